"""What Hong Kong lessons show: who pays for so many faan, and which numbers a change moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, fields, replace
from fractions import Fraction
from typing import Any

from mahjong_lessons.core.rules import swap
from mahjong_lessons.core.seats import seat_of
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, number, signed, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.hongkong.payments import Faan, Payment, counted, pay, units
from mahjong_lessons.hongkong.rules import DEFAULT, SOURCES, Rules, rules_of
from mahjong_lessons.hongkong.stakes import STAKES
from mahjong_lessons.hongkong.unit_tables import MOST_FAAN, Number
from mahjong_lessons.views import Cell, Part, Table, content

SETTINGS = ("table", "limit", "minimum", "discard", "points_per_unit")
"""The rules that change what so many faan pay."""

_ENDING = frozenset(field.name for field in fields(Ending))
_SEATS = ("winner", "discarder", "liable")


@dataclass(frozen=True)
class FaanChoice(Displayable):
    """A win and its table as somebody chooses them part by part; it need not be one that pays.

    >>> choose_faan(2).outcome
    '2 faan is below the minimum of 3: this hand does not win'
    """

    ending: Ending
    _: KW_ONLY
    rules: Rules = DEFAULT

    def choose(self, **changed: Any) -> FaanChoice:
        """The same with something changed: ``faan``, a seat, or a rule.

        A winner neither discards nor is liable, so a new winner leaves these empty.

        >>> choose_faan(3, "E", "W").choose(winner="W", limit=8)
        FaanChoice(E=−8, S=−8, W=+24, N=−8)
        """
        ending = {name: changed[name] for name in changed.keys() & _ENDING}
        ending |= {name: seat_of(ending[name]) for name in _SEATS if ending.get(name)}
        rules = self.rules
        for name in changed.keys() - _ENDING:
            rules = swap(rules, name, changed[name])
        now = replace(self.ending, **ending)
        if now.discarder is now.winner:
            now = replace(now, discarder=None)
        if now.liable is now.winner:
            now = replace(now, liable=None)
        return FaanChoice(now, rules=rules)

    @property
    def outcome(self) -> Payment | str:
        """Who pays what, or why nobody does."""
        try:
            payment = self.ending.pay(rules=self.rules)
        except ValueError as why:
            return str(why)
        return payment or t("nobody won: nobody pays")

    @property
    def numbers(self) -> Mapping[str, Number]:
        """Every number of the outcome by its name: what counts, and each seat's change."""
        paid = self.outcome
        if not isinstance(paid, Payment):
            return {}
        counts = {
            t("faan that count"): paid.faan,
            t("units"): paid.units,
            t("one share"): paid.share,
        }
        return counts | {seat.word: paid.changes[seat] for seat in Wind}

    @property
    def settings(self) -> Mapping[str, str]:
        """What was chosen, in words."""
        rules = {name.replace("_", " "): _word(getattr(self.rules, name)) for name in SETTINGS}
        return {t("win"): str(self.ending), **rules}

    def __repr__(self) -> str:
        return f"FaanChoice({self.written})"

    @property
    def written(self) -> str:
        """The changes in one line, or why there are none."""
        paid = self.outcome
        if not isinstance(paid, Payment):
            return paid
        return ", ".join(f"{seat}={signed(change)}" for seat, change in paid.changes.items())


def choose_faan(
    faan: Faan = 3,
    winner: Wind | str = Wind.EAST,
    discarder: Wind | str | None = Wind.WEST,
    liable: Wind | str | None = None,
    *,
    rules: Rules | str = DEFAULT,
) -> FaanChoice:
    """A choice to begin with; without a ``discarder`` it is a self-draw.

    Raises ``ValueError`` for what is no number of faan, no seat or no rule set.

    >>> choose_faan(3)
    FaanChoice(E=+16, S=0, W=−16, N=0)
    """
    loser = None if discarder is None else seat_of(discarder)
    answers = None if liable is None else seat_of(liable)
    counted(faan, rules=rules)  # a number of faan; whether they win is for the outcome to say
    ending = Ending(winner=seat_of(winner), faan=faan, discarder=loser, liable=answers)
    return FaanChoice(ending, rules=rules_of(rules))


@dataclass(frozen=True)
class Moved(Displayable):
    """What a change of settings does to the numbers.

    >>> what_moves(choose_faan(9), limit=8).moved
    ('faan that count', 'units', 'one share', 'East', 'West')
    """

    before: FaanChoice
    after: FaanChoice

    @property
    def changed(self) -> str:
        """The settings that differ, in words; "" where none does."""
        was = self.before.settings
        pairs = ((name, was[name], now) for name, now in self.after.settings.items())
        return ", ".join(
            t("{name}: {old} → {new}", name=name, old=old, new=new)
            for name, old, new in pairs
            if old != new
        )

    @property
    def moved(self) -> tuple[str, ...]:
        """The names of the numbers that are others now."""
        was = self.before.numbers
        return tuple(name for name, now in self.after.numbers.items() if was.get(name) != now)

    def __repr__(self) -> str:
        return f"Moved({self.changed!r}: {', '.join(self.moved) or 'nothing'})"


def what_moves(before: FaanChoice, **changed: Any) -> Moved:
    """Change settings of a choice, as :meth:`FaanChoice.choose` does, and see which numbers move.

    >>> print(what_moves(choose_faan(3), discard="half"))
    discard: double → half
    number           before  after  moves
    ---------------  ------  -----  -----
    faan that count       3      3
    units                 8      8
    one share             8      8
    East                 16     16
    South                 0     -4  ←
    West                -16     -8  ←
    North                 0     -4  ←
    """
    return Moved(before, before.choose(**changed))


def unit_table(faan: Iterable[int], *, rules: Rules | str = DEFAULT) -> Table:
    """Set faan below each other, with their units and what is paid for them, in points.

    The columns are those of document C's table, with the two payments of a self-draw apart.

    >>> print(unit_table([3, 5]))
    faan  units  discarder pays  self-draw: each pays  self-draw: together
    ----  -----  --------------  --------------------  -------------------
       3      8              16                     8                   24
       5     24              48                    24                   72
    """
    head = (
        t("faan"),
        t("units"),
        t("discarder pays"),
        t("self-draw: each pays"),
        t("self-draw: together"),
    )
    return Table(head, tuple(_unit_row(n, rules) for n in faan))


def _unit_row(faan: int, rules: Rules | str) -> tuple[Cell, ...]:
    by_discard, self_draw = (
        pay(faan, winner=Wind.EAST, discarder=loser, rules=rules) for loser in (Wind.WEST, None)
    )
    paid, each = by_discard.paid(Wind.WEST), self_draw.paid(Wind.WEST)
    return faan, self_draw.units, paid, each, self_draw.total


def step_table(faan: Iterable[int], *tables: str) -> Table:
    """Units on several tables, no limit set, each with its step from one faan less.

    >>> print(step_table(range(3, 7), "half-spicy", "spicy"))
    faan  half-spicy  step   spicy  step
    ----  ----------  -----  -----  ----
       3           8  × 2        8  × 2
       4          16  × 2       16  × 2
       5          24  × 3/2     32  × 2
       6          32  × 4/3     64  × 2
    """
    by_table = [Rules(table=name, limit=MOST_FAAN) for name in tables]
    rows = tuple((n, *(cell for rules in by_table for cell in _step(n, rules))) for n in faan)
    return Table((t("faan"), *(word for name in tables for word in (name, t("step")))), rows)


def _step(faan: int, rules: Rules) -> tuple[int, str]:
    now = units(faan, rules=rules)
    return now, f"× {Fraction(now, units(faan - 1, rules=rules))}" if faan else ""


def stake_table(faan: int = 3, *, rules: Rules | str = DEFAULT) -> Table:
    """What the same faan pay at each stake: three meanings of one printed table.

    >>> stake_table(3).rows[0]
    ('ji-ng-gai', '二五雞', Fraction(1, 2), 8, 4)
    """
    rows: list[tuple[Cell, ...]] = []
    for stake in STAKES.values():
        _, _, paid, each, _ = _unit_row(
            faan, swap(rules_of(rules), "points_per_unit", stake.points_per_unit)
        )
        rows.append((stake.name, stake.cantonese, stake.points_per_unit, paid, each))
    head = (
        t("stake"),
        t("in Chinese"),
        t("points a unit"),
        t("discarder pays"),
        t("self-draw: each pays"),
    )
    return Table(head, tuple(rows))


def hong_kong_rule_sources(*rules: str) -> Table:
    """Each value that these rules can take, with where it comes from and how sure that is.

    >>> hong_kong_rule_sources("discard").rows[0]
    ('discard', 'double', 'document', 'C, "Sieg durch Ablage und Selbstziehen"')
    """
    rows = tuple(
        (rule, _word(value), t(_SURE[source.sure]), t(source.where))
        for rule in rules
        for value, source in SOURCES[rule].items()
    )
    return Table((t("rule"), t("value"), t("how sure"), t("where from")), rows)


_SURE = {
    "document": N_("document"),
    "choice": N_("our choice"),
    "B": N_("two sources"),
    "C": N_("one source"),
    "unknown": N_("unknown"),
}
"""How sure a source is, in words: letters would be taken for documents."""


def _word(value: Any) -> str:
    match value:
        case bool():
            return t("yes") if value else t("no")
        case int():
            return number(value)
        case Fraction():
            return number(value)
        case str():
            return value
    return t("own table")


# --- words ------------------------------------------------------------------------


@content.register
def _(value: FaanChoice) -> Sequence[Part]:
    settings = ", ".join(f"{name} {word}" for name, word in [*value.settings.items()][1:])
    outcome = value.outcome
    shown = content(outcome) if isinstance(outcome, Payment) else (outcome,)
    return str(value.ending), settings, *shown


@content.register
def _(value: Moved) -> Sequence[Part]:
    was, moved = value.before.numbers, value.moved
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (name, was.get(name, "–"), now, "←" if name in moved else "")
        for name, now in value.after.numbers.items()
    )
    changed = value.changed or t("nothing is changed")
    outcome = value.after.outcome
    if isinstance(outcome, str):
        return changed, outcome
    return changed, Table((t("number"), t("before"), t("after"), t("moves")), rows)
