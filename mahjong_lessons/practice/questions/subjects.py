"""What questions are about: what is shown, the right answer, and what explains it.

Every answer is worked out by the engine when a question is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from mahjong_lessons.core.hand import Hand
from mahjong_lessons.core.readings import Reading, readings, winning_tiles
from mahjong_lessons.core.seats import seat_of
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, nt, t
from mahjong_lessons.core.tiles import Tile, Wind, format_tiles, parse_tiles, tile_indicated
from mahjong_lessons.core.wins import AnyWin
from mahjong_lessons.practice.answers.changes import written_changes
from mahjong_lessons.practice.answers.names import NO_LIMIT, NO_YAKU
from mahjong_lessons.practice.answers.tiles import split_words
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import Payment
from mahjong_lessons.riichi.rules import Rules
from mahjong_lessons.riichi.scoring import Score, count_fu, count_readings, score
from mahjong_lessons.riichi.settlement import Changes, exhausted_wall
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Table, stack

_parsed = lru_cache(maxsize=256)(Win.parse)
"""Kept for a while: a question is asked under many rules, to see which of them matter."""


@dataclass(frozen=True)
class QuestionSubject:
    """What a question shows, its right answer, and what explains it.

    ``also`` are other right answers: those of other readings that pay the same. ``hint`` is
    one that fits better than that of the kind of question, in words.
    """

    shown: AnyWin | tuple[Tile, ...] | str
    answer: str
    why: Displayable
    also: tuple[str, ...] = ()
    hint: str = ""


def _right(win: Win, rules: Rules, answer: Callable[[FuCount], str]) -> tuple[str, tuple[str, ...]]:
    """The answer of the best reading, and the other ones of readings that pay the same."""
    first, *others = dict.fromkeys(map(answer, score(win, rules=rules).best_counts))
    return first, tuple(others)


def fu_subject(answer: Callable[[FuCount], str]) -> Callable[[str, Rules], QuestionSubject]:
    """A question about a win that its fu ledger explains."""

    def subject(about: str, rules: Rules) -> QuestionSubject:
        win = _parsed(about)
        right, also = _right(win, rules, answer)
        return QuestionSubject(win, right, count_fu(win, rules=rules), also)

    return subject


def reading_subject(answer: Callable[[Reading], str]) -> Callable[[str, Rules], QuestionSubject]:
    """A question about a win that its reading explains."""

    def subject(about: str, rules: Rules) -> QuestionSubject:
        win = _parsed(about)
        right, also = _right(win, rules, lambda count: answer(count.reading))
        return QuestionSubject(win, right, count_fu(win, rules=rules).reading, also)

    return subject


def score_subject(
    answer: Callable[[Score], str], why: Callable[[Score], Displayable]
) -> Callable[[str, Rules], QuestionSubject]:
    """A question about a win that its score explains."""

    def subject(about: str, rules: Rules) -> QuestionSubject:
        scored = score(_parsed(about), rules=rules)
        return QuestionSubject(scored.win, answer(scored), why(scored))

    return subject


def payment_subject(answer: Callable[[Payment], str]) -> Callable[[str, Rules], QuestionSubject]:
    """A question about given han and fu that the arithmetic explains."""

    def subject(about: str, rules: Rules) -> QuestionSubject:
        given = HandValue.parse(about)
        payment = given.pay(rules=rules)
        hint = t(_PAST_FU) if given.past_fu else ""
        return QuestionSubject(given.words, answer(payment), payment, hint=hint)

    return subject


_PAST_FU = N_(
    "from 5 han on a limit is reached: the han say which one, and fu do not matter any more"
)


def readings_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about every way to read a win."""
    win = _parsed(about)
    rows = tuple(
        (str(count.reading), count.raw, count.total) for count in count_readings(win, rules=rules)
    )
    head = (t("reading, the completed block in brackets"), t("sum"), t("fu"))
    return QuestionSubject(win, str(len(rows)), stack(*win.readings, Table(head, rows)))


def blocks_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about the split of a win, which must be the only one."""
    win = _parsed(about)
    splits = {split_words(block.tiles for block in reading.blocks) for reading in win.readings}
    if len(splits) > 1:
        message = nt(
            "this hand can be split in {n} way: choose another",
            "this hand can be split in {n} ways: choose another",
            len(splits),
        )
        raise ValueError(message)
    return QuestionSubject(win, splits.pop(), stack(*win.readings))


def notation_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about a win's line, part by part."""
    win = _parsed(about)
    parts = str(win).partition(f"{win.by} {win.hand.winning}")
    words = (t("concealed tiles, then calls"), t("how it was won"), t("what else is true"))
    rows = tuple((word, part.strip()) for word, part in zip(words, parts, strict=True))
    return QuestionSubject(
        win, str(win), Table((t("part"), t("written")), rows, (t("line"), str(win)))
    )


def winning_tiles_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about the tiles that complete a hand of 13."""
    hand = Hand(parse_tiles(about))
    winners = winning_tiles(hand)
    rows = tuple(
        ((tile,), reading.completed.tiles if reading.completed else (), reading.wait.word)
        for tile in winners
        for reading in readings(replace(hand, winning=tile))
    )
    why = Table((t("winning tile"), t("what it completes"), t("wait")), rows)
    return QuestionSubject(hand.concealed, format_tiles(winners), why)


def dora_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about the dora that an indicator points to."""
    indicator = Tile.parse(about)
    dora = tile_indicated(indicator)
    rows = (((indicator,), (dora,), dora.word),)
    why = Table((t("indicator"), t("dora"), t("in words")), rows)
    return QuestionSubject((indicator,), str(dora), why)


def tiles_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about how tiles are written."""
    tiles = parse_tiles(about)
    rows = tuple(((tile,), str(tile), tile.word) for tile in tiles)
    why = Table((t("tile"), t("written"), t("in words")), rows)
    return QuestionSubject(tiles, format_tiles(sorted(tiles)), why)


def yaochuu_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about which tiles are terminals or honours."""
    tiles = parse_tiles(about)
    rows = tuple(((tile,), tile.word, _place(tile)) for tile in tiles)
    answer = format_tiles(sorted({tile.plain for tile in tiles if tile.is_yaochuu}))
    return QuestionSubject(tiles, answer, Table((t("tile"), t("in words"), t("is")), rows))


def _place(tile: Tile) -> str:
    if tile.is_honour:
        return t("honour")
    return t("terminal") if tile.is_terminal else t("simple")


def changes_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about what a win moves, honba and sticks included."""
    scored = score(Win.parse(about), rules=rules)
    changes = scored.settle()
    return QuestionSubject(scored.win, written_changes(changes), _seats(changes, scored.payment))


def noten_subject(about: str, rules: Rules) -> QuestionSubject:
    """A question about noten payments; what is given is the seats that are tenpai."""
    seats = list(map(seat_of, about.split()))
    changes = exhausted_wall(seats)
    names = listing([seat.word for seat in seats], "and") or t("nobody")
    shown = t("The wall is exhausted, nobody won. Tenpai: {names}.", names=names)
    return QuestionSubject(shown, written_changes(changes), _seats(changes))


def _seats(changes: Changes, *before: Displayable) -> Displayable:
    table = Table(tuple(wind.word for wind in Wind), (tuple(changes.values()),))
    return stack(*before, table)


def yaku_names(scored: Score) -> str:
    """The yaku of a score in the order of the table, without dora."""
    return ", ".join(line.name for line in scored.yaku if line.yaku) or NO_YAKU


def limit_name(payment: Payment) -> str:
    """The limit that a payment reaches, or that there is none."""
    return payment.limit or NO_LIMIT
