//! Random turns against the move generator.

use std::collections::{BTreeMap, HashMap};

use super::{DARK, LIGHT, State, Turn, general, playout, turn};
use crate::alquerque::{Alquerque, Position};
use crate::search::{SearchRng, below, rng};
use crate::{Game, Notation, Outcome, Player};

const RULES: [&str; 2] = ["merkel", "merkel,invert=allowed"];

fn game(rules: &str) -> Alquerque {
    rules.parse().unwrap()
}

fn random_turn(game: Alquerque, position: &Position, rng: &mut SearchRng) -> (Turn, State) {
    let mut state = State::new(position);
    let turn = match (position.to_move(), game.can_repeat()) {
        (Player::Light, false) => turn::<LIGHT, true, _>(&mut state, rng),
        (Player::Light, true) => turn::<LIGHT, false, _>(&mut state, rng),
        (Player::Dark, false) => turn::<DARK, true, _>(&mut state, rng),
        (Player::Dark, true) => turn::<DARK, false, _>(&mut state, rng),
    };
    (turn, state)
}

/// What a playout knows of a position.
fn known(game: Alquerque, position: &Position) -> State {
    State { quiet_plies: if game.can_repeat() { position.quiet_plies() } else { 0 }, ..State::new(position) }
}

/// The positions of some random games.
fn positions(game: Alquerque, games: u32) -> Vec<Position> {
    let mut rng = rng(7);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = game.start();
        loop {
            positions.push(position);
            let moves = game.moves(&position);
            if game.ending(&position, &moves).is_some() {
                break;
            }
            position =
                game.play_unchecked(&position, moves[below(&mut rng, u32::try_from(moves.len()).unwrap()) as usize]);
        }
    }
    positions
}

#[test]
fn each_turn_is_a_legal_move_and_each_end_is_the_end() {
    for rules in RULES {
        let game = game(rules);
        let mut rng = rng(1);
        let mut ended = 0;
        for position in positions(game, 2000) {
            let moves = game.moves(&position);
            let (made, mut state) = random_turn(game, &position, &mut rng);
            if !game.can_repeat() {
                state.quiet_plies = 0;
            }
            let expected = match game.ending(&position, &moves).map(|ending| ending.outcome) {
                None => Turn::Made,
                Some(Outcome::Draw) => Turn::Drawn,
                Some(Outcome::Win(winner)) => {
                    assert_eq!(winner, position.to_move().opponent());
                    Turn::Lost
                }
            };
            assert_eq!(made, expected, "{}", game.position_text(&position));
            if made == Turn::Made {
                let legal = moves.iter().any(|&mv| known(game, &game.play_unchecked(&position, mv)) == state);
                assert!(legal, "{} {state:?}", game.position_text(&position));
            } else {
                ended += 1;
            }
        }
        assert_eq!(ended, 2000);
    }
}

const GENERAL_RULES: [&str; 8] = [
    "medieval",
    "ancient",
    "alfonso",
    "murray",
    "medieval,invert=forbidden",
    "merkel,inner=8",
    "merkel,chain=optional,capture=optional",
    "ancient,steps=forward,invert=forbidden,begin=dark",
];

#[test]
fn each_turn_by_any_ruleset_is_a_legal_move_and_each_is_made() {
    let mut turns_passed = 0;
    for rules in GENERAL_RULES {
        let game = game(rules);
        let mut rng = rng(4);
        let mut passes = 0;
        for position in positions(game, 12) {
            let moves = game.moves(&position);
            let turn = general::Turn::new(game.ruleset, &position);
            assert_eq!(turn.is_lost(), moves.is_empty(), "{rules} {}", game.position_text(&position));
            if moves.is_empty() || game.ending(&position, &moves).is_some() {
                continue;
            }
            passes += u32::from(moves[0].is_pass());
            let mut nexts: Vec<String> =
                moves.iter().map(|&mv| next_text(game, &game.play_unchecked(&position, mv))).collect();
            nexts.sort_unstable();
            nexts.dedup();
            let mut seen = Vec::new();
            // So many that a move of a small share is hardly missed.
            for _ in 0..60 * moves.len() {
                let mut next = position;
                turn.make(game.ruleset, &mut next, &mut rng);
                seen.push(next_text(game, &next));
            }
            seen.sort_unstable();
            seen.dedup();
            let missed = nexts.iter().filter(|next| !seen.contains(next)).count();
            assert!(seen.iter().all(|next| nexts.contains(next)), "{rules} {}", game.position_text(&position));
            assert!(missed == 0 || moves.iter().any(|mv| mv.legs() > 3), "{rules} {}", game.position_text(&position));
        }
        turns_passed += passes;
    }
    assert!(turns_passed > 0, "nobody had to pass");
}

/// What both ways of playing know: bars that bar nothing are only kept by the playout, and move numbers are not.
fn next_text(game: Alquerque, position: &Position) -> String {
    let moves = game.moves(position).iter().map(|&mv| game.move_text(mv)).collect::<Vec<_>>().join(" ");
    let checkers = Player::BOTH.map(|player| position.checkers(player));
    format!("{checkers:?} {:?} {} {} {moves}", position.to_move(), position.passes(), position.quiet_plies())
}

/// The share of each result of a turn: steps alike, captures jump by jump.
fn shares(game: Alquerque, position: &Position) -> Vec<(State, f64)> {
    let moves = game.moves(position);
    let paths: Vec<Vec<_>> = moves.iter().map(|mv| mv.path()).collect();
    let share = |path: &Vec<_>| -> f64 {
        let choices = |end: usize| -> f64 {
            let mut next: Vec<_> = paths
                .iter()
                .filter(|other| other.len() > end && other[..end] == path[..end])
                .map(|other| other[..=end].to_vec())
                .collect();
            next.sort_unstable();
            next.dedup();
            next.len() as f64
        };
        // The first choice is that of a checker and its first leg together.
        let mut first: Vec<_> = paths.iter().map(|other| other[..2].to_vec()).collect();
        first.sort_unstable();
        first.dedup();
        1.0 / (first.len() as f64 * (2..path.len()).map(choices).product::<f64>())
    };
    let mut shares: Vec<(State, f64)> = Vec::new();
    for (mv, path) in moves.iter().zip(&paths) {
        let state = known(game, &game.play_unchecked(position, *mv));
        match shares.iter_mut().find(|(other, _)| *other == state) {
            Some((_, sum)) => *sum += share(path),
            None => shares.push((state, share(path))),
        }
    }
    shares
}

#[test]
fn turns_have_the_shares_that_the_documentation_tells() {
    const TURNS: u32 = 20_000;
    for rules in RULES {
        let game = game(rules);
        let mut rng = rng(2);
        let mut chains = 0;
        for position in positions(game, 4) {
            let shares = shares(game, &position);
            if shares.len() < 2 {
                continue;
            }
            chains += u32::from(game.moves(&position).iter().any(|mv| mv.is_capture() && mv.legs() > 1));
            let mut counts: BTreeMap<usize, u32> = BTreeMap::new();
            for _ in 0..TURNS {
                let (_, mut state) = random_turn(game, &position, &mut rng);
                if !game.can_repeat() {
                    state.quiet_plies = 0;
                }
                let place = shares.iter().position(|(other, _)| *other == state).unwrap();
                *counts.entry(place).or_default() += 1;
            }
            for (place, (_, share)) in shares.iter().enumerate() {
                let count = f64::from(counts.get(&place).copied().unwrap_or(0));
                let mean = f64::from(TURNS) * share;
                let deviation = (mean * (1.0 - share)).sqrt();
                let text = game.position_text(&position);
                assert!((count - mean).abs() < 5.0 * deviation, "{text}: {count} instead of {mean}");
            }
        }
        assert!(chains > 0, "no chain of captures was tested");
    }
}

/// Plays a game with the move generator, by the same shares.
fn slow_playout(game: Alquerque, rng: &mut SearchRng) -> Outcome {
    let mut position = game.start();
    loop {
        let mut moves = game.moves(&position);
        if let Some(ending) = game.ending(&position, &moves) {
            return ending.outcome;
        }
        if moves[0].is_pass() {
            position = game.play_unchecked(&position, moves[0]);
            continue;
        }
        let mut leg = 2;
        while moves.len() > 1 {
            let mut starts: Vec<Vec<_>> = Vec::new();
            for mv in &moves {
                let path = mv.path();
                let start = path[..leg.min(path.len())].to_vec();
                // A chain that stops is one more choice than those that go on.
                if !starts.contains(&start) {
                    starts.push(start);
                }
            }
            let chosen = &starts[below(rng, u32::try_from(starts.len()).unwrap()) as usize];
            if chosen.len() < leg {
                moves.retain(|mv| mv.path() == *chosen);
            } else {
                moves.retain(|mv| mv.path().starts_with(chosen));
            }
            leg += 1;
        }
        position = game.play_unchecked(&position, moves[0]);
    }
}

#[test]
fn games_end_as_often_for_either_side_as_those_of_the_move_generator() {
    const GAMES: u32 = 3000;
    for rules in RULES.into_iter().chain(GENERAL_RULES) {
        let game = game(rules);
        let mut rng = rng(3);
        let mut counts: HashMap<Outcome, [f64; 2]> = HashMap::new();
        for _ in 0..GAMES {
            counts.entry(playout(game.ruleset, &game.start(), &mut rng)).or_default()[0] += 1.0;
            counts.entry(slow_playout(game, &mut rng)).or_default()[1] += 1.0;
        }
        for (outcome, [fast, slow]) in counts {
            // Five standard deviations of the difference of two such counts.
            let bound = 5.0 * (2.0 * slow.max(1.0)).sqrt();
            assert!((fast - slow).abs() < bound, "{rules}: {outcome:?} {fast} times instead of {slow}");
        }
    }
}
