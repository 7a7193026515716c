//! What follows a position with best play by both sides, as far as a small search sees.
//!
//! The page shows with it how a puzzle is won after its last move, and why a wrong move is wrong. The search is bounded
//! by nodes, not by time, so its answer is always the same.

use alquerque_core::evaluate::Evaluation;
use alquerque_core::family::AnyGame;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig};
use alquerque_core::{Notation, Outcome, Searchable, Standard, TextError, with_game};
use alquerque_messages::analysis::{BestLine, LinesTask};

/// The maximum depth of a search in plies.
const DEPTH: u32 = 15;
/// The maximum number of slices of a search, of about 2,000 nodes each.
const SLICES: u32 = 40;
/// The maximum number of nodes that the game's solver may be expected to need.
const SOLVER_NODES: u64 = 1 << 16;
/// The maximum number of searches for one line: each continues where the line before it ends.
const SEARCHES: u32 = 8;
/// The maximum number of moves in a line.
const MAX_PLIES: usize = 60;
/// Entries of the search's table.
const ENTRIES: usize = 1 << 16;

/// The best line from each position; without moves if the position doesn't belong to these rules.
///
/// # Errors
/// If the ruleset is unknown.
pub fn best_lines(task: &LinesTask) -> Result<Vec<BestLine>, TextError> {
    let rules: AnyGame = task.rules.parse()?;
    Ok(task.positions.iter().map(|position| with_game!(rules, game => search(&game, position))).collect())
}

fn search<G: Searchable + Notation>(game: &G, position: &str) -> BestLine {
    let mut line = BestLine::default();
    let Ok(mut position) = game.parse_position(position) else { return line };
    let mut searches = 0;
    loop {
        let moves = game.moves(&position);
        if let Some(ending) = game.ending(&position, &moves) {
            (line.outcome, line.is_over) = (Some(ending.outcome), true);
            break;
        }
        if searches == SEARCHES || line.moves.len() >= MAX_PLIES {
            break;
        }
        // A line without a proven result is continued only while there are captures.
        let is_quiet = moves.iter().all(|&mv| Standard.is_quiet(game, &position, mv));
        if searches > 0 && line.outcome.is_none() && is_quiet {
            break;
        }
        let best = if let [only] = moves[..] {
            vec![only]
        } else {
            let (outcome, best) = solve(game, &position).unwrap_or_else(|| look_ahead(game, &position));
            searches += 1;
            if searches == 1 {
                line.outcome = outcome;
            } else if outcome != line.outcome && line.outcome.is_some() {
                // It has lost sight of the result.
                break;
            }
            best
        };
        for mv in best {
            line.moves.push(game.move_text(mv));
            position = game.play_unchecked(&position, mv);
        }
    }
    line
}

/// The result and the best moves by the game's solver, if it has one and the end is near.
fn solve<G: Searchable>(game: &G, position: &G::Position) -> Option<(Option<Outcome>, Vec<G::Move>)> {
    let mut solver = game.endgame(position, ENTRIES).filter(|solver| solver.expected_nodes() <= SOLVER_NODES)?;
    let mut slices = 0;
    solver.run(&mut || {
        slices += 1;
        slices > SLICES
    });
    let solution = solver.solution().filter(|solution| solution.exact && !solution.line.is_empty())?;
    let mover = game.to_move(position);
    let outcome = match solution.score {
        0 => Outcome::Draw,
        score if score > 0 => Outcome::Win(mover),
        _ => Outcome::Win(mover.opponent()),
    };
    Some((Some(outcome), solution.line))
}

/// The result, if it is proven, and the best moves by alpha-beta.
fn look_ahead<G: Searchable>(game: &G, position: &G::Position) -> (Option<Outcome>, Vec<G::Move>) {
    let config = AlphaBetaConfig { depth: DEPTH, table_entries: ENTRIES };
    let mut search = AlphaBeta::with_evaluation(game.clone(), &[*position], config, Standard);
    let mut slices = 0;
    search.run(|| {
        slices += 1;
        slices > SLICES
    });
    let report = search.report();
    let best = report.best();
    let moves =
        if report.principal_variation.is_empty() { best.into_iter().collect() } else { report.principal_variation };
    (report.proven, moves)
}

#[cfg(test)]
mod tests {
    use alquerque_core::Player;

    use super::*;

    fn best_line(rules: &str, position: &str) -> BestLine {
        let task = LinesTask { id: 0, rules: rules.to_owned(), positions: vec![position.to_owned()] };
        best_lines(&task).unwrap().remove(0)
    }

    #[test]
    fn a_near_win_is_played_to_its_end() {
        let line = best_line("merkel", "5/5/2d2/2l2/2l2 l -");
        assert!(line.is_over, "{line:?}");
        assert_eq!((line.outcome, line.moves.len()), (Some(Outcome::Win(Player::Light)), 1));
        assert_eq!(best_line("merkel", "?"), BestLine::default());
    }

    #[test]
    fn an_endgame_of_othello_has_its_exact_end() {
        let rules: AnyGame = "othello".parse().unwrap();
        let mut record = rules.record();
        while record.counts_at(record.played()).iter().sum::<u32>() < 54 {
            let turn = record.legal_turns().swap_remove(0);
            record.play_turn(&turn).unwrap();
        }
        let line = best_line("othello", &record.position_text());
        assert!(line.is_over && line.outcome.is_some(), "{line:?}");
        for mv in &line.moves {
            record.play(mv).unwrap();
        }
        assert_eq!(record.result(), line.outcome);
    }
}
