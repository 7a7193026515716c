//! The alpha-beta search against plain minimax, which cannot be wrong, and what it promises besides.

use alquerque_core::evaluate::Evaluate;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, AlphaBetaReport, MAX_DEPTH, WIN, expected_result, plies_to_end, random_move, rng,
};
use alquerque_core::{Game, Outcome, Player};

use alquerque_core::alquerque::Alquerque;
use alquerque_core::record::Record;

/// Minimax without pruning, table or order of moves.
struct Minimax<'a, G: Game> {
    game: &'a G,
    history: &'a [G::Position],
    /// From the root to the position under way.
    path: Vec<G::Position>,
    /// Whether a draw that depends on the way has been met anywhere.
    by_way: bool,
}

impl<'a, G: Evaluate> Minimax<'a, G> {
    /// The score of the last position of `history` for its side to move, and whether draws by repetition or by a count of
    /// plies were met.
    fn score(game: &'a G, history: &'a [G::Position], depth: u32) -> (i32, bool) {
        let (root, history) = history.split_last().unwrap();
        let mut minimax = Self { game, history, path: vec![*root], by_way: false };
        (minimax.best_of_moves(depth), minimax.by_way)
    }

    fn count(positions: &[G::Position], position: &G::Position) -> usize {
        positions.iter().filter(|&earlier| earlier == position).count()
    }

    /// The score of the last position of the path.
    fn position_score(&mut self, depth: u32) -> i32 {
        let position = *self.path.last().unwrap();
        let before = &self.path[..self.path.len() - 1];
        if self.game.can_repeat() && (Self::count(before, &position) >= 1 || Self::count(self.history, &position) >= 2)
        {
            self.by_way = true;
            return 0;
        }
        self.best_of_moves(depth)
    }

    fn best_of_moves(&mut self, depth: u32) -> i32 {
        let position = *self.path.last().unwrap();
        let mut moves = self.game.moves(&position);
        let player = self.game.to_move(&position);
        let plies = i32::try_from(self.path.len()).unwrap() - 1;
        match self.game.ending(&position, &moves).map(|ending| ending.outcome) {
            Some(Outcome::Draw) => {
                self.by_way |= self.game.can_repeat();
                return 0;
            }
            Some(Outcome::Win(winner)) => return if winner == player { WIN - plies } else { plies - WIN },
            None => {}
        }
        let mut best = i32::MIN;
        if depth == 0 {
            // Quiescence: captures only, and the position as it is where a quiet move is there.
            if moves.iter().any(|&mv| self.game.is_quiet(&position, mv)) {
                best = self.game.evaluate(&position);
            }
            moves.retain(|&mv| !self.game.is_quiet(&position, mv));
        }
        for mv in moves {
            self.path.push(self.game.play(&position, mv));
            best = best.max(-self.position_score(depth.saturating_sub(1)));
            self.path.pop();
        }
        best
    }
}

fn search<G: Evaluate>(game: &G, history: &[G::Position], depth: u32, table: usize) -> AlphaBetaReport<G::Move> {
    let config = AlphaBetaConfig { depth, table_entries: table };
    let mut search = AlphaBeta::new(game.clone(), history, config);
    search.run(|| false);
    assert!(search.is_decided());
    search.report()
}

/// The positions of a random game of that many plies, if it lasts so long.
fn random_history<G: Game>(game: &G, seed: u64, plies: usize) -> Option<Vec<G::Position>> {
    let mut rng = rng(seed);
    let mut record = Record::new(game.clone());
    for _ in 0..plies {
        record.play(random_move(game, record.position(), &mut rng)?);
        if record.ending().is_some() {
            return None;
        }
    }
    Some(record.positions().to_vec())
}

/// Holds searches of positions after `plies` random plies against minimax.
fn check_against_minimax<G: Evaluate>(game: &G, plies: std::ops::Range<usize>, depths: std::ops::RangeInclusive<u32>) {
    let (mut checked, mut with_table, mut decided) = (0, 0, 0);
    for (seed, plies) in (0..1000).zip(plies.cycle()) {
        let Some(history) = random_history(game, seed, plies) else { continue };
        for depth in depths.clone() {
            let (expected, by_way) = Minimax::score(game, &history, depth);
            let report = search(game, &history, depth, 0);
            // A search that sees the end may stop before the last iteration.
            let text = || format!("{} {} depth {depth}", game.ruleset_text(), game.position_text(&history[plies]));
            if report.depth == depth {
                assert_eq!(report.score, Some(expected), "{}", text());
                checked += 1;
            } else if game.moves(&history[plies]).len() > 1 {
                assert_eq!(report.score, Some(expected), "{}", text());
                decided += 1;
            }
            if !by_way {
                for table in [64, 1 << 14] {
                    let other = search(game, &history, depth, table);
                    assert_eq!((other.score, other.depth), (report.score, report.depth), "table: {}", text());
                    with_table += 1;
                }
            }
        }
    }
    println!("{}: {checked} checked, {decided} decided, {with_table} with a table", game.ruleset_text());
    assert!(checked > 1000 && with_table > 1000, "{checked} {with_table}");
}

#[test]
fn scores_are_those_of_minimax_in_alquerque() {
    for rules in ["merkel", "merkel,invert=allowed"] {
        let game: Alquerque = rules.parse().unwrap();
        check_against_minimax(&game, 2..60, 1..=4);
    }
}
