//! What the views show.

use alquerque_app::markup::Markup;
use alquerque_app::page::Page;

use super::*;
use crate::engines::balance::evaluation;
use crate::engines::engine::EngineId;
use crate::engines::view::lines;
use crate::event::NodeEvent;
use crate::puzzles::view::home;
use crate::record::view::tree;
use crate::review::view::{results, rows};
use crate::studies::view::studies;
use crate::uct::view::root_bars;

fn decimal(number: f64, digits: u8) -> String {
    format!("{number:.*}", usize::from(digits))
}

/// The texts in elements, in reading order.
fn texts(all: &[Markup]) -> Vec<String> {
    let isolates = ['\u{2066}', '\u{2068}', '\u{2069}'];
    let of = |markup: &Markup| {
        let own = Some(in_english(|english| markup.words.written(english)).replace(isolates, ""))
            .filter(|text| !text.is_empty());
        own.into_iter().chain(texts(&markup.children)).collect::<Vec<_>>()
    };
    all.iter().flat_map(of).collect()
}

/// The elements with this attribute, at any depth.
fn with<'a>(all: &'a [Markup], name: &str) -> Vec<&'a Markup> {
    let of = |markup: &'a Markup| {
        let own = Some(markup).filter(|markup| markup.attributes.iter().any(|(other, _)| *other == name));
        own.into_iter().chain(with(&markup.children, name)).collect::<Vec<_>>()
    };
    all.iter().flat_map(of).collect()
}

#[test]
fn the_tree_is_in_reading_order_and_variations_are_indented() {
    let (mut study, mut state) = studied("merkel", &MOVES[..2]);
    handle(&mut study, &mut state, Event::Node(NodeEvent::Select(NodeId::ROOT)));
    state.game.record.play("c2-c3").unwrap();
    let blocks = tree(&*state.game.record, &decimal);
    assert_eq!(texts(&blocks), ["1.", "c2\u{2011}c3", "1.", "d2\u{2011}c3", "b4xd2"]);
    assert_eq!(with(&blocks, "data-depth").len(), 1);
}

#[test]
fn lines_have_a_button_for_each_move_that_may_come() {
    let (study, state) = studied("merkel", &[]);
    let rows = lines(&study, &state, EngineId::Uct, &decimal);
    assert_eq!(rows.len(), usize::from(study.engines.lines));
    assert!(texts(&rows).is_empty());
    let buttons = with(&rows, "data-moves").len();
    assert_eq!(with(&rows, "hidden").len(), buttons);
}

#[test]
fn the_error_on_the_board_is_marked() {
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, |plies| analysis(if plies == 2 { 0.9 } else { 0.5 }, None, &[("c4", 0.9)]));
    let judged = crate::review::judge::judge_line(&*state.game.record);
    let rows = rows(&study.review, &*state.game.record, &judged);
    assert!(!rows.is_empty());
    let current = |state: &State| {
        let elements = results(&rows, true, &study, state);
        assert_eq!(elements.is_shown("review-none"), Some(false));
        with(&elements.children_of("review-errors"), "aria-current").len()
    };
    assert_eq!(current(&state), 0);
    let wrong = node(&*state.game.record, 3);
    state.game.record.select(wrong);
    assert_eq!(current(&state), 1);
}

#[test]
fn only_the_chosen_sides_errors_are_listed_and_each_says_whose_it_is() {
    let (mut study, mut state) = studied("othello", &OPENING);
    reviewed(&mut study, &mut state, |plies| analysis(if plies == 2 { 0.9 } else { 0.5 }, None, &[("c4", 0.9)]));
    let judged = crate::review::judge::judge_line(&*state.game.record);
    let rows = rows(&study.review, &*state.game.record, &judged);
    let mut listed = |side| {
        study.review.side = side;
        let elements = results(&rows, true, &study, &state);
        let list = elements.children_of("review-errors");
        assert_eq!(elements.is_shown("review-none"), Some(list.is_empty()));
        (list.len(), format!("{list:?}").matches("review-side").count())
    };
    let [all, light, dark] = [None, Some(Player::Light), Some(Player::Dark)].map(&mut listed);
    assert_eq!((all.0, all.1), (light.0 + dark.0, all.0));
    assert!(light.0 > 0 && dark.0 > 0, "{light:?} {dark:?}");
}

#[test]
fn a_review_without_mistakes_has_no_side_to_choose() {
    let (study, state) = studied("othello", &OPENING);
    let elements = results(&[], true, &study, &state);
    assert_eq!((elements.is_shown("review-none"), elements.is_shown("review-side")), (Some(true), Some(false)));
}

#[test]
fn the_bar_says_the_result_of_a_game_that_is_over() {
    let start = "merkel".parse::<AnyGame>().unwrap().record_from("5/5/2d2/2l2/5 l -").unwrap();
    let (study, state) = studied_from(start, &["c2xc4"]);
    assert!(state.game.ending.is_some());
    let said = evaluation(&study, &state).text_of("balance-text").unwrap();
    assert_eq!(in_words(said), "Light wins");
}

#[test]
fn moves_have_bars_before_the_search_begins() {
    let (study, state) = studied("merkel", &[]);
    let bars = root_bars(&study.uct, &state, &decimal);
    assert_eq!(bars.len(), state.game.legal().len());
    assert_eq!(texts(&bars).len(), bars.len(), "only the moves have texts");
}

#[test]
fn the_only_chapter_cannot_be_moved_or_deleted() {
    let (study, mut state) = studied("merkel", &MOVES);
    assert!(studies(&study, &state).children_of("study-chapters").is_empty(), "the dialog is closed");
    state.page.open(Page::Studies);
    let elements = studies(&study, &state);
    let chapters = elements.children_of("study-chapters");
    assert_eq!((chapters.len(), elements.children_of("chapter").len()), (1, 1));
    // Nor opened, as it is open.
    assert_eq!(with(&chapters, "aria-disabled").len(), 4);
}

#[test]
fn every_game_has_puzzles() {
    let (study, state) = studied("merkel", &[]);
    let games = home(&study.puzzles, &state).children_of("puzzle-game");
    assert_eq!(texts(&games), ["Alquerque", "Othello", "English draughts"]);
}
