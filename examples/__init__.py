"""Small examples of learners at our tables."""
