//! What is true at every moment of an expedition.

use table::{Broken, MOST_ENTRIES, written};

use crate::asks::Question;
use crate::chalice::Chalice;
use crate::chamber::{Feature, Tile};
use crate::curses::{Card, CardSet, Curse};
use crate::expedition::Expedition;
use crate::node::Node;
use crate::setup::{dice_dealt, stones_dealt};
use crate::treasures::Treasure;

fn hold(condition: bool, invariant: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition { Ok(()) } else { Err(Broken::new(invariant, detail())) }
}

impl Expedition {
    /// The first invariant that does not hold.
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        self.options.check(self.seats).map_err(|bad| Broken::new("options are lawful", bad.to_string()))?;
        self.check_chambers()?;
        self.check_stones()?;
        self.check_adventurers()?;
        self.check_curses()?;
        self.check_treasures()?;
        self.check_special()?;
        self.check_time()
    }

    fn check_chambers(&self) -> Result<(), Broken> {
        let mut tiles: Vec<Tile> =
            self.map.chambers().map(|node| node.tile).chain(self.pile.contents()).collect();
        table::sort(&mut tiles);
        let wanted: Vec<Tile> =
            [Tile::START, Tile::EXIT].into_iter().chain(self.options.chambers()).collect();
        hold(tiles == wanted && self.pile.is_sound(), "every chamber is in one place", || written(&tiles))?;
        let can_be_used = |node: &Node| {
            node.stones().is_some() || node.alliance().is_some() || node.tile.has(Feature::Abyss)
        };
        let empty = self.map.nodes().find(|node| node.used && !can_be_used(node));
        hold(empty.is_none(), "only stones can be used", || written(&empty.map(|node| node.tile)))
    }

    fn check_stones(&self) -> Result<(), Broken> {
        let most = self.options.difficulty.goddess_stones();
        hold(self.goddess <= most, "the goddess has at most two stones", || self.goddess.to_string())?;
        let in_play = stones_dealt(&self.options, self.seats) + most - self.goddess;
        hold(self.ark <= in_play, "no stones come from nowhere", || format!("{} of {in_play}", self.ark))
    }

    fn check_adventurers(&self) -> Result<(), Broken> {
        let dealt = dice_dealt(self.seats);
        for seat in self.seats.iter() {
            let one = self.of(seat);
            let escaped = self.node_of(seat).is_none();
            let aside = one.dice.aside.len() <= u8::from(self.is_cursed(seat, Curse::BrokenDie));
            hold(aside, "a broken die sets one die aside", || format!("{seat}"))?;
            hold(!escaped || one.dice.all().is_empty(), "dice leave with their owner", || format!("{seat}"))?;
            let gifts = u32::from(self.seats.count()) - self.inside().len() as u32;
            let most = dealt + gifts as u8;
            hold((dealt..=most).contains(&one.dice.ever), "every seat has its dice and gifts", || {
                format!("{seat}: {}", one.dice.ever)
            })?;
        }
        let over = self.end.is_some();
        let all_out = self.inside().is_empty();
        let won = all_out && self.is_chalice_safe();
        hold(
            !all_out || self.end.is_some_and(|end| end.won == won),
            "it is won when everybody is out",
            || format!("{over}"),
        )?;
        hold(self.end.is_none_or(|end| end.won == won), "it is lost when somebody is inside", || {
            format!("{over}")
        })
    }

    fn check_curses(&self) -> Result<(), Broken> {
        let curses = &self.curses;
        let lying = curses.all_lying().fold(CardSet::NONE, |set, lying| set.with(lying.card));
        let sets = [curses.pile, curses.discards, lying];
        let all = sets.into_iter().fold(CardSet::NONE, CardSet::union);
        let once = sets.into_iter().map(CardSet::len).sum::<u32>() == all.len();
        // While a seat chooses what to hand over, its Lost treasure is nowhere.
        let is_choice = |question| matches!(question, Question::GiveUp { .. });
        let choices = self.asks.iter().filter(|(question, _)| is_choice(*question)).count();
        let in_game = Card::in_game(&self.options, self.seats);
        let away: Vec<Card> = in_game.iter().filter(|card| !all.contains(*card)).collect();
        let right = away.len() == choices && away.iter().all(|card| card.curse() == Curse::LostTreasure);
        hold(once && right && all.union(in_game) == in_game, "every curse is in one place", || {
            written(&all)
        })?;
        let inside = curses.all_lying().all(|lying| self.inside().contains(lying.seat));
        hold(inside, "curses lie before those inside", || written(&lying))?;
        let swap = curses.lying(Curse::SoulSwap);
        let asked =
            |seat| self.asks.to(seat).any(|(question, _)| matches!(question, Question::Partner { .. }));
        let swapped = match (swap, curses.partner) {
            (None, None) => true,
            (None, Some(_)) => false,
            (Some(lying), None) => asked(lying.seat),
            (Some(lying), Some(mate)) => mate != lying.seat && self.inside().contains(mate),
        };
        hold(swapped, "a soul swap is between two who are inside", || written(&curses.partner))
    }

    fn check_treasures(&self) -> Result<(), Broken> {
        let treasures = &self.treasures;
        for treasure in Treasure::ALL {
            let lying = self.map.nodes().filter(|node| node.treasure == Some(treasure)).count();
            let held: usize = self.seats.iter().map(|seat| treasures.count(seat, treasure)).sum();
            let conjured: u8 = self.seats.iter().map(|seat| treasures.conjured(seat)).sum();
            let used = match treasure {
                Treasure::StoneConjurer => conjured.into(),
                Treasure::GiantTorch => treasures.torch.iter().count(),
                _ => 0,
            };
            let all = usize::from(treasures.left(treasure)) + lying + held + used;
            let in_game = treasure.in_game(&self.options, self.seats);
            hold(all <= in_game.into(), "no treasure comes from nowhere", || {
                format!("{}: {all}", treasure.name())
            })?;
        }
        let misplaced =
            self.map.nodes().find(|node| node.treasure.is_some() && !node.tile.has(Feature::Treasure));
        hold(misplaced.is_none(), "treasures lie where they are shown", || {
            written(&misplaced.map(|node| node.tile))
        })?;
        let mut escaped = self.seats.iter().filter(|seat| !self.inside().contains(*seat));
        let keeps = escaped.find(|seat| !treasures.held(*seat).is_empty());
        hold(keeps.is_none(), "treasures leave with their owner", || written(&keeps))?;
        let offers = |seat| self.asks.offers_of(seat).count() <= treasures.count(seat, Treasure::Teleport);
        hold(self.seats.iter().all(offers), "every offer to teleport has its treasure", || {
            self.asks.last().to_string()
        })
    }

    fn check_special(&self) -> Result<(), Broken> {
        let linked = self.map.nodes().any(|node| node.used && node.alliance().is_some());
        let torch = self.treasures.torch;
        let on_map =
            torch.is_none_or(|torch| self.map.get(torch).is_some() && !torch.tile().has(Feature::Illusion));
        hold(on_map, "a giant torch stands in a chamber that stays", || written(&torch))?;
        hold(self.linked == linked, "a link uses alliance chambers", || self.linked.to_string())?;
        let found = self.map.contains(Tile::TREASURE_CHAMBER);
        let is_right = match self.chalice {
            None => !self.options.treasure_chamber,
            Some(Chalice::Hidden) => self.options.treasure_chamber && !found,
            Some(Chalice::At(node)) => found && self.map.get(node).is_some(),
            Some(Chalice::Delivered) => found && self.map.exit().is_some(),
        };
        hold(is_right, "the chalice is where it can be", || written(&self.chalice))
    }

    fn check_time(&self) -> Result<(), Broken> {
        let start = self.asks.get(Question::Start);
        hold(start.is_some() != self.began.is_some(), "the clock starts when all are ready", || {
            written(&self.began)
        })?;
        let vote = self.asks.get(Question::Goddess);
        let inside =
            |ask: &table::Ask| ask.waiting.intersection(self.inside()) == ask.waiting && !ask.is_settled();
        let asks = self.asks.iter().all(|(_, ask)| inside(&ask) && ask.until.is_some());
        hold(asks, "asks wait for somebody inside", || {
            written(&self.asks.iter().map(|(_, ask)| ask).collect::<Vec<_>>())
        })?;
        let numbers = || self.asks.iter().map(|(_, ask)| ask.id);
        let numbered = numbers().is_sorted_by(|one, next| one < next)
            && numbers().all(|number| number <= self.asks.last())
            && self.asks.last() as usize <= MOST_ENTRIES;
        hold(numbered, "asks are numbered", || self.asks.last().to_string())?;
        let in_time = vote.is_none() || (self.goddess > 0 && self.began.is_some() && self.end.is_none());
        hold(in_time, "a vote needs a stone and a running clock", || written(&vote))?;
        let most = if self.end.is_some() { 6 } else { 5 };
        hold(
            self.events <= most && (self.events == 0 || self.began.is_some()),
            "six things happen by the clock",
            || self.events.to_string(),
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::asks::{Asks, Question};
    use crate::{Options, Temple};
    use table::{Ask, Facts, Luck, Rules, Seats, Seed, Time};

    #[test]
    fn no_two_open_asks_have_the_same_number() {
        let mut luck = Luck::new(&Seed::from_text("numbers"), &[]);
        let mut game = Temple::deal(&Options::default(), Seats::of(2), &mut luck, &mut Facts::new()).unwrap();
        let ask = |number| Ask::new(number, Seats::of(2).all(), Some(Time::ms(60_000)));
        for (vote, broken) in [
            (1, "asks are numbered"),
            (3, "asks are numbered"),
            (2, "a vote needs a stone and a running clock"),
        ] {
            let open = vec![(Question::Start, ask(1)), (Question::Goddess, ask(vote))];
            game.open.asks = Asks::read(2, open).unwrap();
            assert_eq!(game.check().unwrap_err().invariant, broken, "number {vote}");
        }
        // So many were never opened, and the next would have no number.
        game.open.asks = Asks::read(u32::MAX, vec![(Question::Start, ask(1))]).unwrap();
        assert_eq!(game.check().unwrap_err().invariant, "asks are numbered");
    }
}
