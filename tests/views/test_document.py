"""The frame of pages that stand alone."""

from __future__ import annotations

from html.parser import HTMLParser

from mahjong_lessons import views


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        self.attributes |= {f"{tag} {name}": value for name, value in attrs}

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_page_says_its_language_and_its_title_is_words() -> None:
    page = _Tags()
    page.feed(views.page("</title><script>", "<p>fu</p>", css="p{color:red}", lang="nl"))
    assert page.attributes["html lang"] == "nl"
    assert page.attributes["meta charset"] == "utf-8"
    assert "script" not in page.opened
    assert {"</title><script>", "p{color:red}", "fu"} <= set(page.texts)


def test_nothing_is_asked_from_elsewhere() -> None:
    page = _Tags()
    page.feed(views.page("fu", views.html(views.name("5z")), css=views.stylesheet()))
    assert not {"link", "script", "img"} & set(page.opened)
