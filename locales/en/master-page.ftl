### Escape Master on the page.

master-page-hand = Your cards
master-page-stacks = Stacks
master-page-stack = Stack { $number }: { $card }{ $closed ->
    [yes] , closed
   *[no] {""}
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
master-page-new = Start a new stack
master-page-strip = What you can do
master-page-hint = { $what ->
    [nowhere] This card fits nowhere right now.
    [whom] Touch whom you want to trap.
    [escape] What shall it do?
    [escape-minus] Touch a second card to throw it away, or choose below.
    [pair] Touch a stack. The card you touched last lies on top.
   *[where] Touch a stack.
}
master-page-faster = { $name } was faster. Your card is back in your hand.
master-page-round = Round { $round }
master-page-total = { $total ->
    [one] You: 1 Blunder
   *[other] You: { $total } Blunders
}
master-page-turn = { $mine ->
    [yes] Your turn
   *[no] { $name } is playing
}
master-page-leader = { $beast ->
    [yes] Beast Mode!
   *[no] { master-tribe }
}
master-page-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw a card; 1 is left
   *[other] Draw a card; { $count } are left
}
master-page-rival = { $name }: { $out ->
    [yes] out
   *[no] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
}, { $total ->
    [one] 1 Blunder
   *[other] { $total } Blunders
}
master-page-trapped = { $card ->
    [P3] +3! Play an Escape, or take three.
    [UP] Only upwards!
   *[other] Only downwards!
}
master-page-waits = { $question ->
    [start] { $names } starts the round.
   *[other] { $names } is choosing.
}
master-page-done = Done
master-page-for = for { $card }
master-page-give = To { $name }
master-page-choose-gift = { $count ->
    [one] Touch a card of your hand.
   *[other] Touch a card of your hand; { $count } to give.
}
master-page-after = After round { $round }
master-page-got = { $count ->
    [0] none
   *[other] +{ $count }
}
master-page-scores = Scores
master-page-round-column = Round
master-page-limit = The game ends at { $points } Blunders.
master-page-rounds = { $rounds ->
    [one] The game ends after 1 round.
   *[other] The game ends after { $rounds } rounds.
}
master-page-out = { $name }: Escape Master!
master-page-alliance = { $names }: Escape Alliance!
master-page-out-first = { $name }: Escape Master! { $mate } plays on.
master-page-fits = { $what }, fits
# What else there is to say of somebody at the table.
master-page-also = { $what ->
    [partner] your partner
    [dealer] dealer
    [turn] playing now
   *[leader] leader: { master-tribe }
}
master-page-hit = From { $name }!
master-page-go = Go!
master-page-countdown = { $what ->
    [start] Get ready
    [blocked] Nobody can play: the round is about to end
   *[last-call] Last call: play or draw
}
master-page-close = Close
master-page-silenced = The leader rests in this round.
master-page-experience = { $points ->
    [one] 1 point of experience
   *[other] { $points } points of experience
}
master-page-in-trap = In a trap: { $card }
master-page-piles = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $history ->
    [one] 1 on the history pile
   *[other] { $history } on the history pile
}
master-page-team-total = { $total ->
    [one] Team: 1 Blunder
   *[other] Team: { $total } Blunders
}
