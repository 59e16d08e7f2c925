"""What seats see and are told."""
