//! How leaders and stories of Escape Master fare.

use master::{Fact, SEATS, Story, Tribe};
use table::{Outcome, Seat, Time};

/// Something that a game counts of itself, in a group and under a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// Which table it goes into.
    pub count: Count,
    /// Which line, by a name of the rules.
    pub name: String,
    /// How much.
    pub value: f64,
}

/// What a game can count of itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Count {
    /// Games won, by the leader dealt at the start.
    WinsByLeader,
    /// Blunders in a round, by leader.
    BlundersByLeader,
    /// Blunders in a round, by the story that the seat had drawn for it.
    BlundersByStory,
    /// Seconds in a round; rounds in a game.
    Rounds,
    /// Money at the end, by plan card.
    MoneyByPlan,
    /// Money at the end, by the colour whose sites were all visited first.
    MoneyByGroup,
    /// What the money at the end comes from.
    MoneyByPart,
    /// Arrests, by plan card.
    ArrestsByPlan,
}

impl Count {
    /// All of them.
    pub const ALL: [Count; 8] = [
        Count::WinsByLeader,
        Count::BlundersByLeader,
        Count::BlundersByStory,
        Count::Rounds,
        Count::MoneyByPlan,
        Count::MoneyByGroup,
        Count::MoneyByPart,
        Count::ArrestsByPlan,
    ];

    /// Its name in JSON and in `words`.
    pub const fn name(self) -> &'static str {
        match self {
            Count::WinsByLeader => "wins_by_leader",
            Count::BlundersByLeader => "blunders_by_leader",
            Count::BlundersByStory => "blunders_by_story",
            Count::Rounds => "rounds",
            Count::MoneyByPlan => "money_by_plan",
            Count::MoneyByGroup => "money_by_group",
            Count::MoneyByPart => "money_by_part",
            Count::ArrestsByPlan => "arrests_by_plan",
        }
    }

    /// Whether it counts yes and no, so that its mean is a share.
    pub const fn is_share(self) -> bool {
        matches!(self, Count::WinsByLeader | Count::ArrestsByPlan)
    }
}

/// What is kept of a game, round by round.
#[derive(Default)]
pub struct Rounds {
    first: [Option<Tribe>; SEATS],
    leaders: [Option<Tribe>; SEATS],
    /// The leaders of the round that is played, before a wrong bet changes one.
    led: [Option<Tribe>; SEATS],
    story: Option<(Seat, Story)>,
    burdens: [u8; SEATS],
    relief: [u8; SEATS],
    round: u16,
    began: Option<Time>,
    /// A tie is played off: it has no totals.
    tied: bool,
    samples: Vec<Sample>,
}

impl Rounds {
    pub(crate) fn note(&mut self, fact: &Fact, at: Time) {
        match *fact {
            Fact::Leader { seat, tribe } => {
                self.leaders[seat.index()] = Some(tribe);
                self.first[seat.index()].get_or_insert(tribe);
            }
            Fact::LeadersSwapped { seat, whose } => self.leaders.swap(seat.index(), whose.index()),
            Fact::StoryDrawn { seat, story } => self.story = Some((seat, story)),
            Fact::Burdened { whose, blunders, .. } => self.burdens[whose.index()] += blunders,
            Fact::Relieved { seat, points, .. } => self.relief[seat.index()] += points,
            Fact::Started => (self.led, self.began) = (self.leaders, Some(at)),
            Fact::Scored { seat, added, .. } if !self.tied => self.score(seat, added, at),
            // It comes after the scores of its round.
            Fact::Bet { right: true, .. } => {
                let players = self.first.iter().flatten().count() as f64;
                let name = story_name(Story::BET);
                let bet = self.samples.iter_mut().rev().find(|sample| sample.name == name);
                bet.into_iter().for_each(|bet| bet.value -= players);
            }
            Fact::Round { round, .. } => self.round = round,
            Fact::Tied { .. } => self.tied = true,
            _ => {}
        }
    }

    fn score(&mut self, seat: Seat, added: u8, at: Time) {
        let index = seat.index();
        if let Some(began) = self.began.take() {
            self.put(Count::Rounds, "seconds", at.since(began) as f64 / 1_000.0);
        }
        let value = f64::from(added) + f64::from(std::mem::take(&mut self.burdens[index]))
            - f64::from(std::mem::take(&mut self.relief[index]));
        let Some(leader) = self.led[index] else { return };
        self.put(Count::BlundersByLeader, leader.name(), value);
        let story = self.story.take_if(|(drawer, _)| *drawer == seat);
        self.put(Count::BlundersByStory, &story.map_or("none".into(), |(_, story)| story_name(story)), value);
    }

    fn put(&mut self, count: Count, name: &str, value: f64) {
        self.samples.push(Sample { count, name: name.to_owned(), value });
    }

    pub(crate) fn samples(mut self, outcome: &Outcome) -> Vec<Sample> {
        let winners = outcome.winners();
        for (index, leader) in self.first.into_iter().enumerate() {
            let won = winners.iter().filter(|seat| seat.index() == index).count() as f64;
            if let Some(leader) = leader {
                self.put(Count::WinsByLeader, leader.name(), won / winners.len().max(1) as f64);
            }
        }
        self.put(Count::Rounds, "in_a_game", self.round.into());
        self.samples
    }
}

fn story_name(story: Story) -> String {
    format!("story_{:02}", story.number())
}
