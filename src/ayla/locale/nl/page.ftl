### The page in the browser. Sentences about turns are in turns.ftl, refusals in errors.ftl.
###
### $side and $owner are S or N. $name, $giver and $loser are names of players, such as South, You or
### the name of an opponent. Pits are letters and are not translated. $pits is a list of them.
###
### Address: the reader is addressed informally (je, jij, jouw).
###
### Words: gat (pit), zaad (seed), voorraad (store), zaaien (sow), vangen (capture), ketting (chain),
### ruil (barter), aanbod (offer), aanvaarden and weigeren (accept, decline), passen (pass), territorium
### (territory), partij (one game), leegruimen (sweep), afsluiten (settle).

page-title = Ayla: speel Goré
page-brand = Ayla
page-head = Ayla
page-opening = De partij wordt geopend…
page-close = Sluiten
page-cancel = Annuleren
page-you = Jij
page-side =
    { $side ->
        [S] Zuid
       *[N] Noord
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] Zuid
       *[N] Noord
    })

## The first screen.

page-home-title = Goré
page-home-about = Een zaaispel van het Guro-volk in Ivoorkust, voor twee spelers, met acht gaten en achtenveertig zaden. De zaden heten ayla: koeien.
page-home-barter = Het kenmerk is de ruil: gaten gaan voor gevangen koeien in andere handen over, en de grens tussen de twee territoria verschuift.
page-home-continue = Verder met je partij
page-missing = Deze partij wordt hier niet of niet meer bewaard. Je kunt een nieuwe beginnen.
page-nowhere = Op dit adres is geen pagina. Je kunt hier een partij beginnen.

## A new game.

page-new = Nieuw spel
page-new-title = Een nieuw spel
page-new-opponent = Tegenstander
# How strong an opponent is, from 1 on, and its name.
page-new-level = { $number } { $name }
page-new-begins = Wie begint?
page-new-you = Jij
page-new-you-hint = Jij bent Zuid.
page-new-they = Tegenstander
page-new-they-hint = Jij bent Noord.
page-new-lot = Loten
page-new-lot-hint = Het lot beslist.
page-new-rules = Spel
page-new-barter = Met ruil
page-new-barter-hint = Goré zoals het gespeeld wordt: gaten kunnen worden aangeboden voor gevangen zaden.
page-new-classic = Klassiek
page-new-classic-hint = Alleen zaaien en vangen. Makkelijker voor een eerste partij.
page-new-begin = Beginnen

## The board.

page-game-title = Een partij Goré
page-board = Bord
# A pit as a button, spoken by screen readers.
page-pit =
    { $pit }, { $seeds ->
        [0] leeg
        [one] één zaad
       *[other] { $seeds } zaden
    }, { $owner }{ $state ->
        [open] , hieruit kun je zaaien
        [choice] , dit kun je aanbieden
        [offered] , wordt aangeboden
       *[idle] { "" }
    }
# A player's strip. $count is the number of captured seeds.
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] Zuid
       *[N] Noord
    }, { $count ->
        [0] geen gevangen zaden
        [one] één gevangen zaad
       *[other] { $count } gevangen zaden
    }
page-turn-yours = jouw beurt
page-turn-theirs = aan zet
# $count is 1 or more.
page-declined = { $count }× geweigerd
page-declined-why = Wie een aanbod heeft geweigerd en wint, wint zonder glorie.
# A pit of a small board, spoken.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] Zuid
       *[N] Noord
    }

## Whose turn it is, and what a pit would do.

page-status = Beurt
page-status-yours = Jij bent aan zet
page-status-turn = { $name } is aan zet
page-status-thinking = { $name } denkt na…
page-status-begin = Kies een gat om uit te zaaien. Wijs het aan, of houd er een vinger op, om te zien wat er gebeurt.
page-status-again = Druk nog eens om te zaaien.
# $pit is sown; $last is the pit of its last seed.
page-preview-plain =
    { $pit }, { $seeds ->
        [one] één zaad
       *[other] { $seeds } zaden
    }: het laatste valt in { $last } en vangt niets.
# One captured pit and its seeds.
page-capture = { $pit }{ "\u00A0" }{ $n }
# $captures lists the captured pits, $pits is how many there are, $total their seeds.
page-preview-captures =
    { $pit }, { $seeds ->
        [one] één zaad
       *[other] { $seeds } zaden
    }: het laatste valt in { $last } en vangt { $captures }{ $pits ->
        [1] { "." }
       *[other] : samen { $total ->
            [one] één zaad
           *[other] { $total } zaden
        }.
    }
page-preview-sweeps = Dan liggen er in geen enkel gat nog drie of meer zaden en is de partij afgelopen.
page-preview-settles = Dan wordt de partij afgesloten en krijgt elke kant een deel van het bord.
# Said after a move was taken back.
page-said-undone = Teruggenomen.

## What else one can do.

page-actions = Acties
page-barter = Ruil
page-undo = Terug
page-replay = Herhaal
page-hint = Hint
page-more = Meer
page-menu-title = Deze partij
page-on = aan
page-off = uit
page-record = Partijnotatie
page-copy = Kopiëren
page-record-copied = Gekopieerd.
page-record-by-hand = In deze browser kan een pagina niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.
page-draw = Remise afspreken
page-draw-title = Zijn jullie het eens over remise?
page-draw-why = De partij is dan afgelopen en niemand wint.
page-draw-yes = Ja, remise
page-resign = Opgeven
# $you is yes where the one who resigns is the reader.
page-resign-title =
    { $you ->
        [yes] Deze partij opgeven?
       *[no] { $name }, deze partij opgeven?
    }
page-resign-why = De partij is dan afgelopen en de andere kant wint.
page-resign-yes = Opgeven
page-play-on = Doorspelen

## Advice: hints, the evaluation bar and analysis.

# What a move or a position is worth in the end. $name ends $seeds seeds ahead; $seeds is 0 for equal.
# $exact is yes where it is certain. $you is yes where $name is the reader.
page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] Als beide kanten op hun best spelen, eindigen ze gelijk.
           *[no] Beide kanten eindigen waarschijnlijk ongeveer gelijk.
        }
       *[other] { $exact ->
            [yes] Bij het beste spel
           *[no] Waarschijnlijk
        } { $you ->
            [yes] eindig je
           *[no] eindigt { $name }
        } met { $exact ->
            [yes] { "" }
           *[no] ongeveer{ " " }
        }{ $seeds ->
            [one] één zaad
           *[other] { $seeds } zaden
        } voorsprong.
    }
page-hint-asked = Even zoeken naar een goede zet…
page-hint-is = Hint: { $move }.
page-hint-here = De hint
page-hint-busy = Er vragen nu veel mensen om een hint. Probeer het zo dadelijk nog eens.
page-move-sow = zaai uit { $pits }
page-move-offer =
    bied { $count ->
        [one] gat { $pits }
       *[other] de gaten { $pits }
    } aan
page-move-accept = aanvaard het aanbod
page-move-decline = weiger het aanbod
page-move-pass = pas
page-evaluation = Evaluatiebalk
page-evaluation-none = Er is nog niets bekend.
page-analysis = Analyse
page-analyse = Partij analyseren
page-analysis-end = Analyse beëindigen
page-analysis-begins = Aan het zoeken…
page-analysis-over = De partij is afgelopen. Kijk terug om te zien wat elke zet waard was.
page-analysis-deeper =
    { $depth ->
        [one] één zet diep…
       *[other] { $depth } zetten diep…
    }
page-analysis-depth =
    { $depth ->
        [one] één zet diep
       *[other] { $depth } zetten diep
    }
page-analysis-known = opgelost
page-analysis-legend =
    Zaden aan het eind, { $side ->
        [S] Zuid min Noord
       *[N] Noord min Zuid
    }:
page-analysis-exact = exact
page-analysis-expected = verwacht
page-analysis-lines = Zetten, de beste eerst
page-analysis-then = Daarna:
page-analysis-played = gespeeld
page-offer-worths = De beste aanbiedingen

## Passing.

page-pass = Passen
page-pass-title =
    { $you ->
        [yes] Je moet passen
       *[no] { $name } moet passen
    }
page-pass-why = In geen enkel gat van dit territorium ligt een zaad. Als de andere kant zaait, kunnen er weer zaden komen.

## Barter: making an offer. $store is what the other side has captured.

page-offer-title = Een ruil aanbieden
page-offer-choose =
    { $most ->
        [1] Kies een van je gaten om aan te bieden
        [2] Kies een of twee van je gaten om aan te bieden
       *[other] Kies een, twee of drie van je gaten om aan te bieden
    }
page-offer-terms = Elk gat kost { $name } zes gevangen zaden; { $name } heeft er { $store }. Een leeg gat aanbieden mag ook. Het aanbod geldt als je beurt.
page-offer-ready =
    { $count ->
        [one] Gat { $pits }
       *[other] De gaten { $pits }
    } voor { $price } zaden van { $name }
page-offer-left =
    { $name } heeft { $store } gevangen zaden en zou er { $left ->
        [0] geen
       *[other] { $left }
    } overhouden. De { $price } gaan in de gaten die van eigenaar wisselen.
page-offer-send = Aanbod doen
# $price is what one pit costs.
page-offer-cannot-pay = Nu geen ruil: een gat kost { $price } gevangen zaden en { $name } heeft er { $store }.

## Barter: answering.

page-answer-title =
    { $giver } biedt { $count ->
        [one] gat { $pits }
       *[other] de gaten { $pits }
    } aan
page-answer-before = Nu
page-answer-after = Na aanvaarding
page-answer-terms =
    { $you ->
        [yes] Je betaalt
       *[no] { $name } betaalt
    } { $price } gevangen zaden, { $count ->
        [one] die in gat { $pits } komen, en bezit dat gat
       *[other] zes in elk van de gaten { $pits }, en bezit die gaten
    } vanaf dat moment. Hoe dan ook { $you ->
        [yes] ben je daarna zelf
       *[no] is { $name } daarna
    } aan de beurt.
page-answer-kindly = Weigeren mag, maar vriendelijk is het niet: wie weigert en wint, wint zonder glorie.
page-accept = Aanvaard en betaal { $price }
page-decline = Weiger
page-answer-waits = Er wacht een aanbod op antwoord
page-answer-open = Bekijk het aanbod
page-mini-store = { $name }: { $store } gevangen,
# $pits are letters, such as A B D.
page-mini-owns = gaten { $pits }

## Looking back.

page-log-title = Beurten
page-log-start = De partij begint.
page-look-title = Terugkijken
page-look-at = Zet { $ply } van { $plies }
page-look-start = Hoe de partij begon.
page-look-before = Een zet terug
page-look-after = Een zet verder
page-look-return = Terug naar de partij

## The end.

page-result-draw = Remise
# $glory is yes, no, or none in the classic game, which has no glory.
page-result-you-win =
    { $glory ->
        [yes] Je wint met glorie
        [no] Je wint zonder glorie
       *[none] Je wint
    }
page-result-wins =
    { $glory ->
        [yes] { $name } wint met glorie
        [no] { $name } wint zonder glorie
       *[none] { $name } wint
    }
page-result-no-glory = De winnaar heeft een aanbod geweigerd.
page-result-look = Bekijk het bord
page-reason-swept = In geen enkel gat lagen nog drie of meer zaden, en elke kant kreeg wat er in het eigen territorium lag.
page-reason-repetition = Dezelfde stelling stond voor de derde keer op het bord en de partij werd afgesloten.
page-reason-turn_limit = Er waren vierhonderd beurten gespeeld en de partij werd afgesloten.
page-reason-resigned =
    { $loser ->
        [Jij] Je hebt opgegeven.
       *[other] { $loser } heeft opgegeven.
    }
page-reason-agreed = Beide kanten spraken dat af.

## Trouble.

page-notice-reconnecting = De verbinding is weggevallen en wordt hersteld…
page-notice-offline = De dienst is niet bereikbaar. Er is niets veranderd; probeer het nog eens.
# The computer's turn cannot be played. Undo goes back to before it.
page-trouble-no_such_opponent = { $name } is er niet meer. Neem een zet terug of begin een nieuw spel.
page-trouble-opponent_failed = { $name } kon geen zet vinden. Neem een zet terug of begin een nieuw spel.
page-notice-problem = Dat lukte niet: { $detail }

## Settings.

page-settings = Instellingen
# The language by its own name, as a list of languages shows it.
page-language-name = Nederlands

## How to play.

page-help = Speluitleg

## The rules, which are in rules.ftl.

page-rules-all = Alle regels, R1 t/m R17
page-rules-title = De regels
