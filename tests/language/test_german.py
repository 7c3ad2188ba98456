"""What is written and read in another language than English, with a few messages in German."""

from __future__ import annotations

import io
from collections.abc import Iterator
from fractions import Fraction
from gettext import GNUTranslations

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.numbers import format_decimal

from mahjong_lessons.core import text


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    words = Catalog("de")
    words.add(",", ".", context="between thousands")
    words.add(".", ",", context="before decimals")
    words.add("{start}, {next}", "{start}, {next}", context="a list")
    words.add("{start} and {end}", "{start} und {end}", context="a list")
    words.add(("{n} unit", "{n} units"), ("{n} Einheit", "{n} Einheiten"))
    words.add("hand", "Partie", context="a deal")
    words.add("hand", "Hand", context="tiles")
    words.add("points", "Punkte")
    file = io.BytesIO()
    write_mo(file, words)
    file.seek(0)
    text.use(GNUTranslations(file))
    yield
    text.use("en")


@pytest.mark.parametrize("value", [0, 960, 7700, 100_000, -1500, Fraction(25, 2), Fraction(-1, 8)])
def test_numbers_follow_the_language(value: int | Fraction) -> None:
    """As Babel writes them, which has them from Unicode's table of the languages."""
    babels = format_decimal(float(value) if isinstance(value, Fraction) else value, locale="de")
    assert text.number(value) == babels


def test_numbers_are_read_in_the_language_and_in_english() -> None:
    for written in ("7.700", "7,700", "7700", "+7.700 Punkte", "7,700 points"):
        assert text.read_number(written, "points") == 7700
    assert text.read_number("1.000.000") == 1_000_000
    for wrong in ("7.70", "1.000,000", "1,5", "7 700"):
        with pytest.raises(ValueError, match="whole number"):
            text.read_number(wrong)


def test_words_of_the_language() -> None:
    assert text.language() == "de"
    assert text.listing(["a", "b", "c"], "and") == "a, b und c"
    assert [text.nt("{n} unit", "{n} units", n) for n in (1, 2000)] == [
        "1 Einheit",
        "2.000 Einheiten",
    ]
    assert (text.pt("a deal", "hand"), text.pt("tiles", "hand")) == ("Partie", "Hand")
    assert text.t("not translated yet") == "not translated yet"
