"""The one door for words: every sentence goes through the reader's catalogue."""

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from mahjong_lessons.core import text
from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.tiles import Tile
from mahjong_lessons.riichi import Win, count_fu


class Shouting(NullTranslations):
    """A language in which every sentence is shouted, but for the names of its values."""

    def gettext(self, message: str) -> str:
        parts = message.replace("}", "{").split("{")
        return "".join(
            f"{{{part}}}" if place % 2 else part.upper() for place, part in enumerate(parts)
        )


@pytest.fixture
def shouting() -> Iterator[None]:
    text.use(Shouting())
    yield
    text.use(NullTranslations())


@pytest.mark.usefixtures("shouting")
def test_names_of_tiles_are_translated() -> None:
    assert Tile.parse("7z").word == "RED DRAGON"


@pytest.mark.usefixtures("shouting")
def test_refusals_are_translated() -> None:
    with pytest.raises(HandError, match="THE WINNING TILE IS MISSING"):
        Win.parse("111m456678p35s99s")


@pytest.mark.usefixtures("shouting")
def test_every_line_of_a_ledger_is_translated() -> None:
    count = count_fu(Win.parse("234m66p45p678s ankan 1111m ron 3p riichi"))
    words = [word for line in count.lines for word in (line.why, line.kind.word)]
    # tiles keep their small letters
    small = {letter for word in words for letter in word if letter.islower()}
    assert small <= set("mpsz")


@pytest.mark.parametrize(
    ("words", "joined"),
    [([], ""), (["man"], "man"), (["man", "pin"], "man or pin"), (list("abc"), "a, b or c")],
)
def test_words_are_joined_as_a_sentence_does(words: list[str], joined: str) -> None:
    assert text.listing(words) == joined


def test_numbers_are_written_with_thousands() -> None:
    assert [text.number(n) for n in (0, 960, 7700, 100_000)] == ["0", "960", "7,700", "100,000"]


def test_braces_in_what_a_learner_typed_stay_braces() -> None:
    assert text.t('"{word}" is unknown', word="{0} {x}") == '"{0} {x}" is unknown'
