### The tables of the solved classic game, as the command speaks of them.

# $seeds: seeds on the boards that are in work, an even number.
tables-building = Boards of { $seeds } seeds
tables-proving = Proving { $seeds } seeds
# $rate: millions, with one decimal place.
tables-rate = { $rate } million boards a second
tables-left = { $minutes } min { $seconds } s left
tables-built = The tables of up to { $seeds } seeds are in { $dir }.
tables-proved =
    { $boards ->
        [one] One board
       *[other] { $boards } boards
    } of up to { $seeds } seeds: every value and every distance is proved.
tables-sampled =
    { $boards ->
        [0] None was compared with the readable rules.
        [one] One was compared with the readable rules, and agrees.
       *[other] { $boards } were compared with the readable rules, and agree.
    }
tables-published =
    { $same ->
        [0] None of the { $all } tables can be compared with published ones.
       *[other] { $same } of the { $all } tables are those that were published, byte for byte.
    }
tables-none = There are no tables in { $dir }. To build them: ayla tablebase build
tables-there = The tables in { $dir }, by the seeds on the board:
## The columns of that list.

tables-column-seeds = seeds
tables-column-boards = boards
# Boards that the side to move wins, that are even, that it loses.
tables-column-wins = won
tables-column-draws = even
tables-column-losses = lost
# The most that the side to move can gain.
tables-column-largest = most
# The most moves that it takes to the next capture or the end.
tables-column-longest = moves

## What a position is worth.

# $value: seeds that the side to move gains over the other from here on, with its sign.
tables-value =
    { $side ->
        [S] South
       *[N] North
    } to move: { $value } seeds from here on, when both play best.
tables-distance =
    { $moves ->
        [one] The next capture or the end comes with the next move.
       *[other] The next capture or the end comes within { $moves } moves.
    }
tables-moves =
    What each move of { $side ->
        [S] South
       *[N] North
    } is worth (* best):
