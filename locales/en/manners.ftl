### What people at a table ask of one another, and say.

manners-menu = Table
manners-paused = The game is paused. Clocks stand still.
manners-resume = Go on
manners-pause = Propose a pause
manners-pause-wish = { $name } would like a pause.
manners-pause-asked = You have proposed a pause. It begins when everybody agrees.
manners-end = Propose to end the game
manners-end-wish = { $name } would like to end the game without a winner.
manners-end-asked = You have proposed to end the game. It ends when everybody agrees.
manners-agree = Agree
manners-decline = No
manners-withdraw = Never mind
manners-concede = Give up
manners-concede-sure = Give up? Press again to confirm
manners-play-for-me = Let a bot play for me
manners-bot-plays = A bot is playing for you.
manners-take = Take my seat back
manners-away = { $name } has been away for a while.
manners-stand-in = Let a bot play until they are back
manners-pass = Move my seat to another device
manners-pass-help = Whoever opens this link has your seat. It works once, for ten minutes.
manners-pass-qr = The link to your seat as a picture
manners-pass-link = The link to your seat
manners-screen = Show on a big screen
manners-make-public = List this table for everybody
manners-make-private = Only by link
manners-let-watch = Let others watch
manners-close-watch = Close to watchers
manners-let-stand-in = Let bots play for those who drop out
manners-no-stand-ins = No bots for those who drop out
manners-race-fairly = Race fairly over slow connections
manners-race-by-arrival = Whoever arrives first is first
manners-hand-over = Make { $name } the host
manners-take-over = Take over as host

## Talk

talk-title = { $count ->
    [0] Talk
   *[other] Talk ({ $count })
}
talk-none = While letters are secret nobody talks. Before and after the game you may.
talk-line = Say something
talk-say = Say it
talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thank you!
talk-one-moment = One moment …
talk-hurry = Hurry up!
talk-oops = Oops!
talk-again = Again?
talk-help-me = Help me!
talk-come-here = Come here!
talk-i-stay = I stay
talk-everybody-out = Everybody out!
