//! What the card at the end of a game says: the result, a summary, the deciding moment, and what to play next.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Assessment, Certain, NodeId, Share};
use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::tabletop::{Kind, Piece};
use alquerque_core::{GameId, Outcome, Player, Reason};
use alquerque_language::Phrase;
use alquerque_messages::MAX_SEARCH_DEPTH;

use crate::accuracy::{Loss, accuracy, light_share, loss};
use crate::board::model::{BoardModel, Mark, figure};
use crate::elements::Elements;
use crate::end_card::{EndCard, has_first_win};
use crate::game::mode::GameMode;
use crate::game::panel::over;
use crate::new_game::handicap::corners;
use crate::settings::{Ai, Engine};
use crate::state::State;
use crate::text::moves;
use crate::text::nouns::varied;
use crate::text::{Text, move_text};

/// A move that loses less than this, in tenths of a percent, decides nothing; the study doesn't call it a mistake
/// either.
const MIN_LOSS: u16 = 120;
/// Plies of the opening, which decides nothing between people even where it is proven to: in `merkel`, three of the
/// four first moves lose by force.
const OPENING_PLIES: usize = 2;
/// Expected results, in tenths of a percent, before and after a move that turns a certain win into a certain loss.
const CERTAIN_LOSS: [u16; 2] = [1000, 0];
/// A move that loses this much, in tenths of a percent, decides a game that was still open.
const DECISIVE_LOSS: u16 = 400;
/// The least expected result before a move and its least loss, in tenths of a percent, by which the quick review names it
/// without a proof: its estimates are rough.
const CLEAR_CHANCES: u16 = 400;
const CLEAR_FALL: u16 = 250;

/// Minimum number of moves, as counted on the card, for advice about a game that was resigned or agreed drawn.
const MIN_MOVES: usize = 8;

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

/// A move and what it cost its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Number of plies before the move.
    pub ply: usize,
    /// The side that played it.
    pub player: Player,
    /// Its effect on that side's expected result.
    pub loss: Loss,
    /// Whether the results before and after it are proven.
    pub is_proven: bool,
    /// Whether it gave away a proven win.
    pub gave_win: bool,
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

    /// Whether the game on the board has just ended, even if its card is not shown.
    pub(crate) fn has_end_card(&self) -> bool {
        self.end_card.card.is_some()
    }

    /// The mood of the card.
    pub fn end_mood(&self) -> Mood {
        let lone = self.settings.lone_human();
        match self.game.ending.map(|ending| ending.outcome) {
            Some(Outcome::Win(winner)) if lone.is_some_and(|you| you != winner) => Mood::Lost,
            Some(Outcome::Win(_)) if !self.settings.now().both_ai() => Mood::Won,
            _ => Mood::Even,
        }
    }

    /// The local player's side, the number of moves and, after a loss, the help that the player had.
    pub fn end_facts(&self) -> Vec<Phrase> {
        let lone = self.settings.lone_human();
        let moves = moves::played(&*self.game.record);
        let mut facts: Vec<Phrase> = lone.map(|you| self.by("end-you-played", you)).into_iter().collect();
        facts.push(Phrase::new("end-moves").number("moves", moves));
        // After a win or a draw, the advice mentions it.
        facts.extend(self.help_phrase().filter(|_| self.end_mood() == Mood::Lost));
        facts
    }

    /// The accuracy of the only local player, or of both sides; 100 % means no loss.
    pub fn end_accuracy(&self) -> Option<Phrase> {
        let card = self.end_card().filter(|card| self.is_reviewed(card))?;
        if let Some(you) = self.settings.lone_human() {
            let about = if self.studied(card).is_some() { "no" } else { "yes" };
            return Some(Phrase::new("end-accuracy").key("about", about).number("percent", self.accuracy(card, you)?));
        }
        let [light, dark] = Player::BOTH.map(|side| self.accuracy(card, side));
        light.or(dark)?;
        let percents = |accuracy: Option<u8>| match accuracy {
            Some(percent) => Phrase::new("percentage").number("number", percent),
            None => Phrase::verbatim("\u{2013}"),
        };
        let both = self.by("end-accuracy-both", Player::Light);
        Some(both.phrase("own", percents(light)).phrase("others", percents(dark)))
    }

    /// A side's accuracy in percent; `None` if it made too few moves.
    fn accuracy(&self, card: &EndCard, side: Player) -> Option<u8> {
        let moves: Vec<_> = self.losses(card).map(|moment| (moment.player, moment.loss)).collect();
        accuracy(&moves, side)
    }

    /// The local player's accuracy, once the review is complete, and whether it is that of the study's review; `None` if
    /// the game doesn't count.
    pub(crate) fn own_accuracy(&self) -> Option<(u8, bool)> {
        let card = self.end_card.card.as_ref().filter(|card| self.is_reviewed(card))?;
        let is_rated = || self.shelf.current().is_some_and(|entry| entry.accuracy.is_some());
        if !card.counts && !is_rated() {
            return None;
        }
        Some((self.accuracy(card, self.settings.lone_human()?)?, self.studied(card).is_some()))
    }

    /// The deciding moment, once found: a move of the loser, or of either side in a draw.
    ///
    /// After the study's review, this is the worst mistake that it lists. By the quick review it is the last decisive loss
    /// or, if there is none, the worst move, if it is clear: an earlier loss didn't decide the game, as the other side gave
    /// it back.
    pub fn end_moment(&self) -> Option<Moment> {
        let card = self.end_card().filter(|card| self.is_reviewed(card))?;
        let loser = self.loser();
        let bad = self
            .losses(card)
            .filter(|moment| loser.is_none_or(|loser| moment.player == loser) && moment.loss.tenths() >= MIN_LOSS);
        if self.studied(card).is_some() {
            return bad.max_by_key(|moment| (moment.gave_win, moment.loss.tenths()));
        }
        let is_clear = |moment: &Moment| {
            moment.is_proven || moment.loss.expected[0] >= CLEAR_CHANCES && moment.loss.tenths() >= CLEAR_FALL
        };
        let bad: Vec<Moment> = bad
            .filter(|moment| moment.ply >= OPENING_PLIES || self.game.record.start_text().is_some())
            .filter(is_clear)
            .collect();
        let worst = bad.iter().map(|moment| moment.loss.tenths()).max()?;
        bad.into_iter().rfind(|moment| moment.loss.tenths() >= worst.min(DECISIVE_LOSS))
    }

    /// How sure the deciding moment is, as a key: whether the study has reviewed the game.
    pub(crate) fn moment_key(&self) -> &'static str {
        let is_sure = self.end_card.card.as_ref().is_some_and(|card| self.studied(card).is_some());
        if is_sure { "yes" } else { "no" }
    }

    /// The best move at `ply`, if the review knows it.
    pub(crate) fn best_at(&self, ply: usize) -> Option<String> {
        self.end_card.card.as_ref()?.judged.get(ply)?.best.clone()
    }

    /// The card's text about the deciding moment; `None` if there is none.
    pub fn end_moment_text(&self) -> Option<Phrase> {
        let moment = self.end_moment()?;
        let is_own = self.settings.lone_human() == Some(moment.player);
        let whose = match (is_own, moment.loss.expected) {
            (true, CERTAIN_LOSS) => "yours-certain",
            (false, CERTAIN_LOSS) => "other-certain",
            (true, _) => "yours",
            (false, _) => "other",
        };
        let node = *self.game.record.tree().line().get(moment.ply + 1)?;
        let [before, after] = moment.loss.expected.map(|tenths| (tenths + 5) / 10);
        let phrase = self.by("end-moment", moment.player).key("whose", whose).key("sure", self.moment_key());
        let phrase = phrase.text(
            "turn",
            &numbered(self.game.record.board().game, moment.ply, &move_text(&self.game.record.move_text(node))),
        );
        Some(phrase.number("before", before).number("after", after))
    }

    /// Whether the quick review is still running.
    pub fn is_end_reviewed(&self) -> bool {
        self.end_card().is_some_and(|card| card.search.is_some())
    }

    /// One thing to know or to try next; `None` after most wins, where the title says it all, and after games that were
    /// broken off early.
    pub fn end_advice(&self) -> Option<Phrase> {
        let ending = self.game.ending?;
        let now = self.settings.now();
        let result = if ending.outcome == Outcome::Draw { "drawn" } else { "won" };
        if now.both_ai() {
            return Some(Phrase::new("end-watched").key("result", result));
        }
        let against_ai = self.settings.lone_human().filter(|_| self.opposing_ai().is_some());
        if against_ai.is_some() && self.end_mood() != Mood::Lost && self.was_helped() {
            return Some(Phrase::new("end-helped").key("result", result));
        }
        let is_broken_off = matches!(ending.reason, Reason::Resignation | Reason::Agreement);
        if is_broken_off && self.game.record.played().div_ceil(2) < MIN_MOVES {
            return None;
        }
        let Some(you) = against_ai else {
            return Some(Phrase::new("end-friends").key("result", result));
        };
        Some(match (self.end_mood(), ending.reason) {
            (Mood::Won, _) => {
                // The result is announced before there is a card.
                let card = self.end_card.card.as_ref();
                let is_first = card.map_or_else(|| has_first_win(self), |card| card.is_first_win);
                return is_first.then(|| varied(Phrase::new("end-first-win"), self.game.record.played()));
            }
            (Mood::Even, _) => Phrase::new("end-held"),
            (Mood::Lost, Reason::Time) => Phrase::new("end-late"),
            (Mood::Lost, Reason::NoMoves) if self.is_on_far_row(you) => Phrase::new("end-blocked"),
            (Mood::Lost, _) => {
                let about = match (self.pieces_move(), self.has_fewer_corners(you)) {
                    (true, _) => "captures",
                    (false, true) => "corners",
                    (false, false) => "mobility",
                };
                Phrase::new("end-tip").key("about", about)
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
        let now = self.settings.now();
        let you = now.lone_human().filter(|_| now.mode() == GameMode::Local)?;
        Some(now.ai_of(you.opponent()))
    }

    /// The next opponent: stronger after a win against the computer without help, easier after a loss.
    pub fn next_level(&self) -> Option<Ai> {
        let ai = self.opposing_ai().filter(|_| self.end_card().is_some() && !self.settings.now().adapts)?;
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
            return Some(Phrase::new("end-lesson"));
        }
        let ai = self.next_level()?;
        let is_easier = self.end_mood() == Mood::Lost;
        Some(if ai.engine == Engine::AlphaBeta {
            Phrase::new(if is_easier { "end-easier-depth" } else { "end-next-depth" }).number("depth", ai.depth)
        } else {
            Phrase::new(if is_easier { "end-easier-level" } else { "end-next-level" }).number("level", ai.level)
        })
    }

    /// The result, as the card's title.
    pub fn end_title(&self) -> Text {
        over(self)
    }

    fn is_reviewed(&self, card: &EndCard) -> bool {
        card.search.is_none() && card.judged.len() == self.positions_to_judge()
    }

    /// The number of positions that the quick review searches: the one before each move and, unless the rules ended the
    /// game, the last.
    pub(crate) fn positions_to_judge(&self) -> usize {
        let tree = self.game.record.tree();
        let is_open = tree.line().last().is_none_or(|&last| self.game.record.ending_of(last).is_none());
        match self.game.record.plies() {
            0 => 0,
            plies => plies + usize::from(is_open),
        }
    }

    /// The assessments of the study's review of every position that the quick review has an estimate for.
    fn studied(&self, card: &EndCard) -> Option<Vec<Option<Assessment>>> {
        let tree = self.game.record.tree();
        let stored: Vec<Assessment> = tree.line().iter().map(|&node| tree.assessment(node)).collect();
        let is_complete = card
            .judged
            .iter()
            .zip(&stored)
            .all(|(judged, stored)| light_share(&judged.known).is_none() || light_share(stored).is_some());
        is_complete.then(|| stored.into_iter().map(Some).take(card.judged.len()).collect())
    }

    /// The assessments so far, for each position of the game: those of the study, whose review is deeper, or else the quick
    /// review's.
    fn assessments(&self, card: &EndCard) -> Vec<Option<Assessment>> {
        let last = self.game.record.tree().line().last();
        let end = last.and_then(|&last| self.game.record.ending_of(last)).map(|ending| Assessment {
            expected: Some(Share::new(ending.outcome.score(Player::Light).into())),
            certain: Some(Certain { outcome: ending.outcome, plies: None }),
            helped: false,
        });
        let end = end.filter(|_| self.is_reviewed(card));
        let quick = || card.judged.iter().map(|judged| Some(judged.known)).collect();
        let mut known: Vec<Option<Assessment>> = self.studied(card).unwrap_or_else(quick);
        known.extend(end.map(Some));
        // A position without an estimate takes that of the next one.
        for place in (0..known.len()).rev() {
            let is_open = known[place].is_none_or(|known| light_share(&known).is_none());
            if is_open {
                known[place] = known.get(place + 1).copied().flatten();
            }
        }
        known
    }

    /// Every move, with its effect on its side's expected result.
    fn losses<'a>(&'a self, card: &'a EndCard) -> impl Iterator<Item = Moment> + 'a {
        let known = self.assessments(card);
        (0..self.game.record.plies()).filter_map(move |ply| {
            let (before, after) = ((*known.get(ply)?)?, (*known.get(ply + 1)?)?);
            let player = self.game.record.to_move_at(ply)?;
            let loss = loss(&before, &after, player, !card.judged[ply].had_choice)?;
            let is_proven = before.certain.is_some() && after.certain.is_some();
            let gave_win = before.certain.is_some_and(|certain| certain.outcome == Outcome::Win(player));
            Some(Moment { ply, player, loss, is_proven, gave_win })
        })
    }

    /// The quick review's assessment of the position on the board, while a game that has just ended is being viewed.
    pub(crate) fn reviewed_here(&self) -> Option<Assessment> {
        let card = self.end_card.card.as_ref()?;
        self.assessments(card).get(self.game.record.played()).copied().flatten()
    }

    /// The assessments of a complete quick review for the positions of the current line, for the study.
    pub(crate) fn reviewed(&self) -> Vec<(NodeId, Assessment)> {
        let Some(card) = self.end_card.card.as_ref().filter(|card| self.is_reviewed(card)) else { return Vec::new() };
        let nodes = self.game.record.tree().line().iter().copied();
        nodes.zip(self.assessments(card)).filter_map(|(node, known)| Some((node, known?))).collect()
    }
}

impl Moment {
    /// The game at this moment.
    pub fn record(&self, state: &State) -> Box<dyn AnyRecord> {
        let mut record = state.game.record.clone();
        record.go_to(self.ply);
        record
    }

    /// The small board before the move. `record` is the game at this moment.
    pub fn model(&self, state: &State, record: &dyn AnyRecord) -> BoardModel {
        let path = state.game.record.turn(self.ply).map_or_else(Vec::new, |turn| turn.path);
        let marks: Vec<_> = path.into_iter().map(|spot| (spot, Mark::Last)).collect();
        BoardModel { notation: false, art_style: state.art_style(), ..figure(record, state.geometry().flipped, &marks) }
    }
}

/// The card in this state, apart from its small board.
pub fn end_card(state: &State) -> Elements {
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
    elements.show("end-looking", state.is_end_reviewed());
    elements.show_text("end-advice", state.end_advice());
    let next = state.next_level_text();
    // One button stands out: the next level after a win, otherwise the rematch; or what the friend waits for.
    let (is_up, sends) = (next.is_some() && mood == "won", state.awaits_friend());
    elements.show_text("end-next", next);
    elements.attribute("end-next", "class", if is_up { "primary" } else { "" });
    elements.show("end-send", sends);
    elements.attribute("end-rematch", "class", if sends || is_up { "" } else { "primary" });
    elements.show("end-moment", state.end_moment().is_some());
    elements.text("end-moment-text", state.end_moment_text());
    elements
}
