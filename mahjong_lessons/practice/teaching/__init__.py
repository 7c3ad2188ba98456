"""For teachers: worksheets with keys, and what a class gets wrong."""
