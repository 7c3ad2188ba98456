"""Every widget once, with what a learner might type into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HOSTILE = '<img src=x onerror="window.hacked=true">'
LINE = "line: copy it, or write another and press Enter"


@dataclass(frozen=True)
class Exhibit:
    """A widget as a cell makes it; ``typed`` is what a learner puts into which field."""

    source: str
    typed: Mapping[str, str] = field(default_factory=dict)
    passed_by: str = ".no-control"
    """Controls that Tab passes by, as CSS, because other keys do the same."""


EXHIBITS = {
    "box": Exhibit(
        'widgets.box(practice.ask("fu", "123567m66p345p89s ron 7s"), practice.ask("dora", "4z"))',
        {"1: How many fu does this hand count, rounded?": "30"},
    ),
    "fu_ledger": Exhibit(
        'widgets.fu_ledger("345m777p66z89s pon 222z tsumo 7s", given=["won"])',
        {"base": "20", "set 1 345m": "4", "set 2 777p": "four", "sum": "26", "fu that count": "30"},
        passed_by=".mj-help",
    ),
    "cell_finder": Exhibit('widgets.cell_finder("3 han 40 fu")', {"han": "2", "fu": "35"}),
    "four_seats": Exhibit("widgets.four_seats(2, 30, honba=1)", {"han": "3", "fu": "40"}),
    "learner": Exhibit("widgets.learner()", {"name": "Ada"}),
    "scorer": Exhibit(
        'widgets.scorer("2m678s555z pon 888p chi 456m tsumo 2m")',
        {LINE: "2288m3355p1177s6z ron 6z riichi"},
        passed_by=".mj-tray [tabindex='-1']",  # a call is taken back by any of its tiles
    ),
    "hong_kong_scorer": Exhibit(
        'widgets.hong_kong_scorer("123m456p78s22m closed-kong 5555z self-draw 9s flowers 2")',
        {LINE: "234567m78m22z pung 777z discard 9m from W"},
        passed_by=".mj-tray [tabindex='-1']",
    ),
    "scorers": Exhibit(
        'widgets.scorers("123m456m789p23s55p self-draw 4s", "hong-kong")',
        {LINE: "234567m78m22z pung 777z discard 9m from W"},
        passed_by=".mj-tray [tabindex='-1']",
    ),
    "practise": Exhibit(
        'widgets.practise("fu", seed=4)', {"How many fu does this hand count, rounded?": "110"}
    ),
    "hong_kong_seats": Exhibit("widgets.hong_kong_seats(3)", {"faan": "4", "minimum": "3"}),
}
