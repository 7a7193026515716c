//! The position editor.

use super::*;
use crate::board::geometry::Point;
use crate::board::look::Look;
use crate::board::model::SpotModel;
use crate::command::Command;
use crate::editor::{Editor, EditorEvent, Tool};
use crate::new_game::ChoiceEvent;
use crate::notice::Offer;
use crate::page::Page;
use crate::storage::saved_game::SavedGame;
use alquerque_core::GameId;
use alquerque_core::Player::{self, Dark, Light};
use alquerque_core::tabletop::{Kind, Piece};

const RULES: [&str; 3] = ["merkel", "othello", "draughts"];

/// A game of two humans with the editor open.
fn opened(rules: &str, moves: &[&str]) -> State {
    let mut state = game_of(rules, Human, Human, moves);
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    state
}

#[test]
fn from_the_new_game_sheet_it_has_the_rules_chosen_there() {
    let mut state = game_of("draughts", Human, Human, &["9-14"]);
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Game(GameId::Othello)));
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    let start = record("othello", &[]).position_text();
    assert_eq!((editor(&state).rules(), &editor(&state).text), ("othello".to_owned(), &start));
    edit(&mut state, EditorEvent::Clear);
    edit(&mut state, EditorEvent::Start);
    assert_eq!(editor(&state).text, start);
    edit(&mut state, EditorEvent::Play);
    assert_eq!(state.settings.game(), GameId::Othello);
}

fn editor(state: &State) -> &Editor {
    state.editor().expect("the editor was opened")
}

fn edit(state: &mut State, edit: EditorEvent) -> Vec<Effect> {
    update(state, Event::Editor(edit))
}

fn put(player: Player, kind: Kind) -> EditorEvent {
    EditorEvent::Choose(Tool::Put(Piece { player, kind }))
}

/// Clears the board and sets up pieces, tool by tool.
fn set_up(state: &mut State, pieces: &[(Player, Kind, &[&str])], to_move: Player) {
    edit(state, EditorEvent::Clear);
    for &(player, kind, names) in pieces {
        edit(state, put(player, kind));
        activate_all(state, names);
    }
    edit(state, EditorEvent::ToMove(to_move));
}

fn cell(state: &State, name: &str) -> SpotModel {
    let at = spot_of(editor(state).record(), name);
    let rows = crate::board::model::editing(editor(state), false).rows;
    rows.into_iter().flatten().find(|spot| spot.spot == at).expect("a spot with this name")
}

fn label(state: &State, name: &str) -> String {
    called(&cell(state, name).label(editor(state).record()))
}

/// Drawing of the piece on a spot.
fn drawn(state: &State, name: &str) -> Option<&'static str> {
    cell(state, name).piece.map(|piece| Look::for_game(editor(state).record().board().game).symbol(piece))
}

fn place(state: &State, name: &str) -> Point {
    state.geometry().place_of(spot_of(&*state.game.record, name))
}

fn drag(state: &mut State, from: Point, to: Point) {
    update(state, Event::Press(from));
    update(state, Event::Drag(to));
    update(state, Event::Release(to));
}

#[test]
fn the_editor_opens_with_the_current_position_and_the_games_tools() {
    for (rules, tools) in RULES.into_iter().zip([3, 3, 5]) {
        let state = opened(rules, &[]);
        let editor = editor(&state);
        assert_eq!(editor.text, state.game.record.position_text());
        assert_eq!(editor.tools().len(), tools, "{rules}");
        assert_eq!(editor.to_move, state.to_move());
        assert!(editor.checked.is_ok());
    }
    let state = opened("merkel", &CAPTURE_COMPULSORY);
    assert_eq!(editor(&state).text, state.game.record.position_text());
    assert_eq!(
        phrases(editor(&state).message()),
        "setup-ready(side: light, other: dark, game: alquerque, pieces-of-light: 11, pieces-of-dark: 12)"
    );
}

#[test]
fn cells_are_labelled_with_their_piece() {
    let mut state = opened("merkel", &[]);
    assert_eq!(label(&state, "c3"), "spot-empty-label(spot: spot-name(named: letters, at: c3))");
    edit(&mut state, put(Dark, Kind::Man));
    activate(&mut state, "c3");
    assert_eq!(
        label(&state, "c3"),
        "spot-piece-label(side: dark, piece: checker, spot: spot-name(named: letters, at: c3))"
    );
    assert_eq!(
        announced(&state),
        "setup-piece(side: dark, piece: checker, spot: spot-name(named: letters, at: c3)) \
         setup-wrong(problem: problem-too-many(side: dark, count: 13, game: alquerque), \
         expected: expected-twelve-pieces)"
    );
    let mut state = opened("draughts", &[]);
    edit(&mut state, put(Light, Kind::King));
    activate(&mut state, "14");
    assert_eq!(
        label(&state, "14"),
        "spot-piece-label(side: light, piece: king, spot: spot-name(named: number, at: 14))"
    );
}

#[test]
fn a_tap_toggles_a_piece_and_the_eraser_removes_any() {
    let mut state = opened("othello", &[]);
    activate(&mut state, "a1");
    assert_eq!(drawn(&state, "a1"), Some("art-disc-light"));
    activate(&mut state, "a1");
    assert_eq!(drawn(&state, "a1"), None);
    activate(&mut state, "d5");
    assert_eq!(drawn(&state, "d5"), Some("art-disc-light"), "another piece takes its place");
    edit(&mut state, EditorEvent::Choose(Tool::Erase));
    activate(&mut state, "d5");
    assert_eq!(drawn(&state, "d5"), None);
    let e4 = spot_of(&*state.game.record, "e4");
    edit(&mut state, EditorEvent::Erase(e4));
    assert_eq!(drawn(&state, "e4"), None);
}

#[test]
fn a_pointer_taps_drags_and_removes() {
    let mut state = opened("draughts", &[]);
    let (from, to) = (place(&state, "22"), place(&state, "17"));
    let slip = Point { x: from.x + 8.0, y: from.y };
    edit(&mut state, EditorEvent::Choose(Tool::Erase));
    drag(&mut state, from, slip);
    assert_eq!(drawn(&state, "22"), None, "a slight movement is still a tap");
    edit(&mut state, EditorEvent::Start);
    drag(&mut state, from, to);
    assert_eq!((drawn(&state, "22"), drawn(&state, "17")), (None, Some("art-man-light")));
    let unplayed = Point { x: to.x + 100.0, y: to.y };
    drag(&mut state, to, unplayed);
    assert_eq!(drawn(&state, "17"), Some("art-man-light"), "light squares accept no piece");
    drag(&mut state, to, Point { x: -40.0, y: to.y });
    assert_eq!(drawn(&state, "17"), None, "off the board");
    assert_eq!(state.game.record.played(), 0);
    assert!(state.game.record.start_text().is_none(), "the game in progress is unchanged");
}

#[test]
fn a_dragged_piece_returns_when_the_pointer_is_cancelled() {
    let mut state = opened("merkel", &[]);
    let from = place(&state, "b2");
    update(&mut state, Event::Press(from));
    update(&mut state, Event::Drag(Point { x: from.x + 30.0, y: from.y + 40.0 }));
    assert!(state.follows_pointer());
    assert_eq!(cell(&state, "b2").carried, Some(Point { x: from.x + 30.0, y: from.y + 40.0 }));
    update(&mut state, Event::DragCancelled);
    assert_eq!((cell(&state, "b2").carried, state.follows_pointer()), (None, false));
    assert_eq!(editor(&state).text, state.game.record.position_text());
}

#[test]
fn an_illegal_setup_is_explained_and_not_played() {
    let mut state = opened("merkel", &[]);
    activate(&mut state, "c3");
    assert_eq!(
        phrases(editor(&state).message()),
        "setup-wrong(problem: problem-too-many(side: light, count: 13, game: alquerque), \
         expected: expected-twelve-pieces)"
    );
    assert_eq!(editor(&state).text, "");
    assert_eq!(edit(&mut state, EditorEvent::Play), []);
    assert_eq!(announced(&state), phrases(editor(&state).message()));
    assert_eq!(state.page.current(), Some(Page::Editor));

    let mut state = opened("draughts", &[]);
    set_up(&mut state, &[(Light, Kind::Man, &["3", "20"]), (Dark, Kind::Man, &["12"])], Light);
    assert_eq!(
        phrases(editor(&state).message()),
        "setup-wrong(problem: problem-uncrowned(at: 3, side: light), expected: expected-king-on(at: 3))"
    );
    edit(&mut state, put(Light, Kind::King));
    activate(&mut state, "3");
    assert_eq!(editor(&state).text, "W:WK3,20:B12");

    for (rules, message) in RULES.into_iter().zip([
        "setup-no-pieces(game: alquerque)",
        "setup-no-pieces(game: othello)",
        "setup-no-pieces(game: draughts)",
    ]) {
        let mut state = opened(rules, &[]);
        edit(&mut state, EditorEvent::Clear);
        assert_eq!(phrases(editor(&state).message()), message);
        assert_eq!(edit(&mut state, EditorEvent::Play), []);
    }
    for (rules, text, message) in [
        ("draughts", "W:WK1:B", "setup-no-pieces-of(game: draughts, side: dark, other: light)"),
        ("medieval", "5/5/2d2/5/5 l -", "setup-no-pieces-of(game: alquerque, side: light, other: dark)"),
        ("merkel", "d4/ldd2/5/5/5 l -", "setup-over(side: dark, other: light)"),
    ] {
        let mut state = opened(rules, &[]);
        edit(&mut state, EditorEvent::Text(text.to_owned()));
        assert_eq!(phrases(editor(&state).message()), message);
    }
}

#[test]
fn an_edited_position_stays_and_an_untouched_one_follows_the_game() {
    let mut state = opened("merkel", &[]);
    let start = editor(&state).text.clone();
    update(&mut state, Event::PageClosed(Page::Editor));
    state.game.record.play("c2-c3").unwrap();
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    assert_ne!(editor(&state).text, start);
    activate(&mut state, "c3");
    let mine = editor(&state).text.clone();
    update(&mut state, Event::PageClosed(Page::Editor));
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    assert_eq!(editor(&state).text, mine);
}

#[test]
fn a_text_sets_the_board_and_a_wrong_one_leaves_it() {
    let mut state = opened("merkel", &[]);
    edit(&mut state, EditorEvent::Text("5/ll3/l4/5/4d l a3-b3".to_owned()));
    assert_eq!(
        label(&state, "e1"),
        "spot-piece-label(side: dark, piece: checker, spot: spot-name(named: letters, at: e1))"
    );
    edit(&mut state, EditorEvent::Text("5/ll3/l4/x4/4d l -".to_owned()));
    assert_eq!(
        label(&state, "e1"),
        "spot-piece-label(side: dark, piece: checker, spot: spot-name(named: letters, at: e1))"
    );
    assert_eq!(
        phrases(editor(&state).message()),
        "setup-wrong-at(column: 10, problem: problem-no-piece(text: x), expected: expected-checkers-or-digit)"
    );
    assert!(editor(&state).text.contains('x'), "the text stays");
    // Positions that only text can express can be played, too.
    edit(&mut state, EditorEvent::Text("5/ll3/l4/5/4d l a3-b3".to_owned()));
    edit(&mut state, EditorEvent::Play);
    assert_eq!(state.game.record.position_text(), "5/ll3/l4/5/4d l a3-b3");
}

#[test]
fn arbitrary_texts_do_no_harm() {
    for rules in RULES {
        let mut state = opened(rules, &[]);
        for text in ["", " ", "`", "\u{0}", "🙂", &"l".repeat(10_000), "W:W1-99:B", "-1/-1", "l l l l l l l"] {
            edit(&mut state, EditorEvent::Text(text.to_owned()));
            let message = in_words(editor(&state).message());
            assert!(editor(&state).checked.is_err() && !message.is_empty(), "{rules}: {text}");
            assert!((text == "`" || !message.contains('`')) && message.chars().count() < 400, "{message}");
        }
    }
}

#[test]
fn initial_and_current_position_can_be_set_up() {
    let mut state = opened("merkel", &CAPTURE_COMPULSORY);
    edit(&mut state, EditorEvent::Start);
    assert_eq!(editor(&state).text, record("merkel", &[]).position_text());
    edit(&mut state, EditorEvent::Current);
    assert_eq!(editor(&state).text, state.game.record.position_text());
    let mut state = opened("draughts,begin=light", &[]);
    edit(&mut state, EditorEvent::Clear);
    edit(&mut state, EditorEvent::Start);
    assert_eq!(editor(&state).to_move, Light);
}

#[test]
fn play_from_here_starts_a_game_and_offers_the_previous_one() {
    let mut state = opened("merkel", &CAPTURE_COMPULSORY);
    let before = state.game.record.position_text();
    set_up(&mut state, &[(Light, Kind::Man, &["c2"]), (Dark, Kind::Man, &["c3", "e5"])], Light);
    let effects = edit(&mut state, EditorEvent::Play);
    assert_eq!(effects[0], Effect::RemoveFragment);
    assert!(effects.contains(&Effect::SaveGame));
    assert_eq!((state.page.current(), state.editor().is_none()), (None, true));
    assert_eq!(state.game.record.position_text(), "4d/5/2d2/2l2/5 l -");
    let kept = SavedGame::from_record(&*state.game.record).restore().unwrap();
    assert_eq!(kept.start_text().as_deref(), Some("4d/5/2d2/2l2/5 l -"));
    assert_eq!(state.notices.current().and_then(|notice| notice.offer), Some(Offer::BringBack));
    activate_all(&mut state, &["c2", "c4"]);
    assert_eq!(moves(&state), ["c2xc4"]);
    update(&mut state, Event::Command(Command::BringBack));
    assert_eq!(state.game.record.position_text(), before);
}

#[test]
fn every_game_is_played_from_a_position_that_was_set_up() {
    let mut state = opened("draughts", &[]);
    set_up(&mut state, &[(Light, Kind::King, &["18"]), (Dark, Kind::Man, &["15", "1"])], Light);
    edit(&mut state, EditorEvent::Play);
    activate_all(&mut state, &["18", "11"]);
    assert_eq!(moves(&state), ["18x11"]);

    let mut state = opened("othello", &[]);
    set_up(&mut state, &[(Light, Kind::Man, &["a1"]), (Dark, Kind::Man, &["b1"])], Light);
    edit(&mut state, EditorEvent::Play);
    activate(&mut state, "c1");
    assert_eq!(moves(&state), ["c1"]);
}

#[test]
fn the_ai_waits_until_the_editor_is_left_and_then_plays() {
    let mut state = game(Human, Ai, &["d2-c3"]);
    let effects = update(&mut state, Event::PageShown(Some(Page::Editor)));
    assert_eq!(sent(&effects).len(), 0);
    set_up(&mut state, &[(Light, Kind::Man, &["c2", "a1"]), (Dark, Kind::Man, &["c3", "e5"])], Dark);
    let effects = edit(&mut state, EditorEvent::Play);
    let [Request::Search(request)] = sent(&effects)[..] else { panic!("one search: {effects:?}") };
    assert_eq!(request.course.start.as_deref(), Some("4d/5/2d2/2l2/l4 d -"));
}

#[test]
fn leaving_keeps_the_game_and_the_edited_position() {
    let mut state = opened("merkel", &CAPTURE_COMPULSORY);
    let (before, moves_before) = (state.game.record.position_text(), moves(&state));
    set_up(&mut state, &[(Light, Kind::Man, &["c2"])], Dark);
    update(&mut state, Event::PageClosed(Page::Editor));
    assert_eq!((state.game.record.position_text(), moves(&state)), (before, moves_before));
    assert_eq!(state.notices.current(), None);
    activate(&mut state, "b2");
    assert_eq!(in_hand(&state), ["b2"], "the board shows the game again");
    update(&mut state, Event::PageShown(Some(Page::Editor)));
    assert_eq!(
        label(&state, "c2"),
        "spot-piece-label(side: light, piece: checker, spot: spot-name(named: letters, at: c2))"
    );
    assert_eq!(label(&state, "a1"), "spot-empty-label(spot: spot-name(named: letters, at: a1))");
}

#[test]
fn arrows_move_the_editors_own_cursor() {
    let mut state = opened("draughts", &[]);
    let before = (state.board.cursor(), editor(&state).cursor);
    assert_eq!(update(&mut state, Event::MoveCursor(1, 0)), [Effect::FocusCursor]);
    assert_eq!(state.board.cursor(), before.0);
    assert_ne!(editor(&state).cursor, before.1);
}

#[test]
fn tools_have_distinct_names() {
    for tool in Tool::ALL {
        assert_eq!(Tool::from_id(tool.id()), Some(tool));
        assert!(include_str!("../../../../www/pages/editor.html").contains(&format!("value=\"{}\"", tool.id())));
    }
    assert_eq!(Tool::from_id("queen"), None);
    let state = opened("draughts", &[]);
    let names: Vec<String> =
        editor(&state).tools().into_iter().map(|tool| called(&editor(&state).tool_name(tool))).collect();
    assert_eq!(
        names,
        [
            "piece-label(side: light, piece: man)",
            "piece-label(side: dark, piece: man)",
            "piece-label(side: light, piece: king)",
            "piece-label(side: dark, piece: king)",
            "eraser"
        ]
    );
}
