"""Riichi, as far as entering a hand needs to know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from mahjong_lessons.core.text import N_, listing, number, t
from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.riichi.rules import RULES
from mahjong_lessons.riichi.scoring import score
from mahjong_lessons.riichi.waiting import waits_of
from mahjong_lessons.riichi.win import Circumstance, Win
from mahjong_lessons.riichi.yaku import SITUATION_YAKU
from mahjong_lessons.scorer.explained_riichi import ExplainedScore
from mahjong_lessons.scorer.game import SampleWin, ScorerGame, samples
from mahjong_lessons.scorer.parts import WaitingHand

RECORDED = "tenhou"
"""The rule set that the recorded wins were played by."""

_EXAMPLES = (
    ("111m456678p35s99s ron 4s riichi", N_("every kind of line: 40 fu exactly")),
    ("234567m345p99p67s tsumo 8s", N_("pinfu by tsumo: 20 fu")),
    ("234567m345p99p67s ron 8s riichi", N_("pinfu by ron: 30 fu")),
    ("2288m3355p1177s6z ron 6z riichi", N_("seven pairs: 25 fu")),
    ("345m66p67p678s chi 234m ron 8p", N_("an open hand without fu: 30 by the floor")),
    ("234678m999s55p44s ron 5p riichi", N_("a triplet that a ron finished counts as open")),
    ("234678m999s55p44s tsumo 5p", N_("the same triplet by tsumo is closed")),
    ("2m678s555z pon 888p chi 456m tsumo 2m", N_("34 fu, rounded up to 40")),
    ("234m666z5z chi 345p chi 678s ron 5z", N_("pair and wait both count")),
    ("56678m22p666z pon 888s ron 7m", N_("two readings: the one with more fu wins")),
    ("23345789m567p44s ron 4m riichi seat W", N_("two readings: the one with fewer fu wins")),
    ("234m66p45p678s ankan 1111m ron 3p riichi", N_("a closed kan: 62 fu, rounded up to 70")),
    (
        "34567m777p99s ankan 2222s tsumo 8m rinshan",
        N_("a rule decides whether this tsumo brings fu"),
    ),
)


@cache
def _records() -> Sequence[SampleWin]:
    return tuple(map(recorded, real_wins()))


def recorded(real: RealWin) -> SampleWin:
    """A recorded win, with the rules of its game."""
    rules: Any = RECORDED
    if not (real.red_fives and real.open_tanyao):
        rules = replace(RULES[RECORDED], red_fives=real.red_fives, open_tanyao=real.open_tanyao)
    return SampleWin(real.notation, partial(_recorded_words, real), rules)


def _recorded_words(real: RealWin) -> str:
    rules = [
        RECORDED,
        *([] if real.red_fives else [t("no red fives")]),
        *([] if real.open_tanyao else [t("no open tanyao")]),
    ]
    return t(
        "A real win ({id}). The server paid {points}. Rules: {rules}.",
        id=real.id,
        points=number(real.points),
        rules=listing(rules, "and"),
    )


_CALLS = {
    "chi": N_("three in a row; the first tile was taken from a discard"),
    "pon": N_("three of the same; one was taken from a discard"),
    "kan": N_("an open kan: four of the same; one was taken from a discard"),
    "ankan": N_("a closed kan: four of the same, all drawn"),
    "kakan": N_("an added kan: a pon to which the fourth tile was added"),
}
_OTHERS = {
    "ron": N_("another player's discard won"),
    "tsumo": N_("the winner drew the tile"),
    "indicators": N_("tiles that lie open; the tile after each is dora"),
    "ura-indicators": N_("the indicators below, turned after a win with riichi"),
}


def _meanings() -> Iterator[tuple[str, str]]:
    yield from (*_CALLS.items(), *_OTHERS.items())
    needs = {yaku.name: yaku.needs for yaku in SITUATION_YAKU}
    for flag in Circumstance:
        yield flag.value, needs[flag.value.replace("-", " ")]


RIICHI = ScorerGame(
    win=Win,
    tiles=tuple(map(parse_tiles, ("1234056789m", "1234056789p", "1234056789s", "1234567z"))),
    rules=RULES,
    default_rules="documents",
    score=lambda win, rules: ExplainedScore(score(win, rules=rules)),
    waits=lambda hand, about, rules: WaitingHand(waits_of(hand, about, rules=rules)),
    examples=samples(_EXAMPLES),
    records=_records,
    usual=(Circumstance.RIICHI,),
    meanings=dict(_meanings()),
)
"""The game of riichi."""
