//! Results of English draughts, from the database of positions with few pieces.

use alquerque_core::draughts::{Draughts, Endgames, Position, QUIET_PLIES_DRAW};
use alquerque_core::record::Record;
use alquerque_core::{Game, Notation, Outcome, Value};
use alquerque_messages::{Length, RootMove, SearchReport};

/// The maximum plies of a line.
const MAX_LINE_LEN: usize = 200;

/// What is known about the last position of a game. A win counts only if it comes before the draw by quiet plies, and
/// if no position that may occur again has occurred twice, as its third occurrence would be a draw.
pub(crate) fn report(endgames: &Endgames, record: &Record<Draughts>) -> SearchReport {
    let nothing = SearchReport { progress: 1.0, ..SearchReport::default() };
    if record.ending().is_some() || endgames.known(record.position()).is_none() {
        return nothing;
    }
    let may_win = record.repeated().is_empty();
    let position = record.position();
    let result = certain(endgames, position, may_win);
    let root_moves = ranked(endgames, position, may_win).into_iter().map(|(mv, result)| RootMove {
        proven: result.map(|(outcome, _)| outcome),
        // From the point of view of the position before the move.
        length: result.and_then(|(_, plies)| plies).map(|plies| Length::Exactly(plies + 1)),
        ..RootMove::new(Draughts::default().move_text(mv))
    });
    SearchReport {
        proven: result.map(|(outcome, _)| outcome),
        length: result.and_then(|(_, plies)| plies).map(Length::Exactly),
        root_moves: root_moves.collect(),
        principal_variation: line(endgames, *position, may_win),
        ..nothing
    }
}

/// A certain outcome, and the plies to the end of a won game.
type Certain = (Outcome, Option<u32>);

fn certain(endgames: &Endgames, position: &Position, may_win: bool) -> Option<Certain> {
    let (winner, plies) = match endgames.known(position)? {
        Value::Draw => return Some((Outcome::Draw, None)),
        Value::Win(plies) => (position.to_move(), plies),
        Value::Loss(plies) => (position.to_move().opponent(), plies),
    };
    let in_time = position.quiet_plies().saturating_add(plies.into()) <= QUIET_PLIES_DRAW;
    (may_win && in_time).then_some((Outcome::Win(winner), Some(plies.into())))
}

/// The moves with the results after them: wins, quickest first, then draws, unknown results, and losses, slowest first.
fn ranked(endgames: &Endgames, position: &Position, may_win: bool) -> Vec<(<Draughts as Game>::Move, Option<Certain>)> {
    let game = Draughts::default();
    let after = |mv| (mv, certain(endgames, &game.play_unchecked(position, mv), may_win));
    let mut moves: Vec<_> = game.moves(position).into_iter().map(after).collect();
    moves.sort_by_key(|(_, result)| match *result {
        Some((Outcome::Win(winner), plies)) => {
            let plies = i64::from(plies.unwrap_or(0));
            if winner == position.to_move() { (0, plies) } else { (3, -plies) }
        }
        Some((Outcome::Draw, _)) => (1, 0),
        None => (2, 0),
    });
    moves
}

/// The best moves of both sides, to the end of a won game or until a position of a drawn game repeats.
fn line(endgames: &Endgames, mut position: Position, may_win: bool) -> Vec<String> {
    let game = Draughts::default();
    let (mut line, mut seen) = (Vec::new(), vec![position]);
    while line.len() < MAX_LINE_LEN && certain(endgames, &position, may_win).is_some() {
        let Some(&(mv, Some(_))) = ranked(endgames, &position, may_win).first() else { break };
        line.push(game.move_text(mv));
        position = game.play_unchecked(&position, mv);
        if seen.contains(&position) || game.ending(&position, &game.moves(&position)).is_some() {
            break;
        }
        seen.push(position);
    }
    line
}
