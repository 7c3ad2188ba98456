"""Hands that tools and players got wrong: fu, payments and refusals.

Each test is named after what its case shows. The reading is the one of this
package without yaku: pinfu if it can be, otherwise the one with most fu; cases
whose reading hangs on the yaku say so in the data.
"""

import pytest

from mahjong_lessons import hand
from mahjong_lessons.hand import HandError
from mahjong_lessons.riichi import Win, count_fu, count_readings, points
from mahjong_lessons.tiles import format_tiles
from tests.cases import Case, riichi_cases, table_cases


def cases(wanted) -> pytest.MarkDecorator:
    chosen = [case for case in riichi_cases() if wanted(case)]
    return pytest.mark.parametrize("case", chosen, ids=[case.name for case in chosen])


@cases(lambda case: case.refused)
def test_refused(case: Case) -> None:
    with pytest.raises(HandError) as refused:
        Win.parse(case.win)
    assert type(refused.value) is getattr(hand, case.refused)


@cases(lambda case: case.fu is not None and not case.reading)
def test_fu(case: Case) -> None:
    count = count_fu(Win.parse(case.win), case.known_rules)
    assert count.total == case.fu
    lines = [
        (line.kind.value, line.fu, format_tiles(line.tiles)) for line in count.lines if line.fu
    ]
    assert sum(fu for _, fu, *_ in case.lines) == count.raw
    for kind, fu, *tiles in case.lines:
        found = next(line for line in lines if line[:2] == (kind, fu) and tiles in ([], [line[2]]))
        lines.remove(found)
    assert lines == []


@cases(lambda case: case.fu is not None and case.reading)
def test_fu_of_some_reading(case: Case) -> None:
    counts = count_readings(Win.parse(case.win), case.known_rules)
    assert case.fu in {count.total for count in counts}


@cases(lambda case: case.pays)
def test_payments_from_the_stated_han_and_fu(case: Case) -> None:
    win = Win.parse(case.win)
    payment = points(
        case.han,
        case.fu,
        yakuman=case.yakuman,
        dealer=win.is_dealer,
        by=win.by,
        honba=win.honba,
        rules=case.known_rules,
    )
    assert payment.points == case.points
    pays = {
        "discarder": payment.discarder,
        "dealer": payment.dealer,
        "others": payment.others,
    }
    assert {who: amount for who, amount in pays.items() if amount} == case.pays
    assert payment.total == (case.total or case.points)


@cases(lambda case: case.changes)
def test_where_a_player_is_liable_the_hand_is_worth_the_same(case: Case) -> None:
    win = Win.parse(case.win)
    assert win.liable
    worth = points(yakuman=case.yakuman, dealer=win.is_dealer, by=win.by).points
    assert case.changes[win.seat] == worth == case.points
    assert sum(case.changes.values()) == 0


@cases(lambda case: case.han and case.yaku)
def test_the_yaku_of_the_data_add_up_to_its_han(case: Case) -> None:
    assert sum(han for _, han in case.yaku) == case.han


@pytest.mark.parametrize("table", table_cases(), ids=[row["id"] for row in table_cases()])
def test_the_changes_of_a_table_add_up_to_the_sticks_taken(table) -> None:
    assert sum(table["changes"].values()) == 1000 * table.get("sticks", 0)


def test_every_case_is_there_once() -> None:
    ids = [case.id for case in riichi_cases()]
    assert len(ids) == len(set(ids)) == 66
