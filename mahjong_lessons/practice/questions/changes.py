"""Questions about how the four scores change."""

from __future__ import annotations

from mahjong_lessons.core.seats import seat_of
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.practice.answers.changes import written_changes
from mahjong_lessons.practice.questions.subjects import Subject
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.scoring import score
from mahjong_lessons.riichi.settlement import Changes, exhausted_wall
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Stack, Table, stack


def about_changes(about: str, rules: Rules) -> Subject:
    """A question about what a win moves, honba and sticks included."""
    scored = score(Win.parse(about), rules=rules)
    changes = scored.settle()
    return Subject(scored.win, written_changes(changes), _explained(changes, scored.payment))


def about_draw(about: str, rules: Rules) -> Subject:
    """A question about noten payments; what is given is the seats that are tenpai."""
    seats = list(map(seat_of, about.split()))
    changes = exhausted_wall(seats)
    names = listing([seat.word for seat in seats], "and") or t("nobody")
    shown = t("The wall is exhausted, nobody won. Tenpai: {names}.", names=names)
    return Subject(shown, written_changes(changes), _explained(changes))


def _explained(changes: Changes, *before: Displayable) -> Stack:
    table = Table(tuple(wind.word for wind in Wind), (tuple(changes.values()),))
    return stack(*before, table)
