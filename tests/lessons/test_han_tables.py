"""Tables of yaku: nothing missing, nothing of our own, and the records counted as text."""

from __future__ import annotations

from collections import Counter

from mahjong_lessons.data import real_wins
from mahjong_lessons.lessons.han import (
    VALUE_TRIPLETS,
    common_yaku,
    compare_han,
    han_of,
    yaku_table,
    yakuman_table,
)
from mahjong_lessons.riichi import Rules, Win, score
from mahjong_lessons.riichi.yaku import FAMILIES, YAKU

E_EXAMPLE = "34m067p22678s pon 111z ron 5m indicators 1s"
NO_YAKU = "123m35p55p678s chi 678m ron 4p indicators 4p7s"


def test_every_yaku_is_worth_han_or_a_yakuman() -> None:
    han, yakuman = ([row[0] for row in table.rows] for table in (yaku_table(), yakuman_table()))
    # Renhou is worth nothing in the documents' rules.
    assert sorted([*han, *yakuman, "renhou"]) == sorted(row.name for row in YAKU)


def test_a_family_is_listed_the_cheapest_first() -> None:
    for family in FAMILIES:
        rows = yaku_table(family).rows
        assert [row[3] for row in rows] == sorted(row[3] for row in rows)
    families = [row for family in FAMILIES for row in yaku_table(family).rows]
    assert tuple(families) == yaku_table().rows


def test_rules_change_the_tables() -> None:
    (tanyao,) = yaku_table("tanyao", rules=Rules(open_tanyao=False)).rows
    assert tanyao[3:5] == (1, "–")
    assert yaku_table("ippatsu", rules="jpml-2023").rows == ()
    assert {row[3] for row in yakuman_table(rules="tenhou").rows} == {1}
    # The four double yakuman of document E.
    double = {row[0] for row in yakuman_table().rows if row[3] == 2}
    assert double == {
        *("kokushi juusanmen", "suuankou tanki", "junsei chuuren poutou", "daisuushii")
    }
    assert "renhou" in {row[0] for row in yakuman_table(rules=Rules(renhou="yakuman")).rows}
    assert "renhou" in {row[0] for row in yaku_table("renhou", rules=Rules(renhou="5 han")).rows}


def test_document_e_example_of_four_han() -> None:
    table = han_of(score(Win.parse(E_EXAMPLE)))
    assert [(row[0], row[-1]) for row in table.rows] == [
        ("round wind", 1),
        ("dora", 2),
        ("aka dora", 1),
    ]
    assert table.foot[-1] == 4


def test_dora_are_no_yaku() -> None:
    table = han_of(score(Win.parse(NO_YAKU)))
    assert table.rows == ()
    assert table.foot == ("no yaku: no win", "", 0)


def test_hands_side_by_side() -> None:
    rows = compare_han(E_EXAMPLE, NO_YAKU, "111m222p333s555z4s ron 4s").rows
    assert [row[2:] for row in rows] == [
        ("round wind 1", 3, 4),
        ("none: no win", 0, 0),
        ("suuankou tanki yakuman × 2", 0, "yakuman × 2"),
    ]


def test_the_commonest_yaku_are_counted_in_the_records() -> None:
    counts: Counter[str] = Counter()
    halves: Counter[str] = Counter()  # a rare hand, recorded twice as often, weighs one half
    for real in real_wins():
        names = {name for name, _ in real.yaku}
        counts.update(names)
        halves.update(dict.fromkeys((*names, "all"), 1 if real.oversampled else 2))
    rows = {row[1]: row for row in common_yaku(40).rows}
    for name in ("riichi", "menzen tsumo", "tanyao", "pinfu", "honitsu"):
        assert rows[name][2] == counts[name]
        assert rows[name][3] == f"{100 * halves[name] / halves['all']:.1f}"
    triplets = sum(any(name in VALUE_TRIPLETS for name, _ in real.yaku) for real in real_wins())
    assert rows["value triplet"][2] == triplets
    assert not {"dora", "aka dora", "ura dora", "haku"} & set(rows)


def test_known_so_far_ends_with_every_win() -> None:
    known = [float(str(row[-1])) for row in common_yaku(40).rows]
    assert known == sorted(known)
    assert known[-1] == 100.0


def test_an_open_hand_never_has_riichi() -> None:
    assert "riichi" not in {row[1] for row in common_yaku(40, "open").rows}
