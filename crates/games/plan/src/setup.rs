//! The deal. (Rules §1.2)

use table::{Facts, Few, Luck, Seats, Time};

use crate::Plan;
use crate::act::{Act, PLANS, SITES, TILES};
use crate::city::City;
use crate::data::{
    CONTACT_DISPLAY, EQUIPMENT, GAS, KEYS, OFFICERS, STACKS, START_AT, START_ROTATIONS, VAULT_TILES,
};
use crate::facts::Fact;
use crate::heist::{Exit, Gang, Heist, Period, Players, SEATS, Sandra, Sites, Stack, Who};
use crate::hex::Hex;
use crate::options::Options;
use crate::own::{Card, Own};
use crate::police::Officers;
use crate::site::{Kind, Location, Site};
use crate::stash::Contact;
use crate::task::{Question, Task};
use crate::tile::Tile;

/// Players with whom the Inspector plays.
const WITH_SANDRA: u8 = 2;

/// Everything in its place, and nothing drawn.
fn laid_out(options: &Options, seats: Seats) -> Plan {
    let stack = Stack { top: None, police: Officers::NONE, below: 3 };
    let open = Heist {
        options: *options,
        players: Players::new(seats),
        day: 1,
        period: Period::Morning,
        order: Few::NONE,
        city: City::new(),
        stacks: [stack; STACKS],
        below: Tile::normal().collect(),
        bag: [OFFICERS; 3],
        exits: [Exit::default(); 3],
        display: Few::NONE,
        deck: Contact::ALL.map(Contact::copies),
        sites: Sites::default(),
        gangs: [Gang::default(); 4],
        gas: GAS,
        fixers: [true; 8],
        equipment: [EQUIPMENT; 4],
        keys: [KEYS; 3],
        vaults: [VAULT_TILES; 5],
        sandra: (seats.count() <= WITH_SANDRA).then(Sandra::new),
        turn: None,
        todo: Few::NONE,
        until: None,
        results: None,
    };
    let own = Own::with_cash(options.initial_cash_k.into());
    Plan { open, own: [own; SEATS], vaults: [(1 << VAULT_TILES) - 1; 5] }
}

/// The deal, in the order of the rules.
pub(crate) fn deal(options: &Options, seats: Seats, luck: &mut Luck, facts: &mut Facts<Fact>) -> Plan {
    let mut game = laid_out(options, seats);
    let mut act = Act { game: &mut game, at: Time::ZERO, luck, facts };
    act.lay_start_tiles();
    act.deal_plans();
    act.draw_order();
    for _ in 0..CONTACT_DISPLAY {
        act.refill();
    }
    act.first_tiles();
    act.next(&[Task::Day]);
    if options.start_contact {
        // In reverse of the order, so the first of it is put on the list first.
        let order = act.game.open.order;
        for seat in order.iter().filter_map(Who::seat) {
            act.ask(seat, Question::StartContact);
        }
    }
    act.settle();
    game
}

impl Act<'_> {
    fn lay_start_tiles(&mut self) {
        let side = self.luck.below(TILES, 2) as usize % 2;
        let rotation = START_ROTATIONS[self.luck.below(TILES, 2) as usize % 2];
        for (tile, (q, r)) in [(Tile::S1, START_AT[side]), (Tile::S2, START_AT[1 - side])] {
            self.open().city.place(tile, Hex::at(q, r), rotation, Officers::NONE);
        }
        let mut rest: Few<Site, 9> = Few::first_of(Site::ALL.into_iter().filter(|site| site.is_business()));
        for tile in [Tile::S1, Tile::S2] {
            let number = self.luck.below(SITES, rest.len() as u32) as usize;
            let at = Location::on(tile).find(|place| place.kind() == Kind::Business);
            if let (Some(site), Some(at)) = (rest.take(number), at) {
                self.open().sites.put(site, at);
                self.facts.tell(Fact::SiteNamed { site, at });
            }
        }
    }

    fn deal_plans(&mut self) {
        let mut rest: Few<Card, 9> = Few::first_of(Card::all());
        for seat in self.game.open.seats().iter() {
            let number = self.luck.below(PLANS, rest.len() as u32) as usize;
            let Some(card) = rest.take(number) else { return };
            self.game.own[seat.index()].plan = card;
            let only = table::Eyes::only(table::SeatSet::one(seat));
            self.facts.tell_to(only, Fact::PlanDealt { seat, card });
        }
    }

    /// The top tiles of the stacks, and officers on everything that lies face up.
    fn first_tiles(&mut self) {
        self.show_tiles();
        for tile in [Tile::S1, Tile::S2] {
            let police = self.draw_officers();
            for officer in police.iter() {
                self.open().city.add_officer(officer, tile);
            }
        }
        self.police_tiles();
    }
}
