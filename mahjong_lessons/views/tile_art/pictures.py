"""The tiles that are pictures: bird, frame, back, flowers and seasons."""

from __future__ import annotations

from mahjong_lessons.core.text import N_
from mahjong_lessons.views.tile_art.pen import area, dot, line, ring

INK, RED, GREEN, BLUE, AMBER = "#223", "#b12", "#175", "#148", "#b60"
IVORY = "#fffdf6"

BIRD = "".join(
    (
        line("M122 176C104 206 92 236 88 276M132 186C122 216 118 246 118 280", GREEN, 15),
        line("M142 192C142 222 146 248 150 274", GREEN, 15),
        line("M88 276h0M118 280h0M150 274h0", RED, 24),
        line("M166 190 172 236M188 182 200 230M160 240H212", INK, 8),
        area("M152 52C150 96 96 116 104 172C110 208 178 214 204 168C224 130 206 96 204 60Z", GREEN),
        dot(178, 58, GREEN, 60),
        area("M202 44 228 65 202 76Z", RED),
        dot(184, 54, IVORY, 15),
        line("M166 28 158 14M178 26V12", RED, 8),
        line("M128 140C140 168 172 172 188 146M144 122C154 142 174 146 186 126", IVORY, 8),
    )
)
"""The bird of 1 sou."""

FRAME = line("M78 46H216V260H78Z", BLUE, 14) + line("M98 66H196V240H98Z", BLUE, 4)
"""The empty frame of the White dragon."""

DIAMOND = area("M36 230 59 260 36 290 13 260Z", RED)
"""The mark of a red five."""

BACK = "".join(
    (
        area("M0 0H240V320H0Z", "#265"),
        line("M28 28H212V280H28Z", "#9cb", 6),
        line("M120 84 176 154 120 224 64 154Z", "#9cb", 6),
        area("M120 118 149 154 120 190 91 154Z", "#9cb"),
    )
)

_PLUM = (
    line("M100 284C128 252 140 220 147 160M128 240C150 226 176 220 200 224", INK, 10),
    ring(147, 124, 42, RED, 64, 5),
    ring(147, 124, 22, IVORY, 10, 5),
    dot(147, 124, AMBER, 24),
    line("M204 222h0M182 196h0", RED, 26),
)
_ORCHID = (
    line("M140 286C130 220 112 160 76 128M144 286C146 210 172 150 222 138", GREEN, 12),
    line("M150 286C166 250 190 226 224 220M138 286C124 254 104 236 78 230", GREEN, 12),
    line("M144 286C142 200 144 150 148 110", GREEN, 8),
    line("M116 64 148 96 180 64M148 96V46M112 110 148 96 184 110", BLUE, 20),
    dot(148, 96, AMBER, 20),
)
_CHRYSANTHEMUM = (
    line("M147 170V286M147 262C120 262 98 246 90 222M147 240C174 240 198 226 206 202", GREEN, 12),
    ring(147, 110, 54, AMBER, 26, 14),
    ring(147, 110, 32, AMBER, 22, 9),
    dot(147, 110, RED, 34),
)
_BAMBOO = (
    line("M122 286V30M178 286V110", GREEN, 20),
    line("M108 206H136M108 120H136M164 214H192", IVORY, 7),
    area("M128 60C160 40 190 44 222 66C188 82 156 80 128 60Z", GREEN),
    area("M116 100C104 70 88 58 66 52C64 82 84 104 116 100Z", GREEN),
    area("M184 140C196 116 210 108 230 104C230 130 214 148 184 140Z", GREEN),
)

_SHOOT = (
    line("M147 284V130", GREEN, 14),
    area("M147 170C140 120 108 96 72 94C74 146 104 176 147 170Z", GREEN),
    area("M147 136C150 84 180 52 224 46C226 100 198 138 147 136Z", GREEN),
)
_SUN = (dot(147, 160, RED, 84), ring(147, 160, 65, RED, 16, 12))
_LEAF = (
    area("M206 58C118 62 70 120 88 216C172 226 222 156 206 58Z", AMBER),
    line("M176 96 70 262", INK, 9),
    line("M140 154 138 114M122 182 160 178", IVORY, 7),
)
_CRYSTAL = (
    line("M147 82V238M79 121 215 199M79 199 215 121", BLUE, 11),
    line("M128 92l19 19 19-19M128 228l19-19 19 19M81 146l26-7-7-26", BLUE, 11),
    line("M213 174l-26 7 7 26M81 174l26 7-7 26M213 146l-26-7 7-26", BLUE, 11),
)

BONUS = {
    name: "".join(parts)
    for name, parts in {
        "F1": _PLUM,
        "F2": _ORCHID,
        "F3": _CHRYSANTHEMUM,
        "F4": _BAMBOO,
        "S1": _SHOOT,
        "S2": _SUN,
        "S3": _LEAF,
        "S4": _CRYSTAL,
    }.items()
}
"""Flowers, and seasons: a shoot in spring, the sun, a falling leaf, a snow crystal."""

BONUS_WORDS = {
    "F1": N_("plum"),
    "F2": N_("orchid"),
    "F3": N_("chrysanthemum"),
    "F4": N_("bamboo"),
    "S1": N_("spring"),
    "S2": N_("summer"),
    "S3": N_("autumn"),
    "S4": N_("winter"),
}
"""Messages: what the flowers and seasons are called."""
