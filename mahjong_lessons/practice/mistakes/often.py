"""How often misconceptions show: on which share of the real wins each changes what is asked.

For fu that is the sum or the rounded fu, for han the han, for points and payments what
is paid, with the honba and sticks of that win. ``tests/measure_diagnosis.py`` measures them.
There are no recorded wins of Hong Kong.
"""

from collections.abc import Mapping
from types import MappingProxyType

# fmt: off
OFTEN: Mapping[str, float] = MappingProxyType(
    {
        "F22": 0.002, "F36": 0.019, "F37": 0.0, "F01": 0.092, "F01b": 0.179, "F02": 0.048,
        "F31": 0.14, "F33": 0.334, "F18": 0.05, "F19": 0.406, "F27": 0.035, "F27b": 0.035,
        "F29": 0.015, "F32": 0.955, "F03": 0.092, "F04": 0.111, "F28": 0.006, "F06": 0.171,
        "F05": 0.294, "F07": 0.147, "F08": 0.149, "F09": 0.143, "F32b": 0.974, "F23": 0.046,
        "F24": 0.155, "F25": 0.073, "F30": 0.007, "F17": 0.14, "F20": 0.02, "F21": 0.035,
        "F34": 0.161, "F35": 0.029, "F26": 0.004, "F38": 0.005, "F12": 0.022, "F10": 0.025,
        "F11": 0.025, "F13": 0.36, "F14": 0.649, "F15": 0.75, "F16": 0.65, "P24": 0.076,
        "P25": 0.153, "P26": 0.0, "P27": 0.456, "P28": 0.422, "P29": 0.245, "P01": 0.802,
        "P02": 0.801, "P03": 0.744, "P04": 0.802, "P05": 0.455, "P06": 0.378, "P07": 0.717,
        "P08": 0.066, "P09": 0.158, "P09b": 0.442, "P10": 0.195, "P11": 0.058, "P12": 0.196,
        "P13": 0.086, "P14": 0.022, "P15": 0.278, "P16": 0.278, "P17": 0.278, "P18": 0.122,
        "P19": 0.118, "P20": 0.357, "P21": 0.213, "P22": 0.345, "P23": 0.1,
    }
)
# fmt: on
"""Shares of the real wins, by id."""

EVERYWHERE = 1 / 3
"""What shows on more wins than this is found out on any hand, and so is rarely still there."""


def rarely_left(name: str) -> bool:
    """Whether a misconception shows on so many hands.

    >>> rarely_left("F32b"), rarely_left("F01")
    (True, False)
    """
    return OFTEN.get(name, 0) > EVERYWHERE
