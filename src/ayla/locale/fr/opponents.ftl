### Contre qui l’on peut jouer : opponent-NOM est le nom, opponent-NOM-about une ligne sur son jeu.

## Les niveaux, du plus faible au plus fort.

opponent-level-1 = Novice
opponent-level-1-about = Pour les enfants et les premières parties : voit ce qui est à prendre tout de suite, et le manque souvent.
opponent-level-2 = Apprenti
opponent-level-2-about = Prend ce qu’il voit, sans songer à votre réponse. Idéal pour apprendre.
opponent-level-3 = Amateur
opponent-level-3-about = Songe à votre réponse, mais évalue mal bien des positions. Accepte volontiers les offres.
opponent-level-4 = Habitué
opponent-level-4-about = Suit quelques coups, et se trompe encore quand tout est serré.
opponent-level-5 = Initié
opponent-level-5-about = Prévoit un tour ou deux, et se trompe de temps en temps.
opponent-level-6 = Vétéran
opponent-level-6-about = Voit loin, et laisse rarement une occasion.
opponent-level-7 = Expert
opponent-level-7-about = Voit très loin, et refuse une offre qui lui coûterait quelque chose.
opponent-level-8 = Maître
opponent-level-8-about = Tout ce dont le moteur est capable. Ne cède rien, pas même pour la gloire.

## Autres.

opponent-plain = Ordinateur
opponent-plain-about = Prévoit quelques tours et pratique le troc. Un bon premier adversaire.
opponent-greedy = Glouton
opponent-greedy-about = Fait tout de suite la plus grosse prise, sans jamais regarder plus loin.
opponent-beside = Quelqu’un à côté de vous
opponent-beside-about = À deux devant le même plateau, chacun son tour.
