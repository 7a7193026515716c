//! A live game with a friend on another device. A separate module connects the two and reports to the page.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Closing, from_link};
use alquerque_language::{Phrase, message};
use alquerque_messages::live::{Bar, LiveGame, Note, Place, Times};

use crate::event::Event;
use crate::text::Text;
use crate::text::nouns::BySide;
use crate::text::title::Title;

/// Live games: the game on the board, and what the page shows of it.
#[derive(Clone, Debug, Default)]
pub struct LiveState {
    /// The friend who plays this game live.
    pub(super) game: Option<Live>,
    /// Whether the module runs.
    pub(super) is_ready: bool,
    /// What the page shows.
    pub(super) view: LiveView,
    /// The event to carry out after leaving the live game, while the notice asks whether to leave.
    pub(super) leaving: Option<Box<Event>>,
    /// The [`GameState::replacements`](crate::game::GameState::replacements) last reported to the module.
    pub(super) reported_replacements: u32,
}

impl LiveState {
    /// What the page shows.
    pub fn view(&self) -> &LiveView {
        &self.view
    }

    /// Whether there is a live game, or another game on the board than was last reported to the module.
    pub(crate) fn follows(&self, replacements: u32) -> bool {
        self.game.is_some() || self.reported_replacements != replacements
    }

    /// Notes that the local player has offered a draw after this many moves.
    pub(crate) fn note_offer(&mut self, plies: usize) {
        if let Some(game) = &mut self.game {
            game.offered = Some(plies);
        }
    }
}

/// The module's view of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// Whether the connection holds. While it is broken, the game can be continued by links.
    pub is_connected: bool,
    /// The number of moves.
    pub(crate) plies: usize,
    /// How the players ended the game.
    pub(crate) closing: Option<Closing>,
    /// See [`GameState::replacements`](crate::game::GameState::replacements).
    pub(crate) replacements: u32,
    /// The friend's remaining time by their own clock, to be set after the last move.
    pub(crate) left: Option<(Player, u32)>,
    /// The number of moves when the local player last offered a draw. One offer per position is enough.
    pub(crate) offered: Option<usize>,
}

/// What the page shows of live games: beside the board and in their dialog.
#[derive(Clone, Debug, Default)]
pub struct LiveView {
    /// What the bar beside the board offers; `None` without a bar.
    pub bar: Option<Bar>,
    /// The text in the bar.
    pub said: Text,
    /// Whether it only concerns the move on the board.
    passes: bool,
    /// What is wrong with the input in the dialog.
    pub problem: Option<Phrase>,
    /// Whether the link was copied.
    pub copied: Option<Phrase>,
    /// What an invitation offers, as this device sees it.
    pub terms: Vec<Phrase>,
    /// Whether the invitation's game replaces an unfinished one on the board.
    pub replaces: bool,
}

impl LiveView {
    /// Shows or removes a note.
    pub(crate) fn say(&mut self, place: Place, note: Option<Note>) {
        let phrase = note.map(Note::phrase);
        match place {
            Place::Bar => {
                let mut text = Text::from(phrase);
                if text == self.said {
                    text.repeat();
                }
                self.said = text;
                self.passes = note.is_some_and(|note| {
                    matches!(note, Note::Declined(_) | Note::YouDeclined | Note::CannotOffer | Note::Agreed(_))
                });
            }
            Place::Dialog => self.problem = phrase,
            Place::Link => self.copied = phrase,
        }
    }

    /// Removes the answer to an offer once the game goes on.
    pub(crate) fn go_on(&mut self) {
        if std::mem::take(&mut self.passes) {
            self.said = Text::default();
        }
    }

    /// Describes an invitation. `here` is the game on the board.
    pub(crate) fn describe(&mut self, live_game: &LiveGame, here: &dyn AnyRecord) {
        let Ok(record) = from_link(&live_game.link) else { return };
        let me = if live_game.dark { Player::Dark } else { Player::Light };
        let game = record.board().game;
        let mover = if record.to_move() == me { "you" } else { "friend" };
        self.terms = vec![Title::from_record(&*record).phrase(), Phrase::new(message::FRIEND_SIDES).by(me, game)];
        if record.plies() == 0 {
            self.terms.push(Phrase::new(message::FRIEND_FIRST).key("mover", mover));
        } else {
            self.terms.extend([
                Phrase::new(message::FRIEND_CONTINUES),
                Phrase::new(message::FRIEND_TO_MOVE).key("mover", mover),
            ]);
        }
        if let Some(Times { minutes, increment, .. }) = live_game.times {
            self.terms.push(Phrase::new(message::FRIEND_CONTROL).text("control", &format!("{minutes} + {increment}")));
        }
        let is_unfinished = here.plies() > 0 && here.ending().is_none();
        self.replaces = is_unfinished && !begins(here, &*record) && !begins(&*record, here);
    }
}

/// Whether `shorter` is the beginning of `longer`, or all of it.
fn begins(shorter: &dyn AnyRecord, longer: &dyn AnyRecord) -> bool {
    shorter.rules() == longer.rules()
        && shorter.start_text() == longer.start_text()
        && longer.moves().starts_with(&shorter.moves())
}

#[cfg(test)]
mod tests {
    use alquerque_core::family::AnyGame;
    use alquerque_core::record::to_link;
    use alquerque_language::in_english;

    use super::*;

    fn record(rules: &str, moves: &[&str]) -> Box<dyn AnyRecord> {
        let mut record = rules.parse::<AnyGame>().unwrap().record();
        for turn in moves {
            record.play(turn).unwrap();
        }
        record
    }

    fn described(rules: &str, moves: &[&str], dark: bool, here: &[&str]) -> (Vec<String>, bool) {
        let times = Some(Times { minutes: 5, increment: 3, left: [0; 2] }).filter(|_| dark);
        let mut view = LiveView::default();
        view.describe(&LiveGame { link: to_link(&*record(rules, moves)), dark, times }, &*record("merkel", here));
        (view.terms.iter().map(in_english).collect(), view.replaces)
    }

    #[test]
    fn an_invitation_is_described() {
        let (terms, _) = described("merkel", &[], false, &[]);
        assert_eq!(terms[1..], ["You: Light, your friend: Dark", "You move first"]);
        assert!(terms[0].contains("Merkel’s rules"), "{}", terms[0]);
        let (terms, _) = described("othello", &[], false, &[]);
        assert_eq!(terms, ["Othello", "You: White, your friend: Black", "Your friend moves first"]);
        let (terms, _) = described("draughts", &["11-15"], true, &[]);
        assert_eq!(
            terms,
            [
                "English draughts",
                "You: Dark, your friend: Light",
                "You’ll continue a game in progress",
                "It’s your friend’s move",
                "Clock: 5 + 3 (minutes + seconds per move)"
            ]
        );
    }

    #[test]
    fn an_unfinished_game_is_replaced_only_by_another() {
        for (here, replaces) in
            [(&[][..], false), (&["d2-c3"], false), (&["d2-c3", "b4xd2"], false), (&["b2-c3"], true)]
        {
            assert_eq!(described("merkel", &["d2-c3"], false, here).1, replaces, "{here:?}");
        }
        assert!(described("medieval", &[], false, &["d2-c3"]).1);
    }

    #[test]
    fn a_repeated_note_differs() {
        let mut view = LiveView::default();
        let mut texts = Vec::new();
        for _ in 0..3 {
            view.say(Place::Bar, Some(Note::Said(0)));
            texts.push(view.said.clone());
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2]);
        view.say(Place::Bar, None);
        assert!(view.said.is_empty());
    }

    #[test]
    fn answers_to_offers_go_with_the_next_move() {
        let mut view = LiveView::default();
        for (note, passes) in [(Note::YouDeclined, true), (Note::Said(0), false)] {
            view.say(Place::Bar, Some(note));
            view.go_on();
            assert_eq!(view.said.is_empty(), passes, "{note:?}");
        }
    }
}
