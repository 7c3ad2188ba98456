from mahjong_lessons.lessons.cells import (
    TABLE_FU as TABLE_FU,
    TABLE_HAN as TABLE_HAN,
    ScoreCell as ScoreCell,
    why_not as why_not,
)
from mahjong_lessons.lessons.estimates import (
    GROUPS as GROUPS,
    Estimate as Estimate,
    average as average,
    share as share,
    share_table as share_table,
    triplets as triplets,
    won_with as won_with,
)
from mahjong_lessons.lessons.faan import (
    compare_faan as compare_faan,
    faded_faan as faded_faan,
    not_counted as not_counted,
    pattern_table as pattern_table,
    under_rules as under_rules,
)
from mahjong_lessons.lessons.fu import (
    compare_fu as compare_fu,
    compare_recipes as compare_recipes,
    fu_card as fu_card,
    fu_lines as fu_lines,
    set_table as set_table,
)
from mahjong_lessons.lessons.han import (
    common_yaku as common_yaku,
    compare_han as compare_han,
    yaku_table as yaku_table,
    yakuman_table as yakuman_table,
)
from mahjong_lessons.lessons.hong_kong_sheet import (
    HongKongSheet as HongKongSheet,
    play_hong_kong as play_hong_kong,
)
from mahjong_lessons.lessons.one_page import (
    cheat_sheet as cheat_sheet,
)
from mahjong_lessons.lessons.payments import (
    Payout as Payout,
    PayoutChoice as PayoutChoice,
    who_pays as who_pays,
)
from mahjong_lessons.lessons.point_lookup import (
    CellChoice as CellChoice,
)
from mahjong_lessons.lessons.point_table import (
    PointTable as PointTable,
)
from mahjong_lessons.lessons.readings import (
    ambiguous as ambiguous,
    compare_readings as compare_readings,
    compare_scores as compare_scores,
    rounded_up as rounded_up,
)
from mahjong_lessons.lessons.real_claims import (
    REAL_CLAIMS as REAL_CLAIMS,
    RealClaim as RealClaim,
    claim_frame as claim_frame,
    claim_table as claim_table,
)
from mahjong_lessons.lessons.real_play import (
    COLUMNS as COLUMNS,
    column_table as column_table,
    estimate as estimate,
    estimate_table as estimate_table,
    estimates_by as estimates_by,
    real_wins_frame as real_wins_frame,
)
from mahjong_lessons.lessons.riichi_sheet import (
    RiichiSheet as RiichiSheet,
    play_game as play_game,
)
from mahjong_lessons.lessons.rules import (
    by_rule_set as by_rule_set,
    hands_by_rule_set as hands_by_rule_set,
    how_often as how_often,
    rule_set_sources as rule_set_sources,
    rule_sets as rule_sets,
    rule_sources as rule_sources,
    settled_by as settled_by,
    values_of as values_of,
)
from mahjong_lessons.lessons.score_frames import (
    score_frame as score_frame,
)
from mahjong_lessons.lessons.score_tables import (
    limit_table as limit_table,
    open_cell as open_cell,
    score_table as score_table,
)
from mahjong_lessons.lessons.shortcuts import (
    ratios as ratios,
    verify as verify,
    verify_all as verify_all,
)
from mahjong_lessons.lessons.terms import (
    glossary as glossary,
)
from mahjong_lessons.lessons.two_games import (
    as_hong_kong as as_hong_kong,
    compare_both as compare_both,
    faan_of_real_wins as faan_of_real_wins,
    growth_table as growth_table,
    numbered as numbered,
)
from mahjong_lessons.lessons.units import (
    FaanChoice as FaanChoice,
    Moved as Moved,
    choose_faan as choose_faan,
    hong_kong_rule_sources as hong_kong_rule_sources,
    stake_table as stake_table,
    step_table as step_table,
    unit_table as unit_table,
    what_moves as what_moves,
)
