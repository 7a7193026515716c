//! Compares the endgame databases of draughts with the naive rules: all positions of two and three pieces, by forward
//! iteration to a fixed point. Also tests the site's database, and alpha-beta's use of it.

use std::collections::HashMap;

use alquerque_core::draughts::{Draughts, Endgames, Pieces, Position, Ranking, StaticEvaluation};
use alquerque_core::evaluate::{Evaluation, MAX_EVALUATION};
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig};
use alquerque_core::{Game, Notation, Numbering, Outcome, Player, Searchable};
use alquerque_solver::database::{Layers, Value};
use alquerque_tests::naive::Side;
use alquerque_tests::naive_draughts::{Board, State, place};
use alquerque_tests::naive_game::NaiveState;
use alquerque_tests::searches::with_quiet_plies;

/// Adds all states with this many more pieces, on squares from this number on, in which both sides have pieces.
fn add(state: &State, pieces: u32, number: u8, states: &mut Vec<State>) {
    if pieces == 0 {
        let men = state.board.iter().flatten().flatten();
        if men.clone().any(|piece| piece.0 == Side::Light) && men.clone().any(|piece| piece.0 == Side::Dark) {
            states.extend([Side::Light, Side::Dark].map(|to_move| State { to_move, ..state.clone() }));
        }
        return;
    }
    for number in number..=32 {
        let (row, column) = place(&number.to_string());
        for (side, last_row) in [(Side::Light, 0), (Side::Dark, 7)] {
            for king in [false, true] {
                if king || row != last_row {
                    let mut state = state.clone();
                    state.board[row][column] = Some((side, king));
                    add(&state, pieces - 1, number + 1, states);
                }
            }
        }
    }
}

/// The part of a state that counts in the database.
type Key = (Board, Side);

fn key(state: &State) -> Key {
    (state.board, state.to_move)
}

/// The states after each move, as indexes; `None` for a state in which a player has lost all pieces.
fn after(state: &State, places: &HashMap<Key, usize>) -> Vec<Option<usize>> {
    let next = state.moves().into_iter().map(|mv| {
        let mut next = state.clone();
        next.play(&mv);
        places.get(&key(&next)).copied()
    });
    next.collect()
}

#[test]
fn databases_of_three_pieces_agree_with_naive_iteration() {
    let mut states = Vec::new();
    let empty = State { board: [[None; 8]; 8], ..State::start(Side::Dark) };
    for pieces in 2..=3 {
        add(&empty, pieces, 1, &mut states);
    }
    let places: HashMap<Key, usize> = states.iter().map(key).zip(0..).collect();
    let after: Vec<_> = states.iter().map(|state| after(state, &places)).collect();
    let mut values = vec![Value::Draw; states.len()];
    for plies in 0..=u8::MAX {
        let decided = |place: &usize| {
            let next = || after[*place].iter().map(|next| next.map_or(Value::Loss(0), |next| values[next]));
            if plies > 0 && next().any(|value| matches!(value, Value::Loss(_))) {
                Some((*place, Value::Win(plies)))
            } else {
                next().all(|value| matches!(value, Value::Win(_))).then_some((*place, Value::Loss(plies)))
            }
        };
        let undecided = (0..states.len()).filter(|&place| values[place] == Value::Draw);
        let found: Vec<_> = undecided.filter_map(|place| decided(&place)).collect();
        if found.is_empty() && plies > 1 {
            break;
        }
        for (place, value) in found {
            values[place] = value;
        }
    }

    let game = Draughts::default();
    let mut database = Layers::new(game);
    for pieces in Layers::<Draughts>::order(3) {
        database.build(pieces, 2, &|_, _| true).unwrap();
    }
    // Twice the number with one player to move.
    assert_eq!(states.len(), 2 * (3_488 + 196_032));
    for (state, value) in states.iter().zip(values) {
        let text = state.text();
        assert_eq!(database.value(&game.parse_position(&text).unwrap()), Some(value), "{text}");
    }
}

/// The site's file, which the example `draughts-endgames` writes and can check completely.
const SITE: &[u8] = include_bytes!("../../www/knowledge/draughts.endgames");

fn evaluation() -> StaticEvaluation {
    let mut evaluation = StaticEvaluation::default();
    Draughts::default().learn(&mut evaluation, SITE).unwrap();
    evaluation
}

/// The result that follows from the results after each move.
fn expected(endgames: &Endgames, position: &Position) -> Value {
    let game = Draughts::default();
    let moves = game.moves(position);
    let after: Vec<_> = moves.iter().map(|&mv| endgames.known(&game.play_unchecked(position, mv)).unwrap()).collect();
    let won = after.iter().filter_map(|known| if let Value::Loss(plies) = known { Some(plies + 1) } else { None });
    let lost = after.iter().map(|known| if let Value::Win(plies) = known { Some(plies + 1) } else { None });
    match (won.min(), lost.collect::<Option<Vec<_>>>()) {
        (Some(plies), _) => Value::Win(plies),
        (None, Some(plies)) => Value::Loss(plies.into_iter().max().unwrap_or(0)),
        (None, None) => Value::Draw,
    }
}

#[test]
fn the_sites_database_agrees_with_the_solver_and_with_the_rules() {
    let endgames = Endgames::from_bytes(SITE).unwrap();
    let mut database = Layers::new(Draughts::default());
    for pieces in Layers::<Draughts>::order(3) {
        database.build(pieces, 2, &|_, _| true).unwrap();
    }
    let sides = |count: u32| (0..=count).map(move |men| Pieces { men, kings: count - men });
    for [own, other] in [[1, 1], [1, 2], [2, 1], [1, 3], [2, 2], [3, 1]] {
        let step = if own + other < 4 { 1 } else { 211 };
        for pieces in sides(own).flat_map(|one| sides(other).map(move |two| [one, two])) {
            let ranking = Ranking::new(pieces);
            for rank in (0..ranking.count()).step_by(step) {
                let position = ranking.state(rank);
                let known = endgames.known(&position).unwrap();
                assert_eq!(known, expected(&endgames, &position), "{position:?}");
                if own + other < 4 {
                    assert_eq!(Some(known), database.value(&position), "{position:?}");
                }
            }
        }
    }
    assert_eq!(endgames.known(&Draughts::default().start()), None);
}

/// The outcome of a game between searches of these depths.
fn play(text: &str, evaluation: &StaticEvaluation, depths: [u32; 2]) -> Outcome {
    let game = Draughts::default();
    let mut record = Record::from_position(game, game.parse_position(text).unwrap());
    loop {
        if let Some(ending) = record.ending() {
            return ending.outcome;
        }
        let depth = depths[game.to_move(record.position()).index()];
        let config = AlphaBetaConfig { depth, ..AlphaBetaConfig::default() };
        let mut search = AlphaBeta::with_solver(game, record.positions(), config, evaluation.clone());
        search.run(|| false);
        record.play_unchecked(search.report().best().unwrap());
    }
}

#[test]
fn alpha_beta_wins_two_kings_against_one_and_three_against_two() {
    let evaluation = evaluation();
    let win = Outcome::Win(Player::Light);
    // A single king in the double corner, and one in the middle.
    for text in ["W:WK1,K3:BK32", "W:WK31,K32:BK1", "B:WK10,K19:BK28", "W:WK5,K12:BK18"] {
        assert_eq!(play(text, &evaluation, [1, 9]), win, "{text}");
    }
    for text in ["W:WK29,K30,K31:BK1,K2", "W:WK21,K22,K30:BK28,K32"] {
        assert_eq!(play(text, &evaluation, [9, 7]), win, "{text}");
    }
}

#[test]
fn the_database_claims_nothing_and_discounts_wins_that_come_too_late() {
    let (game, evaluation) = (Draughts::default(), evaluation());
    let known = evaluation.endgames().unwrap();
    let ranking = Ranking::new([Pieces { men: 0, kings: 2 }, Pieces { men: 0, kings: 1 }]);
    for rank in (0..ranking.count()).step_by(97) {
        let text = game.position_text(&ranking.state(rank));
        for quiet in [0, 70, 77] {
            let position = with_quiet_plies(&game, &ranking.state(rank), quiet);
            let value = evaluation.evaluate(&game, &position);
            assert!(value.abs() <= MAX_EVALUATION, "{text}");
            if let Some(Value::Win(plies)) = known.known(&position) {
                assert_eq!(value > 5_000, quiet + u32::from(plies) <= 80, "{text} {quiet} {plies}: {value}");
            }
            let config = AlphaBetaConfig { depth: 5, ..AlphaBetaConfig::default() };
            let mut with = AlphaBeta::with_solver(game, &[position], config, evaluation.clone());
            let mut without = AlphaBeta::new(game, &[position], config);
            with.run(|| false);
            without.run(|| false);
            assert_eq!(with.report().proven, without.report().proven, "{text} {quiet}");
        }
    }
}
