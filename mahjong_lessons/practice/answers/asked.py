"""What can be asked of a win, of han and fu that are given, or of how a hand ended."""

from __future__ import annotations

from enum import StrEnum


class Asked(StrEnum):
    """What is asked.

    Of a riichi win all but units, of han and fu that are given points, payment, worth and
    base, of a Hong Kong hand units, points, payment and changes.
    """

    FU = "fu"
    """The fu that count, rounded."""
    RAW = "raw"
    """The sum of the fu, before it is rounded."""
    LEDGER = "ledger"
    """The fu of each line."""
    HAN = "han"
    """All han, dora included; 0 without a yaku."""
    POINTS = "points"
    """Without honba and sticks; in Hong Kong all that the winner receives."""
    PAYMENT = "payment"
    """What each pays, honba included: "1000", or non-dealer/dealer as in "500/1000"."""
    WORTH = "worth"
    """All points that the winner takes, honba and sticks included."""
    BASE = "base"
    """Base points."""
    UNITS = "units"
    """Units of a Hong Kong hand, 0 below the minimum."""
    CHANGES = "changes"
    """How the scores of East, South, West and North change."""
