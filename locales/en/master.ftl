### Escape Master, the speed card game.
### Fixed words: stack, draw pile, hand, tribe, Wisdom, Dead End, trap, Escape, drop (special cards), throw away, leader, gift, story,
### experience, Beast Mode, Blunder, Breaking Point, Doom Master, Alliance, calm mode. J is Jump, Q is Quiet, K is Kindle.

## Cards and tribes

# A card of a tribe by its rank alone.
master-rank = { $rank ->
    [J] Jump
    [Q] Quiet
    [K] Kindle
   *[other] { $rank }
}
# A card, also inside a sentence. What is no card of its own and no Wisdom starts stacks.
master-card = { $card ->
    [DE] Dead End
    [P3] +3
    [UP] “only up”
    [DN] “only down”
    [ES] Escape
    [ED] Escape −1
    [DMJ] Doom Master J
    [DMQ] Doom Master Q
    [DMK] Doom Master K
   *[other] { $sign ->
        [A] { master-rank } of the Joes
        [T] { master-rank } of the Teens
        [M] { master-rank } of the Mice
        [R] { master-rank } of the Robots
        [L] { master-rank } of the Lumberjacks
        [N] { master-rank } of the Ninjas
        [W] Wisdom
       *[start] Start 7
    }
}
# The same where there is little room.
master-card-short = { $card ->
    [DE] Dead End
    [P3] +3
    [UP] up
    [DN] down
    [ES] Escape
    [ED] Escape −1
    [DMJ] Doom J
    [DMQ] Doom Q
    [DMK] Doom K
   *[other] { $sign ->
        [A] Joe { $rank }
        [T] Teen { $rank }
        [M] Mouse { $rank }
        [R] Robot { $rank }
        [L] Lumberjack { $rank }
        [N] Ninja { $rank }
        [W] Wisdom
       *[start] Seven
    }
}
# What a card is.
master-kind = { $kind ->
    [number] Number card
    [start] Start card
    [wisdom] Wisdom
    [dead_end] Dead End
    [plus_three] Trap: +3
    [up] Trap: only up
    [down] Trap: only down
    [escape] Escape
    [escape_minus] Escape −1
   *[doom] Doom Master
}
# What it does, in one sentence.
master-kind-help = { $kind ->
    [number] Goes on a card that is one higher or one lower.
    [start] Starts a stack, and goes on a 6, an 8 or Wisdom.
    [wisdom] Goes on every number card and starts stacks, and every number card goes on it.
    [dead_end] Closes a stack for the rest of the round.
    [plus_three] An opponent draws three cards, unless an Escape answers it in time.
    [up] An opponent may only play higher cards for now.
    [down] An opponent may only play lower cards for now.
    [escape] Removes a trap in front of you.
    [escape_minus] Removes a trap, throws away another card, or both.
   *[doom] Is played like a J, Q or K, and costs 3 Blunders if it is left over.
}
master-tribe = { $tribe ->
    [joe] Joe
    [teen] Teen
    [mouse] Mouse
    [robot] Robot
    [ninja] Ninja
   *[lumberjack] Lumberjack
}
master-tribes = { $tribe ->
    [joe] the Joes
    [teen] the Teens
    [mouse] the Mice
    [robot] the Robots
    [lumberjack] the Lumberjacks
   *[ninja] the Ninjas
}
# A card of the draw pile for one of the hand.
master-swaps = number { $place } for { $card }
# A card for somebody.
master-gifts = { $card } to { $seat }

## Leaders

master-gift = { $gift ->
    [lean] Light
    [blend] Blend
    [burden] Burden
    [vanish] Vanish
    [pose] Pose
   *[cap] Limit
}
# What a leader can do every round.
master-gift-help = { $gift ->
    [lean] You start with 1 card fewer.
    [blend] A 1 to 5 of the Teens may form a sum with a 1 to 5 of another tribe.
    [burden] You may start with 1 extra card, and somebody else gets 1 Blunder at once.
    [vanish] You may throw away your last card and are out.
    [cap] You get at most 5 Blunders in a round.
   *[pose] Nothing at all. Wait for the Beast!
}
# What it can do in Beast Mode instead.
master-gift-beast = { $gift ->
    [lean] You start with 2 cards fewer, and so does somebody else, if you like.
    [blend] Any two cards from 1 to 5 may form a sum, whatever their tribes.
    [burden] Somebody else gets 2 Blunders at once, and you take no extra card.
    [vanish] You may throw away your last 1 or 2 cards and are out.
    [cap] You get at most 3 Blunders in this round.
   *[pose] A ninja pose removes a trap in front of you: hold it for one second.
}
master-beast-mode = Beast Mode

## Stories

master-story = { $story ->
    [1] Heavy Luggage
    [2] Trading Places
    [3] Through the Keyhole
    [4] Cheese for the Mice
    [5] A Little Present
    [6] Power Cut
    [7] On Tiptoe
    [8] All Change
    [9] Forgive and Forget
    [10] Crystal Ball
    [11] Wise Words
   *[12] Beast for a Day
}
# A story as what is paid.
master-story-card = story { $story }
master-story-help = { $story ->
    [1] You start with 2 extra cards.
    [2] Swap leaders with somebody, take a new one from the pile, or keep yours.
    [3] After the deal you look at the top 2 cards of the draw pile and may exchange them; a Teen looks at 3.
    [4] You start with 1 card fewer; an opponent with the Mouse starts with 1 extra.
    [5] Look at your hand, then give somebody 1 card of it; a Lumberjack gives 2.
    [6] Choose another player: that leader rests in this round. A Robot chooses 2.
    [7] You start with 2 cards fewer; a Ninja starts with 7 instead of 10.
    [8] All leaders are shuffled and dealt anew.
    [9] 1 Blunder off your total; a Joe takes 4 off.
    [10] Name who else will be out first. If you are right, your total drops by the number of players; if not, you get a new leader.
    [11] Whenever you play a Wisdom card, you may throw away another card within 5 seconds.
   *[12] Beast Mode in this round, for free.
}

## What is being done

master-stage = { $stage ->
    [story_drawer] Who draws the story?
    [stories] The story of this round
    [beasts] Who wants Beast Mode?
    [leaders] What the leaders do
    [hands] A look at the cards
    [ready] The dealer starts
    [countdown] Ready, steady …
    [play] Go!
    [photo] Photo finish
   *[over] The game is over
}

## Moves, as buttons offer them

master-move-answer-start = Start!
master-move-answer-story-drawer = { $seat } takes the story
master-move-answer-story-drawer-own = I take the story
master-move-answer-story2 = { $value ->
    [redraw] Take a new leader from the pile
    [keep] Keep your leader
   *[other] Swap leaders with { $swap }
}
master-move-answer-story6 = { $count ->
    [one] Let the leader of { $seats } rest
   *[other] Let the leaders of { $seats } rest
}
master-move-answer-story10 = { $seat } will be out first
master-move-answer-beast = Beast Mode, paid with { $cards }
master-move-answer-beast-no-cards = No Beast Mode this time
master-move-answer-burden = Burden { $seat }
master-move-answer-burden-no-seat = Burden nobody
master-move-answer-lean-partner = Make it lighter for { $seat } too
master-move-answer-lean-partner-no-seat = Lighter for me alone
master-move-answer-story3 = Exchange { $swaps }
master-move-answer-story3-no-swaps = Exchange nothing
master-move-answer-story5 = Give { $gifts }
master-move-place = { $on ->
    [new] { $cards }: start a stack
   *[other] { $cards }: on stack { $on }
}
master-move-deadend = Close stack { $stack }
master-move-trap = Trap for { $target }: { $card }
master-move-escape = { $card }: remove { $trap } and throw away { $discard }
master-move-escape-no-trap = { $card }: throw away { $discard }
master-move-escape-no-discard = { $card }: remove { $trap }
master-move-drop = Drop { $card }
master-move-drop-no-card = Drop all special cards
master-move-draw = Draw a card
master-move-calldraw = Call “Draw!”
master-move-takethree = Take three cards
master-move-vanish = Vanish!
master-move-pose = Ninja pose against { $trap }
master-move-story11 = Throw away { $card }
master-move-story11-no-card = Throw nothing away
master-move-pass = Pass

## Questions

master-ask-story-drawer = Which of you takes the story?
master-ask-story2 = Would you like another leader?
master-ask-story6 = Whose leader shall rest in this round?
master-ask-story10 = Who else will be out first?
master-ask-beast = Shall your leader go into Beast Mode? It costs 2 points of experience.
master-ask-burden = Whom do you burden? Unless you are a Beast, you start with an extra card yourself.
master-ask-lean-partner = Who else shall start with fewer cards?
master-ask-story3 = These cards lie on top of the draw pile. Which would you like to exchange?
master-ask-story5 = What do you give, and to whom?
master-ask-start = Is everybody ready? You say when it starts.

## Facts

master-fact-round = Round { $round }: { $dealer } deals.
master-fact-leader = { $seat } leads { master-tribes }.
master-fact-story-drawn = { $seat } draws story { $story }: { master-story }.
master-fact-leaders-swapped = { $seat } and { $whose } swap leaders.
master-fact-leaders-dealt = { $seat }’s story: all leaders are dealt anew.
master-fact-relieved = { $points ->
    [one] { $seat }: 1 Blunder off, { $total } now.
   *[other] { $seat }: { $points } Blunders off, { $total } now.
}
master-fact-silenced = { $seat } decides: { $whose }’s leader rests in this round.
master-fact-named = { $seat } says that { $whose } will be out first.
master-fact-named-by-luck = Lots decide for { $seat }: { $whose } shall be out first.
master-fact-beast = { $seat } is in Beast Mode, paid with { $cards }!
master-fact-beast-by-story = { $seat } is in Beast Mode, for free!
master-fact-burdened = { $blunders ->
    [one] { $seat } burdens { $whose }: 1 Blunder, { $total } now.
   *[other] { $seat } burdens { $whose }: { $blunders } Blunders, { $total } now.
}
master-fact-lean = { $seat } makes it lighter for { $whose } too: 2 cards fewer.
master-fact-hand = { $seat }’s hand: { $cards }.
master-fact-dealt = { $count ->
    [one] { $seat } gets 1 card.
   *[other] { $seat } gets { $count } cards.
}
master-fact-peeked = { $seat } sees on top of the pile: { $cards }.
master-fact-peeks = { $count ->
    [one] { $seat } looks at the top card of the pile.
   *[other] { $seat } looks at the top { $count } cards of the pile.
}
master-fact-exchanged = { $count ->
    [0] { $seat } exchanges nothing.
    [one] { $seat } exchanges 1 card.
   *[other] { $seat } exchanges { $count } cards.
}
master-fact-gave = { $seat } gives { $whose } a card: { $card }.
master-fact-gave-a-card = { $seat } gives { $whose } a card.
master-fact-starts = { $seat } says: Start!
master-fact-started = The round is on!
master-fact-placed = { $fresh ->
    [yes] { $seat }: { $cards } on new stack { $stack }.
   *[no] { $seat }: { $cards } on stack { $stack }.
}
master-fact-lifted = Wisdom frees { $seat }: { $trap } is gone.
master-fact-closed = { $seat }: Dead End, stack { $stack } is closed.
master-fact-trapped = { $seat } traps { $whose }: { $card }.
master-fact-escaped = { $seat }: { $card } against { $trap } in front of { $whose }.
master-fact-slipped = { $seat }: { $card }, to get rid of a card.
master-fact-discarded = { $seat } throws away: { $card }.
master-fact-discarded-a-card = { $seat } throws a card away.
master-fact-dropped = { $seat } drops: { $cards }.
master-fact-dropped-cards = { $count ->
    [one] { $seat } drops a special card.
   *[other] { $seat } drops { $count } special cards.
}
master-fact-drew = { $seat } draws: { $card }.
master-fact-drew-a-card = { $seat } draws a card.
master-fact-draw-called = { $seat } calls “Draw!”: everybody draws.
master-fact-draw-objected = “Draw!” But somebody can play.
master-fact-draw-by-itself = Nobody can play: everybody draws.
master-fact-took = { $count ->
    [0] { $trap }: { $seat } takes no card, the pile is empty.
    [one] { $trap }: { $seat } takes 1 card.
   *[other] { $trap }: { $seat } takes { $count } cards.
}
master-fact-vanished = { $count ->
    [one] { $seat } vanishes with the last card!
   *[other] { $seat } vanishes with the last { $count } cards!
}
master-fact-posed = { $seat } strikes a ninja pose: { $trap } is gone!
master-fact-passed = { $seat } passes.
master-fact-out = { $seat } is out: Escape Master!
master-fact-alliance = { $seats } are out: Escape Alliance!
master-fact-photo = Photo finish: last chance to be out!
master-fact-stalling = { $why ->
    [blocked] Nobody can play: the round is about to end.
   *[last_call] Last call: play or draw, or the round is over!
}
master-fact-unstalled = { $why ->
    [blocked] Something can be played again: the round goes on.
   *[last_call] The round goes on.
}
master-fact-blocked = The round is over, and nobody is out.
master-fact-scored = { $added ->
    [0] { $seat }: no Blunder, { $total } in all.
    [one] { $seat }: 1 Blunder, { $total } in all.
   *[other] { $seat }: { $added } Blunders, { $total } in all.
}
master-fact-doomed = { $card } leaves the game.
master-fact-bet = { $right ->
    [yes] { $seat } was right about who is out first: { $total } Blunders now.
   *[no] { $seat } was not right about who is out first and gets a new leader.
}
master-fact-learned = { $seat } has story { $story } as experience now.
master-fact-forgot = { $seat } has too much experience: story { $story } goes back.
master-fact-tied = A tie: { $seats } play one more round.
master-fact-won = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the win!
}

## Refusals

master-refusal-over = The game is over.
master-refusal-ask-closed = That question is closed, or it is not for you.
master-refusal-no-answer = That is no answer to this question.
master-refusal-wrong-seat = { $seat } cannot be chosen here.
master-refusal-wrong-payment = Beast Mode costs exactly 2 points of your own experience.
master-refusal-wrong-swap = Each card can be exchanged once, in the order of the pile.
master-refusal-wrong-gift = That is not as much as the story asks for.
master-refusal-not-started = Not yet: the round has not started.
master-refusal-not-in-round = This round is between the others. Lean back and watch.
master-refusal-you-are-out = You are out already. Well done!
master-refusal-round-over = Somebody is out: only a play that empties your hand still counts.
master-refusal-answer-plus-three = First the +3: answer with an Escape, or take the cards.
master-refusal-not-your-turn = One moment: it is { $seat }’s turn.
master-refusal-somebody-answers = One moment: { $seat } has to answer first.
master-refusal-not-in-hand = This card is not in your hand: { $card }.
master-refusal-wrong-number = Play one card, or two as a combination.
master-refusal-no-combinations = This game has no combinations: one card at a time.
master-refusal-not-a-combination = { $one } and { $other } are no combination.
master-refusal-cannot-start = A stack starts with a 7, with Wisdom, or with two cards that make 7 where there are combinations; not with this: { $card }.
master-refusal-sum-cannot-start = The sum is { $sum }. Only a sum of 7 can start a stack, where that is agreed.
master-refusal-no-such-stack = There is no stack { $stack }.
master-refusal-stack-closed = Stack { $stack } is closed: Dead End.
master-refusal-stack-changed = Stack { $stack } is no longer as you saw it.
master-refusal-seen-not-asked = How many cards a stack had is not asked here.
master-refusal-does-not-fit = { $value ->
    [11] J does not fit on this: { $top }.
    [12] Q does not fit on this: { $top }.
    [13] K does not fit on this: { $top }.
   *[other] { $value } does not fit on this: { $top }.
}
master-refusal-trap-forbids = You are trapped: { $trap }. So not on this: { $top }.
master-refusal-seven-only-starts = At this table a 7 only starts a stack or goes on Wisdom.
master-refusal-wisdom-on-wisdom = No Wisdom on Wisdom.
master-refusal-not-on-stacks = This cannot be laid there: { $card }.
master-refusal-not-a-trap = This is no trap: { $card }.
master-refusal-wrong-target = { $seat } cannot be trapped. Pick an opponent who is still in.
master-refusal-already-trapped = { $seat } is in “only up” or “only down” already.
master-refusal-not-an-escape = This is no Escape: { $card }.
master-refusal-no-such-trap = You have no such trap to deal with: { $trap }.
master-refusal-escape-needs-trap = An Escape needs a trap to remove.
master-refusal-escape-does-nothing = Name a trap or a card: an Escape −1 has to do something.
master-refusal-plain-escape = Only an Escape −1 throws a card away.
master-refusal-cannot-discard = This card cannot be thrown away: { $card }.
master-refusal-cannot-drop = Only special cards can be dropped, not this: { $card }.
master-refusal-nothing-to-drop = You have no special cards to drop.
master-refusal-drop-by-name = You have just one special card: drop that one.
master-refusal-can-play = You can play something, so you may not draw.
master-refusal-pile-empty = The draw pile is empty.
master-refusal-plus-three-open = A +3 is waiting for an answer. Call “Draw!” after that.
master-refusal-called-before = You have called “Draw!” in this turn. Do something else.
master-refusal-no-such-gift = Your leader cannot do this now: { master-gift }.
master-refusal-only-as-beast = Only in Beast Mode: { master-gift }.
master-refusal-too-many-cards = { $most ->
    [one] You can only vanish with your last card.
   *[other] You can only vanish with your last { $most } cards.
}
master-refusal-posed-before = One pose a round, and you have struck it.
master-refusal-no-credit = You have played no Wisdom for which a card could be thrown away now.
master-refusal-not-calm = There are no turns in this game, so there is nothing to pass.
master-refusal-early = One moment: you cannot do that yet.

## The rule behind each refusal

master-why-over = The game ends after the round in which somebody reaches the Breaking Point (EM-6).
master-why-ask-closed = Questions before a round are open for a limited time, and only to those they were put to (R-40).
master-why-no-answer = Each question before a round has its own answers (R-40).
master-why-wrong-seat = Choose somebody who plays in this round; yourself only where you decide for your team (R-39).
master-why-wrong-payment = Before a round you may pay exactly 2 points with stories that are over (R-42).
master-why-wrong-swap = Cards of the pile and of your hand take each other’s places (R-38).
master-why-wrong-gift = Stories 5 and 6 cannot be declined: you give or choose as many as they say (R-39).
master-why-not-started = You may look at your cards, but nobody plays before the start (R-19).
master-why-not-in-round = Only those who share the lowest total play on (R-44).
master-why-you-are-out = Whoever has no cards left is out (EM-3).
master-why-round-over = For a moment after the first one, whatever empties your hand and fits still counts, and nothing else (R-13).
master-why-answer-plus-three = While a +3 waits for you, you can only answer it or take the cards (R-50).
master-why-not-your-turn = In calm mode you take turns, clockwise (§11.1).
master-why-somebody-answers = In calm mode everybody waits for the answer to a question (§11.1).
master-why-not-in-hand = You play cards of your own hand only (EM-10).
master-why-wrong-number = One card at a time, or two as a combination (EM-14).
master-why-no-combinations = Combinations come with the medium level or by themselves in the options (EM-14).
master-why-not-a-combination = Two cards from 1 to 5 of one tribe, or two Js, Qs or Ks; never with a Doom Master (EM-15, EM-16).
master-why-cannot-start = A new stack is started with a 7, with Wisdom or with a sum of 7 (EM-10, R-8).
master-why-sum-cannot-start = A sum of 7 counts like a 7 and may start a stack (R-8).
master-why-no-such-stack = A card starts a stack, or it goes on one that is there (EM-10).
master-why-stack-closed = Nobody plays on a stack with a Dead End any more in this round (EM-22).
master-why-stack-changed = At this table a card stays only if the stack is as you saw it: the move says how many cards lay there (R-10).
master-why-seen-not-asked = Only where late cards always go back is that asked, and never of a new stack (R-10).
master-why-does-not-fit = One higher or one lower than the card on top; after the K comes the 1 (EM-11).
master-why-trap-forbids = With “only up” you play higher cards only, with “only down” lower ones (EM-23, R-4).
master-why-seven-only-starts = Whether a 7 also goes on a 6 or an 8 is agreed before the game (R-1).
master-why-wisdom-on-wisdom = Wisdom goes on every number card, but not on Wisdom (R-3).
master-why-not-on-stacks = Special cards have no value: a Dead End closes a stack that is there, traps go to opponents (EM-22, EM-23).
master-why-not-a-trap = There are three traps: only up, only down and +3 (EM-23).
master-why-wrong-target = Traps are for opponents who are still in, never for yourself or your partner (EM-23).
master-why-already-trapped = You can have only one “only up” or “only down” at a time (EM-23).
master-why-not-an-escape = Only an Escape or an Escape −1 removes a trap (EM-25).
master-why-no-such-trap = A +3 is taken by the one before whom it lies; an Escape removes a trap in front of you, in an Alliance also in front of your partner (EM-23, EM-25).
master-why-escape-needs-trap = An Escape that does nothing may not be played; you can drop it instead (R-22).
master-why-escape-does-nothing = An Escape −1 removes a trap, throws a card away, or both (EM-26).
master-why-plain-escape = An Escape removes a trap and no more (EM-25).
master-why-cannot-discard = Wisdom is never thrown away (EM-28), and a Doom Master only with an Escape −1 (R-27).
master-why-cannot-drop = Number cards, Wisdom and Doom Masters have to be played (EM-21).
master-why-nothing-to-drop = Dead End, traps and Escapes are special cards; only they can be dropped (EM-21).
master-why-drop-by-name = Special cards are dropped one by one or all at once (EM-21).
master-why-can-play = Only those who have nothing to play may draw; a 7 or a Wisdom card can always start a stack (EM-18).
master-why-pile-empty = Nothing is shuffled back when the pile is empty (EM-29).
master-why-plus-three-open = “Draw!” can be called when no +3 is waiting for anybody (R-18).
master-why-called-before = In calm mode “Draw!” may be called once in a turn (R-18).
master-why-no-such-gift = Each leader has one gift, and it may have to rest in a round (R-20).
master-why-only-as-beast = Every round this leader can do nothing at all; the Beast can (R-32).
master-why-too-many-cards = You vanish with your last card, in Beast Mode with the last two (R-28).
master-why-posed-before = At this table a ninja pose works once in a round (R-32).
master-why-no-credit = Story 11: each Wisdom that you play lets you throw a card away, at full speed within 5 seconds (R-52).
master-why-not-calm = Everybody plays at once; turns are for calm mode (§11.1).
master-why-early = One hand, one card: a moment has to pass between two cards (R-12), and between two calls (R-18); and nobody plays before the start (R-19).

## Options

master-option-level = Level
master-help-level = Easy: numbers, 7s and Wisdom. Medium: combinations and special cards as well. Hard: leaders, stories and Doom Masters, too.
master-value-level-easy = Easy
master-value-level-medium = Medium
master-value-level-hard = Hard
master-value-level-custom = Your own choice
master-option-combos = Combinations
master-option-specials = Special cards
master-option-leaders = Leaders
master-option-story = Stories
master-option-doom = Doom Masters
master-option-seats = Number of players
master-option-teams = Alliance
master-help-teams = Two against two; partners sit opposite each other and see each other’s hands.
master-option-breaking-point = Breaking Point
master-help-breaking-point = How many Blunders end the game.
master-value-breaking-point = { $value ->
    [one] 1 Blunder
   *[other] { $value } Blunders
}
master-option-set-rounds = Set rounds
master-help-set-rounds = Whether the game ends after so many rounds instead of at the Breaking Point.
master-value-set-rounds = { $value ->
    [0] Off: up to the Breaking Point
    [one] 1 round
   *[other] { $value } rounds
}
master-option-early-ending = Early ending
master-help-early-ending = Whether Doom Masters that are left over leave the game, and the third one ends it.
master-option-calm-mode = Calm mode
master-help-calm-mode = Turns instead of speed.
master-option-turn-limit-s = Time for a turn
master-help-turn-limit-s = In calm mode: how long a turn or an answer may take.
master-value-turn-limit-s = { $value ->
    [0] No limit
    [one] 1 second
   *[other] { $value } seconds
}
master-option-seven-on-stacks = 7 on stacks
master-help-seven-on-stacks = Whether a 7 also goes on a 6 or an 8.
master-option-wisdom-on-wisdom = Wisdom on Wisdom
master-help-wisdom-on-wisdom = Whether a Wisdom card may go on another one.
master-option-combo-starts = A sum of 7 starts
master-help-combo-starts = Whether a combination with the sum of 7 may start a stack.
master-option-combo-blocks-draw = Combinations forbid drawing
master-help-combo-blocks-draw = Whether you may not draw as long as a combination of yours fits.
master-option-wrap-under-trap = K and 1 in a trap
master-help-wrap-under-trap = What “only up” and “only down” mean between K and 1.
master-value-wrap-under-trap-numeric = By their numbers: K on 1 is up
master-value-wrap-under-trap-no-wrap = No way between them
master-option-doom-strict = Doom Masters stay
master-help-doom-strict = Whether only an Escape −1 can throw a Doom Master away.
master-option-leader-map = Gifts of the leaders
master-help-leader-map = Which tribe has which gift.
master-value-leader-map-usual = As in the rules
master-value-leader-map-pose-to-ninja = Joe and Ninja swap theirs
master-value-leader-map-swap-robot-ninja = Robot and Ninja swap theirs
master-option-cap-scope = What the Limit covers
master-help-cap-scope = Whether the Limit is for all Blunders of a round or for the hand only.
master-value-cap-scope-round = The whole round
master-value-cap-scope-hand = Cards left in the hand
master-option-pose-limit = Ninja poses
master-help-pose-limit = How often a pose works in one round.
master-value-pose-limit-none = As often as you like
master-value-pose-limit-once = Once in the round
master-option-score-floor = Lowest total
master-help-score-floor = Whether totals may fall below zero.
master-value-score-floor-none = Below zero, too
master-value-score-floor-zero = Never below 0
master-option-race-mode = Cards that come too late
master-help-race-mode = What becomes of a card when somebody was faster on that stack.
master-value-race-mode-revalidate = It stays if it fits on the new top
master-value-race-mode-strict = It goes back
master-option-min-gap-ms = Between two cards
master-help-min-gap-ms = How long you have to wait between two cards, in milliseconds.
master-value-min-gap-ms = { master-milliseconds }
master-option-photo-finish-ms = Photo finish
master-help-photo-finish-ms = How much later somebody else may still go out, in milliseconds.
master-value-photo-finish-ms = { master-milliseconds }
master-option-call-gap-ms = Between two calls
master-help-call-gap-ms = How long you have to wait between two “Draw!” calls, in milliseconds.
master-value-call-gap-ms = { master-milliseconds }
master-option-plus3-window-ms = Time for a +3
master-help-plus3-window-ms = How long a +3 can be answered, in milliseconds.
master-value-plus3-window-ms = { master-milliseconds }
master-option-stall-ms = Countdown when nobody can play
master-help-stall-ms = How long the table waits before the round ends, in milliseconds.
master-value-stall-ms = { master-milliseconds }
master-option-idle-ms = When nothing happens
master-help-idle-ms = How long it takes until the game lends a hand, in milliseconds.
master-value-idle-ms = { master-milliseconds }
master-option-start-countdown-s = Countdown to the start
master-help-start-countdown-s = How many seconds pass between “Start!” and the first card.
master-value-start-countdown-s = { $value ->
    [0] None
    [one] 1 second
   *[other] { $value } seconds
}
master-milliseconds = { $value ->
    [0] None
    [one] 1 millisecond
   *[other] { $value } milliseconds
}

## Options that do not go together

master-bad-options-conflict-story = Stories need leaders.
master-bad-options-conflict-early-ending = The early ending needs Doom Masters.
master-bad-options-conflict-teams = An Alliance needs four players.

## What counts at the end

master-part-team = Blunders of the team

## What is true at every moment

master-invariant-options-are-lawful = the options are allowed
master-invariant-every-card-is-in-one-place = every card is in exactly one place
master-invariant-counts-are-true = cards in hands and piles are counted right
master-invariant-only-doom-masters-leave-the-game = only Doom Masters leave the game
master-invariant-nobody-plays-without-a-seat = nobody plays without a seat
master-invariant-a-wisdom-is-never-discarded = a Wisdom card is never thrown away
master-invariant-traps-are-where-they-belong = traps lie in front of players who are in
master-invariant-whoever-is-out-has-no-cards = whoever is out has no cards
master-invariant-who-does-not-play-has-no-cards = whoever does not play in this round has no cards
master-invariant-a-discard-needs-a-story = only story 11 lets somebody throw a card away for Wisdom
master-invariant-experience-has-a-limit = nobody has more than 4 points of experience
master-invariant-every-story-is-in-one-place = every story is in exactly one place
master-invariant-every-leader-is-in-one-place = every leader is in exactly one place
master-invariant-one-story-a-round = a round has one story at most
master-invariant-asks-are-open-before-a-round = questions are open before a round, and only then
master-invariant-turns-are-for-calm-games = only calm games have turns
master-invariant-clocks-run-while-cards-are-played = countdowns run only while cards are played
master-invariant-somebody-is-in = somebody is in while cards are played
master-invariant-the-end-has-places = everybody has a place at the end
master-invariant-what-was-seen-lies-on-top = what somebody has seen lies on top of the draw pile
