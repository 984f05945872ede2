hosting-ready = Ayla staat op { $address } (Ctrl-C stopt het)
hosting-lan = Wie op dezelfde wifi zit, opent dit adres of scant de code:
hosting-no-lan = Deze computer zit op geen enkel netwerk, dus niemand anders kan meedoen. Verbind hem met een wifi en begin opnieuw.
