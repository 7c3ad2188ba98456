"""The lines of a fu ledger: what is asked, the right fu, a hint and the why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from mahjong_lessons.core.text import N_, t
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.practice.answers.ledgers import ordered_lines
from mahjong_lessons.riichi.fu import FuKind, Part
from mahjong_lessons.riichi.fu_count import FuCount, FuLine, Special

SUM, TOTAL = "sum", "fu"
"""The keys of the last two lines; the others are named after the parts of a count."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One line of a ledger: what is asked, the right fu, a hint and the why.

    ``label`` and ``tiles`` name the line without giving its fu away.
    """

    key: str
    label: str
    tiles: tuple[Tile, ...]
    right: int
    hint: str
    why: str

    @property
    def part(self) -> str:
        """Its part of the ledger: all sets are one."""
        return self.key.split()[0]


def ledger_lines(count: FuCount) -> tuple[LedgerLine, ...]:
    """The lines of the ledger for a count: base, won, each set, pair, wait, sum, fu.

    A part that has no line of its own, as in seven pairs, is a line worth 0: to
    leave it out would give the answer away.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> lines = ledger_lines(count_fu(Win.parse("2288m3355p1177s6z ron 6z riichi")))
    >>> [(line.key, line.right) for line in lines]
    [('base', 25), ('won', 0), ('pair', 0), ('wait', 0), ('sum', 25), ('fu', 25)]
    """
    return (*_fu_lines(count), _sum_line(count), _total_line(count))


def _fu_lines(count: FuCount) -> Iterator[LedgerLine]:
    for part in Part:
        lines = [line for line in count.lines if line.part is part]
        if part is Part.SET:
            yield from _set_lines(count, lines)
        else:
            yield _part_line(count, part, lines)


def _part_line(count: FuCount, part: Part, lines: list[FuLine]) -> LedgerLine:
    """The one row of a part; one without a line is worth 0, and the base says why."""
    line, fu = (lines[0], lines[0].fu) if lines else (count.lines[0], 0)
    winning = count.win.hand.winning
    tiles = (winning,) if part is Part.WON and winning else line.tiles
    label = t(_LABELS[part], by=count.win.by)
    return LedgerLine(part.value, label, tiles, fu, t(_HINTS[line.kind]), line.why)


def _set_lines(count: FuCount, lines: list[FuLine]) -> Iterator[LedgerLine]:
    reading, winning = count.reading, count.win.hand.winning
    places = [place for place, block in enumerate(reading.blocks) if block in reading.sets]
    for number, (line, place) in enumerate(zip(lines, places, strict=True), 1):
        block = reading.blocks[place]
        label, hint = t("set {number}", number=number), t(_HINTS[line.kind])
        if block.meld:
            label = t("{label}, {call}", label=label, call=block.meld.word)
        elif place == reading.won:
            label = t("{label}, finished by {tile}", label=label, tile=winning)
            hint += f" {t(_FINISHED_HINT)}" if line.kind is not FuKind.SHUNTSU else ""
        yield LedgerLine(f"{Part.SET} {number}", label, line.tiles, line.fu, hint, line.why)


def _sum_line(count: FuCount) -> LedgerLine:
    added = [str(line.fu) for line in count.lines if line.fu]
    why = f"{' + '.join(added)} = {count.raw}" if len(added) > 1 else str(count.raw)
    return LedgerLine(
        SUM, t("sum"), (), count.raw, t("add up the lines, and do not round yet"), why
    )


def _total_line(count: FuCount) -> LedgerLine:
    hint = t(_LAST_HINTS[count.special])
    return LedgerLine(TOTAL, t("fu that count"), (), count.total, hint, count.last_step)


_LABELS: Mapping[Part, str] = {
    Part.BASE: N_("base"),
    Part.WON: N_("won by {by}"),
    Part.PAIR: N_("pair"),
    Part.WAIT: N_("wait"),
}

_RUN_HINT = N_("three numbers in a row: does a run bring fu?")
_TRIPLET_HINT = N_("is it open or closed? Of simples, or of terminals or honours?")
_FINISHED_HINT = N_("The winning tile finished it: by ron it is open, by tsumo closed")
_KAN_HINT = N_(
    "a kan is worth four triplets: open or closed ones? Of simples, or of terminals or honours?"
)
_RON_HINT = N_("it was ron: was anything called before?")
_WAIT_HINT = N_("did these tiles wait at two open ends, in a gap, at an edge, or as a pair or two?")
_HINTS: Mapping[FuKind, str] = {
    FuKind.FUUTEI: N_("every hand of four sets and a pair starts with the same fu"),
    FuKind.CHIITOITSU: N_("not every hand is four sets and a pair: how does this one count?"),
    FuKind.KOKUSHI: N_("this hand is a yakuman: does it need fu?"),
    FuKind.MENZEN_KAFU: _RON_HINT,
    FuKind.RON: _RON_HINT,
    FuKind.TSUMO: N_("the winning tile was drawn: is this hand an exception, such as pinfu?"),
    FuKind.SHUNTSU: _RUN_HINT,
    FuKind.MINKOU: _TRIPLET_HINT,
    FuKind.ANKOU: _TRIPLET_HINT,
    FuKind.MINKAN: _KAN_HINT,
    FuKind.ANKAN: _KAN_HINT,
    FuKind.JANTOU: N_("only dragons, the seat wind and the round wind give a pair value"),
    FuKind.RYANMEN: _WAIT_HINT,
    FuKind.SHANPON: _WAIT_HINT,
    FuKind.KANCHAN: _WAIT_HINT,
    FuKind.PENCHAN: _WAIT_HINT,
    FuKind.TANKI: _WAIT_HINT,
}
_LAST_HINTS: Mapping[Special | None, str] = {
    None: N_("go up to the next ten, once; a round number stays"),
    Special.KUIPINFU: N_("an open hand won by ron has a least value: is the sum below it?"),
    Special.CHIITOITSU: N_("is this a hand that is rounded at all?"),
    Special.KOKUSHI: N_("this hand is a yakuman: do fu count for it?"),
}


def written_lines(count: FuCount) -> str:
    """The fu of the lines of a ledger, without sum and rounding, the largest set first.

    >>> from mahjong_lessons.riichi import Win, count_fu
    >>> written_lines(count_fu(Win.parse("2m678s555z pon 888p chi 456m tsumo 2m")))
    '20 2 8 2 0 0 0 2'
    """
    return ordered_lines([line.right for line in _fu_lines(count)])
