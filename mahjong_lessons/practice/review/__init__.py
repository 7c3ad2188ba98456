"""What a learner has practised, what comes back, and what a class gets wrong."""
