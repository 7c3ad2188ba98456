"""A drill: what is practised, what became of it, and what comes back."""
