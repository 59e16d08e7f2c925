"""Reports as HTML pages: of a game, of a tournament, and of the analysis of one game."""
