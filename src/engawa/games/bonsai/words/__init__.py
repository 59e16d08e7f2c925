"""What bonsai can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

TITLE = Say("bonsai.title")
SUMMARY = Say("bonsai.summary")
OPTION_GOALS = Say("bonsai.option-goals")
OPTION_TOKONOMA = Say("bonsai.option-tokonoma")
OPTION_LEVEL = Say("bonsai.option-level")
OPTION_SCENARIO = Say("bonsai.option-scenario")
OPTION_TURN_CAP = Say("bonsai.option-turn-cap")
NO_SCENARIO = Say("bonsai.no-scenario")
SLOW_FALL = Say("bonsai.slow-fall")
LONG_WINTER = Say("bonsai.long-winter")
SPRING = Say("bonsai.spring")
SUMMER = Say("bonsai.summer")
EMPEROR = Say("bonsai.emperor")
CHECK_GOALS = Say("bonsai.check-goals")
CHECK_LEVEL = Say("bonsai.check-level")
TILE_WOOD = Say("bonsai.tile-wood")
TILE_LEAF = Say("bonsai.tile-leaf")
TILE_FLOWER = Say("bonsai.tile-flower")
TILE_FRUIT = Say("bonsai.tile-fruit")
TILE_ANY = Say("bonsai.tile-any")
CAP_WOOD = Say("bonsai.cap-wood")
CAP_LEAF = Say("bonsai.cap-leaf")
CAP_FLOWER = Say("bonsai.cap-flower")
CAP_FRUIT = Say("bonsai.cap-fruit")
NO_TILE = Say("bonsai.no-tile")
KIND_TOOL = Say("bonsai.kind-tool")
KIND_GROWTH = Say("bonsai.kind-growth")
KIND_MASTER = Say("bonsai.kind-master")
KIND_HELPER = Say("bonsai.kind-helper")
KIND_PARCHMENT = Say("bonsai.kind-parchment")
CARD_DOES_MASTER = Say("bonsai.card-does-master")
CARD_DOES_MASTER_ANY = Say("bonsai.card-does-master-any")
CARD_DOES_PARCHMENT = Say("bonsai.card-does-parchment")
COLOUR_BROWN = Say("bonsai.colour-brown")
COLOUR_GREEN = Say("bonsai.colour-green")
COLOUR_ORANGE = Say("bonsai.colour-orange")
COLOUR_PINK = Say("bonsai.colour-pink")
COLOUR_BLUE = Say("bonsai.colour-blue")
GOAL_BLUE_LOW = Say("bonsai.goal-blue-low")
GOAL_BLUE_MID = Say("bonsai.goal-blue-mid")
GOAL_BLUE_HARD = Say("bonsai.goal-blue-hard")
NEAR_RENOUNCED = Say("bonsai.near-renounced")
NEAR_COLOUR = Say("bonsai.near-colour")
NEAR_REACHED = Say("bonsai.near-reached")
UPPER_LEFT = Say("bonsai.upper-left")
UPPER = Say("bonsai.upper")
UPPER_RIGHT = Say("bonsai.upper-right")
LEFT = Say("bonsai.left")
MIDDLE = Say("bonsai.middle")
RIGHT = Say("bonsai.right")
LOWER_LEFT = Say("bonsai.lower-left")
LOWER = Say("bonsai.lower")
LOWER_RIGHT = Say("bonsai.lower-right")
PLACE_SHOP = Say("bonsai.place-shop")
PLACE_GOALS = Say("bonsai.place-goals")
PLACE_SUPPLY = Say("bonsai.place-supply")
PLACE_RIGHTS = Say("bonsai.place-rights")
PLACE_CARDS = Say("bonsai.place-cards")
NO_CARD = Say("bonsai.no-card")
SLOT_NONE = Say("bonsai.slot-none")
SLOT_CHOICE = Say("bonsai.slot-choice")
SLOT_FLOWER = Say("bonsai.slot-flower")
SLOT_FRUIT = Say("bonsai.slot-fruit")
TEXT_OR = Say("bonsai.text-or")
TEXT_ANY = Say("bonsai.text-any")
TEXT_USED = Say("bonsai.text-used")
TEXT_TENDED = Say("bonsai.text-tended")
TEXT_PAST = Say("bonsai.text-past")
LABEL_BUD = Say("bonsai.label-bud")
PRESS_TAKE = Say("bonsai.press-take")
PRESS_CLAIM = Say("bonsai.press-claim")
PRESS_REMOVE = Say("bonsai.press-remove")
PRESS_RETURN = Say("bonsai.press-return")
PRESS_PICK = Say("bonsai.press-pick")
PRESS_CHOOSE = Say("bonsai.press-choose")
PRESS_WOOD = Say("bonsai.press-wood")
PRESS_LEAF = Say("bonsai.press-leaf")
PRESS_FLOWER = Say("bonsai.press-flower")
PRESS_FRUIT = Say("bonsai.press-fruit")
METER_TILES = Say("bonsai.meter-tiles")
SCORE_LEAVES = Say("bonsai.score-leaves")
SCORE_FLOWERS = Say("bonsai.score-flowers")
SCORE_FRUIT = Say("bonsai.score-fruit")
SCORE_PARCHMENTS = Say("bonsai.score-parchments")
SCORE_GOALS = Say("bonsai.score-goals")
POINTS_OPEN = Say("bonsai.points-open")
POINTS_HIDDEN = Say("bonsai.points-hidden")
NO_GOAL = Say("bonsai.no-goal")
ROW_LEAVES = Say("bonsai.row-leaves")
ROW_FLOWERS = Say("bonsai.row-flowers")
ROW_FRUIT = Say("bonsai.row-fruit")
ROW_PARCHMENTS = Say("bonsai.row-parchments")
ROW_GOALS = Say("bonsai.row-goals")
CHANCE_COLOURS = Say("bonsai.chance-colours")
CHANCE_DEAL = Say("bonsai.chance-deal")
CHANCE_BURN = Say("bonsai.chance-burn")
ASKS_TURN = Say("bonsai.asks-turn")
ASKS_ROOM = Say("bonsai.asks-room")
ASKS_PICK = Say("bonsai.asks-pick")
ASKS_DONE = Say("bonsai.asks-done")
ASKS_FLOWER = Say("bonsai.asks-flower")
ASKS_CLAIM = Say("bonsai.asks-claim")
LOST = Say("bonsai.lost")
VERB_TAKE = Say("bonsai.verb-take")
VERB_TAKE_SAYS = Say("bonsai.verb-take-says")
VERB_CULTIVATE = Say("bonsai.verb-cultivate")
VERB_REMOVE = Say("bonsai.verb-remove")
VERB_REMOVE_SAYS = Say("bonsai.verb-remove-says")
VERB_DONE = Say("bonsai.verb-done")
RETURN_LAST = Say("bonsai.return-last")
SHORT_CASCADE_LOW = Say("bonsai.short-cascade-low")
SHORT_CASCADE_MID = Say("bonsai.short-cascade-mid")
SHORT_CASCADE_HARD = Say("bonsai.short-cascade-hard")
RENOUNCE_SAYS = Say("bonsai.renounce-says")
RENOUNCE_HARDER = Say("bonsai.renounce-harder")
RENOUNCE_PRESS = Say("bonsai.renounce-press")
PLACE_PRESS_WOOD = Say("bonsai.place-press-wood")
PLACE_PRESS_LEAF = Say("bonsai.place-press-leaf")
PLACE_PRESS_FLOWER = Say("bonsai.place-press-flower")
PLACE_PRESS_FRUIT = Say("bonsai.place-press-fruit")
TAKE_HELPER = Say("bonsai.take-helper")
DISCARDS_TOP = Say("bonsai.discards-top")
TAKE_PRESS = Say("bonsai.take-press")
DONE_TITLE = Say("bonsai.done-title")
REMOVE_SAYS = Say("bonsai.remove-says")
REMOVE_PRESS = Say("bonsai.remove-press")
WHY_COLOURS = Say("bonsai.why-colours")
WHY_DEAL = Say("bonsai.why-deal")
WHY_BURN = Say("bonsai.why-burn")
WHY_TURN = Say("bonsai.why-turn")
WHY_PICK = Say("bonsai.why-pick")
WHY_PLACE = Say("bonsai.why-place")
WHY_CLAIM = Say("bonsai.why-claim")
WHY_RETURN = Say("bonsai.why-return")
WHY_NOWHERE_WOOD = Say("bonsai.why-nowhere-wood")
WHY_NOWHERE_LEAF = Say("bonsai.why-nowhere-leaf")
WHY_NOWHERE_FLOWER = Say("bonsai.why-nowhere-flower")
WHY_NOWHERE_FRUIT = Say("bonsai.why-nowhere-fruit")
WHY_REMOVE_LATE = Say("bonsai.why-remove-late")
WHY_NO_FLOWER = Say("bonsai.why-no-flower")
WHY_FLOWER_FIRST = Say("bonsai.why-flower-first")
WHY_POT = Say("bonsai.why-pot")
WHY_SPRING = Say("bonsai.why-spring")
WHY_FRUIT_NEAR = Say("bonsai.why-fruit-near")
WHY_FLOWER = Say("bonsai.why-flower")
WHY_LEAF = Say("bonsai.why-leaf")
WHY_WOOD = Say("bonsai.why-wood")
WHY_NOT_BLOCKED = Say("bonsai.why-not-blocked")
WHY_NO_TILE = Say("bonsai.why-no-tile")
WHY_KEEP_WOOD = Say("bonsai.why-keep-wood")
TO_WIN = Say("bonsai.to-win")
TIP_TREE_TITLE = Say("bonsai.tip-tree-title")
TIP_TREE = Say("bonsai.tip-tree")
TIP_TAKE_TITLE = Say("bonsai.tip-take-title")
TIP_TAKE = Say("bonsai.tip-take")
TIP_CULTIVATE_TITLE = Say("bonsai.tip-cultivate-title")
TIP_CULTIVATE = Say("bonsai.tip-cultivate")
TIP_WOOD_TITLE = Say("bonsai.tip-wood-title")
TIP_WOOD = Say("bonsai.tip-wood")
TIP_LEAF_TITLE = Say("bonsai.tip-leaf-title")
TIP_LEAF = Say("bonsai.tip-leaf")
TIP_FLOWER_TITLE = Say("bonsai.tip-flower-title")
TIP_FLOWER = Say("bonsai.tip-flower")
TIP_FRUIT_TITLE = Say("bonsai.tip-fruit-title")
TIP_FRUIT = Say("bonsai.tip-fruit")
TIP_FRUIT_FITS = Say("bonsai.tip-fruit-fits")
TIP_FRUIT_WAITS = Say("bonsai.tip-fruit-waits")
TIP_CAPACITY_TITLE = Say("bonsai.tip-capacity-title")
TIP_CAPACITY = Say("bonsai.tip-capacity")
TIP_GOALS_TITLE = Say("bonsai.tip-goals-title")
TIP_GOALS = Say("bonsai.tip-goals")
TIP_CLAIM_TITLE = Say("bonsai.tip-claim-title")
TIP_CLAIM = Say("bonsai.tip-claim")
TIP_END_TITLE = Say("bonsai.tip-end-title")
TIP_END = Say("bonsai.tip-end")
TIP_GROWTH_TITLE = Say("bonsai.tip-growth-title")
TIP_GROWTH = Say("bonsai.tip-growth")
TIP_HELPER_TITLE = Say("bonsai.tip-helper-title")
TIP_HELPER = Say("bonsai.tip-helper")
TIP_MASTER_TITLE = Say("bonsai.tip-master-title")
TIP_MASTER = Say("bonsai.tip-master")
TIP_PARCHMENT_TITLE = Say("bonsai.tip-parchment-title")
TIP_PARCHMENT = Say("bonsai.tip-parchment")
LESSON_WOOD_TITLE = Say("bonsai.lesson-wood-title")
LESSON_WOOD_WHY = Say("bonsai.lesson-wood-why")
LESSON_WOOD_START = Say("bonsai.lesson-wood-start")
LESSON_WOOD_START_ASTRAY = Say("bonsai.lesson-wood-start-astray")
LESSON_WOOD_FIRST = Say("bonsai.lesson-wood-first")
LESSON_WOOD_FIRST_ASTRAY = Say("bonsai.lesson-wood-first-astray")
LESSON_WOOD_SECOND = Say("bonsai.lesson-wood-second")
LESSON_WOOD_SECOND_ASTRAY = Say("bonsai.lesson-wood-second-astray")
LESSON_WOOD_DONE = Say("bonsai.lesson-wood-done")
LESSON_WOOD_DONE_ASTRAY = Say("bonsai.lesson-wood-done-astray")
LESSON_LEAF_TITLE = Say("bonsai.lesson-leaf-title")
LESSON_LEAF_WHY = Say("bonsai.lesson-leaf-why")
LESSON_LEAF_FIRST = Say("bonsai.lesson-leaf-first")
LESSON_LEAF_FIRST_ASTRAY = Say("bonsai.lesson-leaf-first-astray")
LESSON_LEAF_SECOND = Say("bonsai.lesson-leaf-second")
LESSON_LEAF_SECOND_ASTRAY = Say("bonsai.lesson-leaf-second-astray")
LESSON_FRUIT_TITLE = Say("bonsai.lesson-fruit-title")
LESSON_FRUIT_WHY = Say("bonsai.lesson-fruit-why")
LESSON_FRUIT_LEAF = Say("bonsai.lesson-fruit-leaf")
LESSON_FRUIT_LEAF_ASTRAY = Say("bonsai.lesson-fruit-leaf-astray")
LESSON_FRUIT_SECOND = Say("bonsai.lesson-fruit-second")
LESSON_FRUIT_SECOND_ASTRAY = Say("bonsai.lesson-fruit-second-astray")
LESSON_FRUIT_FRUIT = Say("bonsai.lesson-fruit-fruit")
LESSON_FRUIT_FRUIT_ASTRAY = Say("bonsai.lesson-fruit-fruit-astray")
LESSON_FLOWER_TITLE = Say("bonsai.lesson-flower-title")
LESSON_FLOWER_WHY = Say("bonsai.lesson-flower-why")
LESSON_FLOWER_PLACE = Say("bonsai.lesson-flower-place")
LESSON_FLOWER_PLACE_ASTRAY = Say("bonsai.lesson-flower-place-astray")
LESSON_FLOWER_LEAF = Say("bonsai.lesson-flower-leaf")
LESSON_FLOWER_LEAF_ASTRAY = Say("bonsai.lesson-flower-leaf-astray")
LESSON_CARDS_TITLE = Say("bonsai.lesson-cards-title")
LESSON_CARDS_WHY = Say("bonsai.lesson-cards-why")
LESSON_CARDS_TAKE = Say("bonsai.lesson-cards-take")
LESSON_CARDS_TAKE_ASTRAY = Say("bonsai.lesson-cards-take-astray")
LESSON_CARDS_PICK = Say("bonsai.lesson-cards-pick")
LESSON_CARDS_PICK_ASTRAY = Say("bonsai.lesson-cards-pick-astray")
LESSON_CARDS_RETURN = Say("bonsai.lesson-cards-return")
LESSON_CARDS_RETURN_ASTRAY = Say("bonsai.lesson-cards-return-astray")
LESSON_GOALS_TITLE = Say("bonsai.lesson-goals-title")
LESSON_GOALS_WHY = Say("bonsai.lesson-goals-why")
LESSON_GOALS_PLACE = Say("bonsai.lesson-goals-place")
LESSON_GOALS_PLACE_ASTRAY = Say("bonsai.lesson-goals-place-astray")
LESSON_GOALS_DONE = Say("bonsai.lesson-goals-done")
LESSON_GOALS_DONE_ASTRAY = Say("bonsai.lesson-goals-done-astray")
LESSON_GOALS_CLAIM = Say("bonsai.lesson-goals-claim")
LESSON_GOALS_CLAIM_ASTRAY = Say("bonsai.lesson-goals-claim-astray")
LESSON_GOALS_RENOUNCE = Say("bonsai.lesson-goals-renounce")
LESSON_GOALS_RENOUNCE_ASTRAY = Say("bonsai.lesson-goals-renounce-astray")
LESSON_ROOM_TITLE = Say("bonsai.lesson-room-title")
LESSON_ROOM_WHY = Say("bonsai.lesson-room-why")
LESSON_ROOM_REMOVE = Say("bonsai.lesson-room-remove")
LESSON_ROOM_REMOVE_ASTRAY = Say("bonsai.lesson-room-remove-astray")
LESSON_ROOM_WOOD = Say("bonsai.lesson-room-wood")
LESSON_ROOM_WOOD_ASTRAY = Say("bonsai.lesson-room-wood-astray")
LEARN_GOAL = Say("bonsai.learn-goal")
LEARN_SAYS = Say("bonsai.learn-says")
LEARN_TAKE_TITLE = Say("bonsai.learn-take-title")
LEARN_TAKE = Say("bonsai.learn-take")
LEARN_CULTIVATE_TITLE = Say("bonsai.learn-cultivate-title")
LEARN_CULTIVATE = Say("bonsai.learn-cultivate")
LEARN_CLAIM_TITLE = Say("bonsai.learn-claim-title")
LEARN_CLAIM = Say("bonsai.learn-claim")
LEARN_KEEP_TITLE = Say("bonsai.learn-keep-title")
LEARN_KEEP = Say("bonsai.learn-keep")
LEARN_LEAF_TITLE = Say("bonsai.learn-leaf-title")
LEARN_LEAF = Say("bonsai.learn-leaf")
LEARN_FLOWER_TITLE = Say("bonsai.learn-flower-title")
LEARN_FLOWER = Say("bonsai.learn-flower")
LEARN_FRUIT_TITLE = Say("bonsai.learn-fruit-title")
LEARN_FRUIT = Say("bonsai.learn-fruit")
LEARN_GOALS_TITLE = Say("bonsai.learn-goals-title")
LEARN_GOALS = Say("bonsai.learn-goals")
LEARN_END_TITLE = Say("bonsai.learn-end-title")
LEARN_END = Say("bonsai.learn-end")
CHART_BUD = Say("bonsai.chart-bud")
PERSONAL_POINTS = Say("bonsai.personal-points")
PERSONAL_FLOWERS = Say("bonsai.personal-flowers")


def level(*, name: Words, n: int) -> Say:
    return Say("bonsai.level", (("name", name), ("n", n)))


def check_scenario_seats(n: int) -> Say:
    return Say("bonsai.check-scenario-seats", (("n", n),))


def check_level_seats(n: int) -> Say:
    return Say("bonsai.check-level-seats", (("n", n),))


def many_wood(n: int) -> Say:
    return Say("bonsai.many-wood", (("n", n),))


def many_leaf(n: int) -> Say:
    return Say("bonsai.many-leaf", (("n", n),))


def many_flower(n: int) -> Say:
    return Say("bonsai.many-flower", (("n", n),))


def many_fruit(n: int) -> Say:
    return Say("bonsai.many-fruit", (("n", n),))


def many_any(n: int) -> Say:
    return Say("bonsai.many-any", (("n", n),))


def tiles(n: int) -> Say:
    return Say("bonsai.tiles", (("n", n),))


def turns(n: int) -> Say:
    return Say("bonsai.turns", (("n", n),))


def goals(n: int) -> Say:
    return Say("bonsai.goals", (("n", n),))


def card_tool(n: int) -> Say:
    return Say("bonsai.card-tool", (("n", n),))


def card_growth(tile: Words) -> Say:
    return Say("bonsai.card-growth", (("tile", tile),))


def card_master(tiles: Words) -> Say:
    return Say("bonsai.card-master", (("tiles", tiles),))


def card_helper(tile: Words) -> Say:
    return Say("bonsai.card-helper", (("tile", tile),))


def card_parchment_tile(*, n: int, tile: Words) -> Say:
    return Say("bonsai.card-parchment-tile", (("n", n), ("tile", tile)))


def card_parchment_kind(*, n: int, kind: Words) -> Say:
    return Say("bonsai.card-parchment-kind", (("n", n), ("kind", kind)))


def card_explained(*, card: Words, does: Words) -> Say:
    return Say("bonsai.card-explained", (("card", card), ("does", does)))


def card_does_tool(n: int) -> Say:
    return Say("bonsai.card-does-tool", (("n", n),))


def card_does_growth(tiles: Words) -> Say:
    return Say("bonsai.card-does-growth", (("tiles", tiles),))


def goal_brown(n: int) -> Say:
    return Say("bonsai.goal-brown", (("n", n),))


def goal_green(n: int) -> Say:
    return Say("bonsai.goal-green", (("n", n),))


def goal_orange(n: int) -> Say:
    return Say("bonsai.goal-orange", (("n", n),))


def goal_pink(n: int) -> Say:
    return Say("bonsai.goal-pink", (("n", n),))


def label_goal(*, colour: Words, goal: Words, points: Words, near: Words) -> Say:
    return Say(
        "bonsai.label-goal",
        (("colour", colour), ("goal", goal), ("points", points), ("near", near)),
    )


def label_goal_open(*, colour: Words, goal: Words, points: Words) -> Say:
    return Say("bonsai.label-goal-open", (("colour", colour), ("goal", goal), ("points", points)))


def near_claimed(who: Seat) -> Say:
    return Say("bonsai.near-claimed", (("who", who),))


def near(*, have: int, need: int) -> Say:
    return Say("bonsai.near", (("have", have), ("need", need)))


def place_deck(n: int) -> Say:
    return Say("bonsai.place-deck", (("n", n),))


def supply_note(*, held: int, keep: int) -> Say:
    return Say("bonsai.supply-note", (("held", held), ("keep", keep)))


def label_deck(n: int) -> Say:
    return Say("bonsai.label-deck", (("n", n),))


def label_offer(*, card: Words, slot: int, tiles: Words) -> Say:
    return Say("bonsai.label-offer", (("card", card), ("slot", slot), ("tiles", tiles)))


def label_tile(*, tile: Words, where: Words, cell: Words) -> Say:
    return Say("bonsai.label-tile", (("tile", tile), ("where", where), ("cell", cell)))


def label_empty_beside(*, where: Words, cell: Words, beside: Words) -> Say:
    return Say("bonsai.label-empty-beside", (("where", where), ("cell", cell), ("beside", beside)))


def label_pot(who: Seat) -> Say:
    return Say("bonsai.label-pot", (("who", who),))


def label_pot_numbered(*, who: Seat, n: int) -> Say:
    return Say("bonsai.label-pot-numbered", (("who", who), ("n", n)))


def label_pot_tended(*, who: Seat, n: int) -> Say:
    return Say("bonsai.label-pot-tended", (("who", who), ("n", n)))


def label_right(tile: Words) -> Say:
    return Say("bonsai.label-right", (("tile", tile),))


def label_right_used(tile: Words) -> Say:
    return Say("bonsai.label-right-used", (("tile", tile),))


def label_pile(*, n: int, named: Words) -> Say:
    return Say("bonsai.label-pile", (("n", n), ("named", named)))


def points_title(who: Seat) -> Say:
    return Say("bonsai.points-title", (("who", who),))


def points_each(n: int) -> Say:
    return Say("bonsai.points-each", (("n", n),))


def points_of(named: Words) -> Say:
    return Say("bonsai.points-of", (("named", named),))


def waits(who: Seat) -> Say:
    return Say("bonsai.waits", (("who", who),))


def asks_place(tiles: Words) -> Say:
    return Say("bonsai.asks-place", (("tiles", tiles),))


def asks_return(*, tiles: Words, keep: int) -> Say:
    return Say("bonsai.asks-return", (("tiles", tiles), ("keep", keep)))


def alone_0(points: Words) -> Say:
    return Say("bonsai.alone-0", (("points", points),))


def alone_1(points: Words) -> Say:
    return Say("bonsai.alone-1", (("points", points),))


def alone_2(points: Words) -> Say:
    return Say("bonsai.alone-2", (("points", points),))


def alone_3(points: Words) -> Say:
    return Say("bonsai.alone-3", (("points", points),))


def alone_4(points: Words) -> Say:
    return Say("bonsai.alone-4", (("points", points),))


def alone_5(points: Words) -> Say:
    return Say("bonsai.alone-5", (("points", points),))


def alone(*, name: Words, aim: Words) -> Say:
    return Say("bonsai.alone", (("name", name), ("aim", aim)))


def wins(who: Seat) -> Say:
    return Say("bonsai.wins", (("who", who),))


def last_turns(turns: Words) -> Say:
    return Say("bonsai.last-turns", (("turns", turns),))


def verb_cultivate_says(tiles: Words) -> Say:
    return Say("bonsai.verb-cultivate-says", (("tiles", tiles),))


def verb_done_goals(goals: Words) -> Say:
    return Say("bonsai.verb-done-goals", (("goals", goals),))


def verb_done_says(tiles: Words) -> Say:
    return Say("bonsai.verb-done-says", (("tiles", tiles),))


def pick_title(tile: Words) -> Say:
    return Say("bonsai.pick-title", (("tile", tile),))


def pick_says(n: int) -> Say:
    return Say("bonsai.pick-says", (("n", n),))


def return_title(tile: Words) -> Say:
    return Say("bonsai.return-title", (("tile", tile),))


def return_more(tiles: Words) -> Say:
    return Say("bonsai.return-more", (("tiles", tiles),))


def claim_short(*, goal: Words, n: int) -> Say:
    return Say("bonsai.claim-short", (("goal", goal), ("n", n)))


def renounce_short(goal: Words) -> Say:
    return Say("bonsai.renounce-short", (("goal", goal),))


def claim_title(goal: Words) -> Say:
    return Say("bonsai.claim-title", (("goal", goal),))


def claim_says(colour: Words) -> Say:
    return Say("bonsai.claim-says", (("colour", colour),))


def claim_press(n: int) -> Say:
    return Say("bonsai.claim-press", (("n", n),))


def claim_says_verb(*, goal: Words, points: Words) -> Say:
    return Say("bonsai.claim-says-verb", (("goal", goal), ("points", points)))


def renounce_title(goal: Words) -> Say:
    return Say("bonsai.renounce-title", (("goal", goal),))


def renounce_says_verb(*, goal: Words, points: Words) -> Say:
    return Say("bonsai.renounce-says-verb", (("goal", goal), ("points", points)))


def place_title(*, tile: Words, where: Words) -> Say:
    return Say("bonsai.place-title", (("tile", tile), ("where", where)))


def place_title_left(*, tile: Words, where: Words) -> Say:
    return Say("bonsai.place-title-left", (("tile", tile), ("where", where)))


def place_title_right(*, tile: Words, where: Words) -> Say:
    return Say("bonsai.place-title-right", (("tile", tile), ("where", where)))


def reaches(goals: Words) -> Say:
    return Say("bonsai.reaches", (("goals", goals),))


def press_gain(*, what: Words, gain: Words) -> Say:
    return Say("bonsai.press-gain", (("what", what), ("gain", gain)))


def take_title_with(*, card: Words, tile: Words) -> Say:
    return Say("bonsai.take-title-with", (("card", card), ("tile", tile)))


def take_says(*, held: int, most: int) -> Say:
    return Say("bonsai.take-says", (("held", held), ("most", most)))


def take_says_over(*, held: int, most: int, over: int) -> Say:
    return Say("bonsai.take-says-over", (("held", held), ("most", most), ("over", over)))


def take_says_all(held: int) -> Say:
    return Say("bonsai.take-says-all", (("held", held),))


def take_parchment(points: Words) -> Say:
    return Say("bonsai.take-parchment", (("points", points),))


def discards(card: Words) -> Say:
    return Say("bonsai.discards", (("card", card),))


def take_press_tiles(tiles: Words) -> Say:
    return Say("bonsai.take-press-tiles", (("tiles", tiles),))


def cultivate_says(tiles: Words) -> Say:
    return Say("bonsai.cultivate-says", (("tiles", tiles),))


def done_left(tiles: Words) -> Say:
    return Say("bonsai.done-left", (("tiles", tiles),))


def done_reached(goals: Words) -> Say:
    return Say("bonsai.done-reached", (("goals", goals),))


def remove_title(*, tile: Words, where: Words) -> Say:
    return Say("bonsai.remove-title", (("tile", tile), ("where", where)))


def remove_falls(tiles: Words) -> Say:
    return Say("bonsai.remove-falls", (("tiles", tiles),))


def goals_are(colours: Words) -> Say:
    return Say("bonsai.goals-are", (("colours", colours),))


def dealt(card: Words) -> Say:
    return Say("bonsai.dealt", (("card", card),))


def discarded(card: Words) -> Say:
    return Say("bonsai.discarded", (("card", card),))


def placed(*, who: Seat, tile: Words, where: Words) -> Say:
    return Say("bonsai.placed", (("who", who), ("tile", tile), ("where", where)))


def took(*, who: Seat, card: Words, tiles: Words) -> Say:
    return Say("bonsai.took", (("who", who), ("card", card), ("tiles", tiles)))


def cultivated(who: Seat) -> Say:
    return Say("bonsai.cultivated", (("who", who),))


def finished(who: Seat) -> Say:
    return Say("bonsai.finished", (("who", who),))


def picked(*, who: Seat, tile: Words) -> Say:
    return Say("bonsai.picked", (("who", who), ("tile", tile)))


def claimed(*, who: Seat, goal: Words) -> Say:
    return Say("bonsai.claimed", (("who", who), ("goal", goal)))


def renounced(*, who: Seat, goal: Words) -> Say:
    return Say("bonsai.renounced", (("who", who), ("goal", goal)))


def returned(*, who: Seat, tile: Words) -> Say:
    return Say("bonsai.returned", (("who", who), ("tile", tile)))


def removed(*, who: Seat, tile: Words, where: Words) -> Say:
    return Say("bonsai.removed", (("who", who), ("tile", tile), ("where", where)))


def removed_with(*, who: Seat, tile: Words, where: Words, tiles: Words) -> Say:
    return Say(
        "bonsai.removed-with", (("who", who), ("tile", tile), ("where", where), ("tiles", tiles))
    )


def withered(tiles: Words) -> Say:
    return Say("bonsai.withered", (("tiles", tiles),))


def why_no_card(n: int) -> Say:
    return Say("bonsai.why-no-card", (("n", n),))


def why_none_to_return(*, who: Seat, tile: Words) -> Say:
    return Say("bonsai.why-none-to-return", (("who", who), ("tile", tile)))


def why_no_chance(who: Seat) -> Say:
    return Say("bonsai.why-no-chance", (("who", who),))


def why_other_half(card: Words) -> Say:
    return Say("bonsai.why-other-half", (("card", card),))


def why_none_left(card: Words) -> Say:
    return Say("bonsai.why-none-left", (("card", card),))


def why_no_supply(*, who: Seat, tile: Words) -> Say:
    return Say("bonsai.why-no-supply", (("who", who), ("tile", tile)))


def why_no_right(*, who: Seat, tile: Words) -> Say:
    return Say("bonsai.why-no-right", (("who", who), ("tile", tile)))


def why_taken(tile: Words) -> Say:
    return Say("bonsai.why-taken", (("tile", tile),))


def why_fruit(leaves: Words) -> Say:
    return Say("bonsai.why-fruit", (("leaves", leaves),))


def why_not_in_way(tile: Words) -> Say:
    return Say("bonsai.why-not-in-way", (("tile", tile),))


def why_enough(tiles: Words) -> Say:
    return Say("bonsai.why-enough", (("tiles", tiles),))


def why_goal_unused(goal: Words) -> Say:
    return Say("bonsai.why-goal-unused", (("goal", goal),))


def why_goal_claimed(*, who: Seat, goal: Words) -> Say:
    return Say("bonsai.why-goal-claimed", (("who", who), ("goal", goal)))


def why_goal_colour(*, who: Seat, colour: Words) -> Say:
    return Say("bonsai.why-goal-colour", (("who", who), ("colour", colour)))


def why_goal_renounced(*, who: Seat, goal: Words) -> Say:
    return Say("bonsai.why-goal-renounced", (("who", who), ("goal", goal)))


def why_goal_unmet(goal: Words) -> Say:
    return Say("bonsai.why-goal-unmet", (("goal", goal),))


def to_end(n: int) -> Say:
    return Say("bonsai.to-end", (("n", n),))


def to_end_turns(n: int) -> Say:
    return Say("bonsai.to-end-turns", (("n", n),))


def far(*, n: int, of: int) -> Say:
    return Say("bonsai.far", (("n", n), ("of", of)))


def tip_card_now(card: Words) -> Say:
    return Say("bonsai.tip-card-now", (("card", card),))


def tip_hold(*, n: int, of: int) -> Say:
    return Say("bonsai.tip-hold", (("n", n), ("of", of)))


def tip_flower_now(n: int) -> Say:
    return Say("bonsai.tip-flower-now", (("n", n),))


def tip_goals_now(*, goal: Words, have: int, need: int) -> Say:
    return Say("bonsai.tip-goals-now", (("goal", goal), ("have", have), ("need", need)))


def tip_claim_now(*, goal: Words, points: Words) -> Say:
    return Say("bonsai.tip-claim-now", (("goal", goal), ("points", points)))


def tip_claim_harder(*, goal: Words, points: Words) -> Say:
    return Say("bonsai.tip-claim-harder", (("goal", goal), ("points", points)))


def tip_end_now(tiles: Words) -> Say:
    return Say("bonsai.tip-end-now", (("tiles", tiles),))


def won_later(*, who: Seat, points: Words) -> Say:
    return Say("bonsai.won-later", (("who", who), ("points", points)))


def won_solo(*, who: Seat, points: Words, n: int) -> Say:
    return Say("bonsai.won-solo", (("who", who), ("points", points), ("n", n)))


def lost_points(*, who: Seat, points: Words, n: int) -> Say:
    return Say("bonsai.lost-points", (("who", who), ("points", points), ("n", n)))


def lost_goals(*, who: Seat, points: Words) -> Say:
    return Say("bonsai.lost-goals", (("who", who), ("points", points)))
