//! The alpha-beta search compared with plain, obviously correct minimax, and its other properties.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::Draughts;
use alquerque_core::evaluate::{Evaluation, MAX_EVALUATION};
use alquerque_core::family::AnyGame;

use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, Cutoffs, MAX_DEPTH, MultiPv, Report, WIN, expected_result, plies_to_end, rng,
};
use alquerque_core::{Ending, Game, Notation, Outcome, Player, Reason, Searchable, Standard, with_game};
use alquerque_tests::searches::{
    quiet_plies_limit, random_history, rulesets, search, search_to_depth, shuffling_history, with_quiet_plies,
};

/// Minimax without pruning, transposition table or move ordering.
struct Minimax<'a, G: Game> {
    game: &'a G,
    history: &'a [G::Position],
    /// The positions from the root to the current one.
    path: Vec<G::Position>,
    /// Whether any draw that depends on the path was found.
    by_way: bool,
    /// How many more positions it may visit.
    left: u32,
}

impl<'a, G: Searchable + Notation> Minimax<'a, G> {
    /// The score of the last position of `history` for its side to move, and whether draws by repetition or by counting
    /// plies were found. `None` if it would take too long.
    fn score(game: &'a G, history: &'a [G::Position], depth: u32) -> Option<(i32, bool)> {
        let (root, history) = history.split_last().unwrap();
        let mut minimax = Self { game, history, path: vec![*root], by_way: false, left: 20_000 };
        let score = minimax.best_of_moves(depth);
        (minimax.left > 0).then_some((score, minimax.by_way))
    }

    fn count(positions: &[G::Position], position: &G::Position) -> usize {
        positions.iter().filter(|&earlier| earlier == position).count()
    }

    /// The score of each move of the last position of `history`, as [`Minimax::score`].
    fn move_scores(game: &'a G, history: &'a [G::Position], depth: u32) -> Option<Vec<(G::Move, i32)>> {
        let (root, history) = history.split_last().unwrap();
        let mut minimax = Self { game, history, path: vec![*root], by_way: false, left: 20_000 };
        let mut scores = Vec::new();
        for mv in game.moves(root) {
            minimax.path.push(game.play_unchecked(root, mv));
            scores.push((mv, -minimax.position_score(depth - 1)));
            minimax.path.pop();
        }
        (minimax.left > 0).then_some(scores)
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
        match self.game.ending(&position, &moves) {
            Some(Ending { outcome: Outcome::Draw, reason }) => {
                self.by_way |= reason == Reason::QuietPlies;
                return 0;
            }
            Some(Ending { outcome: Outcome::Win(winner), .. }) => {
                return if winner == player { WIN - plies } else { plies - WIN };
            }
            None => {}
        }
        let mut best = -WIN;
        if depth == 0 {
            // Quiescence: captures only; if there is a quiet move, the static evaluation as well.
            if moves.iter().any(|&mv| Standard.is_quiet(self.game, &position, mv)) {
                best = Standard.evaluate(self.game, &position);
            }
            moves.retain(|&mv| !Standard.is_quiet(self.game, &position, mv));
        }
        for mv in moves {
            self.left = self.left.saturating_sub(1);
            if self.left == 0 {
                break;
            }
            self.path.push(self.game.play_unchecked(&position, mv));
            best = best.max(-self.position_score(depth.saturating_sub(1)));
            self.path.pop();
        }
        best
    }
}

/// Counts of what was checked.
#[derive(Debug, Default)]
struct Checked {
    scores: u32,
    with_table: u32,
    decided: u32,
    by_way: u32,
}

/// Compares searches with minimax in positions of random games, at evenly increasing plies. A third of them are near the
/// draw by quiet plies, if there is one, and another third come after repeated positions.
fn check_against_minimax<G: Searchable + Notation>(game: &G, longest: usize, games: u64) -> Checked {
    let mut checked = Checked::default();
    let limit = quiet_plies_limit(game);
    for (seed, plies) in (0..games).zip((1..longest).cycle().step_by(7)) {
        let Some(mut history) = random_history(game, seed, plies) else { continue };
        match (limit, seed % 3) {
            (Some(limit), 1) => {
                let left = 1 + u32::try_from(seed % 7).unwrap();
                history = vec![with_quiet_plies(game, history.last().unwrap(), limit - left)];
            }
            (Some(_), 2) => history = shuffling_history(game, *history.last().unwrap(), seed, 10),
            _ => {}
        }
        let position = history.last().unwrap();
        for depth in 1..=4 {
            let Some((expected, by_way)) = Minimax::score(game, &history, depth) else { break };
            let report = search_to_depth(game, &history, depth, 0);
            let text = || format!("{} {} depth {depth}", game.ruleset_text(), game.position_text(position));
            if game.moves(position).len() == 1 {
                // It is not searched deeper than one ply.
                assert_eq!((report.work.depth(), report.root_moves.len()), (1, 1), "{}", text());
                continue;
            }
            assert_eq!(report.score, Some(expected), "{}", text());
            checked.scores += 1;
            checked.decided += u32::from(report.proven.is_some());
            checked.by_way += u32::from(by_way);
            // A table changes nothing; the small one is constantly overwritten.
            for table in [64, 1 << 14] {
                let with_table = search_to_depth(game, &history, depth, table);
                assert_eq!(
                    (with_table.score, with_table.work.depth()),
                    (report.score, report.work.depth()),
                    "{}",
                    text()
                );
                checked.with_table += 1;
            }
            check_line(game, &history, &report, depth);
            if seed % 4 == 0 {
                check_analysis(game, &history, &report, depth);
            }
        }
    }
    checked
}

/// Checks that the principal variation is legal and leads to the score.
fn check_line<G: Searchable + Notation>(game: &G, history: &[G::Position], report: &Report<G::Move>, depth: u32) {
    let score = report.score.unwrap();
    assert_eq!(report.best(), report.principal_variation.first().copied());
    assert_eq!(report.best(), report.root_moves.first().map(|root| root.mv));
    assert_eq!(report.root_moves[0].score, Some(score));
    check_moves(game, history, score, &report.principal_variation, depth);
}

/// Checks that the moves are legal and lead to the score.
fn check_moves<G: Searchable + Notation>(game: &G, history: &[G::Position], score: i32, line: &[G::Move], depth: u32) {
    let mut position = *history.last().unwrap();
    let mut sign = 1;
    for &mv in line {
        let moves = game.moves(&position);
        assert!(moves.contains(&mv) && game.ending(&position, &moves).is_none());
        position = game.play_unchecked(&position, mv);
        sign = -sign;
    }
    let plies = line.len();
    match plies_to_end(score) {
        Some(end) => assert_eq!(end as usize, plies),
        // A draw by repetition also ends a variation.
        None if score == 0 => {}
        None => {
            assert!(plies >= depth as usize);
            assert_eq!(sign * Standard.evaluate(game, &position), score);
        }
    }
}

/// Compares the best lines with minimax, and an analysis of one line with the plain search.
fn check_analysis<G: Searchable + Notation>(game: &G, history: &[G::Position], report: &Report<G::Move>, depth: u32) {
    let config = AlphaBetaConfig { depth, table_entries: 0 };
    let text = || format!("{} {} depth {depth}", game.ruleset_text(), game.position_text(history.last().unwrap()));
    let mut alone = AlphaBeta::with_observer(game.clone(), history, config, Standard, MultiPv::new(1));
    alone.run(|| false);
    assert_eq!(&alone.report(), report, "{}", text());
    let iterations = alone.observer().iterations();
    assert_eq!(iterations.iter().map(|one| one.nodes).sum::<u64>(), report.work.nodes(), "{}", text());
    let last = iterations.last().unwrap();
    assert_eq!((last.depth, &last.lines[0].moves), (report.work.depth(), &report.principal_variation), "{}", text());
    assert_eq!((last.lines.len(), Some(last.lines[0].score)), (1, report.score), "{}", text());

    for (wanted, table_entries) in [(2, 0), (3, 64), (4, 1 << 14), (200, 0)] {
        let config = AlphaBetaConfig { depth, table_entries };
        let mut search = AlphaBeta::with_observer(game.clone(), history, config, Standard, MultiPv::new(wanted));
        search.run(|| false);
        let iterations = search.observer().iterations();
        assert!(iterations.iter().map(|one| one.depth).eq(1..=iterations.last().unwrap().depth));
        for one in iterations {
            let Some(mut expected) = Minimax::move_scores(game, history, one.depth) else { return };
            for line in &one.lines {
                assert!(expected.contains(&(line.moves[0], line.score)), "{} {wanted} {one:?} {expected:?}", text());
                check_moves(game, history, line.score, &line.moves, one.depth);
            }
            expected.sort_by_key(|(_, score)| -score);
            let scores = expected.iter().map(|(_, score)| *score).take(wanted);
            assert!(one.lines.iter().map(|line| line.score).eq(scores), "{} {wanted} {one:?} {expected:?}", text());
            assert!(one.cutoffs.by_first_move <= one.cutoffs.all && one.cutoffs.all < one.nodes);
        }
        let (last, found) = (iterations.last().unwrap(), search.report());
        assert_eq!((found.score, &found.principal_variation), (Some(last.lines[0].score), &last.lines[0].moves));
        assert!(last.depth >= report.work.depth());
        // The moves are in the order of their lines.
        let firsts = last.lines.iter().map(|line| (line.moves[0], Some(line.score)));
        assert!(
            firsts.eq(found.root_moves.iter().take(last.lines.len()).map(|root| (root.mv, root.score))),
            "{}",
            text()
        );
    }
}

#[test]
fn scores_agree_with_minimax() {
    let (mut decided, mut by_way) = (0, 0);
    for any in rulesets() {
        with_game!(any, game => {
            let checked = check_against_minimax(&game, 60, 500);
            assert!(checked.scores > 500 && checked.with_table > 800, "{any}: {checked:?}");
            assert!(checked.by_way == 0 || game.can_repeat(), "{any}: {checked:?}");
            decided += checked.decided;
            by_way += checked.by_way;
        });
    }
    assert!(decided > 200 && by_way > 200, "{decided} {by_way}");
}

/// The report of a new search of a position, without history.
fn searched(rules: &str, position: &str, depth: u32) -> Report<String> {
    with_game!(rules.parse::<AnyGame>().unwrap(), game => {
        let position = game.parse_position(position).unwrap();
        search(&game, &[position], depth, 1 << 16).map(|&mv| game.move_text(mv))
    })
}

#[test]
fn a_win_counts_the_plies_to_the_end() {
    // e1 captures both dark checkers, and the game is over.
    let report = searched("merkel", "5/5/5/1d1d1/2l1l l -", 8);
    assert_eq!((report.score, report.best().as_deref()), (Some(WIN - 1), Some("e1xc3xa1")));
    assert_eq!(
        (report.proven, report.expected, report.work.depth()),
        (Some(Outcome::Win(Player::Light)), Some(1.0.into()), 1)
    );
    // Light has a single checker, which is lost in two plies whatever it plays.
    let report = searched("draughts", "W:W32:BK24,K31,K22", 8);
    assert_eq!(report.proven, Some(Outcome::Win(Player::Dark)), "{report:?}");
    assert_eq!(report.score.map(|score| score < -MAX_EVALUATION), Some(true));
    assert_eq!(report.expected, Some(0.0.into()));
}

#[test]
fn a_finished_game_has_a_result_and_no_move() {
    for (rules, position, score, proven) in [
        ("merkel", "5/5/5/5/4l d -", -WIN, Outcome::Win(Player::Light)),
        ("merkel,invert=allowed", "d4/5/5/5/4l l - 100 70", 0, Outcome::Draw),
        ("draughts", "B:W18:B", -WIN, Outcome::Win(Player::Light)),
    ] {
        let report = searched(rules, position, 5);
        assert_eq!((report.score, report.proven), (Some(score), Some(proven)), "{rules}");
        assert_eq!((report.best(), report.work.nodes(), report.principal_variation.len()), (None, 0, 0));
    }
}

/// Plays a game between two searches, with light's depth first, and returns its record.
fn game_between<G: Searchable + Notation>(game: &G, start: G::Position, depths: [u32; 2]) -> Record<G> {
    let mut record = Record::from_position(game.clone(), start);
    while record.ending().is_none() {
        let report = search(game, record.positions(), depths[record.to_move().index()], 1 << 16);
        record.play_unchecked(report.best().unwrap());
    }
    record
}

#[test]
fn a_won_endgame_is_won() {
    // Two kings against one near the double corner: the textbook win, which needs a plan.
    let game = Draughts::default();
    let start = game.parse_position("W:WK15,K18,K22:BK3").unwrap();
    let record = game_between(&game, start, [10, 10]);
    assert_eq!(record.ending().unwrap().outcome, Outcome::Win(Player::Light), "{:?}", record.moves());
    assert!(record.moves().len() < 40, "{} plies", record.moves().len());
}

#[test]
fn each_move_of_a_proven_win_brings_it_nearer() {
    let game: Alquerque = "merkel,invert=allowed".parse().unwrap();
    let mut won = 0;
    for seed in 0..200 {
        let Some(history) = random_history(&game, seed, 30) else { continue };
        let depth = 7;
        let Some(first) = search(&game, &history, depth, 1 << 16).score.and_then(plies_to_end) else { continue };
        let mut record = Record::from_position(game, *history.last().unwrap());
        let mut left = first;
        while record.ending().is_none() {
            // The history of earlier positions is not even needed.
            let report = search(&game, record.positions(), depth, 1 << 16);
            // A single legal move is not searched deeper.
            if report.root_moves.len() > 1 {
                assert_eq!(report.score.and_then(plies_to_end), Some(left), "seed {seed}");
            }
            record.play_unchecked(report.best().unwrap());
            left -= 1;
        }
        assert_eq!(left, 0);
        won += 1;
    }
    assert!(won > 10, "only {won} games were decided");
}

#[test]
fn the_losing_side_takes_the_draw_by_repetition() {
    // Dark's single king, against two, moves back and forth in the double corner.
    let game = Draughts::default();
    let start = game.parse_position("B:WK18,K23:BK1").unwrap();
    let report = search(&game, &[start], 6, 1 << 16);
    let mut history = Record::from_position(game, start);
    for mv in ["1-5", "18-15", "5-1", "15-18", "1-5", "18-15", "5-1"] {
        history.play_text(mv).unwrap();
    }
    // Light to move: 15-18 repeats the first position for the third time.
    assert_eq!(history.ending(), None);
    let again = search(&game, history.positions(), 6, 1 << 16);
    assert!(report.score.unwrap() < 0 && again.score.unwrap() > 0);
    assert_ne!(again.best().map(|mv| game.move_text(mv)).as_deref(), Some("15-18"));
    history.play_text("15-18").unwrap();
    let drawn = search(&game, history.positions(), 6, 1 << 16);
    assert_eq!((drawn.best(), drawn.score, drawn.proven), (None, Some(0), Some(Outcome::Draw)));
}

/// Searches positions of random games with many seeds, and compares the moves with the best ones of minimax. Returns the
/// number of positions with several best moves.
fn check_choice<G: Searchable + Notation>(game: &G) -> usize {
    let mut several = 0;
    for (seed, plies) in (0..200).zip((1..40).cycle().step_by(7)) {
        let Some(history) = random_history(game, seed, plies) else { continue };
        let depth = 1 + u32::try_from(seed % 3).unwrap();
        let Some(scores) = Minimax::move_scores(game, &history, depth) else { continue };
        // The search ends early if there is a single move.
        let Some(best) = scores.iter().map(|(_, score)| *score).max().filter(|_| scores.len() > 1) else { continue };
        let equals: Vec<_> = scores.iter().filter(|(_, score)| *score == best).map(|(mv, _)| *mv).collect();
        let config = AlphaBetaConfig { depth, ..AlphaBetaConfig::default() };
        let mut chosen = Vec::new();
        for lots in 0..16 {
            let mut search = AlphaBeta::with_evaluation(game.clone(), &history, config, Standard);
            search.choose_among_equals(&mut rng(lots));
            search.run(|| false);
            let report = search.report();
            let mv = report.best().unwrap();
            assert!(equals.contains(&mv) && report.score == Some(best), "{}: {best}", game.move_text(mv));
            assert_eq!(report.principal_variation.first(), Some(&mv));
            check_line(game, &history, &report, depth);
            if !chosen.contains(&mv) {
                chosen.push(mv);
            }
        }
        if equals.len() > 1 && plies_to_end(best).is_none() && best != 0 {
            // By chance alone, one in 2^15 such positions would have a single move.
            assert!(chosen.len() > 1, "{}", game.position_text(history.last().unwrap()));
            several += 1;
        }
    }
    several
}

#[test]
fn the_move_is_chosen_among_those_of_the_best_score() {
    let several: usize = rulesets().map(|rules| with_game!(rules, game => check_choice(&game))).sum();
    assert!(several > 40, "{several}");
    // Othello's four first moves mirror each other.
    let game = "othello".parse::<AnyGame>().unwrap();
    let mut counts = std::collections::BTreeMap::new();
    for lots in 0..400 {
        with_game!(game, game => {
            let mut search = AlphaBeta::new(game, &[], AlphaBetaConfig { depth: 2, ..AlphaBetaConfig::default() });
            search.choose_among_equals(&mut rng(lots));
            search.run(|| false);
            *counts.entry(search.game().move_text(search.report().best().unwrap())).or_insert(0) += 1;
        });
    }
    assert!(counts.len() == 4 && counts.values().all(|count| (60..=140).contains(count)), "{counts:?}");
}

#[test]
fn a_search_in_slices_is_the_same_search() {
    for any in rulesets() {
        with_game!(any, game => {
            let config = AlphaBetaConfig { depth: 6, table_entries: 1 << 12 };
            let mut sliced = AlphaBeta::new(game, &[], config);
            let mut stops = 0;
            while !sliced.is_decided() {
                sliced.run(|| true);
                stops += 1;
            }
            assert_eq!(sliced.report(), search(&game, &[game.start()], 6, 1 << 12), "{any}");
            assert!(stops > 1 || sliced.nodes() < 4096, "{any}");
        });
    }
}

#[test]
fn a_stop_request_takes_effect_within_a_few_thousand_nodes() {
    let game = Draughts::default();
    let mut search = AlphaBeta::new(game, &[], AlphaBetaConfig { depth: MAX_DEPTH, ..AlphaBetaConfig::default() });
    let mut calls = 0;
    search.run(|| {
        calls += 1;
        calls == 20
    });
    assert_eq!(calls, 20);
    assert!((20_000..=100_000).contains(&search.nodes()), "{} nodes", search.nodes());
    let report = search.report();
    assert!(!search.is_decided() && report.work.depth() > 0 && report.work.depth() < MAX_DEPTH);
    assert!(report.best().is_some() && report.score.is_some());
}

#[test]
fn an_unstarted_search_has_a_move_but_no_score() {
    let game = Alquerque::default();
    let report = AlphaBeta::new(game, &[], AlphaBetaConfig::default()).report();
    assert!(game.moves(&game.start()).contains(&report.best().unwrap()));
    assert_eq!((report.score, report.expected, report.proven, report.work.nodes()), (None, None, None, 0));
    assert_eq!(report.root_moves.len(), 4);
}

#[test]
fn an_advanced_search_is_like_a_new_one() {
    for any in rulesets() {
        with_game!(any, game => {
            let config = AlphaBetaConfig { depth: 4, table_entries: 1 << 12 };
            let mut record = Record::new(game);
            let mut along = AlphaBeta::new(game, &[], config);
            for _ in 0..40 {
                along.run(|| false);
                assert_eq!(along.report(), search(&game, record.positions(), 4, 1 << 12), "{any}");
                let Some(best) = along.report().best() else { break };
                record.play_unchecked(best);
                along.advance(best);
            }
            assert!(record.moves().len() > 10, "{any}");
        });
    }
}

#[test]
fn deeper_searches_win() {
    for any in rulesets() {
        with_game!(any, game => {
            let mut points = 0.0;
            for seed in 0..5 {
                let start = *random_history(&game, seed, 4).unwrap().last().unwrap();
                for (depths, deep) in [([5, 1], Player::Light), ([1, 5], Player::Dark)] {
                    points += game_between(&game, start, depths).ending().unwrap().outcome.score(deep);
                }
            }
            assert!(points >= 6.0, "{any}: {points} of 10");
        });
    }
}

#[test]
fn the_expected_result_grows_with_the_score() {
    for (score, result) in [(0, 0.5), (WIN, 1.0), (-WIN, 0.0), (100, 0.640_065)] {
        assert!((expected_result(score, 400.0) - result).abs() < 1e-6, "{score}");
    }
    let scores: Vec<f32> = (-4000..=4000).step_by(50).map(|score| expected_result(score, 400.0)).collect();
    assert!(scores.is_sorted() && scores.iter().all(|score| (0.0..=1.0).contains(score)));
    assert!(scores.iter().zip(scores.iter().rev()).all(|(a, b)| (a + b - 1.0).abs() < 1e-6));
}

#[test]
fn cutoffs_are_counted() {
    let (mut all, mut by_first_move) = (0, 0);
    for any in rulesets() {
        with_game!(any, game => {
            let config = AlphaBetaConfig { depth: 7, ..AlphaBetaConfig::default() };
            let mut search = AlphaBeta::with_observer(game, &[], config, Standard, MultiPv::new(1));
            search.run(|| false);
            let iterations = search.observer().iterations();
            // At depth 1 there are no cutoffs one ply below the root.
            assert_eq!(iterations[0].cutoffs, Cutoffs::default(), "{any}");
            for one in iterations {
                all += one.cutoffs.all;
                by_first_move += one.cutoffs.by_first_move;
            }
            search.advance(search.report().best().unwrap());
            assert!(search.observer().iterations().is_empty(), "{any}");
        });
    }
    assert!(all > 1000 && 2 * by_first_move > all && by_first_move < all, "{by_first_move} of {all}");
}
