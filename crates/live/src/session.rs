//! One side of a live game. The time is passed in, in milliseconds since an arbitrary moment.

mod clock;

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, from_link, to_link};
use alquerque_messages::live::{LiveGame, Note, Offer, ToModule, ToPage};

use self::clock::Clock;
pub use self::clock::GRACE;
use crate::record::{Comparison, closed_by, compare, plies_after_takeback, whole};
use crate::signal::Signal;
use crate::wire::{Message, PHRASES, Unreadable, decode};

/// After this time without a message the friend counts as gone.
pub const SILENCE: u64 = 15_000;
/// The time between keep-alive messages.
const BEAT: u64 = 4_000;
/// The number of unreadable messages after which the connection ends.
const MAX_UNREADABLE: u8 = 20;
/// The number of messages within a second, and of all, after which the connection ends. Two people send far fewer: the
/// total is what a day of keep-alive messages comes to.
const MAX_PER_SECOND: u32 = 50;
const MAX_RECEIVED: u32 = 25_000;

/// An effect of the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Send this message.
    Send(Message),
    /// Tell the page.
    Tell(ToPage),
    /// Tell the player.
    Say(Note),
    /// The friend has sent this offer of another connection.
    Spare(Signal),
    /// Close the connection.
    HangUp,
    /// Close the connection. The friend may rejoin.
    Wait,
}

/// A difference between the players' versions of the game. Moves wait until it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Difference {
    /// The number of first moves that both versions have.
    common: usize,
    /// Whether the local player would lose moves by going on from there, and is asked.
    asks: bool,
}

/// One side of a live game.
#[derive(Clone, Debug)]
pub struct Session {
    record: Box<dyn AnyRecord>,
    me: Player,
    clock: Option<Clock>,
    /// Whether the friend's greeting has arrived since the last break.
    is_greeted: bool,
    /// The local player's offer, and the number of moves when it was made.
    mine: Option<(Offer, u32)>,
    /// The friend's offer, likewise.
    theirs: Option<(Offer, u32)>,
    difference: Option<Difference>,
    last_heard: u64,
    sent: u64,
    unreadable: u8,
    received: Received,
}

/// Counts the friend's messages.
#[derive(Clone, Copy, Debug, Default)]
struct Received {
    all: u32,
    /// The number since a moment, in milliseconds, which is at most a second ago.
    recent: u32,
    since: u64,
}

impl Received {
    /// Counts a message. Returns `false` once there are too many.
    fn count(&mut self, now: u64) -> bool {
        if now.saturating_sub(self.since) >= 1000 {
            (self.recent, self.since) = (0, now);
        }
        self.recent += 1;
        self.all += 1;
        self.recent <= MAX_PER_SECOND && self.all <= MAX_RECEIVED
    }
}

impl Session {
    /// A session for the game described by the page or an invitation; `None` if that is not a game.
    pub fn new(live_game: &LiveGame, now: u64) -> Option<Self> {
        let record = whole(&*from_link(&live_game.link).ok()?);
        let clock = live_game.times.map(|times| Clock { times, since: None });
        Some(Self {
            record,
            me: if live_game.dark { Player::Dark } else { Player::Light },
            clock,
            is_greeted: false,
            mine: None,
            theirs: None,
            difference: None,
            last_heard: now,
            sent: now,
            unreadable: 0,
            received: Received::default(),
        })
    }

    /// The game and the local player's side.
    pub fn live_game(&self) -> LiveGame {
        LiveGame {
            link: to_link(&*self.record),
            dark: self.me == Player::Dark,
            times: self.clock.as_ref().map(|clock| clock.times),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.record.ending().is_some()
    }

    /// The friend's offer that awaits an answer, if any.
    pub fn friends_offer(&self) -> Option<Offer> {
        self.theirs.map(|(offer, _)| offer)
    }

    /// Whether the local player has a question of the friend's to answer.
    pub fn is_asked(&self) -> bool {
        self.theirs.is_some() || self.difference.is_some_and(|difference| difference.asks)
    }

    /// Whether the game is being played and the friend is connected.
    pub fn is_connected(&self) -> bool {
        self.is_greeted
    }

    fn plies(&self) -> u32 {
        u32::try_from(self.record.plies()).unwrap_or(u32::MAX)
    }

    /// Greets the friend: the channel has opened, for the first time or again.
    pub fn greet(&mut self, now: u64) -> Vec<Out> {
        self.last_heard = now;
        self.sent = now;
        vec![self.hello(false)]
    }

    fn hello(&self, answers: bool) -> Out {
        let left = self.clock.as_ref().map_or([0; 2], |clock| clock.times.left);
        Out::Send(Message::Hello { game: to_link(&*self.record), left, answers })
    }

    /// Handles a broken connection.
    pub fn broken(&mut self, now: u64) -> Vec<Out> {
        if !std::mem::take(&mut self.is_greeted) {
            return Vec::new();
        }
        (self.mine, self.theirs, self.difference) = (None, None, None);
        self.stop_clock(now);
        vec![Out::Tell(ToPage::Broken), Out::Say(Note::Broken)]
    }

    fn stop_clock(&mut self, now: u64) {
        let to_move = self.record.to_move();
        if let Some(clock) = &mut self.clock {
            clock.stop(to_move, now);
        }
    }

    /// Advances the clock; call it about once a second.
    pub fn tick(&mut self, now: u64) -> Vec<Out> {
        if !self.is_greeted {
            return Vec::new();
        }
        if now.saturating_sub(self.last_heard) > SILENCE {
            return self.broken(now);
        }
        let friend = self.me.opponent();
        let is_up = self.clock.as_ref().is_some_and(|clock| clock.is_up(friend, now));
        if is_up && !self.is_over() && self.record.to_move() == friend {
            let mut out = vec![Out::Send(Message::Claim)];
            out.extend(self.close(Closing::Time(friend)));
            return out;
        }
        if now.saturating_sub(self.sent) >= BEAT {
            self.sent = now;
            return vec![Out::Send(Message::Ping)];
        }
        Vec::new()
    }

    /// Handles the page's news about the local player. Sends nothing while the connection is broken: the next greeting
    /// says it all.
    pub fn handle(&mut self, message: &ToModule, now: u64) -> Vec<Out> {
        let mut out = match message {
            ToModule::Open { .. } | ToModule::Cancel | ToModule::Apart(_) | ToModule::Ended(Closing::Agreement) => {
                Vec::new()
            }
            ToModule::Played { ply, turn, left } => self.played(*ply, turn, *left, now),
            ToModule::Ended(closing) => self.ended(*closing),
            ToModule::Offer(offer) => self.offer(*offer),
            ToModule::Leave => vec![Out::Send(Message::Bye), Out::Tell(ToPage::Over), Out::HangUp],
        };
        if !self.is_greeted {
            out.retain(|out| !matches!(out, Out::Send(_)));
        } else if self.difference.is_some() {
            out.retain(|out| matches!(out, Out::Send(Message::Bye)) || !matches!(out, Out::Send(_)));
        }
        out
    }

    /// Sends a ready-made phrase, by its number.
    pub fn say(&self, phrase: u8) -> Vec<Out> {
        if self.is_greeted && phrase < PHRASES { vec![Out::Send(Message::Say(phrase))] } else { Vec::new() }
    }

    /// Answers the friend's offer for the local player, or whether to go on from the moves that both have.
    pub fn answer(&mut self, agreed: bool, now: u64) -> Vec<Out> {
        if let Some(difference) = self.difference.filter(|difference| difference.asks) {
            if !agreed {
                self.is_greeted = false;
                return vec![Out::Send(Message::Bye), Out::Tell(ToPage::Over), Out::HangUp];
            }
            self.difference = Some(Difference { asks: false, ..difference });
            let mut out = self.take_back(difference.common, now);
            self.stop_clock(now);
            out.push(self.hello(false));
            return out;
        }
        let Some((offer, ply)) = self.theirs.take() else { return Vec::new() };
        let mut out = vec![Out::Send(Message::Answer(offer, ply, agreed))];
        if agreed {
            out.extend(self.agree(offer, self.me.opponent(), now));
        }
        out
    }

    fn played(&mut self, ply: u32, turn: &str, left: u32, now: u64) -> Vec<Out> {
        let player = self.record.to_move();
        if ply != self.plies() || self.is_over() || self.record.play(turn).is_err() {
            return Vec::new();
        }
        let mut out = self.lapse();
        self.turn_over(player, left, now);
        // Both devices play a forced pass of the friend.
        if player == self.me {
            out.push(Out::Send(Message::Move { ply, turn: turn.to_owned(), left }));
        }
        out
    }

    /// Forgets the offers, as the game goes on; the bar no longer speaks of them.
    fn lapse(&mut self) -> Vec<Out> {
        let was_open = self.mine.take().is_some() | self.theirs.take().is_some();
        if was_open { vec![Out::Say(Note::Connected)] } else { Vec::new() }
    }

    /// Switches the clock after a side has moved.
    fn turn_over(&mut self, player: Player, left: u32, now: u64) {
        if let Some(clock) = &mut self.clock {
            clock.times.left[player.index()] = left;
            clock.since = Some(now);
        }
    }

    fn ended(&mut self, closing: Closing) -> Vec<Out> {
        let (closing, message) = match closing {
            Closing::Time(_) => (Closing::Time(self.me), Message::TimeUp),
            _ => (Closing::Resignation(self.me), Message::Resign),
        };
        if self.is_over() {
            return Vec::new();
        }
        self.record.close(closing);
        let mut out = self.lapse();
        out.push(Out::Send(message));
        out
    }

    fn can(&self, offer: Offer, by: Player) -> bool {
        match offer {
            Offer::Draw => !self.is_over() && self.record.can_agree() && self.record.plies() > 0,
            Offer::Takeback => !self.is_over() && plies_after_takeback(&*self.record, by).is_some(),
            Offer::Rematch => self.is_over(),
        }
    }

    fn offer(&mut self, offer: Offer) -> Vec<Out> {
        if !self.is_greeted || self.difference.is_some() || !self.can(offer, self.me) {
            return vec![Out::Say(Note::CannotOffer)];
        }
        match self.friends_offer() {
            // The friend's question comes first.
            Some(Offer::Takeback) if offer == Offer::Takeback => return Vec::new(),
            // The same offer by both players is an agreement.
            Some(theirs) if theirs == offer => return self.answer(true, self.last_heard),
            _ => {}
        }
        let ply = self.plies();
        self.mine = Some((offer, ply));
        vec![Out::Send(Message::Offer(offer, ply)), Out::Say(Note::Sent(offer))]
    }

    /// Carries out an offer of `by` that both have agreed to.
    fn agree(&mut self, offer: Offer, by: Player, now: u64) -> Vec<Out> {
        (self.mine, self.theirs) = (None, None);
        if !self.can(offer, by) {
            return Vec::new();
        }
        let mut out = match offer {
            Offer::Draw => {
                self.record.close(Closing::Agreement);
                vec![Out::Tell(ToPage::Ended(Closing::Agreement))]
            }
            Offer::Takeback => {
                let plies = plies_after_takeback(&*self.record, by).unwrap_or_default();
                self.take_back(plies, now)
            }
            Offer::Rematch => {
                self.record = self.record.restarted();
                self.me = self.me.opponent();
                if let Some(clock) = &mut self.clock {
                    clock.times.left = [u32::from(clock.times.minutes) * 60_000; 2];
                    clock.since = None;
                }
                vec![Out::Tell(ToPage::Game(self.live_game()))]
            }
        };
        out.push(Out::Say(Note::Agreed(offer)));
        out
    }

    fn take_back(&mut self, plies: usize, now: u64) -> Vec<Out> {
        let to_move = self.record.to_move();
        self.record = self.record.first_moves(plies);
        if let Some(clock) = &mut self.clock {
            clock.stop(to_move, now);
            clock.since = (plies > 0).then_some(now);
        }
        vec![Out::Tell(ToPage::Game(self.live_game()))]
    }

    fn close(&mut self, closing: Closing) -> Vec<Out> {
        if self.is_over() {
            return Vec::new();
        }
        let mut out = self.lapse();
        self.record.close(closing);
        out.push(Out::Tell(ToPage::Ended(closing)));
        out
    }

    /// Handles received bytes.
    pub fn receive(&mut self, bytes: &[u8], now: u64) -> Vec<Out> {
        if !self.received.count(now) {
            self.is_greeted = false;
            return vec![Out::Say(Note::TooMany), Out::Tell(ToPage::Over), Out::HangUp];
        }
        let message = match decode(bytes) {
            Ok(message) => message,
            Err(Unreadable::Version(_)) => return vec![Out::Say(Note::Version), Out::Tell(ToPage::Over), Out::HangUp],
            Err(Unreadable::Garbage) => return self.unreadable(),
        };
        self.last_heard = now;
        if let Message::Hello { game, left, answers } = message {
            let mut out = if answers { Vec::new() } else { vec![self.hello(true)] };
            out.extend(self.greeted(&game, left, now));
            return out;
        }
        if let Message::Spare(signal) = message {
            return if signal.is_sound() { vec![Out::Spare(signal)] } else { self.unreadable() };
        }
        if !self.is_greeted {
            // The friend is back after a silence.
            return match message {
                Message::Bye => friend_left(),
                Message::Away => friend_away(),
                _ => self.greet(now),
            };
        }
        let friend = self.me.opponent();
        let waits = matches!(
            message,
            Message::Move { .. } | Message::Refused(_) | Message::Offer(..) | Message::Answer(..) | Message::TimeUp
        );
        if self.difference.is_some() && waits {
            return Vec::new();
        }
        match message {
            Message::Move { ply, turn, left } => self.friend_played(ply, &turn, left, now),
            Message::Refused(ply) => self.handle_refusal(ply, now),
            Message::Offer(offer, ply) => {
                if ply != self.plies() || !self.can(offer, friend) {
                    return Vec::new();
                }
                if self.mine == Some((offer, ply)) && offer != Offer::Takeback {
                    return self.agree(offer, friend, now);
                }
                self.theirs = Some((offer, ply));
                vec![Out::Say(Note::Offered(offer))]
            }
            Message::Answer(offer, ply, agreed) => {
                if self.mine != Some((offer, ply)) {
                    return Vec::new();
                }
                self.mine = None;
                if agreed { self.agree(offer, self.me, now) } else { vec![Out::Say(Note::Declined(offer))] }
            }
            Message::Resign => self.close(Closing::Resignation(friend)),
            Message::TimeUp if self.clock.is_some() => self.close(Closing::Time(friend)),
            // The local clock decides, and tells the page first.
            Message::Hello { .. } | Message::Spare(_) | Message::Ping | Message::TimeUp | Message::Claim => Vec::new(),
            Message::Say(phrase) if phrase < PHRASES => vec![Out::Say(Note::Said(phrase))],
            Message::Say(_) => self.unreadable(),
            Message::Bye => {
                self.is_greeted = false;
                friend_left()
            }
            Message::Away => {
                self.is_greeted = false;
                friend_away()
            }
        }
    }

    fn unreadable(&mut self) -> Vec<Out> {
        self.unreadable = self.unreadable.saturating_add(1);
        if self.unreadable >= MAX_UNREADABLE {
            return vec![Out::Say(Note::Unreadable), Out::Tell(ToPage::Over), Out::HangUp];
        }
        vec![Out::Say(Note::Unreadable)]
    }

    /// Handles the friend's greeting: a side takes the other's version if that only adds moves of the other. Otherwise
    /// it keeps its own, and the players are asked whether to go on from the moves that both have.
    fn greeted(&mut self, game: &str, left: [u32; 2], now: u64) -> Vec<Out> {
        let Ok(theirs) = from_link(game) else { return self.unreadable() };
        let theirs = whole(&*theirs);
        let friend = self.me.opponent();
        let own = self.record.closing();
        let mut record = match compare(&*self.record, &*theirs, self.me) {
            Comparison::Own => self.record.first_moves(usize::MAX),
            Comparison::Theirs => theirs.first_moves(usize::MAX),
            Comparison::Differs(common) => return self.differs(common, now),
            Comparison::Other => {
                self.is_greeted = false;
                return vec![Out::Send(Message::Bye), Out::Say(Note::OtherGame), Out::Tell(ToPage::Over), Out::HangUp];
            }
        };
        let was_different = self.difference.take().is_some();
        // A player cannot resign for the other.
        let closing = own.or(theirs.closing().filter(|&closing| closed_by(closing) == Some(friend)));
        if let Some(closing) = closing.filter(|_| record.ending().is_none()) {
            record.close(closing);
        }
        let is_news = !std::mem::replace(&mut self.is_greeted, true) || was_different;
        if !is_news && to_link(&*record) == to_link(&*self.record) {
            return Vec::new();
        }
        self.record = record;
        if let Some(clock) = &mut self.clock {
            let theirs = &mut clock.times.left[friend.index()];
            *theirs = left[friend.index()].min(*theirs);
            clock.since = (self.record.plies() > 0).then_some(now);
        }
        vec![Out::Tell(ToPage::Game(self.live_game())), Out::Say(Note::Connected)]
    }

    /// Keeps the own version of the game and asks, once.
    fn differs(&mut self, common: usize, now: u64) -> Vec<Out> {
        let difference = Difference { common, asks: common < self.record.plies() };
        let is_known = self.difference.is_some_and(|known| known.common == common);
        if self.is_greeted && is_known {
            return Vec::new();
        }
        self.is_greeted = true;
        (self.mine, self.theirs, self.difference) = (None, None, Some(difference));
        self.stop_clock(now);
        let common = u32::try_from(common).unwrap_or(u32::MAX);
        vec![Out::Say(if difference.asks { Note::Differs(common) } else { Note::FriendDiffers })]
    }

    fn friend_played(&mut self, ply: u32, turn: &str, claimed: u32, now: u64) -> Vec<Out> {
        let friend = self.me.opponent();
        if ply < self.plies() {
            // A forced pass has been played here already; otherwise the move crossed an agreement.
            return Vec::new();
        }
        if ply > self.plies() || self.record.to_move() != friend || self.is_over() || self.record.play(turn).is_err() {
            return vec![Out::Send(Message::Refused(ply)), Out::Say(Note::Illegal)];
        }
        let max = self.clock.as_ref().map_or(0, |clock| clock.max_after_move(friend, now));
        let left = claimed.min(max);
        let mut out = self.lapse();
        self.turn_over(friend, left, now);
        out.push(Out::Tell(ToPage::Played { ply, turn: turn.to_owned(), left }));
        if claimed > max && self.clock.is_some() {
            out.push(Out::Say(Note::Clock));
        }
        out
    }

    /// If the friend's device has refused the last move, it has the moves before that. Nothing is taken back without the
    /// local player's consent.
    fn handle_refusal(&mut self, ply: u32, now: u64) -> Vec<Out> {
        let is_last = ply + 1 == self.plies() && self.record.to_move_at(self.record.plies() - 1) == Some(self.me);
        if is_last { self.differs(self.record.plies() - 1, now) } else { Vec::new() }
    }
}

fn friend_left() -> Vec<Out> {
    vec![Out::Say(Note::Left), Out::Tell(ToPage::Over), Out::HangUp]
}

fn friend_away() -> Vec<Out> {
    vec![Out::Say(Note::Away), Out::Tell(ToPage::Over), Out::Wait]
}

#[cfg(test)]
mod tests;
