hosting-ready = Ayla est à l’adresse { $address } (Ctrl-C l’arrête)
hosting-lan = Toute personne connectée au même Wi-Fi peut ouvrir cette adresse ou scanner le code :
hosting-no-lan = Cet ordinateur n’est connecté à aucun réseau : personne d’autre ne peut venir. Connectez-le à un Wi-Fi, puis recommencez.
