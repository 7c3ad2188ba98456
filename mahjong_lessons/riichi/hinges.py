"""Hinge hands: for each rule that differs a win whose answer turns on it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

HINGES: Mapping[str, str] = MappingProxyType(
    {
        "double_wind_pair_fu": "666m35p11z234567s tsumo 4p riichi seat E",
        "rinshan_tsumo_fu": "34567m777p99s ankan 2222s tsumo 8m rinshan",
        "open_pinfu_fu": "345m66p67p678s chi 234m ron 8p",
        "kiriage_mangan": "234567m345p99p67s ron 8s riichi indicators 8p",
        "open_tanyao": "345m66p67p678s chi 234m ron 8p",
        "red_fives": "34m067p22678s pon 111z ron 5m indicators 1s",
        "ippatsu": "234567m345p99p67s ron 8s riichi ippatsu",
        "ura_dora": "234567m345p99p67s ron 8s riichi ura-indicators 8p",
        "counted_yakuman": "1122334455667m ron 7m riichi indicators 6m",
        "double_yakuman": "111m222p333s555z4s ron 4s",
        "yakuman_add_up": "222z4z pon 555z pon 666z pon 777z ron 4z",
        "renhou": "123567m99p35p678s ron 4p renhou",
        "pao": "222z4z pon 555z pon 666z pon 777z tsumo 4z liable E",
    }
)
"""A win for each rule, in the one-line notation: another value gives another answer.

The hands for ``open_pinfu_fu`` and ``red_fives`` are built after the examples of
documents D and E. Only ``double_ron`` is missing, for it takes two hands.
"""
