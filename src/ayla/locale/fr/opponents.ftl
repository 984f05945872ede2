### Contre qui l’on peut jouer : opponent-NOM est le nom, opponent-NOM-about une ligne sur son jeu.

## Les niveaux, du plus faible au plus fort.

opponent-level-1 = Novice
opponent-level-1-about = Voit son coup et votre réponse, mais se trompe beaucoup. Accepte volontiers les offres.
opponent-level-2 = Apprenti
opponent-level-2-about = Voit votre réponse et son coup suivant, mais juge souvent mal. Idéal pour apprendre.
opponent-level-3 = Amateur
opponent-level-3-about = Prévoit deux coups de chaque côté, et se trompe de temps en temps.
opponent-level-4 = Habitué
opponent-level-4-about = Prévoit la suite, avec parfois une légère erreur d’appréciation.
opponent-level-5 = Initié
opponent-level-5-about = Voit venir les coups, et laisse peu d’occasions.
opponent-level-6 = Vétéran
opponent-level-6-about = Voit loin, et laisse rarement une occasion.
opponent-level-7 = Expert
opponent-level-7-about = Voit très loin, et refuse une offre qui lui coûterait quelque chose.
opponent-level-8 = Maître
opponent-level-8-about = Voit plus loin que tous les autres. Ne cède rien, pas même pour la gloire.

## Autres.

opponent-plain = Ordinateur
opponent-plain-about = Prévoit quelques tours et pratique le troc.
opponent-greedy = Glouton
opponent-greedy-about = Pour les enfants et les premières parties : fait tout de suite la plus grosse prise, sans jamais regarder plus loin.
opponent-beside = Quelqu’un à côté de vous
opponent-beside-about = À deux devant le même plateau, chacun son tour.
