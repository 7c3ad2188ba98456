"""Scoring a win: its yaku, the best reading, and what it is worth.

Numbers are judged at once (see ``judging``); lines, words and the list of readings
are made when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

from mahjong_lessons.core.readings import Reading
from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.rules import variations
from mahjong_lessons.core.seats import UNTOLD, Untold
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.explain import why_this_reading
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.judging import Judged, YakuLine, best, judge_reading, lines
from mahjong_lessons.riichi.payments import YAKUMAN, Payment, nothing, pay_for
from mahjong_lessons.riichi.rules import DEFAULT, RULES, SOURCES, Rules, name_of, rules_of
from mahjong_lessons.riichi.settlement import Changes, changes_after
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.riichi.yaku import FED


class _Valued:
    """What a score and each of its readings have in common."""

    win: Win
    rules: Rules
    judged: Judged

    @property
    def han(self) -> int:
        """Han, dora included; 0 without a yaku, for yakuman, and where renhou alone is a mangan."""
        return self.judged.han

    @property
    def yakuman(self) -> int:
        """How many times a yakuman is paid."""
        return self.judged.yakuman

    @property
    def points(self) -> int:
        """What the hand is worth without honba and sticks; 0 without a yaku."""
        return self.judged.points

    @property
    def base(self) -> int:
        """Base points."""
        return self.judged.base

    @property
    def limit(self) -> str:
        """Mangan, haneman, baiman, sanbaiman or yakuman; empty below."""
        return self.judged.limit

    @property
    def yaku(self) -> tuple[YakuLine, ...]:
        """The yaku, and dora where there is a yaku for them to be added to."""
        return lines(self.win, self.rules, self.judged)

    def as_record(self) -> Record:
        """What it is worth, as plain data."""
        return record(self, "han", "yakuman", "fu", "yaku", "limit", "base", "points")


@dataclass(frozen=True, repr=False)
class ScoredReading(_Valued, Displayable):
    """One reading of a win and what it would be worth."""

    win: Win
    rules: Rules = field(kw_only=True)
    judged: Judged
    reading: Reading

    @cached_property
    def fu(self) -> FuCount:
        """The fu of this reading, line by line."""
        return FuCount(self.win, self.reading, rules=self.rules)

    def as_record(self) -> Record:
        """The reading and its worth as plain data.

        >>> readings = score("56678m22p666z pon 888s ron 7m").as_record()["readings"]
        >>> [(one["reading"]["wait"], one["fu"]["raw"]) for one in readings]
        [('kanchan', 32), ('ryanmen', 30)]
        """
        return record(self, "reading") | super().as_record()

    def __repr__(self) -> str:
        return f"ScoredReading({str(self.reading)!r}, points={self.points})"


@dataclass(frozen=True, init=False, repr=False)
class Score(_Valued, Displayable):
    """What a win is worth; made by :func:`score`.

    >>> s = score(Win.parse("111m456678p35s99s ron 4s riichi"))
    >>> s.han, s.fu.total, s.points, [str(line) for line in s.yaku]
    (1, 40, 1300, ['riichi: 1 han'])
    """

    win: Win
    rules: Rules
    judged: Judged

    def __init__(self, win: Win, judged: Judged, *, rules: Rules) -> None:
        # Past the frozen setattr, which takes a tenth of the time of scoring.
        fields = vars(self)
        fields["win"], fields["rules"], fields["judged"] = win, rules, judged

    @cached_property
    def readings(self) -> tuple[ScoredReading, ...]:
        """Every reading with what it would be worth, the best first."""
        scored = [self._scored(reading) for reading in self.win.readings]
        return tuple(sorted(scored, key=lambda one: one.judged, reverse=True))

    def _scored(self, reading: Reading) -> ScoredReading:
        judged = judge_reading(self.win, reading, self.rules)
        return ScoredReading(self.win, judged, reading, rules=self.rules)

    @cached_property
    def _best(self) -> ScoredReading:
        """The best reading, found without listing all of them in order."""
        if len(self.win.readings) == 1:
            return ScoredReading(self.win, self.judged, self.win.readings[0], rules=self.rules)
        scored = map(self._scored, self.win.readings)
        return next(one for one in scored if one.judged == self.judged)

    @property
    def reading(self) -> Reading:
        """The best reading."""
        return self._best.reading

    @property
    def fu(self) -> FuCount:
        """The fu of the best reading, line by line."""
        return self._best.fu

    @property
    def best_counts(self) -> tuple[FuCount, ...]:
        """The fu count of the best reading, and those of others that pay the same.

        >>> [count.raw for count in score("456888m44p56678s ron 7s riichi").best_counts]
        [36, 34]
        """
        best, *others = self.readings
        return (best.fu, *(one.fu for one in others if 0 < one.points == best.points))

    @property
    def why(self) -> str:
        """Why the best reading beat the others, in words."""
        return why_this_reading(self.readings)

    @cached_property
    def payment(self) -> Payment:
        """Who pays what, honba and sticks included."""
        judged, win = self.judged, self.win
        if not judged.base:
            return nothing()
        return pay_for(
            base=judged.base,
            limit=judged.limit,
            han=judged.han,
            fu=judged.fu,
            yakuman=judged.yakuman,
            dealer=win.is_dealer,
            by=win.by,
            honba=win.honba,
            sticks=win.sticks,
            renhou=self.rules.renhou == "mangan" and Circumstance.RENHOU in win.circumstances,
        )

    def settle(
        self,
        *,
        discarder: Wind | str | Untold | None = UNTOLD,
        liable: Wind | str | Untold | None = UNTOLD,
    ) -> Changes:
        """Each player's change in points, honba and sticks included.

        Who paid comes from the win's line; ``discarder`` (None by tsumo) and ``liable`` (None
        for nobody) say it where the line leaves it out. Raises ``ValueError`` where a
        discarder is missing, cannot be, or is not the line's.

        >>> score("111m456678p35s99s ron 4s riichi sticks 1").settle(discarder="W")
        {'E': 0, 'S': 2300, 'W': -1300, 'N': 0}
        """
        win = self.win.paid_by(discarder, liable)
        return changes_after(win, base=self.base, fed=self.fed_base)

    @property
    def fed_base(self) -> int:
        """The base points that a liable player answers for, if somebody is liable.

        >>> score("234m9p pon 555z pon 666z pon 777z ron 9p liable W").fed_base
        8000
        """
        covered = sum(line.yakuman for line in self.yaku if line.name in FED)
        whole_hand = covered and self.rules.pao == "hand"
        return self.base if whole_hand else YAKUMAN.base * covered

    @property
    def changes(self) -> Changes | None:
        """Each player's change as the win's line tells it.

        None without a yaku, and by ron where the line does not say who dealt in.
        """
        known = self.points and (self.win.discarder or self.win.by is WinBy.TSUMO)
        return self.settle() if known else None

    @property
    def outcome(self) -> tuple[object, ...]:
        """All that a rule can change: points, han, yakuman, fu where they count, and who pays.

        Two scores of one win under different rules give the same answer if these are equal.
        """
        judged, win = self.judged, self.win
        counts_fu = judged.points and not judged.yakuman
        changes = self.changes if win.liable else None
        return judged.points, judged.han, judged.yakuman, judged.fu if counts_fu else 0, changes

    @cached_property
    def unsure(self) -> tuple[str, ...]:
        """What is not known of these rules and would change the answer for this hand."""
        return tuple(_words(self, *doubt) for doubt in _doubts(self))

    @property
    def unsure_rules(self) -> tuple[str, ...]:
        """The rules behind :attr:`unsure`, each once."""
        return tuple(dict.fromkeys(rule for rule, _, _ in _doubts(self)))

    def as_record(self) -> Record:
        """The score as plain data, with all that explains it.

        ``score(record["win"], rules=Rules(**record["rules"]))`` is the same score again.

        >>> record = score("111m456678p35s99s ron 4s riichi").as_record()
        >>> record["fu"]["total"], record["yaku"], record["points"], record["changes"]
        (40, [{'name': 'riichi', 'han': 1, 'yakuman': 0}], 1300, None)
        """
        explained = record(self, "payment", "changes", "readings", "why", "unsure")
        return record(self, "win", "rules") | super().as_record() | explained

    def __repr__(self) -> str:
        return f"Score({str(self.win)!r}, han={self.han}, points={self.points})"


def score(win: Win | str, *, rules: Rules | str = DEFAULT) -> Score:
    """Score a win, or the line of one, in its best reading.

    A hand without a yaku scores nothing: ``han`` and ``points`` are 0.

    >>> score(Win.parse("2288m3355p1177s6z ron 6z riichi")).points
    3200
    """
    rules = rules_of(rules)
    if not isinstance(win, Win):
        win = Win.of(win)
    return Score(win, best(win, rules), rules=rules)


def count_fu(win: Win | str, *, rules: Rules | str = DEFAULT) -> FuCount:
    """Count the fu of a win in its best reading; without a yaku, of the one with most fu.

    >>> count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")).total
    40
    """
    return score(win, rules=rules).fu


def count_readings(win: Win | str, *, rules: Rules | str = DEFAULT) -> tuple[FuCount, ...]:
    """Count the fu of every reading, the best first.

    >>> win = Win.parse("56678m22p666z pon 888s ron 7m")
    >>> [(count.reading.wait.value, count.raw) for count in count_readings(win)]
    [('kanchan', 32), ('ryanmen', 30)]
    """
    return tuple(scored.fu for scored in score(win, rules=rules).readings)


def _doubts(scored: Score) -> Iterator[tuple[str, object, Score]]:
    """Each rule not known of this rule set, with a value that scores otherwise, and that score."""
    for rule, value, rules in _unknown(name_of(scored.rules)):
        other = score(scored.win, rules=rules)
        if other.outcome != scored.outcome:
            yield rule, value, other


@cache
def _unknown(name: str) -> tuple[tuple[str, object, Rules], ...]:
    """What may be otherwise in a rule set: each rule not known of it, another value, and the set.

    Rules that were put together by hand have no name, and nothing unknown.
    """
    others = variations(RULES[name]) if name else ()
    return tuple(other for other in others if SOURCES[other[0]][name].sure == "unknown")


def _words(scored: Score, rule: str, value: object, other: Score) -> str:
    return t(
        "{name} is not known to set {rule}: {taken!r} is taken, which gives "
        "{worth}; {value!r} would give {other}",
        name=name_of(scored.rules),
        rule=rule,
        taken=getattr(scored.rules, rule),
        worth=_worth(scored),
        value=value,
        other=_worth(other) if _worth(other) != _worth(scored) else t("other payments"),
    )


def _worth(scored: Score) -> str:
    if not scored.points:
        return t("no win")
    if scored.yakuman:
        return t("{points}, yakuman × {n}", points=number(scored.points), n=scored.yakuman)
    words = t("{han} han {fu} fu", han=scored.han, fu=scored.judged.fu)
    return t("{points} ({words})", points=number(scored.points), words=words)
