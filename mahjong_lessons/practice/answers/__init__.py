"""Answers as learners write them: how they are read, and what became of them."""
