//! Why a move is a mistake: one real position for each motif, from tests/data/planted.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Spot;
use alquerque_language::{Fill, message};

use super::*;
use crate::review::explanation::{Explanation, Motif, explain};
use crate::review::judge::{JudgedMove, Missed, MoveJudgement};
use crate::review::words::why;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The motif of the last move of a game, if the lines are these.
fn motif(rules: &str, game: &str, punishing: &str, better: &str) -> (Option<Motif>, Box<dyn AnyRecord>, JudgedMove) {
    let mut record = rules.parse::<AnyGame>().unwrap().record();
    for mv in words(game) {
        record.play(&mv).unwrap();
    }
    let node = *record.tree().line().last().unwrap();
    let mover = record.to_move().opponent();
    let judged =
        JudgedMove { node, mover, judgement: MoveJudgement { missed: Some(Missed::Win), ..MoveJudgement::default() } };
    let motif = explain(&*record, &judged, &words(punishing), &words(better));
    (motif, record, judged)
}

fn spots(record: &dyn AnyRecord, names: &str) -> Vec<Spot> {
    let spot =
        |name: String| record.board().spots().find(|&spot| record.spot_name(spot) == Some(name.clone())).unwrap();
    words(names).into_iter().map(spot).collect()
}

const MEDIEVAL: &str = "c2-c3 c4xc2 c1xc3 a3xc1 c3xa3 c1-b2 b1xb3 b4xb2 a2xc2 a4xa2 a1xa3 d4-c4";
const CHECKERS: &str =
    "12-16 22-17 8-12 17-13 16-20 25-22 9-14 24-19 14-17 21x14 10x17 19-16 12x19 23x16 6-10 22-18 10-15";

#[test]
fn several_captures_in_one_turn() {
    let better = "d1-c1 b5-b4 c2-c3 c4xc2 d2xb2";
    let game = format!("{MEDIEVAL} e3-d4");
    let (motif, ..) = motif("medieval", &game, "e5xc3xe3xc1xc3", better);
    assert!(matches!(motif, Some(Motif::Jumps(spots)) if spots.len() == 4));
    let game = format!("{CHECKERS} 29-25");
    let (motif, record, judged) = self::motif("draughts", &game, "15x22x29", "26-22 17x26 31x22 15-19 22-17");
    assert_eq!(motif, Some(Motif::Jumps(spots(&*record, "18 25"))));
    let phrase = why(&*record, &judged, &motif.unwrap());
    assert_eq!((phrase.id(), phrase.fill("other")), (message::REVIEW_WHY_JUMPS, Some(&Fill::Key("dark"))));
}

#[test]
fn all_pieces_not_only_the_last() {
    let game = format!("{MEDIEVAL} e3-d4 e5xc3xe3xc1xc3 d1-c1 c3-b3 a3xc3 c4xc2 c1xc3 a5-b4 c3xa5 c5-d4");
    let (motif, ..) = motif("medieval", &game, "a5xc5xe5xe3xc5", "d5-e5 e1-d1 e5-d4");
    assert_eq!(motif, Some(Motif::AllPieces(4)));
}

#[test]
fn a_piece_given_up_for_more() {
    let game =
        "12-16 21-17 16-20 17-13 11-15 25-21 10-14 22-17 7-10 24-19 15x24 28x19 8-11 19-16 2-7 26-22 4-8 29-25 11-15";
    let (motif, ..) = motif("draughts", game, "23-18 14x23 27x18x11x2 8-12 16-11", "8-12 31-26 12x19 23x16 11-15");
    assert_eq!(motif, Some(Motif::Shot { given: 1, count: 3 }));
}

#[test]
fn two_pieces_given_up_for_more() {
    let game = "c2-c3 c4xc2 c1xc3 a3xc1 c3xa3 b4-b3 a3xc3 d4xb2 b1xb3 c5-b4 d1xb1 b4xb2 b1xb3 d5-c5 a1-b1";
    let punishing = "e5-d5 e3xe5 a4-a3 a2xa4 a5xa3xc3xe3xc1xa1 e1-d1 b5-a5";
    let (motif, record, judged) = motif("merkel", game, punishing, "a2-a3 a4xa2 a1xa3 a5-b4 d3-d4 e4xc4");
    assert_eq!(motif, Some(Motif::Shot { given: 2, count: 5 }));
    let phrase = why(&*record, &judged, &motif.unwrap());
    assert_eq!((phrase.id(), phrase.fill("given")), (message::REVIEW_WHY_SHOT, Some(&Fill::Number(2))));
}

#[test]
fn pieces_lost_in_exchanges() {
    let game = "c2-c3 c4xc2 c1xc3 a3xc1 c3xa3 d4-c4 b1-b2 c4-c3 b2xd4 e5xc3 d3xb3 b4xb2 a2xc2 c1xc3 e3xe5 a4xa2 d2xb4";
    let punishing = "c5xa3 e5xc5 b5xd5 d1-d2 a3-a4 a1xa3 a4xa2 d2-c3 a2-a3 e2-e3 d5-e5";
    let (motif, ..) = motif("medieval", game, punishing, "a1xa3 a5-b4 d2-d3 c3xe3 e2xe4 b4-c3 d1-d2 c3-c4 e1-d1 b5-a5");
    assert!(matches!(motif, Some(Motif::Exchange(_) | Motif::MissedExchange(_))), "{motif:?}");
}

#[test]
fn a_loss_that_is_played_out_explains_what_nothing_simpler_does() {
    let game = "c2-c3 c4xc2 c1xc3 a3xc1 c3xa3 c1-b2 b1xb3 b4xb2 a1xc3 d4xb2 a2xc2 a4xa2 d3-d4 e4xc4 c2-c3 c4xc2 d2xb2 a2xc2 e3-d3 \
                a5-b4 e2-e3 b4-c4 e1-e2";
    let punishing = "c2-c1 d1xb1 e5-e4 e3xe5 c5-d4 e5xc3 b5-b4 b1-b2 d5-d4 e2-d2 c4xc2 d3-c3 c2xc4 b2-c2 d4-c3 c2-b2 c4-d4 \
                     b2-c2 c3-b2 c2-c3 b2-c2 d2xb2 b4xd2 b2-b3 d4-c3 b3xd3 d2xd4";
    let (motif, record, mut judged) = motif("ancient", game, punishing, "d1-c1 c4-d4 c1xc3 d4xd2 e3-d3 c5-d4");
    assert_eq!(motif, Some(Motif::Forced(14)));
    // A result that was already lost isn't lost by this move.
    judged.judgement.missed = None;
    assert_eq!(explain(&*record, &judged, &words(punishing), &[]), None);
}

#[test]
fn losses_that_the_better_line_shares_explain_nothing() {
    let game = format!("{CHECKERS} 29-25");
    let (motif, ..) = motif("draughts", &game, "15x22x29", "29-25 15x22x29");
    assert_eq!(motif, None);
}

#[test]
fn corners_of_othello() {
    let game = "c4 e3 f4 c3 d3 g3 e6 e7 f5 b4 f7 g7 b5 b3 d7 a6 e2 f3 a2 f1 h3 h2";
    let (given, record, _) = motif("othello", game, "h1 c2", "f2 e8 g6");
    assert_eq!(given, Some(Motif::Corner(spots(&*record, "h1")[0])));
    let game = "e6 f6 f5 d6 f7 g4 c3 e3 c4 d7 f3 d3 h5 g7 c6 g3 d8 b2 h7 g5";
    let (missed, record, _) = motif("othello", game, "", "h8 e7 g5");
    assert_eq!(missed, Some(Motif::MissedCorner(spots(&*record, "h8")[0])));
}

#[test]
fn moves_beside_an_empty_corner() {
    let game = "d3 c5 f6 e3 c3 e6 f5 f3 f4 g4 c6 g3 c4 g6 e2 d2 d1 c2 g7";
    let (beside, record, judged) = motif("othello", game, "c1 b1", "f2 c1");
    assert_eq!(beside, Some(Motif::BesideCorner(spots(&*record, "h8")[0])));
    let phrase = why(&*record, &judged, &beside.unwrap());
    assert_eq!(phrase.id(), message::REVIEW_WHY_BESIDE);
    // If the better move is beside the same corner, that explains nothing.
    let (beside, ..) = motif("othello", game, "c1 b1", "h7 c1");
    assert_eq!(beside, None);
}

#[test]
fn the_punishing_line_is_found_again_without_the_searches() {
    let moves = words(&format!("{CHECKERS} 29-25 15x22x29"));
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let (study, mut state) = studied("draughts", &moves);
    let light = [0.5; 18].into_iter().chain([0.1, 0.1]);
    for (ply, share) in light.enumerate() {
        let node = node(&*state.game.record, ply);
        state.game.record.set_assessment(node, expected(share));
    }
    state.game.record.go_to(18);
    let found = study.review.explanation_here(&*state.game.record);
    let path = spots(&*state.game.record, "15 22 29");
    assert!(matches!(found, Some(Explanation { motif: Motif::Jumps(_), paths }) if paths == [path]));
}
