"""Tiles and numbers as learners write them: each is read into the one form that is compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mahjong_lessons.core.text import read_number, t
from mahjong_lessons.core.tiles import Tile, format_tiles, parse_tiles
from mahjong_lessons.riichi.payments import Payment
from mahjong_lessons.riichi.win import Win


def split_words(blocks: Iterable[Iterable[Tile]]) -> str:
    """Write blocks in order, each with its tiles in order.

    >>> split_words([parse_tiles("777z"), parse_tiles("231m")])
    '123m 777z'
    """
    ordered = sorted(sorted(tile.plain for tile in block) for block in blocks)
    return " ".join(map(format_tiles, ordered))


def read_tiles(text: str) -> str:
    """Read tiles in any order, and give them in order.

    >>> read_tiles("5z 1m0p")
    '1m0p5z'
    """
    return format_tiles(sorted(parse_tiles(text)))


def read_kinds(text: str) -> str:
    """Read tiles as kinds: each once, none of them red.

    >>> read_kinds("0p5p1m")
    '1m5p'
    """
    return format_tiles(sorted({tile.plain for tile in parse_tiles(text)}))


def read_blocks(text: str) -> str:
    """Read groups of tiles between spaces; words such as "pon" may stand among them.

    >>> read_blocks("pon 777z 312m")
    '123m 777z'
    """
    groups = [word for word in text.replace(",", " ").split() if not word.isalpha()]
    return split_words(parse_tiles(group) for group in groups)


def read_line(text: str) -> str:
    """Read a win, and give its line as the notation writes it.

    >>> read_line("234567m 345p 99p 67s, Tsumo 8s")
    '234567m34599p67s tsumo 8s'
    """
    return str(Win.parse(text))


def read_lines(text: str) -> str:
    """Read the fu of a ledger's lines, base first and wait last; the sets in any order.

    >>> read_lines("20 + 10 + 0 + 8 + 0 + 4 + 2 + 0")
    '20 10 8 4 0 0 2 0'
    """
    words = text.replace("+", " ").replace(",", " ").split()
    return ordered_lines([read_number(word) for word in words])


def ordered_lines(fu: Sequence[int]) -> str:
    """Write the fu of the lines base, won, sets, pair, wait with the largest set first.

    >>> ordered_lines([25, 0, 0, 0])
    '25 0 0 0'
    """
    sets = sorted(fu[2:-2], reverse=True)
    return " ".join(map(str, [*fu[:2], *sets, *fu[2 + len(sets) :]]))


def read_amount(text: str, unit: str) -> int:
    """Read a number with or without its unit, in English or in the reader's language.

    >>> read_amount("1,300 points", "points"), read_amount("2", "han")
    (1300, 2)
    """
    number, own = text.strip(), t(unit)
    if number.lower().endswith(own.lower()):
        number = number[: -len(own)]
    return read_number(number, unit)


def read_payment(text: str) -> str:
    """Read what is paid, in its short form: "1000", "1000 all", or "500/1000".

    >>> read_payment("500 / 1,000"), read_payment("1,000 all")
    ('500/1000', '1000')
    """
    alone = text.lower().strip().removesuffix(t("all").lower()).removesuffix("all")
    first, *second = alone.split("/", maxsplit=1)
    return written_payment(*(read_amount(each, "points") for each in (first, *second)))


def written_payment(one: int, dealer: int = 0) -> str:
    """What is paid, in its short form: the dealer's share behind the others'.

    >>> written_payment(500, 1000)
    '500/1000'
    """
    return f"{one}/{dealer}" if dealer else str(one)


def written_payers(payment: Payment) -> str:
    """Who pays what in the same short form: "1000", or "500/1000".

    >>> from mahjong_lessons.riichi import points
    >>> written_payers(points(2, 30, dealer=False, by="tsumo"))
    '500/1000'
    """
    return written_payment(payment.discarder or payment.others, payment.dealer)
