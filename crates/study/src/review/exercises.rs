//! Updates the exercises of a review for events.

pub mod state;

use alquerque_app::board::geometry::Point;
use alquerque_app::effect::Effect;
use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_app::update::replace_version;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::{Spot, Turn};

use super::judge::{JudgedMove, judge_line};
use super::summary::{Error, errors};
use super::{ExerciseResult, Review, words};
use crate::effect::{StudyEffect, focus_board, from_game};
use crate::event::ExerciseEvent;
use state::{Exercises, HintLevel, TryStage, WORKER};

impl Review {
    /// Returns the exercises and the original record, while an exercise is active.
    pub fn exercises<'a>(&'a self, state: &'a State) -> Option<(&'a Exercises, &'a dyn AnyRecord)> {
        self.exercises.as_ref().zip(state.game.aside())
    }

    /// Returns the errors in a record's current line.
    pub fn errors(&self, record: &dyn AnyRecord, judged: &[Option<JudgedMove>]) -> Vec<Error> {
        errors(record, judged, &self.symbols)
    }

    /// Returns whether a mistake is an exercise of the chosen side.
    pub fn is_chosen(&self, error: &Error) -> bool {
        error.is_exercise() && self.side.is_none_or(|side| side == error.judged.mover)
    }

    pub(super) fn handle_exercise(&mut self, state: &mut State, event: ExerciseEvent) -> Vec<StudyEffect> {
        match event {
            ExerciseEvent::Begin => focus_board(self.begin(state, None)),
            ExerciseEvent::Leave => self.leave(state),
            ExerciseEvent::AddLine => self.add_line(state),
            ExerciseEvent::Again => focus_board(self.show_position(state)),
            ExerciseEvent::Hint => {
                let next = self.next_hint(state);
                if let Some((exercises, next)) = self.exercises.as_mut().zip(next) {
                    exercises.hint_level = next;
                }
                Vec::new()
            }
            ExerciseEvent::Solution => {
                if let Some(exercises) = &mut self.exercises {
                    exercises.hint_level = HintLevel::Solution;
                }
                if let Some(key) = self.key(state) {
                    self.done.entry(key).or_insert(ExerciseResult::Shown);
                }
                self.show_position(state)
            }
            ExerciseEvent::Next => self.step(state, 1),
            ExerciseEvent::Previous => self.step(state, -1),
        }
    }

    pub(super) fn begin(&mut self, state: &mut State, ply: Option<usize>) -> Vec<StudyEffect> {
        let mut effects = [self.leave(state), self.finish(state)].concat();
        let (record, tree) = (&*state.game.record, state.game.record.tree());
        let errors = self.errors(record, &judge_line(record));
        let mut chosen: Vec<_> = errors.iter().filter(|error| self.is_chosen(error)).collect();
        if let Some(error) = errors.iter().find(|error| Some(error.ply) == ply)
            && !chosen.contains(&error)
        {
            chosen.push(error);
            chosen.sort_by_key(|error| error.ply);
        }
        let is_first = |error: &&Error| match ply {
            Some(ply) => error.ply == ply,
            None => !self.done.contains_key(&tree.key(error.judged.node)),
        };
        let at = chosen.iter().position(is_first).unwrap_or(0);
        let nodes: Vec<NodeId> = chosen.iter().map(|error| error.judged.node).collect();
        if nodes.is_empty() {
            return effects;
        }
        state.game.set_aside();
        self.exercises = Some(Exercises::new(nodes, at));
        effects.extend(self.show_exercise(state));
        effects
    }

    fn next_id(&mut self) -> u32 {
        self.next_id = self.next_id.wrapping_add(1);
        self.next_id
    }

    /// Shows the position of the current exercise and looks for its solution.
    fn show_exercise(&mut self, state: &mut State) -> Vec<StudyEffect> {
        [self.show_position(state), self.find_solution(state)].concat()
    }

    fn find_solution(&mut self, state: &State) -> Vec<StudyEffect> {
        let id = self.next_id();
        let Some((exercises, original)) = self.exercises.as_mut().zip(state.game.aside()) else { return Vec::new() };
        exercises.begin(state, original, &self.found, id)
    }

    /// Shows the position of the exercise, without tries.
    fn show_position(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some((exercises, original)) = self.exercises.as_mut().zip(state.game.aside()) else { return Vec::new() };
        let Some(position) = original.tree().parent(exercises.node()) else { return Vec::new() };
        exercises.stage = TryStage::Open;
        let mut record = original.boxed();
        record.select(position);
        from_game(replace_version(state, record))
    }

    fn step(&mut self, state: &mut State, step: isize) -> Vec<StudyEffect> {
        let Some(exercises) = &mut self.exercises else { return Vec::new() };
        let (at, count) = exercises.index_and_count();
        let next = at.saturating_add_signed(step);
        if next >= count {
            return self.leave(state);
        }
        exercises.go_to(next);
        self.show_exercise(state)
    }

    /// Adds the line on the board to the original record.
    fn add_line(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some((exercises, original)) = self.exercises.as_mut().zip(state.game.aside()) else { return Vec::new() };
        let Some(mut at) = original.tree().parent(exercises.node()) else { return Vec::new() };
        let tree = state.game.record.tree();
        let from = tree.ply(at);
        // The user may have navigated elsewhere.
        if !tree.is_played(at) {
            return Vec::new();
        }
        let line = tree.line().iter().take(tree.played() + 1).skip(from + 1);
        let moves: Vec<String> = line.map(|&node| state.game.record.move_text(node)).collect();
        let Some(original) = state.game.aside_mut() else { return Vec::new() };
        for text in moves {
            let Ok(next) = original.add(at, &text) else { break };
            at = next;
        }
        exercises.is_added = true;
        self.revision = self.revision.wrapping_add(1);
        vec![StudyEffect::Game(Effect::SaveGame)]
    }

    /// Ends the exercises and restores the original record.
    pub(crate) fn leave(&mut self, state: &mut State) -> Vec<StudyEffect> {
        // Without exercises, the game set aside is the tour's.
        if self.exercises.take().is_none() {
            return Vec::new();
        }
        let Some(record) = state.game.take_aside() else { return Vec::new() };
        [from_game(replace_version(state, record)), vec![StudyEffect::End(WORKER)]].concat()
    }

    /// Updates the exercise after a change of the board.
    pub(super) fn follow_exercises(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let Some(original) = state.game.aside().filter(|_| self.exercises.is_some()) else { return Vec::new() };
        let root = original.tree().key(NodeId::ROOT);
        if state.game.record.tree().key(NodeId::ROOT) != root {
            return self.abandon(state, root);
        }
        let id = self.next_id();
        let Some((exercises, original)) = self.exercises.as_mut().zip(state.game.aside()) else { return Vec::new() };
        let mut effects = exercises.check(state, original, &self.found, id);
        self.record_result(state);
        effects.extend(self.try_again_on_tap(state));
        effects
    }

    /// After a bad try, a tap that can't be a reply leads back to the exercise, as in puzzles.
    fn try_again_on_tap(&mut self, state: &mut State) -> Vec<StudyEffect> {
        let current = state.game.record.tree().current();
        let is_bad = self
            .exercises
            .as_ref()
            .is_some_and(|exercises| matches!(exercises.stage, TryStage::Bad(..)) && exercises.tried == Some(current));
        if !is_bad || !state.notices.dismiss_if(|notice| notice.is_about_moves) {
            return Vec::new();
        }
        let effects = focus_board(self.show_position(state));
        if let Some(question) = words::exercise(self, state) {
            state.notices.announce(question);
        }
        effects
    }

    /// Ends the exercises because another game is on the board. If the game with the tries waits behind the board,
    /// its original record takes its place.
    fn abandon(&mut self, state: &mut State, root: u64) -> Vec<StudyEffect> {
        self.exercises = None;
        let Some(original) = state.game.take_aside() else { return Vec::new() };
        state.game.exchange_waiting(|record| record.tree().key(NodeId::ROOT) == root, &*original);
        vec![StudyEffect::End(WORKER)]
    }

    /// Handles an event of the worker.
    pub fn on_exercise_event(&mut self, state: &State, event: JobEvent) -> Vec<StudyEffect> {
        let Some((exercises, original)) = self.exercises.as_mut().zip(state.game.aside()) else { return Vec::new() };
        match event {
            JobEvent::Answer(answer) => exercises.on_message(state, original, answer),
            JobEvent::Lost { .. } => return exercises.resend(),
            JobEvent::Closed(_) => exercises.on_worker_failed(),
        }
        self.record_result(state);
        Vec::new()
    }

    /// Records the result of the exercise.
    fn record_result(&mut self, state: &State) {
        let is_good = self.exercises.as_ref().is_some_and(|exercises| exercises.stage == TryStage::Good);
        if let Some(key) = self.key(state).filter(|_| is_good) {
            self.done.entry(key).or_insert(ExerciseResult::Solved);
        }
    }

    /// Returns the key of the node after the mistake.
    fn key(&self, state: &State) -> Option<u64> {
        self.exercises(state).map(|(exercises, original)| original.tree().key(exercises.node()))
    }
}

impl Review {
    /// The better move in the position of the exercise.
    fn better_turn<'a>(&self, state: &'a State) -> Option<&'a Turn> {
        let best = self.exercises.as_ref()?.best.as_ref()?.first()?;
        state.game.legal().iter().find(|turn| turn.text == *best)
    }

    /// Returns the next hint, if any: the piece, unless only one can move; then its first target, unless that is the
    /// whole move.
    pub fn next_hint(&self, state: &State) -> Option<HintLevel> {
        let exercises = self.exercises.as_ref()?;
        // Hints apply to the position of the exercise; the user may have navigated elsewhere.
        let turn = self.better_turn(state).filter(|_| exercises.is_at_position(state))?;
        match exercises.hint_level {
            HintLevel::Nothing if state.has_first_hint(turn) => Some(HintLevel::Piece),
            HintLevel::Nothing => Some(HintLevel::Target),
            HintLevel::Piece if turn.path.len() > 2 => Some(HintLevel::Target),
            _ => None,
        }
    }

    /// The points highlighted by the first hint.
    pub fn hinted_spots(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| state.first_spots(turn))
    }

    /// The path shown by the second hint: to the first target.
    pub fn hinted_path(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| turn.path.iter().take(2).copied().collect())
    }

    /// The notation of the second hint: the revealed part of the move.
    pub fn hinted_text(&self, state: &State) -> Option<String> {
        let turn = self.better_turn(state)?;
        if turn.path.len() <= 2 {
            return Some(turn.text.clone());
        }
        // A move with more than one jump is a capture.
        let names = self.hinted_path(state).into_iter().filter_map(|spot| state.game.record.spot_name(spot));
        Some(names.collect::<Vec<_>>().join("x") + "x…")
    }
}

/// A mark on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A ring around a point.
    Ring(Point),
    /// A good move.
    Good(Vec<Point>),
    /// The reply that refutes the try or the mistake.
    Answer(Vec<Point>),
    /// The moves that follow it.
    Then(Vec<Point>),
}

/// Returns the marks of the mistake that led to the position on the board: the line that punishes it, or the missed
/// move.
pub fn explained(review: &Review, state: &State) -> Vec<Mark> {
    if state.game.aside().is_some() || review.progress().is_some() {
        return Vec::new();
    }
    let Some(explanation) = review.explanation_here(&*state.game.record) else { return Vec::new() };
    let geometry = state.geometry();
    let points = |path: &Vec<Spot>| path.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let mark = |(ply, path): (usize, &Vec<Spot>)| match ply {
        0 if explanation.motif.is_missed() => Mark::Good(points(path)),
        ply if ply.is_multiple_of(2) => Mark::Answer(points(path)),
        _ => Mark::Then(points(path)),
    };
    explanation.paths.iter().enumerate().filter(|(_, path)| !path.is_empty()).map(mark).collect()
}

/// Returns the marks of the current exercise.
pub fn marks(review: &Review, state: &State) -> Vec<Mark> {
    let Some((exercises, original)) = review.exercises(state) else { return Vec::new() };
    let geometry = state.geometry();
    let points = |spots: &[Spot]| spots.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let rings = |spots: Vec<Spot>| points(&spots).into_iter().map(Mark::Ring).collect();
    let path_of_move = |text: &str| {
        let turn = state.game.legal().iter().find(|turn| turn.text == text)?;
        Some(points(&turn.path)).filter(|path| !path.is_empty())
    };
    let at_exercise = Some(state.game.record.tree().current()) == original.tree().parent(exercises.node());
    match (&exercises.stage, exercises.best.as_ref().and_then(|best| best.first())) {
        (TryStage::Bad(_, Some(answer)), _) if exercises.tried == Some(state.game.record.tree().current()) => {
            path_of_move(answer).map(Mark::Answer).into_iter().collect()
        }
        (TryStage::Open, Some(best)) if at_exercise => match exercises.hint_level {
            HintLevel::Nothing => Vec::new(),
            HintLevel::Piece => rings(review.hinted_spots(state)),
            HintLevel::Target => vec![Mark::Good(points(&review.hinted_path(state)))],
            HintLevel::Solution => path_of_move(best).map(Mark::Good).into_iter().collect(),
        },
        _ => Vec::new(),
    }
}
