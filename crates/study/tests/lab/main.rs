//! The laboratory with real workers: settings, results, display and exports.

mod bench;
mod export;

use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Fill, message};
use alquerque_messages::analysis::lab::{LabAnswer, LabRequest, Tally, Trial};
use alquerque_messages::{Answer, Failure, StudyAnswer};
use alquerque_study::Worker;
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::LabEvent;
use alquerque_study::lab::charts::expected;
use alquerque_study::lab::settings::{Field, Section, Side, Sides};
use alquerque_study::lab::view::{tree_in_words, unit};
use alquerque_study::tab::Tab;

use bench::{Bench, begun, ended};

#[test]
fn two_settings_are_compared_move_by_move() {
    let mut bench = Bench::new("merkel", &[]);
    assert_eq!(bench.status(), ["lab-idle"]);
    let rows = bench.lab().rows(&bench.state);
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| row.bars == [None, None]));
    bench.change(Side::A, Field::Playouts, "300");
    bench.change(Side::B, Field::Playouts, "1000");
    bench.finish(LabEvent::Begin);
    for (place, side) in Side::ALL.into_iter().enumerate() {
        let report = &bench.lab().found(&bench.state, side).unwrap().report;
        assert_eq!(report.work.count(), [300, 1000][place]);
        let rows = bench.lab().rows(&bench.state);
        let bars: Vec<_> = rows.iter().filter_map(|row| row.bars[place].as_ref()).collect();
        assert!((bars.iter().map(|bar| bar.share).sum::<f64>() - 1.0).abs() < 1e-9);
        for (bar, row) in bars.iter().zip(&rows) {
            let root = report.root_moves.iter().find(|root| root.mv == row.mv).unwrap();
            assert!((bar.share - root.visits as f64 / report.work.count() as f64).abs() < 1e-9);
        }
        assert_eq!(bars.iter().filter(|bar| bar.is_best).count(), 1);
    }
    assert!(matches!(bench.status()[..], ["lab-agree" | "lab-differ"]));
    assert!(!bench.lab().is_busy());
}

#[test]
fn results_are_shown_only_at_their_position_and_setting() {
    let mut bench = Bench::new("merkel", &["c2-c3"]);
    bench.change(Side::A, Field::Playouts, "100");
    bench.change(Side::B, Field::Playouts, "100");
    bench.finish(LabEvent::Begin);
    let shown = |bench: &Bench| Side::ALL.map(|side| bench.lab().found(&bench.state, side).is_some());
    assert_eq!(shown(&bench), [true, true]);
    bench.change(Side::B, Field::Proofs, "false");
    assert_eq!(shown(&bench), [true, false]);
    bench.change(Side::B, Field::Proofs, "true");
    assert_eq!(shown(&bench), [true, true]);
    bench.back();
    assert_eq!(shown(&bench), [false, false]);
    bench.forward();
    assert_eq!(shown(&bench), [true, true]);
    // Invalid values change nothing.
    bench.change(Side::A, Field::Playouts, "many");
    assert_eq!(shown(&bench), [true, true]);
}

#[test]
fn an_experiment_ends_with_its_position_its_setting_or_on_request() {
    let mut bench = Bench::new("merkel", &["c2-c3"]);
    for way in 0..3 {
        bench.change(Side::A, Field::Playouts, "1000000");
        bench.change(Side::B, Field::Playouts, "1000000");
        let effects = bench.happen(LabEvent::Begin);
        assert_eq!(begun(&effects).len(), 2);
        assert!(bench.lab().is_busy() && bench.status() == ["lab-busy"]);
        let stops = match way {
            0 => bench.happen(LabEvent::Stop),
            1 => bench.back(),
            _ => {
                bench.forward();
                bench.happen(LabEvent::Begin);
                let effects = bench.change(Side::A, Field::PerLeaf, "2");
                // The other side continues.
                assert!(bench.lab().is_busy());
                effects.into_iter().chain(bench.happen(LabEvent::Stop)).collect()
            }
        };
        let stopped = stops
            .iter()
            .filter(|doing| bench::lab_order(doing).is_some_and(|order| matches!(order, LabRequest::Stop { .. })));
        assert_eq!(stopped.count(), 2, "{way}");
        assert!(!bench.lab().is_busy());
    }
}

#[test]
fn the_trees_of_both_sides_are_shown_when_both_are_done() {
    let mut bench = Bench::new("othello", &[]);
    for side in Side::ALL {
        bench.change(side, Field::Playouts, "300");
    }
    let number = |bench: &Bench, side| bench.lab().tree(&bench.state, side).map(|(number, _)| number);
    bench.happen(LabEvent::Begin);
    assert_eq!(Side::ALL.map(|side| number(&bench, side)), [None, None]);
    bench.work();
    for side in Side::ALL {
        let (_, nodes) = bench.lab().tree(&bench.state, side).unwrap();
        assert_eq!(nodes[0].visits, 300);
        let root_moves = &bench.lab().found(&bench.state, side).unwrap().report.root_moves;
        let Some(Fill::List(told)) = tree_in_words(side, nodes).unwrap().fill("moves").cloned() else { panic!() };
        assert_eq!(told.len(), 3);
        let most = root_moves.iter().map(|root| root.visits).max().unwrap();
        let mv = told[0].split(' ').next().unwrap();
        assert!(root_moves.iter().any(|root| root.mv == mv && root.visits == most));
    }
    assert!(bench.files.is_empty(), "no file was requested");
    let first = number(&bench, Side::A);
    bench.change(Side::B, Field::Proofs, "false");
    assert_eq!((number(&bench, Side::A), number(&bench, Side::B)), (first, None));
    bench.finish(LabEvent::Begin);
    assert_ne!(number(&bench, Side::A), first);
}

#[test]
fn proven_results_are_given_for_the_side_to_move() {
    let result = |proven, to_move| match expected(Some(proven), None, to_move).fill("result") {
        Some(Fill::Key(result)) => *result,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        [Player::Dark, Player::Light].map(|to_move| result(Outcome::Win(Player::Light), to_move)),
        ["lost", "won"]
    );
    assert_eq!(result(Outcome::Draw, Player::Dark), "drawn");
    let unit = |game| unit(game).fill("unit").cloned();
    assert_eq!([GameId::Othello, GameId::Alquerque].map(unit), [Some(Fill::Key("discs")), Some(Fill::Key("men"))]);
}

#[test]
fn runs_are_counted_with_confidence_intervals() {
    let mut bench = Bench::new("merkel", &[]);
    for side in Side::ALL {
        bench.change(side, Field::Playouts, "100");
    }
    bench.finish(LabEvent::Section(Section::Runs));
    bench.finish(LabEvent::Count(10));
    bench.finish(LabEvent::Begin);
    let first: Vec<Tally> = Side::ALL.map(|side| bench.lab().tally(&bench.state, side).unwrap().clone()).into();
    assert!(first.iter().all(|tally| tally.runs == 10));
    assert_eq!(bench.status(), ["lab-most", "lab-most"]);
    for row in bench.lab().rows(&bench.state) {
        for bar in row.bars.iter().flatten() {
            let (low, high) = bar.mark.unwrap();
            assert!(low <= bar.share && bar.share <= high && high - low < 0.6);
        }
    }
    // Again with the same settings.
    bench.finish(LabEvent::Begin);
    assert!(Side::ALL.into_iter().all(|side| bench.lab().tally(&bench.state, side) == Some(&first[side.index()])));
    // Only one side.
    bench.finish(LabEvent::RunsOf(Sides::B));
    assert_eq!(begun(&bench.happen(LabEvent::Begin)), [(Side::B, Trial::Runs(bench.lab().experiment.settings[1], 10))]);
    bench.work();
    assert!(bench.lab().rows(&bench.state).iter().all(|row| row.bars[0].is_none() && row.bars[1].is_some()));
}

#[test]
fn alpha_beta_deepens_iteratively() {
    let mut bench = Bench::new("draughts", &[]);
    bench.finish(LabEvent::Section(Section::AlphaBeta));
    assert!(bench.lab().rows(&bench.state).iter().all(|row| row.bars == [None, None]));
    bench.happen(LabEvent::Begin);
    bench.slices(40);
    assert!(bench.lab().progress() > 0.0);
    bench.finish(LabEvent::Stop);
    let iterations = bench.lab().iterations(&bench.state);
    assert!(iterations.len() >= 2, "{}", iterations.len());
    assert_eq!(bench.status(), ["lab-depth"]);
}

#[test]
fn nothing_starts_in_a_finished_game() {
    let mut bench = Bench::at("alfonso", "5/5/5/2l2/5 d -");
    assert!(begun(&bench.happen(LabEvent::Begin)).is_empty());
    assert_eq!(bench.status(), ["lab-over"]);
    assert!(bench.lab().rows(&bench.state).is_empty());
}

#[test]
fn a_forced_move_is_said_to_leave_nothing_to_choose() {
    let bench = Bench::at("merkel", "5/5/2d2/2l2/d4 l -");
    let status = bench.lab().status(&bench.state);
    assert_eq!(status, [alquerque_language::Phrase::new(message::LAB_IDLE).key("section", "forced")]);
}

#[test]
fn unexpected_messages_are_dropped_and_failed_workers_reported() {
    let mut bench = Bench::new("merkel", &[]);
    for side in Side::ALL {
        let tally = Tally { runs: 7, ..Tally::default() };
        for news in [
            Answer::Study(StudyAnswer::Lab(LabAnswer::Runs { id: 0, tally, done: true })),
            Answer::Study(StudyAnswer::Lab(LabAnswer::Tree { id: 1, nodes: Vec::new() })),
            Answer::Failed { id: Some(9), why: Failure::NoRequest(String::new()) },
        ] {
            assert!(bench.hear(side, news).is_empty());
        }
        assert!(!bench.lab().broken);
    }
    bench.happen(LabEvent::Begin);
    let effects = bench.break_down(Side::A);
    assert!(effects.contains(&StudyEffect::End(Worker::Lab(Side::A))) && bench.status() == ["lab-broken"]);
    bench.work();
    assert_eq!(bench.status(), ["lab-broken"]);
    bench.finish(LabEvent::Begin);
    assert!(!bench.lab().broken);
}

#[test]
fn unused_workers_are_terminated() {
    let mut bench = Bench::new("merkel", &["c2-c3"]);
    assert!(ended(&bench.open(Tab::Review)).is_empty(), "no workers are running");
    bench.open(Tab::Lab);
    bench.change(Side::A, Field::Playouts, "100");
    bench.happen(LabEvent::Begin);
    assert!(ended(&bench.open(Tab::Review)).is_empty(), "a running experiment continues");
    bench.work();
    let found = |bench: &Bench| bench.lab().found(&bench.state, Side::A).is_some();
    assert!(found(&bench) && !bench.lab().has_tree(&bench.state, Side::A));
    bench.open(Tab::Lab);
    bench.finish(LabEvent::Begin);
    assert!(bench.lab().has_tree(&bench.state, Side::A));
    assert_eq!(ended(&bench.open(Tab::Review)), Side::ALL);
    bench.open(Tab::Lab);
    bench.finish(LabEvent::Begin);
    assert_eq!(ended(&bench.back()), Side::ALL);
    assert!(ended(&bench.forward()).is_empty());
    assert!(found(&bench), "the figures stay");
}
