from mahjong_lessons.plots.curves import (
    fu_staircase as fu_staircase,
    points_by_han as points_by_han,
    tsumo_against_ron as tsumo_against_ron,
    where_mangan_begins as where_mangan_begins,
)
from mahjong_lessons.plots.figures import (
    describe as describe,
    show as show,
)
from mahjong_lessons.plots.hongkong import (
    shares_by_rule as shares_by_rule,
    unit_steps as unit_steps,
    units_by_faan as units_by_faan,
    what_the_limit_does as what_the_limit_does,
)
from mahjong_lessons.plots.maps import (
    dealer_against_non_dealer as dealer_against_non_dealer,
    doubling as doubling,
    score_map as score_map,
    what_rounding_adds as what_rounding_adds,
)
from mahjong_lessons.plots.practice import (
    answers as answers,
    mistakes_made as mistakes_made,
)
from mahjong_lessons.plots.real_play import (
    claims_on_real_wins as claims_on_real_wins,
    estimates_along as estimates_along,
    fu_shares as fu_shares,
)
from mahjong_lessons.plots.two_games import (
    growth_of_two_games as growth_of_two_games,
    reach_of_two_games as reach_of_two_games,
)
