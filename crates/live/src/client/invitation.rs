//! Invitations and answers: how a connection comes about.

use alquerque_core::record::from_link;
use alquerque_messages::live::{LiveGame, Note, ToPage};

use super::{Attempt, Client, Output, Peer, Step, Timer};
use crate::session::Session;
use crate::signal::{CodeError, Signal};

/// How long the devices look for each other, in milliseconds.
pub(super) const LOOKING: u32 = 25_000;
/// How long the friend may take to use an answer before the player is told what to do, in milliseconds.
pub(super) const ANSWERED: u32 = 120_000;
/// How long another tab may take to answer, in milliseconds.
pub(super) const TABS_ANSWER: u32 = 1_500;
/// What a tab says when it takes an answer, before the number of the invitation.
const TAKEN: &str = "taken ";

impl Client {
    /// Whether an invitation or an answer is in progress.
    pub(super) fn has_link(&self) -> bool {
        self.attempt.as_ref().is_some_and(|attempt| attempt.signal.is_some())
    }

    pub(super) fn on_dialog_opened(&mut self, game: LiveGame, invites: bool, code: Option<String>) {
        self.live_game = Some(game);
        if let Some(code) = code {
            self.show(Step::Start);
            return self.take(&code, true);
        }
        if self.session.as_ref().is_some_and(Session::is_connected) {
            return self.show(Step::Connected);
        }
        match &self.attempt {
            Some(attempt) if !invites => self.show(attempt.step),
            _ if invites => self.invite(),
            _ => {
                self.show(Step::Start);
                if self.lost_invitation.is_some() {
                    self.problem(Note::InvitationLost);
                }
            }
        }
    }

    /// Mentions beside the board that an invitation or an answer is pending in the closed dialog.
    pub(super) fn mention_waiting(&mut self) {
        if self.has_link() && !self.environment.is_open {
            self.note(Note::Waiting);
        }
    }

    /// Prepares a connection; if that is not possible, tells the player.
    pub(super) fn connect(&mut self, live_game: LiveGame, is_host: bool, to: Peer) {
        // An invitation was accepted in the middle of a live game.
        if self.session.is_some() {
            self.leave();
        }
        let server = self.environment.server.clone();
        if !server.is_valid() {
            self.show(Step::Start);
            return self.problem(Note::NoServer);
        }
        self.hang_up();
        self.attempt = Some(Attempt { signal: None, live_game, is_host, step: Step::Wait, rejoins: false });
        self.show(Step::Wait);
        self.out.push(Output::Connect { number: self.number, server, to });
    }

    /// Forgets the invitation that a reload has ended.
    pub(super) fn forget_invitation(&mut self) {
        self.lost_invitation = None;
        if self.friends_spare.is_none() {
            self.out.push(Output::KeepCode(None));
        }
    }

    /// Makes an invitation to the game on the board.
    pub(super) fn invite(&mut self) {
        let Some(live_game) = self.live_game.clone() else { return };
        let theirs = LiveGame { dark: !live_game.dark, ..live_game.clone() };
        self.connect(live_game, true, Peer::Invited(self.environment.random, theirs));
    }

    /// Accepts a friend's invitation.
    pub(super) fn accept(&mut self) {
        let Some(offer) = self.invitation.take() else { return };
        if let Some(live_game) = offer.invitation.clone() {
            self.connect(live_game, false, Peer::Inviting(offer));
        }
    }

    pub(super) fn handle_signal(&mut self, signal: Option<Signal>) {
        let Some(attempt) = &mut self.attempt else { return };
        let Some(signal) = signal else {
            self.attempt = None;
            return self.show(Step::Failed);
        };
        let code = signal.code();
        let is_invitation = attempt.is_host;
        attempt.signal = Some(signal);
        attempt.step = match attempt.is_host {
            true => Step::Invite,
            false if attempt.rejoins => Step::Rejoin,
            false => Step::Answer,
        };
        let (step, game, rejoins) = (attempt.step, attempt.live_game.clone(), attempt.rejoins);
        self.tell(ToPage::Terms(game));
        self.show(step);
        self.out.push(Output::Give(code.clone()));
        if !is_invitation {
            self.out.push(Output::After(ANSWERED, Timer::Answered(self.number)));
        } else if self.friends_spare.is_none() {
            // A rejoining friend needs no other invitation.
            self.lost_invitation = None;
            self.out.push(Output::KeepCode(Some(code)));
        }
        if rejoins { self.note(Note::Rejoin) } else { self.mention_waiting() }
    }

    /// Uses a friend's code.
    pub(super) fn take(&mut self, text: &str, is_in_address: bool) {
        let signal = match Signal::read(text) {
            Ok(signal) => signal,
            Err(CodeError::Version) => return self.problem(Note::Version),
            Err(CodeError::Damaged) if text.split_whitespace().any(|word| from_link(word).is_ok()) => {
                self.out.push(Output::CodeUsed);
                return self.tell(ToPage::GameLink(text.to_owned()));
            }
            Err(CodeError::Damaged) => return self.problem(Note::DamagedLink),
        };
        let is_host = self.attempt.as_ref().is_some_and(|attempt| attempt.is_host);
        let own = self.attempt.as_ref().and_then(|attempt| attempt.signal.as_ref());
        let is_own_id = own.is_some_and(|own| own.id == signal.id);
        if own == Some(&signal) {
            return self.problem(Note::OwnLink);
        }
        if let Some(live_game) = &signal.invitation {
            if from_link(&live_game.link).is_err() {
                return self.problem(Note::DamagedLink);
            }
            self.tell(ToPage::Terms(live_game.clone()));
            self.show(Step::Invited);
            self.invitation = Some(signal);
        } else if self.answers_spare(&signal) {
            self.use_spare(signal);
        } else if is_host && is_own_id {
            self.complete_connection(signal);
        } else if is_host && !is_in_address {
            // The invitation on display stays valid.
            return self.problem(Note::OtherInvitation);
        } else {
            self.hand_over(&signal, is_in_address);
        }
        self.out.push(Output::CodeUsed);
    }

    /// The answer to this device's invitation has arrived.
    pub(super) fn complete_connection(&mut self, answer: Signal) {
        if let Some(attempt) = &mut self.attempt {
            attempt.step = Step::Connecting;
        }
        self.show(Step::Connecting);
        self.out.push(Output::After(LOOKING, Timer::Looking(self.number)));
        self.out.push(Output::Complete(self.number, answer));
    }

    /// Passes an answer on to the tab with its invitation.
    fn hand_over(&mut self, answer: &Signal, is_in_address: bool) {
        self.handing = Some(answer.id);
        self.out.push(Output::Post(answer.code()));
        self.out.push(Output::After(TABS_ANSWER, Timer::Tabs { id: answer.id, is_in_address }));
    }

    pub(super) fn on_tab(&mut self, text: &str) {
        if let Some(id) = text.strip_prefix(TAKEN) {
            if self.handing.is_some() && id.parse().ok() == self.handing {
                self.handing = None;
                self.show(Step::Handed);
            }
            return;
        }
        let Ok(answer) = Signal::read(text) else { return };
        if self.answers_spare(&answer) {
            self.out.push(Output::Post(format!("{TAKEN}{}", answer.id)));
            return self.use_spare(answer);
        }
        let awaited = self.attempt.as_ref().filter(|attempt| attempt.step == Step::Invite);
        let is_awaited = awaited.and_then(|attempt| attempt.signal.as_ref()).is_some_and(|own| own.id == answer.id);
        if is_awaited && answer.invitation.is_none() {
            self.out.push(Output::Post(format!("{TAKEN}{}", answer.id)));
            self.complete_connection(answer);
        }
    }

    pub(super) fn on_timer(&mut self, timer: Timer) {
        match timer {
            Timer::Looking(number) => {
                if number == self.number && self.step() == Some(Step::Connecting) {
                    self.failed();
                }
            }
            Timer::Answered(number) if number == self.number && self.has_link() => self.late(),
            Timer::Tabs { id, is_in_address } if self.handing == Some(id) => {
                self.handing = None;
                if is_in_address { self.show(Step::Nobody) } else { self.problem(Note::NoInvitation) }
            }
            Timer::Answered(_) | Timer::Tabs { .. } => {}
        }
    }

    /// The step of the attempt in progress.
    pub(super) fn step(&self) -> Option<Step> {
        self.attempt.as_ref().map(|attempt| attempt.step)
    }

    /// The friend has not connected for long: they may have closed the page with the invitation.
    pub(super) fn late(&mut self) {
        self.problem(Note::Late);
        if !self.environment.is_open {
            self.note(Note::Late);
        }
    }

    pub(super) fn failed(&mut self) {
        self.hang_up();
        self.show(Step::Failed);
        if !self.environment.is_open {
            self.note(Note::Failed);
        }
    }
}
