"""What people get wrong when they add up han."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import tile_indicated
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.practice.mistakes.misconception import Misconception, by_id, sample
from mahjong_lessons.riichi.recognising import BY_NAME
from mahjong_lessons.riichi.rules import DEFAULT, Rules
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import Win

_MENZEN_TSUMO = "menzen tsumo"
_DORA = ("dora", "ura dora")
_RED = "aka dora"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HanMisconception(Misconception):
    """A misconception about han: how many its holder counts for a scored win."""

    counts: Callable[[Score], int] = None  # type: ignore[assignment]  # refused by NEEDED

    NEEDED: ClassVar[tuple[str, ...]] = (*Misconception.NEEDED, "counts")

    def han(self, win: Win, rules: Rules | str = DEFAULT) -> int:
        """The han that its holder counts; the right ones where it makes no difference.

        >>> HAN["P24"].han(Win.parse("234m67p99s chi 234p chi 234s ron 8p"))
        2
        """
        scored = score(win, rules=rules)
        return scored.han if scored.yakuman else self.counts(scored)


def _closed_han(scored: Score) -> int:
    """The han that each yaku has in a closed hand, whatever was called."""
    if scored.win.is_closed:
        return scored.han
    rows = ((line.han, BY_NAME.get(line.name)) for line in scored.yaku)
    return sum(max(han, row.closed) if row else han for han, row in rows)


def _open_tsumo(scored: Score) -> int:
    counts = scored.han and scored.win.by is WinBy.TSUMO and not scored.win.is_closed
    return scored.han + bool(counts)


def _dora_alone(scored: Score) -> int:
    """Dora of a hand that has no yaku for them to be added to."""
    win, rules = scored.win, scored.rules
    indicators = win.indicators + (win.ura_indicators if rules.ura_dora else ())
    shown = Counter(tile.kind for tile in win.hand.tiles)
    dora = sum(shown[tile_indicated(indicator).kind] for indicator in indicators)
    return scored.han or dora + (win.hand.reds if rules.red_fives else 0)


def _without(*names: str) -> Callable[[Score], int]:
    """Han without these lines; without any yaku left there is no win."""

    def han(scored: Score) -> int:
        kept = [line for line in scored.yaku if line.name not in names]
        return sum(line.han for line in kept) if any(line.yaku for line in kept) else 0

    return han


HAN: Mapping[str, HanMisconception] = by_id(
    (
        HanMisconception(
            id="P24",
            title=N_("an open hand given the han of a closed one"),
            hint=N_("Some yaku lose a han when the hand is open."),
            lesson="count-han",
            samples=(
                sample("99s78p234m chi 234s chi 234p ron 6p", han=(1, 2), payment=("1000", "2000")),
            ),
            counts=_closed_han,
        ),
        HanMisconception(
            id="P25",
            title=N_("menzen tsumo counted in an open hand"),
            hint=N_("Menzen tsumo needs a closed hand: after a call a tsumo is no yaku."),
            lesson="count-han",
            samples=(
                sample(
                    "345m66p67p678s chi 234m tsumo 8p", han=(1, 2), payment=("300/500", "500/1000")
                ),
            ),
            counts=_open_tsumo,
        ),
        HanMisconception(
            id="P26",
            title=N_("dora taken for a yaku"),
            hint=N_("Dora add han, but without a yaku there is no win."),
            lesson="count-han",
            samples=(
                sample(
                    "345m99p67p678s chi 234m ron 8p indicators 8p",
                    han=(0, 2),
                    payment=("0", "2000"),
                ),
            ),
            counts=_dora_alone,
        ),
        HanMisconception(
            id="P27",
            title=N_("dora left out"),
            hint=N_("Each tile that an indicator points to is one han more, below the riichi too."),
            lesson="count-han",
            # riichi and pinfu, and two dora
            samples=(
                sample(
                    "234567m345p99p67s ron 8s riichi indicators 8p",
                    han=(4, 2),
                    payment=("7700", "2000"),
                ),
            ),
            counts=_without(*_DORA),
        ),
        HanMisconception(
            id="P28",
            title=N_("red fives left out"),
            hint=N_("Each red five is one han more."),
            lesson="count-han",
            # riichi and a red five
            samples=(
                sample("123567m99p30p678s ron 4p riichi", han=(2, 1), payment=("2600", "1300")),
            ),
            counts=_without(_RED),
        ),
        HanMisconception(
            id="P29",
            title=N_("menzen tsumo left out"),
            hint=N_("A closed hand that draws its winning tile has the yaku menzen tsumo."),
            lesson="count-han",
            # riichi and menzen tsumo
            samples=(
                sample(
                    "123567m99p35p678s tsumo 4p riichi", han=(2, 1), payment=("500/1000", "300/500")
                ),
            ),
            counts=_without(_MENZEN_TSUMO),
        ),
    )
)
"""The misconceptions about han by id."""
