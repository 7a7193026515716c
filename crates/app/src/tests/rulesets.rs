//! The differences between the rulesets: legal moves, compulsory captures, ends of captures, passes, and the end of the
//! game.

use super::*;
use crate::board::model::playing;
use crate::markup::Words;
use crate::text::title::{Title, rules_title};
use alquerque_core::Player::{self, Dark, Light};
use alquerque_language::message;

/// One light checker in the middle, without anything to capture.
const LONE: &str = "5/5/2l2/5/3d1 l -";
/// From a1 over b2 to c3, and from there to a5 or e5.
const CHAIN: &str = "5/1d1d1/5/1d3/l4 l -";
/// After white's f8 black has no move.
const BEFORE_A_PASS: [&str; 7] = ["e6", "f6", "d3", "e7", "e8", "d8", "g6"];

/// The spots whose labels have this remark, sorted.
fn remarked(state: &State, remark: &str) -> Vec<String> {
    let spots =
        playing(state).rows.into_iter().flatten().filter(|spot| spot.remarks.iter().any(|id| id.name() == remark));
    let mut names: Vec<String> = spots.map(|spot| state.game.record.spot_name(spot.spot).unwrap()).collect();
    names.sort();
    names
}

/// Picks a piece up. Returns where it can go, sorted.
fn targets(state: &mut State, name: &str) -> Vec<String> {
    activate(state, name);
    assert_eq!(in_hand(state), [name]);
    remarked(state, "remark-target")
}

/// Activates points one after another, and plays the pass if the move forces one.
fn play(state: &mut State, points: &[&str]) {
    activate_all(state, points);
    let effects = settle(state);
    if let Some(pass) = effects.into_iter().find_map(|effect| match effect {
        Effect::After { event, .. } => Some(event),
        _ => None,
    }) {
        update(state, pass);
        settle(state);
    }
}

/// Asserts that this side is to move, and whether it must capture, can move or can continue.
fn assert_turn(state: &State, side: Player, task: &'static str) {
    assert_eq!(crate::game::panel::status(state), state.by(message::STATUS_SIDE, side).key("task", task).into());
}

#[test]
fn merkel_steps_go_forward_or_sideways() {
    assert_eq!(targets(&mut from("merkel", LONE), "c3"), ["b3", "b4", "c4", "d3", "d4"]);
}

#[test]
fn merkel_captures_are_compulsory_and_complete() {
    let mut state = from("merkel", CHAIN);
    assert_turn(&state, Light, "capture");
    play(&mut state, &["a1", "c3", "e5"]);
    assert_eq!(moves(&state), ["a1xc3xe5"]);
}

#[test]
fn merkel_pieces_may_go_back_if_inverting_is_allowed() {
    let mut state = game_of("merkel,invert=allowed", Human, Human, &INVERTING);
    play(&mut state, &["d3", "e3"]);
    assert_eq!(moves(&state).last().unwrap(), "d3-e3");
}

#[test]
fn medieval_steps_follow_any_line_and_may_be_reversed() {
    let mut state = from("medieval", LONE);
    assert_eq!(targets(&mut state, "c3"), ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]);
    activate(&mut state, "c2");
    settle(&mut state);
    assert_turn(&state, Dark, "move");
    play(&mut state, &["d1", "e1"]);
    play(&mut state, &["c2", "c3"]);
    assert_eq!(moves(&state), ["c3-c2", "d1-e1", "c2-c3"]);
}

#[test]
fn ancient_checkers_leave_the_edge_when_eight_are_left() {
    let mut state = from("ancient", "d1d1d/5/2l2/5/l1l1l l -");
    assert_eq!(remarked(&state, "remark-may-move"), ["a1", "c1", "e1"], "not the one on the inner square");
    play(&mut state, &["a1", "b2"]);
    assert_eq!(moves(&state), ["a1-b2"]);
}

#[test]
fn ancient_sides_that_cannot_leave_the_edge_pass() {
    let mut state = from("ancient", "5/5/2d2/1l3/l4 d -");
    play(&mut state, &["c3", "c4"]);
    assert_eq!(
        phrases(crate::game::panel::status(&state)),
        "passed(side: light, other: dark) side-to-move(side: dark, other: light)"
    );
    assert_eq!(moves(&state), ["c3-c4", "pass"], "a1 has no inner point to step to, so b2 cannot move either");
}

#[test]
fn alfonso_captures_are_optional_single_jumps() {
    let mut state = from("alfonso", CHAIN);
    assert_turn(&state, Light, "move");
    assert_eq!(targets(&mut state, "a1"), ["a2", "b1", "c3"]);
    activate(&mut state, "c3");
    settle(&mut state);
    assert_eq!(state.to_move(), Dark);
    assert_eq!(moves(&state), ["a1xc3"], "though it could continue");
}

#[test]
fn othello_sides_without_a_move_pass() {
    let mut state = game_of("othello", Human, Human, &BEFORE_A_PASS);
    assert_turn(&state, Light, "move");
    play(&mut state, &["f8"]);
    assert_eq!(
        phrases(crate::game::panel::status(&state)),
        "passed(side: black, other: white) side-to-move(side: white, other: black)"
    );
    assert_eq!(moves(&state)[BEFORE_A_PASS.len()..], ["f8", "pass"]);
    assert_eq!(remarked(&state, "remark-may-set"), ["e3", "g5"]);
}

#[test]
fn a_pass_is_shown_for_two_and_a_half_seconds_or_until_a_tap() {
    let mut state = game_of("othello", Human, Human, &BEFORE_A_PASS);
    activate(&mut state, "f8");
    let due = settle(&mut state).into_iter().find_map(|effect| match effect {
        Effect::After { millis, event: Event::PassDue(_) } => Some(millis),
        _ => None,
    });
    assert_eq!(due, Some(2500));
    assert_eq!(crate::game::panel::status(&state), state.by(message::MUST_PASS, Dark).into());
    let place = state.geometry().place_of(spot_of(&*state.game.record, "c3"));
    update(&mut state, Event::Press(place));
    assert_eq!(moves(&state)[BEFORE_A_PASS.len()..], ["f8", "pass"]);
    update(&mut state, Event::Release(place));
    assert_eq!(moves(&state).len(), BEFORE_A_PASS.len() + 2, "the tap does nothing else");
}

#[test]
fn a_player_hears_of_the_own_pass_and_of_the_computers() {
    for (light, dark, must, passed) in [
        (Ai, Human, "you-must-pass", "you-passed side-to-move(side: white, other: black)"),
        (Human, Ai, "must-pass(side: black, other: white)", "passed(side: black, other: white) your-turn"),
    ] {
        let mut state = game_of("othello", light, dark, &[&BEFORE_A_PASS[..], &["f8"]].concat());
        assert_eq!(phrases(crate::game::panel::status(&state)), must);
        state.game.record.play("pass").unwrap();
        crate::game::play::position_changed(&mut state);
        assert_eq!(phrases(crate::game::panel::status(&state)), passed);
    }
}

#[test]
fn a_pass_stays_in_the_status_until_the_next_own_move() {
    let status = |state: &State| phrases(crate::game::panel::status(state));
    // White, the computer, moves after black's pass.
    let mut state = game_of("othello", Ai, Human, &[&BEFORE_A_PASS[..], &["f8", "pass"]].concat());
    assert_eq!(status(&state), "you-passed side-to-move(side: white, other: black)");
    for mv in ["e3", "f7", "g5"] {
        state.game.record.play(mv).unwrap();
        crate::game::play::position_changed(&mut state);
        let reminder = if mv == "e3" { "you-passed your-turn" } else { "" };
        assert!(status(&state).starts_with(reminder), "{mv}: {}", status(&state));
        assert_eq!(status(&state).contains("passed"), mv == "e3", "{mv}");
    }
}

#[test]
fn moves_of_othello_tell_how_many_discs_they_flipped() {
    let mut state = game_of("othello", Human, Human, &["f5", "f6", "e6"]);
    activate(&mut state, "f4");
    assert_eq!(announced(&state), "played(side: white, other: black, turn: f4, flips: 2)");
    let entry = |ply| crate::game::moves::entry(&*state.game.record, ply);
    let label = |ply: usize| entry(ply).children[0].attributes.iter().find(|(name, _)| *name == "aria-label").cloned();
    let written = |words: &Words| in_english(|english| words.written(english));
    assert_eq!(written(&label(4).unwrap().1), "f4, 2 discs flipped");
    assert_eq!(written(&label(1).unwrap().1), "f5, one disc flipped");
    assert_eq!(written(&entry(4).children[1].words), "+2");
    assert!(label(0).is_none(), "the initial position");
    let state = game_of("draughts", Human, Human, &["11-15", "22-18", "15x22"]);
    assert_eq!(crate::game::moves::entry(&*state.game.record, 3).children.len(), 1);
}

#[test]
fn othello_can_end_at_the_first_pass() {
    let mut state = game_of("othello,pass=game-over", Human, Human, &BEFORE_A_PASS);
    play(&mut state, &["f8"]);
    assert_eq!(
        phrases(over(&state)),
        "result-score(first: 8, second: 4, credited: 0, side: black, other: white, lone: nobody)"
    );
    assert!(state.game.ending.is_some());
    assert_eq!(crate::game::panel::status(&state), over(&state));
    assert_eq!(moves(&state)[BEFORE_A_PASS.len()..], ["f8"]);
}

#[test]
fn rules_with_one_option_changed_are_named_after_their_ruleset() {
    let names = |text: &str| {
        let rules: AnyGame = text.parse().unwrap();
        let shown = rules_title(rules).map_or("", |phrase| phrases(phrase));
        (title(&Title::Rules(rules)), shown)
    };
    for (rules, full, short) in [
        (
            "merkel",
            "game-with-rules(game: alquerque, rules: ruleset-title(ruleset: merkel))",
            "ruleset-title(ruleset: merkel)",
        ),
        (
            "merkel,invert=allowed",
            "game-with-rules(game: alquerque, \
             rules: ruleset-variant(ruleset: merkel, variant: variant-inverting-allowed))",
            "ruleset-variant(ruleset: merkel, variant: variant-inverting-allowed)",
        ),
        (
            "murray,begin=dark",
            "game-with-rules(game: alquerque, rules: ruleset-variant(ruleset: murray, variant: meaning-begin-dark))",
            "ruleset-title(ruleset: murray)",
        ),
        (
            "merkel,invert=allowed,inner=8",
            "game-with-rules(game: alquerque, rules: as-it-is(text: merkel,invert=allowed,inner=8))",
            "rules-of-own",
        ),
        ("draughts,begin=light", "game-with-rules(game: draughts, rules: meaning-begin-light)", ""),
        ("othello", "game-title(game: othello)", "ruleset-title(ruleset: othello)"),
    ] {
        assert_eq!(names(rules), (full.to_owned(), short), "{rules}");
    }
}
