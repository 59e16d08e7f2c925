"""Names of The Harvest that are the same in every language: its cards."""

from engawa.games.the_harvest.cards import SETS, SHIPPED, load

for shipped in SHIPPED:
    load(shipped)
NAMES = [card.name for cards in SETS for card in cards.cards]
