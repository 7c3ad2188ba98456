"""Tables of yaku and han for lessons: what a yaku is worth, what a hand has, what people win with.

Every worth comes from the scorer's own rows under the rules asked for, every share
from the recorded wins.
"""

from __future__ import annotations

from collections import Counter

from mahjong_lessons.core.text import N_, number, t
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.lessons.estimates import GROUPS, share, won_with
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.riichi.yaku import BY_NAME, FAMILIES, YAKU, Yaku
from mahjong_lessons.views import Table

DORA = frozenset({"dora", "ura dora", "aka dora"})
"""The lines of a score that are no yaku."""

VALUE_TRIPLETS = frozenset({"haku", "hatsu", "chun", "round wind", "seat wind"})
"""The five triplets that are a yaku each (yakuhai)."""

_NOTHING = "–"


# --- what a yaku is worth -------------------------------------------------------


def yaku_table(*names: str, rules: Rules | str = DEFAULT) -> Table:
    """List yaku with their han closed and open, in the order named; all, if none is named.

    A name may be one of the ``FAMILIES`` of yaku, which are listed the cheapest first. Yaku
    that are worth no han under these rules are left out.

    >>> print(yaku_table("chinitsu"))
    yaku      kanji   English     closed  open  needs
    --------  ------  ----------  ------  ----  --------------
    chinitsu  清一色  full flush       6     5  one suit alone
    """
    head = (t("yaku"), t("kanji"), t("English"), t("closed"), t("open"), t("needs"))
    these = rules_of(rules)
    wanted = (row for name in names or FAMILIES for row in _rows(name, these))
    return Table(
        head,
        tuple(
            (*_names(row), worth.closed, worth.open or _NOTHING, t(row.needs))
            for row in wanted
            for worth in [row.worth(rules=these)]
            if worth.closed and not worth.yakuman
        ),
    )


def _rows(name: str, rules: Rules) -> list[Yaku]:
    """The yaku of this name, or those of this family, the cheapest first."""
    if name not in FAMILIES:
        return [BY_NAME[name]]
    found = (row for row in YAKU if row.family == name)
    return sorted(found, key=lambda row: row.worth(rules=rules).closed)


def yakuman_table(*, rules: Rules | str = DEFAULT) -> Table:
    """List the yakuman, with how many times each is paid.

    >>> print(yakuman_table(rules="tenhou").rows[0])
    ('tenhou', '天和', 'blessing of heaven', 1, "the dealer's dealt tiles win")
    """
    head = (t("yaku"), t("kanji"), t("English"), t("yakuman"), t("needs"))
    worth = ((row, row.worth(rules=rules_of(rules)).yakuman) for row in YAKU)
    return Table(
        head, tuple((*_names(row), yakuman, t(row.needs)) for row, yakuman in worth if yakuman)
    )


def _names(row: Yaku) -> tuple[str, str, str]:
    return t(row.name), row.kanji, t(row.english)


# --- what a hand has ------------------------------------------------------------


def han_of(scored: Score) -> Table:
    """The han of a score: each yaku, each kind of dora, and the sum; or its yakuman.

    >>> print(han_of(score(Win.parse("34m067p22678s pon 111z ron 5m indicators 1s"))))
    yaku        what it needs                han
    ----------  ---------------------------  ---
    round wind  a triplet of the round wind    1
    dora        no yaku, only han              2
    aka dora    no yaku, only han              1
    ----------  ---------------------------  ---
    together                                   4
    """
    unit = t("yakuman") if scored.yakuman else t("han")
    rows = tuple(
        (
            t(line.name),
            t(line.yaku.needs) if line.yaku else t("no yaku, only han"),
            line.yakuman or line.han,
        )
        for line in scored.yaku
    )
    last = t("together") if rows else t("no yaku: no win")
    return Table(
        (t("yaku"), t("what it needs"), unit), rows, (last, "", scored.yakuman or scored.han)
    )


def compare_han(*lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Set wins below each other, with their yaku and their han.

    >>> hands = "123m35p55p678s chi 678m ron 4p", "234567m345p99p67s tsumo 8s riichi"
    >>> print(compare_han(*hands))
       hand                              yaku                                 dora  han
    -  --------------------------------  -----------------------------------  ----  ---
    1  123m3555p678s chi 678m ron 4p     none: no win                            0    0
    2  234567m34599p67s tsumo 8s riichi  riichi 1 + menzen tsumo 1 + pinfu 1     0    3
    """
    scores = [score(Win.parse(line), rules=rules) for line in lines]
    rows = tuple(
        (place, scored.win, _yaku_words(scored), _dora(scored), _han_words(scored))
        for place, scored in enumerate(scores, start=1)
    )
    return Table(("", t("hand"), t("yaku"), t("dora"), t("han")), rows)


def _yaku_words(scored: Score) -> str:
    lines = (line for line in scored.yaku if line.yaku)
    words = [f"{t(line.name)} {_times(line.yakuman) or line.han}" for line in lines]
    return " + ".join(words) or t("none: no win")


def _han_words(scored: Score) -> str | int:
    return _times(scored.yakuman) or scored.han


def _times(yakuman: int) -> str:
    return t("yakuman × {n}", n=yakuman) if yakuman else ""


def _dora(scored: Score) -> int:
    return sum(line.han for line in scored.yaku if not line.yaku)


# --- what people win with -------------------------------------------------------


def common_yaku(most: int = 10, group: str = "all") -> Table:
    """Count in how many of the recorded wins each yaku is, the commonest first.

    The five value triplets are taken together. "Known so far" is the share of the wins
    with at least one of the yaku down to this line. ``group`` is one of
    :data:`~mahjong_lessons.lessons.estimates.GROUPS`. Shares are in wins of 100.

    >>> common_yaku(3).head
    ('', 'yaku', 'wins', 'of 100', 'known so far')
    """
    wins = tuple(filter(GROUPS[group], real_wins()))
    counts = Counter(name for real in wins for name in _grouped(real))
    head = ("", t("yaku"), t("wins"), t("of 100"), t("known so far"))
    rows = []
    known: set[str] = set()
    for place, (name, n) in enumerate(counts.most_common(most), start=1):
        these = VALUE_TRIPLETS if name == _VALUE_TRIPLET else {name}
        known |= these
        own, so_far = (share(won_with(*names), wins).value for names in (these, known))
        rows.append((place, t(name), n, f"{own:.1f}", f"{so_far:.1f}"))
    return Table(head, tuple(rows), caption=t("{n} recorded wins", n=number(len(wins))))


_VALUE_TRIPLET = N_("value triplet")


def _grouped(real: RealWin) -> frozenset[str]:
    """The yaku of a record, all value triplets under one name."""
    names = real.yaku_names.difference(DORA)
    return frozenset(_VALUE_TRIPLET if name in VALUE_TRIPLETS else name for name in names)
