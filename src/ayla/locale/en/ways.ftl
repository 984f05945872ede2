### Ways from the game to the course and to the pages about the game.

page-learn = Learn step by step
page-about-game = About the game
page-again = Try again
page-loading = Loading…
page-later-failed = This part of the page could not be loaded.

## To somebody far away.

page-far = With someone far away
page-far-about = Send a friend a link, or meet somebody in the lobby.
page-friend = Invite a friend
page-lobby = Lobby
