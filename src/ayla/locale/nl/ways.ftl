### Wegen van het spel naar de lessen en naar de pagina’s over het spel.

page-learn = Stap voor stap leren
page-about-game = Over het spel
page-again = Opnieuw proberen
page-loading = Bezig met laden…
page-later-failed = Dit deel van de pagina kon niet worden geladen.

## Naar iemand ver weg.

page-far = Met iemand ver weg
page-far-about = Stuur een vriend een link, of ontmoet iemand in de lobby.
page-friend = Vriend uitnodigen
page-lobby = Lobby
