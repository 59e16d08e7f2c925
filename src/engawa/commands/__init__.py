"""The commands of ``engawa``: their options, and what they print."""
