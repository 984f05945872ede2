### Cesty od hry ke kurzu a ke stránkám o hře.

page-learn = Učit se krok za krokem
page-about-game = O hře
page-again = Zkusit znovu
page-loading = Načítá se…
page-later-failed = Tuto část stránky se nepodařilo načíst.

## K někomu daleko.

page-far = S někým daleko
page-far-about = Pošlete příteli odkaz, nebo se s někým potkejte v herně.
page-friend = Pozvat přítele
page-lobby = Herna
