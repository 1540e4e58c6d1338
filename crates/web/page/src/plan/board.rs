//! The board of a seat: contacts, stash, belt, and everything else one has.

use art::Ink;
use art::plan::{self as drawn, CARD, MARK, Mark, TILE};
use leptos::prelude::*;
use plan::{Asset, Goods, Move, Own, Player, Site, Vault};
use table::Seat;

use super::hand::{Hand, anchor};
use super::naming::{self, Named};
use super::pictures;
use super::sight::PlanSight;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text};
use crate::game::Game;
use crate::speech::Speech;
use crate::table_view::players::{Sign, name_of};

/// The slots of a row.
const SLOTS: usize = 5;

/// What can be seen of a seat's board, with what only it knows where it is one's own.
#[derive(Clone, PartialEq)]
struct Seated {
    player: Player,
    own: Option<Own>,
    /// Members of each gang on the board.
    gangs: Vec<(usize, u8)>,
}

fn seated(sight: &PlanSight, seat: Seat) -> Seated {
    Seated {
        player: *sight.open.player(seat),
        own: sight.own.filter(|_| sight.seat == Some(seat)),
        gangs: sight.open.gangs_of(seat).map(|(number, gang)| (number, gang.hired)).collect(),
    }
}

/// What of a board is looked at more closely.
#[derive(Clone, Copy)]
struct Looks {
    hand: Hand,
    seat: Seat,
    at: RwSignal<Option<(Row, usize)>>,
}

/// The board of this seat.
#[component]
pub(crate) fn Board(hand: Hand, seat: Signal<Option<Seat>>) -> AnyView {
    let all = memo(move || {
        let seat = seat.get()?;
        hand.seen.with(|sight| sight.as_ref().map(|sight| (seat, seated(sight, seat))))
    });
    let at = RwSignal::new(None);
    dynamic(move || {
        let speech = Page::here().speech;
        let Some((seat, all)) = all.get() else { return ().into_any() };
        let looks = Looks { hand, seat, at };
        let player = &all.player;
        view! {
            <div class="pl-board">
                {tokens(speech, &all)}
                {row(looks, speech, Row::Contacts, std::array::from_fn(|slot| contact(speech, player, slot)))}
                {row(looks, speech, Row::Stash, std::array::from_fn(|slot| stashed(speech, &all, slot)))}
                {row(looks, speech, Row::Belt, std::array::from_fn(|place| belted(speech, player, place)))}
                {all.own.map(|own| plan_card(speech, &all.player, &own))}
            </div>
        }
        .into_any()
    })
}

/// A number with a picture.
fn token(speech: Speech, testid: &'static str, picture: String, key: &'static str, value: i32) -> AnyView {
    let said = speech.text(key, &[("count", value.into())]);
    let title = said.clone();
    view! {
        <li data-testid=testid data-value=value.to_string() title=title>
            <svg viewBox=MARK aria-hidden="true" inner_html=picture></svg>
            <span aria-hidden="true">{value.to_string()}</span>
            <span class="unseen">{said}</span>
        </li>
    }
    .into_any()
}

fn tokens(speech: Speech, all: &Seated) -> AnyView {
    let player = &all.player;
    let mark = |mark: Mark| drawn::token(mark, Ink::Page);
    let mut row: Vec<AnyView> = Vec::new();
    if let Some(own) = all.own {
        row.push(token(speech, "my-cash", mark(Mark::Money), "plan-page-cash", own.cash.into()));
    }
    row.push(token(speech, "income", mark(Mark::Income), "plan-page-income", player.income().into()));
    row.push(token(speech, "level", mark(Mark::Notoriety), "plan-page-level", player.level.into()));
    if player.net != 0 {
        row.push(token(speech, "net", mark(Mark::LessNotoriety), "plan-page-net", player.net.into()));
    }
    row.push(token(speech, "wounds", mark(Mark::Wound), "plan-page-wounds", player.wounds.into()));
    if player.handcuffs > 0 {
        row.push(token(
            speech,
            "handcuffs",
            mark(Mark::Handcuffs),
            "plan-page-handcuffs",
            player.handcuffs.into(),
        ));
    }
    row.push(token(speech, "discs", mark(Mark::Disc), "plan-page-discs", player.discs.into()));
    row.push(token(speech, "gas", mark(Mark::Gas), "plan-page-gas", player.gas.into()));
    for colour in Vault::LOCKERS {
        let keys = player.keys_of(colour);
        if keys > 0 {
            row.push(token(speech, "keys", pictures::key(colour, false), "plan-page-keys", keys.into()));
        }
    }
    for (gang, members) in &all.gangs {
        row.push(token(
            speech,
            "members",
            drawn::member(*gang, Ink::Page),
            "plan-page-members",
            i32::from(*members),
        ));
    }
    let rest = if player.rested { Mark::Moon } else { Mark::Sun };
    let aid = if player.first_aid { Mark::FirstAid } else { Mark::FirstAidUsed };
    let flags = [
        (rest, if player.rested { "plan-page-rested" } else { "plan-page-not-rested" }),
        (aid, if player.first_aid { "plan-page-aid-ready" } else { "plan-page-aid-used" }),
    ];
    for (flag, key) in flags {
        let said = speech.text(key, &[]);
        let title = said.clone();
        row.push(
            view! {
                <li class="flag" title=title>
                    <svg viewBox=MARK aria-hidden="true" inner_html=mark(flag)></svg>
                    <span class="unseen">{said}</span>
                </li>
            }
            .into_any(),
        );
    }
    view! { <ul class="tokens" data-testid="tokens">{row}</ul> }.into_any()
}

/// The rows of a board that hold something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Contacts,
    Stash,
    Belt,
}

impl Row {
    const fn name(self) -> &'static str {
        match self {
            Row::Contacts => "contacts",
            Row::Stash => "stash",
            Row::Belt => "belt",
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Row::Contacts => "plan-page-contacts",
            Row::Stash => "plan-page-stash",
            Row::Belt => "plan-page-belt",
        }
    }
}

/// What lies in a slot, or covers it.
#[derive(Clone, PartialEq)]
struct Slot {
    view_box: &'static str,
    picture: String,
    named: Named,
    class: &'static str,
    /// What one might want to do with it.
    mv: Option<Move>,
}

impl Slot {
    fn empty(speech: Speech, view_box: &'static str, picture: String) -> Slot {
        let named = (speech.text("plan-page-empty", &[]), String::new());
        Slot { view_box, picture, named, class: "pl-slot vacant", mv: None }
    }

    /// An asset that covers the slot.
    fn covered(speech: Speech, asset: Asset) -> Slot {
        Slot {
            view_box: TILE,
            picture: pictures::asset(asset),
            named: naming::asset(speech, asset),
            class: "pl-slot covered",
            mv: Some(Move::Unlock { asset }),
        }
    }
}

fn used(used: bool) -> &'static str {
    if used { "pl-slot used" } else { "pl-slot" }
}

/// The asset that covers a slot of a row, counted from 0.
fn cover(player: &Player, slot: usize, stash: bool) -> Option<Asset> {
    const CONTACTS: [Asset; 3] = [Asset::MoveFederal, Asset::MoveCounty, Asset::MoveSwat];
    const STASH: [Asset; 3] = [Asset::Heal, Asset::MasterKey, Asset::AvoidAll];
    let over = if stash { STASH } else { CONTACTS };
    over.get(slot.checked_sub(2)?).copied().filter(|asset| player.locked.contains(*asset))
}

fn contact(speech: Speech, player: &Player, number: usize) -> Slot {
    if player.is_cuffed(number) {
        let named = (speech.text("plan-piece-handcuffs", &[]), speech.text("plan-page-cuffed-does", &[]));
        let picture = drawn::handcuffs(Ink::Page);
        return Slot { view_box: CARD, picture, named, class: "pl-slot cuffed", mv: None };
    }
    if let Some(asset) = cover(player, number, false) {
        return Slot::covered(speech, asset);
    }
    match player.contacts[number] {
        Some(known) => Slot {
            view_box: CARD,
            picture: pictures::contact(known.contact),
            named: naming::contact(speech, known.contact),
            class: used(known.used),
            mv: Some(Move::Contact { slot: number as u8 }),
        },
        None => Slot::empty(speech, CARD, drawn::card_slot(false, Ink::Page)),
    }
}

fn stashed(speech: Speech, all: &Seated, number: usize) -> Slot {
    let player = &all.player;
    if let Some(asset) = cover(player, number, true) {
        return Slot::covered(speech, asset);
    }
    let Some(one) = player.stash[number] else {
        return Slot::empty(speech, TILE, drawn::slot(false, Ink::Page));
    };
    let mut named = naming::goods(speech, one.what);
    let value = all.own.and_then(|own| own.loot[number]);
    if let (Goods::Loot(pile), Some(tile)) = (one.what, value) {
        let args = [("name", named.0.into()), ("price", pile.value(tile).into())];
        named.0 = speech.text("plan-page-worth", &args);
    }
    let mv = matches!(one.what, Goods::Fixer(_)).then_some(Move::Fixer { slot: number as u8 });
    Slot { view_box: TILE, picture: pictures::goods(one.what), named, class: used(one.used), mv }
}

fn belted(speech: Speech, player: &Player, place: usize) -> Slot {
    let price = 5 - place as u8;
    let Some(asset) = player.belt[place] else {
        return Slot::empty(speech, TILE, drawn::belt(price, Ink::Page));
    };
    let (name, does) = naming::asset(speech, asset);
    let args = [("name", name.into()), ("price", price.into())];
    Slot {
        view_box: TILE,
        picture: pictures::asset(asset),
        named: (speech.text("plan-page-priced", &args), does),
        class: "pl-slot",
        mv: Some(Move::Asset { place: place as u8 }),
    }
}

/// A row of slots, and below it the one that is looked at more closely.
fn row(looks: Looks, speech: Speech, row: Row, slots: [Slot; SLOTS]) -> AnyView {
    let views =
        slots.clone().into_iter().enumerate().map(|(number, slot)| slot_view(looks, row, number, slot));
    let views = views.collect::<Vec<_>>();
    let closer = dynamic(move || match looks.at.get() {
        Some((at, number)) if at == row => closer(looks, speech, &slots[number % SLOTS]),
        _ => ().into_any(),
    });
    view! {
        <h3>{speech.text(row.title(), &[])}</h3>
        <ul class=format!("pl-slots {}", row.name()) data-testid=row.name()>{views}</ul>
        {closer}
    }
    .into_any()
}

fn slot_view(looks: Looks, row: Row, number: usize, slot: Slot) -> AnyView {
    let Slot { view_box, picture, named: (name, _), class, .. } = slot;
    let is_open = move || looks.at.get() == Some((row, number));
    let look = move |_| looks.at.update(|at| *at = (*at != Some((row, number))).then_some((row, number)));
    view! {
        <li class=class>
            <button data-testid=format!("{}-{number}", row.name()) aria-expanded=text(move || is_open().to_string()) on:click=look>
                <svg viewBox=view_box aria-hidden="true" inner_html=picture></svg>
                <span class="slot-name">{name}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What it does, and the button to use it; or why not.
fn closer(looks: Looks, speech: Speech, slot: &Slot) -> AnyView {
    let hand = looks.hand;
    let (name, does) = slot.named.clone();
    let mine = hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat == Some(looks.seat)));
    let playing = hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| !sight.is_over));
    let usable = slot.mv.filter(|_| mine && playing).map(|mv| match hand.judge(mv) {
        Ok(()) => view! {
            <button class="primary" data-testid="use" on:click=move |_| hand.act(mv)>{speech.say("plan-page-use")}</button>
        }
        .into_any(),
        Err(why) => {
            let said = hand.names.with(|names| speech.refusal(Game::Plan.name(), why.coded(), names));
            let path = anchor(&why).map(|anchor| format!("/rules/{}#{anchor}", Game::Plan.name()));
            let rule = path.map(|path| {
                view! { <a class="rule" target="_blank" href=path>{speech.say("page-why")}</a> }.into_any()
            });
            view! { <p class="note" data-testid="why-not">{said} " " {rule}</p> }.into_any()
        }
    });
    view! {
        <div class="closer" data-testid="closer" role="status">
            <strong>{name}</strong>
            <p>{does}</p>
            {usable}
        </div>
    }
    .into_any()
}

/// The own plan card: what each site brings, and where one has been.
fn plan_card(speech: Speech, player: &Player, own: &Own) -> AnyView {
    let rows = Site::ALL.into_iter().map(|site| {
        let worth = match own.plan.amount(site) {
            Some(amount) => view! { <strong>{amount.to_string()}</strong> }.into_any(),
            None => view! {
                <svg class="now" viewBox=MARK aria-hidden="true" inner_html=drawn::mark(Mark::Income, Ink::Page)></svg>
                <span class="unseen">{speech.text("plan-page-income-now", &[])}</span>
            }
            .into_any(),
        };
        let group = match site.group() {
            plan::Group::Blue => "blue",
            plan::Group::Purple => "purple",
            plan::Group::Red => "red",
        };
        let been = player.has_cube(site);
        let tick = been.then(|| speech.text("plan-page-been", &[]));
        view! {
            <li class=format!("{} {group}", classes("entry", [("been", been)]))>
                <svg viewBox=drawn::SIGN aria-hidden="true" inner_html=pictures::site(site)></svg>
                <span class="entry-name">{naming::site(speech, site)}</span>
                <span class="worth">{worth}</span>
                <span class="note">{tick}</span>
            </li>
        }
        .into_any()
    });
    view! {
        <h3>{speech.text("plan-page-plan", &[])}</h3>
        <ul class="plan-card" data-testid="plan-card">{rows.collect::<Vec<_>>()}</ul>
    }
    .into_any()
}

/// Somebody looked at more closely.
#[component]
pub(crate) fn About(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    dynamic(move || {
        let Some(seat) = hand.looked.get() else { return ().into_any() };
        let name = name_of(seat, hand.names);
        let close = move |_| hand.looked.set(None);
        view! {
            <section class="card about-robber" data-testid="about" role="dialog" aria-label=name>
                <header>
                    <Sign seat />
                    <h2>{name}</h2>
                    <button class="quiet" data-testid="about-close" on:click=close>{speech.say("plan-page-close")}</button>
                </header>
                <Board hand seat=Signal::derive(move || Some(seat)) />
            </section>
        }
        .into_any()
    })
}
