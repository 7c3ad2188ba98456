"""Cards beside a box: the tables of the lessons, and an answer that knows they were open."""

from __future__ import annotations

import pytest

from mahjong_lessons import hongkong, riichi
from mahjong_lessons.practice import QUESTION_KINDS, ask
from mahjong_lessons.practice.boxes.cards import CARDS, card_for
from mahjong_lessons.practice.boxes.state import begin_box

LINE = "123567m99p35p678s ron 4p riichi"  # 20 + 10 + 2: 32, counts 40


def test_a_kind_of_question_has_one_card_of_its_own_game() -> None:
    for kind, row in QUESTION_KINDS.items():
        card = CARDS[card_for(kind)]
        assert isinstance(row.rule_sets["documents"], card.rules), kind
    known = [kind for card in CARDS.values() for kind in card.fits]
    assert len(known) == len(set(known))
    assert set(known) <= set(QUESTION_KINDS)


@pytest.mark.parametrize(
    ("name", "rules", "says"),
    [
        ("fu", riichi.Rules(double_wind_pair_fu=4), "pair of seat and round wind in one     4"),
        ("points", riichi.Rules(), "1,300"),  # E: 1 han 40 fu
        ("yaku", riichi.Rules(), "chinitsu"),
        ("patterns", hongkong.Rules(), "all pungs"),
        ("units", hongkong.Rules(), "24"),  # C: 5 faan
    ],
)
def test_a_card_follows_the_rules_of_the_question(name: str, rules: object, says: str) -> None:
    said = str(CARDS[name].under(rules))
    assert " ".join(says.split()) in " ".join(said.split())


def test_a_card_of_the_other_game_follows_the_rules_that_it_begins_with() -> None:
    assert str(CARDS["units"].under(riichi.Rules())) == str(CARDS["units"].under(hongkong.Rules()))


def test_an_answer_keeps_which_cards_were_opened_before_it() -> None:
    box = begin_box(ask("fu", LINE), ask("raw", LINE))
    box = box.write("0", "40").check("0")
    box = box.look_at("yaku").look_at("fu").look_at("fu")
    assert (box.card, box.cards) == ("", ("yaku", "fu"))
    box = box.write("1", "32").check("1")
    assert [item.cards for item in box.items] == [(), ("yaku", "fu")]


def test_begun_again_no_card_was_opened() -> None:
    box = begin_box(ask("fu", LINE)).look_at("fu").write("0", "40").check().again()
    assert (box.cards, box.items[0].cards) == ((), ())
