use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, Notation, Outcome, Player, StateSpace};

use super::with_clock;
use crate::certificate::{CheckError, find};
use crate::database::Database;
use crate::exhaustive;
use crate::proof::{Nothing, Prover};

const ROOM: usize = 1 << 26;

/// The outcome of a position by a plain search with the clock, using the states' values after captures.
fn plain(
    game: Alquerque,
    position: &Position,
    winner: Player,
    wins: &HashMap<Position, bool>,
    cache: &mut HashMap<(u64, u16), bool>,
) -> bool {
    let moves = game.moves(position);
    if let Some(ending) = game.ending(position, &moves) {
        return ending.outcome == Outcome::Win(winner);
    }
    if position.quiet_plies() == 0 {
        return wins[&game.at_rest(position)];
    }
    // States symmetric for both players are not.
    let whose = u64::from(position.to_move() == winner);
    let key = (game.canonical_key(position) ^ whose, position.quiet_plies());
    if let Some(&known) = cache.get(&key) {
        return known;
    }
    let mut after = moves.into_iter().map(|mv| game.play_unchecked(position, mv));
    let is_won = if position.to_move() == winner {
        after.any(|next| plain(game, &next, winner, wins, cache))
    } else {
        after.all(|next| plain(game, &next, winner, wins, cache))
    };
    cache.insert(key, is_won);
    is_won
}

#[test]
fn a_win_that_comes_too_late_is_a_draw() {
    let mut draws = 0;
    let mut wins_in_time = 0;
    for (rules, board) in [
        ("medieval", "1d3/1d3/5/2l2/5 l -"),
        ("medieval", "5/l4/1d3/l4/5 l -"),
        ("murray", "5/5/1d3/1l3/5 l -"),
        ("murray", "2d2/5/2l2/5/2l1l l -"),
    ] {
        let game: Alquerque = rules.parse().unwrap();
        let database = Database::complete(game.ruleset, 3, 1).unwrap();
        let start = game.parse_position(board).unwrap();
        let [light, dark] = Player::BOTH.map(|player| exhaustive::wins(&game, player, &start));
        let (winner, wins) = if light[&start] { (Player::Light, light) } else { (Player::Dark, dark) };
        assert!(wins[&start], "{board}");
        for counted in [1, 60, 85, 93, 97, 99] {
            let position = game.parse_position(&format!("{board} {counted} 80")).unwrap();
            let in_time = plain(game, &position, winner, &wins, &mut HashMap::new());
            let expected = if in_time { Outcome::Win(winner) } else { Outcome::Draw };
            // Minimal memory is slower, so it is tested with a single clock value.
            let rooms = [(None, ROOM), (Some(&database), ROOM), (None, 0)];
            for more in rooms.into_iter().take(if counted == 97 { 3 } else { 2 }) {
                let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, 1 << 24));
                let value = with_clock(game, &position, Outcome::Win(winner), &mut provers, more, &mut |_| true);
                assert_eq!(value, Some(expected), "{rules} {board} {counted}");
            }
            if in_time {
                wins_in_time += 1;
            } else {
                draws += 1;
            }
            // A certificate of the position agrees, if its strategy is quick enough.
            let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, 1 << 24));
            let certificate = find(game, &position, &mut provers, None, ROOM, &mut |_| true).unwrap();
            assert_eq!(certificate.position.quiet_plies(), counted);
            match certificate.check() {
                Ok(()) => assert!(in_time, "{rules} {board} {counted}"),
                Err(error) => assert!(matches!(error, CheckError::Quiet(_)), "{error}"),
            }
        }
    }
    assert!(draws > 3 && wins_in_time > 3, "{draws} {wins_in_time}");
}

#[test]
fn it_stops_on_request() {
    let game: Alquerque = "murray".parse().unwrap();
    let position = game.parse_position("2d2/5/2l2/5/2l1l l - 10 80").unwrap();
    let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, 1 << 24));
    let value = with_clock(game, &position, Outcome::Win(Player::Light), &mut provers, (None, ROOM), &mut |_| false);
    assert_eq!(value, None);
}
