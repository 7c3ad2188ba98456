"""The catalogue holds every message, and none that no translator could put right."""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog

from tests.language.catalogue import TEMPLATE, compiled, extracted, template, translations
from tests.language.literals import put_together, unmarked_errors


def test_the_template_is_up_to_date() -> None:
    """If not: python -m tests.language.catalogue."""
    assert TEMPLATE.read_text(encoding="utf-8") == template(extracted())


def test_translations_are_compiled() -> None:
    """If not: python -m tests.language.catalogue compile."""
    files = [(each, each.with_suffix(".mo")) for each in translations()]
    stale = [po for po, mo in files if not mo.exists() or mo.read_bytes() != compiled(po)]
    assert stale == []


def test_each_kind_of_mark_is_extracted(tmp_path: Path) -> None:
    (tmp_path / "said.py").write_text(
        't("a win")\nROW = N_("a pair")\nnt("{n} fu", "{n} fu", 2)\npt("a deal", "hand")\n'
        'pt("tiles", "hand")\nt(ROW)\nprint("not for learners")\n'
    )
    messages = [(each.id, each.context) for each in extracted(tmp_path, lessons=()) if each.id]
    assert messages == [
        ("a win", None),
        ("a pair", None),
        (("{n} fu", "{n} fu"), None),
        ("hand", "a deal"),
        ("hand", "tiles"),
    ]


def test_cells_of_lessons_are_extracted() -> None:
    messages: Catalog = extracted()
    assert "notebooks/en/score-any-hand.ipynb" in {
        file for message in messages for file, _ in message.locations
    }


def test_no_sentence_is_put_together_from_messages() -> None:
    assert put_together() == []


def test_errors_are_messages() -> None:
    assert unmarked_errors() == []
