//! One of everything that the game can tell, offer, refuse or ask, through matches without a default.

use plan::{
    Asset, Bonus, Card, Contact, Equipment, Fact, Few, Fixer, Goods, Group, Hex, Item, Location, Means, Move,
    Node, Officer, Officers, Opener, Period, Place, Question, Received, Refusal, Region, Site, Tally, Tile,
    TileSet, Vault, Who,
};
use table::Seat;
use words::Names;

pub(crate) fn names() -> Names {
    Names::new(["Ana", "Ben", "Cleo", "", "Inés"])
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::at(number)
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().expect("a tile of the game")
}

pub(crate) fn tiles(name: &str) -> TileSet {
    TileSet::one(tile(name)).with(tile("C4"))
}

pub(crate) fn at(name: &str) -> Location {
    name.parse().expect("a location of the game")
}

pub(crate) fn node(name: &str) -> Node {
    name.parse().expect("a place of the game")
}

fn region(name: &str) -> Region {
    name.parse().expect("a region of the game")
}

fn card(name: &str) -> Card {
    name.parse().expect("a plan card")
}

pub(crate) fn both() -> Officers {
    Officers::one(Officer::Federal).with(Officer::Sandra)
}

fn tally() -> Tally {
    Tally {
        seat: seat(1),
        place: 1,
        plan: card("P2"),
        cash: 11,
        loot: 310,
        lockers: 50,
        exits: 40,
        contacts: 45,
        assets: 20,
        notoriety: -20,
        wounds: -10,
        total: 446,
    }
}

/// One fact of each kind: the one that follows this one.
fn next_fact(before: Option<&Fact>) -> Option<Fact> {
    let ana = seat(0);
    let ben = seat(1);
    Some(match before {
        None => Fact::PlanDealt { seat: ana, card: card("P4") },
        Some(Fact::PlanDealt { .. }) => {
            Fact::Ordered { order: Few::first_of([Who::Seat(ben), Who::Sandra, Who::Seat(ana)]) }
        }
        Some(Fact::Ordered { .. }) => Fact::DayBegins { day: 1 },
        Some(Fact::DayBegins { .. }) => Fact::PeriodBegins { period: Period::Morning },
        Some(Fact::PeriodBegins { .. }) => Fact::Patrolled { exit: 2 },
        Some(Fact::Patrolled { .. }) => Fact::ExitClosed { exit: 2, tiles: Vault::GreyExit },
        Some(Fact::ExitClosed { .. }) => Fact::TileShown { stack: 0, tile: tile("C4"), police: both() },
        Some(Fact::TileShown { .. }) => {
            Fact::TilePlaced { seat: ana, tile: tile("C11"), at: Hex::at(1, -1), rotation: 2 }
        }
        Some(Fact::TilePlaced { .. }) => Fact::SiteNamed { site: Site::Nightclub, at: at("C7.business") },
        Some(Fact::SiteNamed { .. }) => Fact::ContactShown { contact: Contact::DirtyCop },
        Some(Fact::ContactShown { .. }) => Fact::Paid { seat: ana, amount: 3 },
        Some(Fact::Paid { .. }) => Fact::Received { seat: ben, amount: 9 },
        Some(Fact::Received { .. }) => Fact::DiscUsed { seat: ana },
        Some(Fact::DiscUsed { .. }) => Fact::Declined { seat: ana },
        Some(Fact::Declined { .. }) => Fact::Rested { seat: ben },
        Some(Fact::Rested { .. }) => Fact::Passed { seat: ben },
        Some(Fact::Passed { .. }) => Fact::TurnEnded { seat: ana },
        Some(Fact::TurnEnded { .. }) => {
            Fact::Stepped { seat: ana, to: node("S1.C2"), left: TileSet::NONE, way: Few::NONE }
        }
        Some(Fact::Stepped { .. }) => {
            Fact::Rode { seat: ana, to: node("C9.R4"), left: tiles("S1"), way: Few::first_of([tile("S1")]) }
        }
        Some(Fact::Rode { .. }) => {
            Fact::Flew { seat: ana, to: at("C10.store"), left: tiles("S2"), way: Few::NONE }
        }
        Some(Fact::Flew { .. }) => Fact::GasUsed { seat: ana },
        Some(Fact::GasUsed { .. }) => Fact::KeyFlipped { seat: ana, colour: Vault::Yellow },
        Some(Fact::KeyFlipped { .. }) => Fact::ContactUsed { seat: ana, contact: Contact::Hacker },
        Some(Fact::ContactUsed { .. }) => Fact::FixerUsed { seat: ana, fixer: Fixer::IdCard },
        Some(Fact::FixerUsed { .. }) => Fact::EquipmentUsed { seat: ana, equipment: Equipment::GasMask },
        Some(Fact::EquipmentUsed { .. }) => Fact::AssetUsed { seat: ana, asset: Asset::MasterKey },
        Some(Fact::AssetUsed { .. }) => Fact::MemberUsed { seat: ben, hq: at("C12.gang") },
        Some(Fact::MemberUsed { .. }) => Fact::FirstAidUsed { seat: ana },
        Some(Fact::FirstAidUsed { .. }) => Fact::Avoided { seat: ana, tile: tile("C4"), officers: both() },
        Some(Fact::Avoided { .. }) => Fact::Wounded { seat: ana, wounds: 1 },
        Some(Fact::Wounded { .. }) => Fact::Handcuffed { seat: ana, handcuffs: 1 },
        Some(Fact::Handcuffed { .. }) => Fact::HandcuffsRemoved { seat: ana, handcuffs: 0 },
        Some(Fact::HandcuffsRemoved { .. }) => Fact::Arrested { seat: ben },
        Some(Fact::Arrested { .. }) => Fact::Notorious { seat: ana, by: 1, net: 2 },
        Some(Fact::Notorious { .. }) => {
            Fact::OfficerMoved { officer: Officer::Swat, from: tile("S1"), to: tile("C4") }
        }
        Some(Fact::OfficerMoved { .. }) => {
            Fact::OfficerRemoved { officer: Officer::County, from: tile("S2") }
        }
        Some(Fact::OfficerRemoved { .. }) => Fact::Healed { seat: ana, wounds: 0 },
        Some(Fact::Healed { .. }) => Fact::DiscTaken { seat: ana },
        Some(Fact::DiscTaken { .. }) => Fact::Refreshed { seat: ana },
        Some(Fact::Refreshed { .. }) => Fact::Unlocked { seat: ana, asset: Asset::AvoidAll },
        Some(Fact::Unlocked { .. }) => Fact::AssetLost { seat: ana, asset: Asset::Heal },
        Some(Fact::AssetLost { .. }) => Fact::Visited { seat: ana, at: Location::HOSPITAL },
        Some(Fact::Visited { .. }) => Fact::Looted { seat: ana, site: Site::Bar, income: true },
        Some(Fact::Looted { .. }) => Fact::GroupDone { seat: ana, group: Group::Purple },
        Some(Fact::GroupDone { .. }) => Fact::KeyTaken { seat: ana, colour: Vault::Red },
        Some(Fact::KeyTaken { .. }) => Fact::GasTaken { seat: ana },
        Some(Fact::GasTaken { .. }) => Fact::Hired { seat: ana, hq: at("S1.gang") },
        Some(Fact::Hired { .. }) => Fact::GangBack { seat: ana, hq: at("C5.gang") },
        Some(Fact::GangBack { .. }) => Fact::ContactTaken { seat: ben, contact: Contact::FixerContact },
        Some(Fact::ContactTaken { .. }) => Fact::FixerBought { seat: ana, fixer: Fixer::EnergyDrink },
        Some(Fact::FixerBought { .. }) => Fact::EquipmentBought { seat: ana, equipment: Equipment::Vest },
        Some(Fact::EquipmentBought { .. }) => Fact::Looked { seat: ana, pile: Vault::Green, count: 3 },
        Some(Fact::Looked { .. }) => {
            Fact::Saw { seat: ana, pile: Vault::BlackExit, values: Few::first_of([25, 35, 55]) }
        }
        Some(Fact::Saw { .. }) => Fact::Kept { seat: ana, pile: Vault::Red },
        Some(Fact::Kept { .. }) => {
            Fact::Discarded { seat: ana, what: Received::Tile(Goods::Loot(Vault::Yellow)) }
        }
        Some(Fact::Discarded { .. }) => {
            Fact::Stored { seat: ana, what: Received::Contact(Contact::Driver), slot: 1 }
        }
        Some(Fact::Stored { .. }) => {
            Fact::Replaced { seat: ana, what: Received::Tile(Goods::Fixer(Fixer::Telephone)), slot: 0 }
        }
        Some(Fact::Replaced { .. }) => Fact::Booked { who: Who::Sandra, level: 4 },
        Some(Fact::Booked { .. }) => Fact::LineCrossed { seat: ana, line: 1 },
        Some(Fact::LineCrossed { .. }) => Fact::SandraMoved { to: at("C1.exit1") },
        Some(Fact::SandraMoved { .. }) => Fact::SandraStays,
        Some(Fact::SandraStays) => Fact::SandraLooted { site: Site::SafeHouse2 },
        Some(Fact::SandraLooted { .. }) => Fact::SandraUsesDisc,
        Some(Fact::SandraUsesDisc) => Fact::SandraTakesDisc,
        Some(Fact::SandraTakesDisc) => Fact::ContactRemoved { contact: Contact::Lawyer },
        Some(Fact::ContactRemoved { .. }) => Fact::FixerRemoved { fixer: Fixer::Helicopter },
        Some(Fact::FixerRemoved { .. }) => Fact::EquipmentRemoved { equipment: Equipment::Hat },
        Some(Fact::EquipmentRemoved { .. }) => Fact::KeyRemoved { colour: Vault::Green },
        Some(Fact::KeyRemoved { .. }) => Fact::GasRemoved,
        Some(Fact::GasRemoved) => Fact::ExitTileRemoved { pile: Vault::GreyExit },
        Some(Fact::ExitTileRemoved { .. }) => Fact::Escaped { seat: ana, place: 0 },
        Some(Fact::Escaped { .. }) => Fact::Scored { tally: tally() },
        Some(Fact::Scored { .. }) => return None,
    })
}

/// One move of each kind.
fn next_move(before: Option<&Move>) -> Option<Move> {
    Some(match before {
        None => Move::StartContact { display: 2 },
        Some(Move::StartContact { .. }) => Move::Unlock { asset: Asset::MoveSwat },
        Some(Move::Unlock { .. }) => Move::Pass,
        Some(Move::Pass) => Move::PlaceTile { stack: 1, q: -1, r: 2, rotation: 3 },
        Some(Move::PlaceTile { .. }) => Move::Site { name: Site::Casino },
        Some(Move::Site { .. }) => Move::UseDisc,
        Some(Move::UseDisc) => Move::Decline,
        Some(Move::Decline) => Move::Rest,
        Some(Move::Rest) => Move::Travel,
        Some(Move::Travel) => Move::Escape,
        Some(Move::Escape) => Move::EndTurn,
        Some(Move::EndTurn) => Move::Step { to: node("C4.store"), left: TileSet::NONE },
        Some(Move::Step { .. }) => Move::Ride { to: region("C6.I4"), left: TileSet::NONE },
        Some(Move::Ride { .. }) => Move::Fly { to: at("C7.church"), left: tiles("S2") },
        Some(Move::Fly { .. }) => Move::By { means: Means::Helicopter },
        Some(Move::By { .. }) => Move::Gas,
        Some(Move::Gas) => Move::Key { with: Opener::Key(Vault::Green) },
        Some(Move::Key { .. }) => Move::Contact { slot: 0 },
        Some(Move::Contact { .. }) => Move::Fixer { slot: 4 },
        Some(Move::Fixer { .. }) => Move::Asset { place: 0 },
        Some(Move::Asset { .. }) => Move::Gang { hq: at("S1.gang") },
        Some(Move::Gang { .. }) => Move::FirstAid,
        Some(Move::FirstAid) => Move::Officer { officer: Officer::Federal, from: tile("S1"), to: tile("C8") },
        Some(Move::Officer { .. }) => Move::Remove { from: tile("C8") },
        Some(Move::Remove { .. }) => {
            Move::Avoid { item: Item::Equipment(2), tile: tile("S1"), officers: Officers::one(Officer::Swat) }
        }
        Some(Move::Avoid { .. }) => Move::TakeWounds,
        Some(Move::TakeWounds) => Move::TakeContact { display: 6 },
        Some(Move::TakeContact { .. }) => Move::Pay,
        Some(Move::Pay) => Move::No,
        Some(Move::No) => Move::Heal { wounds: 2 },
        Some(Move::Heal { .. }) => Move::Hire,
        Some(Move::Hire) => Move::BuyFixer { name: Fixer::Safe },
        Some(Move::BuyFixer { .. }) => Move::BuyEquipment { kind: Equipment::GasMask },
        Some(Move::BuyEquipment { .. }) => Move::Done,
        Some(Move::Done) => Move::OpenLocker { colour: Vault::Red, with: Opener::Key(Vault::Red) },
        Some(Move::OpenLocker { .. }) => Move::Look,
        Some(Move::Look) => Move::Keep { index: 0 },
        Some(Move::Keep { .. }) => Move::Put { into: Place::Slot },
        Some(Move::Put { .. }) => Move::Bonus { take: Bonus::Disc },
        Some(Move::Bonus { .. }) => {
            Move::MoveOfficer { officer: Officer::County, from: tile("C1"), to: tile("C2") }
        }
        Some(Move::MoveOfficer { .. }) => return None,
    })
}

/// One refusal of each kind.
fn next_refusal(before: Option<&Refusal>) -> Option<Refusal> {
    let ben = seat(1);
    Some(match before {
        None => Refusal::Over,
        Some(Refusal::Over) => Refusal::NotYourTurn { seat: ben },
        Some(Refusal::NotYourTurn { .. }) => Refusal::NotAsked,
        Some(Refusal::NotAsked) => Refusal::NoCash { needs: 3 },
        Some(Refusal::NoCash { .. }) => Refusal::NoSuchContact,
        Some(Refusal::NoSuchContact) => Refusal::NotLocked { asset: Asset::Heal },
        Some(Refusal::NotLocked { .. }) => Refusal::EmptyStack,
        Some(Refusal::EmptyStack) => Refusal::Occupied,
        Some(Refusal::Occupied) => Refusal::TooFarOut { most: 3 },
        Some(Refusal::TooFarOut { .. }) => Refusal::TouchesTooFew,
        Some(Refusal::TouchesTooFew) => Refusal::NoMatchingEdge,
        Some(Refusal::NoMatchingEdge) => Refusal::NoSuchRotation,
        Some(Refusal::NoSuchRotation) => Refusal::SiteTaken { site: Site::Nightclub },
        Some(Refusal::SiteTaken { .. }) => Refusal::WrongSite { site: Site::SafeHouse1 },
        Some(Refusal::WrongSite { .. }) => Refusal::RestedBefore,
        Some(Refusal::RestedBefore) => Refusal::LeadsNowhere,
        Some(Refusal::LeadsNowhere) => Refusal::CanGo,
        Some(Refusal::CanGo) => Refusal::TooEarly,
        Some(Refusal::TooEarly) => Refusal::NotAtOpenExit,
        Some(Refusal::NotAtOpenExit) => Refusal::NoMovement,
        Some(Refusal::NoMovement) => Refusal::NotAStep,
        Some(Refusal::NotAStep) => Refusal::WrongTilesLeft,
        Some(Refusal::WrongTilesLeft) => Refusal::RiddenBefore,
        Some(Refusal::RiddenBefore) => Refusal::NoStation,
        Some(Refusal::NoStation) => Refusal::NoHelipad,
        Some(Refusal::NoHelipad) => Refusal::NoMeans,
        Some(Refusal::NoMeans) => Refusal::NoGas,
        Some(Refusal::NoGas) => Refusal::TooManyCans,
        Some(Refusal::TooManyCans) => Refusal::NoKey,
        Some(Refusal::NoKey) => Refusal::EmptySlot,
        Some(Refusal::EmptySlot) => Refusal::Handcuffed,
        Some(Refusal::Handcuffed) => Refusal::FaceDown,
        Some(Refusal::FaceDown) => Refusal::NotNow,
        Some(Refusal::NotNow) => Refusal::NoMember,
        Some(Refusal::NoMember) => Refusal::FirstAidUsed,
        Some(Refusal::FirstAidUsed) => Refusal::NotWounded,
        Some(Refusal::NotWounded) => Refusal::TooManyDiscs,
        Some(Refusal::TooManyDiscs) => Refusal::NothingLocked,
        Some(Refusal::NothingLocked) => Refusal::LowEnough,
        Some(Refusal::LowEnough) => Refusal::NothingFaceDown,
        Some(Refusal::NothingFaceDown) => Refusal::NoHandcuffs,
        Some(Refusal::NoHandcuffs) => Refusal::DisplayEmpty,
        Some(Refusal::DisplayEmpty) => Refusal::NoOfficerToMove,
        Some(Refusal::NoOfficerToMove) => Refusal::NoSuchOfficer { tile: tile("C3") },
        Some(Refusal::NoSuchOfficer { .. }) => Refusal::WrongType,
        Some(Refusal::WrongType) => Refusal::NotInCity { tile: tile("C3") },
        Some(Refusal::NotInCity { .. }) => Refusal::AlreadyThere { tile: tile("C3") },
        Some(Refusal::AlreadyThere { .. }) => Refusal::HospitalIsSafe,
        Some(Refusal::HospitalIsSafe) => Refusal::NotCloser,
        Some(Refusal::NotCloser) => Refusal::MustMove,
        Some(Refusal::MustMove) => Refusal::TileNotLeft { tile: tile("C3") },
        Some(Refusal::TileNotLeft { .. }) => Refusal::DoesNotAvoid,
        Some(Refusal::DoesNotAvoid) => Refusal::WrongNumber { avoids: 2 },
        Some(Refusal::WrongNumber { .. }) => Refusal::TooManyHealed { wounds: 2 },
        Some(Refusal::TooManyHealed { .. }) => Refusal::NotForSale,
        Some(Refusal::NotForSale) => Refusal::VaultEmpty,
        Some(Refusal::VaultEmpty) => Refusal::LockerNeeds { needs: 5 },
        Some(Refusal::LockerNeeds { .. }) => Refusal::TooFewContacts,
        Some(Refusal::TooFewContacts) => Refusal::NoSuchTile,
        Some(Refusal::NoSuchTile) => Refusal::NoRoom,
        Some(Refusal::NoRoom) => Refusal::SlotClosed,
        Some(Refusal::SlotClosed) => Refusal::NoUse,
        Some(Refusal::NoUse) => return None,
    })
}

/// One question of each kind.
fn next_question(before: Option<&Question>) -> Option<Question> {
    let ben = seat(1);
    Some(match before {
        None => Question::StartContact,
        Some(Question::StartContact) => Question::IncomeUnlock,
        Some(Question::IncomeUnlock) => Question::PlaceTile,
        Some(Question::PlaceTile) => Question::Site(tile("C4")),
        Some(Question::Site(_)) => Question::UseDisc,
        Some(Question::UseDisc) => Question::Act,
        Some(Question::Act) => Question::Unlock,
        Some(Question::Unlock) => Question::Travel,
        Some(Question::Travel) => Question::By(at("C4.store")),
        Some(Question::By(_)) => Question::Key,
        Some(Question::Key) => Question::Avoid,
        Some(Question::Avoid) => Question::TakeContact,
        Some(Question::TakeContact) => Question::Church,
        Some(Question::Church) => Question::Hospital,
        Some(Question::Hospital) => Question::Hire(at("C11.gang")),
        Some(Question::Hire(_)) => Question::BuyFixer,
        Some(Question::BuyFixer) => Question::BuyEquipment(2),
        Some(Question::BuyEquipment(_)) => Question::OpenLocker,
        Some(Question::OpenLocker) => Question::Look(Vault::GreyExit),
        Some(Question::Look(_)) => Question::Keep(Vault::Yellow),
        Some(Question::Keep(_)) => Question::Put(Received::Contact(Contact::Pilot)),
        Some(Question::Put(_)) => Question::Bonus,
        Some(Question::Bonus) => Question::End,
        Some(Question::End) => Question::MoveOfficer { towards: ben, for_sandra: false },
        Some(Question::MoveOfficer { .. }) => Question::Officer(Officers::TYPES),
        Some(Question::Officer(_)) => Question::Remove(Officer::Federal),
        Some(Question::Remove(_)) => return None,
    })
}

/// Facts for which a sentence has a wording of its own.
pub(crate) fn more_facts() -> Vec<Fact> {
    let ana = seat(0);
    let mut all = vec![
        Fact::Ordered { order: Few::first_of([Who::Seat(seat(3))]) },
        Fact::DayBegins { day: 2 },
        Fact::DayBegins { day: 3 },
        Fact::ExitClosed { exit: 3, tiles: Vault::BlackExit },
        Fact::TileShown { stack: 3, tile: tile("C12"), police: Officers::NONE },
        Fact::Stepped { seat: ana, to: node("C4.store"), left: tiles("S1"), way: Few::NONE },
        Fact::Rode { seat: ana, to: node("C2.C4"), left: TileSet::NONE, way: Few::NONE },
        Fact::Flew { seat: ana, to: at("C6.clinic"), left: TileSet::NONE, way: Few::NONE },
        Fact::Avoided { seat: ana, tile: tile("C9"), officers: Officers::NONE },
        Fact::Wounded { seat: ana, wounds: 3 },
        Fact::Handcuffed { seat: ana, handcuffs: 4 },
        Fact::HandcuffsRemoved { seat: ana, handcuffs: 1 },
        Fact::HandcuffsRemoved { seat: ana, handcuffs: 2 },
        Fact::Notorious { seat: ana, by: -1, net: -4 },
        Fact::Healed { seat: ana, wounds: 1 },
        Fact::Healed { seat: ana, wounds: 2 },
        Fact::Looted { seat: ana, site: Site::Gym, income: false },
        Fact::Looked { seat: ana, pile: Vault::GreyExit, count: 1 },
        Fact::Discarded { seat: ana, what: Received::Tile(Goods::Equipment(Equipment::Helmet)) },
        Fact::Booked { who: Who::Seat(ana), level: 9 },
        Fact::LineCrossed { seat: ana, line: 2 },
        Fact::LineCrossed { seat: ana, line: 3 },
        Fact::Escaped { seat: ana, place: 3 },
    ];
    let periods = [Period::Afternoon, Period::Evening, Period::Night, Period::Dawn];
    all.extend(periods.map(|period| Fact::PeriodBegins { period }));
    all.extend(Location::all().skip(1).map(|at| Fact::Visited { seat: ana, at }));
    all.extend(Tile::all().filter(|one| *one != tile("C11")).map(|tile| Fact::TilePlaced {
        seat: ana,
        tile,
        at: Hex::MIDDLE,
        rotation: 0,
    }));
    all
}

/// Moves with words of their own.
pub(crate) fn more_moves() -> Vec<Move> {
    let hq = at("C12.gang");
    let mut all = vec![
        Move::Step { to: node("C8.W0"), left: tiles("S2") },
        Move::Step { to: node("C11.C1"), left: TileSet::NONE },
        Move::Step { to: node("C11.C4"), left: TileSet::NONE },
        Move::Ride { to: region("C9.R4"), left: tiles("C6") },
        Move::Fly { to: at("C10.safe_house"), left: TileSet::NONE },
        Move::By { means: Means::Gang(hq) },
        Move::By { means: Means::Motorcycle },
        Move::By { means: Means::Pilot(1) },
        Move::Key { with: Opener::MasterKey },
        Move::Key { with: Opener::Locksmith(2) },
        Move::Avoid { item: Item::Contact(0), tile: tile("C1"), officers: both() },
        Move::Avoid { item: Item::Gang(hq), tile: tile("C1"), officers: Officers::NONE },
        Move::Avoid { item: Item::Motorcycle, tile: tile("C1"), officers: Officers::NONE },
        Move::Avoid { item: Item::AvoidAll, tile: tile("C1"), officers: Officers::NONE },
        Move::Heal { wounds: 0 },
        Move::Heal { wounds: 1 },
        Move::Heal { wounds: 3 },
        Move::OpenLocker { colour: Vault::Green, with: Opener::MasterKey },
        Move::OpenLocker { colour: Vault::Yellow, with: Opener::Locksmith(4) },
        Move::Put { into: Place::Discard },
        Move::Put { into: Place::Replace(3) },
        Move::Bonus { take: Bonus::Asset },
        Move::PlaceTile { stack: 0, q: 1, r: 1, rotation: 0 },
        Move::PlaceTile { stack: 0, q: 1, r: 1, rotation: 1 },
    ];
    all.extend((1..5).map(|place| Move::Asset { place }));
    all.extend(Fixer::ALL.into_iter().filter(|one| *one != Fixer::Safe).map(|name| Move::BuyFixer { name }));
    let equipment = Equipment::ALL.into_iter().filter(|one| *one != Equipment::GasMask);
    all.extend(equipment.map(|kind| Move::BuyEquipment { kind }));
    all.extend(Site::ALL.into_iter().filter(|one| *one != Site::Casino).map(|name| Move::Site { name }));
    all
}

/// Refusals that count.
pub(crate) fn more_refusals() -> Vec<Refusal> {
    vec![
        Refusal::WrongNumber { avoids: 0 },
        Refusal::WrongNumber { avoids: 1 },
        Refusal::TooManyHealed { wounds: 0 },
        Refusal::TooManyHealed { wounds: 1 },
    ]
}

/// Questions with words of their own.
pub(crate) fn more_questions() -> Vec<Question> {
    let mut all = vec![
        Question::BuyEquipment(1),
        Question::Look(Vault::BlackExit),
        Question::Put(Received::Tile(Goods::Equipment(Equipment::Vest))),
        Question::Put(Received::Tile(Goods::Loot(Vault::GreyExit))),
        Question::MoveOfficer { towards: seat(2), for_sandra: true },
        Question::Officer(Officers::one(Officer::Swat)),
    ];
    all.extend(Vault::ALL.into_iter().filter(|one| *one != Vault::Yellow).map(Question::Keep));
    all
}

pub(crate) fn facts() -> impl Iterator<Item = Fact> {
    std::iter::successors(next_fact(None), |fact| next_fact(Some(fact)))
}

pub(crate) fn moves() -> impl Iterator<Item = Move> {
    std::iter::successors(next_move(None), |mv| next_move(Some(mv)))
}

pub(crate) fn refusals() -> impl Iterator<Item = Refusal> {
    std::iter::successors(next_refusal(None), |refusal| next_refusal(Some(refusal)))
}

pub(crate) fn questions() -> impl Iterator<Item = Question> {
    std::iter::successors(next_question(None), |question| next_question(Some(question)))
}
