### Les gens : ce qui a été refusé quand ils se nomment, ouvrent un compte et se rencontrent.

## Noms et comptes.

error-bad_name = Un nom compte 40 caractères au plus, tous visibles, et une lettre ne porte pas plus de quatre signes.
error-bad_handle = Un identifiant compte de 3 à 20 lettres de A à Z, chiffres, traits d’union ou tirets bas, et commence par une lettre.
error-bad_passphrase = Une phrase secrète compte de 8 à 200 caractères.
error-handle_taken = Quelqu’un d’autre a déjà cet identifiant.
error-has_account = Vous avez déjà un compte.
error-wrong_passphrase = Aucun compte n’a cet identifiant et cette phrase secrète.
error-too_many_tries = Trop d’essais. Réessayez dans quelques minutes.

## Rencontres.

error-bad_level = Les niveaux vont de 400 à 4000, le plus bas d’abord.
error-not_rated = Seules les parties aux règles habituelles, depuis le début habituel et avec une pendule, peuvent être classées.
error-account_needed = Les parties classées sont réservées aux joueurs qui ont un compte.
error-no_such_player = Ce joueur n’existe pas.
error-no_such_invitation = Cette invitation n’est plus là.
error-own_invitation = C’est votre propre invitation.
error-level_not_sought = On cherche un adversaire d’un autre niveau.
error-lobby_full = Il y a trop d’invitations pour l’instant. Acceptez-en une, ou réessayez plus tard.
error-too_many_invitations = Il y a trop d’invitations venant de votre réseau pour l’instant. Acceptez-en une, ou réessayez plus tard.
