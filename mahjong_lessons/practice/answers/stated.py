"""Rules in words, for questions and answers that turn on them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mahjong_lessons.core.rules import Agreed
from mahjong_lessons.core.text import t

WORDS: Mapping[str, Mapping[object, str] | str] = MappingProxyType(
    {
        "table": "The table is {value}.",
        "limit": "The limit is {value} faan.",
        "minimum": "A hand wins from {value} faan on.",
        "discard": {
            "double": "For a discard its player pays two shares.",
            "half": "For a discard its player pays one share, the others half a share each.",
            "pay-for-all": "For a discard its player pays three shares.",
        },
        "points_per_unit": "Points a unit: {value}.",
        "pure_one_suit": "One suit without honours: {value} faan.",
        "small_winds": "Small four winds: {value} faan.",
        "small_dragons": "Small three dragons: {value} faan.",
        "four_concealed": "Four concealed pungs: {value} faan.",
        "seven_pairs": "Seven pairs: {value} faan, 0 if they do not win.",
        "limit_hand_value": {
            "cap": "A limit hand counts the limit.",
            "listed": "A limit hand counts what lists print for it.",
        },
        "concealed_kong_breaks_concealed": {
            True: "A hand with a concealed kong is no concealed hand.",
            False: "A concealed kong leaves the hand concealed.",
        },
        "flowers": {True: "Flowers are in play.", False: "Flowers are not in play."},
        "bonus_counts_to_minimum": {
            True: "Faan of flowers count to the minimum.",
            False: "Faan of flowers do not count to the minimum.",
        },
        "concealed_with_flowers": {
            True: "The concealed hand counts where flowers are in play.",
            False: "The concealed hand does not count where flowers are in play.",
        },
        "flower_replacement": "A win on the tile that replaces a flower: {value} faan.",
        "double_kong_replacement": {
            8: "A win on the tile after two kongs in a row: 8 faan.",
            "limit": "A win on the tile after two kongs in a row is a limit hand.",
        },
        "robbed_kong": {
            "discard": "A robbed kong is paid like a discard.",
            "self-draw": "Whoever made a robbed kong pays all three shares of a self-draw.",
        },
        "seven_flowers": "Seven flowers: {value} faan.",
        "eight_flowers": "Eight flowers: {value} faan.",
        "double_wind_pair_fu": {
            2: "A pair of the wind that is both seat and round wind brings 2 fu.",
            4: "A pair of the wind that is both seat and round wind brings 4 fu.",
        },
        "rinshan_tsumo_fu": {
            2: "A tsumo after a kan brings 2 fu.",
            0: "A tsumo after a kan brings no fu.",
        },
        "open_pinfu_fu": {
            30: "An open hand without fu, won by ron, counts 30.",
            20: "An open hand without fu, won by ron, counts 20.",
        },
        "kiriage_mangan": {
            False: "4 han 30 fu and 3 han 60 fu stay below a mangan.",
            True: "4 han 30 fu and 3 han 60 fu are a mangan.",
        },
        "open_tanyao": {
            True: "Tanyao counts in an open hand.",
            False: "Tanyao needs a closed hand.",
        },
        "red_fives": {True: "A red five is a dora.", False: "A red five is no dora."},
        "ippatsu": {True: "Ippatsu is a yaku.", False: "Ippatsu is no yaku."},
        "ura_dora": {True: "Ura-dora count.", False: "Ura-dora do not count."},
        "counted_yakuman": {
            "yakuman": "13 han or more are a yakuman.",
            "sanbaiman": "13 han or more are a sanbaiman.",
            "unlimited": "Every 13 han are a yakuman.",
        },
        "double_yakuman": {
            True: "Some yakuman count double.",
            False: "No yakuman counts double.",
        },
        "yakuman_add_up": {
            True: "Several yakuman are all paid.",
            False: "Of several yakuman one is paid.",
        },
        "renhou": {
            "none": "Renhou is no yaku.",
            "mangan": "Renhou is a mangan at least.",
            "yakuman": "Renhou is a yakuman.",
            "5 han": "Renhou is a yaku of 5 han.",
        },
        "pao": {
            "yakuman": "Whoever is liable answers for the yakuman alone.",
            "hand": "Whoever is liable answers for the whole hand.",
        },
    }
)
"""What each value of a rule of either game means, as one sentence, or a sentence with the value.

``double_ron`` is left out: it takes two hands.
"""


NO_EXCUSE: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "flowers": (True, False),  # a question shows the tiles that are in play
        "table": ("laak",),  # seldom played: who answers so has slipped by a row
    }
)
"""Values of rules under which a wrong answer may be right and is a slip all the same."""


def in_words(rules: Agreed, *names: str) -> tuple[str, ...]:
    """Say the values of some rules.

    >>> from mahjong_lessons.riichi import Rules
    >>> in_words(Rules(), "red_fives", "open_pinfu_fu")
    ('A red five is a dora.', 'An open hand without fu, won by ron, counts 30.')
    """
    return tuple(_sentence(WORDS[name], getattr(rules, name)) for name in names)


def _sentence(words: Mapping[object, str] | str, value: object) -> str:
    return t(words, value=value) if isinstance(words, str) else t(words[value])


def there_and_here(there: Agreed, here: Agreed, *names: str) -> str:
    """Say what some rules are at another table, and what they are here.

    >>> from mahjong_lessons.riichi import Rules
    >>> there_and_here(Rules(red_fives=False), Rules(), "red_fives")
    'There: A red five is no dora. Here: A red five is a dora.'
    """
    return t(
        "There: {there} Here: {here}",
        there=" ".join(in_words(there, *names)),
        here=" ".join(in_words(here, *names)),
    )
