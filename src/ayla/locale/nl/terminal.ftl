### The terminal: the board as a picture, the game line by line, the command's answers.
###
### $side is S or N; pits are letters and moves such as =AC are notation, neither is translated.
### Words in quotation marks, such as "undo", are typed by the player and are not translated.

## The board.

board-store =
    { $side ->
        [S] Zuid
       *[N] Noord
    }: { $seeds } gevangen
# $declined is 1 or more.
board-store-declined =
    { $side ->
        [S] Zuid
       *[N] Noord
    }: { $seeds } gevangen, { $declined ->
        [one] één aanbod
       *[other] { $declined } keer een aanbod
    } geweigerd
board-to-move =
    { $side ->
        [S] Zuid
       *[N] Noord
    } is aan zet.
board-to-answer =
    { $side ->
        [S] Zuid
       *[N] Noord
    } antwoordt op het aanbod van { $pits } voor { $price } zaden.
board-over = De partij is afgelopen.

## Legal moves, each after its text.

moves-title = Mogelijke zetten
moves-none = Er is geen zet meer.
move-sown = het laatste brengt { $last } op { $made }
move-captured =
    vangt { $captures }: samen { $total ->
        [one] één zaad
       *[other] { $total } zaden
    }
moves-offered = Aanbiedingen voor { $price } zaden: { $moves }
move-accept = aanvaarden: { $price } zaden betalen en { $pits } bezitten
move-decline = weigeren: een overwinning is dan zonder glorie
move-pass = passen: deze kant bezit geen zaad

## Counts and analysis.

perft-title = Reeksen zetten, naar lengte
analysis-title =
    Wat elke zet uiteindelijk waard is: zaden van { $side ->
        [S] Zuid min die van Noord
       *[N] Noord min die van Zuid
    } (= bewezen, ~ verwacht), en het spel dat daarheen leidt.
analysis-known = De waarden komen uit de tabellen van het opgeloste spel.
analysis-depth =
    { $depth ->
        [one] Eén zet diep
       *[other] { $depth } zetten diep
    }, { $nodes } stellingen, { $nps } per seconde.

## Before the game.

ask-opponent = Tegen wie?
ask-side = Welke kant is van jou?
ask-barter = Met ruil?
# $choice is the number or letter to type, $what one of the choices.
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (druk gewoon op Enter)
choice-unknown = Typ een van deze: { $choices }.
side-south = Zuid (South), begint
side-north = Noord (North)
barter-on = ja, gaten kunnen worden aangeboden voor gevangen zaden
barter-off = nee, het klassieke spel

## During the game.

welcome = Goré, met ruil.
welcome-classic = Goré, het klassieke spel zonder ruil.
welcome-how = De letter in een gat zegt van wie het is: S is Zuid (South), N is Noord (North). Typ de letter van een gat om daaruit te zaaien, of ? voor hulp.
prompt =
    { $side ->
        [S] Zuid
       *[N] Noord
    }>
prompt-answer =
    { $side ->
        [S] Zuid
       *[N] Noord
    }, accept (aanvaarden) of decline (weigeren)>
thinking = De computer denkt na.
hint-help = Typ ? voor hulp.
help-title = Wat je kunt typen
help-sow = uit gat C zaaien; hoofdletters en kleine letters zijn verschillende gaten
help-offer = de gaten A en C aan de andere kant aanbieden (hoogstens drie)
help-answer = een aanbod aanvaarden of weigeren
help-moves = de mogelijke zetten tonen
help-board = het bord tonen
help-undo = je laatste zet terugnemen
help-record = de notatie van de partij tot nu toe tonen
help-save = de notatie in een bestand opslaan, achter de partijen die er al in staan
help-draw = remise aanbieden
help-resign = de partij opgeven
help-quit = hier stoppen
undone = Teruggenomen.
ask-draw =
    { $side ->
        [S] Noord biedt remise aan. Zuid, ga je akkoord? (yes = ja, no = nee)
       *[N] Zuid biedt remise aan. Noord, ga je akkoord? (yes = ja, no = nee)
    }
draw-declined =
    { $side ->
        [S] Zuid
       *[N] Noord
    } speelt door.
ask-resign = Deze partij opgeven? (yes = ja, no = nee)
save-where = Zeg ook waar, bijvoorbeeld: save partij.gore
saved = De notatie staat in { $file }.
# $reason is the system's, in English.
save-failed = De notatie kon niet worden opgeslagen in { $file }: { $reason }
save-not-records = In { $file } staat iets anders dan partijnotaties ({ $reason }); het bestand blijft zoals het is.
goodbye = Hier stopt de partij.

## Who plays, in the record.

record-player = Speler
record-computer = Computer ({ $name })
