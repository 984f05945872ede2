"""What leaves a value that a search found in doubt. Doubts of several values are joined with ``|``.

Compiled code is kept from one run to the next with these numbers in it: they are never changed.
"""

from typing import Final

PROVED: Final = 0
"""None: the search reached the end of the game wherever it mattered."""
HISTORY: Final = 1
"""It did for this game, but leans on a position that stands for the third time (R16)."""
GUESSED: Final = 2
"""It leans on the evaluation, or takes a position that comes round again for settled."""
