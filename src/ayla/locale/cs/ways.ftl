### Cesty od hry ke kurzu a ke stránkám o hře.

page-learn = Učit se krok za krokem
page-about-game = O hře
page-again = Zkusit znovu
page-later-failed = Tuto část stránky se nepodařilo načíst.
