//! Spare connections: how a friend whose page was loaded again rejoins with one link.

use alquerque_messages::live::LiveGame;

use super::{Attempt, Client, Output, Peer, Spare, Step};
use crate::signal::Signal;
use crate::wire::Message;

impl Client {
    /// Prepares this device's spare connection, now that another one works.
    pub(super) fn prepare_spare(&mut self) {
        self.drop_spares();
        let server = self.environment.server.clone();
        if server.is_valid() {
            let number = self.new_number();
            self.spare = Some(Spare { number, signal: None, live_game: None });
            self.out.push(Output::Connect { number, server, to: Peer::Absent(self.environment.random) });
        }
    }

    /// The browser has described the spare connection: the friend gets the offer.
    pub(super) fn spare_described(&mut self, number: u32, signal: Option<Signal>) {
        let Some(spare) = self.spare.as_mut().filter(|spare| spare.number == number) else { return };
        match signal {
            Some(signal) if self.session.is_some() => {
                spare.signal = Some(signal.clone());
                self.send(&Message::Spare(signal));
            }
            _ => self.drop_spares(),
        }
    }

    /// The live game is over, or another connection replaces it: nobody rejoins.
    pub(super) fn drop_spares(&mut self) {
        if let Some(spare) = self.spare.take() {
            self.out.push(Output::Close(spare.number));
        }
        if self.friends_spare.take().is_some() {
            self.out.push(Output::KeepCode(None));
        }
    }

    /// The page was loaded again in a live game: answers the friend's spare offer.
    pub(super) fn rejoin(&mut self, live_game: LiveGame, offer: Signal) {
        self.connect(live_game, false, Peer::Inviting(offer));
        if let Some(attempt) = &mut self.attempt {
            attempt.rejoins = true;
        }
    }

    /// Whether a signal answers this device's spare offer, and no connection works.
    pub(super) fn answers_spare(&self, answer: &Signal) -> bool {
        let offer = self.spare.as_ref().and_then(|spare| spare.signal.as_ref());
        self.session.is_none() && answer.invitation.is_none() && offer.is_some_and(|offer| offer.id == answer.id)
    }

    /// The friend's answer to the spare offer has arrived: connects.
    pub(super) fn use_spare(&mut self, answer: Signal) {
        let Some(Spare { number, signal, live_game: Some(live_game) }) = self.spare.take() else { return };
        self.hang_up();
        self.number = number;
        self.attempt = Some(Attempt { signal, live_game, is_host: true, step: Step::Invite, rejoins: false });
        self.complete_connection(answer);
    }
}
