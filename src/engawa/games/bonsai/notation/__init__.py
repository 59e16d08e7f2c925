"""How lines and positions are written (`lines`, `write`), read and checked (`read`, `check`)."""
