### Where the app itself cannot run: said by the service. The texts stand in HTML as plain text.

plain-about = Speel Goré, de 2×4-mancala van het Guro-volk in Ivoorkust.
plain-no-script = Hier speel je Goré, een bordspel van het Guro-volk in Ivoorkust. Het bord op deze pagina heeft JavaScript nodig, en dat staat in deze browser uit. Zet het aan voor deze site en laad de pagina opnieuw.
plain-terminal = Zonder browser speelt de opdracht ‘ayla play’ hetzelfde spel in een terminal.
plain-too-old = Deze browser is te oud voor het bord op deze pagina. Een nieuwere versie van Firefox, Chrome, Edge of Safari toont het.
plain-loading = Bezig met laden… Blijft dit staan, dan kon de pagina niet helemaal worden geladen. Laad hem opnieuw.
plain-offline = Ayla is niet bereikbaar
plain-offline-missing = Wat ontbreekt is de dienst die de partijen bewaart, de regels kent en je een tegenstander geeft. Dit apparaat heeft geen verbinding, of de dienst draait nu niet.
plain-offline-kept = Je partijen worden daar bewaard en gaan verder waar ze gebleven waren.
plain-offline-again = Probeer opnieuw
