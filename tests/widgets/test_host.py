"""The host of what is live: messages of the page go to a step, and what comes of it is shown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from threading import Thread
from typing import Any

import pytest
from markupsafe import Markup

from mahjong_lessons import views
from mahjong_lessons.widgets import Event, Live
from mahjong_lessons.widgets.markup import button, field, tag

HOSTILE = "<img src=x onerror=alert(1)>"


@dataclass(frozen=True)
class Count:
    n: int = 0
    text: str = ""


def view(state: Count) -> Markup:
    return tag("p", state.n, " ", state.text)


def act(state: Count, event: Event) -> Count:
    if event.do == "fail":
        raise ValueError(HOSTILE)
    return replace(state, n=state.n + 1, text=event.fields.get("name", state.text))


@pytest.fixture
def live() -> Live[Count]:
    return Live(Count(), view, act, twin=lambda state: f"<p>twin {state.n}</p>")


def say(live: Live[Count], do: str, what: str = "", **fields: str) -> None:
    """Say something as the page does."""
    content = {"do": do, "what": what, "fields": fields}
    live.comm.handle_msg(
        {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
    )


def answers(live: Live[Count], monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(live, "send", sent.append)
    return sent


def test_an_event_gives_the_next_state_and_its_view(live: Live[Count]) -> None:
    say(live, "more", name="Mei")
    assert (live.state, live.html) == (Count(1, "Mei"), "<p>1 Mei</p>")


def test_text_is_never_markup(live: Live[Count]) -> None:
    say(live, "more", name=HOSTILE)
    assert live.html == "<p>1 &lt;img src=x onerror=alert(1)&gt;</p>"


def test_a_step_that_fails_says_so_and_loses_nothing(live: Live[Count]) -> None:
    say(live, "more", name="Mei")
    say(live, "fail")
    assert live.state == Count(1, "Mei")
    assert live.html.startswith('<p>1 Mei</p><p class="mj-failed" role="alert">')
    assert "onerror" in live.html
    assert "<img" not in live.html


def test_a_test_that_takes_the_step_itself_hears_of_the_failure(live: Live[Count]) -> None:
    with pytest.raises(ValueError, match="img"):
        live.take("fail")


def test_each_message_is_answered(live: Live[Count], monkeypatch: pytest.MonkeyPatch) -> None:
    """So the page knows that somebody is there."""
    sent = answers(live, monkeypatch)
    say(live, "hello")
    say(live, "more")
    say(live, "fail")
    assert sent == [{"sheet": ""}, {}, {}]
    assert live.state == Count(1)


def test_the_style_sheet_goes_to_a_page_that_lacks_it(
    live: Live[Count], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = answers(live, monkeypatch)
    say(live, "hello", "sheet")
    assert sent == [{"sheet": views.stylesheet()}]
    assert "--mj-sheet" in views.stylesheet()  # by this the page sees that it has it


def test_no_click_is_lost_between_two_threads(live: Live[Count]) -> None:
    """JupyterLab speaks to the kernel over two threads."""
    threads = [
        Thread(target=lambda: [say(live, "more") for _ in range(50)], daemon=True) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert live.state.n == 100


def test_it_shows_its_view_and_its_twin(live: Live[Count]) -> None:
    data, _ = live._repr_mimebundle_()
    assert data["text/plain"] == repr(live) == "Count(n=0, text='')"
    assert data["text/html"] == "<p>twin 0</p>"
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == live.model_id


def test_the_page_gets_no_state_but_the_view(live: Live[Count]) -> None:
    """What is not shown yet, such as an answer, cannot be read in the page."""
    ours = {"html", "asleep"}
    sent = set(live.get_state()) - set(Live(Count(), view, act, str).get_state().keys())
    assert sent == set()
    assert ours <= set(live.get_state())
    assert "twin" not in str(live.get_state())


@pytest.mark.parametrize(
    ("made", "html"),
    [
        (tag("p", "a", None, tag("br"), 3), "<p>a<br>3</p>"),
        (tag("p", css="mj-x", hidden=True, title=None), '<p class="mj-x" hidden></p>'),
        (tag("p", title='"<'), '<p title="&#34;&lt;"></p>'),
        (
            button("Go", "go", "1", pressed=True),
            '<button type="button" class="mj-button" data-do="go" data-what="1" '
            'data-id="go-1" aria-pressed="true">Go</button>',
        ),
    ],
)
def test_markup(made: Markup, html: str) -> None:
    assert made == html


def test_a_field_holds_its_text_as_text() -> None:
    assert 'value="&#34;&gt;&lt;b&gt;"' in field("name", '"><b>', "Name")
