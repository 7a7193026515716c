//! Alquerque as a [`Tabletop`], and positions from setups.

use alquerque_language::{MessageId, Phrase, message};

use super::game::{Alquerque, PASSES_DRAW};
use super::movegen::{self, Move};
use super::point::{Bitboard, Direction, Point, SIZE};
use super::position::{Position, State};
use super::ruleset::Ruleset;
use crate::options::{Capture, INNER_SQUARE_CHECKERS, InnerSquare, Inverting, Steps};
use crate::setup::{Setup, SetupError, SetupPart, check_counts};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Place, Spot, Tabletop, WhyNot};
use crate::{Game, GameId, Player};

pub(super) const BOARD: Board =
    Board { game: GameId::Alquerque, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges };

impl Tabletop for Alquerque {
    type Place = Point;

    fn board(&self) -> Board {
        BOARD
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.checker_at(Point::from_spot(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.path().into_iter().map(Point::spot).collect()
    }

    fn captured(&self, _: &Position, mv: Move) -> Vec<Spot> {
        mv.captured().into_iter().map(Point::spot).collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut state = State { checkers: [Bitboard::EMPTY; 2], to_move: setup.to_move, ..State::START };
        for (spot, piece) in setup.placed() {
            if let Some(point) = Point::from_spot(spot) {
                state.checkers[piece.player.index()] |= point.into();
            }
        }
        check_counts(GameId::Alquerque, state.checkers.map(Bitboard::count))?;
        for (index, &(from, to)) in setup.barred.iter().enumerate() {
            let Some((from, to)) = Point::from_spot(from).zip(Point::from_spot(to)) else { continue };
            let error = |(problem, expected)| SetupError::new(SetupPart::Barred(index), problem, expected);
            bar(self.ruleset, &mut state, from, to).map_err(error)?;
        }
        state.passes = setup.passes;
        let wrong = if setup.passes == 0 {
            None
        } else if self.ruleset.inner_square == InnerSquare::Off {
            Some((0, message::PROBLEM_NO_PASSES, message::EXPECTED_BARRED_STEPS))
        } else {
            (setup.passes > PASSES_DRAW).then_some((
                PASSES_DRAW,
                message::PROBLEM_PASSED_TWICE,
                message::EXPECTED_TWO_PASSES,
            ))
        };
        match wrong {
            None => Ok(Position { state, quiet_plies: setup.quiet_plies, move_number: setup.move_number.max(1) }),
            Some((pass, problem, expected)) => Err(SetupError::new(SetupPart::Pass(pass), problem, expected)),
        }
    }

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Vec<WhyNot> {
        let Some(from) = Point::from_spot(from) else { return Vec::new() };
        let to = to.and_then(Point::from_spot);
        match RULES_IN_THE_WAY.iter().find(|rules| self.could_go(rules, position, from, to)) {
            Some(rules) => rules.iter().map(|&rule| self.reason(rule, position, from, to)).collect(),
            None if to.is_some_and(|to| Direction::between(from, to).is_none()) => vec![WhyNot::NoLine],
            None => Vec::new(),
        }
    }

    fn confined_to(&self, position: &Position) -> Option<Vec<Spot>> {
        let landing = movegen::landing(self.ruleset, checkers(position));
        (landing != Bitboard::ALL).then(|| landing.iter().map(Point::spot).collect())
    }
}

/// A rule that forbids moves which would otherwise be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// Steps lead forward and sideways only.
    Steps,
    /// A step may not be undone.
    Inverting,
    /// The endgame is played on the inner square.
    InnerSquare,
}

/// The explanation is the smallest set of rules without which the move would be possible: a single rule, rules about
/// the checker itself first, then two, then all.
const RULES_IN_THE_WAY: [&[Rule]; 7] = [
    &[Rule::Inverting],
    &[Rule::InnerSquare],
    &[Rule::Steps],
    &[Rule::Steps, Rule::Inverting],
    &[Rule::Steps, Rule::InnerSquare],
    &[Rule::Inverting, Rule::InnerSquare],
    &[Rule::Steps, Rule::Inverting, Rule::InnerSquare],
];

fn checkers(position: &Position) -> u32 {
    position.checkers(Player::Light).count() + position.checkers(Player::Dark).count()
}

impl Alquerque {
    /// Whether the checker could go to `to`, or move at all, without these rules.
    fn could_go(mut self, without: &[Rule], position: &Position, from: Point, to: Option<Point>) -> bool {
        let mut position = *position;
        // Another checker's compulsory capture does not count here.
        self.ruleset.capture = Capture::Optional;
        for rule in without {
            match rule {
                Rule::Steps => self.ruleset.steps = Steps::Any,
                Rule::Inverting => position.state.barred = [Bitboard::EMPTY; Direction::ALL.len()],
                Rule::InnerSquare => self.ruleset.inner_square = InnerSquare::Off,
            }
        }
        let is_meant = |mv: &Move| to.is_none_or(|to| mv.path().get(1) == Some(&to));
        self.moves(&position).iter().any(|mv| !mv.is_pass() && mv.from() == from && is_meant(mv))
    }

    /// The explanation of a rule.
    fn reason(self, rule: Rule, position: &Position, from: Point, to: Option<Point>) -> WhyNot {
        match (rule, to) {
            (Rule::Steps, _) if !self.ruleset.step_origins(position.to_move()).contains(from) => {
                WhyNot::FarRow(from.into())
            }
            (Rule::Steps, _) => WhyNot::NotBack,
            (Rule::Inverting, Some(to)) => WhyNot::CameFrom(to.into()),
            (Rule::Inverting, None) => {
                let barred = |&direction: &Direction| position.barred(direction).contains(from);
                let came_from = Direction::ALL.into_iter().find(barred).and_then(|direction| from.neighbour(direction));
                WhyNot::HereFrom(from.into(), came_from.unwrap_or(from).into())
            }
            (Rule::InnerSquare, _) if Bitboard::INNER.contains(from) && has_checker_on_edge(position) => {
                WhyNot::EdgeFirst(INNER_SQUARE_CHECKERS)
            }
            (Rule::InnerSquare, _) => WhyNot::InnerSquare(INNER_SQUARE_CHECKERS),
        }
    }
}

fn has_checker_on_edge(position: &Position) -> bool {
    !(position.checkers(position.to_move()) & !Bitboard::INNER).is_empty()
}

/// Bars the step that would undo the last one of the checker on `from`.
fn bar(ruleset: Ruleset, state: &mut State, from: Point, to: Point) -> Result<(), (Phrase, MessageId)> {
    if ruleset.inverting == Inverting::Allowed {
        return Err((Phrase::new(message::PROBLEM_NOTHING_BARRED), message::EXPECTED_NO_BARRED_STEPS));
    }
    let Some(player) = state.checker_at(from) else {
        return Err((point_phrase(message::PROBLEM_NO_CHECKER, from), message::EXPECTED_BARS_OF_CHECKERS));
    };
    let has_step = |from, direction| ruleset.has_step(player, from, direction);
    let Some(direction) = Direction::between(from, to).filter(|&direction| has_step(from, direction)) else {
        return Err((
            step_phrase(message::PROBLEM_NO_SUCH_STEP, player, from, to),
            message::EXPECTED_STEPS_OF_THE_RULES,
        ));
    };
    if !has_step(to, direction.opposite()) {
        return Err((step_phrase(message::PROBLEM_NO_STEP_BEFORE, player, to, from), message::EXPECTED_WAY_BACK));
    }
    if state.barred.iter().any(|barred| barred.contains(from)) {
        return Err((point_phrase(message::PROBLEM_CHECKER_TWICE, from), message::EXPECTED_ONE_BAR_EACH));
    }
    state.barred[direction.index()] |= from.into();
    Ok(())
}

fn point_phrase(id: MessageId, point: Point) -> Phrase {
    Phrase::new(id).text("at", &point.to_string())
}

fn step_phrase(id: MessageId, player: Player, from: Point, to: Point) -> Phrase {
    Phrase::new(id).text("from", &from.to_string()).text("to", &to.to_string()).key("side", player.name())
}
