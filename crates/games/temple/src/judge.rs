//! What may be done, and why not: one match over the moves, in the order of the rules. (Rules §1.4, §1.8, §1.19)
//!
//! Each rule about a single move stands here. When hands are free is in `hands.rs`, who can pay in `payment.rs`.
//! [`Rules::moves`](table::Rules::moves) lists what can be thought of, in `moves.rs`, and asks here which of it is lawful.

use No::Because;
use table::{No, Seat, Time};

use crate::asks::Question;
use crate::chamber::{Dir, Feature};
use crate::curses::Curse;
use crate::expedition::Expedition;
use crate::moves::Move;
use crate::node::NodeId;
use crate::payment::Cost;
use crate::refusals::Refusal;
use crate::treasures::Treasure;

/// How many of gong, slam, gong, slam there have been once the doors have slammed for the second time.
const SECOND_SLAM: u8 = 4;

/// Lawful, or why not.
pub(crate) type Ruling = Result<(), No<Refusal>>;

/// Refuses for this reason if something is wrong.
pub(crate) fn refuse_if(wrong: bool, why: Refusal) -> Ruling {
    if wrong { Err(Because(why)) } else { Ok(()) }
}

impl Expedition {
    /// Whether a seat may make this move. Each arm asks first what §1.19 wants in general, which stands in `hands.rs`, then
    /// what it wants of this move.
    ///
    /// Inlined, because the compiler then leaves out every other arm where the kind of move is known.
    #[inline(always)]
    pub(crate) fn judge(&self, seat: Seat, at: Time, mv: Move) -> Ruling {
        refuse_if(self.end.is_some(), Refusal::Over)?;
        match mv {
            // Also before the clock runs, and for busy hands.
            Move::Answer { ask, with } => {
                let question = self.asks.find(ask, seat).ok_or(Because(Refusal::AskClosed))?;
                refuse_if(!self.replies(question, seat).contains(with), Refusal::NoAnswer)
            }
            // §1.3: any dice that are not locked.
            Move::Throw { dice } => {
                match self.options.curses {
                    true => self.can_throw_under_curses(seat, at)?,
                    false => self.free_hands(seat, at).map(|_| ())?,
                }
                let is_throwable = !dice.is_empty() && dice.is_subset(self.throwable(seat));
                refuse_if(!is_throwable, Refusal::NotThrowable { dice })
            }
            Move::Free { seat: whose } => {
                self.free_hands(seat, at)?;
                refuse_if(!self.together(seat, whose), Refusal::NotHere { seat: whose })?;
                refuse_if(!self.has_locked(whose), Refusal::NothingLocked { seat: whose })?;
                self.afford(seat, Cost::FREE)
            }
            Move::Enter { dir, carry, pay } => {
                let here = self.free_hands(seat, at)?;
                refuse_if(self.is_cursed(seat, Curse::Trap), Refusal::Trapped)?;
                let next = self.map.passage(here, dir).ok_or(Because(Refusal::NoPassage { dir }))?;
                refuse_if(carry && !self.has_chalice(here), Refusal::NoChaliceHere)?;
                self.afford(seat, self.entry_cost(next, carry).with(pay))
            }
            Move::Discover { dir } => {
                let here = self.free_hands(seat, at)?;
                refuse_if(self.is_cursed(seat, Curse::Trap), Refusal::Trapped)?;
                refuse_if(!self.map.is_access(here, dir), Refusal::NoAccess { dir })?;
                refuse_if(self.pile.is_empty(), Refusal::PileEmpty)?;
                self.afford(seat, Cost::DISCOVER)
            }
            Move::Activate { tier, pay } => {
                let here = self.map.node(self.free_hands(seat, at)?);
                refuse_if(here.alliance().is_some(), Refusal::LinkInstead)?;
                if here.tile.has(Feature::Abyss) {
                    return self.judge_abyss(seat, here, tier, pay);
                }
                let stones = here.stones().ok_or(Because(Refusal::NoStones))?;
                refuse_if(here.used, Refusal::StonesUsed)?;
                refuse_if(self.ark == 0, Refusal::ArkEmpty)?;
                let (symbols, _) = stones.tier(tier).ok_or(Because(Refusal::NoSuchTier { tier }))?;
                self.afford(seat, self.stones_cost(stones, symbols).with(pay))
            }
            // §1.8.17: a gift is mandatory if another pawn is inside, and the giver owns a die. (Without one only a treasure
            // can pay.)
            Move::Escape { gift, pay } => {
                let here = self.free_hands(seat, at)?;
                let others = self.inside().without(seat);
                let has_dice = !self.of(seat).dice.all().is_empty();
                refuse_if(here != NodeId::EXIT, Refusal::NotAtExit)?;
                refuse_if(self.is_cursed(seat, Curse::Doomed), Refusal::Doomed)?;
                match gift {
                    None if has_dice || pay.is_dice() => refuse_if(!others.is_empty(), Refusal::GiftNeeded)?,
                    None => {}
                    Some(to) => refuse_if(!others.contains(to), Refusal::NoGift)?,
                }
                self.afford(seat, self.escape_cost().with(pay))?;
                refuse_if(gift.is_some() && !has_dice, Refusal::NoGift)
            }
            // §1.9
            Move::Goddess => {
                self.free_hands_from(seat, at, self.cool)?;
                refuse_if(self.goddess == 0, Refusal::NoGoddess)?;
                refuse_if(self.asks.get(Question::Goddess).is_some(), Refusal::VoteOpen)?;
                refuse_if(!self.is_any_locked(), Refusal::NobodyLocked)
            }
            // Also for busy hands.
            Move::Share { on } => {
                self.presence(seat, at)?;
                refuse_if(on == self.of(seat).share, Refusal::NoChange)
            }
            // §1.10: anywhere, any time, also while trapped.
            Move::Break { curse, pay } => {
                self.free_hands(seat, at)?;
                let lying = self.curses.lying(curse).filter(|lying| lying.seat == seat);
                let lying = lying.ok_or(Because(Refusal::NoSuchCurse { curse }))?;
                self.afford(seat, Cost::own(lying.card.breaks()).with(pay))
            }
            // §3.7. Also for busy hands.
            Move::Hand { on } => {
                self.presence(seat, at)?;
                let curse = Curse::BewitchedHand;
                refuse_if(!self.is_cursed(seat, curse), Refusal::NoSuchCurse { curse })?;
                refuse_if(on == self.curses.hand, Refusal::NoChange)
            }
            // §1.11: two keys of one's own.
            Move::Take { pay } => {
                let here = self.free_hands(seat, at)?;
                refuse_if(self.map.node(here).treasure.is_none(), Refusal::NoTreasureHere)?;
                self.afford(seat, Cost::TAKE.with(pay))
            }
            Move::Restore => {
                self.free_hands(seat, at)?;
                self.hold(seat, Treasure::RestoringMask)?;
                refuse_if(!self.is_any_locked(), Refusal::NobodyLocked)
            }
            Move::Conjure => {
                self.free_hands(seat, at)?;
                self.hold(seat, Treasure::StoneConjurer)?;
                refuse_if(self.ark == 0, Refusal::ArkEmpty)
            }
            // §1.19: to the north or to the east only; the other two are those of the other cell.
            Move::OpenWall { cell, dir } => {
                self.free_hands(seat, at)?;
                self.hold(seat, Treasure::SecretPassage)?;
                let is_wall = matches!(dir, Dir::N | Dir::E) && self.map.is_walled(cell, dir);
                refuse_if(!is_wall, Refusal::NoWall { dir })
            }
            // §1.11: the own pawn not while trapped; a mate must have no open ask but the vote.
            Move::Teleport { seat: whose, to } => {
                self.free_hands(seat, at)?;
                self.has_teleport_to_offer(seat)?;
                let is_trapped = whose == seat && self.is_cursed(seat, Curse::Trap);
                refuse_if(is_trapped, Refusal::Trapped)?;
                self.can_be_teleported(whose, to)?;
                let is_asked = self.asks.to(whose).any(|(question, _)| question != Question::Goddess);
                refuse_if(whose != seat && is_asked, Refusal::MateIsAsked { seat: whose })
            }
            // §1.13: not in an illusion chamber, one at a time, and not after the second slam.
            Move::PlantTorch => {
                let here = self.free_hands(seat, at)?;
                self.hold(seat, Treasure::GiantTorch)?;
                refuse_if(here.tile().has(Feature::Illusion), Refusal::NoTorchHere)?;
                refuse_if(self.treasures.torch.is_some(), Refusal::TorchStands)?;
                refuse_if(self.events >= SECOND_SLAM, Refusal::TorchTooLate)
            }
            Move::Counterspell { curse } => {
                self.free_hands(seat, at)?;
                self.hold(seat, Treasure::Counterspell)?;
                refuse_if(self.curses.lying(curse).is_none(), Refusal::CurseNotOnTable { curse })
            }
            // §3.7. Also for busy hands.
            Move::Stand => {
                self.presence(seat, at)?;
                let curse = Curse::Upright;
                refuse_if(!self.is_cursed(seat, curse), Refusal::NoSuchCurse { curse })
            }
            // §1.13: once in a game; where the mover stands the symbols are there, and in another alliance chamber too.
            Move::Link { pay } => {
                let here = self.free_hands(seat, at)?;
                let cost = self.link_cost(here).ok_or(Because(Refusal::NoAllianceHere))?;
                refuse_if(self.linked, Refusal::AlreadyLinked)?;
                refuse_if(self.ark == 0, Refusal::ArkEmpty)?;
                self.afford(seat, cost.with(pay))?;
                refuse_if(self.primed(seat, pay).len() < 2, Refusal::NotPrimed)
            }
        }
    }
}
