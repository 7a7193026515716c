use alquerque_language::in_english;

use super::Record;
use crate::alquerque::Alquerque;
use crate::record::{MAX_MOVES, NodeId};
use crate::{Ending, Game, Notation, Outcome, Player, Reason};

const DRAW_BY_REPETITION: Ending = Ending::draw(Reason::Repetition);
const DRAW_BY_QUIET_PLIES: Ending = Ending::draw(Reason::QuietPlies);

/// Light's checker on a1 and dark's on e5 have room to move back and forth.
const SHUFFLE: [&str; 4] = ["a1-b1", "e5-d5", "b1-a1", "d5-e5"];

fn record_of(rules: &str, position: &str) -> Record<Alquerque> {
    let game: Alquerque = rules.parse().unwrap();
    let position = game.parse_position(position).unwrap();
    Record::from_position(game, position)
}

fn play(record: &mut Record<Alquerque>, moves: &[&str]) {
    for mv in moves {
        record.play_text(mv).unwrap();
    }
}

fn text(record: &Record<Alquerque>) -> String {
    record.game().position_text(record.position())
}

fn texts(moves: &[crate::alquerque::Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn undo<G: Notation>(record: &mut Record<G>) -> bool {
    let played = record.tree().played();
    record.go_to(played.saturating_sub(1));
    played > 0
}

fn redo<G: Notation>(record: &mut Record<G>) -> bool {
    let played = record.tree().played();
    record.go_to(played + 1);
    record.tree().played() > played
}

/// The moves taken back, the next to redo first.
fn undone<G: Notation>(record: &Record<G>) -> &[G::Move] {
    &record.all_moves()[record.tree().played()..]
}

#[test]
fn a_new_record_stands_at_the_start() {
    let mut record = Record::new(Alquerque::default());
    assert_eq!(text(&record), "ddddd/ddddd/dd1ll/lllll/lllll l -");
    assert_eq!((record.moves().len(), undone(&record).len(), record.positions().len()), (0, 0, 1));
    assert_eq!(record.to_move(), Player::Light);
    assert_eq!(record.ending(), None);
    assert!(!undo(&mut record) && !redo(&mut record));
    assert_eq!(record.start(), record.position());
}

#[test]
fn undo_and_redo_walk_along_the_moves() {
    let mut record = Record::from_moves(Alquerque::default(), ["c2-c3", "C4-c2", "c1xc3"]).unwrap();
    let end = text(&record);
    assert_eq!(texts(record.moves()), ["c2-c3", "c4xc2", "c1xc3"]);
    assert!(undo(&mut record) && undo(&mut record));
    assert_eq!(text(&record), "ddddd/ddddd/ddlll/ll1ll/lllll d -");
    assert_eq!(record.to_move(), Player::Dark);
    assert_eq!(texts(record.moves()), ["c2-c3"]);
    assert_eq!(texts(undone(&record)), ["c4xc2", "c1xc3"]);
    assert_eq!(record.positions().len(), 2);
    assert!(redo(&mut record) && redo(&mut record));
    assert!(!redo(&mut record));
    assert_eq!(text(&record), end);
    assert!(undo(&mut record) && undo(&mut record) && undo(&mut record));
    assert!(!undo(&mut record));
    assert_eq!(record.position(), record.start());
}

#[test]
fn another_move_after_undo_starts_a_new_line() {
    let game = Alquerque::default();
    let mut record = Record::from_moves(game, ["c2-c3", "c4xc2", "c1xc3"]).unwrap();
    undo(&mut record);
    undo(&mut record);
    // Replaying the undone move keeps the moves after it.
    play(&mut record, &["c4xc2"]);
    assert_eq!(texts(undone(&record)), ["c1xc3"]);
    undo(&mut record);
    undo(&mut record);
    play(&mut record, &["d2-c3"]);
    assert!(undone(&record).is_empty());
    assert!(!redo(&mut record));
    assert_eq!(texts(record.moves()), ["d2-c3"]);
    let replayed = Record::from_moves(game, ["d2-c3"]).unwrap();
    assert_eq!(record.positions(), replayed.positions());
}

#[test]
fn the_previous_line_stays_as_a_variation() {
    let mut record = Record::from_moves(Alquerque::default(), ["c2-c3", "c4xc2", "c1xc3"]).unwrap();
    record.headers_mut().result = Some(Outcome::Draw);
    record.go_to(0);
    play(&mut record, &["d2-c3", "b4xd2"]);
    let tree = record.tree();
    let first: Vec<_> = tree.children(NodeId::ROOT).collect();
    assert_eq!((first.len(), tree.len(), tree.is_on_main(), tree.is_single()), (2, 6, true, false));
    assert_eq!(record.move_of(first[1]).unwrap().to_string(), "c2-c3", "the line played last is the main line");
    assert_eq!(record.result(), None, "the result belongs to the other line");
    // Viewing the variation does not change the main line.
    record.select(first[1]);
    assert_eq!(
        (texts(record.moves()), texts(undone(&record))),
        (vec!["c2-c3".into()], vec!["c4xc2".into(), "c1xc3".into()])
    );
    assert!(!record.tree().is_on_main());
    assert!(redo(&mut record) && redo(&mut record) && !redo(&mut record));
    let replayed = Record::from_moves(Alquerque::default(), ["c2-c3", "c4xc2", "c1xc3"]).unwrap();
    assert_eq!(record.positions(), replayed.positions());
    // Continuing it makes it the main line again.
    let next = record.legal_moves()[0];
    record.play_unchecked(next);
    assert_eq!(record.tree().children(NodeId::ROOT).collect::<Vec<_>>(), [first[1], first[0]]);
    assert!(record.tree().is_on_main());
    // A node that does not exist changes nothing.
    record.select(NodeId::new(1000));
    assert_eq!(record.moves().len(), 4);
}

#[test]
fn a_move_that_was_played_before_is_the_same_node() {
    let mut record = Record::from_moves(Alquerque::default(), ["c2-c3", "c4xc2"]).unwrap();
    let state = record.tree().state();
    record.go_to(0);
    play(&mut record, &["d2-c3"]);
    assert_ne!(record.tree().state(), state);
    undo(&mut record);
    play(&mut record, &["c2-c3", "c4xc2"]);
    assert_eq!((record.tree().len(), record.add(NodeId::ROOT, "d2-c3").unwrap()), (4, NodeId::new(3)));
    assert_eq!(in_english(record.add(NodeId::ROOT, "a1-a2").unwrap_err().problem()), "not legal");
}

#[test]
fn the_number_of_moves_is_limited() {
    let mut record = Record::new(Alquerque::default());
    let mut refused = None;
    // Every move from every position, in order.
    'all: for number in 0.. {
        let node = NodeId::new(number);
        let Some(&position) = record.position_of(node) else { break };
        for mv in record.game().moves(&position) {
            let text = mv.to_string();
            if let Err(error) = record.add(node, &text) {
                refused = Some(error.to_string());
                break 'all;
            }
        }
    }
    let refused = refused.unwrap();
    assert!(refused.contains("the game has 50000 moves, including variations; expected a shorter game"), "{refused}");
    assert_eq!(record.tree().len(), MAX_MOVES + 1);
    // Existing moves can still be played.
    record.play_text("c2-c3").unwrap();
}

#[test]
fn a_rejected_move_changes_nothing() {
    let mut record = Record::from_moves(Alquerque::default(), ["c2-c3"]).unwrap();
    undo(&mut record);
    let error = record.play_text("a1-a2").unwrap_err();
    assert_eq!(error.to_string(), "move `a1-a2`: not legal; expected one of b2-c3, c2-c3, d2-c3, d3-c3");
    assert_eq!(texts(undone(&record)), ["c2-c3"]);
    assert!(record.moves().is_empty());
    assert!(Record::from_moves(Alquerque::default(), ["c2-c3", "c2-c3"]).is_err());
}

#[test]
fn the_third_occurrence_with_the_same_side_to_move_is_a_draw() {
    let mut record = record_of("merkel,invert=allowed", "4d/5/5/5/l4 l -");
    play(&mut record, &SHUFFLE);
    assert_eq!(record.ending(), None);
    play(&mut record, &SHUFFLE[..3]);
    assert_eq!(record.ending(), None);
    play(&mut record, &SHUFFLE[3..]);
    assert_eq!(record.ending(), Some(DRAW_BY_REPETITION));
    assert!(record.legal_moves().is_empty());
    let error = record.play_text("a1-b1").unwrap_err();
    assert_eq!(error.to_string(), "move `a1-b1`: the game is over; expected no move");
    // The reason is the same for any text.
    let error = record.play_text("e1-e2").unwrap_err();
    assert_eq!(error.to_string(), "move `e1-e2`: the game is over; expected no move");
}

#[test]
fn undo_reverts_a_repetition_and_redo_restores_it() {
    let mut record = record_of("merkel,invert=allowed", "4d/5/5/5/l4 l -");
    play(&mut record, &SHUFFLE);
    play(&mut record, &SHUFFLE);
    undo(&mut record);
    assert_eq!(record.ending(), None);
    redo(&mut record);
    assert_eq!(record.ending(), Some(DRAW_BY_REPETITION));
    // Another line from the second occurrence counts only moves that were really played.
    undo(&mut record);
    play(&mut record, &["d5-d4", "a1-b1"]);
    assert_eq!(record.ending(), None);
}

#[test]
fn a_hundred_quiet_plies_are_a_draw_only_if_inverting_is_allowed() {
    let mut record = record_of("merkel,invert=allowed", "d4/5/5/5/4l l - 98 60");
    play(&mut record, &["e1-d1"]);
    assert_eq!(record.ending(), None);
    play(&mut record, &["a5-b5"]);
    assert_eq!(record.ending(), Some(DRAW_BY_QUIET_PLIES));
    assert_eq!(text(&record), "1d3/5/5/5/3l1 l - 100 61");

    let strict = record_of("merkel", "d4/5/5/5/4l l - 500 300");
    assert_eq!(strict.ending(), None);
}

#[test]
fn a_capture_restarts_the_count() {
    let mut record = record_of("merkel,invert=allowed", "d4/5/5/3d1/4l l - 99 60");
    play(&mut record, &["e1xc3"]);
    assert_eq!(record.ending(), None);
    assert_eq!(text(&record), "d4/5/2l2/5/5 d - 0 60");
}

#[test]
fn a_win_takes_precedence_over_a_draw() {
    // Dark has no checker, so the full count no longer matters.
    let lost = record_of("merkel,invert=allowed", "5/5/5/5/4l d - 100 60");
    let win = Ending { outcome: Outcome::Win(Player::Light), reason: Reason::NoPieces };
    assert_eq!(lost.ending(), Some(win));
}

#[test]
fn a_side_without_a_move_has_lost() {
    let mut game = record_of("merkel", "5/5/5/3d1/4l l -");
    play(&mut game, &["e1xc3"]);
    let no_pieces = Ending { outcome: Outcome::Win(Player::Light), reason: Reason::NoPieces };
    assert_eq!(game.ending(), Some(no_pieces));
    // A checker on the far row cannot step.
    let game = record_of("merkel", "l4/5/4d/5/5 l -");
    let no_moves = Ending { outcome: Outcome::Win(Player::Dark), reason: Reason::NoMoves };
    assert_eq!(game.ending(), Some(no_moves));
    assert!(game.legal_moves().is_empty());
}
