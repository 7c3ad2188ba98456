"""Hands that tools and players got wrong: yaku, fu, worth, payments and refusals.

Each test is named after what its case shows.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from mahjong_lessons.core import hand
from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.riichi import Rules, Win, count_fu, points, score
from mahjong_lessons.riichi.settlement import double_ron, exhausted_wall, nagashi_mangan
from tests.cases import Case, riichi_cases, table_cases


def cases(wanted: Callable[[Case], Any]) -> pytest.MarkDecorator:
    chosen = [case for case in riichi_cases() if wanted(case)]
    return pytest.mark.parametrize("case", chosen, ids=[case.name for case in chosen])


@cases(lambda case: case.refused)
def test_refused(case: Case) -> None:
    with pytest.raises(HandError) as refused:
        Win.parse(case.win)
    assert type(refused.value) is getattr(hand, case.refused)


@cases(lambda case: not case.refused)
def test_yaku_and_worth(case: Case) -> None:
    scored = score(Win.parse(case.win), rules=case.rule_set)
    if case.yaku is not None:
        yaku = [[line.name, "yakuman" if line.yakuman else line.han] for line in scored.yaku]
        assert sorted(yaku) == sorted(case.yaku)
    assert (scored.han, scored.yakuman, scored.points) == (case.han, case.yakuman, case.points)


@cases(lambda case: case.fu is not None)
def test_fu(case: Case) -> None:
    count = count_fu(Win.parse(case.win), rules=case.rule_set)
    assert count.total == case.fu
    assert count.raw == sum(fu for _, fu, *_ in case.lines)
    lines = [
        (line.kind.value, line.fu, format_tiles(line.tiles)) for line in count.lines if line.fu
    ]
    for kind, fu, *tiles in case.lines:
        lines.remove(next(line for line in lines if line == (kind, fu, *(tiles or line[2:]))))
    assert lines == []


@cases(lambda case: case.pays)
def test_payments(case: Case) -> None:
    win = Win.parse(case.win)
    from_han_and_fu = points(
        case.han,
        case.fu,
        yakuman=case.yakuman,
        dealer=win.is_dealer,
        by=win.by,
        honba=win.honba,
        rules=case.rule_set,
    )
    for payment in (from_han_and_fu, score(win, rules=case.rule_set).payment):
        pays = {
            "discarder": payment.discarder,
            "dealer": payment.dealer,
            "others": payment.others,
        }
        assert {who: amount for who, amount in pays.items() if amount} == case.pays
        assert payment.points == case.points
        assert payment.total == (case.total or case.points)


@cases(lambda case: case.changes)
def test_settlement_with_a_liable_player(case: Case) -> None:
    assert score(Win.parse(case.win), rules=case.rule_set).settle() == case.changes


@pytest.mark.parametrize("table", table_cases(), ids=[row["id"] for row in table_cases()])
def test_several_winners_and_draws(table: Mapping[str, Any]) -> None:
    if "winners" in table:
        changes = double_ron(
            table["winners"],
            discarder=table["discarder"],
            honba=table["honba"],
            sticks=table["sticks"],
            riichi=table["riichi"],
            rules=Rules(**table["rules"]),
        )
    elif "nagashi" in table:
        changes = nagashi_mangan([table["nagashi"]])
    else:
        changes = exhausted_wall(table["tenpai"])
    assert changes == table["changes"]
    assert sum(changes.values()) == 1000 * table.get("sticks", 0)


def test_every_case_is_there_once() -> None:
    ids = [case.id for case in riichi_cases()]
    assert len(ids) == len(set(ids)) == 66
