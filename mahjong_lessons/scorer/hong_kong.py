"""Hong Kong, as far as entering a hand needs to know it."""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS, SUIT_STARTS, parse_tiles
from mahjong_lessons.hongkong.patterns import BY_NAME
from mahjong_lessons.hongkong.rules import ALLOWED, RULES
from mahjong_lessons.hongkong.scoring import score
from mahjong_lessons.hongkong.waiting import waits_of
from mahjong_lessons.hongkong.win import Circumstance, Win
from mahjong_lessons.scorer.explained_hong_kong import ExplainedFaan
from mahjong_lessons.scorer.game import RuleChoice, ScorerGame, samples
from mahjong_lessons.scorer.parts import WaitingHand

_EXAMPLES = (
    ("234567m78m22z pung 777z discard 9m from W", N_("a dragon, and one suit with honours")),
    ("123m456m789p23s55p self-draw 4s", N_("faan for how it was won, and four chows")),
    ("123m456p78s55p pung 777z discard 9s from E", N_("a dragon alone is below the minimum")),
    ("345567789p9p chow 123p discard 9p from N", N_("pure one suit")),
    ("123m456p78s22m pung 111z self-draw 9s seat E", N_("the dealer's double East")),
    ("111444s777z4z pung 999s discard 4z from N", N_("all pungs, one suit and a dragon")),
    ("555z67p888m66z pung 777z discard 8p from W", N_("small dragons: 5 in all")),
    ("555666z56s11p pung 777z discard 7s from W", N_("great dragons: 8 in all")),
    ("222333z78m44z pung 111z discard 9m seat E from S", N_("more faan than the limit counts")),
    ("333444666z7z pung 222z discard 7z round W from E", N_("a limit hand counts alone")),
    ("222m555p77333s99p self-draw 7s", N_("four concealed pungs")),
    ("222m555p77333s99p discard 7s from E", N_("the same tiles, finished by a discard")),
    ("111222333m78p99s self-draw 9p", N_("two readings: the one with more faan counts")),
    (
        "123m456p78s22m closed-kong 5555z self-draw 9s",
        N_("a concealed kong breaks the concealed hand"),
    ),
    (
        "456p78923s55p chow 123m self-draw 4s flowers 2 seasons 1 2",
        N_("two flowers of the own seat"),
    ),
    ("234567m78m22z pung 777z self-draw 9m liable E", N_("one player is liable and pays for all")),
)


_WAYS = {
    "discard": N_("another player's discard won"),
    "self-draw": N_("the winner drew the tile"),
}
_CALLS = {
    "chow": N_("three in a row; the first tile was taken from a discard"),
    "pung": N_("three of the same; one was taken from a discard"),
    "kong": N_("four of the same; one was taken from a discard"),
    "closed-kong": N_("four of the same, all drawn"),
    "added-kong": N_("a pung to which the fourth tile was added"),
}


def _circumstances() -> Iterator[tuple[str, str]]:
    for flag in Circumstance:
        name = flag.value.replace("-", " ")
        yield flag.value, (BY_NAME.get(name) or BY_NAME[f"{name} hand"]).needs


_HONOURS = range(FIRST_HONOUR, KINDS)

HONG_KONG = ScorerGame(
    win=Win,
    tiles=tuple(map(parse_tiles, ("123456789m", "123456789p", "123456789s", "1234567z"))),
    rules=RULES,
    default_rules="documents",
    score=lambda win, rules: ExplainedFaan(score(win, rules=rules)),
    waits=lambda hand, about, rules: WaitingHand(waits_of(hand, about, rules=rules)),
    examples=samples(_EXAMPLES),
    meanings={**_CALLS, **_WAYS, **dict(_circumstances())},
    options={
        "minimum": RuleChoice(N_("minimum"), tuple(sorted(ALLOWED["minimum"]))),
        "limit": RuleChoice(N_("limit"), tuple(sorted(ALLOWED["limit"]))),
        "table": RuleChoice(N_("table"), ALLOWED["table"]),
        "discard": RuleChoice(N_("discard"), ALLOWED["discard"]),
        "points_per_unit": RuleChoice(
            N_("points per unit"), tuple(sorted(ALLOWED["points_per_unit"]))
        ),
        "flowers": RuleChoice(N_("flowers"), ALLOWED["flowers"]),
    },
    # One suit with honours is as likely as all tiles together: most other hands are too cheap.
    pools=(
        range(KINDS),
        *((*range(start, start + 9), *_HONOURS) for start in SUIT_STARTS if start < FIRST_HONOUR),
    ),
    bonus_in_play=lambda rules: rules.flowers,
)
"""The game of Hong Kong."""
