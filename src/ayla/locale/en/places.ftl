### Places of the page that a first game does not need: the list of games, positions, records.

## The list of games.

page-games-about = The service keeps the games; this list of them is kept on this device only.
page-games-all = The whole list
page-games-against = Against { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = The service does not have this game any more.
page-games-none = No game was played on this device yet.
# $game says who plays, as page-games-against does.
page-games-remove = Remove from the list: { $game }
page-games-removed = Removed from the list: { $game }
page-games-put-back = Put back
page-games-more = Show more

## Opening a record. $plies counts moves.

page-load-about = Paste a game record, choose a file, or drop one here.
page-load-read = Read
page-load-file = Choose a file
page-load-too-large = This is too long: a record has { $most } kB at most.
page-load-no-text = This file is no text, so it is no game record.
page-load-empty = There is no game in this.
# What follows is what is wrong there.
page-load-trouble = Line { $line }, column { $column }:
page-load-why = “{ $value }” makes no sense at this place.
page-load-why-capture = “{ $value }” is not what this sowing captures; that would be { $expected }.
page-load-why-no-capture = “{ $value }”: this sowing captures nothing. Without the mark it is { $expected }.
page-load-none-good = There is no game before this place.
page-load-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
page-load-moves =
    { $plies ->
        [0] No moves
        [one] One move
       *[other] { $plies } moves
    }
page-load-good =
    { $plies ->
        [one] The first move is good
       *[other] The first { $plies } moves are good
    }
page-load-open = Open
page-load-open-part = Open the game up to there

## A position by itself.

page-position = A position
page-position-about = Tap a pit to change it, or paste a position as text.
page-position-text = The position as text
# $column is where it stands in the text; $found is what stands there, and $none is yes if nothing does.
page-position-part =
    At character { $column } there should be { $part ->
        [pits] the seeds of the eight pits, such as 6,6,6,6/6,6,6,6
        [owners] the owners of the eight pits, such as SSSS/NNNN
        [stores] the captured seeds of South and North, such as 0-0
        [mover] the side to move, S or N
        [offer] the pits on offer, such as AC, or - for none
        [declined] the offers that South and North have declined, such as 0-0
       *[end] the end
    }, and there is { $none ->
        [yes] nothing.
       *[no] “{ $found }”.
    }
page-position-rule =
    { $rule ->
        [R1] There have to be 48 seeds, on the board and captured. Here are { $value } (R1).
        [R5] Captured seeds come in even numbers while the game goes on. Here are { $value } (R5).
        [R12] The offer cannot be paid: a pit costs six captured seeds, and the side that answers has { $value } (R12).
        [R14] The game is over in this position, so nothing can be on offer (R14).
       *[R9] { $value } cannot be on offer (R9). One to three pits can be, and they belong to the side that offers; the side to move answers.
    }
# $switches are parts of the address, such as endless=never.
page-position-switches =
    { $count ->
        [one] A switch of this link makes no sense, and the usual rule is taken in its place:
       *[other] Switches of this link make no sense, and the usual rules are taken in their place:
    } { $switches }
page-position-turn =
    { $side ->
        [S] South is to move.
       *[N] North is to move.
    }
page-position-sows = Can be sown: { $pits }.
page-position-offers = A barter can be offered.
page-position-answers = An offer is open, to be accepted or declined.
page-position-passes = No seed can be sown, so it is a pass.
page-position-over = The game is over in this position.
page-position-wait = You can play from the position here as soon as it is right.
page-position-analyse = Analyse the position
page-position-pit = Seeds in { $pit }
page-position-owner = Owner of { $pit }
page-position-store =
    { $side ->
        [S] Captured by South
       *[N] Captured by North
    }
page-position-mover = To move
page-position-choose = Tap a pit to change its seeds or its owner.
page-position-total = { $total } of 48 seeds
page-position-less = Fewer
page-position-more = More

## Going on from a game, giving one away.

page-from-about =
    { $ply ->
        [0] From the beginning.
       *[other] From move { $ply } of { $plies }.
    } It becomes a game of its own, and this one stays as it is.
page-link-about =
    { $ply ->
        [0] The position at the beginning.
       *[other] The position after move { $ply } of { $plies }.
    } Whoever opens the link sees it, and can play on from it.
page-record-save = Save as a file

## The switches of the rules.

page-new-skip = Leave out the pit that is sown
page-new-skip-hint = When a sowing of eight seeds or more comes round to the pit that it began from, it skips that pit (R4).
page-new-endless = When play goes in circles
page-new-endless-split = Halves
page-new-endless-split-hint = Each side takes half of what is on the board (R16).
page-new-endless-owner = By owner
page-new-endless-owner-hint = Each side takes what lies in its own pits (R16).
