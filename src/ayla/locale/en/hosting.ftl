### What `ayla serve`, `ayla migrate` and `ayla admin` say to who hosts Ayla.

# $address: where the service is, as http://127.0.0.1:8420/
hosting-ready = Ayla is at { $address } (Ctrl-C stops it)
# Above a QR code of the address.
hosting-lan = Whoever is on the same Wi-Fi opens this address, or scans the code:
hosting-no-lan = This machine is on no network, so nobody else can come. Connect it to a Wi-Fi, and start again.

# $place: the database.
hosting-migrated = The database { $place } is up to date.
hosting-backed-up =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $file }, with players and ratings.
hosting-restored =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } back from { $file }, with players and ratings.
hosting-pruned =
    { $games ->
        [0] No game is old enough to be removed.
        [one] One game was removed.
       *[other] { $games } games were removed.
    }
hosting-exported =
    { $games ->
        [one] One game is in { $file }.
       *[other] { $games } games are in { $file }.
    }
# $handle: the name of an account. Typing is not shown.
hosting-passphrase-new = New passphrase of { $handle }:
hosting-passphrase-again = The same again:
hosting-passphrase = The account { $handle } has the new passphrase, and all its browsers are signed out.
