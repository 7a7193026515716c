//! The rules dialog: the game selected, and the figures, checked against the rules.

use super::*;
use crate::board::figures::{FIGURES, Figure, spots};
use crate::board::model::Mark;
use crate::page::Page;

const PAGES: [(GameId, &str); 4] = [
    (GameId::Alquerque, include_str!("../../../../www/pages/rules-alquerque.html")),
    (GameId::Othello, include_str!("../../../../www/pages/rules-othello.html")),
    (GameId::Draughts, include_str!("../../../../www/pages/rules-draughts.html")),
    (GameId::Alquerque, include_str!("../../../../www/pages/who-wins.html")),
];

fn figure(id: &str) -> &'static Figure {
    FIGURES.iter().find(|figure| figure.id == id).expect("a figure with this id")
}

fn legal(figure: &Figure) -> Vec<String> {
    let mut texts: Vec<String> = figure.record().unwrap().legal_turns().into_iter().map(|turn| turn.text).collect();
    texts.sort();
    texts
}

fn marked(figure: &Figure, wanted: Mark) -> Vec<String> {
    let marks = figure.marks.iter().filter(|(mark, _)| *mark == wanted);
    let mut names: Vec<String> = marks.flat_map(|(_, names)| names.iter().map(|&name| name.to_owned())).collect();
    names.sort();
    names
}

#[test]
fn every_figure_has_one_place_on_a_page_of_its_game() {
    let mut drawn = Vec::new();
    for (game, page) in PAGES {
        for place in page.split("<svg id=\"").skip(1) {
            let id = place.split('"').next().unwrap();
            let record = figure(id).record().unwrap();
            assert_eq!(record.board().game, game, "{id}");
            let (width, height) = figure(id).model(&*record).geometry.size();
            assert!(place.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{id}");
            drawn.push(id.to_owned());
        }
    }
    assert_eq!(drawn, FIGURES.map(|figure| figure.id.to_owned()));
}

#[test]
fn the_comment_before_a_figure_matches_its_position() {
    for (_, page) in PAGES {
        for place in page.split("<!--").skip(1) {
            let (comment, rest) = place.split_once("-->").unwrap();
            let id = rest.split("<svg id=\"").nth(1).unwrap().split('"').next().unwrap();
            let Some(position) = comment.split("Position: ").nth(1) else {
                assert!(figure(id).bare, "{id}");
                continue;
            };
            assert_eq!(position.split(" ;").next().unwrap(), figure(id).record().unwrap().position_text(), "{id}");
        }
    }
}

#[test]
fn all_spots_of_marks_and_lines_are_on_the_board() {
    for figure in &FIGURES {
        let record = figure.record().unwrap();
        for names in figure.marks.iter().map(|(_, names)| names).chain(figure.paths) {
            assert_eq!(spots(&*record, names).len(), names.len(), "{}: {names:?}", figure.id);
        }
    }
}

#[test]
fn the_captures_of_the_figures_are_the_only_legal_moves() {
    for (id, text) in [
        ("figure-capture", "b1xb3xd3xd1"),
        ("figure-draughts-capture", "30x23x14x7"),
        ("figure-draughts-crown", "11x2"),
    ] {
        let figure = figure(id);
        assert_eq!(legal(figure), [text], "{id}");
        assert_eq!(figure.paths, [text.split('x').collect::<Vec<_>>().as_slice()], "{id}");
        let mut landings: Vec<&str> = text.split('x').skip(1).collect();
        landings.sort_unstable();
        assert_eq!(marked(figure, Mark::Capture), landings, "{id}");
    }
}

#[test]
fn the_crowned_man_leaves_the_man_on_6_although_a_king_could_take_it() {
    let mut record = figure("figure-draughts-crown").record().unwrap();
    record.play("11x2").unwrap();
    assert!(record.position_text().starts_with("B:WK2,22,28:B6,12,20"), "{}", record.position_text());
    let king = figure("figure-draughts-crown").rules.parse::<AnyGame>().unwrap().record_from("W:WK2,22,28:B6,12,20");
    assert_eq!(king.unwrap().legal_turns()[0].text, "2x9");
}

#[test]
fn with_eight_left_light_must_leave_the_edge() {
    let figure = figure("figure-ancient-inner");
    assert_eq!(legal(figure), ["a4-b4", "d1-d2"]);
    assert_eq!((marked(figure, Mark::Movable), marked(figure, Mark::Target)), names_of(["a4", "d1"], ["b4", "d2"]));
    let without = "medieval".parse::<AnyGame>().unwrap().record_from(figure.position.unwrap()).unwrap();
    assert!(without.legal_turns()[0].text.starts_with("b2xd4"), "it is the inner-square rule that forbids the capture");
}

fn names_of<const N: usize>(movable: [&str; N], targets: [&str; N]) -> (Vec<String>, Vec<String>) {
    (movable.map(str::to_owned).to_vec(), targets.map(str::to_owned).to_vec())
}

#[test]
fn light_begins_alquerque_as_the_figure_shows() {
    let figure = figure("figure-first-moves");
    let to_the_middle = |name: String| format!("{name}-{}", marked(figure, Mark::Target)[0]);
    assert_eq!(legal(figure), marked(figure, Mark::Movable).into_iter().map(to_the_middle).collect::<Vec<_>>());
}

#[test]
fn dark_begins_othello_where_the_figure_shows() {
    let figure = figure("figure-othello-start");
    assert_eq!(legal(figure), marked(figure, Mark::Target));
}

#[test]
fn the_placement_in_the_figure_flips_the_marked_discs() {
    let figure = figure("figure-othello-turn");
    let record = figure.record().unwrap();
    let turn = record.legal_turns().into_iter().find(|turn| turn.text == "f6").unwrap();
    let mut turned: Vec<String> = turn.captured.iter().map(|&spot| record.spot_name(spot).unwrap()).collect();
    turned.sort();
    assert_eq!(turned, marked(figure, Mark::Movable));
    for line in figure.lines(&*record) {
        assert_eq!(Some(&line[0]), turn.path.first());
        let own = record.piece(line[1]).unwrap();
        assert_eq!(own.player, record.to_move(), "a line ends on the player's own disc");
    }
    // Each flipped disc lies on one line, so their lengths add up.
    let board = record.board();
    let between = |line: &Vec<Spot>| {
        let ((from_column, from_row), (to_column, to_row)) =
            (board.column_and_row(line[0]), board.column_and_row(line[1]));
        usize::from(from_column.abs_diff(to_column).max(from_row.abs_diff(to_row))) - 1
    };
    assert_eq!(figure.lines(&*record).iter().map(between).sum::<usize>(), turned.len());
}

/// The squares of the discs that a move in a figure flips.
fn flipped(figure: &Figure, square: &str) -> Vec<String> {
    let record = figure.record().unwrap();
    let turn = record.legal_turns().into_iter().find(|turn| turn.text == square).unwrap();
    turn.captured.iter().map(|&spot| record.spot_name(spot).unwrap()).collect()
}

#[test]
fn the_four_moves_in_the_figure_flip_as_many_discs_as_its_caption_says() {
    let figure = figure("figure-othello-choices");
    assert_eq!(legal(figure), marked(figure, Mark::Target));
    assert_eq!(["b4", "e7", "c3", "e3"].map(|square| flipped(figure, square).len()), [3, 3, 2, 2]);
}

#[test]
fn only_the_disc_before_the_break_flips_in_the_figure() {
    let figure = figure("figure-othello-broken");
    assert_eq!(flipped(figure, "a6"), marked(figure, Mark::Movable));
}

#[test]
fn initial_position_figures_show_it_and_the_bare_one_has_no_pieces() {
    for figure in &FIGURES {
        let record = figure.record().unwrap();
        let model = figure.model(&*record);
        let shown = model.rows.iter().flatten().filter(|spot| spot.piece.is_some()).count();
        let there = record.pieces_at(0).iter().flatten().count();
        assert_eq!(shown, if figure.bare { 0 } else { there }, "{}", figure.id);
        assert!(model.shows_coordinates, "{}", figure.id);
    }
}

#[test]
fn another_games_rules_are_shown_until_the_dialog_is_reopened() {
    let mut state = game_of("othello", Human, Human, &[]);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.page.rules_of(), None);
    update(&mut state, Event::RulesOf(GameId::Draughts));
    assert_eq!((state.page.rules_of(), state.page.current()), (Some(GameId::Draughts), Some(Page::Rules)));
    assert_eq!(state.game.record.board().game, GameId::Othello);
    update(&mut state, Event::PageShown(Some(Page::Rules)));
    assert_eq!(state.page.rules_of(), None);
}

#[test]
fn a_fragment_can_select_the_game_of_the_rules() {
    assert_eq!(Page::from_fragment("rules-othello"), Some((Page::Rules, Some(GameId::Othello))));
    assert_eq!(Page::from_fragment("rules-draughts"), Some((Page::Rules, Some(GameId::Draughts))));
    assert_eq!(Page::from_fragment("rules"), Some((Page::Rules, None)));
    assert_eq!((Page::from_fragment("rules-chess"), Page::from_fragment("g1.AAAA")), (None, None));
}
