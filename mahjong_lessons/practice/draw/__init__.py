"""Which questions come: by topic and level, natural hands, hands that point at one mistake."""
