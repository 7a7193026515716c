//! The same study in two tabs.

use alquerque_app::notice::Offer;
use alquerque_app::storage::saved_game::SavedGame;
use alquerque_core::record::Symbol;
use alquerque_language::message;

use super::*;
use crate::event::NodeEvent;

/// Tells a tab what another one has saved.
fn saved(study: &mut Study, state: &mut State, by: &State) -> Vec<StudyEffect> {
    handle(study, state, Event::OtherTab(SavedGame::from_record(by.record_to_save())))
}

fn go_to(study: &mut Study, state: &mut State, ply: usize) {
    let node = node(&*state.game.record, ply);
    handle(study, state, Event::Node(NodeEvent::Select(node)));
}

fn comment(study: &mut Study, state: &mut State, text: &str) {
    handle(study, state, Event::Node(NodeEvent::Comment(text.to_owned())));
}

fn comments(state: &State) -> Vec<String> {
    let tree = state.game.record.tree();
    tree.nodes().map(|node| tree.words(node).to_owned()).filter(|words| !words.is_empty()).collect()
}

#[test]
fn comments_in_two_tabs_are_both_kept() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let (mut two, mut there) = studied("merkel", &MOVES);
    go_to(&mut one, &mut here, 1);
    go_to(&mut two, &mut there, 4);
    comment(&mut two, &mut there, "second");
    let effects = saved(&mut one, &mut here, &there);
    assert!(!effects.contains(&StudyEffect::Game(alquerque_app::effect::Effect::SaveGame)), "{effects:?}");
    assert_eq!((comments(&here), here.game.record.played()), (vec!["second".to_owned()], 1), "it keeps its position");
    comment(&mut one, &mut here, "first");
    saved(&mut two, &mut there, &here);
    assert_eq!(comments(&there), ["first", "second"]);
    assert_eq!(there.game.record.played(), 4);
    // Promoted and deleted variations are followed as well, and the position if it is gone.
    handle(&mut one, &mut here, Event::Node(NodeEvent::Delete));
    saved(&mut two, &mut there, &here);
    assert_eq!(there.game.record.tree().len(), 1);
}

#[test]
fn the_position_on_another_tabs_board_is_left_alone() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let (mut two, mut there) = studied("merkel", &MOVES);
    go_to(&mut two, &mut there, 2);
    assert_eq!(saved(&mut one, &mut here, &there), []);
    assert_eq!((here.game.record.played(), here.notices.current().is_none(), one.edits.can_undo()), (6, true, false));
}

#[test]
fn text_overwritten_by_another_tab_is_announced_and_undo_restores_it() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let (mut two, mut there) = studied("merkel", &MOVES);
    // Both write before they are notified of each other.
    comment(&mut one, &mut here, "mine");
    comment(&mut two, &mut there, "yours");
    saved(&mut one, &mut here, &there);
    assert_eq!(comments(&here), ["yours"]);
    let text = here.notices.current().unwrap().text.clone();
    assert_eq!(text, alquerque_language::Phrase::new(message::STUDY_OTHER_TAB).into());
    handle(&mut one, &mut here, Event::Undo);
    assert_eq!(comments(&here), ["mine"]);
    // Another game's moves are kept, too.
    let (_, other) = studied("merkel", &["c2-c3"]);
    saved(&mut one, &mut here, &other);
    assert_eq!(here.notices.current().unwrap().offer, Some(Offer::BringBack));
    handle(&mut one, &mut here, Event::Undo);
    assert_eq!((here.game.record.plies(), comments(&here)), (6, vec!["mine".to_owned()]));
}

#[test]
fn an_exercise_ends_when_another_tab_changes_its_game() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let third = node(&*here.game.record, 3);
    here.game.record.set_symbols(third, &[Symbol(4)]);
    let (mut two, mut there) = studied("merkel", &MOVES);
    review(&mut one, &mut here, ReviewEvent::ExerciseAt(2));
    assert!(here.game.aside().is_some());
    comment(&mut two, &mut there, "second");
    saved(&mut one, &mut here, &there);
    assert!(here.game.aside().is_none() && one.review.exercises(&here).is_none());
    assert_eq!((comments(&here), here.game.record.plies()), (vec!["second".to_owned()], 6));
}

#[test]
fn other_games_and_unreadable_ones_change_nothing_on_the_board() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let (_, other) = studied("othello", &OPENING);
    saved(&mut one, &mut here, &other);
    assert_eq!((here.game.record.plies(), here.game.others().len()), (6, 1));
    let mut text = SavedGame::from_record(&*here.game.record).text();
    text = text.replace("d2-c3", "d2-d9");
    let broken = SavedGame::from_text(&text).unwrap();
    assert_eq!(handle(&mut one, &mut here, Event::OtherTab(broken)), []);
}

#[test]
fn a_review_in_another_tab_leaves_the_board_alone() {
    let (mut one, mut here) = studied("merkel", &MOVES);
    let (_, mut there) = studied("merkel", &MOVES);
    let third = node(&*there.game.record, 3);
    there.game.record.set_assessment(third, expected(0.5));
    let (boards, scores) = (here.game.replacements(), one.annotation_revision);
    assert_eq!(saved(&mut one, &mut here, &there), []);
    assert_eq!(here.game.record.tree().assessment(third), expected(0.5));
    assert_eq!(
        (here.game.replacements(), here.notices.current().is_none(), one.edits.can_undo()),
        (boards, true, false)
    );
    assert_ne!(one.annotation_revision, scores, "the scores are shown");
}
