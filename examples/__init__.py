"""Learners at our tables, in small."""
