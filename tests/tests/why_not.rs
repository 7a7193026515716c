//! Explanations of illegal moves are exact: under naive rules, the piece could move without the named rules, but not if any
//! single one of them were kept; and if none is named, no rule prevents the move.

use std::collections::BTreeSet;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::tabletop::{Spot, WhyNot};
use alquerque_tests::naive::{Point, Side, State, name, neighbours};
use alquerque_tests::naive_draughts;
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::random::{config, states};
use proptest::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rule {
    Steps,
    Inverting,
    InnerSquare,
}

/// The rule that a reason names; `None` for reasons about the board.
fn rule(reason: WhyNot) -> Option<Rule> {
    match reason {
        WhyNot::NotBack | WhyNot::FarRow(_) => Some(Rule::Steps),
        WhyNot::CameFrom(_) | WhyNot::HereFrom(..) => Some(Rule::Inverting),
        WhyNot::InnerSquare(_) | WhyNot::EdgeFirst(_) => Some(Rule::InnerSquare),
        WhyNot::NoLine | WhyNot::DarkSquares | WhyNot::ManForward => None,
    }
}

/// Whether the checker could move there, or anywhere, without these rules and without compulsory captures.
fn could_go(state: &State, without: &BTreeSet<Rule>, from: Point, to: Option<Point>) -> bool {
    let mut state = state.clone();
    state.rules.capture_optional = true;
    state.rules.any_direction |= without.contains(&Rule::Steps);
    state.rules.inverting_allowed |= without.contains(&Rule::Inverting);
    state.rules.inner_square &= !without.contains(&Rule::InnerSquare);
    state.moves().iter().any(|text| {
        let mut points = text.split(['-', 'x']);
        points.next() == Some(&name(from)) && to.is_none_or(|to| points.next() == Some(&name(to)))
    })
}

/// The spot with this name.
fn at(record: &dyn AnyRecord, name: &str) -> Spot {
    let board = record.board();
    let mut spots = (0..board.columns * board.rows).map(Spot);
    spots.find(|&spot| record.spot_name(spot).as_deref() == Some(name)).expect("a spot with this name")
}

fn is_edge((column, row): Point) -> bool {
    column % 4 == 0 || row % 4 == 0
}

/// Whether a reason's statements about the position are true, apart from its rule.
fn is_true(state: &State, reason: WhyNot, from: Point, to: Option<Point>) -> bool {
    let own = state.checkers(state.to_move);
    let far = if state.to_move == Side::Light { 4 } else { 0 };
    let came_from = state.left.get(&from).copied();
    let eight = own.len() + state.checkers(state.to_move.other()).len() <= 8;
    match reason {
        WhyNot::NoLine => to.is_some_and(|to| !neighbours(from).contains(&to)),
        WhyNot::NotBack => from.1 != far,
        WhyNot::FarRow(here) => here.to_string() == name(from) && from.1 == far,
        WhyNot::CameFrom(there) => to == came_from && came_from.is_some_and(|from| name(from) == there.to_string()),
        WhyNot::HereFrom(here, there) => {
            here.to_string() == name(from) && came_from.is_some_and(|from| name(from) == there.to_string())
        }
        WhyNot::InnerSquare(8) => eight,
        WhyNot::EdgeFirst(8) => eight && !is_edge(from) && own.into_iter().any(is_edge),
        _ => false,
    }
}

fn check(record: &dyn AnyRecord, state: &State, from: Point, to: Option<Point>) -> Result<(), TestCaseError> {
    let reasons = record.why_not(at(record, &name(from)), to.map(|to| at(record, &name(to))));
    let rules: BTreeSet<Rule> = reasons.iter().copied().filter_map(rule).collect();
    let case = format!("{} {}: {} to {:?}: {reasons:?}", state.rules.text(), state.text(), name(from), to.map(name));
    prop_assert!(reasons.iter().all(|&reason| is_true(state, reason, from, to)), "{}", case);
    if rules.is_empty() {
        let all = BTreeSet::from([Rule::Steps, Rule::Inverting, Rule::InnerSquare]);
        prop_assert!(!could_go(state, &all, from, to), "{}", case);
        return Ok(());
    }
    prop_assert!(rules.len() == reasons.len() && could_go(state, &rules, from, to), "{}", case);
    for rule in &rules {
        let mut fewer = rules.clone();
        fewer.remove(rule);
        prop_assert!(!could_go(state, &fewer, from, to), "{}, without {:?}", case, rule);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn reasons_of_alquerque_are_exact(mut state in states()) {
        // Remove barred steps that the rules would not allow anyway.
        let (board, rules) = (state.board, state.rules);
        state.left.retain(|&here, &mut left| {
            board[here.1][here.0].is_some_and(|side| rules.may_ever_step(side, here, left))
        });
        let moves = state.moves();
        // A compulsory capture is a sufficient reason.
        let is_forced = !state.rules.capture_optional && moves.iter().any(|text| text.contains('x'));
        if is_forced || moves.is_empty() {
            return Ok(());
        }
        let rules: alquerque_core::family::AnyGame = state.rules.text().parse()?;
        let record = rules.record_from(&state.text())?;
        let free: Vec<Point> = (0..25).map(|place| (place % 5, place / 5)).filter(|&(c, r)| state.board[r][c].is_none()).collect();
        for from in state.checkers(state.to_move) {
            for to in free.iter().copied().map(Some).chain([None]) {
                if !could_go(&state, &BTreeSet::new(), from, to) {
                    check(&*record, &state, from, to)?;
                }
            }
        }
    }

    #[test]
    fn reasons_of_draughts_are_exact(state in naive_draughts::states()) {
        let moves = state.moves();
        if moves.is_empty() || moves.iter().any(|text| text.contains('x')) {
            return Ok(());
        }
        let rules: alquerque_core::family::AnyGame = "draughts".parse()?;
        let record = rules.record_from(&state.text())?;
        let goes = |moves: &[String], from: &str, to: Option<&str>| moves.iter().any(|text| {
            let mut squares = text.split(['-', 'x']);
            squares.next() == Some(from) && to.is_none_or(|to| squares.next() == Some(to))
        });
        for from in 1..=32 {
            let from = from.to_string();
            let (row, column) = naive_draughts::place(&from);
            let Some((side, is_king)) = state.board[row][column].filter(|(side, _)| *side == state.to_move) else { continue };
            let mut crowned = state.clone();
            crowned.board[row][column] = Some((side, true));
            // Only its own moves count: others could capture already.
            let as_king = crowned.moves();
            for to in (1..=32).map(|to| Some(to.to_string())).chain([None]) {
                let to = to.as_deref();
                let is_taken = to.is_some_and(|to| { let (row, column) = naive_draughts::place(to); state.board[row][column].is_some() });
                if is_taken || goes(&moves, &from, to) {
                    continue;
                }
                let reasons = record.why_not(at(&*record, &from), to.map(|to| at(&*record, to)));
                // If a king can capture, its steps are not legal.
                let may_step = !as_king.iter().any(|text| text.contains('x'));
                let expected = !is_king && goes(&as_king, &from, to);
                prop_assert!(
                    (reasons == [WhyNot::ManForward]) == expected || (!may_step && !expected),
                    "{}: {} to {:?}: {:?}", state.text(), from, to, reasons
                );
            }
        }
    }
}

#[test]
fn light_squares_are_not_playable() {
    let rules: alquerque_core::family::AnyGame = "draughts".parse().unwrap();
    assert_eq!(rules.record().why_not(at(&*rules.record(), "22"), Some(Spot(0))), [WhyNot::DarkSquares]);
}
