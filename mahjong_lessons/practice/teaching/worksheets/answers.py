"""The room that an answer needs on paper: blank on the sheet, filled in on the key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from types import MappingProxyType

from mahjong_lessons import hongkong, views
from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.practice.ledger.entries import entries
from mahjong_lessons.practice.questions.question import Question
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.payments import MANGAN, Payment
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import tile_art

_SETS = 4


def room(question: Question) -> str:
    """Where the answer is written, as HTML."""
    return _ROOMS.get(question.kind, _line)(question, filled=False)


def filled(question: Question) -> str:
    """The answer in the same room, and what explains it, as HTML."""
    room = _ROOMS.get(question.kind, _line)(question, filled=True)
    also = "".join(
        f'<p class="ws-answer">{escape(t("or {answer}: it pays the same", answer=each))}</p>'
        for each in question.also
    )
    return room + also


def _ledger(question: Question, *, filled: bool) -> str:
    """Boxes for base, won, four sets, pair, wait, sum and fu; each with room for its tiles."""
    labels = (
        t("base"),
        t("won"),
        *(t("set") for _ in range(_SETS)),
        t("pair"),
        t("wait"),
        t("sum"),
        t("fu"),
    )
    tiles, numbers = _filled_in(question) if filled else ([""] * len(labels), [""] * len(labels))
    head = "".join(f"<th>{escape(label)}</th>" for label in labels)
    drawn = "".join(f"<td>{each}</td>" for each in tiles)
    written = "".join(f"<td>{each}</td>" for each in numbers)
    return (
        f'<table class="ws-ledger"><tr><th></th>{head}</tr>'
        f"<tr><th>{escape(t('tiles'))}</th>{drawn}</tr><tr><th>{escape(t('fu'))}</th>{written}</tr></table>"
    )


def _filled_in(question: Question) -> tuple[list[str], list[str]]:
    """Tiles and numbers of a ledger; a hand without sets leaves their boxes empty."""
    count = question.why
    assert isinstance(count, FuCount)
    rows = entries(count)
    sets = [row for row in rows if row.part == "sets"]
    gaps = [None] * (_SETS - len(sets))
    ordered = [*rows[:2], *sets, *gaps, *rows[2 + len(sets) :]]
    tiles = [tile_art.tiles_html(row.tiles) if row and row.tiles else "" for row in ordered]
    return tiles, [str(row.right) if row else "–" for row in ordered]


def _four_seats(question: Question, *, filled: bool) -> str:
    numbers = question.answer.split() if filled else [""] * len(Wind)
    head = "".join(f"<th>{escape(wind.word)}</th>" for wind in Wind)
    cells = "".join(f"<td>{escape(each)}</td>" for each in numbers)
    table = f'<table class="ws-boxes"><tr>{head}</tr><tr>{cells}</tr></table>'
    return table + _why(question) if filled else _WORKING + table


def _line(question: Question, *, filled: bool) -> str:
    if filled:
        return f'<p class="ws-answer">{escape(question.answer)}</p>{_why(question)}'
    return f'{_WORKING}<p class="ws-line">{escape(t("answer"))} <span></span></p>'


_WORKING = '<div class="ws-working"></div>'


def _why(question: Question) -> str:
    """What explains an answer, in a few lines."""
    match question.shown, question.why:
        case Win() as win, _:
            lines = _of_win(score(win, rules=question.rules), han_alone=question.kind in _HAN_ALONE)
        case _, Payment() | hongkong.Payment() as payment:
            lines = iter(payment.steps)
        case _:
            return views.html(question.why)
    return f'<div class="ws-why">{"".join(f"<p>{escape(line)}</p>" for line in lines)}</div>'


_HAN_ALONE = ("han", "yaku")


def _of_win(scored: Score, *, han_alone: bool) -> Iterator[str]:
    """How han, fu and points of a win come about, a line for each."""
    han = " + ".join(f"{t(line.name)} {line.han}" for line in scored.yaku)
    yield t("han: {added} = {han}", added=han, han=scored.han)
    if han_alone:
        return
    if scored.han < MANGAN.han:
        fu = " + ".join(str(line.fu) for line in scored.fu.lines if line.fu)
        yield t("fu: {added}; {last}", added=fu, last=scored.fu.last_step)
    yield from scored.payment.steps


_ROOMS: Mapping[str, Callable[..., str]] = MappingProxyType(
    {
        **dict.fromkeys(("lines", "fu", "raw"), _ledger),
        **dict.fromkeys(("changes", "draw", "settle"), _four_seats),
    }
)
"""The kinds of question whose answer is more than one line."""
