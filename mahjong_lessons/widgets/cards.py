"""Cards beside a question: one key opens the one that fits, and tabs lead to the others."""

from __future__ import annotations

from markupsafe import Markup

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.boxes.cards import CARDS
from mahjong_lessons.widgets.markup import button, choices, shown, tag

CARD = "card"
"""What is done to open a card, or to close it: its name says which."""

KEY = "F2"


def card_button(opened: str, fits: str) -> Markup:
    """The button that opens the card that fits, and closes whichever is open."""
    return button(
        t("Close the card") if opened else t("Card"),
        CARD,
        opened or fits,
        css="mj-button mj-quiet",
        title=t("To look it up ({key})", key=KEY),
        data_id=CARD,
        data_key=KEY,
        aria_keyshortcuts=KEY,
        aria_expanded="true" if opened else "false",
    )


def card_view(opened: str, rules: object) -> Markup | None:
    """The open card with the tabs of all; nothing where none is open."""
    if not opened:
        return None
    titles = {name: t(card.title) for name, card in CARDS.items()}
    tabs = choices(CARD, "", t("Cards"), titles, opened)
    body = tag("div", shown(CARDS[opened].under(rules)), data_id=f"card {opened}")
    return tag("aside", tabs, body, css="mj-card", aria_label=t("Card"), data_id="card")
