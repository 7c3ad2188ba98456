"""Questions: what is asked, how an answer is read, and the why."""
