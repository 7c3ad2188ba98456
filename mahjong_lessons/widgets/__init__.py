"""Widgets for lessons: one a file, the state of each apart from its view."""

from mahjong_lessons.widgets.ledger import FuLedger, fu_ledger

__all__ = ["FuLedger", "fu_ledger"]
