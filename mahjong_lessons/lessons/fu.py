"""Ledgers for lessons: hidden until predicted, faded, and hands side by side.

All are made of the tables and stacks of ``views``; every number is counted by the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.core.tiles import parse_tiles
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    CLOSED_RON_FU,
    SET_FU,
    TSUMO_FU,
    VALUE_PAIR_FU,
    WAIT_FU,
    FuKind,
    Part,
)
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.recipes import RECIPES, side_by_side
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Stack, Table, stack

_EXAMPLES: Mapping[FuKind, tuple[str, str]] = {
    FuKind.SHUNTSU: ("456s", "789s"),
    FuKind.MINKOU: ("555s", "999s"),
    FuKind.ANKOU: ("555s", "777z"),
    FuKind.MINKAN: ("5555s", "9999s"),
    FuKind.ANKAN: ("5555s", "7777z"),
}


def compare_fu(*lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Set wins below each other, with what each part of the ledger brings.

    >>> print(compare_fu("234678m55p44999s ron 5p", "234678m55p44999s tsumo 5p"))
       hand                       base  won  sets  pair  wait  sum  fu
    -  -------------------------  ----  ---  ----  ----  ----  ---  --
    1  234678m55p44999s ron 5p      20   10    10     0     0   40  40
    2  234678m55p44999s tsumo 5p    20    2    12     0     0   34  40
    """
    counts = [count_fu(Win.parse(line), rules=rules) for line in lines]
    head = ("", t("hand"), *(t(part.value) for part in Part), t("sum"), t("fu"))
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (place, count.win, *(_fu_of(count, part) for part in Part), count.raw, count.total)
        for place, count in enumerate(counts, start=1)
    )
    return Table(head, rows)


def compare_recipes(*lines: str) -> Table:
    """Set wins below each other, with what each document's recipe comes to.

    >>> print(compare_recipes("34567m777p99s ankan 2222s tsumo 8m rinshan"))
    hand                                         A   B   D  agree
    ------------------------------------------  --  --  --  -----
    34567m777p99s ankan 2222s tsumo 8m rinshan  50  50  40  no
    """
    hands = [side_by_side(Win.parse(line)) for line in lines]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (hand.win, *hand.totals.values(), t("yes") if hand.agree else t("no")) for hand in hands
    )
    return Table((t("hand"), *RECIPES, t("agree")), rows)


def fu_lines(part: str, *lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Pick one part of the ledger ("won", "sets", "pair" or "wait") out of several wins.

    >>> print(fu_lines("wait", "123567m99p35p678s ron 4p", "123567m99p34p678s ron 5p"))
    line            tiles  why                                          fu
    --------------  -----  -------------------------------------------  --
    closed wait     35p    35p waited for 4p in the middle               2
    two-sided wait  34p    5p finished the run at one of two open ends   0
    """
    counts = [count_fu(Win.parse(line), rules=rules) for line in lines]
    rows = tuple(
        (line.kind.word, line.tiles, line.why, line.fu)
        for count in counts
        for line in count.lines
        if line.part is Part(part)
    )
    return Table((t("line"), t("tiles"), t("why"), t("fu")), rows)


def set_table() -> Table:
    """The fu of every kind of set, with tiles to look at (A, B step 3, D "Pon").

    >>> print(set_table())
    set             simples  fu  terminals and honours  fu
    --------------  -------  --  ---------------------  --
    run             456s      0  789s                    0
    open triplet    555s      2  999s                    4
    closed triplet  555s      4  777z                    8
    open kan        5555s     8  9999s                  16
    closed kan      5555s    16  7777z                  32
    """
    head = (t("set"), t("simples"), t("fu"), t("terminals and honours"), t("fu"))
    rows = tuple(
        (kind.word, parse_tiles(simples), simple_fu, parse_tiles(others), other_fu)
        for kind, (simple_fu, other_fu) in SET_FU.items()
        for simples, others in [_EXAMPLES[kind]]
    )
    return Table(head, rows)


def recipe_rows(rules: Rules) -> list[tuple[str, int]]:
    """What brings fu beside sets, in the order of document B, as these rules have it."""
    replacement = (t("tsumo on a kan's replacement tile"), rules.rinshan_tsumo_fu)
    return [
        (t("every hand starts with"), BASE_FU),
        (FuKind.MENZEN_KAFU.word, CLOSED_RON_FU),
        (t("tsumo, unless it is pinfu"), TSUMO_FU),
        *([replacement] if rules.rinshan_tsumo_fu != TSUMO_FU else []),
        (t("pair of dragons, of the seat or of the round wind"), VALUE_PAIR_FU),
        (t("pair of seat and round wind in one"), rules.double_wind_pair_fu),
        *(
            (listing([kind.word for kind, _ in waits]), fu)
            for fu, waits in groupby(WAIT_FU.items(), key=lambda item: item[1])
        ),
    ]


def known_fu(rules: Rules) -> list[str]:
    """Hands whose fu are known at sight (A, B "Special cases", D)."""
    ron = BASE_FU + CLOSED_RON_FU
    return [
        t("A triplet finished by ron counts as open; finished by tsumo, as closed."),
        t("Seven pairs are always {n} fu.", n=CHIITOITSU_FU),
        t("Pinfu is {tsumo} fu by tsumo and {ron} by ron.", tsumo=BASE_FU, ron=ron),
        t("An open hand without fu is {n} by ron.", n=rules.open_pinfu_fu),
    ]


def fu_card(*, rules: Rules | str = DEFAULT) -> Stack:
    """The fu recipe on a card: what brings fu, what a set brings, hands known at sight.

    >>> print(*str(fu_card()).splitlines()[2].split())
    every hand starts with 20
    """
    these = rules_of(rules)
    recipe = Table(
        (t("fu: add these, then round up to the next 10"), t("fu")), tuple(recipe_rows(these))
    )
    at_sight = Table((t("known at sight"),), tuple((words,) for words in known_fu(these)))
    return stack(recipe, set_table(), at_sight)


def _fu_of(count: FuCount, part: Part) -> int:
    return sum(line.fu for line in count.lines if line.part is part)
