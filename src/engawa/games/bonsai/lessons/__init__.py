"""How the game is taught: its first page, a coach's tips, and lessons."""
