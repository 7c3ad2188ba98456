"""Scores as plain data for programs: what ``--json`` prints, with keys that stay.

Names of yaku, kinds and limits are the package's own words, never translated;
``why`` and ``unsure`` are sentences for people. Tiles, readings and wins are
written in the one-line notation.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeAlias

from mahjong_lessons import hongkong
from mahjong_lessons.core.tiles import format_tiles
from mahjong_lessons.riichi import FuCount, FuLine, Payment, Score, Waits
from mahjong_lessons.riichi.scoring import ScoredReading

Record: TypeAlias = dict[str, Any]
"""Numbers, texts, None, lists and records: what JSON can hold."""


def score_record(score: Score) -> Record:
    """A score with all that explains it.

    ``payment`` says what each of them pays, honba included; ``changes`` is each seat's
    change, or None where the win does not tell (see ``Score.changes``).

    >>> from mahjong_lessons.riichi import Win, score
    >>> record = score_record(score(Win.parse("111m456678p35s99s ron 4s riichi")))
    >>> record["fu"]["total"], record["yaku"], record["points"], record["changes"]
    (40, [{'name': 'riichi', 'han': 1, 'yakuman': 0}], 1300, None)
    """
    return {
        "win": str(score.win),
        **_worth(score),
        "payment": _shares(score.payment),
        "changes": score.changes,
        "readings": [
            {"reading": str(one.reading), "wait": one.reading.wait.value, **_worth(one)}
            for one in score.readings
        ],
        "why": score.why,
        "unsure": list(score.unsure),
    }


def payment_record(payment: Payment) -> Record:
    """A payment from han and fu, in points.

    >>> from mahjong_lessons.riichi import points
    >>> record = payment_record(points(2, 40, dealer=False, by="ron"))
    >>> record["base"], record["points"], record["payment"]["discarder"]
    (640, 2600, 2600)
    """
    return {
        "limit": payment.limit,
        "base": payment.base,
        "points": payment.points,
        "payment": _shares(payment),
    }


def waits_record(waits: Waits) -> Record:
    """The tiles that win a hand, and the score of each by ron and by tsumo, or None.

    >>> from mahjong_lessons.riichi import waits
    >>> [one["tile"] for one in waits_record(waits("234567m345p99p67s"))["waits"]]
    ['5s', '8s']
    """
    return {
        "hand": str(waits.hand),
        "waits": [
            {
                "tile": str(line.tile),
                "left": line.left,
                "ron": score_record(line.ron) if line.ron else None,
                "tsumo": score_record(line.tsumo) if line.tsumo else None,
            }
            for line in waits
        ],
    }


def faan_record(score: hongkong.Score) -> Record:
    """A Hong Kong score with all that explains it.

    ``units`` are 0 and ``changes`` None for a hand that does not win; ``changes`` is None too
    where the win does not tell who gave the winning tile. A change such as 32/3 is a text.

    >>> from mahjong_lessons.hongkong import Win, score
    >>> record = faan_record(score(Win.parse("123m456p789s234s5p self-draw 5p")))
    >>> record["faan"], record["units"], record["changes"]
    (3, 8, {'E': -8, 'S': 24, 'W': -8, 'N': -8})
    """
    payment = score.payment
    return {
        "win": str(score.win),
        **_faan(score),
        "meets_minimum": score.meets_minimum,
        "units": score.units,
        "changes": payment and {seat: _plain(n) for seat, n in payment.changes.items()},
        "readings": [{"reading": one.blocks, **_faan(one)} for one in score.readings],
        "verdict": score.verdict,
        "why": score.why,
    }


def _faan(counted: hongkong.Score | hongkong.ScoredReading) -> Record:
    return {
        "faan": counted.faan,
        "raw": counted.raw,
        "limit_hand": counted.limit_hand,
        "lines": [{"name": line.name, "faan": line.faan} for line in counted.lines],
        "excluded": [
            {"name": one.name, "faan": one.faan, "by": one.by and one.by.name, "why": one.why}
            for one in counted.excluded
        ],
    }


def _plain(number: int | Fraction) -> int | float | str:
    """A number that JSON can hold: half a point is 0.5, and a third the text "1/3"."""
    if isinstance(number, int):
        return number
    return float(number) if _FINEST % number.denominator == 0 else str(number)


_FINEST = 1000
"""Parts of a thousand are written as numbers; of others JSON would hold no exact ones."""


def error_record(error: Exception) -> Record:
    """What is wrong: the kind of error, its message, the text as it was read, and where in it.

    >>> error_record(ValueError("1 han 25 fu does not exist"))["error"]["kind"]
    'ValueError'
    """
    span = getattr(error, "span", None)
    return {
        "error": {
            "kind": type(error).__name__,
            "message": str(error),
            "text": getattr(error, "text", None),
            "span": list(span) if span else None,
        }
    }


def _worth(scored: Score | ScoredReading) -> Record:
    """What a score and each of its readings tell alike."""
    return {
        "han": scored.han,
        "yakuman": scored.yakuman,
        "fu": _fu(scored.fu),
        "yaku": [
            {"name": line.name, "han": line.han, "yakuman": line.yakuman} for line in scored.yaku
        ],
        "limit": scored.limit,
        "base": scored.base,
        "points": scored.points,
    }


def _fu(count: FuCount) -> Record:
    return {"raw": count.raw, "total": count.total, "lines": [*map(_line, count.lines)]}


def _line(line: FuLine) -> Record:
    tiles = format_tiles(line.tiles)
    return {"kind": line.kind.value, "fu": line.fu, "tiles": tiles, "why": line.why}


def _shares(payment: Payment) -> Record:
    return {
        "discarder": payment.discarder,
        "dealer": payment.dealer,
        "others": payment.others,
        "sticks": payment.sticks,
        "total": payment.total,
    }
