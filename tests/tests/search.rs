//! Properties of UCT for any game: its budget, its tree, its choice.

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::evaluate::Evaluation;
use alquerque_core::playout::{PlayoutPolicy, UniformPlayout};
use alquerque_core::search::{
    AlphaBeta, AlphaBetaConfig, DefaultVariant, ExpectedScore, Judgement, MultiPv, Report, UCT_LEVELS, Uct, UctConfig,
    alpha_beta_levels, random_move, rng,
};
use alquerque_core::{Game, GameId, Notation, Outcome, Player, Standard};

const RULES: [&str; 2] = ["merkel", "merkel,invert=allowed"];

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

fn search(game: Alquerque, position: Position, config: UctConfig, playouts: u64) -> Uct<Alquerque> {
    let mut uct = Uct::new(game, &[position], config);
    uct.run(&mut rng(1), playouts, || false);
    uct
}

fn searched(rules: &str, text: &str, playouts: u64) -> Report<Move> {
    let game = game(rules);
    search(game, game.parse_position(text).unwrap(), UctConfig::default(), playouts).report()
}

/// A position of a random game, if it has this many plies.
fn random_position(game: Alquerque, seed: u64, plies: u32) -> Option<Position> {
    let mut rng = rng(seed);
    let mut position = game.start();
    for _ in 0..plies {
        position = game.play_unchecked(&position, random_move(&game, &position, &mut rng)?);
    }
    Some(position)
}

#[test]
fn the_same_seed_and_playouts_give_the_same_result() {
    for rules in RULES {
        let game = game(rules);
        let config = UctConfig { max_nodes: 3000, ..UctConfig::default() };
        let first = search(game, game.start(), config, 20_000).report();
        assert_eq!(first, search(game, game.start(), config, 20_000).report());
        let mut other = Uct::new(game, &[game.start()], config);
        other.run(&mut rng(2), 20_000, || false);
        assert_ne!(first, other.report(), "the seed makes no difference");
    }
}

#[test]
fn a_search_in_slices_is_the_same_search() {
    let game = game("merkel");
    let mut uct = Uct::new(game, &[game.start()], UctConfig::default());
    let mut rng = rng(1);
    for slice in [1, 99, 900, 4000] {
        assert_eq!(uct.run(&mut rng, slice, || false), slice);
    }
    assert_eq!(uct.report(), search(game, game.start(), UctConfig::default(), 5000).report());
}

#[test]
fn a_stop_request_takes_effect_soon() {
    let game = game("merkel");
    let mut uct = Uct::new(game, &[game.start()], UctConfig::default());
    let mut calls = 0;
    let made = uct.run(&mut rng(1), 1_000_000, || {
        calls += 1;
        calls == 10
    });
    assert_eq!(calls, 10);
    assert!((10..=640).contains(&made), "{made} playouts between ten stop checks");
    assert_eq!(uct.report().work.count(), made);
}

#[test]
fn a_single_legal_move_is_answered_at_once() {
    for rules in RULES {
        let game = game(rules);
        let mut found = 0;
        for seed in 0..200 {
            let Some(position) = random_position(game, seed, 4) else { continue };
            let [only] = game.moves(&position)[..] else { continue };
            let mut uct = Uct::new(game, &[position], UctConfig::default());
            assert!(uct.is_decided());
            assert_eq!(uct.run(&mut rng(1), 1000, || panic!("nothing to stop")), 0);
            assert_eq!(uct.report().best(), Some(only));
            // Unless its value is requested.
            let mut uct = uct.even_if_forced();
            assert!(uct.is_decided() || uct.run(&mut rng(1), 100, || false) > 0);
            assert_eq!(uct.report().best(), Some(only));
            found += 1;
        }
        assert!(found > 20);
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let report = searched("merkel", "5/5/2d2/5/5 l -", 100);
    assert_eq!((report.best(), report.work.count(), report.expected), (None, 0, Some(0.0.into())));
    assert_eq!(report.proven, Some(Outcome::Win(Player::Dark)));
}

#[test]
fn the_root_moves_are_the_legal_moves_of_the_ruleset() {
    for rules in RULES {
        let game = game(rules);
        for seed in 0..50 {
            let Some(position) = random_position(game, seed, 12) else { continue };
            let report = search(game, position, UctConfig::default(), 200).report();
            let mut searched: Vec<_> = report.root_moves.iter().map(|root| game.move_text(root.mv)).collect();
            let mut legal: Vec<_> = game.moves(&position).into_iter().map(|mv| game.move_text(mv)).collect();
            searched.sort_unstable();
            legal.sort_unstable();
            assert_eq!(searched, legal);
        }
    }
}

/// The original's search ignored the rule options, and expected illegal replies.
#[test]
fn the_whole_tree_follows_the_ruleset() {
    for rules in RULES {
        let game = game(rules);
        let report = search(game, game.start(), UctConfig::default(), 50_000).report();
        let mut position = game.start();
        assert!(report.principal_variation.len() >= 5);
        for mv in report.principal_variation {
            assert!(game.moves(&position).contains(&mv), "{}", game.position_text(&position));
            position = game.play_unchecked(&position, mv);
        }
    }
    // Light's only checker has just stepped from a2 to b2, and the way ahead is blocked: the rulesets differ only in
    // whether it may step back.
    let bars = "d4/1d3/1d3/1l3/5 l b2-a2";
    let free = "d4/1d3/1d3/1l3/5 l -";
    assert!(searched("merkel", bars, 100).root_moves.len() < searched("merkel", free, 100).root_moves.len());
    assert_eq!(searched("merkel", free, 100).root_moves.len(), 4);
}

#[test]
fn the_most_visited_move_is_chosen() {
    let game = game("merkel");
    let report = search(game, game.start(), UctConfig::default(), 3000).report();
    let max = report.root_moves.iter().map(|root| root.visits).max();
    assert_eq!(Some(report.root_moves[0].visits), max);
    assert_eq!(report.best(), Some(report.root_moves[0].mv));
    assert_eq!(report.principal_variation.first().copied(), report.best());
    assert_eq!(report.visits(), report.work.count());
    assert!(report.root_moves.is_sorted_by(|a, b| a.visits >= b.visits));
}

#[test]
fn each_playout_goes_to_the_move_with_the_highest_upper_confidence_bound() {
    for (rules, exploration) in [("merkel", std::f32::consts::SQRT_2), ("merkel,invert=allowed", 0.4)] {
        let game = game(rules);
        let config = UctConfig { exploration, ..UctConfig::default() };
        let positions = (0..).filter_map(|seed| random_position(game, seed, 8));
        let position = positions.into_iter().find(|position| game.moves(position).len() > 3).unwrap();
        let mut uct = Uct::new(game, &[position], config);
        let mut rng = rng(1);
        let mut before = uct.report();
        for playouts in 0..2000 {
            if uct.run(&mut rng, 1, || false) == 0 {
                assert!(playouts > 200, "decided too early for a meaningful test");
                break;
            }
            let after = uct.report();
            let bound = |mv| {
                let root = before.root_moves.iter().find(|root| root.mv == mv).unwrap();
                if root.visits == 0 {
                    return f32::INFINITY;
                }
                root.expected.map_or(0.5, f32::from)
                    + exploration * ((playouts as f32).ln() / root.visits as f32).sqrt()
            };
            let chosen = after.root_moves.iter().find(|root| {
                before.root_moves.iter().any(|earlier| earlier.mv == root.mv && earlier.visits + 1 == root.visits)
            });
            let chosen = bound(chosen.unwrap().mv);
            let highest = before.root_moves.iter().map(|root| bound(root.mv)).fold(0.0, f32::max);
            // With many visits, the logarithm is updated only every sixteenth time.
            assert!(
                chosen.total_cmp(&highest).is_eq() || highest - chosen < 0.02,
                "chose {chosen}, but {highest} was available"
            );
            before = after;
        }
    }
}

#[test]
fn more_exploration_spreads_the_visits() {
    let game = game("merkel");
    let share = |exploration| {
        let config = UctConfig { exploration, ..UctConfig::default() };
        let report = search(game, game.start(), config, 5000).report();
        report.root_moves[0].visits as f32 / report.work.count() as f32
    };
    assert!(share(0.2) > share(10.0) + 0.2);
}

#[test]
fn playouts_are_credited_to_the_right_player() {
    for (text, good) in [
        // Nine against two, with either side to move.
        ("d3d/5/5/1lll1/lllll l -", true),
        ("d3d/5/5/1lll1/lllll d -", false),
        ("ddddd/1ddd1/5/5/l3l d -", true),
        ("ddddd/1ddd1/5/5/l3l l -", false),
    ] {
        let report = searched("merkel", text, 500);
        assert_eq!(report.expected.unwrap() > ExpectedScore::DRAW, good, "{text}: {:?}", report.expected);
        assert!(
            report.root_moves.iter().all(|root| root.expected.is_some() == (root.visits > 0 || root.proven.is_some()))
        );
    }
}

/// Light captures all four dark checkers in one turn, in either direction. The original treated the second jump as the
/// opponent's move and credited the opponent.
#[test]
fn a_capture_chain_is_one_move_of_one_player() {
    let text = "5/1d1d1/5/1d1d1/2l2 l -";
    let game = game("merkel");
    let position = game.parse_position(text).unwrap();
    let report = search(game, position, UctConfig::default(), 2000).report();
    let best = report.best().unwrap();
    assert!(best.is_capture() && best.legs() == 4, "{}", game.move_text(best));
    assert_eq!(report.proven, Some(Outcome::Win(Player::Light)));
}

#[test]
fn the_subtree_of_the_move_made_is_kept() {
    for rules in RULES {
        let game = game(rules);
        let mut uct = search(game, game.start(), UctConfig::default(), 20_000);
        let mut plies = 0;
        while let Some(root) = uct.report().root_moves.into_iter().next() {
            let before = uct.report();
            uct.advance(root.mv);
            let after = uct.report();
            let kept = uct.inspect(&[]).unwrap().statistics.visits;
            assert_eq!(u64::from(kept), root.visits);
            assert_eq!(after.work.count(), 0);
            assert!(after.work.nodes() < before.work.nodes() || before.work.nodes() <= 2);
            let rest = &before.principal_variation[1..];
            assert!(after.principal_variation.starts_with(&rest[..rest.len().min(1)]));
            uct.run(&mut rng(plies), 500, || false);
            plies += 1;
        }
        assert!(plies > 10);
    }
}

#[test]
fn a_move_outside_the_tree_starts_a_new_tree() {
    let game = game("merkel");
    let mut uct = Uct::new(game, &[game.start()], UctConfig::default());
    for _ in 0..3 {
        let mv = game.moves(uct.position())[0];
        uct.advance(mv);
    }
    assert!(!uct.is_decided() || uct.report().root_moves.len() == 1);
    assert_eq!(uct.report().root_moves.len(), game.moves(uct.position()).len());
}

#[test]
fn a_full_tree_does_not_grow_but_the_search_continues() {
    let game = game("merkel");
    for max_nodes in [0, 1, 100, 1000] {
        let config = UctConfig { max_nodes, ..UctConfig::default() };
        let mut uct = search(game, game.start(), config, 30_000);
        let report = uct.report();
        assert_eq!(report.work.count(), 30_000);
        let nodes = usize::try_from(report.work.nodes()).unwrap();
        assert!(nodes <= max_nodes.max(1 + report.root_moves.len()), "{nodes} of {max_nodes}");
        assert!(nodes * 10 >= max_nodes * 9, "{nodes} of {max_nodes}");
        uct.advance(report.root_moves[0].mv);
        uct.run(&mut rng(3), 10_000, || false);
        assert!(uct.report().work.nodes() <= max_nodes.max(100) as u64);
    }
}

#[test]
fn levels_that_err_compare_exact_scores() {
    let (config, judgement) =
        (AlphaBetaConfig { depth: 4, ..AlphaBetaConfig::default() }, Judgement::at_depth(4, 0.5, 0));
    for rules in ["merkel", "murray"] {
        let game = game(rules);
        let position = game.start();
        let mut all = AlphaBeta::judged(game, &[position], config, judgement, Standard);
        all.run(|| false);
        let scores: Vec<_> = all.report().root_moves.iter().map(|root| (root.mv, root.score.unwrap())).collect();
        assert!(scores.is_sorted_by(|a, b| a.1 >= b.1), "{rules}: {scores:?}");
        let mut several = AlphaBeta::with_observer(game, &[position], config, Standard, MultiPv::new(scores.len()));
        several.run(|| false);
        let lines = &several.observer().iterations().last().unwrap().lines;
        let expected: Vec<_> = lines.iter().map(|line| (line.moves[0], line.score)).collect();
        assert_eq!(scores, expected, "{rules}");
    }
}

#[test]
fn no_level_overlooks_a_free_capture() {
    let game = game("alfonso");
    // b2 captures c3 and is safe on d4; there are ten other moves.
    let position = game.parse_position("d4/5/2d2/1l3/l3l l -").unwrap();
    assert!(game.moves(&position).len() > 10);
    let mut rng = rng(1);
    for level in &UCT_LEVELS[..8] {
        for seed in 0..50 {
            let mut uct = Uct::new(game, &[position], UctConfig::default());
            uct.run(&mut alquerque_core::search::rng(seed), level.work.into(), || false);
            let played = level.judgement().choose(&game, &position, &uct.report().values(), &mut rng).unwrap();
            assert_eq!(game.move_text(played), "b2xd4", "level {}", level.number);
        }
    }
    for level in alpha_beta_levels(GameId::Alquerque) {
        let config = AlphaBetaConfig { depth: level.work.min(9), ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::judged(game, &[position], config, level.judgement(), Standard);
        search.run(|| false);
        for _ in 0..50 {
            let played = level.judgement().choose(&game, &position, &search.values(), &mut rng).unwrap();
            assert_eq!(game.move_text(played), "b2xd4", "level {}", level.number);
        }
    }
}

/// An evaluation that rates all positions equal.
struct Blind;

impl Evaluation<Alquerque> for Blind {
    fn evaluate(&self, _: &Alquerque, _: &Position) -> i32 {
        0
    }

    fn is_quiet(&self, _: &Alquerque, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }
}

#[test]
fn searches_accept_any_policy_and_evaluation() {
    // Light captures both checkers or one.
    let game = game("merkel");
    let position = game.parse_position("5/1d3/5/1d3/l1l2 l -").unwrap();
    let mut uct = Uct::with_variant(game, &[position], UctConfig::default(), UniformPlayout, DefaultVariant);
    uct.run(&mut rng(1), 1000, || false);
    assert_eq!(uct.report().proven, Some(Outcome::Win(Player::Light)));

    let config = AlphaBetaConfig { depth: 3, ..AlphaBetaConfig::default() };
    let mut search = AlphaBeta::with_evaluation(game, &[game.start()], config, Blind);
    search.run(|| false);
    assert_eq!(search.report().score, Some(0));
    let mut search = AlphaBeta::with_evaluation(game, &[position], config, Blind);
    search.run(|| false);
    assert_eq!(search.report().proven, Some(Outcome::Win(Player::Light)));
}

#[test]
fn the_uniform_playout_follows_the_rules() {
    let game = game("merkel");
    let mut wins_of = [0; 2];
    for seed in 0..100 {
        if let Outcome::Win(winner) = UniformPlayout.playout(&game, &game.start(), &mut rng(seed)) {
            wins_of[winner.index()] += 1;
        }
    }
    assert_eq!(wins_of.iter().sum::<u32>(), 100, "these rules have no draws");
    assert!(wins_of.iter().all(|&wins| wins > 10), "{wins_of:?}");
    let lost = game.parse_position("5/5/5/5/4l d -").unwrap();
    assert_eq!(UniformPlayout.playout(&game, &lost, &mut rng(1)), Outcome::Win(Player::Light));
}

#[test]
fn checked_play_rejects_illegal_moves() {
    let game = game("merkel");
    let start = game.start();
    let moves = game.moves(&start);
    for &mv in &moves {
        assert_eq!(game.play(&start, mv), Some(game.play_unchecked(&start, mv)));
    }
    let next = game.play_unchecked(&start, moves[0]);
    assert_eq!(game.play(&next, moves[0]), None, "it is dark's turn");
    let shuffling: Alquerque = "merkel,invert=allowed".parse().unwrap();
    let drawn = shuffling.parse_position("d4/5/5/5/4l l - 100 61").unwrap();
    assert_eq!(shuffling.play(&drawn, shuffling.moves(&drawn)[0]), None, "the game is over");
}
