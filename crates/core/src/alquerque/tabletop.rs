//! Alquerque as it lies on the table.

use super::game::Alquerque;
use super::moves::Move;
use super::options::Inverting;
use super::point::{Direction, Point, SIZE};
use super::position::Position;
use super::setup;
use crate::GameId;
use crate::setup::{Setup, SetupError};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop, WhyNot};

pub(super) const BOARD: Board =
    Board { game: GameId::Alquerque, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges };

impl Tabletop for Alquerque {
    fn board(&self) -> Board {
        BOARD
    }

    fn is_played(&self, spot: Spot) -> bool {
        Point::of_spot(spot).is_some()
    }

    fn spot_name(&self, spot: Spot) -> Option<String> {
        Point::of_spot(spot).map(|point| point.to_string())
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.checker_at(Point::of_spot(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.path().into_iter().map(Point::spot).collect()
    }

    fn captured(&self, _: &Position, mv: Move) -> Vec<Spot> {
        mv.captured().into_iter().map(Point::spot).collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup::position(self.ruleset, setup)
    }

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Option<WhyNot> {
        let from = Point::of_spot(from)?;
        match to.and_then(Point::of_spot) {
            Some(to) => self.why_not_to(position, from, to),
            None => self.why_not_at_all(position, from),
        }
    }
}

impl Alquerque {
    fn why_not_to(self, position: &Position, from: Point, to: Point) -> Option<WhyNot> {
        match Direction::between(from, to) {
            None => Some(WhyNot::NoLine),
            Some(direction) if !self.ruleset.step_directions(position.to_move()).contains(&direction) => {
                Some(WhyNot::NotBack)
            }
            Some(direction) => position.barred(direction).contains(from).then_some(WhyNot::CameFrom(to.into())),
        }
    }

    fn why_not_at_all(self, position: &Position, from: Point) -> Option<WhyNot> {
        if !self.ruleset.step_origins(position.to_move()).contains(from) {
            return Some(WhyNot::FarRow(from.into()));
        }
        if self.ruleset.inverting == Inverting::Allowed {
            return None;
        }
        Direction::ALL.into_iter().find_map(|direction| {
            let to = from.neighbour(direction).filter(|_| position.barred(direction).contains(from))?;
            let free = position.empty().contains(to);
            free.then(|| WhyNot::HereFrom(from.into(), to.into()))
        })
    }
}
