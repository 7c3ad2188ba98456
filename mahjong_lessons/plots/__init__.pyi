from mahjong_lessons.plots.curves import (
    fu_staircase as fu_staircase,
)
from mahjong_lessons.plots.curves import (
    points_by_han as points_by_han,
)
from mahjong_lessons.plots.curves import (
    tsumo_against_ron as tsumo_against_ron,
)
from mahjong_lessons.plots.curves import (
    where_mangan_begins as where_mangan_begins,
)
from mahjong_lessons.plots.figures import (
    describe as describe,
)
from mahjong_lessons.plots.figures import (
    show as show,
)
from mahjong_lessons.plots.hongkong import (
    shares_by_rule as shares_by_rule,
)
from mahjong_lessons.plots.hongkong import (
    unit_steps as unit_steps,
)
from mahjong_lessons.plots.hongkong import (
    units_by_faan as units_by_faan,
)
from mahjong_lessons.plots.hongkong import (
    what_the_limit_does as what_the_limit_does,
)
from mahjong_lessons.plots.maps import (
    dealer_against_non_dealer as dealer_against_non_dealer,
)
from mahjong_lessons.plots.maps import (
    doubling as doubling,
)
from mahjong_lessons.plots.maps import (
    score_map as score_map,
)
from mahjong_lessons.plots.maps import (
    what_rounding_adds as what_rounding_adds,
)
from mahjong_lessons.plots.practice import (
    answers as answers,
)
from mahjong_lessons.plots.practice import (
    mistakes_made as mistakes_made,
)
from mahjong_lessons.plots.real_play import (
    claims_on_real_wins as claims_on_real_wins,
)
from mahjong_lessons.plots.real_play import (
    estimates_along as estimates_along,
)
from mahjong_lessons.plots.real_play import (
    fu_shares as fu_shares,
)
from mahjong_lessons.plots.two_games import (
    growth_of_two_games as growth_of_two_games,
)
from mahjong_lessons.plots.two_games import (
    reach_of_two_games as reach_of_two_games,
)
