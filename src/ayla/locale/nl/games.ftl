### Partijen als dingen: ze beginnen, bewaren, voortzetten en delen.

page-play-now =
    { $beside ->
        [yes] Spelen met iemand naast je
       *[no] Spelen tegen { $name }
    }
page-games = Jouw partijen
page-games-unkept = In deze browser kan de pagina geen lijst van je partijen bewaren. Bewaar het adres van een partij om ernaar terug te keren.
page-load = Partijnotatie openen
page-redo = Opnieuw
page-rematch = Revanche
page-from = Van hier af spelen
page-link = Link naar deze stelling
page-new-side = Jouw kant
page-new-side-moves = Is nu aan zet.
page-new-names = Namen, als jullie willen
page-new-name-wrong = Een naam heeft hoogstens 40 letters en geen onzichtbare tekens.
page-new-more = Meer keuzes
page-new-position = Beginnen vanuit een andere stelling
page-result-glory = De winnaar heeft geen aanbod geweigerd.
