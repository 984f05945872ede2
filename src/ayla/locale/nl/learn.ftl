### De lessen. De lezer is Zuid en heeft de nabije rij met ronde gaten; de andere kant is Noord.
###
### Aanspreekvorm: je, jij, jouw. Van elke les zijn er de naam en de tekst; van elke opdracht wat er te
### doen is, “-then” wat daarna komt, en “-done” wat er gezegd wordt als hij is opgelost.

learn-title = Leren spelen
learn-about = Zeven korte lessen op het echte bord. Elke les legt één ding uit en geeft je iets te doen. Er kan niets misgaan, en elke opdracht kun je opnieuw proberen.
learn-all-done = Alle opdrachten zijn opgelost. Tijd om te spelen!
learn-begin = Beginnen
learn-go-on = Verdergaan
learn-count = { $solved } van { $all }
learn-step = Les { $number } van { $all }
learn-task = Opdracht { $number } van { $all }:
learn-next-task = Volgende opdracht
learn-next = Verder: { $lesson }
learn-play = Een partij spelen

## Zaaien.

learn-sow = Zaaien
learn-sow-text = Jij bent Zuid, en de nabije rij met ronde gaten is van jou. Ben je aan de beurt, neem dan alle zaden uit een van je gaten en leg ze een voor een in de volgende gaten, tegen de klok in. De pijlen op de rand wijzen de weg.
learn-sow-1 = Zaai uit een van je gaten; welk, mag je kiezen.
learn-sow-1-done = Elk zaad ging een gat verder, en met het laatste was de beurt voorbij. Waar het laatste zaad valt, daar gaat het om in dit spel.
learn-sow-2 = Zaai zo dat het laatste zaad in b valt.
learn-sow-2-done = Drie zaden uit C, drie gaten verder: b. Wijs een gat aan, of houd er een vinger op, en het bord telt voor je.
learn-sow-3 = Acht zaden gaan één keer het bord rond. Zaai uit het gat waarin het laatste zaad terugkomt.
learn-sow-3-done = Acht zaden, acht gaten: het laatste viel in het gat waar het vandaan kwam. Uit een voller gat ga je van daar nog verder.

## Vangen.

learn-capture = Vangen
learn-capture-text = Valt je laatste zaad in een gat van Noord en liggen er dan precies twee of vier, dan vang je die: ze gaan naar je voorraad. In een eigen gat vangt het laatste zaad niets.
learn-capture-1 = Breng een gat van Noord op twee en vang die.
learn-capture-1-done = Het laatste zaad bracht c op twee, en beide zijn van jou.
learn-capture-2 = Breng er nu een op vier en vang ze.
learn-capture-2-done = Vier in d, en alle vier zijn van jou. Drie waren blijven liggen: alleen twee en vier worden gevangen.

## De ketting.

learn-chain = De ketting
learn-chain-text = Een vangst breidt zich uit. Elk gat met twee of vier zaden dat er zonder onderbreking op volgt, wordt ook gevangen, aan beide kanten, van wie het ook is, en ook om de hoek. Een gat met een ander aantal, of een leeg gat, beëindigt de ketting aan die kant.
learn-chain-1 = Vang acht zaden in één beurt.
learn-chain-1-done = Het laatste zaad bracht b op twee, en de buren gingen mee: vier in a, twee in c. Bij d hield de ketting op, want vijf is geen twee en geen vier.
learn-chain-2 = Vang twaalf zaden. De ketting gaat de hoek om en neemt ook uit je eigen rij.
learn-chain-2-done = Van d liep de ketting terug naar c, en de hoek om naar A en B, je eigen gaten. Ze eindigde bij b, waar er zes liggen, en bij C, dat leeg is.

## Ruil.

learn-barter = De ruil
learn-barter-text = In plaats van te zaaien mag je een tot drie van je gaten aanbieden. Aanvaardt Noord, dan zijn de gaten van Noord, en Noord legt in elk zes gevangen zaden. Wat het antwoord ook is, daarna is Noord aan de beurt. Je kunt alleen aanbieden wat Noord kan betalen.
learn-barter-1 = Druk op Ruil, kies één gat en doe het aanbod.
learn-barter-1-done = Noord heeft aanvaard. Het gat heeft zes zaden meer en is van Noord: kijk hoe de witte grens is verschoven. De zes zijn weer in het spel en tellen niet meer voor Noord.
learn-barter-2 = Noord biedt je gat a aan. Bekijk het aanbod en aanvaard het.
learn-barter-2-then = Gat a is van jou, met zes van jouw zaden boven op wat er lag. Jij bent aan de beurt: vang twee zaden.
learn-barter-2-done = Een gat in de verre rij is een nieuwe plek om te beginnen: geen ander gat van jou had deze kunnen vangen.

## Glorie.

learn-glory = De glorie
learn-glory-text = Een aanbod weigeren mag, maar vriendelijk is het niet. Wie heeft geweigerd en wint, wint zonder glorie; elke andere overwinning is met glorie. Beide opdrachten beginnen met hetzelfde bord.
learn-glory-1 = Noord biedt je gat b aan. Weiger het voor deze ene keer, om te zien wat dat betekent.
learn-glory-1-then = Een teken naast je naam onthoudt het. Zaai nu zo dat de partij afloopt: daarna mogen er nergens drie of meer zaden liggen.
learn-glory-1-done = De meeste zaden, maar geen glorie: een geweigerd aanbod blijft de hele partij staan.
learn-glory-2 = Nog eens hetzelfde bord. Aanvaard het aanbod deze keer.
learn-glory-2-then = Gat b is van jou. Zaai zo dat de partij afloopt.
learn-glory-2-done = Eén zaad minder dan met weigeren, en een overwinning met glorie. In dit spel wordt vrijgevigheid geëerd.

## Passen.

learn-pass = Passen
learn-pass-text = Wie aan het begin van een beurt geen enkel zaad bezit, moet passen en kan niets aanbieden. Zodra er door zaaien een zaad bij komt, kan er weer gespeeld worden. Niemand anders mag passen.
learn-pass-1 = Al je gaten zijn leeg. Pas.
learn-pass-1-then = Noord heeft in jouw rij gezaaid. Speel verder: zaai uit een van je gaten.
learn-pass-1-done = Je doet weer mee. Passen is nooit een keuze: het moet, of het mag niet.

## Het einde.

learn-end = Het einde
learn-end-text = Zodra er na het zaaien in geen enkel gat drie of meer zaden liggen, is de partij afgelopen, en elke kant krijgt wat er in de eigen gaten ligt. De meeste gevangen zaden winnen. Komt een stelling voor de derde keer voor, of zijn er 400 beurten gespeeld, dan krijgt elke kant de helft van wat er op het bord ligt.
learn-end-1 = Beëindig de partij door één keer te zaaien.
learn-end-1-done = In geen enkel gat liggen nog drie of meer zaden, en het bord is leeggeruimd: elke kant kreeg wat er in de eigen gaten lag.
learn-end-2 = Uit twee van je gaten loopt de partij meteen af. Zaai uit het gat dat wint.
learn-end-2-done = De vangst gaf de doorslag. Nu ken je het hele spel.

## Tellen. $seeds is 3 of meer.

learn-drill = Tellen
learn-drill-text = Waar valt het laatste zaad? Tel zonder hulp van het bord en druk op dat gat. De borden zijn die van je laatste partijen en van de lessen.
learn-drill-ask = Waar valt het laatste zaad als je uit { $pit } zaait, waar er { $seeds } liggen?
learn-drill-right = Goed: in { $last }.
learn-drill-next = Volgende vraag
learn-drill-score = { $right } van { $asked } goed

## Wat er gebeurde in plaats van wat er te doen was.

learn-missed-landing =
    { $seeds ->
        [one] Eén zaad uit { $pit } eindigt
       *[other] { $seeds } zaden uit { $pit } eindigen
    } in { $last }, niet in { $wanted }. Tel één gat voor elk zaad, te beginnen bij het volgende.
learn-missed-own = Het laatste zaad viel in { $last }, een gat van jezelf. Alleen in een gat van Noord kan het iets vangen.
learn-missed-count = Het laatste zaad bracht { $last } op { $made }. Alleen twee en vier worden gevangen.
learn-missed-few =
    Je hebt { $total ->
        [one] één zaad
       *[other] { $total } zaden
    } gevangen, maar er zijn er { $wanted } te halen.
learn-missed-offered = Dat was een aanbod. Het kost je beurt, en in deze opdracht moet je zaaien.
learn-missed-sown = Je hebt gezaaid, en dat kost je beurt. Hier gaat het om een aanbod: druk eerst op Ruil.
learn-missed-offer-count = Je hebt meer dan één gat aangeboden. Eén is hier genoeg.
learn-missed-declined = Je hebt geweigerd. Dat mag, maar vriendelijk is het niet: je zou alleen nog zonder glorie kunnen winnen. Hier gaat het om aanvaarden.
learn-missed-accepted = Je hebt aanvaard, en dat is het vriendelijke antwoord. Hier gaat het om weigeren, om te zien wat dat betekent.
learn-missed-open =
    In { $pit } { $seeds ->
        [one] ligt één zaad
       *[other] liggen { $seeds } zaden
    }, dus de partij gaat door. Ze loopt af als er nergens drie of meer liggen.
learn-missed-win = De partij is afgelopen, maar jij hebt { $own } en Noord heeft { $other }. Zoek een weg die wint.
