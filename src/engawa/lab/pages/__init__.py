"""Reports as pages: of a game, of a tournament, and of one game looked at again."""
