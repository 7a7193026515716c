//! Self-play.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::iter;
use std::path::Path;

use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, Report, SearchRng, below, random_move, rng, stream};

use crate::game::{Score, ScoredMove, Source, TrainingGame};
use crate::trainable::{Opening, Trainable};

/// In positions with an exact score, one of this many moves is random, to reach positions that good play doesn't lead
/// to.
const RANDOM_SHARE: u32 = 4;
/// An opening is rejected if a side leads by too much after it, according to a search of this depth.
const BALANCE_DEPTH: u32 = 2;
/// Entries of a search's table.
const ENTRIES: usize = 1 << 14;
/// A game is given up as a draw after this many quiet plies.
const MAX_QUIET_PLIES: usize = 30;
/// A game is given up as a draw after this many plies.
const MAX_PLIES: usize = 300;

/// The player of both sides.
#[derive(Clone, Debug)]
pub struct Player<G: Trainable> {
    /// The rules.
    pub game: G,
    /// The depth of its search in plies.
    pub depth: u32,
    /// Its evaluation.
    pub evaluation: G::Evaluation,
}

/// Plays games until the file has this many. A game depends only on the player, the seed and its line number, so an
/// interrupted run continues as if it hadn't been interrupted.
///
/// # Errors
/// If the file cannot be read or written.
pub fn generate<G: Trainable>(file: &Path, seed: u64, games: usize, player: &Player<G>) -> io::Result<()> {
    let mut made = keep_whole_lines(file)?;
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    while made < games {
        let mut rng = rng(stream(seed, made as u64));
        // Also replaces games that end before they get interesting.
        let line = iter::repeat_with(|| player.play(&mut rng)).flatten().next();
        if let Some(line) = line {
            writeln!(out, "{}", line.text(&player.game))?;
        }
        made += 1;
        if made.is_multiple_of(1000) {
            println!("{made} of {games} games");
        }
    }
    Ok(())
}

/// Cuts off an unfinished last line; returns the number of complete lines.
fn keep_whole_lines(file: &Path) -> io::Result<usize> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        OpenOptions::new().write(true).open(file)?.set_len(whole as u64)?;
    }
    Ok(text[..whole].lines().count())
}

impl<G: Trainable> Player<G> {
    /// Plays a game; `None` if the opening was not balanced, or the game ended in it.
    fn play(&self, rng: &mut SearchRng) -> Option<TrainingGame<G::Move>> {
        let game = &self.game;
        let Opening { shortest, range, balanced } = G::OPENING;
        let opening = (shortest + below(rng, range).min(below(rng, range))) as usize;
        let mut positions = vec![game.start()];
        let mut scored_moves = Vec::new();
        while let Some(&position) = positions.last() {
            let moves = game.moves(&position);
            if let Some(score) = self.end(&positions, &moves) {
                scored_moves.push(ScoredMove { mv: None, score: Some(Score { value: score, source: Source::Exact }) });
                break;
            }
            let random = random_move(game, &position, rng)?;
            let (mv, score) = if moves.len() == 1 && game.is_forced(moves[0]) {
                (moves[0], None)
            } else if let Some((value, best)) = game.exact(&position, &self.evaluation) {
                let mv = if below(rng, RANDOM_SHARE) == 0 { random } else { best };
                (mv, Some(Score { value, source: Source::Exact }))
            } else if scored_moves.len() < opening {
                (random, None)
            } else {
                if scored_moves.len() == opening && self.search(&positions, BALANCE_DEPTH).score?.abs() > balanced {
                    return None;
                }
                // Sometimes one ply less, for variety.
                let report = self.search(&positions, self.depth - below(rng, 2).min(self.depth - 1));
                if let Some(outcome) = report.proven {
                    #[expect(clippy::cast_possible_truncation, reason = "a small whole number")]
                    let sign = (2.0 * outcome.score(game.to_move(&position)) - 1.0) as i32;
                    scored_moves.push(ScoredMove {
                        mv: None,
                        score: Some(Score { value: sign * G::WIN, source: Source::Exact }),
                    });
                    break;
                }
                let stray = G::STRAYS > 0 && below(rng, G::STRAYS) == 0;
                let (mv, source) = if stray { (random, Source::Stray) } else { (report.best()?, Source::Search) };
                (mv, Some(Score { value: report.score?.clamp(-G::WIN, G::WIN), source }))
            };
            scored_moves.push(ScoredMove { mv: Some(mv), score });
            positions.push(game.play_unchecked(&position, mv));
        }
        (scored_moves.iter().filter(|scored| scored.mv.is_some()).count() > opening)
            .then_some(TrainingGame(scored_moves))
    }

    /// The score of the last position, if the game ends there.
    fn end(&self, positions: &[G::Position], moves: &[G::Move]) -> Option<i32> {
        let game = &self.game;
        let (last, earlier) = positions.split_last()?;
        if let Some(value) = game.end(last, moves, &self.evaluation) {
            return Some(value);
        }
        let is_repeated = game.can_repeat() && earlier.iter().filter(|&position| position == last).count() >= 2;
        (is_repeated || game.quiet_plies(last) >= MAX_QUIET_PLIES || earlier.len() >= MAX_PLIES).then_some(0)
    }

    /// Searches to this depth.
    fn search(&self, positions: &[G::Position], depth: u32) -> Report<G::Move> {
        let config = AlphaBetaConfig { depth, table_entries: ENTRIES };
        let mut search = AlphaBeta::with_solver(self.game.clone(), positions, config, self.evaluation.clone());
        search.run(|| false);
        search.report()
    }
}
