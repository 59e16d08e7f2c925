// Pass the Pandas by hand in C++, plain game: the yardstick for the compiled rules.
// usage: limit SEATS GAMES SEED; prints the actions played and the actions a second.
// It draws the same numbers in the same order as the rules, so it plays the same games.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

struct Rng {
    int64_t state;
    explicit Rng(int64_t seed) {
        state = ((((seed >> 32) & 0x3FFFFFFF) + 1) << 32) + (seed & 0xFFFFFFFF);
        for (int i = 0; i < 16; i++) advance();
    }
    void advance() { state = (state & 0xFFFFFFFF) * 1983999459LL + (state >> 32); }
    int below(int n) {
        advance();
        return int((((state ^ (state >> 32)) & 0xFFFFFFFF) * n) >> 32);
    }
};

enum Face { WATER, PANDA, BAMBOO, BLANK };
static const int SIDES[6] = {WATER, PANDA, BAMBOO, BLANK, BLANK, BLANK};
static const int STARTING_DICE[6] = {0, 0, 6, 6, 5, 4};

// The contract, as the rules keep it: an action is one int, listed, sampled and applied.
enum { CHANCE = -1, NOBODY = -2, DICE = 20, BASE = DICE + 1, GIVE = 0, START = 11, ROLL = 16 };
enum Phase { STARTING, ROLLING, GIVING, OVER };
static const int ONE[4] = {BASE * BASE * BASE, BASE * BASE, BASE, 1};

struct Actions {
    int count, items[1024];
};

struct Game {
    int seats, phase = STARTING, dice[5] = {}, turn = 0, target = 0, rolled[4] = {}, pandas = 0, turns = 0;

    explicit Game(int seats) : seats(seats) { std::fill(dice, dice + seats, STARTING_DICE[seats]); }

    int to_move() const { return phase == OVER ? NOBODY : phase == GIVING ? turn : CHANCE; }

    void list_legal(Actions& actions) const {
        actions.count = 0;
        for (int seat = 0; seat < seats; seat++)
            if (seat != turn) actions.items[actions.count++] = GIVE + seat;
    }

    int sample(Rng& rng) const {
        if (phase == STARTING) return START + rng.below(seats);
        int action = ROLL;
        for (int i = 0; i < dice[turn]; i++) action += ONE[SIDES[rng.below(6)]];
        return action;
    }

    void apply(int action) {
        if (action >= ROLL) {
            for (int face = 0; face < 4; face++) rolled[face] = (action - ROLL) / ONE[face] % BASE;
            dice[turn] -= rolled[WATER];
            pandas = rolled[PANDA];
            phase = GIVING;
            if (pandas == 0) meet_challenge();
        } else if (action >= START) {
            turn = action - START;
            phase = ROLLING;
        } else {
            dice[turn]--;
            dice[action - GIVE]++;
            if (--pandas == 0) meet_challenge();
        }
    }

    void meet_challenge() {
        int shortfall = target - rolled[BAMBOO];
        if (shortfall > 0) {
            dice[turn] += shortfall;
            dice[(turn + seats - 1) % seats] -= shortfall;
        }
        turns++;
        bool over = std::find(dice, dice + seats, 0) != dice + seats || turns == 1000;
        phase = over ? OVER : ROLLING;
        target = rolled[BAMBOO];
        if (!over) turn = (turn + 1) % seats;
    }
};

// One game to the end; the actions played, chance included.
static int play(Game game, Actions& actions, Rng& rng) {
    int moves = 0;
    for (int mover = game.to_move(); mover != NOBODY; mover = game.to_move(), moves++) {
        if (mover == CHANCE) {
            game.apply(game.sample(rng));
        } else {
            game.list_legal(actions);
            game.apply(actions.items[rng.below(actions.count)]);
        }
    }
    return moves;
}

static double cpu() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char** argv) {
    if (argc != 4) return std::puts("usage: limit SEATS GAMES SEED"), 2;
    int seats = std::atoi(argv[1]), games = std::atoi(argv[2]);
    Rng rng(std::atoll(argv[3]));
    long moves = 0;
    Actions actions;
    double begin = cpu();
    for (int i = 0; i < games; i++) moves += play(Game(seats), actions, rng);
    std::printf("%ld %.0f\n", moves, moves / (cpu() - begin));
}
