"""Widgets for lessons: one a file, the state of each apart from its view."""

from mahjong_lessons.widgets.drill import Practice, practise
from mahjong_lessons.widgets.four_seats import FourSeats, four_seats
from mahjong_lessons.widgets.games import Scorers, scorers
from mahjong_lessons.widgets.hong_kong_seats import HongKongSeats, hong_kong_seats
from mahjong_lessons.widgets.ledger import FuLedger, fu_ledger
from mahjong_lessons.widgets.points import CellFinder, cell_finder
from mahjong_lessons.widgets.scorer import Scorer, hong_kong_scorer, scorer

__all__ = [
    "CellFinder",
    "FourSeats",
    "FuLedger",
    "HongKongSeats",
    "Practice",
    "Scorer",
    "Scorers",
    "cell_finder",
    "four_seats",
    "fu_ledger",
    "hong_kong_scorer",
    "hong_kong_seats",
    "practise",
    "scorer",
    "scorers",
]
