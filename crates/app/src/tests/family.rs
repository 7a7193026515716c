//! Features of single games: placements, passes, flips, promotion, numbered squares, optional chains.

use super::*;
use crate::board::look::Look;
use crate::board::model::{Coordinate, Mark, SpotModel, carried_to, coordinates, playing};
use crate::board::refusal::Refusal;
use crate::command::Command;
use crate::event::OptionEvent;
use crate::game::StudyMode;
use crate::page::Page;
use crate::settings::{Side, Switch};
use alquerque_core::Player::{Dark, Light};
use alquerque_core::family::GAMES;
use alquerque_core::tabletop::Kind;
use std::collections::HashSet;

fn name_of(state: &State, spot: &SpotModel) -> String {
    state.game.record.spot_name(spot.spot).unwrap()
}

fn label(state: &State, name: &str) -> String {
    let spots = playing(state).rows.into_iter().flatten();
    spots.filter(|spot| name_of(state, spot) == name).map(|spot| called(&spot.label(&*state.game.record))).collect()
}

fn marked(state: &State, mark: Mark) -> Vec<String> {
    let mut names: Vec<String> = playing(state)
        .rows
        .into_iter()
        .flatten()
        .filter(|spot| spot.marks.contains(&mark))
        .map(|spot| name_of(state, &spot))
        .collect();
    names.sort();
    names
}

/// Plays random turns until a pass is forced.
fn until_a_pass() -> State {
    use alquerque_core::search::rng;
    for seed in 0..1000 {
        let mut rng = rng(seed);
        let mut state = game_of("othello", Human, Human, &[]);
        while state.game.ending.is_none() {
            if state.must_pass() {
                return state;
            }
            let turn = any(&state.game.legal, &mut rng).clone();
            let spot = turn.path[0];
            update(&mut state, Event::Activate(spot));
            settle(&mut state);
            state.game.passing = None;
        }
    }
    panic!("none of a thousand games had a pass");
}

#[test]
fn every_game_has_its_own_look_and_storage_key() {
    for game in GameId::ALL {
        assert_eq!(Look::for_game(game).icon, format!("art-icon-{}", game.name()));
    }
    let kept: HashSet<&str> = GameId::ALL.into_iter().map(|game| Look::for_game(game).storage_key).collect();
    assert_eq!(kept.len(), GameId::ALL.len());
    assert_eq!(Look::for_game(GameId::Alquerque).storage_key, "alquerque.game", "the key of the first version");
}

#[test]
fn a_placement_is_played_at_once_and_previewed() {
    let mut state = game_of("othello", Human, Human, &[]);
    let sets = marked(&state, Mark::Target);
    assert_eq!((sets.len(), &sets[0][..]), (4, "c4"));
    let said = "spot-and(label: spot-empty-label(spot: spot-name(named: letters, at: c4)), remark: remark-may-set)";
    assert_eq!(label(&state, "c4"), said);
    state.settings.switches[Switch::Targets] = false;
    assert_eq!(marked(&state, Mark::Target), [""; 0]);
    assert_eq!(label(&state, "c4"), said, "still in the label");
    let effects = activate(&mut state, &sets[0]);
    assert_eq!((moves(&state), state.board.hand()), (vec![sets[0].clone()], None));
    let shown = animation(&effects).unwrap();
    assert_eq!((shown.appearing.len(), shown.vanishing.len(), shown.turning.len()), (1, 0, 1));
    let turned = shown.turning[0];
    assert_eq!((turned.step, turned.piece.player), (1, Light));
    assert_eq!(state.game.record.piece(turned.spot).unwrap().player, Dark);
}

#[test]
fn a_placement_is_tapped_and_nothing_is_dragged() {
    let mut state = game_of("othello", Human, Human, &[]);
    let set = state.game.legal[0].path[0];
    let place = state.geometry().place_of(set);
    update(&mut state, Event::Press(place));
    assert_eq!(carried_to(&state), None);
    assert_eq!(moves(&state), [""; 0], "not before the finger is lifted");
    update(&mut state, Event::Release(place));
    assert_eq!(moves(&state).len(), 1);
}

#[test]
fn an_impossible_placement_is_explained() {
    let mut state = game_of("othello", Human, Human, &[]);
    activate(&mut state, "a1");
    assert_eq!(
        notice(&state),
        "turns-nothing-beside(side: black, other: white, spot: spot-name(named: letters, at: a1)) \
         may-set(spots: c4 or d3 or e6 or f5)"
    );
    assert_eq!(playing(&state).lines, [[]; 0]);
    assert_eq!(marked(&state, Mark::Target).len(), 4);
    activate(&mut state, "c3");
    assert_eq!(
        notice(&state),
        "turns-nothing-between(side: black, other: white, spot: spot-name(named: letters, at: c3)) \
         may-set(spots: c4 or d3 or e6 or f5)"
    );
    let places = ["c3", "d4", "e5", "f6"].map(|name| state.geometry().place_of(spot_of(&*state.game.record, name)));
    assert_eq!(playing(&state).lines, [places], "the row is shown");
    activate(&mut state, "d4");
    assert_eq!(playing(&state).lines, [[]; 0]);
    assert_ne!(notice(&state), "");
    assert_eq!(moves(&state), [""; 0]);
}

#[test]
fn a_pass_is_shown_briefly_and_played_automatically() {
    let mut state = until_a_pass();
    let (side, played) = (state.to_move(), state.game.record.played());
    let effects = crate::update::continue_game(&mut state);
    let [Effect::After { millis, event }] = &effects[..] else { panic!("{effects:?}") };
    assert!(*millis >= 500);
    let text = match side {
        Light => "must-pass(side: white, other: black)",
        Dark => "must-pass(side: black, other: white)",
    };
    assert_eq!(status(&state), text);
    assert_eq!(phrases(Refusal::new(&*state.game.record, &state.game.legal, None, Spot(0), true).spoken_text()), text);
    assert_eq!(crate::update::continue_game(&mut state), [], "once");
    update(&mut state, event.clone());
    assert_eq!((state.game.record.played(), state.to_move()), (played + 1, side.opponent()));
    let passed = match side {
        Light => "played(side: white, other: black, turn: pass, flips: 0)",
        Dark => "played(side: black, other: white, turn: pass, flips: 0)",
    };
    assert!(announced(&state).starts_with(passed), "{}", announced(&state));
    assert_eq!(update(&mut state, event.clone()), [], "a stale timer is ignored");
    settle(&mut state);
    // Undo leads to a choice, not to the pass, which would be played again at once.
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!((state.game.record.played(), state.must_pass()), (played - 1, false));
    update(&mut state, Event::Command(Command::StepLast));
    assert_eq!((state.game.record.played(), state.must_pass()), (played + 1, false));
}

#[test]
fn the_ai_passes_without_a_search() {
    let mut state = until_a_pass();
    let player = state.to_move();
    let now = state.settings.current_mut();
    (now.light, now.dark) = (Ai, Ai);
    state.jobs.set_scheduler(ready_jobs());
    let effects = continue_game(&mut state);
    assert!(sent(&effects).is_empty() && state.thinking().is_none());
    let [Effect::After { event, .. }] = &effects[..] else { panic!("{effects:?}") };
    update(&mut state, Event::Command(Command::Pause));
    assert_eq!(update(&mut state, event.clone()), [], "not while it is paused");
    let effects = update(&mut state, Event::Command(Command::Resume));
    let [Effect::After { event, .. }] = &effects[..] else { panic!("{effects:?}") };
    update(&mut state, event.clone());
    assert_eq!(state.to_move(), player.opponent());
    assert!(
        matches!(sent(&settle(&mut state))[..], [Request::Search(search)] if search.course.moves.last().unwrap() == "pass")
    );
}

#[test]
fn othello_ends_with_its_score() {
    let game = format!("{} X", "X".repeat(40) + &"O".repeat(24));
    assert_eq!(
        ending_text(&from("othello", &game)),
        "result-score(first: 40, second: 24, credited: 0, side: black, other: white, lone: nobody)"
    );
    let even = format!("{} X", "X".repeat(32) + &"O".repeat(32));
    assert_eq!(ending_text(&from("othello", &even)), "draw-score(first: 32, second: 32)");
}

#[test]
fn only_playable_squares_of_draughts_are_numbered() {
    let state = game_of("draughts", Human, Human, &[]);
    let model = playing(&state);
    assert_eq!(model.rows.iter().map(Vec::len).collect::<Vec<_>>(), [4; 8]);
    assert_eq!(
        called(&model.rows[0][0].label(&*state.game.record)),
        "spot-piece-label(side: light, piece: man, spot: spot-name(named: number, at: 32))",
        "Dark moves first, from below"
    );
    assert_eq!(
        label(&state, "11"),
        "spot-and(label: spot-piece-label(side: dark, piece: man, spot: spot-name(named: number, at: 11)), \
         remark: remark-may-move)"
    );
    assert_eq!(label(&state, "16"), "spot-empty-label(spot: spot-name(named: number, at: 16))");
    let numbers: Vec<String> =
        coordinates(&*state.game.record, &model).into_iter().map(|coordinate| coordinate.text).collect();
    assert_eq!(numbers, (1..=32).rev().map(|number| number.to_string()).collect::<Vec<_>>());
}

#[test]
fn coordinates_can_be_read_from_the_opposite_side() {
    for (rules, count) in [("merkel", 10), ("othello", 16), ("draughts", 32)] {
        let mut state = game_of(rules, Human, Human, &[]);
        let labels = |state: &State| coordinates(&*state.game.record, &playing(state));
        let before = labels(&state);
        update(&mut state, Event::Option(OptionEvent::Switch(Switch::CoordinatesOnAllSides, true)));
        let (turned, upright): (Vec<_>, Vec<_>) = labels(&state).into_iter().partition(|label| label.is_turned);
        assert_eq!(upright, before, "{rules}");
        assert_eq!((upright.len(), turned.len()), (count, count), "{rules}");
        let text = |label: &Coordinate| label.text.clone();
        assert!(turned.iter().map(text).eq(upright.iter().map(text)), "{rules}");
        // Each is as far from the edge on the right or at the top as its pair from the one on the left or at the bottom.
        let (width, height) = playing(&state).geometry.size();
        let edges = |label: &Coordinate| [label.place.x, label.place.y, width - label.place.x, height - label.place.y];
        let nearest = |label: &Coordinate| edges(label).into_iter().fold(f64::MAX, f64::min);
        if rules != "draughts" {
            assert!(turned.iter().map(nearest).eq(upright.iter().map(nearest)), "{rules}");
        }
    }
}

#[test]
fn kings_are_named_and_crowned_at_the_end_of_their_path() {
    let mut state = from("draughts", "W:W6,K32:B20");
    assert_eq!(
        label(&state, "32"),
        "spot-and(label: spot-piece-label(side: light, piece: king, spot: spot-name(named: number, at: 32)), \
         remark: remark-may-move)"
    );
    let effects = activate_all(&mut state, &["6", "1"]);
    let crowned = animation(&effects).unwrap().glides[0].crowned.expect("a man is crowned");
    assert_eq!((crowned.kind, crowned.player), (Kind::Man, Light));
    assert_eq!(
        label(&state, "1"),
        "spot-and(label: spot-piece-label(side: light, piece: king, spot: spot-name(named: number, at: 1)), \
         remark: remark-last)"
    );
}

#[test]
fn arrow_keys_visit_playable_squares_and_return_by_the_same_path() {
    for flipped in [false, true] {
        let mut state = game_of("draughts", Human, Human, &[]);
        state.settings.current_mut().side = if flipped { Side::Dark } else { Side::Light };
        let played: Vec<Spot> =
            state.game.record.board().spots().filter(|&spot| state.game.record.spot_name(spot).is_some()).collect();
        for start in played {
            for (right, up) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                update(&mut state, Event::Focus(start));
                update(&mut state, Event::MoveCursor(right, up));
                let (from, to) = (state.geometry().seen(start), state.geometry().seen(state.board.cursor()));
                assert!(state.game.record.spot_name(state.board.cursor()).is_some());
                if state.board.cursor() != start {
                    assert_eq!(
                        (to.1.cast_signed() - from.1.cast_signed(), to.0.abs_diff(from.0)),
                        (-up, if up == 0 { 2 } else { 1 })
                    );
                    update(&mut state, Event::MoveCursor(-right, -up));
                    assert_eq!(state.board.cursor(), start, "and back");
                }
            }
        }
    }
}

#[test]
fn events_for_spots_of_the_previous_board_are_ignored() {
    for (rules, page) in [("merkel", None), ("othello", None), ("draughts", None), ("merkel", Some(Page::Editor))] {
        for side in [Side::Light, Side::Dark] {
            let mut state = game_of(rules, Human, Human, &[]);
            state.settings.current_mut().side = side;
            update(&mut state, Event::PageShown(page));
            // Until the next frame, input can still come from the previous game's board.
            for spot in (0..=u8::MAX).map(Spot) {
                for event in
                    [Event::Focus(spot), Event::MoveCursor(1, 0), Event::Activate(spot), Event::MoveCursor(0, 1)]
                {
                    update(&mut state, event);
                    let cursor = state.editor().map_or(state.board.cursor(), |editor| editor.cursor);
                    assert!(state.game.record.is_played(cursor), "{rules}, {spot:?}: {cursor:?}");
                }
            }
        }
    }
}

#[test]
fn the_cursor_starts_where_a_move_can_start() {
    for game in GAMES {
        let state = game_of(game.rulesets[0].name, Human, Human, &[]);
        let cursor = state.board.cursor();
        assert!(state.game.legal.iter().any(|turn| turn.path.first() == Some(&cursor)), "{:?}: {cursor:?}", game.id);
    }
}

#[test]
fn the_board_is_flipped_for_the_side_at_the_bottom() {
    let seen = |state: &State| state.geometry().seen(Spot(0));
    let mut state = game_of("draughts", Human, Ai, &[]);
    assert_eq!(seen(&state), (0, 0), "light below");
    state = game_of("draughts", Ai, Human, &[]);
    assert_eq!(seen(&state), (7, 7), "the only human is at the bottom");
    let first: Vec<String> = playing(&state).rows[0].iter().map(|spot| name_of(&state, spot)).collect();
    assert_eq!(first, ["32", "31", "30", "29"], "the reading order follows the display");
    let saved = update(&mut state, Event::Command(Command::FlipBoard));
    assert_eq!((saved, seen(&state)), (vec![Effect::SaveSettings, Effect::LoadOpenings(GameId::Draughts)], (0, 0)));
    assert_eq!(state.settings.current().side, Side::Light, "it is saved");
    assert!(!game_of("othello", Ai, Human, &[]).board.is_flipped(), "its board has no ends");
}

#[test]
fn the_solver_of_a_puzzle_sits_at_the_bottom() {
    let mut state = game_of("draughts", Human, Ai, &[]);
    for (solver, is_flipped) in [(None, false), (Some(Dark), true), (Some(Light), false)] {
        state.game.set_study_mode(StudyMode { solver, ..StudyMode::default() });
        update(&mut state, Event::Command(Command::DismissNotice));
        assert_eq!(state.board.is_flipped(), is_flipped, "{solver:?}");
    }
}

#[test]
fn for_two_players_the_board_flips_after_the_animation() {
    let mut state = two_people(&[]);
    state.settings.current_mut().side = Side::Mover;
    activate_all(&mut state, &["c2", "c3"]);
    assert!(!state.board.is_flipped(), "not during the animation");
    settle(&mut state);
    assert!(state.board.is_flipped());
    update(&mut state, Event::Command(Command::Undo));
    assert!(!state.board.is_flipped());
}

#[test]
fn a_flipped_board_handles_input_as_displayed() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Command(Command::FlipBoard));
    let place = state.geometry().place_of(at("c2"));
    assert_eq!((place.x, place.y), (300.0, 200.0));
    update(&mut state, Event::Press(place));
    update(&mut state, Event::Release(place));
    assert_eq!(in_hand(&state), ["c2"]);
    update(&mut state, Event::Focus(at("c2")));
    update(&mut state, Event::MoveCursor(1, 0));
    assert_eq!(state.board.cursor(), at("b2"), "to the right as displayed");
    let names: Vec<String> =
        coordinates(&*state.game.record, &playing(&state)).into_iter().map(|coordinate| coordinate.text).collect();
    assert_eq!(names, ["e", "d", "c", "b", "a", "1", "2", "3", "4", "5"]);
}
