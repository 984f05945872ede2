### The page in the browser. Sentences about turns are in turns.ftl, refusals in errors.ftl.
###
### $side and $owner are S or N. $name, $giver and $loser are names of players, such as South, You or
### the name of an opponent. Pits are letters and are not translated. $pits is a list of them.

page-title = Ayla: play Goré
page-brand = Ayla
page-head = Ayla
page-opening = Opening the game…
page-close = Close
page-cancel = Cancel
page-you = You
page-side =
    { $side ->
        [S] South
       *[N] North
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] South
       *[N] North
    })

## The first screen.

page-home-title = Goré
page-home-about = A sowing game of the Guro people of Côte d’Ivoire, for two players, eight pits and forty-eight seeds. The seeds are called ayla: cows.
page-home-barter = What sets it apart is the barter: pits change hands for captured cows, and the border between the two territories moves.
page-home-continue = Go on with your game
page-missing = This game is not kept here, or not any more. You can begin a new one.
page-nowhere = There is no page at this address. You can begin a game here.

## A new game.

page-new = New game
page-new-title = A new game
page-new-opponent = Opponent
# How strong an opponent is, from 1 on, and its name.
page-new-level = { $number } { $name }
page-new-begins = Who begins?
page-new-you = You
page-new-you-hint = You are South.
page-new-they = Opponent
page-new-they-hint = You are North.
page-new-lot = Draw lots
page-new-lot-hint = Chance decides.
page-new-rules = Game
page-new-barter = With barter
page-new-barter-hint = Goré as it is played: pits can be offered for captured seeds.
page-new-classic = Classic
page-new-classic-hint = Sowing and capturing only. Easier for a first game.
page-new-begin = Begin

## The board.

page-game-title = A game of Goré
page-board = Board
# A pit as a button, spoken by screen readers.
page-pit =
    { $pit }, { $seeds ->
        [0] empty
        [one] one seed
       *[other] { $seeds } seeds
    }, { $owner }{ $state ->
        [open] , can be sown
        [choice] , can be offered
        [offered] , on offer
       *[idle] { "" }
    }
# A player's strip. $count is the number of captured seeds; $named is no where there is no name.
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] South
       *[N] North
    }, { $count ->
        [0] no captured seed
        [one] one captured seed
       *[other] { $count } captured seeds
    }
page-turn-yours = your turn
page-turn-theirs = to move
# $count is 1 or more.
page-declined =
    { $count ->
        [one] declined once
       *[other] declined { $count } times
    }
page-declined-why = Whoever has declined an offer and wins, wins without glory.
# A pit of a small board, spoken.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] South
       *[N] North
    }

## Whose turn it is, and what a pit would do.

page-status = Turn
page-status-yours = Your turn
page-status-turn = { $name } to move
page-status-thinking = { $name } is thinking…
page-status-begin = Choose a pit to sow. Point at it, or hold a finger on it, to see what it does.
page-status-again = Press it again to sow.
# $pit is sown; $last is the pit of its last seed.
page-preview-plain =
    { $pit }, { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }: the last falls into { $last } and captures nothing.
# One captured pit and its seeds.
page-capture = { $pit }{ "\u00A0" }{ $n }
# $captures lists the captured pits, $pits is how many there are, $total their seeds.
page-preview-captures =
    { $pit }, { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }: the last falls into { $last } and captures { $captures }{ $pits ->
        [one] { "." }
       *[other] : { $total } seeds.
    }
page-preview-sweeps = No pit holds three seeds or more then, and the game ends.
page-preview-settles = The game is settled then, and each side gets its share of the board.
# Said after a move was taken back.
page-said-undone = Taken back.

## What else one can do.

page-actions = Actions
page-barter = Barter
page-undo = Undo
page-replay = Replay
page-hint = Hint
page-more = More
page-menu-title = This game
page-on = on
page-off = off
page-record = Game record
page-copy = Copy
page-record-copied = Copied.
page-record-by-hand = This browser does not let a page copy. The text is marked: copy it yourself.
page-draw = Agree on a draw
page-draw-title = Do you both agree on a draw?
page-draw-why = The game ends, and nobody wins.
page-draw-yes = Yes, a draw
page-resign = Resign
# $you is yes where the one who resigns is the reader.
page-resign-title =
    { $you ->
        [yes] Resign this game?
       *[no] { $name }, resign this game?
    }
page-resign-why = The game ends, and the other side wins.
page-resign-yes = Resign
page-play-on = Play on

## Advice: hints, the evaluation bar and analysis.

# What a move or a position is worth in the end. $name ends $seeds seeds ahead; $seeds is 0 for equal.
# $exact is yes where it is certain. $you is yes where $name is the reader.
page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] With best play both sides end with the same.
           *[no] Both sides may well end with the same.
        }
        [one] { $you ->
            [yes] You
           *[no] { $name }
        } { $exact ->
            [yes] { $you ->
                [yes] end
               *[no] ends
            }
           *[no] should end about
        } one seed ahead{ $exact ->
            [yes] { " " }with best play.
           *[no] .
        }
       *[other] { $you ->
            [yes] You
           *[no] { $name }
        } { $exact ->
            [yes] { $you ->
                [yes] end
               *[no] ends
            }
           *[no] should end about
        } { $seeds } seeds ahead{ $exact ->
            [yes] { " " }with best play.
           *[no] .
        }
    }
page-hint-asked = Looking for a good move…
page-hint-is = Hint: { $move }.
page-hint-here = The hint
page-hint-busy = Many are asking for hints just now. Please ask again in a moment.
page-move-sow = sow { $pits }
page-move-offer =
    offer { $count ->
        [one] pit { $pits }
       *[other] pits { $pits }
    }
page-move-accept = accept the offer
page-move-decline = decline the offer
page-move-pass = pass
page-evaluation = Evaluation bar
page-evaluation-none = Nothing is known yet.
page-analysis = Analysis
page-analyse = Analyse the game
page-analysis-end = End the analysis
page-analysis-begins = Looking…
page-analysis-over = The game is over. Look back to see what each move was worth.
page-analysis-deeper =
    { $depth ->
        [one] one move deep…
       *[other] { $depth } moves deep…
    }
page-analysis-depth =
    { $depth ->
        [one] one move deep
       *[other] { $depth } moves deep
    }
page-analysis-known = solved
page-analysis-legend =
    Seeds in the end, { $side ->
        [S] South minus North
       *[N] North minus South
    }:
page-analysis-exact = exact
page-analysis-expected = expected
page-analysis-lines = Moves, the best first
page-analysis-then = Then:
page-analysis-played = played
page-offer-worths = The best offers

## Passing.

page-pass = Pass
page-pass-title =
    { $you ->
        [yes] You have to pass
       *[no] { $name } has to pass
    }
page-pass-why = No seed lies in any pit of this territory. Sowing by the other side may bring some.

## Barter: making an offer. $store is what the other side has captured.

page-offer-title = Offer a barter
page-offer-choose =
    { $most ->
        [1] Choose one of your pits to offer
        [2] Choose one or two of your pits to offer
       *[other] Choose one to three of your pits to offer
    }
page-offer-terms = Each costs { $name } six captured seeds; { $name } has { $store }. An empty pit can be offered too. The offer uses your turn.
page-offer-ready =
    { $count ->
        [one] Pit { $pits }
       *[other] Pits { $pits }
    } for { $price } seeds from { $name }
page-offer-left =
    { $name } has { $store } captured seeds and would keep { $left ->
        [0] none
       *[other] { $left }
    }. The { $price } are put into the pits that change hands.
page-offer-send = Send the offer
# $price is what one pit costs.
page-offer-cannot-pay = No barter now: a pit costs { $price } captured seeds, and { $name } has { $store }.

## Barter: answering.

page-answer-title =
    { $giver } offers { $count ->
        [one] pit { $pits }
       *[other] pits { $pits }
    }
page-answer-before = Now
page-answer-after = If accepted
page-answer-terms =
    { $you ->
        [yes] You pay { $price } captured seeds, six into { $count ->
            [one] pit { $pits }, and own it
           *[other] each of { $pits }, and own them
        } from then on. Either way, you move next.
       *[no] { $name } pays { $price } captured seeds, six into { $count ->
            [one] pit { $pits }, and owns it
           *[other] each of { $pits }, and owns them
        } from then on. Either way, { $name } moves next.
    }
page-answer-kindly = To decline is allowed, but it is not friendly: whoever declines and wins, wins without glory.
page-accept = Accept and pay { $price }
page-decline = Decline
page-answer-waits = An offer waits for an answer
page-answer-open = See the offer
page-mini-store = { $name }: { $store } captured,
# $pits are letters, such as A B D.
page-mini-owns = owns { $pits }

## Looking back.

page-log-title = Turns
page-log-start = The game begins.
page-look-title = Looking back
page-look-at = Move { $ply } of { $plies }
page-look-start = How the game began.
page-look-before = One move back
page-look-after = One move on
page-look-return = Back to the game

## The end.

page-result-draw = A draw
# $glory is yes, no, or none in the classic game, which has no glory.
page-result-you-win =
    { $glory ->
        [yes] You win with glory
        [no] You win without glory
       *[none] You win
    }
page-result-wins =
    { $glory ->
        [yes] { $name } wins with glory
        [no] { $name } wins without glory
       *[none] { $name } wins
    }
page-result-no-glory = The winner declined an offer.
page-result-look = Look at the board
page-reason-swept = No pit held three seeds or more, and each side took what lay in its territory.
page-reason-repetition = The same position stood for the third time, and the game was settled.
page-reason-turn_limit = Four hundred turns were taken, and the game was settled.
page-reason-resigned = { $loser } resigned.
page-reason-agreed = Both sides agreed on it.

## Trouble.

page-notice-reconnecting = The connection is lost. Trying to get it back…
page-notice-offline = The service could not be reached. Nothing was changed; please try again.
# The computer's turn cannot be played. Undo goes back to before it.
page-trouble-no_such_opponent = { $name } is not here any more. Take back a move, or begin a new game.
page-trouble-opponent_failed = { $name } could not find a move. Take back a move, or begin a new game.
page-notice-problem = That did not work: { $detail }

## Settings.

page-settings = Settings
# The language by its own name, as a list of languages shows it.
page-language-name = English

## How to play.

page-help = How to play

## The rules, which are in rules.ftl.

page-rules-all = All the rules, R1 to R17
page-rules-title = The rules
