### Mga daan mula sa laro patungo sa mga aralin at sa mga pahina tungkol sa laro.

page-learn = Mag-aral nang hakbang-hakbang
page-about-game = Tungkol sa laro
page-again = Subukan ulit
page-loading = Nilo-load…
page-later-failed = Hindi ma-load ang bahaging ito ng pahina.

## Sa isang nasa malayo.

page-far = Kasama ang isang nasa malayo
page-far-about = Padalhan ng link ang kaibigan, o may makilala sa lobby.
page-friend = Mag-imbita ng kaibigan
page-lobby = Lobby
