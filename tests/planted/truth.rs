//! The values of positions, by more work than any review does: proven if possible, otherwise by a deep search.

use std::collections::BTreeMap;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::{AnyGame, ProverScope};
use alquerque_core::othello::{Othello, Solver};
use alquerque_core::search::{WIN, expected_result};
use alquerque_core::{Endgame, Outcome, Player, Standard};
use alquerque_messages::ExpectedScore;
use serde::{Deserialize, Serialize};

use super::game::{course, record};
use super::workers::{Prover, alpha_beta};

/// The states for the prover of Alquerque, and the number of pieces above which it rarely succeeds.
const STATES: u32 = 1 << 21;
const FEW_STATES: u32 = 1 << 15;
const MANY_PIECES: u32 = 14;
/// The same in `alfonso`, where pieces last longer and can move back: with more pieces it hardly proves anything, so a
/// deep search is used instead.
const MANY_PIECES_OF_ALFONSO: u32 = 8;
/// Nodes of alpha-beta if nothing is proven: ten times those of the normal review.
const NODES: u32 = 8_000_000;
/// The most empty squares with which a position of Othello is solved.
const EMPTY: usize = 20;

/// The value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// Light's expected score.
    pub light: f64,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
}

impl Value {
    fn proven(proven: Outcome) -> Self {
        let light = f64::from(proven.score(Player::Light));
        Self { light, proven: Some(proven) }
    }

    fn share(self, player: Player) -> f64 {
        if player == Player::Light { self.light } else { 1.0 - self.light }
    }

    fn result(self, player: Player) -> Option<f64> {
        self.proven.map(|proven| f64::from(proven.score(player)))
    }
}

/// The loss of a move, in tenths of a percent, and whether it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The loss; with proven results, only the results count.
    pub tenths: u16,
    /// The loss if the discs of Othello count as well, even with the same result.
    pub with_discs: u16,
    /// Whether it is proven.
    pub proven: bool,
}

/// The loss of a move between two positions.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1000")]
pub fn loss(before: Value, after: Value, mover: Player) -> Loss {
    let results = before.result(mover).zip(after.result(mover));
    let (estimate, tenths) =
        (before.share(mover) - after.share(mover), |lost: f64| (lost.max(0.0) * 1000.0).round() as u16);
    let lost = results.map_or(estimate, |(had, has)| had - has);
    Loss { tenths: tenths(lost), with_discs: tenths(lost.max(estimate)), proven: results.is_some() }
}

/// Evaluates positions and caches the results.
#[derive(Default)]
pub struct Truth {
    provers: BTreeMap<String, Prover>,
    cache: BTreeMap<String, Value>,
}

/// The folder of the cached results, with a file for each ruleset.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/planted");

fn file(rules: &str) -> String {
    format!("{FOLDER}/{rules}.json")
}

impl Truth {
    /// Loads the results of earlier runs for a ruleset.
    pub fn load(rules: &str) -> Self {
        let cache = std::fs::read_to_string(file(rules)).ok().and_then(|text| serde_json::from_str(&text).ok());
        Self { cache: cache.unwrap_or_default(), ..Self::default() }
    }

    /// Saves the results of a ruleset for the next run.
    pub fn save(&self, rules: &str) {
        let text = serde_json::to_string(&self.cache).unwrap_or_default();
        if let Err(error) = std::fs::create_dir_all(FOLDER).and_then(|()| std::fs::write(file(rules), text)) {
            eprintln!("{}: {error}", file(rules));
        }
    }

    /// The prover of a ruleset.
    pub fn prover(&mut self, rules: &str) -> &mut Prover {
        self.provers.entry(rules.to_owned()).or_default()
    }

    /// The value of the position after these moves.
    pub fn value(&mut self, rules: &str, moves: &[String]) -> Value {
        let key = format!("{rules} {}", moves.join(" "));
        if let Some(cached) = self.cache.get(&key) {
            return *cached;
        }
        let value = self.work_out(rules, moves);
        self.cache.insert(key, value);
        value
    }

    fn work_out(&mut self, rules: &str, moves: &[String]) -> Value {
        let record = record(rules, moves);
        if let Some(ending) = record.ending() {
            return end(&*record, ending.outcome);
        }
        if has_prover(&*record) {
            let report = self.prover(rules).prove_within(course(rules, moves), states(&*record, STATES));
            if let Some(proven) = report.proven {
                return Value::proven(proven);
            }
        }
        if let AnyGame::Othello(game) = AnyGame::of(&*record)
            && let Some(value) = discs(game, &*record, moves)
        {
            return value;
        }
        estimate(rules, moves)
    }

    /// The loss of a move played after these.
    pub fn loss(&mut self, rules: &str, moves: &[String], mv: &str) -> Loss {
        let player = record(rules, moves).to_move();
        let next = [moves, &[mv.to_owned()]].concat();
        let (before, after) = (self.value(rules, moves), self.value(rules, &next));
        if before.proven.is_some() == after.proven.is_some() {
            return loss(before, after, player);
        }
        // A proven result and an estimate cannot be compared.
        let estimated =
            |value: Value, moves: &[String]| if value.proven.is_some() { estimate(rules, moves) } else { value };
        let lost = loss(estimated(before, moves), estimated(after, &next), player);
        Loss { proven: false, ..lost }
    }
}

/// Whether the game has a prover.
pub fn has_prover(record: &dyn AnyRecord) -> bool {
    record.board().game.info().prover == ProverScope::Everything
}

/// The number of states for the prover: few if there are many pieces, as then only books know the result.
pub fn states(record: &dyn AnyRecord, states: u32) -> u32 {
    let pieces: u32 = record.counts_at(record.played()).iter().sum();
    let many = if record.rules().starts_with("alfonso") { MANY_PIECES_OF_ALFONSO } else { MANY_PIECES };
    if pieces > many { FEW_STATES.min(states) } else { states }
}

/// The estimate of a deep search.
fn estimate(rules: &str, moves: &[String]) -> Value {
    let player = record(rules, moves).to_move();
    let analysis = alpha_beta(course(rules, moves), NODES, 1);
    let expected = analysis.expected.map_or(0.5, ExpectedScore::value);
    let light = if player == Player::Light { expected } else { 1.0 - expected };
    analysis.proven.map_or(Value { light, proven: None }, Value::proven)
}

/// The value of a finished game; in Othello by its discs.
fn end(record: &dyn AnyRecord, outcome: Outcome) -> Value {
    match (AnyGame::of(record), record.score()) {
        (AnyGame::Othello(game), Some([light, dark])) => from_discs(
            game,
            100 * (i32::try_from(light).unwrap_or(0) - i32::try_from(dark).unwrap_or(0)),
            Player::Light,
        ),
        _ => Value::proven(outcome),
    }
}

/// The final score with best play in hundredths of a disc for a player, as a value.
fn from_discs(game: Othello, score: i32, mover: Player) -> Value {
    let outcome = match score {
        0 => Outcome::Draw,
        1.. => Outcome::Win(mover),
        _ => Outcome::Win(mover.opponent()),
    };
    let share = f64::from(expected_result(score.clamp(-WIN / 2, WIN / 2), Standard.ten_to_one(&game)));
    let light = if mover == Player::Light { share } else { 1.0 - share };
    Value { light, proven: Some(outcome) }
}

/// Solves a position of Othello close to its end.
fn discs(game: Othello, record: &dyn AnyRecord, moves: &[String]) -> Option<Value> {
    let spots = record.board().spots();
    if spots.filter(|&spot| record.piece(spot).is_none()).count() > EMPTY {
        return None;
    }
    let record = course(&record.rules(), moves).record(game).ok()?;
    let mut solver = Solver::new(&game, record.position(), 1 << 20);
    solver.run(&mut || false);
    let solution = solver.solution().filter(|solution| solution.exact)?;
    Some(from_discs(game, solution.score, record.to_move()))
}
