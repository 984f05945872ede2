hosting-ready = Ayla est à l’adresse { $address } (Ctrl-C l’arrête)
hosting-lan = Toute personne connectée au même Wi-Fi peut ouvrir cette adresse ou scanner le code :
hosting-no-lan = Cet ordinateur n’est connecté à aucun réseau : personne d’autre ne peut venir. Connectez-le à un Wi-Fi, puis recommencez.
hosting-migrated = La base de données { $place } est à jour.
hosting-backed-up =
    { $games ->
        [0] Aucune partie n’est
        [one] Une partie est
       *[other] { $games } parties sont
    } dans { $file }, avec les joueurs et les classements.
hosting-restored =
    { $games ->
        [0] Aucune partie n’est rétablie
        [one] Une partie est rétablie
       *[other] { $games } parties sont rétablies
    } depuis { $file }, avec les joueurs et les classements.
hosting-pruned =
    { $games ->
        [0] Aucune partie n’est assez ancienne pour être supprimée.
        [one] Une partie a été supprimée.
       *[other] { $games } parties ont été supprimées.
    }
hosting-exported =
    { $games ->
        [0] Aucune partie n’est dans { $file }.
        [one] Une partie est dans { $file }.
       *[other] { $games } parties sont dans { $file }.
    }
hosting-passphrase-new = Nouvelle phrase secrète de { $handle } :
hosting-passphrase-again = Encore la même :
hosting-passphrase = Le compte { $handle } a la nouvelle phrase secrète, et tous ses navigateurs sont déconnectés.
