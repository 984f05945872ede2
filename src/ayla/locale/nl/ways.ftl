### Wegen van het spel naar de lessen en naar de pagina’s over het spel.

page-learn = Stap voor stap leren
page-about-game = Over het spel
page-again = Opnieuw proberen
page-later-failed = Dit deel van de pagina kon niet worden geladen.
