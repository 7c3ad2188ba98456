"""From an answer to the mistakes that may be behind it."""
