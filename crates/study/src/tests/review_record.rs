//! How a review changes the record.

use alquerque_app::storage::saved_game::SavedGame;
use alquerque_core::record::{NodeId, Symbol, from_link, to_link};
use alquerque_messages::SearchReport;

use super::{MOVES, analysis, node, reviewed, studied};
use crate::event::Event;
use crate::update::handle;

/// Light's second move loses 40 percent; the search prefers another.
fn answer(ply: usize) -> SearchReport {
    match ply {
        0 => analysis(0.5, None, &[("d2-c3", 0.5), ("c2-c3", 0.4)]),
        1 | 3 => analysis(0.4, None, &[]),
        2 => analysis(0.6, None, &[("b2xb4 c5xa3 d2-d3 e4xe2 a1-a2 a4-b4 c1-c2", 0.6), ("e1xc3", 0.2)]),
        4 => analysis(0.2, None, &[]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    }
}

#[test]
fn mistakes_get_symbols_and_a_better_line_beside_them() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let line = state.game.record.tree().line().to_vec();
    reviewed(&mut study, &mut state, |ply| match ply {
        3 => analysis(0.8, None, &[]),
        _ => answer(ply),
    });
    let tree = state.game.record.tree();
    assert_eq!(tree.line(), line, "the line is the same");
    assert_eq!(tree.symbols(line[3]), [Symbol(4)]);
    let others: Vec<NodeId> = tree.siblings(line[3]).collect();
    assert_eq!(others.len(), 1);
    assert_eq!(state.game.record.move_text(others[0]), "b2xb4");
    assert!(tree.assessment(others[0]).expected.is_some(), "it has its assessment, too");
    assert!(tree.len() <= line.len() + 6, "a few plies");
    // Links and saved games contain all of it.
    let linked = from_link(&to_link(&*state.game.record)).unwrap();
    assert_eq!(linked.tree().symbols(node(&*linked, 3)), [Symbol(4)]);
    assert_eq!(linked.tree().assessment(node(&*linked, 3)), tree.assessment(line[3]));
    let kept = SavedGame::from_text(&SavedGame::from_record(&*state.game.record).text()).unwrap().restore().unwrap();
    assert_eq!(kept.tree().len(), tree.len());
}

#[test]
fn reviews_preserve_the_users_symbols() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let third = node(&*state.game.record, 3);
    state.game.record.set_symbols(third, &[Symbol(5)]);
    state.game.record.set_words(third, "as I like it");
    reviewed(&mut study, &mut state, |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) });
    let tree = state.game.record.tree();
    assert_eq!(tree.symbols(third), [Symbol(5)]);
    assert_eq!(tree.words(third), "as I like it");
    assert!(tree.assessment(third).expected.is_some());
}

#[test]
fn a_second_review_replaces_its_own_symbols_and_adds_no_duplicates() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let wrong = |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) };
    reviewed(&mut study, &mut state, wrong);
    let nodes = state.game.record.tree().len();
    reviewed(&mut study, &mut state, wrong);
    assert_eq!(state.game.record.tree().len(), nodes);
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert!(state.game.record.tree().symbols(node(&*state.game.record, 3)).is_empty());
}

#[test]
fn after_the_best_move_the_later_search_decides() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    // Light expects 60 percent from the move and gets 45; the second-best move scores 50.
    reviewed(&mut study, &mut state, |ply| match ply {
        0 => analysis(0.6, None, &[("d2-c3", 0.6), ("c2-c3", 0.5)]),
        1 => analysis(0.55, None, &[]),
        _ => analysis(0.5, None, &[]),
    });
    let share = |ply| state.game.record.tree().assessment(node(&*state.game.record, ply)).expected.unwrap().value();
    assert!((share(0) - 0.5).abs() < 1e-9 && (share(1) - 0.45).abs() < 1e-9);
}

#[test]
fn a_reviews_marks_are_one_undo_step_and_its_assessments_stay() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let before = state.game.record.tree().len();
    reviewed(&mut study, &mut state, |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) });
    assert!(state.game.record.tree().len() > before);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.tree().len(), before);
    assert!(state.game.record.tree().symbols(node(&*state.game.record, 3)).is_empty());
    assert!(state.game.record.tree().assessment(node(&*state.game.record, 3)).expected.is_some());
    assert!(!study.edits.can_undo());
    handle(&mut study, &mut state, Event::Redo);
    assert!(state.game.record.tree().len() > before);
}
