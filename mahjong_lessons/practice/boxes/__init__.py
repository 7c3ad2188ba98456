"""The box: questions that are asked, answered, judged and explained in one place."""
