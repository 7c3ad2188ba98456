"""The fu ledger that a learner fills in."""
