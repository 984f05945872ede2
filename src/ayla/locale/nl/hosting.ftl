hosting-ready = Ayla staat op { $address } (Ctrl-C stopt het)
hosting-lan = Wie op dezelfde wifi zit, opent dit adres of scant de code:
hosting-no-lan = Deze computer zit op geen enkel netwerk, dus niemand anders kan meedoen. Verbind hem met een wifi en begin opnieuw.
hosting-migrated = De database { $place } is bijgewerkt.
hosting-backed-up =
    { $games ->
        [one] Eén partij staat
       *[other] { $games } partijen staan
    } in { $file }, met spelers en ratings.
hosting-restored =
    { $games ->
        [one] Eén partij is
       *[other] { $games } partijen zijn
    } teruggezet uit { $file }, met spelers en ratings.
hosting-pruned =
    { $games ->
        [0] Geen partij is oud genoeg om te verwijderen.
        [one] Eén partij is verwijderd.
       *[other] { $games } partijen zijn verwijderd.
    }
hosting-exported =
    { $games ->
        [one] Eén partij staat in { $file }.
       *[other] { $games } partijen staan in { $file }.
    }
hosting-passphrase-new = Nieuwe wachtwoordzin van { $handle }:
hosting-passphrase-again = Nog eens dezelfde:
hosting-passphrase = Het account { $handle } heeft de nieuwe wachtwoordzin, en al zijn browsers zijn afgemeld.
