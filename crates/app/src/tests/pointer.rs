//! Taps and drags.

use super::*;
use crate::board::geometry::{Geometry, Point};
use crate::board::model::carried_to;

fn board() -> Geometry {
    Geometry { board: record("merkel", &[]).board(), flipped: false }
}

/// A place `x` to the right of a point, in board units.
fn beside(name: &str, x: f64) -> Point {
    let place = board().place_of(at(name));
    Point { x: place.x + x, ..place }
}

fn tap(state: &mut State, name: &str) -> Vec<Effect> {
    update(state, Event::Press(beside(name, 3.0)));
    update(state, Event::Release(beside(name, 8.0)))
}

fn drag(state: &mut State, from: &str, to: Point) -> Vec<Effect> {
    update(state, Event::Press(beside(from, 0.0)));
    update(state, Event::Drag(to));
    update(state, Event::Release(to))
}

#[test]
fn hit_tests_find_the_nearest_spot() {
    assert_eq!(board().place_of(at("a5")), Point { x: 100.0, y: 100.0 });
    assert_eq!(board().place_of(at("e1")), Point { x: 500.0, y: 500.0 });
    assert_eq!(board().nearest(Point { x: 340.0, y: 262.0 }), Some(at("c3")));
    assert_eq!(board().nearest(Point { x: 20.0, y: 300.0 }), None);
}

#[test]
fn taps_pick_up_put_down_and_move() {
    let mut state = two_people(&[]);
    tap(&mut state, "c2");
    assert_eq!(in_hand(&state), ["c2"]);
    tap(&mut state, "c2");
    assert_eq!(state.board.hand(), None);
    tap(&mut state, "c2");
    let effects = tap(&mut state, "c3");
    assert_eq!(moves(&state), ["c2-c3"]);
    assert!(animation(&effects).is_some(), "a tapped move is animated");
}

#[test]
fn taps_on_a_target_tolerate_some_movement() {
    let mut state = two_people(&[]);
    tap(&mut state, "c2");
    update(&mut state, Event::Press(beside("c3", -15.0)));
    update(&mut state, Event::Release(beside("c3", 15.0)));
    assert_eq!(moves(&state), ["c2-c3"]);
}

#[test]
fn a_piece_is_dragged_and_dropped_on_a_target() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Press(beside("c2", 10.0)));
    update(&mut state, Event::Drag(beside("c2", 60.0)));
    assert_eq!(carried_to(&state), Some((at("c2"), beside("c2", 50.0))));
    let effects = update(&mut state, Event::Release(beside("c3", 10.0)));
    assert_eq!(moves(&state), ["c2-c3"]);
    assert_eq!(animation(&effects), None, "the piece is already there");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::After { .. })), "the AI's turn still follows");
    assert_eq!(state.board.drag(), None);
}

/// The spots whose marks pulse.
fn pulsing(state: &State) -> Vec<String> {
    let model = crate::board::model::playing(state);
    let spots = model.rows.iter().flatten().filter(|spot| spot.pulse.is_some());
    spots.map(|spot| state.game.record.spot_name(spot.spot).unwrap()).collect()
}

#[test]
fn refused_taps_are_answered_by_pointing() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    state.environment.touch = true;
    tap(&mut state, "a1");
    assert_eq!(notice(&state), "capture-ringed");
    assert_eq!(pulsing(&state), ["b2", "e1"]);
    // With the keyboard or a screen reader, the squares are named.
    activate(&mut state, "a1");
    assert_eq!(notice(&state), "capture-with(spots: b2 or e1)");
    tap(&mut state, "c3");
    assert_eq!(notice(&state), "use-ringed");
    tap(&mut state, "a5");
    assert_eq!(notice(&state), "others-turn(side: light, other: dark) use-ringed");
    // Where the options hide what can be done, nothing points there.
    state.settings.switches[Switch::Targets] = false;
    tap(&mut state, "a1");
    assert_eq!((notice(&state), pulsing(&state).len()), ("capture-compulsory", 0));
}

#[test]
fn a_tap_elsewhere_in_a_chain_points_to_the_jumps() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    state.environment.touch = true;
    for point in ["b2", "b4"] {
        tap(&mut state, point);
    }
    tap(&mut state, "a1");
    assert_eq!(notice(&state), "chain-here(pointer: touch)");
    assert_eq!(pulsing(&state), ["d4", "d2"]);
}

#[test]
fn a_refused_placement_points_to_the_legal_ones() {
    let mut state = game_of("othello", Human, Human, &[]);
    let place = state.geometry().place_of(spot_of(&*state.game.record, "a1"));
    update(&mut state, Event::Press(place));
    assert_eq!((notice(&state), pulsing(&state).len()), ("turns-nothing-here use-dot(pointer: mouse)", 4));
}

#[test]
fn the_first_task_says_what_to_tap() {
    let mut state = against_ai(&[]);
    assert_eq!(status(&state), "status-first(task: choose, pointer: mouse)");
    state.environment.touch = true;
    assert_eq!(status(&state), "status-first(task: choose, pointer: touch)");
    tap(&mut state, "c2");
    assert_eq!(status(&state), "status-first(task: go, pointer: touch)");
    assert!(state.is_first_screen());
    update(&mut state, Event::Typed("c2-c3".to_owned()));
    assert!(!state.is_first_screen());
}

#[test]
fn a_piece_dropped_elsewhere_stays_in_hand() {
    let mut state = two_people(&[]);
    drag(&mut state, "b2", beside("d4", 0.0));
    assert_eq!(notice(&state), "spot-taken use-dot(pointer: mouse)");
    assert_eq!(in_hand(&state), ["b2"]);
    drag(&mut state, "b2", Point { x: -30.0, y: 0.0 });
    assert_eq!((in_hand(&state), state.board.drag()), (vec!["b2".to_owned()], None));
    assert_eq!(moves(&state), [""; 0]);
}

#[test]
fn a_cancelled_drag_plays_nothing() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Press(beside("c2", 0.0)));
    update(&mut state, Event::Drag(beside("c3", 0.0)));
    update(&mut state, Event::DragCancelled);
    assert_eq!((state.board.drag(), carried_to(&state)), (None, None));
    update(&mut state, Event::Release(beside("c3", 0.0)));
    assert_eq!(moves(&state), [""; 0]);
}

#[test]
fn a_chain_is_dragged_jump_by_jump() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    let effects = drag(&mut state, "b2", beside("b4", 0.0));
    let shown = animation(&effects).unwrap();
    assert_eq!(
        (names(&shown.glides[0].path), names(&shown.vanishing.iter().map(|gone| gone.spot).collect::<Vec<_>>())),
        (vec!["b4".to_owned()], vec!["b3".to_owned()])
    );
    let effects = drag(&mut state, "b4", beside("d4", 0.0));
    assert_eq!(moves(&state).last().unwrap(), "b2xb4xd4xb2");
    // Only the automatic jumps are still to be animated.
    assert_eq!(names(&animation(&effects).unwrap().glides[0].path), ["d4", "b2"]);
}

#[test]
fn the_board_ignores_pointers_on_the_ais_turn() {
    let mut state = against_ai(&["d2-c3"]);
    tap(&mut state, "d4");
    assert_eq!((state.board.hand(), state.board.drag()), (None, None));
}

#[test]
fn a_premove_can_recapture() {
    // Dark must capture on c3; then Light jumps to where its own piece stood.
    for is_dragged in [true, false] {
        let mut state = against_ai(&[]);
        let id = thinking(&mut state);
        if is_dragged {
            drag(&mut state, "e1", beside("c3", 0.0));
        } else {
            tap(&mut state, "e1");
            tap(&mut state, "c3");
        }
        let premove = state.premove().as_ref().map(|premove| (premove.from, premove.to));
        assert_eq!(premove, Some((at("e1"), Some(at("c3")))));
        update(&mut state, done(id, Some("b4xd2")));
        settle(&mut state);
        assert_eq!(moves(&state), ["d2-c3", "b4xd2", "e1xc3"]);
    }
    // A tap on a piece that isn't in danger or isn't two steps away picks up that piece.
    let mut state = against_ai(&[]);
    thinking(&mut state);
    for name in ["e1", "c1", "c2"] {
        tap(&mut state, name);
        assert_eq!(state.premove().map(|premove| (premove.from, premove.to)), Some((at(name), None)));
    }
}
