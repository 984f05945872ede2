/* How fast this machine can count and play the classic game, in C on one core.

   cc -O3 -march=native limit.c -o limit && ./limit

   Prints one line for each measurement: its name, what it counted, seconds of processor time.
     made     leaves of perft 13 from the start, every move made
     counted  the same, the moves before a leaf counted and not made
     games    moves of random games, up to the end or 400 turns; repetition is not looked for

   A board is eight bytes, the mover's row in the lower four. A sowing is one look-up and one
   addition; another look-up says what is captured. */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

typedef uint64_t board;

enum { PITS = 8, MOST = 48, DEPTH = 13, LIMIT = 400 };

#define EVERY(byte) (0x0101010101010101ULL * (byte))

static const board START = EVERY(6);

static board sowing[PITS][64];     /* what sowing so many seeds of a pit adds to the board */
static board chain[PITS][256];     /* the bytes captured: by landing pit and set of twos and fours */
static uint8_t nth[16][4];         /* the pits of a set of the mover's row */

static void fill_tables(void)
{
    for (int pit = 0; pit < PITS; pit++)
        for (int seeds = 1; seeds <= MOST; seeds++) {
            board change = 0 - ((board)seeds << (8 * pit));
            for (int step = 1; step <= seeds; step++)
                change += 1ULL << (8 * ((pit + step) % PITS));
            sowing[pit][seeds] = change;
        }
    for (int set = 0; set < 256; set++)
        for (int landing = 0; landing < PITS; landing++) {
            int taken = set & (1 << landing);
            for (int step = 1; taken && step < PITS && set >> ((landing + step) % PITS) & 1; step++)
                taken |= 1 << ((landing + step) % PITS);
            for (int step = 7; taken && step > 0 && set >> ((landing + step) % PITS) & 1; step--)
                taken |= 1 << ((landing + step) % PITS);
            for (int pit = 0; pit < PITS; pit++)
                if (taken >> pit & 1)
                    chain[landing][set] |= 0xffULL << (8 * pit);
        }
    for (int set = 0; set < 16; set++)
        for (int pit = 0, found = 0; pit < 4; pit++)
            if (set >> pit & 1)
                nth[set][found++] = (uint8_t)pit;
}

/* The highest bit of each byte gathered into one number. */
static inline unsigned gather(board flags)
{
    return (unsigned)(((flags >> 7 & EVERY(1)) * 0x0102040810204080ULL) >> 56);
}

static inline board nonzero(board b) { return (b + EVERY(0x7f)) & EVERY(0x80); }
static inline int over(board b) { return ((b + EVERY(0x7d)) & EVERY(0x80)) == 0; }
static inline board turn(board b) { return b >> 32 | b << 32; }
static inline unsigned total(board b) { return (unsigned)((b * EVERY(1)) >> 56); }

/* Sow, and keep apart what is captured. */
static inline board sow(board b, unsigned pit, board *captured)
{
    unsigned seeds = b >> (8 * pit) & 0xff, landing = (pit + seeds) % PITS;
    b += sowing[pit][seeds];
    *captured = 0;
    if (landing >= 4) {
        board other = nonzero(b ^ EVERY(2)) & nonzero(b ^ EVERY(4));
        *captured = b & chain[landing][gather(~other & EVERY(0x80))];
    }
    return b - *captured;
}

static uint64_t made(board b, int depth)
{
    uint64_t leaves = 0;
    board captured;
    if (depth == 0 || over(b))
        return 1;
    if (!(uint32_t)b)
        return made(turn(b), depth - 1);
    for (unsigned pit = 0; pit < 4; pit++)
        if (b >> (8 * pit) & 0xff)
            leaves += made(turn(sow(b, pit, &captured)), depth - 1);
    return leaves;
}

static uint64_t counted(board b, int depth)
{
    uint64_t leaves = 0;
    board captured;
    if (depth == 0 || over(b))
        return 1;
    if (!(uint32_t)b)
        return counted(turn(b), depth - 1);
    if (depth == 1)
        return (uint64_t)__builtin_popcountll(nonzero((uint32_t)b));
    for (unsigned pit = 0; pit < 4; pit++)
        if (b >> (8 * pit) & 0xff)
            leaves += counted(turn(sow(b, pit, &captured)), depth - 1);
    return leaves;
}

/* Moves of so many random games; the stores are kept, so that nothing can be left out. */
static uint64_t games(int number, uint64_t *wins)
{
    uint64_t random = 0x2545f4914f6cdd1dULL, moves = 0;
    for (int game = 0; game < number; game++) {
        board b = START, captured;
        unsigned store[2] = {0, 0}, turns = 0;
        while (!over(b) && turns < LIMIT) {
            unsigned own = gather(nonzero((uint32_t)b));
            if (own) {
                random ^= random << 13, random ^= random >> 7, random ^= random << 17;
                unsigned choices = (unsigned)__builtin_popcount(own);
                b = sow(b, nth[own][(random >> 32) * choices >> 32], &captured);
                store[turns & 1] += total(captured);
            }
            b = turn(b);
            turns++;
        }
        store[turns & 1] += total((uint32_t)b);
        store[~turns & 1] += total(b >> 32);
        *wins += store[0] > store[1];
        moves += turns;
    }
    return moves;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(void)
{
    uint64_t wins = 0;
    fill_tables();
    double begin = now();
    uint64_t leaves = made(START, DEPTH);
    printf("made %" PRIu64 " %.6f\n", leaves, now() - begin);
    begin = now();
    leaves = counted(START, DEPTH);
    printf("counted %" PRIu64 " %.6f\n", leaves, now() - begin);
    begin = now();
    uint64_t moves = games(200000, &wins);
    printf("games %" PRIu64 " %.6f\n", moves, now() - begin);
    return wins == 0;
}
