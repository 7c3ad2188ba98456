"""The record of one learner: what was answered, as facts in files that only grow."""
