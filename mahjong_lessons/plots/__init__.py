"""Plots of how han and fu become points, of real wins, and of practice; Axes in, Axes out.

Every function draws into ``ax``, or into a figure of its own, and returns the
Axes. ``describe`` says in words what is drawn there, and ``show`` gives the whole
figure as a value that a notebook shows. The numbers come from the engine.
"""

from mahjong_lessons.plots.curves import (
    fu_staircase,
    points_by_han,
    tsumo_against_ron,
    where_mangan_begins,
)
from mahjong_lessons.plots.figures import describe, show
from mahjong_lessons.plots.hongkong import (
    shares_by_rule,
    unit_steps,
    units_by_faan,
    what_the_limit_does,
)
from mahjong_lessons.plots.maps import (
    dealer_against_non_dealer,
    doubling,
    score_map,
    what_rounding_adds,
)
from mahjong_lessons.plots.practice import answers, mistakes_made
from mahjong_lessons.plots.real_play import claims_on_real_wins, estimates_along, fu_shares
from mahjong_lessons.plots.two_games import growth_of_two_games, reach_of_two_games

__all__ = [
    "answers",
    "claims_on_real_wins",
    "dealer_against_non_dealer",
    "describe",
    "doubling",
    "estimates_along",
    "fu_shares",
    "fu_staircase",
    "growth_of_two_games",
    "mistakes_made",
    "points_by_han",
    "reach_of_two_games",
    "score_map",
    "shares_by_rule",
    "show",
    "tsumo_against_ron",
    "unit_steps",
    "units_by_faan",
    "what_rounding_adds",
    "what_the_limit_does",
    "where_mangan_begins",
]
