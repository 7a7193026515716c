//! The main line of a solution, and its themes.

use alquerque_core::tabletop::{Kind, Spot};
use alquerque_core::{Game, Reason};
use alquerque_puzzles::tree::replies;
use alquerque_puzzles::{Goal, Node, Theme, Themes};

use crate::judge::PuzzleGame;

/// The minimum number of pieces captured in a long jump.
const LONG: usize = 3;
/// The maximum number of pieces in an endgame.
const FEW: u32 = 6;

/// The themes of a solution.
pub fn themes<G: PuzzleGame>(game: &G, position: &G::Position, goal: Goal, solution: &Node) -> Themes {
    let (moves, last) = main_line(game, position, solution);
    let mut themes = Vec::new();
    let pieces_move = game.board().game.info().pieces_move;
    let solver = game.to_move(position);
    for (place, line_move) in moves.iter().enumerate() {
        let taken = game.capture_count(&line_move.position, line_move.mv);
        let path = game.path(line_move.mv);
        if line_move.node.is_none() {
            let before =
                moves.get(place.wrapping_sub(1)).map_or(0, |before| game.capture_count(&before.position, before.mv));
            themes.extend((taken > before).then_some(Theme::Sacrifice));
            themes.extend((!pieces_move && path.is_empty()).then_some(Theme::Pass));
            continue;
        }
        themes.extend((taken >= LONG).then_some(Theme::LongJump));
        let is_king_at = |position: &G::Position, spot: Spot| {
            game.piece_at(position, spot).is_some_and(|piece| piece.kind == Kind::King)
        };
        let catches_king =
            game.captured(&line_move.position, line_move.mv).iter().any(|&spot| is_king_at(&line_move.position, spot));
        themes.extend((pieces_move && catches_king).then_some(Theme::KingTrap));
        let after = game.play_unchecked(&line_move.position, line_move.mv);
        let is_crowned = path.first().is_some_and(|&from| !is_king_at(&line_move.position, from))
            && path.last().is_some_and(|&to| is_king_at(&after, to));
        themes.extend(is_crowned.then_some(Theme::Crowning));
    }
    if let Some(first) = moves.first() {
        let next = game.play_unchecked(&first.position, first.mv);
        if pieces_move {
            let is_attacked = replies(game, &next).iter().any(|&reply| game.capture_count(&next, reply) > 0);
            let is_quiet = game.capture_count(position, first.mv) == 0 && !is_attacked;
            themes.extend(is_quiet.then_some(Theme::QuietMove));
        } else if let Some(place) = game.path(first.mv).first().map(|spot| usize::from(spot.0)) {
            themes.extend([0, 7, 56, 63].contains(&place).then_some(Theme::Corner));
            themes.extend(is_parity(game, position, place).then_some(Theme::Parity));
        }
    }
    let ending = game.ending(&last, &game.moves(&last));
    let is_blocked = ending.is_some_and(|end| end.reason == Reason::NoMoves && game.to_move(&last) != solver);
    themes.extend((pieces_move && is_blocked).then_some(Theme::Blockade));
    themes.extend((goal == Goal::Draw).then_some(Theme::Defence));
    let has_few = game.counts(position).iter().sum::<u32>() <= FEW;
    themes.extend((pieces_move && has_few).then_some(Theme::Endgame));
    themes.into_iter().collect()
}

/// Whether a square is in a region with an odd number of empty squares while other regions are even.
fn is_parity<G: Game + PuzzleGame>(game: &G, position: &G::Position, place: usize) -> bool {
    let spots: Vec<Spot> = game.board().spots().collect();
    let is_free = |place: usize| spots.get(place).is_some_and(|&spot| game.piece_at(position, spot).is_none());
    let mut region = [usize::MAX; 64];
    let mut sizes = Vec::new();
    for start in 0..64 {
        if !is_free(start) || region[start] != usize::MAX {
            continue;
        }
        let (mut open, mut size) = (vec![start], 0);
        region[start] = sizes.len();
        while let Some(at) = open.pop() {
            size += 1;
            let (column, row) = (at % 8, at / 8);
            for (c, r) in (0..9).map(|step| (column + step % 3, row + step / 3)) {
                let (Some(c), Some(r)) = (c.checked_sub(1), r.checked_sub(1)) else { continue };
                let next = r * 8 + c;
                if c < 8 && r < 8 && is_free(next) && region[next] == usize::MAX {
                    region[next] = sizes.len();
                    open.push(next);
                }
            }
        }
        sizes.push(size);
    }
    let is_odd = |place: usize| region.get(place).and_then(|&index| sizes.get(index)).is_some_and(|size| size % 2 == 1);
    sizes.len() > 1 && is_odd(place) && sizes.iter().any(|size| size % 2 == 0)
}

/// A move of the main line.
#[derive(Clone, Debug)]
pub struct LineMove<'a, G: PuzzleGame> {
    /// The position before it.
    pub position: G::Position,
    /// The move.
    pub mv: G::Move,
    /// The node of the position if the solver is to move.
    pub node: Option<&'a Node>,
}

/// The main line from a position on, and its last position.
pub fn main_line<'a, G: PuzzleGame>(
    game: &G,
    position: &G::Position,
    solution: &'a Node,
) -> (Vec<LineMove<'a, G>>, G::Position) {
    let (mut moves, mut position, mut node) = (Vec::new(), *position, Some(solution));
    while let Some(now) = node {
        let Some(best) = now.best() else { break };
        let Some(&mv) = game.moves(&position).get(best) else { break };
        moves.push(LineMove { position, mv, node: Some(now) });
        position = game.play_unchecked(&position, mv);
        let Some(index) = now.reply_to(best) else { break };
        let Some(&reply) = replies(game, &position).get(index) else { break };
        moves.push(LineMove { position, mv: reply, node: None });
        position = game.play_unchecked(&position, reply);
        node = now.after(best, index);
    }
    (moves, position)
}
