### Mga daan mula sa laro patungo sa mga aralin at sa mga pahina tungkol sa laro.

page-learn = Mag-aral nang hakbang-hakbang
page-about-game = Tungkol sa laro
page-again = Subukan ulit
page-later-failed = Hindi ma-load ang bahaging ito ng pahina.
