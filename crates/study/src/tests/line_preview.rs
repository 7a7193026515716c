//! Scores beside the moves, and the small board of the position that the user points at in a line.

use alquerque_app::event::Event as AppEvent;
use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_app::update::update;
use alquerque_core::{Outcome, Player};
use alquerque_messages::{Answer, Request, StudyAnswer};

use super::{analysis, certain, expected, in_words, node, phrases, studied};
use crate::effect::StudyEffect;
use crate::engines::engine::{EngineId, LineMove};
use crate::event::Event;
use crate::record::move_score::{MoveScore, move_score};
use crate::record::view::blocks;
use crate::study::Study;
use crate::tab::Tab;
use crate::update::handle;
use crate::worker::Worker;

fn decimal(number: f64, digits: u8) -> String {
    format!("{number:.*}", usize::from(digits))
}

#[test]
fn moves_have_scores_in_the_games_unit() {
    for (rules, mv, light, figures, words) in [
        ("othello", "f5", 0.6, "+3", "study-ahead(unit: discs, side: white, other: black, score: +3)"),
        ("othello", "f5", 0.4, "\u{2212}3", "study-ahead(unit: discs, side: white, other: black, score: \u{2212}3)"),
        ("othello", "f5", 0.501, "0", "study-ahead(unit: discs, side: white, other: black, score: 0)"),
        (
            "draughts",
            "11-15",
            0.36,
            "\u{2212}1.0",
            "study-ahead(unit: men, side: light, other: dark, score: \u{2212}1.0)",
        ),
        ("draughts", "11-15", 0.5, "0.0", "study-ahead(unit: men, side: light, other: dark, score: 0.0)"),
        ("merkel", "c2-c3", 0.61, "61%", "study-estimated(percents: 61, side: light, other: dark)"),
    ] {
        let (_, mut state) = studied(rules, &[mv]);
        let last = node(&*state.game.record, 1);
        assert_eq!(move_score(&*state.game.record, last), None);
        state.game.record.set_assessment(last, expected(light));
        let [block] = &blocks(&*state.game.record)[..] else { panic!("one line") };
        let score = block.entries[0].score.unwrap();
        let game = state.game.record.board().game;
        assert_eq!(in_words(score.figures(&decimal)).replace('\u{a0}', ""), figures);
        assert_eq!(phrases(score.words(game, &decimal)), words, "{rules}");
    }
}

#[test]
fn certain_results_and_extremes_have_scores_too() {
    let (_, mut state) = studied("othello", &["f5"]);
    let last = node(&*state.game.record, 1);
    for (outcome, figures) in
        [(Outcome::Win(Player::Light), "1\u{2013}0"), (Outcome::Win(Player::Dark), "0\u{2013}1"), (Outcome::Draw, "=")]
    {
        state.game.record.set_assessment(last, certain(outcome));
        let score = move_score(&*state.game.record, last).unwrap();
        assert_eq!(score, MoveScore::Certain(outcome));
        assert_eq!(in_words(score.figures(&decimal)), figures);
    }
    // Moves that keep a proven result have no score.
    let (_, mut longer) = studied("othello", &["f5", "d6"]);
    let [first, second] = [1, 2].map(|ply| node(&*longer.game.record, ply));
    let won = certain(Outcome::Win(Player::Light));
    longer.game.record.set_assessment(first, won);
    longer.game.record.set_assessment(second, won);
    assert!(move_score(&*longer.game.record, first).is_some() && move_score(&*longer.game.record, second).is_none());
    longer.game.record.set_assessment(second, certain(Outcome::Draw));
    assert!(move_score(&*longer.game.record, second).is_some());
    // An estimate that rounds to certainty has a large but finite score.
    for light in [0.0, 1.0] {
        state.game.record.set_assessment(last, expected(light));
        let Some(MoveScore::Ahead(discs, _)) = move_score(&*state.game.record, last) else { panic!("an estimate") };
        assert!((50.0..64.0).contains(&discs.abs()) && (discs > 0.0) == (light > 0.5), "{discs}");
    }
}

/// A study with alpha-beta on, and the id of its request.
fn analysed() -> (Study, State, u32) {
    let (mut study, mut state) = studied("merkel", &[]);
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    let effects = handle(&mut study, &mut state, Event::Engine(EngineId::AlphaBeta, true));
    let asked = effects.iter().find_map(|effect| match effect {
        StudyEffect::Request(_, Request::Analyse(task)) => Some(task.id),
        _ => None,
    });
    (study, state, asked.unwrap())
}

fn tell(study: &mut Study, state: &mut State, id: u32, line: &str) {
    let report = analysis(0.6, None, &[(line, 0.6)]);
    handle(
        study,
        state,
        Event::Worker(
            Worker::Engine(EngineId::AlphaBeta),
            JobEvent::Answer(Answer::Study(StudyAnswer::Analysis { id, report, done: false })),
        ),
    );
}

fn hover(study: &mut Study, state: &mut State, moves: usize) {
    handle(study, state, Event::HoverLine(Some(LineMove { engine: EngineId::AlphaBeta, line: 0, moves })));
}

fn shown(study: &Study) -> Option<String> {
    study.line_preview.preview().map(|preview| preview.moves().join(" "))
}

#[test]
fn pointing_at_a_move_of_a_line_shows_the_position_after_it() {
    let (mut study, mut state, id) = analysed();
    hover(&mut study, &mut state, 2);
    assert_eq!(shown(&study), None, "no line yet");
    assert_eq!(study.line_preview.hovered(), None);
    tell(&mut study, &mut state, id, "c2-c3 c4xc2 c1xc3");
    assert_eq!(shown(&study).as_deref(), Some("c2-c3 c4xc2"));
    let words = phrases(study.line_preview.description(&state).unwrap());
    assert_eq!(
        words,
        "study-line-position(position: uct-position(moves: c2\u{2011}c3 c4xc2), light: 11, dark: 12, side: light, other: dark)"
    );
    // The line changes while the user points at it.
    tell(&mut study, &mut state, id, "d2-c3 b4xd2 e1xc3");
    assert_eq!(shown(&study).as_deref(), Some("d2-c3 b4xd2"));
    hover(&mut study, &mut state, 3);
    assert_eq!(shown(&study).as_deref(), Some("d2-c3 b4xd2 e1xc3"));
    assert_eq!(state.game.record.tree().len(), 1, "nothing is played");
    for (line, moves) in [(0, 0), (0, 4), (1, 1), (usize::MAX, usize::MAX)] {
        handle(&mut study, &mut state, Event::HoverLine(Some(LineMove { engine: EngineId::AlphaBeta, line, moves })));
        assert_eq!(shown(&study), None, "no such move");
    }
    hover(&mut study, &mut state, 1);
    handle(&mut study, &mut state, Event::HoverLine(None));
    assert_eq!(shown(&study), None);
}

#[test]
fn the_small_board_disappears_with_its_line() {
    let (mut study, mut state, id) = analysed();
    tell(&mut study, &mut state, id, "c2-c3 c4xc2");
    hover(&mut study, &mut state, 1);
    handle(&mut study, &mut state, Event::Tab(Tab::Review));
    assert_eq!(shown(&study), None, "another tab");
    handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
    let (mut study, mut state, id) = analysed();
    tell(&mut study, &mut state, id, "c2-c3 c4xc2");
    hover(&mut study, &mut state, 1);
    update(&mut state, AppEvent::Typed("d2-c3".to_owned()));
    handle(&mut study, &mut state, Event::Lines(3));
    assert_eq!(shown(&study), None, "the new position has no line yet");
}
