### Ways from the game to the course and to the pages about the game.

page-learn = Learn step by step
page-about-game = About the game
page-again = Try again
page-later-failed = This part of the page could not be loaded.
