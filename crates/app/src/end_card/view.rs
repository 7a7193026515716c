//! What the card at the end of a game says: the result, a summary, the turning point, and what to play next.

use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{GameId, Outcome, Player, Reason};
use alquerque_language::{Phrase, message};
use alquerque_messages::MAX_SEARCH_DEPTH;
use alquerque_messages::live::Bar;

use crate::elements::Elements;
use crate::end_card::{EndCard, has_first_win};
use crate::game::mode::GameMode;
use crate::game::panel::{over, rematch_word};
use crate::new_game::handicap::corners;
use crate::settings::{Ai, Engine};
use crate::state::State;
use crate::text::moves;
use crate::text::nouns::varied;
use crate::text::{Text, move_text};

/// Minimum number of pairs of moves for advice about a game that was resigned or agreed drawn.
const MIN_MOVES: usize = 8;
/// A game that is no longer has nothing that could be a turning point.
const SHORT_PLIES: usize = 6;
/// Maximum number of facts on a card.
const FACTS: usize = 3;

/// How the game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// The only local player, or one of several, has won.
    Won,
    /// The only local player has lost.
    Lost,
    /// A draw, or a game that was only watched.
    Even,
}

/// A move with its number, kept on one line: `12. a3-b3`, or `12… c2-c3` for the second side's.
pub fn numbered(game: GameId, ply: usize, turn: &str) -> String {
    format!("{}\u{a0}{turn}", moves::number(game, ply, true).unwrap_or_default())
}

impl State {
    /// The card to show: from the end of the last move's animation until the player closes it or moves to another
    /// position.
    pub fn end_card(&self) -> Option<&EndCard> {
        let is_due =
            |card: &&EndCard| card.revision == self.game.revision && !card.is_closed && self.game.animation.is_none();
        self.end_card.card.as_ref().filter(is_due)
    }

    /// Whether the game on the board has a card, shown or not.
    pub(crate) fn has_end_card(&self) -> bool {
        self.end_card.card.is_some()
    }

    /// The mood of the card.
    pub fn end_mood(&self) -> Mood {
        let lone = self.settings.lone_human();
        match self.game.ending.map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) if lone.is_some_and(|you| you != winner) => Mood::Lost,
            Some(Outcome::Win(_)) if !self.settings.current().both_ai() => Mood::Won,
            _ => Mood::Even,
        }
    }

    /// The local player's side, the number of moves and, after a loss, the help that the player had.
    pub fn end_facts(&self) -> Vec<Phrase> {
        let lone = self.settings.lone_human();
        let moves = moves::played(&*self.game.record);
        let mut facts: Vec<Phrase> = lone.map(|you| self.by(message::END_YOU_PLAYED, you)).into_iter().collect();
        facts.push(Phrase::new(message::END_MOVES).number("moves", moves));
        // After a win or a draw, the advice mentions help.
        facts.extend(self.help_phrase().filter(|_| self.end_mood() == Mood::Lost || self.has_handicap()));
        facts
    }

    /// The accuracy of the only local player, or of both sides; 100 % means no loss.
    pub fn end_accuracy(&self) -> Option<Phrase> {
        let card = self.end_card().filter(|card| self.is_reviewed(card))?;
        if let Some(you) = self.settings.lone_human() {
            let about = if self.studied(card).is_some() { "no" } else { "yes" };
            return Some(
                Phrase::new(message::END_ACCURACY).key("about", about).number("percent", self.accuracy(card, you)?),
            );
        }
        let [light, dark] = Player::BOTH.map(|side| self.accuracy(card, side));
        light.or(dark)?;
        let percents = |accuracy: Option<u8>| match accuracy {
            Some(percent) if self.studied(card).is_some() => Phrase::new(message::PERCENTAGE).number("number", percent),
            Some(percent) => Phrase::new(message::PERCENTAGE_ABOUT).number("number", percent),
            None => Phrase::verbatim("\u{2013}"),
        };
        let both = self.by(message::END_ACCURACY_BOTH, Player::Light);
        Some(both.phrase("own", percents(light)).phrase("others", percents(dark)))
    }

    /// The card's text about the turning point; `None` if there is none.
    pub fn turning_point_text(&self) -> Option<Phrase> {
        let point = self.turning_point()?;
        let is_own = self.settings.lone_human() == Some(point.player);
        let whose = match (is_own, point.is_certain_loss()) {
            (true, true) => "yours-certain",
            (false, true) => "other-certain",
            (true, false) => "yours",
            (false, false) => "other",
        };
        let node = *self.game.record.tree().line().get(point.ply + 1)?;
        let [before, after] = point.loss.expected.map(|tenths| (tenths + 5) / 10);
        let phrase =
            self.by(message::END_MOMENT, point.player).key("whose", whose).key("sure", self.turning_point_key());
        let phrase = phrase.text(
            "turn",
            &numbered(self.game.record.board().game, point.ply, &move_text(&self.game.record.move_text(node))),
        );
        Some(phrase.number("before", before).number("after", after))
    }

    /// Whether the review has found no turning point, in a game that is long enough for one.
    fn lacks_turning_point(&self) -> bool {
        let is_reviewed = self.end_card().is_some_and(|card| !card.judged.is_empty() && self.is_reviewed(card));
        is_reviewed && self.turning_point().is_none() && self.game.record.played() > SHORT_PLIES
    }

    /// One thing to know or to try next; `None` after most wins, where the title says it all, and after games that were
    /// broken off early.
    pub fn end_advice(&self) -> Option<Phrase> {
        let ending = self.game.ending?;
        let now = self.settings.current();
        let result = if ending.outcome == Outcome::Draw { "drawn" } else { "won" };
        if now.both_ai() {
            return Some(Phrase::new(message::END_WATCHED).key("result", result));
        }
        let against_ai = self.settings.lone_human().filter(|_| self.opposing_ai().is_some());
        if against_ai.is_some() && self.end_mood() != Mood::Lost && self.was_helped() {
            return Some(Phrase::new(message::END_HELPED).key("result", result));
        }
        let is_broken_off = matches!(ending.reason, Reason::Resignation | Reason::Agreement);
        if is_broken_off && self.game.record.played().div_ceil(2) < MIN_MOVES {
            return None;
        }
        let Some(you) = against_ai else {
            return Some(Phrase::new(message::END_FRIENDS).key("result", result));
        };
        Some(match (self.end_mood(), ending.reason) {
            (Mood::Won, _) => {
                // The result is announced before there is a card.
                let card = self.end_card.card.as_ref();
                let is_first = card.map_or_else(|| has_first_win(self), |card| card.is_first_win);
                return is_first.then(|| varied(Phrase::new(message::END_FIRST_WIN), self.game.record.played()));
            }
            (Mood::Even, _) => Phrase::new(message::END_HELD),
            (Mood::Lost, Reason::Time) => Phrase::new(message::END_LATE),
            (Mood::Lost, Reason::NoMoves) if self.is_on_far_row(you) => Phrase::new(message::END_BLOCKED),
            (Mood::Lost, _) => {
                let about = match (self.pieces_move(), self.has_fewer_corners(you)) {
                    (true, _) => "captures",
                    (false, true) => "corners",
                    (false, false) => "mobility",
                };
                Phrase::new(message::END_TIP).key("about", about)
            }
        })
    }

    /// Whether a man of this side stands on the row farthest from it, where it can't move on. In draughts it would be
    /// crowned there.
    fn is_on_far_row(&self, side: Player) -> bool {
        let record = &*self.game.record;
        let board = record.board();
        let row = if side == Player::Light { 0 } else { board.rows - 1 };
        let man = Piece { player: side, kind: Kind::Man };
        let is_stuck = |column| board.spot(column, row).and_then(|spot| record.piece(spot)) == Some(man);
        board.game.info().pieces_move && (0..board.columns).any(is_stuck)
    }

    /// Whether the opponent has more corners than this side.
    fn has_fewer_corners(&self, side: Player) -> bool {
        let record = &*self.game.record;
        let owners = corners(record).into_iter().filter_map(|spot| record.piece(spot)).map(|piece| piece.player);
        let (own, others): (Vec<_>, Vec<_>) = owners.partition(|&owner| owner == side);
        own.len() < others.len()
    }

    /// The AI that the only local player plays against.
    fn opposing_ai(&self) -> Option<Ai> {
        let now = self.settings.current();
        let you = now.lone_human().filter(|_| now.mode() == GameMode::Local)?;
        Some(now.ai_of(you.opponent()))
    }

    /// The next opponent: stronger after a win against the computer without help, easier after a loss.
    pub fn next_level(&self) -> Option<Ai> {
        let ai = self.opposing_ai().filter(|_| self.end_card().is_some() && !self.settings.current().adapts)?;
        match (self.end_mood(), ai.engine) {
            (Mood::Won, _) if self.was_helped() => None,
            (Mood::Won, Engine::Random) => Some(Ai { engine: Engine::Level, level: 1, ..ai }),
            (Mood::Won, Engine::Level) if ai.level < LEVEL_COUNT => Some(Ai { level: ai.level + 1, ..ai }),
            (Mood::Won, Engine::AlphaBeta) if ai.depth < MAX_SEARCH_DEPTH => Some(Ai { depth: ai.depth + 1, ..ai }),
            (Mood::Lost, Engine::Level) if ai.level > 1 => Some(Ai { level: ai.level - 1, ..ai }),
            (Mood::Lost, Engine::AlphaBeta) if ai.depth > 1 => Some(Ai { depth: ai.depth - 1, ..ai }),
            _ => None,
        }
    }

    /// Whether the card offers the lesson: after a loss against the weakest opponent, as there is no easier one.
    pub fn card_offers_lesson(&self) -> bool {
        let is_weakest = self.opposing_ai().is_some_and(|ai| match ai.engine {
            Engine::Level => ai.level == 1,
            Engine::AlphaBeta => ai.depth == 1,
            Engine::Random => true,
            Engine::Uct => false,
        });
        is_weakest && self.end_card().is_some() && self.end_mood() == Mood::Lost
    }

    /// The caption of the button for the next game.
    pub fn next_level_text(&self) -> Option<Phrase> {
        if self.card_offers_lesson() {
            return Some(Phrase::new(message::END_LESSON));
        }
        let ai = self.next_level()?;
        let is_easier = self.end_mood() == Mood::Lost;
        Some(if ai.engine == Engine::AlphaBeta {
            Phrase::new(if is_easier { message::END_EASIER_DEPTH } else { message::END_NEXT_DEPTH })
                .number("depth", ai.depth)
        } else {
            Phrase::new(if is_easier { message::END_EASIER_LEVEL } else { message::END_NEXT_LEVEL })
                .number("level", ai.level)
        })
    }

    /// The result, as the card's title.
    pub fn end_title(&self) -> Text {
        over(self)
    }
}

/// The card in this state, apart from its small board.
pub fn card_elements(state: &State) -> Elements {
    let mut elements = Elements::default();
    let is_shown = state.end_card().is_some();
    elements.show("end-card", is_shown);
    elements.flag("panel", "data-card", is_shown);
    match state.game.ending.map(|ending| ending.outcome) {
        Some(Outcome::Win(winner)) if is_shown && state.end_mood() == Mood::Won => {
            elements.attribute("board-frame", "data-won", winner.name());
        }
        _ => elements.flag("board-frame", "data-won", false),
    }
    if !is_shown {
        return elements;
    }
    let mood = match state.end_mood() {
        Mood::Won => "won",
        Mood::Lost => "lost",
        Mood::Even => "even",
    };
    elements.attribute("end-card", "class", mood);
    // The winner's piece; none after a draw.
    let (winner, count) = match state.game.ending.map(|ending| ending.outcome) {
        Some(Outcome::Win(winner)) => (winner, 1),
        _ => (Player::Light, 0),
    };
    elements.show("end-stones", count > 0);
    let man = state.art_style().piece(state.look(), Piece { player: winner, kind: Kind::Man });
    elements.pieces("end-stones", man, count);
    elements.text("end-title", state.end_title());
    let facts = state.end_facts();
    for item in 0..FACTS {
        elements.show_text(format!("end-fact-{item}"), facts.get(item).cloned());
    }
    elements.show_text("end-accuracy", state.end_accuracy());
    elements.show("end-looking", state.is_end_review_running());
    elements.show("end-no-moment", state.lacks_turning_point());
    elements.show_text("end-advice", state.end_advice());
    let next = state.next_level_text();
    // One button stands out: the next level after a win, otherwise the rematch; or what the friend waits for.
    let (goes_up, sends) = (next.is_some() && mood == "won", state.awaits_friend());
    let is_asked = state.live.view().bar == Some(Bar::Answer);
    elements.show_text("end-next", next);
    elements.attribute("end-next", "class", if goes_up { "primary" } else { "" });
    elements.show("end-send", sends);
    elements.text("end-rematch", rematch_word(state));
    elements.attribute("end-rematch", "class", if sends || goes_up || is_asked { "" } else { "primary" });
    elements.show("end-moment", state.turning_point().is_some());
    elements.text("end-moment-text", state.turning_point_text());
    elements
}
