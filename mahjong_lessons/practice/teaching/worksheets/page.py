"""The pages of a worksheet as HTML: a document that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from mahjong_lessons import views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.practice.teaching.worksheets.answers import answer_space, filled_answer
from mahjong_lessons.practice.teaching.worksheets.sheet import Worksheet, task_of
from mahjong_lessons.views.document import page

_SIZES = {"a4": "A4", "letter": "letter"}


def worksheet_page(sheet: Worksheet, *, with_key: bool = True) -> str:
    """The sheet as a document of its own, with the key on pages of their own at its end.

    >>> worksheet_page(Worksheet("points", count=2)).count('<section class="ws-question">')
    4
    """
    parts = [_sheet(sheet), *([_key(sheet)] if with_key else [])]
    return _document(sheet, sheet.title, parts)


def worksheet_key_page(sheet: Worksheet) -> str:
    """The key alone, as a document of its own."""
    return _document(sheet, t("Key: {title}", title=sheet.title), [_key(sheet)])


def _document(sheet: Worksheet, title: str, parts: Iterable[str]) -> str:
    foot = t("{title} · seed {seed}", title=sheet.title, seed=sheet.seed)
    size = (
        f"@page{{size:{_SIZES[sheet.paper]};"
        f'@bottom-left{{content:"{foot}"}}'
        '@bottom-right{content:counter(page) " / " counter(pages)}}'
    )
    body = f"{views.html(views.style())}\n{''.join(parts)}"
    return page(title, body, css=f"{_css()}\n{size}")


def _sheet(sheet: Worksheet) -> str:
    lines = (t("Name"), t("Class"), t("Date"))
    names = "".join(f"<span>{escape(line)} <i></i></span>" for line in lines)
    same = len(sheet.tasks) == 1
    asked = f'<p class="ws-task">{escape(sheet.tasks[0])}</p>' if same else ""
    questions = "".join(
        _question(n, question, answer_space(question), words="" if same else task_of(question))
        for n, question in enumerate(sheet.questions, start=1)
    )
    return (
        f'<article class="ws-sheet"><header><h1>{escape(_capital(sheet.title))}</h1>'
        f'<p class="ws-names">{names}</p>{asked}{_rules(sheet)}</header>\n{questions}</article>\n'
    )


def _key(sheet: Worksheet) -> str:
    questions = "".join(
        _question(n, question, filled_answer(question), words=_line(question))
        for n, question in enumerate(sheet.questions, start=1)
    )
    title = t("Key: {title}", title=sheet.title)
    return (
        f'<article class="ws-key"><header><h1>{escape(title)}</h1>'
        f"<p><code>{escape(sheet.call)}</code></p>"
        f"{_rules(sheet)}</header>\n{questions}</article>\n"
    )


def _question(n: int, question: Question, answer: str, *, words: str) -> str:
    said = f'<p class="ws-words">{escape(words)}</p>' if words else ""
    return (
        f'<section class="ws-question"><b class="ws-number">{n}</b>'
        f"<div>{_shown(question)}{said}{answer}</div></section>\n"
    )


def _shown(question: Question) -> str:
    """The hand that is asked about, or what is given in words."""
    if isinstance(question.shown, AnyWin):
        return views.html(question.shown)
    if isinstance(question.shown, str):
        return f'<p class="ws-given">{escape(question.shown)}</p>'
    return views.html(views.draw(question.shown))


def _line(question: Question) -> str:
    """The hand as one line, to be copied into the scorer; nothing where no hand is asked about."""
    return question.about if isinstance(question.shown, AnyWin) else ""


def _rules(sheet: Worksheet) -> str:
    said = " ".join((t("Rules: {name}.", name=sheet.rules), *sheet.rule_words))
    return f'<p class="ws-rules">{escape(said)}</p>'


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@cache
def _css() -> str:
    return files(__package__).joinpath("worksheet.css").read_text(encoding="utf-8")
