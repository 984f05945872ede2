### Les réglages de la page, gardés sur l’appareil. Leurs explications sont dessous ou à côté.

page-theme = Couleurs
page-theme-device = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-numerals = Dans chaque trou
page-numerals-both = Graines et nombre
page-numerals-numbers = Nombre seul
page-numerals-seeds = Graines seules
page-motion = Animation
page-motion-device = Comme l’appareil
page-motion-on = Oui
page-motion-off = Non
page-facing = À deux devant un écran
page-facing-S = Sud en bas
page-facing-N = Nord en bas
page-facing-mover = Tourner vers qui joue
page-facing-hint = Contre l’ordinateur, votre rangée est toujours en bas.
page-upright = Téléphone tenu droit
page-upright-lying = Plateau couché
page-upright-standing = Plateau debout
page-upright-hint = Debout, votre rangée est à droite et se sème vers le haut.
page-ripe = Marquer les deux et les quatre
page-ripe-hint = Un signe marque chaque trou de deux ou quatre graines. Il est plein là où ce tour pourrait les prendre.
page-sounds = Sons
page-sounds-hint = De courts sons pour les semailles, les prises, le troc et la fin.
