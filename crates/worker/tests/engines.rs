//! The worker's session with each of its engines: the answers of alpha-beta and random play, and proven results.

mod common;

use std::fmt::Write;

use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig};
use alquerque_core::{Game, Notation, Outcome, Player, Searchable, with_game};
use alquerque_messages::{Answer, Budget, Engine, ExpectedScore, Purpose, Request, SearchRequest, Work};
use alquerque_worker::{Files, LoadedFile, Reply};
use common::{FINISHED, course, finish, made, playouts, search, searched, session, share, start};
use serde::Deserialize;

fn alpha_beta(id: u32, rules: &str, depth: u8) -> SearchRequest {
    SearchRequest {
        course: course(rules, None, &[]),
        engine: Engine::AlphaBeta { depth },
        budget: Budget::Unlimited,
        ..search(id, &[])
    }
}

#[test]
fn alpha_beta_answers_with_the_depth_asked_for_in_every_game() {
    for rules in GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name) {
        let (mut session, _) = session();
        let request = SearchRequest { purpose: Purpose::Analyse, ..alpha_beta(1, rules, 5) };
        let (best, report) = finish(&mut session, request);
        with_game!(rules.parse::<AnyGame>().unwrap(), game => {
            let mut alone = AlphaBeta::new(game, &[], AlphaBetaConfig { depth: 5, ..AlphaBetaConfig::default() });
            alone.run(|| false);
            let expected = alone.report();
            assert_eq!(best, expected.best().map(|mv| game.move_text(mv)), "{rules}");
            let (_, score, nodes) = searched(&report);
            assert_eq!((score, nodes), (expected.score, expected.work.nodes()), "{rules}");
            assert!(report.expected == expected.expected);
            assert_eq!(report.root_moves.len(), game.moves(&game.start()).len(), "{rules}");
        });
        assert_eq!(searched(&report).0, 5, "{rules}");
        assert_eq!(report.principal_variation.first(), best.as_ref());
        assert_eq!(report.root_moves.first().map(|root| &root.mv), best.as_ref());
        assert!(report.root_moves[0].expected.is_some() && report.root_moves[0].visits > 0);
        assert!((report.progress - 1.0).abs() < 1e-9 && report.per_second() > 0.0, "{report:?}");
    }
}

const WEIGHTS: &[u8] = include_bytes!("../../../www/knowledge/othello.weights");

/// The content of a file of the site.
fn weights(file: &str) -> LoadedFile {
    let bytes: &[u8] = match file {
        "othello.weights" => WEIGHTS,
        "draughts.weights" => include_bytes!("../../../www/knowledge/draughts.weights"),
        "draughts.endgames" => include_bytes!("../../../www/knowledge/draughts.endgames"),
        "alfonso.weights" => include_bytes!("../../../www/knowledge/alfonso.weights"),
        _ => return LoadedFile::Loading,
    };
    LoadedFile::Bytes(bytes.to_vec())
}

/// A file that loaded incompletely.
const DAMAGED: Files = |_| LoadedFile::Bytes(WEIGHTS[..1000].to_vec());

/// The score of a search whose evaluation has these files.
fn score_by<G: Searchable>(game: G, files: &[&str]) -> Option<i32> {
    let mut evaluation = G::Evaluation::default();
    for file in files {
        let LoadedFile::Bytes(bytes) = weights(file) else { panic!("no {file}") };
        game.learn(&mut evaluation, &bytes).unwrap();
    }
    let config = AlphaBetaConfig { depth: 5, ..AlphaBetaConfig::default() };
    let mut search = AlphaBeta::with_solver(game, &[], config, evaluation);
    search.run(|| false);
    search.report().score
}

#[test]
fn alpha_beta_plays_different_games_and_a_seed_repeats_one() {
    let first_move = |seed: u32| {
        let (mut session, _) = session();
        finish(&mut session, SearchRequest { seed: Some(seed), ..alpha_beta(1, "othello", 3) }).0.unwrap()
    };
    let moves: std::collections::BTreeSet<String> = (0..40).map(first_move).collect();
    assert_eq!(moves.len(), 4, "the first moves mirror each other: {moves:?}");
    assert_eq!(first_move(7), first_move(7));
}

#[test]
fn alpha_beta_uses_learned_weights_if_there_are_any() {
    for rules in ["othello", "draughts", "alfonso"] {
        let [by_weights, without] = with_game!(rules.parse::<AnyGame>().unwrap(), game => {
            [game.knowledge(), &[]].map(|files| score_by(game, files))
        });
        assert_ne!(by_weights, without, "{rules}");
        let nothing: Files = |_| LoadedFile::Loading;
        for (source, expected) in [(weights as Files, by_weights), (DAMAGED, without), (nothing, without)] {
            let (session, _) = session();
            let mut session = session.with_weights(source);
            for id in 1..3 {
                assert_eq!(searched(&finish(&mut session, alpha_beta(id, rules, 5)).1).1, expected, "{rules}");
                // Another game in between.
                finish(&mut session, alpha_beta(id, "merkel", 2));
            }
        }
    }
}

#[test]
fn a_search_without_its_weights_says_so_and_continues() {
    let failed: Files = |_| LoadedFile::Failed;
    for (source, is_told) in [(weights as Files, false), (failed, true), (DAMAGED, true)] {
        let (session, _) = session();
        let mut session = session.with_weights(source);
        assert!(session.request(Request::Search(alpha_beta(1, "othello", 2))).has_more);
        let mut answers = Vec::new();
        while session.slice().deliver(&mut answers) {}
        let (done, told) = answers.split_last().unwrap();
        assert!(matches!(done, Answer::Done { best: Some(_), .. }), "{answers:?}");
        assert_eq!(told == [Answer::Incomplete], is_told, "{answers:?}");
    }
}

#[test]
fn alpha_beta_works_in_slices_reports_progress_and_can_be_stopped() {
    let (mut session, clock) = session();
    // Some hundred thousand nodes.
    start(&mut session, alpha_beta(1, "murray", 12));
    let mut depths = Vec::new();
    for _ in 0..9 {
        let before = clock.shown();
        let step = session.slice();
        assert!(step.has_more && clock.shown() - before < 20.0);
        if let Some(Answer::Progress { id: 1, report }) = step.answer {
            assert!((0.0..1.0).contains(&report.progress), "{report:?}");
            depths.push(searched(&report).0);
        }
    }
    assert_eq!(depths.len(), 1, "about ten times a second");
    let step = session.request(Request::Stop { id: 1 });
    let Some(Answer::Done { id: 1, best: Some(best), report }) = step.answer else { panic!("{step:?}") };
    assert_eq!(report.principal_variation.first(), Some(&best));
    let depth = searched(&report).0;
    assert!(depth >= *depths.last().unwrap() && depth < 12, "{report:?}");
    assert_eq!(session.slice(), Reply { answer: None, has_more: false });
}

#[test]
fn alpha_beta_keeps_to_its_time() {
    let (mut session, clock) = session();
    let started = clock.shown();
    let (best, report) =
        finish(&mut session, SearchRequest { budget: Budget::Millis(60), ..alpha_beta(1, "draughts", 12) });
    let taken = clock.shown() - started;
    assert!((60.0..70.0).contains(&taken), "{taken} ms");
    assert!(best.is_some() && searched(&report).0 < 12, "{report:?}");
}

#[test]
fn alpha_beta_stopped_before_its_first_slice_still_has_a_move() {
    let (mut session, _) = session();
    start(&mut session, alpha_beta(1, "othello", 4));
    let step = session.request(Request::Stop { id: 1 });
    let Some(Answer::Done { best: Some(_), report, .. }) = step.answer else { panic!("{step:?}") };
    let (depth, score, _) = searched(&report);
    assert_eq!((depth, score, report.expected), (0, None, None));
    assert!(report.root_moves.iter().all(|root| root.expected.is_none()));
}

#[test]
fn a_decided_game_is_proven() {
    let (mut session, _) = session();
    let course = course("merkel", Some("5/5/5/1d1d1/2l1l l -"), &[]);
    let (best, report) = finish(&mut session, SearchRequest { course, ..alpha_beta(1, "merkel", 6) });
    assert_eq!((best.as_deref(), report.proven), (Some("e1xc3xa1"), Some(Outcome::Win(Player::Light))));
    assert_eq!((share(&report), searched(&report).1), (1.0, Some(29_999)));
    let proven =
        |mv: &str| report.root_moves.iter().find(|root| root.mv == mv).map(|root| (root.proven, root.expected));
    assert_eq!(proven("e1xc3xa1"), Some((Some(Outcome::Win(Player::Light)), Some(ExpectedScore::from(1.0)))));
    // The draw by quiet plies cannot be prevented.
    let course = common::course("merkel,invert=allowed", Some("4d/5/5/5/l4 l - 96 80"), &[]);
    let (best, report) = finish(&mut session, SearchRequest { course, ..alpha_beta(1, "merkel", 12) });
    assert_eq!((best.is_some(), report.proven), (true, Some(Outcome::Draw)));
    assert_eq!((share(&report), searched(&report).1, report.progress), (0.5, Some(0), 1.0));
}

#[test]
fn uct_reports_which_moves_are_proven() {
    let (mut session, _) = session();
    let course = course("merkel", Some("5/5/5/1d1d1/2l1l l -"), &[]);
    let (_, report) = finish(&mut session, playouts(SearchRequest { course, ..search(1, &[]) }, 2000));
    assert_eq!((report.proven, share(&report)), (Some(Outcome::Win(Player::Light)), 1.0));
    let best = &report.root_moves[0];
    assert_eq!((best.proven, best.expected), (Some(Outcome::Win(Player::Light)), Some(ExpectedScore::from(1.0))));
}

#[test]
fn random_answers_at_once_with_any_legal_move() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let (mut session, clock) = session();
        let started = clock.shown();
        let request =
            SearchRequest { engine: Engine::Random, budget: Budget::Unlimited, seed: Some(seed), ..search(1, &[]) };
        let (best, report) = finish(&mut session, request);
        assert!(clock.shown() - started < 10.0);
        assert_eq!((report.work, report.expected), (Work::None, None));
        assert_eq!(report.root_moves.len(), 4);
        seen.insert(best.unwrap());
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
    let (mut session, _) = session();
    let over = SearchRequest { engine: Engine::Random, budget: Budget::Unlimited, ..search(1, &FINISHED) };
    assert_eq!(finish(&mut session, over).0, None);
}

#[test]
fn a_tree_is_not_used_by_another_engine() {
    let (mut session, _) = session();
    finish(&mut session, playouts(search(1, &[]), 100));
    let (_, report) = finish(&mut session, alpha_beta(2, "merkel", 2));
    assert_eq!(searched(&report).0, 2);
    let (_, report) = finish(&mut session, playouts(search(3, &[]), 100));
    assert_eq!((made(&report), report.visits()), (100, 100));
}

/// A search and its result: the best move, then all moves with their visits.
#[derive(Deserialize)]
struct Seeded {
    rules: String,
    moves: Vec<String>,
    seed: u32,
    playouts: u32,
    result: String,
}

impl Seeded {
    fn run(&self) -> String {
        let (mut session, _) = session();
        // Earlier searches must not matter.
        finish(&mut session, playouts(search(1, &[]), 50));
        let moves: Vec<_> = self.moves.iter().map(String::as_str).collect();
        let request =
            SearchRequest { course: course(&self.rules, None, &moves), seed: Some(self.seed), ..search(2, &[]) };
        let (best, report) = finish(&mut session, playouts(request, self.playouts));
        let mut text = best.unwrap_or_default();
        for root in report.root_moves {
            write!(text, " {}:{}", root.mv, root.visits).unwrap();
        }
        text
    }
}

/// tests/browser/missing-features.test.mjs asks the site's worker for the same.
#[test]
fn the_same_seed_and_playouts_give_the_same_search() {
    let searches: Vec<Seeded> = serde_json::from_str(include_str!("../../../tests/data/searches.json")).unwrap();
    // When the search itself changes, all new results are printed.
    let mut changes = 0;
    for search in &searches {
        let result = search.run();
        assert_eq!(result, search.run(), "it is reproducible");
        if result != search.result {
            println!("{} {} {}: {result}", search.rules, search.seed, search.playouts);
            changes += 1;
        }
    }
    assert_eq!(changes, 0);
}
