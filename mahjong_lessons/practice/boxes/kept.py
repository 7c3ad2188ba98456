"""What of a box goes into the record, and how a box is filled from it.

The record holds what was answered; the verdicts are worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mahjong_lessons.practice.boxes.state import Box, Item
from mahjong_lessons.practice.record.facts import Again, Answered, Fact
from mahjong_lessons.practice.record.folder import Record
from mahjong_lessons.practice.record.now import clock, lesson_now, record_now

HINT, SHOWN, SURE, CARD = "hint", "shown", "sure", "card"
"""The helps that a fact may name; a card is named with its own name."""


def keep(before: Box, after: Box) -> str:
    """Write what was done between two states; "" or a sentence that says why that failed."""
    record, said = record_now(), ""
    for fact in facts_between(before, after):
        said = record.write(fact)
    return said


def facts_between(before: Box, after: Box) -> Iterator[Fact]:
    """The answers that were judged, and those that were said, between two states."""
    for old, new in zip(before.items, after.items, strict=True):
        asked = new.question.asked
        if (old.done or old.tries) and new == Item(new.question):
            yield Again(clock(), lesson_now(), asked)
        elif new.tries != old.tries:
            said = new.feedback.verdict.value if new.feedback else ""
            yield Answered(
                clock(), asked, new.tries[-1], said, tuple(_helps(old, new)), lesson=lesson_now()
            )
        elif new.shown and not old.shown:
            yield Answered(clock(), asked, "", SHOWN, (SHOWN,), lesson=lesson_now())


def _helps(old: Item, new: Item) -> Iterator[str]:
    if new.hinted:
        yield HINT
    if old.feedback and old.feedback.verdict.value == "slip":
        yield SURE
    yield from (f"{CARD} {name}" for name in new.cards)


def fill_from_record(box: Box, record: Record | None = None) -> Box:
    """A box with what was answered before, since it was begun anew last."""
    known = record or record_now()
    items = tuple(_filled(item, known.about(item.question.asked)) for item in box.items)
    return replace(box, items=items) if items != box.items else box


def _filled(item: Item, facts: tuple[Answered, ...]) -> Item:
    for fact in facts:
        if SHOWN in fact.how:
            item = item if item.done else replace(item, shown=True)
            continue
        cards = tuple(help.removeprefix(f"{CARD} ") for help in fact.how if help.startswith(CARD))
        item = replace(item.write(fact.answer), hinted=item.hinted or HINT in fact.how)
        item = item.check(cards)
        if SURE in fact.how:
            item = item.check(cards)
    return item
