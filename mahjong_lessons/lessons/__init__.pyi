from mahjong_lessons.lessons.faan import (
    compare_faan as compare_faan,
)
from mahjong_lessons.lessons.faan import (
    faded_faan as faded_faan,
)
from mahjong_lessons.lessons.faan import (
    not_counted as not_counted,
)
from mahjong_lessons.lessons.faan import (
    pattern_table as pattern_table,
)
from mahjong_lessons.lessons.faan import (
    predict_faan as predict_faan,
)
from mahjong_lessons.lessons.faan import (
    under_rules as under_rules,
)
from mahjong_lessons.lessons.fu import (
    compare as compare,
)
from mahjong_lessons.lessons.fu import (
    compare_recipes as compare_recipes,
)
from mahjong_lessons.lessons.fu import (
    faded as faded,
)
from mahjong_lessons.lessons.fu import (
    lines_of as lines_of,
)
from mahjong_lessons.lessons.fu import (
    predict as predict,
)
from mahjong_lessons.lessons.fu import (
    set_table as set_table,
)
from mahjong_lessons.lessons.han import (
    common_yaku as common_yaku,
)
from mahjong_lessons.lessons.han import (
    predict_han as predict_han,
)
from mahjong_lessons.lessons.han import (
    yaku_table as yaku_table,
)
from mahjong_lessons.lessons.han import (
    yakuman_table as yakuman_table,
)
from mahjong_lessons.lessons.hong_kong_sheet import (
    play_hands as play_hands,
)
from mahjong_lessons.lessons.one_page import (
    cheat_sheet as cheat_sheet,
)
from mahjong_lessons.lessons.payments import (
    who_pays as who_pays,
)
from mahjong_lessons.lessons.point_table import (
    PointTable as PointTable,
)
from mahjong_lessons.lessons.readings import (
    ambiguous as ambiguous,
)
from mahjong_lessons.lessons.readings import (
    compare_readings as compare_readings,
)
from mahjong_lessons.lessons.readings import (
    rounded_up as rounded_up,
)
from mahjong_lessons.lessons.readings import (
    worth as worth,
)
from mahjong_lessons.lessons.real_claims import (
    REAL_CLAIMS as REAL_CLAIMS,
)
from mahjong_lessons.lessons.real_claims import (
    claim_frame as claim_frame,
)
from mahjong_lessons.lessons.real_claims import (
    claim_table as claim_table,
)
from mahjong_lessons.lessons.real_play import (
    COLUMNS as COLUMNS,
)
from mahjong_lessons.lessons.real_play import (
    Estimate as Estimate,
)
from mahjong_lessons.lessons.real_play import (
    estimate as estimate,
)
from mahjong_lessons.lessons.real_play import (
    estimate_table as estimate_table,
)
from mahjong_lessons.lessons.real_play import (
    estimates_by as estimates_by,
)
from mahjong_lessons.lessons.real_play import (
    real_wins_frame as real_wins_frame,
)
from mahjong_lessons.lessons.real_play import (
    triplets as triplets,
)
from mahjong_lessons.lessons.rules import (
    by_rule_set as by_rule_set,
)
from mahjong_lessons.lessons.rules import (
    hands_by_rule_set as hands_by_rule_set,
)
from mahjong_lessons.lessons.rules import (
    how_often as how_often,
)
from mahjong_lessons.lessons.rules import (
    predict_rule as predict_rule,
)
from mahjong_lessons.lessons.rules import (
    rule_sets as rule_sets,
)
from mahjong_lessons.lessons.rules import (
    settled_by as settled_by,
)
from mahjong_lessons.lessons.rules import (
    sources_by_set as sources_by_set,
)
from mahjong_lessons.lessons.rules import (
    sources_of as sources_of,
)
from mahjong_lessons.lessons.rules import (
    values_of as values_of,
)
from mahjong_lessons.lessons.score_frames import (
    TABLE_FU as TABLE_FU,
)
from mahjong_lessons.lessons.score_frames import (
    TABLE_HAN as TABLE_HAN,
)
from mahjong_lessons.lessons.score_frames import (
    limit_frame as limit_frame,
)
from mahjong_lessons.lessons.score_frames import (
    score_frame as score_frame,
)
from mahjong_lessons.lessons.score_frames import (
    set_frame as set_frame,
)
from mahjong_lessons.lessons.score_frames import (
    wait_frame as wait_frame,
)
from mahjong_lessons.lessons.score_frames import (
    why_not as why_not,
)
from mahjong_lessons.lessons.score_frames import (
    wide as wide,
)
from mahjong_lessons.lessons.score_sheet import (
    play_game as play_game,
)
from mahjong_lessons.lessons.score_tables import (
    limit_table as limit_table,
)
from mahjong_lessons.lessons.score_tables import (
    open_cell as open_cell,
)
from mahjong_lessons.lessons.score_tables import (
    score_table as score_table,
)
from mahjong_lessons.lessons.score_tables import (
    wait_table as wait_table,
)
from mahjong_lessons.lessons.shares import (
    has as has,
)
from mahjong_lessons.lessons.shares import (
    share as share,
)
from mahjong_lessons.lessons.shares import (
    share_table as share_table,
)
from mahjong_lessons.lessons.shortcuts import (
    ratios as ratios,
)
from mahjong_lessons.lessons.shortcuts import (
    verify as verify,
)
from mahjong_lessons.lessons.shortcuts import (
    verify_all as verify_all,
)
from mahjong_lessons.lessons.terms import (
    glossary as glossary,
)
from mahjong_lessons.lessons.two_games import (
    faan_of_real_wins as faan_of_real_wins,
)
from mahjong_lessons.lessons.two_games import (
    growth_table as growth_table,
)
from mahjong_lessons.lessons.two_games import (
    predict_both as predict_both,
)
from mahjong_lessons.lessons.units import (
    choose as choose,
)
from mahjong_lessons.lessons.units import (
    stake_table as stake_table,
)
from mahjong_lessons.lessons.units import (
    step_table as step_table,
)
from mahjong_lessons.lessons.units import (
    unit_table as unit_table,
)
from mahjong_lessons.lessons.units import (
    what_moves as what_moves,
)
