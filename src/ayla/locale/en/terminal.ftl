### The terminal: the board as a picture, the game line by line, the command's answers.
###
### $side is S or N; pits are letters and moves such as =AC are notation, neither is translated.
### Words in quotation marks, such as "undo", are typed by the player and are not translated.

## The board.

board-store =
    { $side ->
        [S] South
       *[N] North
    }: { $seeds } captured
# $declined is 1 or more.
board-store-declined =
    { $side ->
        [S] South
       *[N] North
    }: { $seeds } captured, { $declined ->
        [one] one offer
       *[other] { $declined } offers
    } declined
board-to-move =
    { $side ->
        [S] South
       *[N] North
    } to move.
board-to-answer =
    { $side ->
        [S] South
       *[N] North
    } answers the offer of { $pits } for { $price } seeds.
board-over = The game is over.

## Legal moves, each after its text.

moves-title = Legal moves
moves-none = No move is left.
move-sown = the last makes { $made } in { $last }
move-captured = captures { $captures }: { $total } seeds
moves-offered = Offers for { $price } seeds: { $moves }
move-accept = accept: pay { $price } seeds and own { $pits }
move-decline = decline: a win will be without glory
move-pass = pass, owning no seed

## Counts and analysis.

perft-title = Sequences of moves, by length
analysis-title =
    What each move is worth in the end: seeds of { $side ->
        [S] South minus those of North
       *[N] North minus those of South
    } (= proved, ~ expected), and the play that leads there.
analysis-known = The values are from the tables of the solved game.
analysis-depth = { $depth ->
        [one] One ply deep
       *[other] { $depth } plies deep
    }, { $nodes } positions, { $nps } a second.

## Before the game.

ask-opponent = Against whom?
ask-side = Which side is yours?
ask-barter = With barter?
# $choice is the number or letter to type, $what one of the choices.
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (just press Enter)
choice-unknown = Please type one of { $choices }.
side-south = South, who begins
side-north = North
barter-on = yes, pits can be offered for captured seeds
barter-off = no, the classic game

## During the game.

welcome = Goré, with barter.
welcome-classic = Goré, the classic game without barter.
welcome-how = S or N in a pit says who owns it. Type the letter of a pit to sow it, or ? for help.
prompt =
    { $side ->
        [S] South
       *[N] North
    }>
prompt-answer =
    { $side ->
        [S] South
       *[N] North
    }, accept or decline>
thinking = The computer is thinking.
hint-help = Type ? for help.
help-title = What you can type
help-sow = sow pit C; capital and small letters are different pits
help-offer = offer pits A and C to the other side (up to three)
help-answer = accept or decline an offer
help-moves = list the legal moves
help-board = show the board
help-undo = take back your last move
help-record = show the record of the game so far
help-save = write the record to a file, after any games in it
help-draw = offer a draw
help-resign = resign the game
help-quit = stop here
undone = Taken back.
ask-draw =
    { $side ->
        [S] North offers a draw. South, do you agree? (yes or no)
       *[N] South offers a draw. North, do you agree? (yes or no)
    }
draw-declined =
    { $side ->
        [S] South
       *[N] North
    } plays on.
ask-resign = Resign this game? (yes or no)
save-where = Say where, as in: save game.gore
saved = The record is in { $file }.
# $reason is the system's, in English.
save-failed = The record could not be written to { $file }: { $reason }
save-not-records = { $file } holds something else than game records ({ $reason }), and stays as it is.
goodbye = The game stops here.

## Who plays, in the record.

record-player = Player
record-computer = Computer ({ $name })
