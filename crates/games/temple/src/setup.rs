//! The set-up: which chambers are in the pile, how many stones in the ark, and the first two chambers. (Rules §1.2)

use table::{Facts, Luck, Pile, Seats, Time};

use crate::asks::{Asks, Question};
use crate::chalice::Chalice;
use crate::chamber::{Dir, Tile};
use crate::curses::Curses;
use crate::dice::Dice;
use crate::expedition::{Adventurer, Expedition, PLACES, TILES};
use crate::facts::Fact;
use crate::map::Map;
use crate::moment::Moment;
use crate::node::NodeId;
use crate::options::Options;
use crate::pawn::Pawns;
use crate::treasures::Treasures;

/// How long everybody has to say that they are ready.
const READY_MS: u64 = 60_000;

/// The stones in the ark when the game begins.
pub(crate) fn stones_dealt(options: &Options, seats: Seats) -> u8 {
    [7, 7, 11, 14, 16, 18][usize::from(seats.count()) - 1] + options.difficulty.extra_stones()
}

/// How many dice a seat begins with.
pub(crate) fn dice_dealt(seats: Seats) -> u8 {
    if seats.count() == 1 { 7 } else { 5 }
}

impl Options {
    /// Step 1: the chambers besides entrance and exit, in the order of the table.
    pub(crate) fn chambers(self) -> impl Iterator<Item = Tile> {
        let has_icons = self.curses || self.treasures;
        // §1.12: six illusion chambers for the six with one stone.
        let is_swapped =
            move |tile: &Tile| self.illusions && tile.stones().is_some_and(|stones| stones.tiers.len() == 1);
        let base = Tile::base().filter(move |tile| tile.row() < 6 || !has_icons);
        let with_icons = Tile::with_masks_and_treasures().filter(move |_| has_icons);
        let set = base.chain(with_icons).filter(move |tile| !is_swapped(tile));
        set.chain(Tile::illusions().filter(move |_| self.illusions))
            .chain(Tile::alliance().filter(move |_| self.alliance))
            .chain(Tile::doubles().filter(move |_| self.double))
            .chain(self.treasure_chamber.then_some(Tile::TREASURE_CHAMBER))
            .chain(self.abyss.then_some(Tile::ABYSS))
    }
}

impl Expedition {
    /// A new game.
    pub(crate) fn set_out(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) -> Expedition {
        let mut pile = Pile::shuffled(options.chambers().collect());
        let mut map = Map::new();
        // Step 2.
        let mut put_off = None;
        for door in [Dir::E, Dir::W] {
            let mut draw = || pile.draw(luck, TILES).expect("at least seventeen chambers, two doors");
            let mut tile = draw();
            if tile == Tile::TREASURE_CHAMBER {
                put_off = Some(tile);
                tile = draw();
            }
            let node = map.lay_beyond(NodeId::START, door, tile);
            facts.tell(Fact::Laid { tile, at: map.node(node).at, turned: map.node(node).turned });
        }
        // Step 4. EXIT is one of the last five; for one or two it lies in the middle.
        if seats.count() <= 2 {
            pile.put(pile.len() / 2, Tile::EXIT);
        } else {
            pile.shuffle_into_last(4, Tile::EXIT);
        }
        // Roughly in the middle.
        if let Some(tile) = put_off {
            pile.put(pile.len() / 2, tile);
        }
        let mut adventurers = [Adventurer::NOBODY; PLACES];
        for adventurer in &mut adventurers[..usize::from(seats.count())] {
            adventurer.dice = Dice::new(dice_dealt(seats));
        }
        let mut pawns = Pawns::default();
        seats.iter().for_each(|seat| pawns.put(seat, NodeId::START));
        let mut asks = Asks::default();
        asks.open(Question::Start, seats.all(), Time::ms(READY_MS)).expect("nothing else is asked yet");
        let mut open = Expedition {
            options: *options,
            seats,
            asks,
            began: None,
            events: 0,
            map,
            pile,
            ark: stones_dealt(options, seats),
            goddess: options.difficulty.goddess_stones(),
            cool: Time::ZERO,
            pawns,
            adventurers,
            curses: Curses::dealt(options, seats),
            treasures: Treasures::dealt(options, seats),
            linked: false,
            chalice: options.treasure_chamber.then_some(Chalice::Hidden),
            end: None,
        };
        // The two bring no curse, but a treasure where they show one.
        let opening: [NodeId; 2] =
            [Dir::E, Dir::W].map(|door| open.map.passage(NodeId::START, door).expect("just laid"));
        let now = &mut Moment::new(Time::ZERO, luck, facts);
        opening.into_iter().for_each(|node| open.lay_treasure(node, now));
        open
    }
}
