"""The server: tables for people and bots, with nothing lost and no secrets leaked."""
