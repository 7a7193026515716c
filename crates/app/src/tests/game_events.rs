//! Game events, and their animation and sounds.

use super::*;
use crate::animation::{Changed, Glide, Route, between};
use crate::command::Command;
use crate::effect::Sound;
use crate::event::OptionEvent;
use crate::game::event::{GameEvent, Leg};
use crate::record::RecordEvent;
use crate::settings::Switch;
use alquerque_core::Player::{self, Dark, Light};
use alquerque_core::search::rng;
use alquerque_core::tabletop::{Kind, Piece};

const MAN: Piece = man(Light);

const fn man(player: Player) -> Piece {
    Piece { player, kind: Kind::Man }
}

const fn king(player: Player) -> Piece {
    Piece { player, kind: Kind::King }
}

fn step(state: &mut State, step: Command) -> Vec<Effect> {
    update(state, Event::Command(step))
}

/// Short forms of the latest game events.
fn told(state: &State) -> Vec<String> {
    let name = |spot: Spot| state.game.record.spot_name(spot).unwrap();
    let letter = |piece: Piece| match (piece.player, piece.kind) {
        (Light, Kind::Man) => 'l',
        (Dark, Kind::Man) => 'd',
        (Light, Kind::King) => 'L',
        (Dark, Kind::King) => 'D',
    };
    let leg = |what: &str, Leg { piece, from, to, carried, .. }: Leg| {
        let by = if carried { " carried" } else { "" };
        format!("{}: {} {what} {}{by}", letter(piece), name(from), name(to))
    };
    let at = |what: &str, piece: Piece, spot: Spot| format!("{}: {what} {}", letter(piece), name(spot));
    let one = |event: &GameEvent| match *event {
        GameEvent::Played { player, ref turn } => format!("{} played {turn}", player.name()),
        GameEvent::Passed(player) => format!("{} passed", player.name()),
        GameEvent::Undone(plies) => format!("{plies} undone"),
        GameEvent::Visited { by_replay } => if by_replay { "replayed" } else { "visited" }.to_owned(),
        GameEvent::Ended(_) => "ended".to_owned(),
        GameEvent::PickedUp { piece, at: spot, .. } => at("lifted", piece, spot),
        GameEvent::PutBack { piece, at: spot } => at("put back", piece, spot),
        GameEvent::Stepped(stepped) => leg("to", stepped),
        GameEvent::Jumped(jumped) => leg("x", jumped),
        GameEvent::Placed(piece, spot) => at("set", piece, spot),
        GameEvent::Removed(piece, spot) => at("removed", piece, spot),
        GameEvent::Captured(piece, spot) => at("captured", piece, spot),
        GameEvent::Restored(piece, spot) => at("returned", piece, spot),
        GameEvent::Flipped { before, at: spot, distance } => at("turned", before, spot) + &format!(" {distance}"),
        GameEvent::Crowned(piece, spot) => at("crowned", piece, spot),
        GameEvent::Uncrowned(piece, spot) => at("uncrowned", piece, spot),
    };
    state.game.events.iter().map(one).collect()
}

#[test]
fn a_piece_is_picked_up_put_back_and_moved() {
    let mut state = two_people(&[]);
    activate(&mut state, "c2");
    assert_eq!(told(&state), ["l: lifted c2"]);
    activate(&mut state, "c2");
    assert_eq!(told(&state), ["l: put back c2"]);
    activate_all(&mut state, &["c2", "c3"]);
    assert_eq!(told(&state), ["light played c2-c3", "l: c2 to c3"]);
    update(&mut state, Event::Focus(at("a1")));
    assert_eq!(told(&state), [""; 0], "no further events");
}

#[test]
fn a_chain_is_a_stream_of_jumps_and_captures() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4"]);
    assert_eq!(told(&state), ["l: b2 x b4", "d: captured b3"]);
    activate(&mut state, "d2");
    assert_eq!(told(&state), ["light played b2xb4xd2", "l: b4 x d2", "d: captured c3"]);
    update(&mut state, Event::Command(Command::Undo));
    let back = ["1 undone", "l: d2 x b4", "d: returned c3", "l: b4 x b2", "d: returned b3"];
    assert_eq!(told(&state), back);
    update(&mut state, Event::Command(Command::StepNext));
    let again = ["visited", "l: b2 x b4", "d: captured b3", "l: b4 x d2", "d: captured c3"];
    assert_eq!(told(&state), again);
    step(&mut state, Command::StepPrevious);
    assert_eq!(told(&state)[1..], back[1..]);
    step(&mut state, Command::StepNext);
    assert_eq!(told(&state)[1..], again[1..]);
}

#[test]
fn undone_jumps_of_a_chain_retrace_their_path() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    activate_all(&mut state, &["b2", "b4"]);
    let effects = update(&mut state, Event::Command(Command::Undo));
    assert_eq!(told(&state), ["l: put back b2", "l: b4 x b2", "d: returned b3"]);
    assert_eq!(names(&animation(&effects).unwrap().glides[0].path), ["b4", "b2"]);
}

#[test]
fn a_circular_chain_is_animated_along_its_whole_path() {
    let mut state = two_people(&CHOICE_IN_CHAIN);
    let all = ["b2", "d4", "b4", "b2"];
    let effects = activate_all(&mut state, &["b2", "d4"]);
    assert_eq!(names(&animation(&effects).unwrap().glides[0].path), all);
    let effects = update(&mut state, Event::Command(Command::Undo));
    let shown = animation(&effects).unwrap();
    assert_eq!(names(&shown.glides[0].path), all.iter().rev().map(ToString::to_string).collect::<Vec<_>>());
    let back: Vec<Spot> = shown.appearing.iter().map(|changed| changed.spot).collect();
    assert_eq!((names(&back), shown.appearing[2].step), (vec!["b3".to_owned(), "c4".to_owned(), "c3".to_owned()], 3));
}

#[test]
fn a_dragged_piece_is_not_animated_again() {
    let mut state = two_people(&[]);
    let place = |name: &str| state.geometry().place_of(at(name));
    let (from, to) = (place("c2"), place("c3"));
    for event in [Event::Press(from), Event::Drag(to), Event::Release(to)] {
        update(&mut state, event);
    }
    assert_eq!(told(&state), ["light played c2-c3", "l: c2 to c3 carried"]);
    assert!(!Animation::from_events(&state.game.events).is_seen());
}

#[test]
fn undo_reverts_the_ais_move_and_the_humans_at_once() {
    let mut state = against_ai(&["d2-c3", "b4xd2", "e1xc3", "d4xd2xb4"]);
    let effects = update(&mut state, Event::Command(Command::Undo));
    // The piece that jumped to c3 was captured there; it returns to its origin.
    let told = told(&state);
    assert_eq!(told[0], "2 undone");
    assert!(told.contains(&"l: returned e1".to_owned()) && told.contains(&"d: b4 x d2".to_owned()), "{told:?}");
    let shown = animation(&effects).unwrap();
    assert_eq!(names(&shown.glides[0].path), ["b4", "d2", "d4"]);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::After { .. })), "nothing waits for it");
    assert_eq!(state.game.animation, None);
}

#[test]
fn discs_are_placed_flipped_and_removed_again() {
    let mut state = game_of("othello", Human, Human, &[]);
    activate(&mut state, "d3");
    assert_eq!(told(&state), ["dark played d3", "d: set d3", "l: turned d4 1"]);
    update(&mut state, Event::Command(Command::Undo));
    assert_eq!(told(&state), ["1 undone", "d: removed d3", "d: turned d4 1"]);
    update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(told(&state), ["visited", "d: set d3", "l: turned d4 1"]);
}

#[test]
fn discs_never_move_from_spot_to_spot() {
    let mut rng = rng(7);
    let mut state = game_of("othello", Human, Human, &[]);
    for _ in 0..20 {
        let text = any(&state.game.record.legal_turns(), &mut rng).text.clone();
        state.game.record.play(&text).unwrap();
    }
    for way in [Command::StepFirst, Command::StepLast] {
        let effects = step(&mut state, way);
        let shown = animation(&effects).unwrap();
        assert_eq!((shown.glides.len(), shown.vanishing.len() + shown.appearing.len()), (0, 20));
    }
}

#[test]
fn a_pass_is_a_game_event() {
    for seed in 0..1000 {
        let mut rng = rng(seed);
        let mut record = record("othello", &[]);
        while record.ending().is_none() {
            let turn = any(&record.legal_turns(), &mut rng).clone();
            if turn.path.is_empty() {
                let moves = record.moves();
                let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
                let mut state = game_of("othello", Human, Human, &moves);
                let player = state.to_move();
                let number = state.next_number();
                state.game.passing = Some(number);
                update(&mut state, Event::PassDue(number));
                let told = told(&state);
                assert_eq!(told[..2], [format!("{} played pass", player.name()), format!("{} passed", player.name())]);
                return;
            }
            record.play(&turn.text).unwrap();
        }
    }
    panic!("none of a thousand games had a pass");
}

#[test]
fn a_man_is_crowned_and_loses_his_crown_again() {
    let mut state = from("draughts", "W:W6,K32:B20");
    activate_all(&mut state, &["6", "1"]);
    assert_eq!(told(&state), ["light played 6-1", "l: 6 to 1", "l: crowned 1"]);
    let effects = update(&mut state, Event::Command(Command::Undo));
    assert_eq!(told(&state), ["1 undone", "L: 1 to 6", "L: uncrowned 1"]);
    let shown = animation(&effects).unwrap();
    assert_eq!((shown.glides[0].crowned, shown.vanishing[0].piece), (None, king(Light)));
    let effects = update(&mut state, Event::Command(Command::StepNext));
    assert_eq!(told(&state)[1..], ["l: 6 to 1", "l: crowned 1"]);
    assert_eq!(animation(&effects).unwrap().glides[0].crowned, Some(MAN));
}

#[test]
fn a_game_ends_by_its_last_move_or_by_agreement() {
    let mut state = two_people(&[&LAST_MOVE[..], &[WINNING]].concat());
    update(&mut state, Event::Command(Command::Undo));
    activate_all(&mut state, &["e3", "e5"]);
    while state.game.ending.is_none() {
        let turn = state.game.legal.iter().find(|turn| turn.text == WINNING).unwrap().clone();
        let here = in_hand(&state).len();
        update(&mut state, Event::Activate(turn.path[here]));
    }
    assert_eq!(told(&state).last().unwrap(), "ended");
    assert!(matches!(state.game.events[0], GameEvent::Played { .. }));

    let first = record("draughts", &[]).legal_turns()[0].text.clone();
    let mut state = game_of("draughts", Human, Human, &[&first]);
    update(&mut state, Event::Command(Command::OfferDraw));
    update(&mut state, Event::Command(Command::AcceptDraw));
    assert_eq!(told(&state), ["ended"]);
    assert!(announced(&state).starts_with("draw-agreement"), "{}", announced(&state));
}

#[test]
fn steps_and_replays_are_animated_like_moves() {
    let mut state = two_people(&CAPTURE_COMPULSORY);
    update(&mut state, Event::Command(Command::ToggleReplay));
    assert_eq!(told(&state)[0], "visited");
    let number = state.jobs.last_number();
    update(&mut state, Event::Record(RecordEvent::ReplayDue(number)));
    assert_eq!(told(&state), ["replayed", "l: d2 to c3"]);
    step(&mut state, Command::StepPrevious);
    assert_eq!(told(&state), ["visited", "l: c3 to d2"]);
    state.environment.reduced_motion = true;
    assert_eq!(animation(&step(&mut state, Command::StepNext)), None);
    assert_eq!(told(&state), ["visited", "l: d2 to c3"], "the event happened anyway");
}

#[test]
fn applying_the_animation_yields_the_displayed_board() {
    for rules in ["merkel", "othello", "draughts"] {
        let mut rng = rng(3);
        let mut state = game_of(rules, Human, Human, &[]);
        while state.game.record.ending().is_none() && state.game.record.plies() < 60 {
            let text = any(&state.game.record.legal_turns(), &mut rng).text.clone();
            state.game.record.play(&text).unwrap();
        }
        let plies = u32::try_from(state.game.record.plies()).unwrap();
        for _ in 0..200 {
            let before = state.game.record.pieces_at(state.game.record.played());
            let ply = below(&mut rng, plies + 1) as usize;
            update(&mut state, Event::Record(RecordEvent::GoTo(ply)));
            let seen = seen_on(&before, &Animation::from_events(&state.game.events));
            assert_eq!(seen, state.game.record.pieces_at(state.game.record.played()), "{rules}: {:?}", told(&state));
        }
    }
}

/// The board after an animation.
fn seen_on(before: &[Option<Piece>], shown: &Animation) -> Vec<Option<Piece>> {
    let mut now = before.to_vec();
    let place = |spot: Spot| usize::from(spot.0);
    let leaves = |spot| shown.vanishing.iter().any(|changed| changed.spot == spot);
    for spot in shown.vanishing.iter().map(|changed| changed.spot).chain(shown.glides.iter().map(|glide| glide.path[0]))
    {
        now[place(spot)] = None;
    }
    for glide in &shown.glides {
        let piece = before[place(glide.path[0])].expect("a piece that moves");
        let kind = match piece.kind {
            // A king that stays and fades was demoted.
            _ if leaves(glide.path[0]) => Kind::Man,
            _ if glide.crowned.is_some() => Kind::King,
            kind => kind,
        };
        now[place(*glide.path.last().unwrap())] = Some(Piece { kind, ..piece });
    }
    for changed in &shown.appearing {
        now[place(changed.spot)] = Some(changed.piece);
    }
    for changed in &shown.turning {
        now[place(changed.spot)] = Some(man(changed.piece.player.opponent()));
    }
    now
}

#[test]
fn without_a_known_path_pieces_take_the_shortest() {
    let board = record("merkel", &[]).board();
    let pieces = |spots: &[(u8, Piece)]| {
        let mut pieces = vec![None; 25];
        for &(spot, piece) in spots {
            pieces[usize::from(spot)] = Some(piece);
        }
        pieces
    };
    let before = pieces(&[(0, MAN), (4, MAN), (20, man(Dark))]);
    let now = pieces(&[(1, MAN), (3, MAN), (9, MAN), (24, king(Dark))]);
    let events = between(board, &before, &now, &[]);
    let leg = |piece, from, to| Leg { piece, from: Spot(from), to: Spot(to), number: 0, carried: false };
    let expected = [
        GameEvent::Restored(MAN, Spot(9)),
        GameEvent::Stepped(leg(MAN, 0, 1)),
        GameEvent::Stepped(leg(MAN, 4, 3)),
        GameEvent::Stepped(leg(man(Dark), 20, 24)),
        GameEvent::Crowned(man(Dark), Spot(24)),
    ];
    assert_eq!(events, expected);
    let shown = Animation::from_events(&events);
    assert_eq!(shown.appearing, [Changed { spot: Spot(9), piece: MAN, step: 0 }]);
    assert_eq!(shown.glides[2], Glide { path: vec![Spot(20), Spot(24)], crowned: Some(man(Dark)) });
    // A path that contradicts the boards is ignored.
    let route = Route::along(Some(&[Spot(2), Spot(3)]), None, false);
    assert_eq!(between(board, &before, &now, &[route]), expected);
    assert_eq!(between(board, &now, &now, &[]), []);
}

fn heard(effects: &[Effect]) -> Vec<Sound> {
    let sounds = effects.iter().filter_map(|effect| match effect {
        Effect::Sound { sounds, .. } => Some(sounds),
        _ => None,
    });
    sounds.flatten().map(|sound| sound.sound).collect()
}

#[test]
fn steps_captures_and_the_end_sound_in_order() {
    let mut state = two_people(&[]);
    assert_eq!(heard(&activate_all(&mut state, &["d2", "c3"])), [Sound::Step]);
    settle(&mut state);
    let effects = activate_all(&mut state, &["b4", "d2"]);
    assert_eq!(heard(&effects), [Sound::Step, Sound::Capture]);
    let times: Vec<u32> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Sound { sounds, .. } => Some(sounds.iter().map(|sound| sound.delay_millis)),
            _ => None,
        })
        .flatten()
        .collect();
    assert!(times.is_sorted() && times[0] > 0, "{times:?}");
}

#[test]
fn sound_and_vibration_can_be_switched_off() {
    let mut state = two_people(&[]);
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::Sound, false)));
    update(&mut state, Event::Option(OptionEvent::Switch(Switch::Vibration, false)));
    assert_eq!(heard(&activate_all(&mut state, &["d2", "c3"])), []);
}

#[test]
fn the_volume_is_bounded_and_saved() {
    let mut state = two_people(&[]);
    let effects = update(&mut state, Event::Option(OptionEvent::Volume(30)));
    assert_eq!((state.settings.volume, effects.contains(&Effect::SaveSettings)), (30, true));
    update(&mut state, Event::Option(OptionEvent::Volume(200)));
    assert_eq!(state.settings.volume, 30);
}
