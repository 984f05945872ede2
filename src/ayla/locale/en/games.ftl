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
page-games-all = The whole list
page-games-against = Against { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = The service does not have this game any more.
page-games-unkept = This browser does not let the page keep a list of your games. Keep the address of a game to come back to it.
page-load = Open a game record
page-redo = Redo
page-rematch = Rematch, sides changed
page-from = Play on from here
page-from-about = From move { $ply } of { $plies }. It becomes a game of its own, and this one stays as it is.
page-link = Link to this position
page-link-about = The position after move { $ply } of { $plies }. Whoever opens the link sees it, and can play on from it.
page-record-save = Save as a file
page-new-side = Your side
page-new-side-moves = To move now.
page-new-names = Names, if you like
page-new-name-wrong = A name has 40 letters at most, and no invisible signs.
page-new-more = More choices
page-new-skip = Leave out the pit that is sown
page-new-skip-hint = When a sowing of eight seeds or more comes round to the pit that it began from, it skips that pit (R4).
page-new-endless = When play goes in circles
page-new-endless-split = Halves
page-new-endless-split-hint = Each side takes half of what is on the board (R16).
page-new-endless-owner = By owner
page-new-endless-owner-hint = Each side takes what lies in its own pits (R16).
page-new-position = Begin from another position
page-result-glory = No offer was declined on the way to this win.
