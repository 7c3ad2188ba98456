"""What the lessons show: ledgers with gaps, tables of rules, yaku and shares, a game's sheet.

Each function is a few lines around the engine, so that a lesson's cell can stay short.
"""
