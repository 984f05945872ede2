### Where the app itself cannot run: said by the service. The texts stand in HTML as plain text.

plain-about = Play Goré, the 2×4 mancala of the Guro people of Côte d’Ivoire.
plain-no-script = Here one plays Goré, a board game of the Guro people of Côte d’Ivoire. The board on this page needs JavaScript, which is switched off in this browser. Switch it on for this site and load the page again.
plain-terminal = Without a browser, the command “ayla play” plays the same game in a terminal.
plain-too-old = This browser is too old for the board on this page. A newer version of Firefox, Chrome, Edge or Safari shows it.
plain-loading = Loading… If this stays, the page could not be loaded in full. Load it again.
plain-offline = Ayla cannot be reached
plain-offline-missing = What is missing is the service that keeps the games, knows the rules and gives you an opponent. Either this device has no connection, or the service is not running just now.
plain-offline-kept = Your games are kept there and go on where they stopped.
plain-offline-again = Try again
