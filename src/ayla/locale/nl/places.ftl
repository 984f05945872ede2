### Plekken die een eerste partij niet nodig heeft: de lijst van partijen, stellingen, notaties.

page-games-about = De dienst bewaart de partijen; deze lijst ervan staat alleen op dit apparaat.
page-games-all = De hele lijst
page-games-against = Tegen { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = De dienst heeft deze partij niet meer.
page-games-none = Op dit apparaat is nog geen partij gespeeld.
page-games-remove = Van de lijst halen: { $game }
page-games-removed = Van de lijst gehaald: { $game }
page-games-put-back = Terugzetten
page-games-more = Meer tonen

page-load-about = Plak een partijnotatie, kies een bestand of laat het hier los.
page-load-read = Lezen
page-load-file = Bestand kiezen
page-load-too-large = Dit is te lang: een notatie is hoogstens { $most } kB.
page-load-no-text = Dit bestand is geen tekst, en dus geen partijnotatie.
page-load-empty = Hier zit geen partij in.
page-load-trouble = Regel { $line }, kolom { $column }:
page-load-why = ‘{ $value }’ betekent op deze plek niets.
page-load-why-capture = ‘{ $value }’ is niet wat deze zaaibeurt vangt; dat zou { $expected } zijn.
page-load-why-no-capture = ‘{ $value }’: deze zaaibeurt vangt niets. Zonder de aanduiding is het { $expected }.
page-load-none-good = Vóór deze plek staat geen partij.
page-load-games =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }
page-load-moves =
    { $plies ->
        [0] Geen zetten
        [one] Eén zet
       *[other] { $plies } zetten
    }
page-load-good =
    { $plies ->
        [one] De eerste zet klopt
       *[other] De eerste { $plies } zetten kloppen
    }
page-load-open = Openen
page-load-open-part = De partij tot daar openen

page-position = Een stelling
page-position-about = Tik op een gat om het te veranderen, of plak een stelling als tekst.
page-position-text = De stelling als tekst
page-position-part =
    Op teken { $column } hoort { $part ->
        [pits] te staan wat er in de acht gaten ligt, zoals 6,6,6,6/6,6,6,6
        [owners] te staan van wie de acht gaten zijn, zoals SSSS/NNNN
        [stores] te staan wat Zuid en Noord gevangen hebben, zoals 0-0
        [mover] te staan wie er aan zet is, S of N
        [offer] te staan welke gaten aangeboden zijn, zoals AC, of - voor geen
        [declined] te staan hoeveel Zuid en Noord geweigerd hebben, zoals 0-0
       *[end] de tekst te eindigen
    }, en er staat { $none ->
        [yes] niets.
       *[no] ‘{ $found }’.
    }
page-position-rule =
    { $rule ->
        [R1] Er horen 48 zaden te zijn, op het bord en gevangen. Hier zijn het er { $value } (R1).
        [R5] Zolang de partij duurt, zijn gevangen zaden even in aantal. Hier zijn het er { $value } (R5).
        [R12] Het aanbod kan niet worden betaald: een gat kost zes gevangen zaden, en de kant die antwoordt heeft er { $value } (R12).
        [R14] In deze stelling is de partij afgelopen, dus kan er niets aangeboden zijn (R14).
       *[R9] { $value } kan niet aangeboden zijn (R9). Een aanbod bestaat uit een, twee of drie gaten van de kant die aanbiedt; de kant die aan de beurt is antwoordt.
    }
page-position-switches =
    { $count ->
        [one] Een instelling van deze link betekent niets, en de gewone regel geldt in plaats daarvan:
       *[other] Instellingen van deze link betekenen niets, en de gewone regels gelden in plaats daarvan:
    } { $switches }
page-position-turn =
    { $side ->
        [S] Zuid is aan zet.
       *[N] Noord is aan zet.
    }
page-position-sows = Te zaaien: { $pits }.
page-position-offers = Er kan een ruil worden aangeboden.
page-position-answers = Er is een aanbod, te aanvaarden of te weigeren.
page-position-passes = Er valt niets te zaaien, dus het wordt passen.
page-position-over = In deze stelling is de partij afgelopen.
page-position-wait = Zodra de stelling klopt, kun je er hier vandaan spelen.
page-position-analyse = Stelling analyseren
page-position-pit = Zaden in { $pit }
page-position-owner = Eigenaar van { $pit }
page-position-store =
    { $side ->
        [S] Gevangen door Zuid
       *[N] Gevangen door Noord
    }
page-position-mover = Aan zet
page-position-choose = Tik op een gat om zijn zaden of zijn eigenaar te veranderen.
page-position-total = { $total } van 48 zaden
page-position-less = Minder
page-position-more = Meer

page-from-about =
    { $ply ->
        [0] Vanaf het begin.
       *[other] Vanaf zet { $ply } van { $plies }.
    } Het wordt een eigen partij; deze blijft zoals ze is.
page-link-about =
    { $ply ->
        [0] De stelling aan het begin.
       *[other] De stelling na zet { $ply } van { $plies }.
    } Wie de link opent, ziet haar en kan van daar af spelen.
page-record-save = Opslaan als bestand

page-new-skip = Gezaaid gat overslaan
page-new-skip-hint = Komt een zaaibeurt van acht zaden of meer rond bij het gat waar ze begon, dan slaat ze dat over (R4).
page-new-endless = Als het spel in kringen gaat
page-new-endless-split = Ieder de helft
page-new-endless-split-hint = Elke kant neemt de helft van wat er op het bord ligt (R16).
page-new-endless-owner = Naar bezit
page-new-endless-owner-hint = Elke kant neemt wat er in de eigen gaten ligt (R16).
