//! Handles the player's moves in a puzzle, and counts and stores the results.

use alquerque_app::command::Command;
use alquerque_app::event::Event as AppEvent;
use alquerque_app::game::moves::flips;
use alquerque_app::hint;
use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_app::text::Text;
use alquerque_app::text::nouns::BySide;
use alquerque_app::update::update;
use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::LinesTask;
use alquerque_messages::{Answer, Request, StudyAnswer};

use super::activity::Activity;
use super::board::show_position;
use super::game_mistakes::GameMistake;
use super::progress::{KEY, Progress, load};
use super::reasons;
use super::sequel::Sequel;
use super::solving::{Counting, Solving, SolvingStage};
use super::state::PendingLines;
use super::{Puzzles, view};
use crate::effect::{StudyEffect, focus_board, from_game};
use crate::event::{Event as StudyEvent, PuzzlesEvent};
use crate::review::exercises::state::HintLevel;
use crate::worker::Worker;

impl Puzzles {
    /// Handles a move on the board as the player's answer.
    pub(super) fn check(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let has_ended = self.rush.as_ref().is_some_and(|rush| rush.has_ended);
        let Some(solving) = self.current.as_mut().filter(|_| !has_ended) else { return Vec::new() };
        let before = solving.stage.clone();
        let has_moved = solving.check(&*state.game.record);
        let delay = match solving.stage {
            _ if !has_moved => {
                if solving.stage != before {
                    self.announce(state);
                }
                return Vec::new();
            }
            SolvingStage::Solved => return self.solved(state),
            SolvingStage::Wrong { .. } => {
                self.count(state, false);
                self.announce(state);
                if self.rush.is_some() { MISTAKE_MILLIS } else { REPLY_MILLIS }
            }
            SolvingStage::Open | SolvingStage::Waiting | SolvingStage::Shown => REPLY_MILLIS,
        };
        vec![after(delay, PuzzlesEvent::Reply(self.serial))]
    }

    /// The reply is due; in a rush, after a wrong move or a solution, the next puzzle.
    pub(super) fn reply(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let is_rush = self.rush.is_some();
        let has_ended = self.rush.as_ref().is_some_and(|rush| rush.has_ended);
        let Some(solving) = self.current.as_mut().filter(|_| !has_ended) else { return Vec::new() };
        if !is_rush && solving.is_done() {
            return self.play_sequel(state);
        }
        if is_rush && (solving.is_done() || matches!(solving.stage, SolvingStage::Wrong { .. })) {
            return self.next_of_rush(state);
        }
        let mut record = state.game.record.boxed();
        if !solving.reply(&mut *record) {
            return Vec::new();
        }
        let is_solved = solving.stage == SolvingStage::Solved;
        let is_wrong = matches!(solving.stage, SolvingStage::Wrong { .. });
        let positions = match solving.best_text(&*record).filter(|_| is_wrong && !is_rush) {
            Some(best) => reasons::positions(&*record, record.tree().current(), &best),
            None => Vec::new(),
        };
        let mut effects = show_position(state, record);
        effects.extend(self.request_lines(state.game.record.tree().current(), positions));
        self.announce(state);
        if is_solved {
            effects.extend(self.solved(state));
        }
        // A refutation is in the text already.
        if !is_wrong && let Some(reply) = last_move(state) {
            state.notices.announce_first(reply);
        }
        effects
    }

    fn solved(&mut self, state: &mut State) -> Vec<StudyEffect> {
        self.count(state, true);
        self.announce(state);
        if self.rush.is_some() {
            return vec![after(RUSH_MILLIS, PuzzlesEvent::Reply(self.serial))];
        }
        self.request_sequel(state, state.game.record.tree().current())
    }

    /// Asks for what follows the last move of the solution, at this node.
    fn request_sequel(&mut self, state: &State, node: NodeId) -> Vec<StudyEffect> {
        let mut board = state.game.record.boxed();
        board.select(node);
        let has_sequel =
            board.ending().is_none() && self.current.as_ref().is_some_and(|solving| solving.mistake.is_none());
        self.request_lines(node, if has_sequel { vec![board.position_text()] } else { Vec::new() })
    }

    /// Asks a worker for the best lines from some positions, if there are any. They belong to this node.
    fn request_lines(&mut self, node: NodeId, positions: Vec<String>) -> Vec<StudyEffect> {
        let Some(solving) = self.current.as_ref().filter(|_| !positions.is_empty()) else { return Vec::new() };
        self.last_request = self.last_request.wrapping_add(1);
        let id = self.last_request;
        self.pending_lines = Some(PendingLines { id, node });
        let task = LinesTask { id, rules: solving.puzzle.rules.to_string(), positions };
        vec![StudyEffect::Request(Worker::Puzzle, Request::BestLines(task))]
    }

    /// Takes the lines from the worker. Without them, a puzzle has no sequel and a wrong move no reason.
    pub fn on_worker_event(&mut self, state: &mut State, event: JobEvent) -> Vec<StudyEffect> {
        let JobEvent::Answer(Answer::Study(StudyAnswer::BestLines { id, lines })) = event else { return Vec::new() };
        let Some(pending) = self.pending_lines.take_if(|pending| pending.id == id) else { return Vec::new() };
        let record = &*state.game.record;
        let Some(solving) = &mut self.current else { return Vec::new() };
        match solving.stage {
            SolvingStage::Wrong { .. } if record.tree().current() == pending.node => {
                let best = solving.best_text(record);
                let reason = best.and_then(|best| reasons::why(record, &solving.puzzle, pending.node, &best, lines));
                solving.set_reason(reason);
                self.announce(state);
                Vec::new()
            }
            SolvingStage::Solved => {
                let Some(line) = lines.into_iter().next() else { return Vec::new() };
                let sequel = Sequel::new(&solving.puzzle, record, pending.node, line);
                let is_near = sequel.near > 0;
                solving.sequel = Some(sequel);
                self.announce(state);
                if is_near { vec![after(REPLY_MILLIS, PuzzlesEvent::Reply(self.serial))] } else { Vec::new() }
            }
            // The solution is still being played; what follows is shown on request.
            SolvingStage::Shown => {
                let Some(line) = lines.into_iter().next() else { return Vec::new() };
                let sequel = Sequel::new(&solving.puzzle, record, pending.node, line);
                solving.sequel = Some(Sequel { is_shown: false, ..sequel });
                self.announce(state);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Plays the moves up to a near win, unless the user looks at another position.
    fn play_sequel(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &self.current else { return Vec::new() };
        let Some(near) = solving.sequel.as_ref().map(|sequel| sequel.near) else { return Vec::new() };
        let tree = state.game.record.tree();
        let is_at_end = tree.first_child(tree.current()).is_none();
        if is_at_end { self.replay_sequel(state, near) } else { Vec::new() }
    }

    /// Plays the moves after the solution up to the win.
    pub(super) fn show_sequel(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let sequel = self.current.as_ref().and_then(|solving| solving.sequel.as_ref());
        let Some(whole) = sequel.map(|sequel| sequel.whole) else { return Vec::new() };
        focus_board(self.replay_sequel(state, whole))
    }

    /// Replays this many moves after the solution on the board.
    fn replay_sequel(&mut self, state: &mut State, count: usize) -> Vec<StudyEffect> {
        let Some(solving) = &self.current else { return Vec::new() };
        let Some(sequel) = &solving.sequel else { return Vec::new() };
        let mut record = state.game.record.boxed();
        let mut node = sequel.from;
        for text in sequel.line.moves.iter().take(count) {
            let Ok(next) = record.add(node, text) else { break };
            node = next;
        }
        record.select(node);
        self.replay_from(state, record, sequel.from)
    }

    /// Replays the current line from one of its nodes.
    fn replay_from(&mut self, state: &mut State, mut record: Box<dyn AnyRecord>, from: NodeId) -> Vec<StudyEffect> {
        record.go_to(record.tree().line().iter().position(|&node| node == from).unwrap_or(0));
        self.replayed = Some(record.tree().current());
        let mut effects = Vec::new();
        if state.is_replaying() {
            // It would stop instead of starting anew.
            effects.extend(from_game(update(state, AppEvent::Command(Command::ToggleReplay))));
        }
        effects.extend(show_position(state, record));
        if state.game.record.plies() > state.game.record.played() {
            effects.extend(from_game(update(state, AppEvent::Command(Command::ToggleReplay))));
        }
        effects
    }

    /// Gives a hint: first the piece or the line, then the whole move.
    pub(super) fn hint(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        let Some(best) = solving.best().filter(|_| solving.is_open(&*state.game.record)) else { return Vec::new() };
        let Some(turn) = state.game.legal().get(best) else { return Vec::new() };
        let is_first = solving.hint_level == HintLevel::Nothing && state.has_first_hint(turn);
        solving.hint_level = if is_first { HintLevel::Piece } else { HintLevel::Target };
        solving.has_help = true;
        hint::show(state, best, !is_first);
        let (id, is_open) = (solving.id, solving.counting == Counting::Open);
        if is_open {
            let game = self.game();
            self.change_progress(|progress| progress.games[game].add_help(id));
        }
        Vec::new()
    }

    /// Gives up: replays the solution.
    pub(super) fn show(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(solving) = &mut self.current else { return Vec::new() };
        if solving.counting == Counting::Open {
            solving.has_failed = true;
        }
        let mut record = state.game.record.boxed();
        // From here on the moves are played one by one.
        let from = solving.at;
        solving.show(&mut *record);
        let end = record.tree().current();
        self.count(state, false);
        let mut effects = self.replay_from(state, record, from);
        effects.extend(self.request_sequel(state, end));
        self.announce(state);
        effects
    }

    /// Lets the player try the move again, or the whole puzzle once it is over; that doesn't count.
    pub(super) fn retry(&mut self, state: &mut State) -> Vec<StudyEffect> {
        if let Some(solving) = self.current.take_if(|solving| solving.is_done()) {
            let effects = self.begin_puzzle(state, solving.puzzle, solving.mistake);
            if let Some(solving) = &mut self.current {
                solving.counting = Counting::Repeated;
            }
            return focus_board(effects);
        }
        let Some(solving) = &mut self.current else { return Vec::new() };
        let mut record = state.game.record.boxed();
        solving.retry(&mut *record);
        let effects = show_position(state, record);
        self.announce(state);
        focus_board(effects)
    }

    /// Announces the text of the panel.
    pub(super) fn announce(&self, state: &mut State) {
        if let Some(text) = self.announcement(state) {
            state.notices.announce(text);
        }
    }

    /// The text of the panel, for screen readers.
    pub(super) fn announcement(&self, state: &State) -> Option<Text> {
        let is_done = self.current.as_ref().is_some_and(Solving::is_done);
        let text = Text::from(view::panel_text(self, state)?).and(view::last_of_rush(self, state));
        let text = text.and(view::streak(self, state));
        let text = text.and(view::change(self).filter(|_| is_done));
        Some(text.and(view::sequel(self, state)))
    }
}

/// The last move on the board, with its side.
fn last_move(state: &State) -> Option<Phrase> {
    let record = &state.game.record;
    let node = record.tree().current();
    let mover = record.to_move_of(record.tree().parent(node)?)?;
    let flips = flips(&**record, record.played() - 1);
    let played = Phrase::new(message::PLAYED).by(mover, record.board().game).text("turn", &record.move_text(node));
    Some(played.number("flips", flips))
}

impl Puzzles {
    /// Counts the first result of a puzzle.
    pub(super) fn count(&mut self, state: &State, is_solved: bool) {
        let today = day_number(state.environment.today);
        let game = self.game();
        let is_daily = self.activity == Some(Activity::Daily);
        if is_daily && is_solved {
            self.change_progress(|progress| progress.games[game].daily_solved = Some(today));
        }
        let Some(solving) = &mut self.current else { return };
        if solving.counting != Counting::Open {
            return;
        }
        solving.counting = if is_solved { Counting::Counted } else { Counting::Mistake };
        let (id, rating) = (solving.id, solving.puzzle.rating);
        let is_clean = is_solved && !solving.has_help && !solving.has_failed;
        self.in_a_row = if is_clean { self.in_a_row + 1 } else { 0 };
        let mut rush = None;
        if let Some(counted) = &mut self.rush {
            counted.count(id, is_clean);
            rush = Some((counted.solved, counted.seen.clone()));
        }
        // A solution found with a hint doesn't count for the rating, nor do a rush, which is about time, and own
        // mistakes, which aren't proven. Nor does another try at a mistake of a rush.
        let is_first = rush.is_none() && self.activity != Some(Activity::Missed);
        let is_rated = is_first && solving.mistake.is_none() && !solving.has_help;
        let mut change = 0;
        self.change_progress(|progress| {
            let game_progress = &mut progress.games[game];
            let before = game_progress.shown_rating();
            game_progress.count(id, is_rated.then_some(rating), is_clean, today);
            change = i32::from(game_progress.shown_rating()) - i32::from(before);
            if is_daily {
                game_progress.daily = Some(today);
            }
            // After each puzzle, so that an abandoned rush counts, too.
            if let Some((solved, seen)) = rush {
                game_progress.best_rush = game_progress.best_rush.max(solved);
                game_progress.last_rush = seen;
            }
            if is_clean {
                progress.solved_on(today);
            }
        });
        self.change = is_rated.then_some(change);
    }

    /// Changes the results as they are stored now, as another tab may have counted puzzles since, and stores them.
    pub(crate) fn change_progress(&mut self, change: impl FnOnce(&mut Progress)) {
        let (mut progress, trouble) = load(&*self.store);
        change(&mut progress);
        self.progress = progress;
        let is_saved = self.store.set(KEY, &self.progress.text());
        let trouble = if is_saved { trouble } else { Some(Phrase::new(message::PUZZLE_UNSAVED)) };
        self.trouble = trouble.or_else(|| self.trouble.take());
    }

    /// Takes the mistakes of a game that was just reviewed.
    pub fn add_game_mistakes(&mut self, mistakes: Vec<GameMistake>, game: GameId, today: u32) {
        if mistakes.is_empty() {
            return;
        }
        self.change_progress(|progress| {
            for mistake in mistakes {
                progress.games[game].add_game_mistake(mistake, today);
            }
        });
    }
}

/// Milliseconds between a move and the reply.
pub(super) const REPLY_MILLIS: u32 = 700;
/// Milliseconds between a solved puzzle of a rush and the next.
pub(super) const RUSH_MILLIS: u32 = 600;
/// The same after a mistake, to leave time to read the right move.
pub(super) const MISTAKE_MILLIS: u32 = 1500;
/// Milliseconds between updates of a rush's clock.
pub(super) const CLOCK_MILLIS: u32 = 1000;

/// Raises an event after a time.
pub(super) fn after(millis: u32, event: PuzzlesEvent) -> StudyEffect {
    StudyEffect::After(millis, StudyEvent::Puzzles(event))
}
