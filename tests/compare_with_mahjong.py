"""Hold our scores against the PyPI library ``mahjong`` on random wins.

    python -m tests.compare_with_mahjong --count 100000 --seed 1

Compared are points, han and fu, and which yaku there are, under every setting that the
library knows (see ``oracle``). Its ways of its own are taken into account, not papered over:

* a double-wind pair is always 4 fu, and tsumo fu after a kan are always counted;
* renhou is always a yaku of 5 han, or a yakuman, so it is one here too;
* with "open_pinfu_fu" 20 it takes the 2 fu of a tsumo from an open hand without other fu
  as well, though that rule is about ron alone: those hands are left out there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

from mahjong_lessons.riichi import RULES, Rules, Win, count_readings, score
from mahjong_lessons.riichi.fu import BASE_FU, TSUMO_FU
from tests.oracle import their_answer
from tests.random_wins import random_wins

_BASE = replace(RULES["tenhou"], renhou="5 han")
SETTINGS = (
    _BASE,
    replace(_BASE, red_fives=False, double_yakuman=True),
    replace(_BASE, open_tanyao=False, kiriage_mangan=True),
    replace(_BASE, counted_yakuman="sanbaiman", renhou="yakuman"),
    replace(_BASE, open_pinfu_fu=20, counted_yakuman="unlimited"),
)
"""Rules that both sides know."""


THEIR_NAMES = {
    "Rinshan Kaihou": "rinshan",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Renhou (yakuman)": "renhou",
    "Iipeiko": "iipeikou",
    "Chantai": "chanta",
    "San Ankou": "sanankou",
    "San Kantsu": "sankantsu",
    "Shou Sangen": "shousangen",
    "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou tanki",
    "Suu Kantsu": "suukantsu",
    "Tsuu Iisou": "tsuuiisou",
    "Dai Suushii": "daisuushii",
    "Kokushi Musou Juusanmen Matchi": "kokushi juusanmen",
    "Daburu Chuuren Poutou": "junsei chuuren poutou",
    **{f"Yakuhai ({dragon})": dragon for dragon in ("haku", "hatsu", "chun")},
    **{
        f"Yakuhai ({place} wind {wind})": f"{place} wind"
        for place in ("seat", "round")
        for wind in ("east", "south", "west", "north")
    },
}
"""What the library calls a yaku, where that is not our name in capitals."""


def answers(win: Win, rules: Rules) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Points, yaku, han and fu: ours, theirs. A yakuman has no han and fu to compare."""
    ours = score(win, rules=rules)
    theirs = their_answer(win, rules)
    if theirs.error == "no_yaku":
        return (ours.points, ours.yaku), (0, ())
    assert theirs.error is None, (win, theirs.error)
    assert theirs.cost is not None
    assert theirs.yaku is not None
    points = theirs.cost["main"]
    if win.by == "tsumo":
        points += 2 * theirs.cost["additional"]
    our_yaku = sorted(line.name for line in ours.yaku)
    their_yaku = sorted(THEIR_NAMES.get(yaku.name, yaku.name.lower()) for yaku in theirs.yaku)
    if ours.yakuman or any(yaku.is_yakuman for yaku in theirs.yaku):
        return (ours.points, our_yaku, ours.han), (points, their_yaku, 0)
    return (
        (ours.points, our_yaku, ours.han, ours.fu.total),
        (points, their_yaku, theirs.han or 0, theirs.fu or 0),
    )


def takes_tsumo_fu_away(win: Win, rules: Rules) -> bool:
    """Whether a reading of this win meets the library's fault with "open_pinfu_fu" 20."""
    bare_tsumo = BASE_FU + TSUMO_FU
    by_tsumo = win.by == "tsumo" and not win.is_closed
    return by_tsumo and any(count.raw == bare_tsumo for count in count_readings(win, rules=rules))


def differences(seed: int, count: int) -> Iterator[tuple[Win, Rules, object, object]]:
    """The wins on which the two disagree."""
    for win, rules in zip(random_wins(seed, count), cycle(SETTINGS), strict=False):
        if rules.open_pinfu_fu == 20 and takes_tsumo_fu_away(win, rules):
            continue
        ours, theirs = answers(win, rules)
        if ours != theirs:
            yield win, rules, ours, theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = Counter[str]()
    for win, rules, ours, theirs in differences(asked.seed, asked.count):
        found[str(rules)] += 1
        if found[str(rules)] <= 5:
            print(f"{win}\n  {rules}\n  ours {ours}, theirs {theirs}")
    print(f"{asked.count:,} wins, seed {asked.seed}: {sum(found.values())} differ")


if __name__ == "__main__":
    main()
