### Partijen als dingen: ze beginnen, bewaren, voortzetten en delen.

page-play-now =
    { $beside ->
        [yes] Spelen met iemand naast je
       *[no] Spelen tegen { $name }
    }
page-games = Jouw partijen
page-games-all = De hele lijst
page-games-against = Tegen { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = De dienst heeft deze partij niet meer.
page-games-unkept = In deze browser kan de pagina geen lijst van je partijen bewaren. Bewaar het adres van een partij om ernaar terug te keren.
page-load = Partijnotatie openen
page-redo = Opnieuw
page-rematch = Revanche, kanten gewisseld
page-from = Van hier af spelen
page-from-about = Vanaf zet { $ply } van { $plies }. Het wordt een eigen partij; deze blijft zoals ze is.
page-link = Link naar deze stelling
page-link-about = De stelling na zet { $ply } van { $plies }. Wie de link opent, ziet haar en kan van daar af spelen.
page-record-save = Opslaan als bestand
page-new-side = Jouw kant
page-new-side-moves = Is nu aan zet.
page-new-names = Namen, als jullie willen
page-new-name-wrong = Een naam heeft hoogstens 40 letters en geen onzichtbare tekens.
page-new-more = Meer keuzes
page-new-skip = Gezaaid gat overslaan
page-new-skip-hint = Komt een zaaibeurt van acht zaden of meer rond bij het gat waar ze begon, dan slaat ze dat over (R4).
page-new-endless = Als het spel in kringen gaat
page-new-endless-split = Ieder de helft
page-new-endless-split-hint = Elke kant neemt de helft van wat er op het bord ligt (R16).
page-new-endless-owner = Naar bezit
page-new-endless-owner-hint = Elke kant neemt wat er in de eigen gaten ligt (R16).
page-new-position = Beginnen vanuit een andere stelling
page-result-glory = Op weg naar deze overwinning is geen aanbod geweigerd.
