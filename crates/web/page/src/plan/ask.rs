//! What is asked, and the answers to it: with pictures, prices and what each of them does.

use art::Ink;
use art::plan::{self as drawn, CARD, HEX, MARK, Mark, SIGN, TILE};
use leptos::prelude::*;
use plan::{Goods, Item, Means, Move, Opener, Place, Question};

use super::hand::Hand;
use super::naming::{self, Named};
use super::pictures;
use super::sight::{Chosen, PlanSight};
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, shown, text, truth};
use crate::game::Game;
use crate::speech::Speech;
use crate::table_view::move_list::move_list;

/// What is asked of whoever looks, or who is being waited for.
#[component]
pub(crate) fn Ask(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let question = hand.question();
    let mine = truth(move || question.get().is_some());
    let said = text(move || match question.get() {
        Some(question) => hand.names.with(|names| speech.asked(Game::Plan, &question, names)),
        None => waited_for(hand, speech),
    });
    let moves = memo(move || {
        hand.seen.with(|sight| sight.as_ref().map(|sight| sight.moves().to_vec()).unwrap_or_default())
    });
    let stacks = shown(
        move || question.get() == Some(Question::PlaceTile),
        move || view! { <Stacks hand /> }.into_any(),
    );
    let answers = dynamic(move || {
        let Some(question) = question.get() else { return ().into_any() };
        let answers = moves.get().into_iter().filter(|mv| is_button(question, mv));
        let denied =
            hand.seen.with_untracked(|sight| sight.as_ref().map(|sight| sight.denied()).unwrap_or_default());
        let denied = denied.into_iter().map(|mv| answer(hand, speech, mv, true));
        answers.map(|mv| answer(hand, speech, mv, false)).chain(denied).collect::<Vec<_>>().into_any()
    });
    let hint = text(move || match (question.get(), hand.chosen.get()) {
        (Some(Question::Act | Question::Travel), _) => speech.text("plan-page-hint-travel", &[]),
        (Some(Question::PlaceTile), Chosen::Stack { at: None, .. }) => speech.text("plan-page-hint-gap", &[]),
        (Some(Question::PlaceTile), Chosen::Nothing) => speech.text("plan-page-hint-tile", &[]),
        (Some(Question::Officer(_) | Question::MoveOfficer { .. }), Chosen::Officer { .. }) => {
            speech.text("plan-page-hint-target", &[])
        }
        (Some(Question::Officer(_) | Question::MoveOfficer { .. } | Question::Remove(_)), _) => {
            speech.text("plan-page-hint-officer", &[])
        }
        _ => String::new(),
    });
    let class = text(move || classes("card ask", [("mine", mine.get())]));
    view! {
        <section class=class data-testid="ask" data-question=text(move || name_of(question.get())) aria-live="polite">
            <h2>{said}</h2>
            <p class="hint" data-testid="hint">{hint}</p>
            {stacks}
            <div class="pl-answers answers">{answers}</div>
        </section>
    }
    .into_any()
}

/// The question's name, for tests and styles.
fn name_of(question: Option<Question>) -> String {
    let written = question.and_then(|question| table::write(question).ok());
    written.map(|written| table::Coded::of(&written).code).unwrap_or_default()
}

fn waited_for(hand: Hand, speech: Speech) -> String {
    let asked = hand.seen.with(|sight| sight.as_ref().and_then(|sight| sight.open.asked()));
    let Some((seat, _)) = asked else { return String::new() };
    let name = hand.names.with(|names| speech.seat_name(seat, names));
    speech.text("plan-page-waiting", &[("name", name.into())])
}

/// Whether a move is a button here; the others are made in the city, or tile by tile.
fn is_button(question: Question, mv: &Move) -> bool {
    match mv {
        Move::PlaceTile { .. } | Move::Step { .. } | Move::Ride { .. } | Move::Fly { .. } | Move::Travel => {
            false
        }
        Move::Officer { .. } | Move::MoveOfficer { .. } => false,
        Move::Remove { .. } => false,
        _ => question != Question::PlaceTile,
    }
}

/// The four stacks: choose a tile, then a gap in the city, then turn it.
#[component]
fn Stacks(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let tops = memo(move || hand.seen.with(|sight| sight.as_ref().map(|sight| sight.open.stacks)));
    let tiles = dynamic(move || {
        let Some(stacks) = tops.get() else { return ().into_any() };
        let tiles =
            (0_u8..).zip(stacks).filter_map(|(number, stack)| Some((number, stack.top?, stack.police)));
        let tiles = tiles.map(|(number, tile, police)| {
            let on =
                truth(move || matches!(hand.chosen.get(), Chosen::Stack { stack, .. } if stack == number));
            let choose = move |_| hand.chosen.set(Chosen::Stack { stack: number, at: None, rotation: 0 });
            let inside = pictures::tile(tile, 0) + &pictures::squad(tile, 0, police);
            view! {
                <button
                    class=text(move || classes("stack-tile", [("chosen", on.get())]))
                    data-testid=format!("stack-{number}")
                    aria-pressed=text(move || on.get().to_string())
                    aria-label=text(move || naming::tile(speech, tile))
                    on:click=choose
                >
                    <svg viewBox=HEX aria-hidden="true" inner_html=inside></svg>
                </button>
            }
            .into_any()
        });
        tiles.collect::<Vec<_>>().into_any()
    });
    let ready = memo(move || match hand.chosen.get() {
        Chosen::Stack { stack, at: Some(at), rotation } => Some((stack, at, rotation)),
        _ => None,
    });
    let turn = move |_| {
        let Some((stack, at, rotation)) = ready.get_untracked() else { return };
        let turns = hand.seen.with_untracked(|sight| {
            sight.as_ref().map(|sight| sight.rotations(stack, at)).unwrap_or_default()
        });
        let next = turns.iter().find(|one| **one > rotation).or(turns.first());
        if let Some(next) = next {
            hand.chosen.set(Chosen::Stack { stack, at: Some(at), rotation: *next });
        }
    };
    let place = move |_| {
        if let Some((stack, at, rotation)) = ready.get_untracked() {
            hand.act(Move::PlaceTile { stack, q: at.q, r: at.r, rotation });
        }
    };
    let buttons = shown(
        move || ready.get().is_some(),
        move || {
            view! {
                <div class="buttons">
                    <button data-testid="turn-tile" on:click=turn>{speech.say("plan-page-turn-tile")}</button>
                    <button class="primary" data-testid="place-tile" on:click=place>{speech.say("plan-page-place-tile")}</button>
                </div>
            }
            .into_any()
        },
    );
    view! { <div class="stack-tiles">{tiles}</div> {buttons} }.into_any()
}

/// A button for a move. One that is denied says why when it is pressed.
pub(super) fn answer(hand: Hand, speech: Speech, mv: Move, denied: bool) -> AnyView {
    let (picture, (name, does)) = hand.seen.with_untracked(|sight| match sight {
        Some(sight) => (picture_of(sight, mv), label(speech, sight, hand, mv)),
        None => (None, (String::new(), String::new())),
    });
    let drawn = picture.map(|(view_box, inside)| {
        view! { <svg viewBox=view_box aria-hidden="true" inner_html=inside></svg> }.into_any()
    });
    let main = matches!(
        mv,
        Move::Rest
            | Move::EndTurn
            | Move::Escape
            | Move::UseDisc
            | Move::TakeWounds
            | Move::Pay
            | Move::Hire
            | Move::Look
    );
    let refuses = matches!(mv, Move::No | Move::Pass | Move::Decline | Move::Done);
    let testid = table::write(mv).map(|mv| table::Coded::of(&mv).code).unwrap_or_default();
    view! {
        <button
            class=classes("answer", [("primary", main && !denied), ("quiet", refuses), ("denied", denied)])
            data-testid=format!("{}-{testid}", if denied { "denied" } else { "act" })
            aria-disabled=denied.then_some("true")
            on:click=move |_| hand.act(mv)
        >
            {drawn}
            <span><strong>{name}</strong> <small>{does}</small></span>
        </button>
    }
    .into_any()
}

/// What a button says: the name of what one gets or uses and what it does, or the move in words.
fn label(speech: Speech, sight: &PlanSight, hand: Hand, mv: Move) -> Named {
    let me = sight.me();
    let priced = |(name, does): Named, price: u16| {
        (speech.text("plan-page-priced", &[("name", name.into()), ("price", price.into())]), does)
    };
    let known = match mv {
        Move::StartContact { display } | Move::TakeContact { display } => {
            sight.open.display.get(display.into()).map(|contact| naming::contact(speech, contact))
        }
        Move::Unlock { asset } => Some(naming::asset(speech, asset)),
        Move::Site { name } => Some((naming::site(speech, name), String::new())),
        Move::BuyFixer { name } => Some(priced(naming::fixer(speech, name), name.cost())),
        Move::BuyEquipment { kind } => Some(priced(naming::equipment(speech, kind), kind.cost())),
        Move::Contact { slot } => me
            .and_then(|me| me.contact(slot.into()))
            .map(|known| priced(naming::contact(speech, known.contact), known.contact.cost())),
        Move::Fixer { slot } => {
            me.and_then(|me| me.stash[usize::from(slot) % 5]).map(|one| naming::goods(speech, one.what))
        }
        Move::Asset { place } => me
            .and_then(|me| me.belt[usize::from(place) % 5])
            .map(|asset| priced(naming::asset(speech, asset), 5 - u16::from(place))),
        Move::Keep { index } => sight.own.as_ref().and_then(|own| {
            let Some(Question::Keep(pile)) = sight.question() else { return None };
            let value = pile.value(own.seen.get(index.into())?);
            let args = [("name", naming::vault(speech, pile).into()), ("price", value.into())];
            Some((speech.text("plan-page-worth", &args), String::new()))
        }),
        _ => None,
    };
    known.unwrap_or_else(|| {
        (hand.names.with(|names| speech.offer(Game::Plan, &mv, sight.seat, names)), String::new())
    })
}

/// The picture on a button.
fn picture_of(sight: &PlanSight, mv: Move) -> Option<(&'static str, String)> {
    let me = sight.me()?;
    let mark = |mark: Mark| Some((MARK, drawn::mark(mark, Ink::Page)));
    let in_slot = |slot: u8| me.contact(slot.into()).map(|known| (CARD, pictures::contact(known.contact)));
    match mv {
        Move::StartContact { display } | Move::TakeContact { display } => {
            sight.open.display.get(display.into()).map(|contact| (CARD, pictures::contact(contact)))
        }
        Move::Unlock { asset } => Some((TILE, pictures::asset(asset))),
        Move::Site { name } => Some((SIGN, pictures::site(name))),
        Move::BuyFixer { name } => Some((TILE, pictures::fixer(name))),
        Move::BuyEquipment { kind } => Some((TILE, pictures::equipment(kind))),
        Move::Contact { slot } => in_slot(slot),
        Move::Fixer { slot } => me.stash[usize::from(slot) % 5].map(|one| (TILE, pictures::goods(one.what))),
        Move::Asset { place } => me.belt[usize::from(place) % 5].map(|asset| (TILE, pictures::asset(asset))),
        Move::Gang { .. } => mark(Mark::GangAbility),
        Move::FirstAid | Move::Heal { .. } => mark(Mark::FirstAid),
        Move::Gas => mark(Mark::Gas),
        Move::UseDisc => mark(Mark::Disc),
        Move::Rest => mark(Mark::Moon),
        Move::TakeWounds => mark(Mark::Wound),
        Move::OpenLocker { colour, .. } => Some((TILE, pictures::vault(colour))),
        Move::Key { with } => match with {
            Opener::Key(colour) => Some((MARK, pictures::key(colour, false))),
            Opener::MasterKey => mark(Mark::MasterKey),
            Opener::Locksmith(slot) => in_slot(slot),
        },
        Move::By { means } => match means {
            Means::Pilot(slot) => in_slot(slot),
            Means::Gang(_) => mark(Mark::GangAbility),
            Means::Helicopter | Means::Motorcycle => mark(Mark::Flight),
        },
        Move::Avoid { item, .. } => match item {
            Item::Contact(slot) => in_slot(slot),
            Item::Equipment(slot) => {
                me.stash[usize::from(slot) % 5].map(|one| (TILE, pictures::goods(one.what)))
            }
            Item::Gang(_) | Item::Motorcycle => mark(Mark::GangAbility),
            Item::AvoidAll => mark(Mark::AvoidAll),
        },
        Move::Put { into: Place::Replace(slot) } => match sight.question() {
            Some(Question::Put(plan::Received::Contact(_))) => in_slot(slot),
            _ => me.stash[usize::from(slot) % 5].map(|one| (TILE, pictures::goods(one.what))),
        },
        Move::Keep { .. } => match sight.question() {
            Some(Question::Keep(pile)) => Some((TILE, pictures::goods(Goods::Loot(pile)))),
            _ => None,
        },
        _ => None,
    }
}

/// A list of all moves, for those who would rather read than point.
#[component]
pub(crate) fn MoveList(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let moves = move || {
        hand.seen.with(|sight| sight.as_ref().map(|sight| sight.moves().to_vec()).unwrap_or_default())
    };
    move_list(moves, move |mv| {
        let said = text(move || {
            let by = hand.seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
            hand.names.with(|names| speech.offer(Game::Plan, &mv, by, names))
        });
        view! { <button class="quiet" on:click=move |_| hand.act(mv)>{said}</button> }.into_any()
    })
}
