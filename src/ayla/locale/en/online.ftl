### Playing with someone far away.
###
### $name is the name of a player. $side is South or North. $ply is the number of a move.

## Inviting a friend.

online-friend-about = You get a link. Whoever opens it first plays with you.
online-friend-make = Make the link
online-friend-lobby = No friend at hand? Go to the lobby
online-name = Your name, if you like
online-clock = Clock
online-clock-by-minutes = Minutes
online-clock-by-minutes-hint = For a game in one go.
online-clock-by-days = Days
online-clock-by-days-hint = For each turn; for a game now and then.
online-clock-none = No clock
online-clock-none-hint = Take all the time you need.
online-minutes = Minutes for each
online-increment = Seconds added by a turn
online-days = Days for each turn
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } min + { $increment } s
online-clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
online-rated-choice = Rated
online-rated-hint = It changes the ratings of both. With a clock and the usual rules only.
online-rated-account = Rated games are for players with an account.
online-rated = rated
online-barter = With barter
online-classic = Classic
online-guest = A guest

## The link.

online-invite-title = Send this link
online-invite-about = The game begins here as soon as the other has opened it.
online-invite-link = Link for the other player
online-invite-again = Show the link
online-invite-elsewhere = The link is on the device where it was made.
online-waiting = Waiting for the other player…
online-share = Share
online-share-title = A game of Goré
online-share-text = Play a game of Goré with me:
online-qr = Or let the other scan this.
online-qr-alt = The link as a QR code
online-reach-machine = Only this computer can open the link. To let others in, the service has to be started like this:
online-reach-network = The link works for everyone in this network.
online-own = Go on on another device
online-own-about = This link is for you alone: whoever opens it plays on in your place.

## Following a link.

online-join-title = An invitation
online-join-looking = Looking where this link leads…
online-join-free = { $name } invites you to a game
online-join-taken = Somebody else has taken this seat
online-join-yours = This is your own seat
# $begins is yes for the side that begins.
online-join-side =
    You play { $side }{ $begins ->
        [yes] { " " }and begin.
       *[no] .
    }
online-join-take = Take the seat
online-join-go-on = Go on here
online-watch = Watch the game

## The lobby.

online-lobby-you = You are here as { $name }.
online-lobby-name = Name and account
online-lobby-lost = The connection is lost. What you see may be out of date.
online-quick = Play at once
online-quick-about = With whoever wants the same; otherwise this becomes an invitation.
online-quick-waits = Nobody wants the same just now. Your invitation stands in the lobby.
online-invitations = Open invitations
online-invitations-none = None at the moment. Make one, and stay here.
online-invitation-take = Accept
online-invitation-back = Take it back
online-invitation-yours = Your invitation
online-invitation-waits = Waiting for somebody. Stay on this page.
online-invite-all = Invite everybody
online-invite-more = Side, level, rating
online-level-sought = Level sought
online-level-any = Any level
online-level = { $from } to { $to }
online-maker-side = who invites plays { $side }
online-live-games = Games to watch
online-live-games-none = Nobody plays in the open just now.
online-waits = waits for the other player

## The game.

online-presence-here = here
online-presence-away = away
online-presence-absent = not here yet
online-said-joined = { $name } is here. The game can begin.
online-said-here = { $name } is here.
online-said-away = { $name } is away.
online-said-absent = { $name } is not here yet.
online-said-phrase = { $name }: “{ $phrase }”
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] You have { $left } left.
       *[no] { $name } has { $left } left.
    }
# $low is yes where that is little.
online-clock-left =
    { $left } left{ $low ->
        [yes] , little time
       *[no] { "" }
    }
online-clock-low = little time
online-clock-judged = the service judges
online-low-you = You have little time left.
online-move-waits = The connection is lost. What you did is sent as soon as it is back.
online-away = { $name } is away. Time to come back: { $left }
online-away-you = You are away for the other. Time to come back: { $left }
online-claim = The other is gone
online-claim-may = { $name } did not come back. What now?
online-claim-waiting = You go on waiting for { $name }. The game can be ended at any time:
online-claim-win = Claim the win
online-claim-draw = Call it a draw
online-claim-wait = Go on waiting
online-takeback = Takeback
online-takeback-ask = Take back?
online-takeback-asked = You ask to take back move { $ply }.
online-takeback-asks = { $name } asks to take back move { $ply }.
online-takeback-gone = Your move is not taken back.
online-takeback-accept = Allow it
online-takeback-decline = Keep it
online-draw = Draw
online-draw-offer = Offer a draw
online-draw-asked = You offer a draw.
online-draw-asks = { $name } offers a draw.
online-draw-gone = Your offer of a draw does not stand any more.
online-draw-accept = Agree
online-draw-decline = No draw
online-abort = Break the game off
online-abort-title = Break this game off?
online-abort-why = It has hardly begun, so it counts for nobody.
online-abort-yes = Break it off
online-say = Say
online-say-title = Say something
online-say-about = The other reads it in their own language.
online-watchers =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }{ $you ->
        [yes] .
       *[no] , you among them.
    }

## After the end.

online-rematch = Rematch
online-rematch-ask = Ask for a rematch
online-rematch-asked = You asked for a rematch, with sides swapped.
online-rematch-asks = { $name } asks for a rematch, with sides swapped.
online-rematch-gone = There is no rematch for now.
online-rematch-accept = Play again
online-rematch-decline = Not now
online-rematch-open = To the rematch
online-matched = Choices that matched best play:
online-matched-side =
    { $of ->
        [0] { $name }: no choices
       *[other] { $name }: { $matched } of { $of }
    }

## People.

online-me = You
online-me-profile = What others see of you
online-name-others = The name that others see
online-name-about = Without a name you are a guest. A name is not taken by anybody: two can have the same.
online-name-keep = Keep the name
online-name-kept = Kept.
online-account = Account
online-account-why = You can play without one. An account takes your name, games and ratings to other devices, and lets you play rated games.
online-sign-in-along = A new account keeps all that you have here. If you sign in to one that you have already, the games that go on in this browser come along; games that are over stay with the guest.
online-account-yours = You are signed in as { $handle }.
online-handle = Account name
online-passphrase = Passphrase
online-passphrase-about = At least 8 characters; several words are best. It cannot be sent to you if you forget it, as no e-mail address is asked for.
online-passphrase-show = Show the passphrase
online-sign-in = Sign in
online-sign-up = Open an account
online-sign-out = Sign out
online-sign-out-about = After signing out, this browser is a new guest. Your account and its games stay.
online-passphrase-old = The passphrase you have
online-passphrase-new = The new passphrase
online-passphrase-change = Take the new passphrase
online-passphrase-change-about = A new passphrase signs you out in every other browser. In this one you stay signed in. Name, games and ratings stay as they are.
online-passphrase-changed = The new passphrase holds. You are signed out in every other browser.
online-passphrase-wrong = That is not the passphrase of this account.
online-sign-out-everywhere = Sign out everywhere else
online-sign-out-everywhere-about = To sign out on other devices only, for instance one that you lost, the passphrase you have is enough. It stays the same.
online-signed-out-everywhere = You are signed out in every other browser.
online-stored = What is stored
online-stored-guest = A random number in a cookie, by which this browser is known again; your name; and your games with the times of their moves and the phrases said.
online-stored-account = Of an account also its name, its ratings, and the passphrase in a form that nobody can read.
online-stored-none = No e-mail address, no tracking, nothing for anybody else.
online-forget = Forget me on this device
online-forget-about = For a device that others use, too: whoever comes next is a new guest, without your name, your games and what you have learned here. The settings stay.
online-forget-sure = Games that you played here as a guest, also those that go on, cannot be got back. An account stays, and is signed out here.
online-forget-now = Forget me
online-forget-keep = Keep everything
online-player = A player
online-player-about =
    { $account ->
        [yes] With an account
       *[no] A guest
    }
online-player-unknown = Nothing is known of this player yet.
online-player-games =
    { $games ->
        [0] No game finished yet.
        [one] One game: { $won } won, { $drawn } drawn, { $lost } lost.
       *[other] { $games } games: { $won } won, { $drawn } drawn, { $lost } lost.
    }
online-rating-none = No rated games yet.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [one] one game
       *[other] { $games } games
    }{ $provisional ->
        [yes] , a first estimate
       *[no] { "" }
    }
online-games-played = Games
online-more = Show more

## What players can say to each other.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-will-you-trade = Will you trade?
phrase-no-trade = No trade, thank you.
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-take-your-time = Take your time.
phrase-have-to-go = I have to go.
phrase-good-game = Good game!
phrase-again = Once more?
