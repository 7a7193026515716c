//! Alquerque: the move generator against a naive one, in random games and in random positions.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Finished, Game, Notation, perft};
use alquerque_tests::naive::{self, Rules, State};
use alquerque_tests::naive_game::{NaiveState, ending_text, play_both, sorted_moves};
use alquerque_tests::random::{choices, config, rulesets, states};
use proptest::prelude::*;

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn random_games_agree_with_the_naive_rules(rules in rulesets(), choices in choices(300)) {
        let game = game(&rules.text());
        play_both(&game, game.start(), State::start(rules), &choices, |_, _| Ok(()))?;
    }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn random_positions_agree_with_the_naive_rules(state in states(), choices in choices(6)) {
        let game = game(&state.rules.text());
        let position = game.parse_position(&state.text())?;
        play_both(&game, position, state, &choices, |_, _| Ok(()))?;
    }
}

/// The sorted moves of a position of `merkel`.
fn moves(text: &str) -> Vec<String> {
    moves_by("merkel", text)
}

/// The sorted moves of a position by any rules.
fn moves_by(rules: &str, text: &str) -> Vec<String> {
    let game = game(rules);
    sorted_moves(&game, &game.parse_position(text).unwrap())
}

fn after(text: &str, mv: &str) -> String {
    let game = game("merkel");
    let position = game.parse_position(text).unwrap();
    game.position_text(&game.play_unchecked(&position, game.parse_move(&position, mv).unwrap()))
}

#[test]
fn a_chain_may_return_to_where_it_began() {
    // Around the square c1, e3, c5, a3, over the checkers between its corners.
    let text = "5/1d1d1/5/1d1d1/2l2 l -";
    assert_eq!(moves(text), ["c1xa3xc5xe3xc1", "c1xe3xc5xa3xc1"]);
    assert_eq!(after(text, "c1xe3xc5xa3xc1"), "5/5/5/5/2l2 d -");
    // The same square for dark.
    assert_eq!(moves("2d2/1l1l1/5/1l1l1/5 d -"), ["c5xa3xc1xe3xc5", "c5xe3xc1xa3xc5"]);
}

#[test]
fn a_captured_checker_leaves_at_once() {
    // After a1xc3 over b2 and c3xc1 over c2, the path to a3 leads over b2 again, but its checker is gone.
    assert_eq!(moves("5/5/5/1dd2/l4 l -"), ["a1xc3xc1"]);
    assert_eq!(after("5/5/5/1dd2/l4 l -", "a1xc3xc1"), "5/5/5/5/2l2 d -");
    // Each of the three is captured once, in any order.
    assert_eq!(moves("5/5/1d3/1dd2/l4 l -"), ["a1xc3xa3", "a1xc3xc1"]);
}

#[test]
fn different_paths_to_the_same_end_count_separately() {
    // A loop from c3 back to c3 in either direction, or straight on to e5.
    let text = "5/2dd1/3d1/1d3/l4 l -";
    assert_eq!(moves(text), ["a1xc3xc5xe3xc3", "a1xc3xe3xc5xc3", "a1xc3xe5"]);
    assert_eq!(after(text, "a1xc3xc5xe3xc3"), after(text, "a1xc3xe3xc5xc3"));
    assert_eq!(perft(&game("merkel"), &game("merkel").parse_position(text).unwrap(), 1, Finished::Nothing), 3);
}

#[test]
fn a_checker_on_the_far_row_captures_but_does_not_step() {
    assert_eq!(moves("l3d/5/5/5/5 l -"), Vec::<String>::new());
    assert_eq!(moves("l4/d4/5/5/5 l -"), ["a5xa3"]);
    // Captures go in every direction, even back to the checker's own base row; from there it can step again.
    assert_eq!(after("l4/d3d/5/5/5 l -", "a5xa3"), "5/4d/l4/5/5 d -");
    assert_eq!(moves("5/5/l3d/5/5 l -"), ["a3-a4", "a3-b3", "a3-b4"]);
}

#[test]
fn a_step_cannot_be_reversed_until_the_checker_has_moved_elsewhere() {
    // c1 came from b1.
    assert_eq!(moves("4d/5/5/5/2l2 l c1-b1"), ["c1-b2", "c1-c2", "c1-d1", "c1-d2"]);
    // After stepping on it may not return to c1; b1 is out of reach anyway.
    assert_eq!(after("4d/5/5/5/2l2 l c1-b1", "c1-d1"), "4d/5/5/5/3l1 d d1-c1");
    // A step forward bars nothing, as no step leads back anyway.
    assert_eq!(after("4d/5/5/5/2l2 l c1-b1", "c1-c2"), "4d/5/5/2l2/5 d -");
    // A capture lifts the bar, and so does being captured.
    assert_eq!(after("4d/5/5/3d1/2l2 l c1-b1", "c1xe3"), "4d/5/4l/5/5 d -");
    assert_eq!(after("5/5/5/3d1/l1l2 d c1-b1", "d2-d1"), "5/5/5/5/l1ld1 l c1-b1");
    assert_eq!(after("5/5/5/2ld1/5 d d2-e2", "d2xb2"), "5/5/5/1d3/5 l -");
}

#[test]
fn the_naive_rules_have_the_published_totals() {
    for (rules, totals) in [
        ("merkel", &[4, 5, 6, 12, 27, 97, 416][..]),
        ("medieval", &[4, 5, 6, 12, 29, 109]),
        ("ancient", &[4, 5, 6, 14, 37]),
        ("alfonso", &[4, 8, 33, 210]),
        ("murray", &[4, 8, 33, 219]),
    ] {
        for (&total, depth) in totals.iter().zip(1..) {
            assert_eq!(naive::perft(&State::start(Rules::named(rules)), depth), total, "{rules} at depth {depth}");
        }
    }
}

#[test]
fn the_capture_and_chain_options_work() {
    let text = "5/3d1/5/1d3/l3l l -";
    assert_eq!(moves_by("medieval", text), ["a1xc3xe5"]);
    assert_eq!(moves_by("medieval,chain=single", text), ["a1xc3"]);
    assert_eq!(moves_by("medieval,chain=optional", text), ["a1xc3", "a1xc3xe5"]);
    assert_eq!(moves_by("alfonso", text), ["a1-a2", "a1-b1", "a1xc3", "e1-d1", "e1-d2", "e1-e2"]);
    assert_eq!(moves_by("murray", text), ["a1-a2", "a1-b1", "a1xc3", "a1xc3xe5", "e1-d1", "e1-d2", "e1-e2"]);
}

#[test]
fn steps_along_any_line_can_go_backwards() {
    assert_eq!(moves_by("medieval", "4d/5/2l2/5/5 l -").len(), 8);
    assert_eq!(moves_by("merkel", "4d/5/2l2/5/5 l -").len(), 5);
    assert_eq!(moves_by("medieval", "l3d/5/5/5/5 l -"), ["a5-a4", "a5-b4", "a5-b5"]);
}

#[test]
fn checkers_on_the_edge_enter_the_inner_square_first() {
    // Nine checkers: the whole board is in play.
    assert_eq!(moves_by("ancient", "ddddd/3d1/3d1/5/l1l2 l -").len(), 3 + 5);
    // Eight: the checker on c3 has to wait for the one on a1, which can only step inside.
    assert_eq!(moves_by("ancient", "5/5/2l1d/4d/lddd1 l -"), ["a1-b2"]);
    // A capture from the edge is compulsory, and lands inside.
    assert_eq!(moves_by("ancient", "5/3d1/3l1/1d3/l4 l -"), ["a1xc3"]);
    // A capture along the edge is not allowed.
    assert_eq!(moves_by("ancient", "d4/d4/l4/5/5 d -"), ["a4-b4", "a5-b4"]);
    // No move leads inside: pass.
    let text = "4d/5/5/1l3/l4 l -";
    assert_eq!(moves_by("ancient", text), ["pass"]);
    // Without checkers on the edge, a side steps within the inner square, or has lost.
    assert_eq!(moves_by("ancient", "4d/5/5/1l3/5 l -"), ["b2-b3", "b2-c2", "b2-c3"]);
    let game = game("ancient");
    let shut_in = game.parse_position("5/1d1d1/1dd2/1ldd1/5 l -").unwrap();
    let ending = game.ending(&shut_in, &game.moves(&shut_in)).map(ending_text);
    assert_eq!(ending.as_deref(), Some("dark: no moves"));
}

#[test]
fn the_jump_that_leaves_eight_checkers_may_land_on_the_edge() {
    // With nine checkers the first jump lands on the edge, on c5; with eight left, no jump may lead to a3 or e3 from
    // there.
    let text = "5/1ddd1/2l1d/5/dddd1 l -";
    assert_eq!(moves_by("ancient", text), ["c3xa5", "c3xc5", "c3xe5"]);
    // Without the inner-square rule the chain continues.
    assert!(moves_by("ancient,inner=off", text).contains(&"c3xc5xa3".to_owned()));
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    let game = game("ancient");
    let mut position = game.parse_position("d3d/5/5/1l3/l4 l -").unwrap();
    let text = game.position_text(&position);
    assert_eq!(moves_by("ancient", &text), ["pass"], "{text}");
    position = game.play_unchecked(&position, game.parse_move(&position, "pass").unwrap());
    let text = game.position_text(&position);
    assert!(text.ends_with(" d pass 1 1"), "{text}");
    // Dark can move, so the game continues, and the count restarts.
    position = game.play_unchecked(&position, game.moves(&position)[0]);
    assert_eq!(position.passes(), 0);

    let mut position = game.parse_position("3dd/3d1/5/1l3/ll3 l -").unwrap();
    for passes in 1..=2 {
        let moves = game.moves(&position);
        assert_eq!(game.ending(&position, &moves), None);
        position = game.play_unchecked(&position, game.parse_move(&position, "pass").unwrap());
        assert_eq!(position.passes(), passes);
    }
    assert_eq!(game.ending(&position, &game.moves(&position)).map(ending_text).as_deref(), Some("draw: passes"));
}

#[test]
fn either_side_may_begin() {
    let game = game("medieval,begin=dark");
    assert_eq!(game.position_text(&game.start()), "ddddd/ddddd/dd1ll/lllll/lllll d -");
    let next = game.play_unchecked(&game.start(), game.moves(&game.start())[0]);
    assert_eq!((next.to_move(), next.move_number()), (alquerque_core::Player::Light, 1));
}
