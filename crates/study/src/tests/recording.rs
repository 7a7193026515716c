//! How the record grows by a review.

use alquerque_app::saved::SavedGame;
use alquerque_core::record::{NodeId, Symbol, from_link, to_link};
use alquerque_messages::analysis::Analysis;

use super::{MOVES, analysis, node, reviewed, studied};
use crate::event::Event;
use crate::update::handle;

/// Light's second move gives 40 percent away; the search would have played another one.
fn answer(ply: usize) -> Analysis {
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
    let line = state.record.tree().line().to_vec();
    reviewed(&mut study, &mut state, |ply| match ply {
        3 => analysis(0.8, None, &[]),
        _ => answer(ply),
    });
    let tree = state.record.tree();
    assert_eq!(tree.line(), line, "the line is the same");
    assert_eq!(tree.symbols(line[3]), [Symbol(4)]);
    let others: Vec<NodeId> = tree.siblings(line[3]).collect();
    assert_eq!(others.len(), 1);
    assert_eq!(state.record.move_text(others[0]), "b2xb4");
    assert!(tree.assessment(others[0]).expected.is_some(), "what it is worth stands there, too");
    assert!(tree.len() <= line.len() + 6, "a few plies");
    // A link and what is kept carry all of it.
    let linked = from_link(&to_link(&*state.record)).unwrap();
    assert_eq!(linked.tree().symbols(node(&*linked, 3)), [Symbol(4)]);
    assert_eq!(linked.tree().assessment(node(&*linked, 3)), tree.assessment(line[3]));
    let kept = SavedGame::from_text(&SavedGame::of(&*state.record).text()).unwrap().restore().unwrap();
    assert_eq!(kept.tree().len(), tree.len());
}

#[test]
fn what_a_person_wrote_stays() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let third = node(&*state.record, 3);
    state.record.set_symbols(third, &[Symbol(5)]);
    state.record.set_words(third, "as I like it");
    reviewed(&mut study, &mut state, |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) });
    let tree = state.record.tree();
    assert_eq!(tree.symbols(third), [Symbol(5)]);
    assert_eq!(tree.words(third), "as I like it");
    assert!(tree.assessment(third).expected.is_some());
}

#[test]
fn another_review_takes_its_own_symbols_away_and_adds_nothing_twice() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let wrong = |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) };
    reviewed(&mut study, &mut state, wrong);
    let nodes = state.record.tree().len();
    reviewed(&mut study, &mut state, wrong);
    assert_eq!(state.record.tree().len(), nodes);
    reviewed(&mut study, &mut state, |_| analysis(0.5, None, &[]));
    assert!(state.record.tree().symbols(node(&*state.record, 3)).is_empty());
}

#[test]
fn where_the_best_move_was_played_the_search_behind_it_knows_more() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    // Light thinks that the move is worth 60 percent, and it turns out to be 45; the next best is worth 50.
    reviewed(&mut study, &mut state, |ply| match ply {
        0 => analysis(0.6, None, &[("d2-c3", 0.6), ("c2-c3", 0.5)]),
        1 => analysis(0.55, None, &[]),
        _ => analysis(0.5, None, &[]),
    });
    let share = |ply| state.record.tree().assessment(node(&*state.record, ply)).expected.unwrap().value();
    assert!((share(0) - 0.5).abs() < 1e-9 && (share(1) - 0.45).abs() < 1e-9);
}

#[test]
fn marks_are_undone_in_one_step_and_what_is_known_stays() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let before = state.record.tree().len();
    reviewed(&mut study, &mut state, |ply| if ply == 3 { analysis(0.8, None, &[]) } else { answer(ply) });
    assert!(state.record.tree().len() > before);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.record.tree().len(), before);
    assert!(state.record.tree().symbols(node(&*state.record, 3)).is_empty());
    assert!(state.record.tree().assessment(node(&*state.record, 3)).expected.is_some());
    assert!(!study.edits.can_undo());
    handle(&mut study, &mut state, Event::Redo);
    assert!(state.record.tree().len() > before);
}
