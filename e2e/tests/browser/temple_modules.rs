//! Curses and treasures: a card is drawn and broken, a bewitched hand is held, treasures are taken and used, and a mate is
//! asked for a teleport.
//!
//! Luck deals the cards, so guests walk through temples over sockets, quickly, until somebody is where a test begins. From there
//! on everything is done in browsers.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use e2e::{Adventurer, Browser, Lookout, Person, Program, Size, Wire, moment};
use serde_json::{Value, json};
use table::{Rules, Seat, Seated, Time};
use temple::{Curse, DiceSet, Dir, Expedition, Fact, Move, Reply, Symbol, Temple, Treasure};
use tokio::time::Instant;

/// How many temples are tried until one is as it should be.
const TRIES: u32 = 60;

/// What a seat may do now.
fn moves(open: &Expedition, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    Temple::moves(Seated::new(seat, open, &()), Time::ms(u64::from(u32::MAX)), &mut moves);
    moves
}

/// How far it is from a door to a place where nobody has been.
fn nearest_dark(open: &Expedition, seat: Seat) -> Option<Dir> {
    let here = open.node_of(seat)?;
    let dark = open.map.nodes().filter(|node| Dir::ALL.iter().any(|dir| open.map.is_access(node.id, *dir)));
    let ways = dark.flat_map(|node| {
        let steps = open.map.steps_to(node.id);
        let far = move |dir: Dir| Some((steps.from(open.map.passage(here, dir)?)?, dir));
        Dir::ALL.into_iter().filter_map(far).collect::<Vec<_>>()
    });
    ways.min_by_key(|(far, _)| *far).map(|(_, dir)| dir)
}

/// What somebody does who wants to see every chamber and take every treasure; nothing if they are stuck.
fn explore(open: &Expedition, seat: Seat) -> Option<Move> {
    let all = moves(open, seat);
    let first = |is: &dyn Fn(&Move) -> bool| all.iter().find(|mv| is(mv)).copied();
    let here = open.node_of(seat)?;
    let at_dark = Dir::ALL.into_iter().any(|dir| open.map.is_access(here, dir));
    let way = nearest_dark(open, seat);
    let urgent = first(&|mv| matches!(mv, Move::Answer { with: Reply::Ready | Reply::Yes, .. }))
        .or_else(|| first(&|mv| matches!(mv, Move::Break { curse: Curse::Trap, .. })))
        .or_else(|| first(&|mv| matches!(mv, Move::Hand { on: true })))
        .or_else(|| first(&|mv| matches!(mv, Move::Free { .. })))
        .or_else(|| first(&|mv| matches!(mv, Move::Take { .. })))
        .or_else(|| first(&|mv| matches!(mv, Move::Discover { .. })).filter(|_| at_dark))
        .or_else(|| {
            first(&|mv| matches!(mv, Move::Enter { dir, .. } if Some(*dir) == way)).filter(|_| !at_dark)
        });
    if urgent.is_some() {
        return urgent;
    }
    // Two of each symbol are kept, or one is left to be rolled.
    let dice = open.adventurers[seat.index()].dice;
    let kept = [Symbol::A, Symbol::T, Symbol::K].map(|symbol| dice.showing(symbol).lowest(2));
    let kept = kept.into_iter().fold(DiceSet::NONE, DiceSet::union);
    let free = dice.free();
    let rolled = if free.difference(kept).is_empty() { free } else { free.difference(kept) };
    let roll = Move::Throw { dice: rolled };
    all.contains(&roll).then_some(roll).or_else(|| first(&|mv| matches!(mv, Move::Goddess)))
}

/// A table of guests whose temples are explored until one is as it should be.
struct Table {
    code: String,
    guests: Vec<Lookout>,
}

impl Table {
    /// These people sit there, and everything runs without clock and brake.
    async fn of(program: &Program, people: &[&Person]) -> Result<Table> {
        let mut host = Wire::connect(program.addr(), None).await?;
        let options = json!({"curses": true, "treasures": true, "track": "off", "pace": "free"});
        let seats = people.len();
        let open = json!({"do": "open", "id": 1, "game": "temple", "seats": seats, "options": options, "stand_ins": false});
        host.send(&open).await?;
        let opened = host.hear("opened").await?.context("a table")?;
        let code = opened["table"].as_str().context("a code")?.to_owned();
        host.send(&json!({"do": "join", "table": code})).await?;
        let mut guests = Vec::new();
        for (number, person) in people.iter().enumerate() {
            let mut guest = Lookout::of_guest(program.addr(), &code, 1, &person.cookie().await?).await?;
            guest.sits(number).await?;
            guests.push(guest);
        }
        host.send(&json!({"do": "start", "id": 20})).await?;
        host.hear("ok").await?;
        Ok(Table { code, guests })
    }

    /// The temple as the first guest sees it.
    async fn open(&mut self) -> Result<Expedition> {
        for _ in 0..400 {
            self.guests[0].look().await?;
            if let Some(open) = self.guests[0].expedition() {
                return Ok(open);
            }
            moment().await;
        }
        bail!("the game never began")
    }

    /// Explores until the temple is so; false if that will never be.
    async fn explore(&mut self, wanted: &dyn Fn(&Expedition) -> bool) -> Result<bool> {
        let mut open = self.open().await?;
        for _ in 0..600 {
            if wanted(&open) {
                return Ok(true);
            }
            // The first one goes; the others only answer and wait.
            let mut acted = false;
            for seat in 0..self.guests.len() {
                let asked = moves(&open, Seat::at(seat as u8)).into_iter();
                let answer = asked.into_iter().find(|mv| matches!(mv, Move::Answer { .. }));
                let mv = if seat == 0 { explore(&open, Seat::at(0)) } else { answer };
                if let Some(mv) = mv.filter(|_| open.end.is_none()) {
                    self.guests[seat].look().await?;
                    self.guests[seat].plays(&mv).await?;
                    acted = true;
                    break;
                }
            }
            let before = self.guests[0].facts().len();
            for _ in 0..200 {
                self.guests[0].look().await?;
                if self.guests[0].facts().len() > before {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            open = self.open().await?;
            if !acted || self.guests[0].facts().len() == before {
                return Ok(false);
            }
        }
        Ok(false)
    }
}

/// A table where the temple is so.
async fn table_where(
    program: &Program,
    people: &[&Person],
    wanted: &dyn Fn(&Expedition) -> bool,
) -> Result<Table> {
    for person in people {
        person.go(&program.url()).await?;
    }
    for _ in 0..TRIES {
        let mut table = Table::of(program, people).await?;
        if table.explore(wanted).await? {
            for person in people {
                person.go(&format!("{}/t/{}", program.url(), table.code)).await?;
                person.find("my-dice").await?;
            }
            return Ok(table);
        }
    }
    bail!("no such temple in {TRIES}")
}

const ME: Seat = Seat::at(0);

/// Rolls until something is there that can be pressed now.
async fn rolls_until(
    person: &Person,
    table: &mut Table,
    wanted: &dyn Fn(&[Move]) -> Option<String>,
) -> Result<String> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        let open = table.open().await?;
        let all = moves(&open, ME);
        if let Some(testid) = wanted(&all) {
            return Ok(testid);
        }
        if let Some(free) = all.iter().find(|mv| matches!(mv, Move::Free { .. })) {
            table.guests[0].plays(free).await?;
        } else if all.iter().any(|mv| matches!(mv, Move::Throw { .. })) {
            person.press("throw").await?;
        } else {
            bail!("{} is locked up", person.name());
        }
        for _ in 0..8 {
            moment().await;
        }
    }
    bail!("{} rolls for ever", person.name())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curse_is_chosen_drawn_and_broken() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "de").await?;
    // The form offers both modules with one press.
    ana.go(&format!("{}/open/temple", program.url())).await?;
    ana.click("preset-curses-and-treasures").await?;
    ana.waits_until("option-curses", "data-on", "true").await?;
    ana.waits_until("option-treasures", "data-on", "true").await?;
    ana.inspect("temple-modules-form-phone").await?;
    ana.click("preset-first-game").await?;
    ana.waits_until("option-curses", "data-on", "false").await?;

    let cursed = |open: &Expedition| open.curses.all_lying().any(|lying| lying.seat == ME);
    let mut table = table_where(&program, &[&ana], &cursed).await?;
    let open = table.open().await?;
    let lying = open.curses.all_lying().find(|lying| lying.seat == ME).context("a card")?;
    let card = format!("curse-{}", lying.card.curse().name());
    ana.find(&card).await?;
    ana.inspect("temple-cursed-phone").await?;
    let ready = "return document.querySelector('.curse-card')?.classList.contains('ready') ?? false;";
    if lying.card.curse() == Curse::BewitchedHand {
        ana.holds_key("h", true).await?;
        ana.waits_until("hold", "aria-pressed", "true").await?;
    }
    let breaks = |all: &[Move]| {
        all.iter().find_map(|mv| match mv {
            Move::Break { curse, .. } => Some(format!("curse-{}", curse.name())),
            _ => None,
        })
    };
    let card = rolls_until(&ana, &mut table, &breaks).await?;
    ana.waits_for(ready).await?;
    ana.picture("temple-breakable-phone").await?;
    ana.click(&card).await?;
    ana.gone(&card).await?;
    let open = table.open().await?;
    ensure!(open.curses.lying(lying.card.curse()).is_none(), "the card is gone");
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bewitched_hand_is_held_while_dice_roll() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let wanted = |open: &Expedition| {
        let can_roll = open.can_throw(ME);
        can_roll && open.is_cursed(ME, Curse::BewitchedHand)
    };
    let mut table = table_where(&program, &[&ana], &wanted).await?;
    ana.find("hold").await?;
    ana.inspect("temple-bewitched-desktop").await?;
    let thrown = |table: &Table| {
        let is_throw = |(_, fact): &&(Time, Fact)| matches!(fact, Fact::Thrown { .. });
        table.guests[0].facts().iter().filter(is_throw).count()
    };
    table.open().await?;
    let before = thrown(&table);
    ana.press("throw").await?;
    ana.find("refusal").await?;
    table.open().await?;
    ensure!(thrown(&table) == before, "nothing was rolled without the hand");

    // With the mouse on the corner, and the space bar.
    ana.holds("hold", true).await?;
    ana.waits_until("hold", "aria-pressed", "true").await?;
    ana.types(" ").await?;
    let rolled = |table: &mut Table, least: usize| {
        let count = thrown(table);
        count >= least
    };
    waits(&mut table, |table| rolled(table, before + 1)).await?;
    ana.picture("temple-held-desktop").await?;
    ana.holds("hold", false).await?;
    waits_for_hand(&mut table, false).await?;
    // With the key; whoever looks elsewhere lets it go.
    ana.holds_key("h", true).await?;
    waits_for_hand(&mut table, true).await?;
    ana.run("window.dispatchEvent(new Event('blur'));", Vec::new()).await?;
    waits_for_hand(&mut table, false).await?;
    ana.waits_until("hold", "aria-pressed", "false").await?;
    ana.quit().await
}

/// Waits until the table is so.
async fn waits(table: &mut Table, mut is_so: impl FnMut(&mut Table) -> bool) -> Result<()> {
    for _ in 0..400 {
        table.open().await?;
        if is_so(table) {
            return Ok(());
        }
        moment().await;
    }
    bail!("it never came to that at {}", table.code)
}

async fn waits_for_hand(table: &mut Table, on: bool) -> Result<()> {
    waits(table, |table| table.guests[0].expedition().is_some_and(|open| open.curses.hand == on)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_treasure_is_taken_and_a_secret_passage_is_opened() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "en").await?;
    let wall = |open: &Expedition| {
        open.treasures.holds(ME, Treasure::SecretPassage)
            && moves(open, ME).iter().any(|mv| matches!(mv, Move::OpenWall { .. }))
    };
    let mut table = table_where(&program, &[&ana], &wall).await?;
    ana.click("treasure-secret_passage").await?;
    ana.find("picked").await?;
    ana.inspect("temple-walls-phone").await?;
    // Escape puts it back, and a second touch takes it up again.
    ana.types("\u{e00c}").await?;
    ana.gone("picked").await?;
    ana.click("treasure-secret_passage").await?;
    let script = "return document.querySelector('[data-testid^=map-open-]')?.dataset.testid ?? '';";
    ana.waits_for("return !!document.querySelector('[data-testid^=map-open-]');").await?;
    let target = ana.run(script, Vec::new()).await?;
    let target = target.as_str().context("a wall")?.to_owned();
    ana.click(&target).await?;
    ana.gone("picked").await?;
    waits(&mut table, |table| {
        table.guests[0].expedition().is_some_and(|open| open.map.secret_passages().next().is_some())
    })
    .await?;
    ana.picture("temple-passage-phone").await?;
    ana.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mate_is_asked_before_a_teleport() -> Result<()> {
    let program = Program::start(1).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Desktop, "en").await?;
    let ben = browser.person("Ben", Size::Phone, "de").await?;
    let mate = Seat::at(1);
    let wanted = |open: &Expedition| {
        let there = |mv: &Move| matches!(mv, Move::Teleport { seat, .. } if *seat == mate);
        moves(open, ME).iter().any(there)
    };
    let mut table = table_where(&program, &[&ana, &ben], &wanted).await?;
    for reply in ["vote-no", "vote-yes"] {
        ana.click("treasure-teleport").await?;
        if ana.sees("whose-1").await? {
            ana.click("whose-1").await?;
        }
        ana.inspect("temple-teleport-desktop").await?;
        let script = "return document.querySelector('[data-testid^=map-teleport-]')?.dataset.testid ?? '';";
        ana.waits_for("return !!document.querySelector('[data-testid^=map-teleport-]');").await?;
        let target = ana.run(script, Vec::new()).await?;
        let target = target.as_str().context("a chamber")?.to_owned();
        ana.click(&target).await?;
        ben.find("consent-ask").await?;
        ana.find("offered").await?;
        if reply == "vote-no" {
            ben.inspect("temple-asked-phone").await?;
        }
        let dice_are_seen = "const dice = document.querySelector('[data-testid=my-dice]').getBoundingClientRect(); return dice.top >= 0 && dice.bottom <= innerHeight;";
        ensure!(ben.run(dice_are_seen, Vec::new()).await? == true, "the dice are in sight");
        // Three seconds are soon over: then it counts as a no.
        let answered = ben.click(reply).await;
        ana.gone("offered").await?;
        let open = table.open().await?;
        match (reply, answered) {
            ("vote-no", _) => ensure!(open.treasures.holds(ME, Treasure::Teleport), "she keeps it"),
            (_, Ok(())) => {
                waits(&mut table, |table| {
                    table.guests[0].expedition().is_some_and(|open| open.node_of(mate) == open.node_of(ME))
                })
                .await?;
            }
            (_, Err(error)) => return Err(error),
        }
    }
    ana.quit().await?;
    ben.quit().await
}

/// How many times faster the clock runs for a whole game.
const SPEED: u32 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_three_bots_play_with_curses_and_treasures() -> Result<()> {
    let program = Program::start(SPEED).await?;
    let browser = Browser::start().await?;
    let ana = browser.person("Ana", Size::Phone, "es").await?;
    let mut host = Wire::connect(program.addr(), None).await?;
    let track: [u32; 6] = [100, 110, 200, 210, 290, 300];
    let options = json!({"curses": true, "treasures": true, "track": track});
    let open =
        json!({"do": "open", "id": 1, "game": "temple", "seats": 4, "options": options, "stand_ins": false});
    host.send(&open).await?;
    let opened: Value = host.hear("opened").await?.context("a table")?;
    let code = opened["table"].as_str().context("a code")?.to_owned();
    host.send(&json!({"do": "join", "table": code})).await?;
    for seat in 1..4 {
        host.send(&json!({"do": "bot", "id": 10 + seat, "seat": seat, "level": "good"})).await?;
        host.hear("ok").await?;
    }
    ana.go(&format!("{}/t/{code}", program.url())).await?;
    ana.click("sit-0").await?;
    ana.find("free-0").await?;
    host.send(&json!({"do": "start", "id": 20})).await?;
    let mut lookout = Lookout::at(program.addr(), &code, SPEED).await?;
    let mut player = Adventurer::new(&ana, 0);
    let is_over =
        |lookout: &Lookout| lookout.facts().iter().any(|(_, fact)| matches!(fact, Fact::Ended { .. }));
    let start = Instant::now();
    while !is_over(&lookout) {
        lookout.look().await?;
        player.act(&lookout).await?;
        ensure!(start.elapsed() < Duration::from_secs(150), "the game never ended");
        moment().await;
    }
    ana.find("headline").await?;
    ana.picture("temple-modules-end-phone").await?;
    let cursed = lookout
        .facts()
        .iter()
        .any(|(_, fact)| matches!(fact, Fact::Cursed { .. } | Fact::TreasureLaid { .. }));
    ensure!(cursed, "the modules were in the game");
    ana.quit().await
}
