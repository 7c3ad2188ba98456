"""What both games share: tiles, hands, the notation, readings, wins, rules, and words."""
