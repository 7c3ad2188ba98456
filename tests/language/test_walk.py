"""Everything is shown in a language made up from the catalogue: nothing is plain, nothing glued.

    python -m tests.language.walk ROOM          lists the faults of a room

is what to ask when this fails.
"""

from __future__ import annotations

import pytest
from babel.messages.catalog import Catalog

from mahjong_lessons.core import text
from tests.language.catalogue import PACKAGE
from tests.language.pseudo import Pseudo, accented, faults, plain_words, texts
from tests.language.walk import UNKNOWN, by_module, is_in

ROOMS = (
    *("core", "riichi", "hongkong", "data", "views", "lessons", "plots"),
    *("practice", "scorer", "widgets", "cli", "notebooks", UNKNOWN),
)


@pytest.mark.parametrize("room", ROOMS)
def test_all_that_a_room_shows_is_translated(room: str) -> None:
    assert [
        (module, its) for module, its in by_module().items() if is_in(module, room) and its
    ] == []


def test_each_fault_is_in_a_room() -> None:
    """Each folder of the package stands above; what has no module is asked for too."""
    assert [m for m in by_module() if not any(is_in(m, room) for room in ROOMS)] == []
    assert {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()} <= {*ROOMS}


# --- the walk itself finds what it should -----------------------------------------


def test_a_message_is_spoken_with_accents_and_keeps_its_values() -> None:
    words = Catalog()
    words.add("{n} more tiles")
    words.add("hand", context="a deal")
    spoken = Pseudo(words)
    assert spoken.gettext("{n} more tiles").format(n=2) == "⟦2 ɱóŕé ťíľéš⟧"
    assert spoken.pgettext("a deal", "hand") == "⟦ĥáñď⟧"
    assert spoken.gettext("hand") == "hand"
    assert spoken.missed == {"hand"}


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        (accented("a win"), []),
        ("a win", ["a win"]),
        (f"{accented('a win')} of 3,900", ["of"]),
        ("111m456678p35s99s 4s", []),
        ("pinfu, F01", []),
        ("self-draw, --rules, sheet.html", ["self-draw", "sheet"]),
        ("⟦ťĥé ⟦ŕéď⟧ óñé⟧", []),
    ],
)
def test_plain_words_are_found(shown: str, found: list[str]) -> None:
    unmarked = faults(shown, "here", frozenset({"pinfu"}))
    assert [fault.words for fault in unmarked] == found


@pytest.mark.parametrize(
    ("shown", "joined"),
    [
        ("⟦óñé⟧ ⟦ťŵó⟧", True),
        ("⟦óñé⟧⟦, ťŵó⟧", True),
        ("⟦Óñé.⟧ ⟦Ťŵó.⟧", False),
        ("⟦óñé⟧, ⟦ťŵó⟧", False),
        ("⟦óñé⟧ · ⟦ťŵó⟧", False),
        ("⟦óñé⟧\n⟦ťŵó⟧", False),
        ("⟦óñé⟧  ⟦ťŵó⟧", False),
        ("⟦⟦óñé⟧ ťŵó⟧", False),
    ],
)
def test_pieces_that_make_a_sentence_are_found(shown: str, joined: bool) -> None:
    assert ["joined" for _ in faults(shown, "here")] == ["joined"] * joined


def test_what_a_page_says_is_read() -> None:
    page = (
        "<style>p{x:y}</style><p title='seen'>said <b>loud</b></p><img alt='drawn'>"
        "<code>typed</code>"
    )
    assert [words.strip() for words in texts(page)] == ["seen", "said", "loud", "drawn"]
    assert plain_words("said and typed", frozenset({"typed"})) == ["said and"]


def test_english_is_spoken_again() -> None:
    assert text.language() == "en"
