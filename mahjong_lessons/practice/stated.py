"""Rules in words, for a question whose answer turns on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from mahjong_lessons.practice.questions import Question
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.text import t

WORDS: Mapping[str, Mapping[object, str]] = MappingProxyType(
    {
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
"""What each value of a rule means, as one sentence. ``double_ron`` is left out: it takes two."""


def in_words(rules: Rules, *names: str) -> tuple[str, ...]:
    """Say the values of some rules; of all that one win can turn on, if none is named.

    >>> in_words(Rules(), "red_fives", "open_pinfu_fu")
    ('A red five is a dora.', 'An open hand without fu, won by ron, counts 30.')
    """
    return tuple(t(WORDS[name][getattr(rules, name)]) for name in names or WORDS)


def with_rules(question: Question) -> Question:
    """The same question, and in its prompt every rule that alone could change the answer.

    >>> from mahjong_lessons.practice import ask
    >>> with_rules(ask("fu", "345m66p67p678s chi 234m ron 8p")).prompt
    'How many fu does this hand count, rounded? An open hand without fu, won by ron, counts 30.'
    """
    words = in_words(question.rules, *question.turns_on) if question.turns_on else ()
    return replace(question, prompt=" ".join((question.prompt, *words)))
