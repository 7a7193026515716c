//! The transposition table changes no score, and proven results are correct.

use alquerque_core::draughts::Draughts;
use alquerque_core::family::AnyGame;
use alquerque_core::othello::Othello;
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, ExpectedScore, MAX_DEPTH, Report, plies_to_end};
use alquerque_core::{Game, Notation, Outcome, Player, Searchable, with_game};
use alquerque_tests::searches::{
    quiet_plies_limit, random_history, rulesets, search, shuffling_history, with_quiet_plies,
};

/// Compares a search without a table to searches with one that is constantly overwritten and one that never evicts.
fn check_tables<G: Searchable + Notation>(game: &G, history: &[G::Position], depth: u32) {
    let without = search(game, history, depth, 0);
    for entries in [64, 1 << 16] {
        let with = search(game, history, depth, entries);
        let text = game.position_text(history.last().unwrap());
        let found = |report: &Report<G::Move>| (report.score, report.best().map(|mv| game.move_text(mv)));
        assert_eq!(found(&with), found(&without), "{} {text} depth {depth}, {entries}", game.ruleset_text());
    }
}

#[test]
fn the_transposition_table_changes_no_score() {
    for any in rulesets() {
        with_game!(any, game => for depth in [5, 6, 7] {
            check_tables(&game, &[game.start()], depth);
            for (seed, plies) in (0..16).zip((5..60).cycle().step_by(8)) {
                let Some(history) = random_history(&game, seed, plies) else { continue };
                let max = if game.moves(history.last().unwrap()).len() > 9 { 5 } else { 7 };
                check_tables(&game, &history, depth.min(max));
            }
        });
    }
}

#[test]
fn the_table_key_includes_the_halfmove_clock() {
    for any in rulesets() {
        with_game!(any, game => {
            let Some(limit) = quiet_plies_limit(&game) else { continue };
            for (seed, left) in (0..60).zip((1..12).cycle()) {
                let Some(history) = random_history(&game, seed, 20 + usize::try_from(seed).unwrap() % 40) else { continue };
                let position = with_quiet_plies(&game, history.last().unwrap(), limit - left);
                for depth in [4, 6] {
                    check_tables(&game, &[position], depth);
                }
            }
        });
    }
    // A win that comes too late was once claimed here.
    let game = "merkel,invert=allowed".parse::<AnyGame>().unwrap();
    with_game!(game, game => {
        let position = game.parse_position("11111/1ll11/d1111/11111/111l1 l - 94 60").unwrap();
        check_tables(&game, &[position], 7);
    });
}

#[test]
fn the_table_stores_no_draws_by_repetition() {
    for any in rulesets() {
        with_game!(any, game => {
            if !game.can_repeat() {
                continue;
            }
            let mut repeated = 0;
            for seed in 0..60 {
                let plies = 20 + usize::try_from(seed).unwrap() % 50;
                let Some(history) = random_history(&game, seed, plies) else { continue };
                let history = shuffling_history(&game, *history.last().unwrap(), seed, 24);
                repeated += usize::from((1..history.len()).any(|ply| history[..ply].contains(&history[ply])));
                for depth in [4, 6] {
                    check_tables(&game, &history, depth);
                }
            }
            assert!(repeated > 2, "{any}: {repeated}");
        });
    }
}

/// The reports of a search each time it is interrupted; the last when it is done.
fn reports<G: Searchable + Notation>(game: &G, position: G::Position, depth: u32) -> Vec<(bool, Report<G::Move>)> {
    let mut search = AlphaBeta::new(game.clone(), &[position], AlphaBetaConfig { depth, ..AlphaBetaConfig::default() });
    let mut reports = Vec::new();
    while !search.is_decided() {
        search.run(|| true);
        reports.push((search.is_decided(), search.report()));
    }
    reports
}

/// Compares a search's early claims with its final result. Returns the number of early claims.
fn check_claims<G: Searchable + Notation>(game: &G, position: G::Position, depth: u32) -> usize {
    let text = format!("{} {} depth {depth}", game.ruleset_text(), game.position_text(&position));
    let reports = reports(game, position, depth);
    let Some((_, last)) = reports.last() else { return 0 };
    let mut claims = 0;
    for (_, report) in &reports {
        if report.proven.is_some() {
            assert_eq!(report.proven, last.proven, "{text}");
            claims += 1;
        }
        let seems_lost = |score: Option<i32>| score.is_some_and(|score| score < 0 && plies_to_end(score).is_some());
        assert_eq!(seems_lost(report.score), seems_lost(last.score) && report.proven.is_some(), "{text}");
        assert_eq!(report.root_moves[0].mv, report.best().unwrap(), "{text}");
        assert!(report.visits() <= report.work.nodes(), "{text}");
    }
    claims
}

#[test]
fn a_loss_is_claimed_only_after_all_moves_were_searched() {
    let game = Draughts::default();
    // At depth 10 the first move loses, and another does not.
    let position = game.parse_position("B:WK2,21,24,25,27,28,29:B1,11,13 0 18").unwrap();
    check_claims(&game, position, 10);
}

#[test]
fn proven_results_are_never_withdrawn() {
    let mut claims = 0;
    let draughts = Draughts::default();
    // In one of these the first move loses, and another does not.
    for seed in 180..230 {
        let Some(history) = random_history(&draughts, seed, 30 + usize::try_from(seed).unwrap() % 40) else { continue };
        claims += check_claims(&draughts, *history.last().unwrap(), 9);
    }
    for any in rulesets() {
        with_game!(any, game => {
            for seed in 0..40 {
                let plies = 20 + usize::try_from(seed).unwrap();
                let Some(history) = random_history(&game, seed, plies) else { continue };
                let position = *history.last().unwrap();
                let depth = if game.moves(&position).len() > 9 { 6 } else { 10 };
                claims += check_claims(&game, position, depth);
            }
        });
    }
    assert!(claims > 50, "{claims}");
}

/// The depth and result of a search of unlimited depth that ends with a proof.
fn decided(rules: &str, position: &str) -> (u32, Option<Outcome>) {
    with_game!(rules.parse::<AnyGame>().unwrap(), game => {
        let position = game.parse_position(position).unwrap();
        let report = search(&game, &[position], MAX_DEPTH, 1 << 16);
        assert!(report.proven != Some(Outcome::Draw) || report.score == Some(0) && report.expected == Some(ExpectedScore::DRAW));
        (report.work.depth(), report.proven)
    })
}

#[test]
fn a_drawn_ending_is_decided() {
    for (rules, position, deepest) in [
        // Six plies before the draw by quiet plies, neither side can capture or crown in time.
        ("draughts", "W:WK32:BK1 74 90", 6),
        ("medieval", "d4/5/5/5/4l l - 95 80", 5),
        ("merkel,invert=allowed", "4d/5/5/5/l4 l - 96 80", 4),
    ] {
        let (depth, proven) = decided(rules, position);
        assert_eq!(proven, Some(Outcome::Draw), "{rules} {position}");
        assert!(depth <= deepest, "{rules} {position}: depth {depth}");
    }
}

#[test]
fn endgames_of_othello_are_decided_including_draws() {
    let game = Othello::default();
    let mut draws = 0;
    for seed in 0..150 {
        let Some(history) = random_history(&game, seed, 54) else { continue };
        let report = search(&game, &history, MAX_DEPTH, 1 << 16);
        let single = report.root_moves.len() == 1;
        assert!(single || report.proven.is_some() && report.work.depth() < 16, "{report:?}");
        draws += u32::from(report.proven == Some(Outcome::Draw));
    }
    assert!(draws > 2, "{draws}");
}

#[test]
fn an_even_evaluation_is_not_a_proven_draw() {
    // Equal by any evaluation, but not proven at this depth.
    let game = Draughts::default();
    let position = game.parse_position("W:WK32:BK1").unwrap();
    let report = search(&game, &[position], 8, 1 << 16);
    assert_eq!((report.work.depth(), report.proven), (8, None));
}

#[test]
fn endgames_of_othello_are_played_for_the_most_discs() {
    for rules in ["othello", "othello,pass=game-over"] {
        let game: Othello = rules.parse().unwrap();
        let mut checked = 0;
        for seed in 0..25 {
            let Some(history) = random_history(&game, seed, 46) else { continue };
            let config = AlphaBetaConfig { depth: 12, ..AlphaBetaConfig::default() };
            let mut along = AlphaBeta::new(game, &history, config);
            let mut record = Record::from_position(game, *history.last().unwrap());
            let mut expected = None;
            while record.ending().is_none() {
                along.run(|| false);
                let report = along.report();
                assert_eq!(report, search(&game, record.positions(), 12, config.table_entries));
                // With a single move there is nothing to search.
                if report.root_moves.len() > 1 {
                    let light = if record.to_move() == Player::Light { 1 } else { -1 };
                    let score = light * report.score.unwrap() / 100;
                    assert_eq!(*expected.get_or_insert(score), score, "{rules} {seed}");
                    let winner = match score {
                        0 => Outcome::Draw,
                        1.. => Outcome::Win(Player::Light),
                        _ => Outcome::Win(Player::Dark),
                    };
                    assert_eq!((report.proven, report.root_moves[0].score), (Some(winner), report.score));
                    checked += 1;
                }
                let best = report.best().unwrap();
                assert_eq!(report.principal_variation.first(), Some(&best));
                along.advance(best);
                record.play_unchecked(best);
            }
            let [light, dark] = record.position().final_score(game.ruleset).map(u32::cast_signed);
            assert!(expected.is_none_or(|score| score == light - dark), "{rules} {seed}: {expected:?}");
        }
        assert!(checked > 100, "{checked}");
    }
}

#[test]
fn a_solver_in_slices_claims_nothing_too_early() {
    let game = Othello::default();
    let mut claims = 0;
    for seed in 0..10 {
        let Some(history) = random_history(&game, seed, 44) else { continue };
        claims += check_claims(&game, *history.last().unwrap(), MAX_DEPTH);
    }
    assert!(claims > 10, "{claims}");
}
