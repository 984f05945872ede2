### Mensen: wat werd geweigerd bij namen en accounts, en waar ze elkaar treffen.

## Namen en accounts.

error-bad_name = Een naam heeft hoogstens 40 tekens, die allemaal zichtbaar zijn. Op een letter staan hoogstens vier tekens.
error-bad_handle = Een accountnaam heeft 3 tot 20 letters van A tot Z, cijfers, koppeltekens of liggende streepjes, en begint met een letter.
error-bad_passphrase = Een wachtwoordzin heeft 8 tot 200 tekens.
error-handle_taken = Iemand anders heeft deze accountnaam al.
error-has_account = Je hebt al een account.
error-wrong_passphrase = Er is geen account met deze naam en wachtwoordzin.
error-too_many_tries = Dat is te vaak geprobeerd. Probeer het over een paar minuten opnieuw.

## Elkaar treffen.

error-bad_level = Niveaus lopen van 400 tot 4000, het laagste eerst.
error-not_rated = Alleen partijen met de gewone regels, vanaf het gewone begin en met een klok kunnen voor de rating tellen.
error-account_needed = Partijen om de rating zijn voor spelers met een account.
error-no_such_player = Die speler bestaat niet.
error-no_such_invitation = Deze uitnodiging is er niet meer.
error-own_invitation = Dit is je eigen uitnodiging.
error-level_not_sought = Er wordt een tegenstander van een ander niveau gezocht.
error-lobby_full = Er zijn nu te veel uitnodigingen. Neem er een aan, of probeer het later opnieuw.
error-too_many_invitations = Er zijn nu te veel uitnodigingen vanaf uw netwerk. Neem er een aan, of probeer het later opnieuw.
