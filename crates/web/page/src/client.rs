//! A way to one house, as signals that the views look at. What it says and hears is the business of a [`Conversation`].
//!
//! [`Conversation`]: crate::conversation

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use protocol::{Hello, Here, Name, PassCode, Request, Said, Sign, TableId};
use serde_json::Value;
use table::{Entropy, Seat};
use words::Names;

use crate::browser;
use crate::chronicle::Chronicle;
use crate::connection::End;
use crate::connection::session::Link;
use crate::connection::sight::TableSight;
use crate::connection::time::Course;
use crate::conversation::{CarryOut, Opening, Wish};
use crate::game::Game;
use crate::game_card::GameCard;
use crate::game_views::GameViews;
use crate::newer::Newer;
use crate::page_refusal::PageRefusal;
use crate::parts::{Parts, State};
use crate::speech::Speech;

/// How long to wait before what a conversation needs is fetched again.
const PAUSE: std::time::Duration = std::time::Duration::from_secs(2);

/// What is to be done as soon as a table is open: everything that one click asks for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Errand {
    /// The seat to take.
    pub(crate) sit: Option<Seat>,
    /// Bots to put into seats.
    pub(crate) bots: Vec<(Seat, String)>,
    /// Whether everybody finds the table, or only those with its link.
    pub(crate) public: bool,
    /// Whether bots play for those who drop out; as is usual for the game if nobody has said so.
    pub(crate) stand_ins: Option<bool>,
    /// People who share this device, and their seats.
    pub(crate) also: Vec<(Seat, Name)>,
    /// Whether to begin at once.
    pub(crate) start: bool,
}

/// One way to a house. Copies are the same client.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(crate) end: End,
    pub(crate) link: RwSignal<Link>,
    pub(crate) frozen: RwSignal<bool>,
    pub(crate) hello: RwSignal<Option<Hello>>,
    pub(crate) sight: RwSignal<Option<Arc<TableSight>>>,
    /// How game time goes on.
    pub(crate) time: RwSignal<Course>,
    pub(crate) chronicle: RwSignal<Chronicle>,
    pub(crate) here: RwSignal<Here>,
    pub(crate) refusal: RwSignal<Option<PageRefusal>>,
    /// The code for a seat that was asked for last.
    pub(crate) pass: RwSignal<Option<PassCode>>,
    /// The log of the game, once it was asked for.
    pub(crate) log: RwSignal<Option<Arc<Vec<u8>>>>,
    /// What was said at the table, newest last.
    pub(crate) said: RwSignal<Vec<Said>>,
    /// How much was ever said here.
    pub(crate) lines: RwSignal<u64>,
    /// The game of which a table was asked for last.
    pub(crate) wanted: RwSignal<Option<Game>>,
    /// The table that was opened last.
    pub(crate) opened: RwSignal<Option<TableId>>,
    /// The game that has to be fetched before anything of the table can be shown.
    pub(crate) waits_for: RwSignal<Option<Game>>,
    pub(crate) parts: Parts,
    pub(crate) newer: Newer,
    guest: StoredValue<(Name, Sign)>,
    conversation: StoredValue<Option<Rc<dyn CarryOut>>, LocalStorage>,
    /// What is to be done as soon as there is a conversation.
    waiting: StoredValue<Vec<Wish>, LocalStorage>,
}

impl Client {
    /// A client that is not connected yet.
    pub(crate) fn new(end: End, guest: (Name, Sign), parts: Parts, newer: Newer) -> Client {
        Client {
            end,
            link: RwSignal::default(),
            frozen: RwSignal::default(),
            hello: RwSignal::default(),
            sight: RwSignal::default(),
            time: RwSignal::default(),
            chronicle: RwSignal::default(),
            here: RwSignal::default(),
            refusal: RwSignal::default(),
            pass: RwSignal::default(),
            log: RwSignal::default(),
            said: RwSignal::default(),
            lines: RwSignal::default(),
            wanted: RwSignal::default(),
            opened: RwSignal::default(),
            waits_for: RwSignal::default(),
            parts,
            newer,
            guest: StoredValue::new(guest),
            conversation: StoredValue::new_local(None),
            waiting: StoredValue::new_local(Vec::new()),
        }
    }

    /// Comes to a table.
    pub(crate) fn join(self, table: TableId) {
        self.begin_with(Wish::Join(table));
    }

    /// Goes away from the table.
    pub(crate) fn leave(self) {
        self.go_on_with(Wish::Leave);
    }

    /// Says how the guest wants to be called. A seat keeps the name under which it was taken, so before the game it is
    /// taken again.
    pub(crate) fn rename(self, name: Name) {
        self.guest.update_value(|guest| guest.0 = name.clone());
        self.go_on_with(Wish::Rename(name));
    }

    /// Says which colour and shape the guest likes best.
    pub(crate) fn show_sign(self, name: Name, sign: Sign) {
        self.guest.set_value((name.clone(), sign));
        self.go_on_with(Wish::ShowSign(name, sign));
    }

    /// Asks for something. It gets a number of its own.
    pub(crate) fn ask(self, request: impl FnOnce(u64) -> Request + 'static) {
        self.refusal.set(None);
        self.begin_with(Wish::Ask(Box::new(request)));
    }

    /// Opens a table, and does there what is to be done.
    pub(crate) fn open(self, game: Game, seats: u8, options: Option<Value>, errand: Errand) {
        self.wanted.set(Some(game));
        self.refusal.set(None);
        self.begin_with(Wish::Open(Opening { game, seats, options, errand }));
    }

    /// Takes a seat, with something random for the luck.
    pub(crate) fn sit(self, seat: Seat) {
        let entropy = Some(Entropy(browser::random_bytes()));
        self.ask(move |id| Request::Sit { id, seat: Some(seat), sign: None, entropy });
    }

    /// Makes a move for the own seat; one that is good for so many milliseconds is not made later.
    pub(crate) fn play(self, mv: Value, good_for: Option<u32>) {
        let on = self.sight.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.seq));
        self.ask(move |id| Request::Move { id, on, seat: None, mv, good_for });
    }

    /// Takes the last move back.
    pub(crate) fn undo(self) {
        let on = self.sight.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.seq));
        self.ask(move |id| Request::Undo { id, on, seat: None });
    }

    /// The game at the table, which never changes as long as one is there.
    pub(crate) fn game(self) -> Option<Game> {
        self.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| Game::of(&sight.table.game)))
    }

    /// The seat of whoever looks.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat))
    }

    /// The card of this game.
    pub(crate) fn card(self) -> Option<&'static GameCard> {
        self.game().map(Game::card)
    }

    /// What the page shows of this game. It is here if anything is known of the table.
    pub(crate) fn views(self) -> Option<&'static GameViews> {
        self.parts.game(self.game()?).here()
    }

    /// What the page shows of the game of this name, if it is here.
    pub(crate) fn views_of(self, name: &str) -> Option<&'static GameViews> {
        self.parts.game(Game::of(name)?).here()
    }

    /// Why something was refused, in the words of this game.
    pub(crate) fn why_not(self, speech: Speech, why: &PageRefusal, names: &Names) -> String {
        speech.refusal(self.game().map_or("", Game::name), why.coded(), names)
    }

    /// The network may be back, or somebody looks at the page again.
    pub(crate) fn hurry(self) {
        self.go_on_with(Wish::Hurry);
    }

    /// A part of the page has come, or has not: what waited for it may be read now.
    pub(crate) fn read_on(self) {
        self.go_on_with(Wish::ReadOn);
    }

    /// What a conversation needs has come, or has not: then it is fetched again. It is gone if the server has a newer page.
    pub(crate) fn begin(self) {
        if self.waiting.with_value(Vec::is_empty) {
            return;
        }
        if let Some(conversations) = self.parts.table.here() {
            let (name, sign) = self.guest.get_value();
            self.conversation.set_value(Some((conversations.begin)(self, name, sign)));
            for wish in self.waiting.try_update_value(std::mem::take).unwrap_or_default() {
                self.go_on_with(wish);
            }
            return;
        }
        match self.parts.table.state_untracked() {
            State::Failed if self.newer.is_there_untracked() => self.link.set(Link::Outdated),
            State::Failed => {
                let again = move || {
                    if !self.newer.is_there_untracked() {
                        self.parts.table.begin();
                    }
                };
                set_timeout(again, PAUSE);
            }
            State::NotWanted => self.parts.table.begin(),
            State::Coming | State::Here(_) => {}
        }
    }

    /// Has a wish carried out. If there is no conversation yet, it begins.
    fn begin_with(self, wish: Wish) {
        if self.end == End::Server {
            // Others are there, or will be.
            self.parts.company.begin();
        }
        match self.conversation.get_value() {
            Some(conversation) => conversation.carry_out(wish),
            None => {
                self.link.set(Link::Connecting);
                self.waiting.update_value(|waiting| {
                    // A table that is asked for before another one is open takes its place.
                    if let Wish::Open(_) = wish {
                        waiting.retain(|other| !matches!(other, Wish::Open(_)));
                    }
                    waiting.push(wish);
                });
                self.begin();
            }
        }
    }

    /// Has a wish carried out that means nothing before a conversation has begun.
    fn go_on_with(self, wish: Wish) {
        match self.conversation.get_value() {
            Some(conversation) => conversation.carry_out(wish),
            None if self.waiting.with_value(Vec::is_empty) => {}
            None => self.waiting.update_value(|waiting| waiting.push(wish)),
        }
    }
}
