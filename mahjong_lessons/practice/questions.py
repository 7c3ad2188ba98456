"""Self-checking questions: what is asked, the right answer, a hint and the why.

A question is data; its answer is worked out by the engine when it is made. The
kinds of question are rows of :data:`ASKS`, so a new kind is one row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from mahjong_lessons.hand import Hand
from mahjong_lessons.practice.answers import (
    Feedback,
    Verdict,
    blank,
    is_blank,
    read_number,
    unreadable,
)
from mahjong_lessons.readings import Reading, Wait, readings, winning_tiles
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import count_fu, count_readings
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.show import Shown
from mahjong_lessons.text import listing, t
from mahjong_lessons.tiles import Tile, format_tiles, parse_tiles, tile_indicated
from mahjong_lessons.views import Part, Table, content, reveal, stack


@dataclass(frozen=True)
class Question(Shown):
    """One question about a win or some tiles.

    Answers may be given as a number or as text. A blank one (None, "" or
    ``...``) is never wrong, and no answer raises.

    >>> question = ask("fu", "234678m999s55p44s tsumo 5p")
    >>> question.check(40)
    Feedback(right: Right: 40.)
    >>> question.check(None)
    Feedback(blank: Not answered yet.)
    """

    prompt: str
    shown: Win | tuple[Tile, ...]
    answer: str
    hint_words: str
    why: Shown
    read: Callable[[str], str]

    def check(self, answer: object = None) -> Feedback:
        """Judge an answer."""
        if is_blank(answer):
            return blank()
        try:
            given = self.read(str(answer))
        except ValueError as error:
            return unreadable(error)
        if given == self.answer:
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.answer))
        return Feedback(
            Verdict.WRONG,
            t("{given} is not it. Hint: {hint}", given=given, hint=self.hint_words),
        )

    @property
    def hint(self) -> Feedback:
        """A push in the right direction, without the answer."""
        return Feedback(Verdict.BLANK, t("Hint: {hint}", hint=self.hint_words))

    @property
    def solution(self) -> Shown:
        """The answer and how it comes about, behind a click."""
        return reveal(self.why, t("Show the solution"))

    def __repr__(self) -> str:
        return f"Question({self.prompt!r})"


@content.register
def _(value: Question) -> Sequence[Part]:
    return value.shown, value.prompt


def ask(kind: str, about: str, rules: Rules | str = DEFAULT) -> Question:
    """Make a question of a kind (see :data:`ASKS`) about a win or some tiles.

    ``about`` is the one-line notation of a win; for "dora", "tiles", "yaochuu" and
    "winning" it is tiles.

    >>> ask("dora", "9s").check("1s")
    Feedback(right: Right: 1s.)
    """
    if kind not in ASKS:
        raise ValueError(
            t(
                '"{kind}" is no kind of question: choose {kinds}',
                kind=kind,
                kinds=listing(list(ASKS)),
            )
        )
    row = ASKS[kind]
    subject = row.subject(about, rules_of(rules))
    return Question(
        t(row.prompt), subject.shown, subject.answer, t(row.hint), subject.why, row.read
    )


@dataclass(frozen=True)
class Subject:
    """What a question shows, its right answer, and what explains it."""

    shown: Win | tuple[Tile, ...]
    answer: str
    why: Shown


@dataclass(frozen=True)
class Ask:
    """A kind of question: its words, how its subject is made and its answer read."""

    prompt: str
    hint: str
    subject: Callable[[str, Rules], Subject]
    read: Callable[[str], str]


# --- subjects -----------------------------------------------------------------


def _of_count(answer: Callable[[FuCount], str]) -> Callable[[str, Rules], Subject]:
    """A question about a win that its fu ledger explains."""

    def subject(about: str, rules: Rules) -> Subject:
        win = Win.parse(about)
        count = count_fu(win, rules)
        return Subject(win, answer(count), count)

    return subject


def _of_reading(answer: Callable[[Reading], str]) -> Callable[[str, Rules], Subject]:
    """A question about a win that its reading explains."""

    def subject(about: str, rules: Rules) -> Subject:
        win = Win.parse(about)
        reading = count_fu(win, rules).reading
        return Subject(win, answer(reading), reading)

    return subject


def _readings(about: str, rules: Rules) -> Subject:
    win = Win.parse(about)
    rows = tuple(
        (str(count.reading), count.raw, count.total) for count in count_readings(win, rules)
    )
    head = (t("reading, the completed block in brackets"), t("sum"), t("fu"))
    return Subject(win, str(len(rows)), stack(*win.readings, Table(head, rows)))


def _blocks(about: str, rules: Rules) -> Subject:
    win = Win.parse(about)
    splits = {_split(block.tiles for block in reading.blocks) for reading in win.readings}
    if len(splits) > 1:
        raise ValueError(t("this hand can be split in {n} ways: choose another", n=len(splits)))
    return Subject(win, splits.pop(), stack(*win.readings))


def _line(about: str, rules: Rules) -> Subject:
    win = Win.parse(about)
    parts = str(win).partition(f"{win.by} {win.hand.winning}")
    words = (t("concealed tiles, then calls"), t("how it was won"), t("what else is true"))
    rows = tuple((word, part.strip()) for word, part in zip(words, parts, strict=True))
    return Subject(win, str(win), Table((t("part"), t("written")), rows, (t("line"), str(win))))


def _winning(about: str, rules: Rules) -> Subject:
    hand = Hand(parse_tiles(about))
    winners = winning_tiles(hand)
    rows = tuple(
        ((tile,), reading.completed.tiles if reading.completed else (), reading.wait.word)
        for tile in winners
        for reading in readings(replace(hand, winning=tile))
    )
    why = Table((t("winning tile"), t("what it completes"), t("wait")), rows)
    return Subject(hand.concealed, format_tiles(winners), why)


def _dora(about: str, rules: Rules) -> Subject:
    indicator = Tile.parse(about)
    dora = tile_indicated(indicator)
    rows = (((indicator,), (dora,), dora.word),)
    why = Table((t("indicator"), t("dora"), t("in words")), rows)
    return Subject((indicator,), str(dora), why)


def _tiles(about: str, rules: Rules) -> Subject:
    tiles = parse_tiles(about)
    rows = tuple(((tile,), str(tile), tile.word) for tile in tiles)
    why = Table((t("tile"), t("written"), t("in words")), rows)
    return Subject(tiles, format_tiles(sorted(tiles)), why)


def _yaochuu(about: str, rules: Rules) -> Subject:
    tiles = parse_tiles(about)
    rows = tuple(((tile,), tile.word, _place(tile)) for tile in tiles)
    answer = format_tiles(sorted({tile.plain for tile in tiles if tile.is_yaochuu}))
    return Subject(tiles, answer, Table((t("tile"), t("in words"), t("is")), rows))


def _place(tile: Tile) -> str:
    if tile.is_honour:
        return t("honour")
    return t("terminal") if tile.is_terminal else t("simple")


def _split(blocks: Iterable[Iterable[Tile]]) -> str:
    """Blocks in order, each with its tiles in order."""
    ordered = sorted(sorted(tile.plain for tile in block) for block in blocks)
    return " ".join(map(format_tiles, ordered))


# --- answers as learners write them -------------------------------------------


def _read_number(text: str) -> str:
    return str(read_number(text))


def _read_tiles(text: str) -> str:
    return format_tiles(sorted(parse_tiles(text)))


def _read_kinds(text: str) -> str:
    """Tiles as kinds: each once, none of them red."""
    return format_tiles(sorted({tile.plain for tile in parse_tiles(text)}))


def _read_blocks(text: str) -> str:
    """Groups of tiles between spaces; words such as "pon" may stand among them."""
    groups = [word for word in text.replace(",", " ").split() if not word.isalpha()]
    return _split(parse_tiles(group) for group in groups)


def _read_line(text: str) -> str:
    return str(Win.parse(text))


def _read_wait(text: str) -> str:
    word = text.strip().lower()
    names = {wait.value: wait.value for wait in Wait} | {wait.word: wait.value for wait in Wait}
    names |= {name.removesuffix(" wait"): value for name, value in names.items()}
    if word not in names:
        raise ValueError(t("a wait is {waits}", waits=listing([wait.value for wait in Wait])))
    return names[word]


ASKS: Mapping[str, Ask] = MappingProxyType(
    {
        "fu": Ask(
            "How many fu does this hand count, rounded?",
            "add base, win, sets, pair and wait, and round once at the end",
            _of_count(lambda count: str(count.total)),
            _read_number,
        ),
        "raw": Ask(
            "What is the sum of its fu before rounding?",
            "go line by line: base, win, each set, pair, wait",
            _of_count(lambda count: str(count.raw)),
            _read_number,
        ),
        "wait": Ask(
            "Which wait did the winning tile end?",
            "take the winning tile away and look at what is left of its block",
            _of_reading(lambda reading: reading.wait.value),
            _read_wait,
        ),
        "pair": Ask(
            "Which tile makes the pair? Write one of the two.",
            "take the four blocks out and see which two tiles are left",
            _of_reading(lambda reading: str(reading.pair.tiles[0]) if reading.pair else ""),
            _read_tiles,
        ),
        "readings": Ask(
            "In how many ways can this hand be read, the wait included?",
            "try each block or pair that could have been finished by the winning tile",
            _readings,
            _read_number,
        ),
        "dora": Ask(
            "This is the indicator. Which tile is the dora?",
            "the dora is the next tile; after the last one the circle starts again",
            _dora,
            _read_tiles,
        ),
        "tiles": Ask(
            "Write these tiles in the short notation.",
            "digits first, then one letter for the suit: m, p, s or z",
            _tiles,
            _read_tiles,
        ),
        "yaochuu": Ask(
            "Which of these tiles are terminals or honours? Write each once.",
            "terminals are the 1 and the 9 of a suit, honours are winds and dragons",
            _yaochuu,
            _read_kinds,
        ),
        "line": Ask(
            "Write this win in the one-line notation.",
            "concealed tiles without the winning one, calls, ron or tsumo, the winning tile, "
            "and then what else is true",
            _line,
            _read_line,
        ),
        "blocks": Ask(
            "Split this hand into four blocks and a pair, with a space between the groups.",
            "start with tiles that have no choice: honours, and tiles without neighbours",
            _blocks,
            _read_blocks,
        ),
        "winning": Ask(
            "Which tiles complete this hand? Write each once.",
            "set the finished blocks aside, and look for what the remaining tiles lack",
            _winning,
            _read_kinds,
        ),
    }
)
"""The kinds of question by name."""
