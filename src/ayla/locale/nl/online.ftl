### Spelen met iemand ver weg.
###
### $name is de naam van een speler. $side is Zuid of Noord. $ply is het nummer van een zet.

## Een vriend uitnodigen.

online-friend-about = Je krijgt een link. Wie die het eerst opent, speelt met je.
online-friend-make = Link maken
online-friend-lobby = Niemand bij de hand? Ga naar de lobby
online-name = Je naam, als je wilt
online-clock = Klok
online-clock-by-minutes = Minuten
online-clock-by-minutes-hint = Voor een partij in één keer.
online-clock-by-days = Dagen
online-clock-by-days-hint = Voor elke beurt; voor een partij tussendoor.
online-clock-none = Geen klok
online-clock-none-hint = Neem alle tijd die je nodig hebt.
online-minutes = Minuten voor ieder
online-increment = Seconden erbij per beurt
online-days = Dagen voor elke beurt
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } min + { $increment } s
online-clock-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
online-rated-choice = Om de rating
online-rated-hint = Het verandert de rating van beiden. Alleen met een klok en de gewone regels.
online-rated-account = Partijen om de rating zijn voor spelers met een account.
online-rated = om de rating
online-barter = Met ruil
online-classic = Klassiek
online-guest = Een gast

## De link.

online-invite-title = Stuur deze link
online-invite-about = De partij begint hier zodra de ander hem heeft geopend.
online-invite-link = Link voor de andere speler
online-invite-again = Link tonen
online-invite-elsewhere = De link staat op het apparaat waar hij is gemaakt.
online-waiting = Wachten op de andere speler…
online-share = Delen
online-share-title = Een partij Goré
online-share-text = Speel een partij Goré met me:
online-qr = Of laat de ander dit scannen.
online-qr-alt = De link als QR-code
online-reach-machine = Alleen deze computer kan de link openen. Om anderen binnen te laten moet de dienst zo worden gestart:
online-reach-network = De link werkt voor iedereen in dit netwerk.
online-own = Verdergaan op een ander apparaat
online-own-about = Deze link is alleen voor jou: wie hem opent, speelt in jouw plaats verder.

## Een link volgen.

online-join-title = Een uitnodiging
online-join-looking = Even kijken waar deze link heen leidt…
online-join-free = { $name } nodigt je uit voor een partij
online-join-taken = Iemand anders heeft deze plaats genomen
online-join-yours = Dit is je eigen plaats
# $begins is yes for the side that begins.
online-join-side =
    Je speelt { $side }{ $begins ->
        [yes] { " " }en begint.
       *[no] .
    }
online-join-take = Plaats nemen
online-join-go-on = Hier verdergaan
online-watch = De partij bekijken

## De lobby.

online-lobby-you = Je bent hier als { $name }.
online-lobby-name = Naam en account
online-lobby-lost = De verbinding is weggevallen. Wat je ziet kan verouderd zijn.
online-quick = Meteen spelen
online-quick-about = Met wie hetzelfde wil; anders wordt het een uitnodiging.
online-quick-waits = Niemand wil nu hetzelfde. Je uitnodiging staat in de lobby.
online-invitations = Open uitnodigingen
online-invitations-none = Nu geen. Maak er een, en blijf hier.
online-invitation-take = Aannemen
online-invitation-back = Intrekken
online-invitation-yours = Jouw uitnodiging
online-invitation-waits = Wachten op iemand. Blijf op deze pagina.
online-invite-all = Iedereen uitnodigen
online-invite-more = Kant, niveau, rating
online-level-sought = Gezocht niveau
online-level-any = Elk niveau
online-level = { $from } tot { $to }
online-maker-side = wie uitnodigt speelt { $side }
online-live-games = Partijen om te bekijken
online-live-games-none = Er wordt nu geen partij gespeeld die iedereen kan bekijken.
online-waits = wacht op de andere speler

## De partij.

online-presence-here = hier
online-presence-away = weg
online-presence-absent = nog niet hier
online-said-joined = { $name } is er. De partij kan beginnen.
online-said-here = { $name } is er.
online-said-away = { $name } is weg.
online-said-absent = { $name } is er nog niet.
online-said-phrase = { $name }: ‘{ $phrase }’
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] Je hebt nog { $left }.
       *[no] { $name } heeft nog { $left }.
    }
# $low is yes where that is little.
online-clock-left =
    nog { $left }{ $low ->
        [yes] , weinig tijd
       *[no] { "" }
    }
online-clock-low = weinig tijd
online-clock-judged = de dienst oordeelt
online-low-you = Je hebt weinig tijd over.
online-move-waits = De verbinding is weggevallen. Wat je deed wordt verstuurd zodra ze terug is.
online-away = { $name } is weg. Tijd om terug te komen: { $left }
online-away-you = Voor de ander ben je weg. Tijd om terug te komen: { $left }
online-claim = De ander is weg
online-claim-may = { $name } kwam niet terug. En nu?
online-claim-waiting = Je blijft op { $name } wachten. De partij kan altijd worden beëindigd:
online-claim-win = Winst opeisen
online-claim-draw = Remise ervan maken
online-claim-wait = Verder wachten
online-takeback = Terugnemen
online-takeback-ask = Terug?
online-takeback-asked = Je vraagt zet { $ply } terug te nemen.
online-takeback-asks = { $name } vraagt zet { $ply } terug te nemen.
online-takeback-gone = Je zet wordt niet teruggenomen.
online-takeback-accept = Toestaan
online-takeback-decline = Laten staan
online-draw = Remise
online-draw-offer = Remise aanbieden
online-draw-asked = Je biedt remise aan.
online-draw-asks = { $name } biedt remise aan.
online-draw-gone = Je remiseaanbod geldt niet meer.
online-draw-accept = Akkoord
online-draw-decline = Geen remise
online-abort = Partij afbreken
online-abort-title = Deze partij afbreken?
online-abort-why = Ze is nauwelijks begonnen en telt dus voor niemand.
online-abort-yes = Afbreken
online-say = Zeggen
online-say-title = Iets zeggen
online-say-about = De ander leest het in de eigen taal.
online-watchers =
    { $count ->
        [one] Eén persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }{ $you ->
        [yes] .
       *[no] , onder wie jij.
    }

## Na afloop.

online-rematch = Revanche
online-rematch-ask = Om revanche vragen
online-rematch-asked = Je hebt om revanche gevraagd, met gewisselde kanten.
online-rematch-asks = { $name } vraagt om revanche, met gewisselde kanten.
online-rematch-gone = Voorlopig geen revanche.
online-rematch-accept = Nog een keer
online-rematch-decline = Niet nu
online-rematch-open = Naar de revanche
online-matched = Keuzes die met het beste spel overeenkwamen:
online-matched-side =
    { $of ->
        [0] { $name }: geen keuzes
       *[other] { $name }: { $matched } van { $of }
    }

## Mensen.

online-me = Jij
online-me-profile = Wat anderen van je zien
online-name-others = De naam die anderen zien
online-name-about = Zonder naam ben je een gast. Een naam is van niemand: twee spelers kunnen dezelfde hebben.
online-name-keep = Naam bewaren
online-name-kept = Bewaard.
online-account = Account
online-account-why = Je kunt zonder spelen. Een account neemt je naam, partijen en ratings mee naar andere apparaten en laat je om de rating spelen.
online-sign-in-along = Een nieuw account houdt alles wat je hier hebt. Meld je je aan met een account dat je al hebt, dan gaan de partijen die in deze browser nog lopen mee; afgelopen partijen blijven bij de gast.
online-account-yours = Je bent aangemeld als { $handle }.
online-handle = Accountnaam
online-passphrase = Wachtwoordzin
online-passphrase-about = Minstens 8 tekens; een paar woorden is het best. Als je hem vergeet kan hij niet worden gestuurd, want er wordt geen e-mailadres gevraagd.
online-passphrase-show = Wachtwoordzin tonen
online-sign-in = Aanmelden
online-sign-up = Account openen
online-sign-out = Afmelden
online-sign-out-about = Na het afmelden is deze browser een nieuwe gast. Je account en je partijen blijven.
online-passphrase-old = De wachtwoordzin die je hebt
online-passphrase-new = De nieuwe wachtwoordzin
online-passphrase-change = Nieuwe wachtwoordzin nemen
online-passphrase-change-about = Een nieuwe wachtwoordzin meldt je in alle andere browsers af. In deze blijf je aangemeld. Naam, partijen en ratings blijven zoals ze zijn.
online-passphrase-changed = De nieuwe wachtwoordzin geldt. Je bent in alle andere browsers afgemeld.
online-passphrase-wrong = Dat is niet de wachtwoordzin van dit account.
online-sign-out-everywhere = Overal elders afmelden
online-sign-out-everywhere-about = Om je alleen op andere apparaten af te melden, bijvoorbeeld op een dat je kwijt bent, is de wachtwoordzin die je hebt genoeg. Die blijft dezelfde.
online-signed-out-everywhere = Je bent in alle andere browsers afgemeld.
online-stored = Wat er wordt bewaard
online-stored-guest = Een willekeurig getal in een cookie, waaraan deze browser wordt herkend; je naam; en je partijen, met de tijden van de zetten en de gezegde zinnen.
online-stored-account = Van een account ook de naam, de ratings, en de wachtwoordzin in een vorm die niemand kan lezen.
online-stored-none = Geen e-mailadres, geen volgen, niets voor wie dan ook anders.
online-forget = Vergeet mij op dit apparaat
online-forget-about = Voor een apparaat dat anderen ook gebruiken: wie na jou komt is een nieuwe gast, zonder je naam, je partijen en wat je hier hebt geleerd. De instellingen blijven.
online-forget-sure = Partijen die je hier als gast hebt gespeeld, ook die nog lopen, zijn niet terug te krijgen. Een account blijft, en wordt hier afgemeld.
online-forget-now = Vergeet mij
online-forget-keep = Alles houden
online-player = Een speler
online-player-about =
    { $account ->
        [yes] Met een account
       *[no] Een gast
    }
online-player-unknown = Van deze speler is nog niets bekend.
online-player-games =
    { $games ->
        [0] Nog geen partij afgemaakt.
        [one] Eén partij: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
       *[other] { $games } partijen: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
    }
online-rating-none = Nog geen partijen om de rating.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [one] één partij
       *[other] { $games } partijen
    }{ $provisional ->
        [yes] , een eerste schatting
       *[no] { "" }
    }
online-games-played = Partijen
online-more = Meer tonen

## Wat spelers tegen elkaar kunnen zeggen.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-will-you-trade = Wil je ruilen?
phrase-no-trade = Geen ruil, dank je.
phrase-nice-move = Mooie zet!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-oops = Oeps!
phrase-take-your-time = Neem de tijd.
phrase-have-to-go = Ik moet gaan.
phrase-good-game = Mooie partij!
phrase-again = Nog een keer?
