"""The yaku, one by one: a hand that has it and one that just misses it; what a row says."""

from __future__ import annotations

import pickle

import pytest

from mahjong_lessons.riichi import Rules, Win, score
from mahjong_lessons.riichi.rules import ALLOWED
from mahjong_lessons.riichi.yaku import FAMILIES, YAKU, Yaku

CLOSED = "123m456p78s55p234s"
SHOWN = {
    # a hand with the yaku, and nearly the same hand without what it needs
    "riichi": (f"{CLOSED} ron 9s riichi", f"{CLOSED} ron 9s"),
    "double riichi": (f"{CLOSED} ron 9s double-riichi", f"{CLOSED} ron 9s riichi"),
    "ippatsu": (f"{CLOSED} ron 9s riichi ippatsu", f"{CLOSED} ron 9s riichi"),
    "menzen tsumo": (f"{CLOSED} tsumo 9s", "123m456p78s55p chi 234s tsumo 9s"),
    "rinshan": (
        "123m456p78s55p ankan 2222z tsumo 9s rinshan",
        "123m456p78s55p ankan 2222z tsumo 9s",
    ),
    "chankan": (f"{CLOSED} ron 9s chankan", f"{CLOSED} ron 9s"),
    "haitei": (f"{CLOSED} tsumo 9s haitei", f"{CLOSED} ron 9s houtei"),
    "houtei": (f"{CLOSED} ron 9s houtei", f"{CLOSED} tsumo 9s haitei"),
    "tenhou": (f"{CLOSED} tsumo 9s seat E tenhou", f"{CLOSED} tsumo 9s chiihou"),
    "chiihou": (f"{CLOSED} tsumo 9s chiihou", f"{CLOSED} ron 9s renhou"),
    "renhou": (f"{CLOSED} ron 9s renhou", f"{CLOSED} ron 9s"),
    "pinfu": (f"{CLOSED} ron 9s", "123m456p79s55p234s ron 8s"),
    "tanyao": ("234m456p78s55p234s ron 6s", "234m456p78s55p234s ron 9s"),
    "chanta": ("123m789p78s11z111m ron 9s", "123m678p78s11z111m ron 9s"),
    "junchan": ("123m789p78s99m111s ron 9s", "123m789p78s11z111s ron 9s"),
    "honroutou": ("111m999p11z99s pon 777z ron 9s", "111m888p11z99s pon 777z ron 9s"),
    # twice two identical runs are seven pairs too, and count as runs
    "chiitoitsu": ("1122m77p99p55s11z4z ron 4z", "223344m556677p8s ron 8s"),
    "toitoi": ("111m888p33z99s pon 111s ron 3z", "111m888p33z99s chi 123s ron 3z"),
    # by ron the third triplet is somebody else's tile
    "sanankou": ("222m555p234s77s88s tsumo 8s", "222m555p234s77s88s ron 8s"),
    "sankantsu": (
        "4p kan 1111z kan 3333m kakan 5555s pon 888s ron 4p",
        "4p kan 1111z kan 3333m pon 555s pon 888s ron 4p",
    ),
    "honitsu": ("123456m78m55m pon 333z ron 9m", "123456m78p55m pon 333z ron 9p"),
    "chinitsu": ("123456m78m55m pon 333m ron 9m", "123456m78m55m pon 333z ron 9m"),
    "suuankou": ("222m555p777s33s99p tsumo 3s", "222m555p777s33s99p ron 3s"),
    "suuankou tanki": ("222m555p777s333s9p ron 9p", "222m555p777s33s99p tsumo 3s"),
    "suukantsu": (
        "4p kan 1111z kan 3333m kakan 5555s ankan 8888s ron 4p",
        "4p kan 1111z kan 3333m kakan 5555s pon 888s ron 4p",
    ),
    "tsuuiisou": ("333z444z666z7z pon 222z ron 7z", "333z444z666z7m pon 222z ron 7m"),
    "chinroutou": ("999m999s111s1p pon 111m ron 1p", "999m999s111s2p pon 111m ron 2p"),
    "iipeikou": ("223344m78s55p789p ron 9s", "223344m78s55p chi 789p ron 9s"),
    "ryanpeikou": ("223344m556677p8s ron 8s", "223344m56677p88s ron 8p"),
    "sanshoku doujun": ("234m234p23s55p678s ron 4s", "234m234p23s55p678s ron 1s"),
    "ittsu": ("123456m78m55p234s ron 9m", "123456m78m55p234s ron 6m"),
    "sanshoku doukou": ("222m222p22s55p678s ron 2s", "222m222p22s55p678s ron 5p"),
    "haku": ("123m456p78s55p pon 555z ron 9s", "123m456p78s55z chi 234s ron 9s"),
    "hatsu": ("123m456p78s55p pon 666z ron 9s", "123m456p78s66z chi 234s ron 9s"),
    "chun": ("123m456p78s55p kan 7777z ron 9s", "123m456p78s77z chi 234s ron 9s"),
    "round wind": ("123m456p78s55p pon 111z ron 9s", "123m456p78s55p pon 111z ron 9s round N"),
    "seat wind": ("123m456p78s55p pon 222z ron 9s", "123m456p78s55p pon 222z ron 9s seat W"),
    "shousangen": ("555z67p888m66z pon 777z ron 8p", "555z67p888m33z pon 777z ron 8p"),
    "daisangen": ("555z666z56s11p pon 777z ron 7s", "555z66z567s11p pon 777z ron 1p"),
    "shousuushii": ("222z333z78m44z pon 111z ron 9m", "222z333z78m55m pon 111z ron 9m"),
    "daisuushii": ("222z333z444z4p pon 111z ron 4p", "222z333z44z44p pon 111z ron 4p"),
    "ryuuiisou": ("223344s66s88s pon 666z ron 6s", "223344s77s88s pon 666z ron 7s"),
    "chuuren poutou": ("1112345678899s ron 9s", "1112345678889s ron 9s"),
    "junsei chuuren poutou": ("1112345678999m ron 5m", "1112345678899m ron 9m"),
    "kokushi musou": ("119m19p19s123456z ron 7z", "19m19p19s1234567z ron 7z"),
    "kokushi juusanmen": ("19m19p19s1234567z ron 1m", "119m19p19s123456z ron 7z"),
}
RENHOU_TOO = Rules(renhou="5 han")


def test_every_yaku_is_shown() -> None:
    assert sorted(SHOWN) == sorted(row.name for row in YAKU)


@pytest.mark.parametrize("name", SHOWN)
def test_a_yaku_is_there_and_just_not_there(name: str) -> None:
    there, missing = (score(Win.parse(line), rules=RENHOU_TOO) for line in SHOWN[name])
    assert name in {line.name for line in there.yaku}
    assert name not in {line.name for line in missing.yaku}


def test_a_row_says_what_it_is_worth_and_where() -> None:
    faults = [
        row.name
        for row in YAKU
        if not (row.kanji and row.english and row.needs and row.source and row.family in FAMILIES)
        or not (row.closed or row.yakuman or row.rule)
        or (row.yakuman > 0) != (row.family == "yakuman")
    ]
    assert faults == []


def test_a_rule_that_a_row_names_has_the_values_that_change_it() -> None:
    faults = [
        row.name
        for row in YAKU
        if bool(row.rule) != bool(row.under) or not set(row.under) <= {*ALLOWED.get(row.rule, ())}
    ]
    assert faults == []


def test_what_is_forgotten_of_a_row_fails_with_its_name() -> None:
    with pytest.raises(TypeError, match="family"):
        Yaku("own", "自", "own", 1, 1, "nothing", "here", bool)  # type: ignore[call-arg]


def test_a_yaku_travels_by_its_name() -> None:
    assert all(pickle.loads(pickle.dumps(row)) is row for row in YAKU)
