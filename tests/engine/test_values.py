"""Values of both games can be sent to another process and come back equal."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from mahjong_lessons import hongkong, riichi

RIICHI = riichi.score(riichi.Win.parse("111m456678p35s99s ron 4s riichi"))
SPLIT = hongkong.score(hongkong.Win.parse("123m456p789s234s5p self-draw 5p"))


@pytest.mark.parametrize(
    "value",
    [
        *(RIICHI, RIICHI.win, RIICHI.payment, RIICHI.fu, riichi.Rules(), riichi.YAKU[0]),
        *(riichi.waits("234567m345p99p67s"), riichi.HandValue(3, 30, dealer=True, by="ron")),
        *(SPLIT, SPLIT.win, SPLIT.payment, hongkong.Rules(), hongkong.PATTERNS[0]),
        hongkong.waits("123m456p789s234s5p"),
    ],
    ids=lambda value: f"{type(value).__module__}.{type(value).__name__}",
)
def test_a_value_comes_back_from_a_pickle(value: Any) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert repr(again) == repr(value)
