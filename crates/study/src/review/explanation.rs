//! Explains why a move is a mistake: what the line that punishes it achieves, or what the better line would have
//! achieved.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::{Kind, Spot, Turn};
use alquerque_core::{Ending, GameId, Outcome, Player, Reason};

use super::Review;
use super::annotate::{MAX_PLIES, best_other_line};
use super::judge::{JudgedMove, judge_node};
use super::summary::{better, moves_from};

/// Number of moves of a punishing line to show on the board.
const SHOWN_MOVES: usize = 3;

/// The explanation of a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The motif.
    pub motif: Motif,
    /// The moves to show after the mistake: the line that punishes it, or the better move if it missed something.
    pub paths: Vec<Vec<Spot>>,
}

impl Review {
    /// Explains a mistake, if there is a simple explanation.
    pub fn explanation(&self, record: &dyn AnyRecord, judged: &JudgedMove) -> Option<Explanation> {
        let punishing = self.punishing_line(record, judged.node);
        let better = self.better_moves(record, judged);
        let motif = explain(record, judged, &punishing, &better)?;
        let paths = if motif.is_missed() {
            paths(record, record.tree().parent(judged.node)?, better.get(..1)?)
        } else {
            paths(record, judged.node, punishing.get(..SHOWN_MOVES).unwrap_or(&punishing))
        };
        Some(Explanation { motif, paths })
    }

    /// Explains the move that led to the position on the board, if it is a mistake of the line.
    pub fn explanation_here(&self, record: &dyn AnyRecord) -> Option<Explanation> {
        let judged = judge_node(record, record.tree().current())?;
        let is_wrong = judged.judgement.class.is_some() || judged.judgement.missed.is_some();
        self.explanation(record, &judged).filter(|_| is_wrong)
    }

    /// The line after a mistake: the one found by the review, or that of the game while it is played well.
    fn punishing_line(&self, record: &dyn AnyRecord, node: NodeId) -> Vec<String> {
        let tree = record.tree();
        let found = self.found.get(&tree.key(node)).and_then(|analysis| analysis.lines().next());
        if let Some(line) = found {
            return line.line.clone();
        }
        let is_good = |node: &NodeId| judge_node(record, *node).is_some_and(|judged| judged.judgement.class.is_none());
        let nodes = std::iter::successors(tree.first_child(node), |&node| tree.first_child(node));
        nodes.take(MAX_PLIES).take_while(is_good).map(|node| record.move_text(node)).collect()
    }

    /// The better line: the one found by the review, or that of the record.
    fn better_moves(&self, record: &dyn AnyRecord, judged: &JudgedMove) -> Vec<String> {
        let tree = record.tree();
        let found = tree.parent(judged.node).and_then(|before| self.found.get(&tree.key(before)));
        let found = found.and_then(|analysis| best_other_line(analysis, &record.move_text(judged.node)));
        match found {
            Some(line) => line.line.clone(),
            None => better(record, judged.node, judged.mover).map_or_else(Vec::new, |node| moves_from(record, node)),
        }
    }
}

/// Number of plies of a line in which captures are counted, after the mistake or the better move.
const HORIZON: usize = 4;
/// Maximum number of plies in which the end of the game explains a mistake.
const MAX_END_PLIES: usize = 5;
/// Maximum length of a missed win that can be calculated, in plies.
const MAX_WIN_PLIES: usize = 11;
/// Maximum length of a forced loss, in plies, that serves as an explanation if there is no other.
const MAX_LOSS_PLIES: usize = 40;
/// Range of plies in which exchanges are counted.
const EXCHANGES: std::ops::RangeInclusive<usize> = 3..=9;
/// Number of moves in Othello that counts as few, if the better line leaves many more.
const FEW_MOVES: usize = 4;

/// Why a move is a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// The opponent captures all pieces that are left, this many.
    AllPieces(usize),
    /// No legal move is left.
    Blocked,
    /// The opponent captures several pieces in one turn.
    Jumps(Vec<Spot>),
    /// The opponent sacrifices one or two pieces and captures more.
    Shot {
        /// The number of pieces sacrificed.
        given: usize,
        /// The number of pieces captured.
        count: usize,
    },
    /// This many pieces are lost in the exchanges that follow.
    Exchange(usize),
    /// No immediate loss of material, but the game is lost in this many moves.
    Forced(usize),
    /// The piece is next to an empty corner of Othello.
    BesideCorner(Spot),
    /// In Othello, it leaves only this many moves.
    FewMoves(usize),
    /// The opponent captures a piece.
    Piece(Spot),
    /// The opponent takes a corner of Othello.
    Corner(Spot),
    /// The side that made the mistake must pass.
    Pass,
    /// The opponent gets a king.
    Crown(Spot),
    /// A win in this many moves was missed.
    MissedWin(usize),
    /// Several captures in one turn were missed.
    MissedJumps(usize),
    /// A sacrifice of a piece for several was missed.
    MissedShot(usize),
    /// This many pieces could have been won in the exchanges that follow.
    MissedExchange(usize),
    /// A capture was missed.
    MissedPiece(Spot),
    /// A corner of Othello was missed.
    MissedCorner(Spot),
    /// A king was missed.
    MissedCrown(Spot),
}

impl Motif {
    /// Whether the better move shows it, rather than the reply.
    pub fn is_missed(&self) -> bool {
        use Motif as M;
        matches!(
            self,
            M::MissedWin(_)
                | M::MissedJumps(_)
                | M::MissedShot(_)
                | M::MissedExchange(_)
                | M::MissedPiece(_)
                | M::MissedCorner(_)
                | M::MissedCrown(_)
        )
    }
}

/// A move of a line.
#[derive(Clone, Debug)]
struct PlayedMove {
    turn: Turn,
    /// Where a man is promoted.
    crowned: Option<Spot>,
    /// The number of legal moves before it.
    choices: usize,
}

/// A line on the board.
#[derive(Clone, Debug, Default)]
struct PlayedLine {
    moves: Vec<PlayedMove>,
    ending: Option<Ending>,
}

/// Plays a line from a node as long as its moves are legal.
fn play(record: &dyn AnyRecord, from: NodeId, line: &[String]) -> PlayedLine {
    let mut board = record.boxed();
    board.select(from);
    let mut moves = Vec::new();
    for text in line {
        let turns = board.legal_turns();
        let choices = turns.len();
        let Some(turn) = turns.into_iter().find(|turn| turn.text == *text) else { break };
        let kind = |board: &dyn AnyRecord, spot: Option<&Spot>| Some(board.piece(*spot?)?.kind);
        let was = kind(&*board, turn.path.first());
        if board.explore_turn(&turn).is_err() {
            break;
        }
        let last = turn.path.last().copied();
        let is_crowned = was == Some(Kind::Man) && kind(&*board, last.as_ref()) == Some(Kind::King);
        moves.push(PlayedMove { crowned: last.filter(|_| is_crowned), turn, choices });
    }
    PlayedLine { moves, ending: board.ending() }
}

/// The spots along each move of a line.
pub fn paths(record: &dyn AnyRecord, from: NodeId, line: &[String]) -> Vec<Vec<Spot>> {
    play(record, from, line).moves.into_iter().map(|played| played.turn.path).collect()
}

impl PlayedLine {
    fn captured(&self, ply: usize) -> &[Spot] {
        self.moves.get(ply).map_or(&[], |played| &played.turn.captured)
    }

    /// The material gain of the side that makes the first move.
    fn won(&self) -> i64 {
        self.won_in(HORIZON + 1)
    }

    /// The material gain of this side in the first `plies` plies.
    fn won_in(&self, plies: usize) -> i64 {
        let sign = |ply: usize| if ply.is_multiple_of(2) { 1 } else { -1 };
        (0..plies).map(|ply| sign(ply) * i64::try_from(self.captured(ply).len()).unwrap_or(0)).sum()
    }

    /// Whether the line has this many plies, and no capture follows them.
    fn is_quiet_after(&self, plies: usize) -> bool {
        self.captured(plies).is_empty() && (self.moves.len() > plies || self.ending.is_some())
    }

    fn path(&self, ply: usize) -> Option<&[Spot]> {
        self.moves.get(ply).map(|played| played.turn.path.as_slice())
    }

    fn corner(&self, record: &dyn AnyRecord, ply: usize) -> Option<Spot> {
        let &[spot] = self.path(ply)? else { return None };
        let board = record.board();
        let (column, row) = board.column_and_row(spot);
        let is_end = |at: u8, count: u8| at == 0 || at + 1 == count;
        (is_end(column, board.columns) && is_end(row, board.rows)).then_some(spot)
    }

    fn crowned(&self, ply: usize) -> Option<Spot> {
        self.moves.get(ply)?.crowned
    }

    /// The gain of the first move, if it is forced: captures, a sacrifice that pays off, or a later capture.
    fn gain(&self) -> Option<Gain<'_>> {
        match (self.captured(0), self.captured(1), self.captured(2)) {
            (several @ [_, _, ..], _, _) | ([], [], several @ [_, _, ..]) => Some(Gain::Jumps(several)),
            ([], [_], several @ [_, _, ..]) => Some(Gain::Shot(1, several.len())),
            // Two sacrifices in a row.
            ([], [_], []) if self.captured(3).len() == 1 && self.captured(4).len() > 2 => {
                Some(Gain::Shot(2, self.captured(4).len()))
            }
            ([spot], _, _) | ([], [], [spot]) => Some(Gain::Piece(*spot)),
            _ => None,
        }
    }
}

/// How pieces are won.
enum Gain<'a> {
    Jumps(&'a [Spot]),
    /// The numbers of pieces sacrificed and captured.
    Shot(usize, usize),
    Piece(Spot),
}

/// Explains a mistake by the line after it and by the better line, which begins with the better move. `None` if there
/// is no simple explanation.
pub fn explain(record: &dyn AnyRecord, judged: &JudgedMove, punishing: &[String], better: &[String]) -> Option<Motif> {
    let before = record.tree().parent(judged.node)?;
    let mistake = std::iter::once(record.move_text(judged.node)).chain(punishing.iter().cloned()).collect::<Vec<_>>();
    let bad = play(record, before, &mistake);
    let good = play(record, before, better);
    // The line after the mistake, from the opponent's point of view.
    let reply = PlayedLine { moves: bad.moves.iter().skip(1).cloned().collect(), ..bad.clone() };
    let by_end = explain_end(&reply, judged.mover).or_else(|| explain_missed_win(&good, judged.mover));
    let by_board = || match record.board().game {
        GameId::Othello => explain_corners(record, before, &bad, &reply, &good),
        GameId::Alquerque | GameId::Draughts => explain_pieces(&bad, &reply, &good),
    };
    // A game that was already lost isn't lost by this move.
    let forced = || explain_forced_loss(&reply, judged.mover).filter(|_| judged.judgement.missed.is_some());
    by_end.or_else(by_board).or_else(forced)
}

/// Explains a loss by playing it out, if there is no simpler explanation.
fn explain_forced_loss(reply: &PlayedLine, mover: Player) -> Option<Motif> {
    let ending = reply.ending.filter(|_| reply.moves.len() <= MAX_LOSS_PLIES)?;
    let is_lost = ending.outcome == Outcome::Win(mover.opponent());
    is_lost.then_some(Motif::Forced(reply.moves.len().div_ceil(2)))
}

fn explain_end(reply: &PlayedLine, mover: Player) -> Option<Motif> {
    let ending = reply.ending.filter(|_| reply.moves.len() <= MAX_END_PLIES)?;
    match ending.reason {
        _ if ending.outcome != Outcome::Win(mover.opponent()) => None,
        Reason::NoPieces => {
            Some(Motif::AllPieces((0..=MAX_END_PLIES).step_by(2).map(|ply| reply.captured(ply).len()).sum()))
        }
        Reason::NoMoves => Some(Motif::Blocked),
        _ => None,
    }
}

fn explain_missed_win(good: &PlayedLine, mover: Player) -> Option<Motif> {
    let is_won = good.ending.is_some_and(|ending| {
        ending.outcome == Outcome::Win(mover) && matches!(ending.reason, Reason::NoPieces | Reason::NoMoves)
    });
    let plies = good.moves.len();
    (is_won && plies <= MAX_WIN_PLIES).then_some(Motif::MissedWin(plies.div_ceil(2)))
}

fn explain_corners(
    record: &dyn AnyRecord,
    from: NodeId,
    bad: &PlayedLine,
    reply: &PlayedLine,
    good: &PlayedLine,
) -> Option<Motif> {
    let corner = |line: &PlayedLine, plies: &[usize]| plies.iter().find_map(|&ply| line.corner(record, ply));
    // The mistake isn't to blame for a corner that the opponent also gets after the better move.
    let anyway = |spot: &Spot| [1, 3, 5, 7].iter().any(|&ply| good.corner(record, ply) == Some(*spot));
    let given = corner(reply, &[0, 2, 4, 6]).filter(|spot| !anyway(spot));
    let missed = good.corner(record, 0).filter(|_| bad.corner(record, 0).is_none());
    let passes = reply.path(1).is_some_and(<[Spot]>::is_empty) && !good.path(2).is_some_and(<[Spot]>::is_empty);
    let simple = given.map(Motif::Corner).or(missed.map(Motif::MissedCorner)).or(passes.then_some(Motif::Pass));
    // The number of moves next turn.
    let [left, had] = [bad, good].map(|line| line.moves.get(2).map(|played| played.choices));
    let few = left.zip(had).filter(|(left, had)| *left <= FEW_MOVES && *had >= *left + FEW_MOVES).map(|(left, _)| left);
    let beside = bad.path(0).and_then(|path| empty_corner_beside(record, *path.first()?, from));
    let avoided = good.path(0).and_then(|path| empty_corner_beside(record, *path.first()?, from));
    let beside = beside.filter(|corner| !good.moves.is_empty() && avoided != Some(*corner));
    simple.or(beside.map(Motif::BesideCorner)).or(few.map(Motif::FewMoves))
}

/// The corner that a spot touches, if it is empty before the move.
fn empty_corner_beside(record: &dyn AnyRecord, spot: Spot, before: NodeId) -> Option<Spot> {
    let board = record.board();
    let (column, row) = board.column_and_row(spot);
    // The nearest edge, if it is at most one step away.
    let edge = |at: u8, count: u8| match at {
        0 | 1 => Some(0),
        _ if at + 2 >= count => Some(count - 1),
        _ => None,
    };
    let corner = board.spot(edge(column, board.columns)?, edge(row, board.rows)?)?;
    let mut position = record.boxed();
    position.select(before);
    (corner != spot && position.piece(corner).is_none()).then_some(corner)
}

fn explain_pieces(bad: &PlayedLine, reply: &PlayedLine, good: &PlayedLine) -> Option<Motif> {
    // Without a better line, there is nothing to compare with.
    let is_worse = good.moves.is_empty() || bad.won() < good.won();
    let lost = reply.gain().filter(|gain| match gain {
        // Its last capture is beyond the horizon.
        Gain::Shot(2, _) => bad.won_in(HORIZON + 2) < good.won().min(0),
        _ => is_worse && bad.won() < 0 && !bad.moves.is_empty(),
    });
    let won = good.gain().filter(|_| is_worse && good.won() > 0 && !good.moves.is_empty());
    let missed_now = good.captured(0).len() > bad.captured(0).len();
    match (lost, won) {
        (Some(Gain::Jumps(spots)), _) => Some(Motif::Jumps(spots.to_vec())),
        (_, Some(Gain::Jumps(spots))) if missed_now || good.captured(0).is_empty() => {
            Some(Motif::MissedJumps(spots.len()))
        }
        (Some(Gain::Shot(given, count)), _) => Some(Motif::Shot { given, count }),
        (_, Some(Gain::Shot(1, count))) => Some(Motif::MissedShot(count)),
        (Some(Gain::Piece(spot)), _) => Some(Motif::Piece(spot)),
        (_, Some(Gain::Piece(spot))) if missed_now => Some(Motif::MissedPiece(spot)),
        _ => explain_kings(bad, reply, good).or_else(|| explain_exchanges(bad, good)),
    }
}

/// Explains a mistake by the balance of captures and recaptures, once both lines are quiet.
fn explain_exchanges(bad: &PlayedLine, good: &PlayedLine) -> Option<Motif> {
    let plies = EXCHANGES.into_iter().find(|&plies| {
        bad.is_quiet_after(plies) && good.is_quiet_after(plies) && bad.won_in(plies) < good.won_in(plies)
    })?;
    let [bad, good] = [bad, good].map(|line| line.won_in(plies));
    let count = |pieces: i64| usize::try_from(pieces).ok().filter(|pieces| *pieces > 0);
    count(-bad).map(Motif::Exchange).or(count(good).map(Motif::MissedExchange))
}

fn explain_kings(bad: &PlayedLine, reply: &PlayedLine, good: &PlayedLine) -> Option<Motif> {
    let crowned = [0, 2].iter().find_map(|&ply| reply.crowned(ply));
    let anyway = [1, 3].iter().any(|&ply| good.crowned(ply).is_some());
    let missed = good.crowned(0).filter(|_| bad.crowned(0).is_none());
    crowned.filter(|_| !anyway && !good.moves.is_empty()).map(Motif::Crown).or(missed.map(Motif::MissedCrown))
}
