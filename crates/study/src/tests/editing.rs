//! Editing symbols, comments and moves; undo and redo; and the lossless text format.

use alquerque_app::effect::Effect;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_core::record::{Format, NodeId, Symbol, export, from_link, import, to_link};

use super::{MOVES, OPENING, analysis, node, reviewed, studied};
use crate::effect::StudyEffect;
use crate::event::{Event, NodeEvent};
use crate::record::leaves_out;
use crate::record::symbols::{Group, choose, meaning, shown, sign, signs};
use crate::record::view::blocks;
use crate::study::Study;
use crate::update::{follow, handle};

fn change(study: &mut Study, state: &mut State, change: NodeEvent) {
    handle(study, state, Event::Node(change));
}

fn go_to(study: &mut Study, state: &mut State, ply: usize) {
    let node = node(&*state.game.record, ply);
    change(study, state, NodeEvent::Select(node));
}

#[test]
fn annotations_are_undone_at_their_position_and_the_view_is_updated() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    go_to(&mut study, &mut state, 3);
    change(&mut study, &mut state, NodeEvent::Symbol(Some(Symbol(1))));
    change(&mut study, &mut state, NodeEvent::Comment("good".to_owned()));
    let third = node(&*state.game.record, 3);
    for (event, symbols, words) in [
        (Event::Undo, &[Symbol(1)][..], ""),
        (Event::Undo, &[], ""),
        (Event::Redo, &[Symbol(1)], ""),
        (Event::Redo, &[Symbol(1)], "good"),
    ] {
        go_to(&mut study, &mut state, 5);
        let edited = study.annotation_revision;
        handle(&mut study, &mut state, event);
        assert_eq!(state.game.record.played(), 3, "the board shows the annotated position");
        assert_eq!((state.game.record.tree().symbols(third), state.game.record.tree().words(third)), (symbols, words));
        assert_ne!(study.annotation_revision, edited);
    }
    handle(&mut study, &mut state, Event::Redo);
    assert_eq!(state.game.record.played(), 3, "nothing more changes");
}

#[test]
fn a_comment_is_saved_while_it_is_typed_and_undone_as_a_whole() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    let draft = |study: &mut Study, state: &mut State, text: &str| {
        let effects = handle(study, state, Event::Node(NodeEvent::Draft(text.to_owned())));
        assert!(effects.contains(&StudyEffect::Game(Effect::SaveGame)), "{text}");
    };
    let last = node(&*state.game.record, 6);
    let words = |state: &State, node| state.game.record.tree().words(node).to_owned();
    for text in ["o", "on", "one"] {
        draft(&mut study, &mut state, text);
        assert_eq!(words(&state, last), text);
    }
    change(&mut study, &mut state, NodeEvent::Comment("one".to_owned()));
    // The next time it is another change.
    draft(&mut study, &mut state, "one tw");
    // An unfinished one, and one on another position.
    go_to(&mut study, &mut state, 5);
    draft(&mut study, &mut state, "three");
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(words(&state, node(&*state.game.record, 5)), "");
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(words(&state, last), "one");
    handle(&mut study, &mut state, Event::Redo);
    assert_eq!(words(&state, last), "one tw");
    draft(&mut study, &mut state, "one two");
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(words(&state, last), "one tw");
    handle(&mut study, &mut state, Event::Undo);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!((words(&state, last), study.edits.can_undo()), (String::new(), false));
}

#[test]
fn an_edit_after_stepping_back_is_undone_where_it_was_made() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    // At the end of the line, then further back.
    change(&mut study, &mut state, NodeEvent::Comment("the end".to_owned()));
    go_to(&mut study, &mut state, 2);
    change(&mut study, &mut state, NodeEvent::Symbol(Some(Symbol(2))));
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.played(), 2);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.played(), 6);
}

#[test]
fn deleted_moves_are_restored_in_their_places() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    go_to(&mut study, &mut state, 4);
    change(&mut study, &mut state, NodeEvent::Delete);
    assert_eq!((state.game.record.played(), state.game.record.tree().len()), (3, 4));
    go_to(&mut study, &mut state, 1);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!((state.game.record.played(), state.game.record.tree().len()), (4, 7));
    go_to(&mut study, &mut state, 6);
    handle(&mut study, &mut state, Event::Redo);
    assert_eq!((state.game.record.played(), state.game.record.tree().len()), (3, 4));
}

#[test]
fn undoing_a_reviews_marks_keeps_the_position() {
    let (mut study, mut state) = studied("merkel", &MOVES);
    reviewed(&mut study, &mut state, |ply| match ply {
        2 => analysis(0.6, None, &[("b2xb4 c5xa3", 0.6)]),
        _ => analysis(if ply.is_multiple_of(2) { 0.2 } else { 0.8 }, None, &[]),
    });
    let line = |state: &State, ply| node(&*state.game.record, ply);
    go_to(&mut study, &mut state, 4);
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.tree().current(), line(&state, 4));
    handle(&mut study, &mut state, Event::Redo);
    assert_eq!(state.game.record.tree().current(), line(&state, 4));
    // The variation added by the review is deleted; the view falls back to the move before it.
    let added = state.game.record.tree().siblings(line(&state, 3)).next().unwrap();
    change(&mut study, &mut state, NodeEvent::Select(added));
    handle(&mut study, &mut state, Event::Undo);
    assert_eq!(state.game.record.tree().current(), line(&state, 2));
}

#[test]
fn a_symbol_replaces_only_its_own_kind() {
    let symbols = |numbers: &[u8]| numbers.iter().copied().map(Symbol).collect::<Vec<_>>();
    let chosen = |old: &[u8], new: Option<u8>| choose(&symbols(old), new.map(Symbol));
    assert_eq!(chosen(&[14], Some(1)), symbols(&[1, 14]));
    assert_eq!(chosen(&[1, 14], Some(4)), symbols(&[4, 14]));
    assert_eq!(chosen(&[1, 14, 36], Some(19)), symbols(&[1, 19, 36]));
    assert_eq!(chosen(&[1, 14, 36], None), symbols(&[36]), "symbols that are not offered are kept");
    assert_eq!(chosen(&[36, 2], Some(10)), symbols(&[2, 10, 36]), "move symbols come first");
    assert_eq!((shown(&symbols(&[14, 1])), shown(&symbols(&[36, 14]))), (Some(Symbol(1)), Some(Symbol(14))));
    assert_eq!(shown(&symbols(&[36])), None);
    for group in Group::OFFERED {
        for symbol in group.symbols() {
            assert!(symbol.suffix().is_none_or(|suffix| suffix == sign(symbol)));
            assert!(meaning(symbol, alquerque_core::GameId::Draughts).is_some());
        }
    }
}

#[test]
fn the_tree_shows_symbols_and_moves_played_with_hints() {
    let text = "[GameType \"21\"] 1. 9-14 $14 22-18 $2 $18 $140 {[%h]} *";
    let record = import(text).remove(0).unwrap().record;
    let blocks = blocks(&*record);
    let entries: Vec<_> = blocks[0].entries.iter().map(|entry| (entry.text.as_str(), entry.helped)).collect();
    assert_eq!(entries, [("9\u{2011}14\u{a0}+=", false), ("22\u{2011}18?\u{a0}+\u{2212}\u{a0}$140", true)]);
    assert_eq!(signs(&[]), "");
}

#[test]
fn the_default_text_format_is_lossless() {
    let (mut study, mut state) = studied("othello", &OPENING);
    let open = |study: &mut Study, state: &mut State| {
        state.page.close();
        follow(study, state);
        state.page.open(Page::Record);
        follow(study, state);
        state.look().text_formats[state.page.dialogs().text_format].format
    };
    assert_eq!(open(&mut study, &mut state), Format::Transcript);
    assert!(!leaves_out(&state));
    state.game.record.set_words(NodeId::ROOT, "a comment");
    assert_eq!(open(&mut study, &mut state), Format::Pdn);
    state.page.select_text_format(0);
    follow(&mut study, &mut state);
    assert!(leaves_out(&state), "a transcript can be chosen, with a warning");
    assert_eq!(open(&mut study, &mut state), Format::Pdn);
}

#[test]
fn lines_of_a_comment_are_paragraphs_everywhere() {
    for (typed, words) in [
        ("One.\nTwo  three.\n\n\n[Four] ends it. ", "One.\n\nTwo three.\n\n[Four] ends it."),
        ("\n{One}\n%two", "{One}\n\n%two"),
        ("[%csl Ga1]\nOne", "One"),
    ] {
        let (mut study, mut state) = studied("merkel", &MOVES);
        handle(&mut study, &mut state, Event::Node(NodeEvent::Comment(typed.to_owned())));
        let record = &state.game.record;
        let node = record.tree().current();
        assert_eq!(record.tree().words(node), words);
        let file = export(&**record, Format::Pdn);
        let read = import(&file).remove(0).unwrap().record;
        assert_eq!(read.tree().comment(node), record.tree().comment(node), "{file}");
        let linked = from_link(&to_link(&**record)).unwrap();
        assert_eq!(linked.tree().comment(node), record.tree().comment(node));
    }
}
