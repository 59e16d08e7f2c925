"""People at a table: a server that loses nothing and leaks nothing."""
