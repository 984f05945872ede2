### Games as things: beginning, keeping, going on from and giving away games. The page needs it at once.
###
### $name, $south and $north are names of players.

# $beside is yes where the opponent is someone beside the reader.
page-play-now =
    { $beside ->
        [yes] Play with someone beside you
       *[no] Play against { $name }
    }
page-games = Your games
page-games-unkept = This browser does not let the page keep a list of your games. Keep the address of a game to come back to it.
page-load = Open a game record
page-redo = Redo
# The same players on changed sides.
page-rematch = Rematch
page-from = Play on from here
page-link = Link to this position
page-new-side = Your side
page-new-side-moves = To move now.
page-new-names = Names, if you like
page-new-name-wrong = A name has 40 letters at most, and no invisible signs.
page-new-more = More choices
page-new-position = Begin from another position
page-result-glory = The winner declined no offer.
