### The course. The reader is South and has the near row of round pits; the other side is North.
###
### Of each lesson there are its name and its text; of each task what is to be done, "-then" what is to
### be done after that, and "-done" what is said when it is solved. Pits are letters.

learn-title = Learn to play
learn-about = Seven short lessons on the real board. Each explains one thing and gives you something to do. Nothing can go wrong, and every task can be tried again.
learn-all-done = You have solved every task. Now play!
learn-begin = Begin
learn-go-on = Go on
# How many tasks of a lesson are solved.
learn-count = { $solved } of { $all }
learn-step = Lesson { $number } of { $all }
learn-task = Task { $number } of { $all }:
learn-next-task = Next task
# $lesson is the name of a lesson.
learn-next = Next: { $lesson }
learn-play = Play a game

## Sowing.

learn-sow = Sowing
learn-sow-text = You are South, and the near row of round pits is yours. In your turn, take all seeds out of one of your pits and put them one by one into the pits that follow, counter-clockwise. The arrows on the frame show the way.
learn-sow-1 = Sow any of your pits.
learn-sow-1-done = Each seed went one pit further, and with the last one the turn was over. Where the last seed falls is what matters in this game.
learn-sow-2 = Sow so that the last seed falls into b.
learn-sow-2-done = Three seeds from C, three pits on: b. Point at a pit, or hold a finger on it, and the board counts for you.
learn-sow-3 = Eight seeds go once round the board. Sow the pit whose last seed comes back to it.
learn-sow-3-done = Eight seeds, eight pits: the last one fell into the pit that it came from. A larger pit goes on from there.

## Capturing.

learn-capture = Capturing
learn-capture-text = If your last seed falls into a pit of North’s and makes two or four there, you capture them: they go into your store. In a pit of your own the last seed captures nothing.
learn-capture-1 = Make two in a pit of North’s and capture them.
learn-capture-1-done = The last seed made two in c, and both are yours.
learn-capture-2 = Now make four and capture them.
learn-capture-2-done = Four in d, and all are yours. Three would have stayed: only two and four are captured.

## The chain.

learn-chain = The chain
learn-chain-text = A capture spreads. Every pit of two or four that follows without a gap is captured too, on both sides, whoever owns it, and round the corner. A pit with any other number, or an empty one, ends the chain on its side.
learn-chain-1 = Capture eight seeds in one turn.
learn-chain-1-done = The last seed made two in b, and the neighbours went with it: four in a, two in c. At d the chain ended, for five is neither two nor four.
learn-chain-2 = Capture twelve seeds. The chain turns the corner and takes from your own row.
learn-chain-2-done = From d the chain ran back to c, and round the corner to A and B, your own pits. It ended at b, which holds six, and at C, which is empty.

## Barter.

learn-barter = Barter
learn-barter-text = Instead of sowing you may offer one to three of your pits. If North accepts, the pits are North’s, and North puts six captured seeds into each. Whatever the answer, North’s own turn follows. Only what North can pay can be offered.
learn-barter-1 = Press Barter, choose one pit and send the offer.
learn-barter-1-done = North accepted. The pit has six seeds more and belongs to North: look how the white border has moved. The six are in play again and no longer count for North.
learn-barter-2 = North offers you pit a. See the offer and accept it.
learn-barter-2-then = Pit a is yours, with six of your seeds on top of what lay there. It is your turn: capture two seeds.
learn-barter-2-done = A pit in the far row is a new place to start from: no other pit of yours could have captured these.

## Glory.

learn-glory = Glory
learn-glory-text = Declining an offer is allowed, but it is not friendly. Whoever has declined and wins, wins without glory; any other win is with glory. Both tasks begin with the same board.
learn-glory-1 = North offers you pit b. Decline, for this once, to see what it means.
learn-glory-1-then = A mark beside your name remembers it. Now sow so that the game ends: after it no pit may hold three seeds or more.
learn-glory-1-done = Most seeds, but no glory: a declined offer stays for the whole game.
learn-glory-2 = The same board again. Accept the offer this time.
learn-glory-2-then = Pit b is yours. Sow so that the game ends.
learn-glory-2-done = One seed less than by declining, and a win with glory. Generosity is honoured in this game.

## Passing.

learn-pass = Passing
learn-pass-text = Whoever owns no seed at the start of a turn has to pass and can make no offer. As soon as sowing brings a seed into one of their pits, they play again. Nobody else may pass.
learn-pass-1 = All your pits are empty. Pass.
learn-pass-1-then = North has sown into your row. Play on: sow one of your pits.
learn-pass-1-done = You are back in the game. Passing is never a choice: either it is forced, or it is not allowed.

## The end.

learn-end = The end
learn-end-text = As soon as no pit holds three seeds or more after a sowing, the game ends, and each side takes what lies in its own pits. Most captured seeds win. If the same position stands for the third time, or after 400 turns, each side takes half of what is on the board.
learn-end-1 = End the game with one sowing.
learn-end-1-done = No pit holds three seeds or more now, and the board was swept: each side took what lay in its own pits.
learn-end-2 = Two of your pits end the game at once. Sow the one that wins.
learn-end-2-done = The capture decided it. Now you know the whole game.

## Counting. $seeds is 3 or more.

learn-drill = Counting
learn-drill-text = Where does the last seed fall? Count without the board’s help and press that pit. The boards are those of your last games, and of the course.
learn-drill-ask = Where does the last seed fall if you sow { $pit }, which holds { $seeds }?
learn-drill-right = Right: into { $last }.
learn-drill-next = Next question
learn-drill-score = { $right } of { $asked } right

## What happened instead of what was to be done.

# The last of $seeds seeds from $pit fell into $last instead of $wanted.
learn-missed-landing =
    { $seeds ->
        [one] One seed from { $pit } ends
       *[other] { $seeds } seeds from { $pit } end
    } in { $last }, not in { $wanted }. Count one pit for each seed, beginning with the next one.
learn-missed-own = The last seed fell into { $last }, a pit of your own. Only in a pit of North’s can it capture.
learn-missed-count = The last seed made { $made } in { $last }. Only two and four are captured.
learn-missed-few =
    You captured { $total ->
        [one] one seed
       *[other] { $total } seeds
    }, but { $wanted } can be had.
learn-missed-offered = That was an offer. It uses the turn, and this task asks for a sowing.
learn-missed-sown = You sowed, and that uses the turn. Here you are to make an offer: press Barter first.
learn-missed-offer-count = You offered more than one pit. One is enough here.
learn-missed-declined = You declined. That is allowed, but it is not friendly: you could win without glory only. Here you are to accept.
learn-missed-accepted = You accepted, and that is the friendly answer. Here you are to decline, to see what it means.
# The fullest pit, with 3 seeds or more.
learn-missed-open =
    { $pit } holds { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }, so the game goes on. It ends when no pit holds three or more.
learn-missed-win = The game is over, but you have { $own } and North has { $other }. Look for a way that wins.
