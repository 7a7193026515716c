//! Databases of Alquerque.

use alquerque_core::Game;
use alquerque_core::alquerque::{Alquerque, Bitboard, InnerSquare, Inverting, Position, Ranking, Ruleset, State};

use super::endgames::{Endgames, Pieces};
use super::layers::{BarredSteps, Layers};

/// Checkers.
impl Pieces for u32 {
    fn all(count: u32) -> impl Iterator<Item = Self> {
        std::iter::once(count)
    }

    #[inline]
    fn count(self) -> u32 {
        self
    }

    #[inline]
    fn code(self) -> u8 {
        self.to_le_bytes()[0]
    }

    fn of_code(code: u8) -> Self {
        code.into()
    }
}

impl Endgames for Alquerque {
    type State = State;
    type Pieces = u32;
    type Ranking = Ranking;

    fn plain(self) -> Option<Self> {
        let ruleset = self.ruleset.begun_by_light();
        (ruleset.inverting == Inverting::Allowed).then_some(Self { ruleset })
    }

    #[inline]
    fn state(position: &Position) -> &State {
        position.state()
    }

    #[inline]
    fn pieces(state: &State) -> [u32; 2] {
        [state.to_move(), state.to_move().opponent()].map(|player| state.checkers(player).count())
    }

    fn ranking(self, [own, other]: [u32; 2]) -> Ranking {
        Ranking::new(self.ruleset, own, other)
    }

    /// After a pass: where a pass is all that there is.
    #[inline]
    fn is_drawn(&self, state: &State) -> bool {
        match state.passes() {
            0 => false,
            1 => self.moves(&Position::from(*state)).iter().all(|mv| mv.is_pass()),
            _ => true,
        }
    }

    fn before(&self, state: &State, mut see: impl FnMut(State)) {
        let player = state.to_move().opponent();
        let moved = state.checkers(player);
        let mut look_at = |checkers| {
            let mut both = [state.checkers(state.to_move()); 2];
            both[player.index()] = checkers;
            if let Some(before) = State::new(both, player) {
                see(before);
            }
        };
        for &direction in self.ruleset.step_directions(player) {
            let back = direction.opposite();
            for to in moved.with_lines(direction).iter() {
                let Some(from) = to.neighbour(back).filter(|&from| state.empty().contains(from)) else { continue };
                look_at((moved & !Bitboard::from(to)) | from.into());
            }
        }
        if self.ruleset.inner_square != InnerSquare::Off {
            look_at(moved);
        }
    }
}

impl Layers<Alquerque> {
    /// A database without layers.
    ///
    /// # Errors
    /// For rules by which a step may not be taken back.
    pub fn new(ruleset: Ruleset) -> Result<Self, BarredSteps> {
        Self::of(Alquerque { ruleset })
    }

    /// Reads what [`Layers::to_package`] has written, if it is of these rules.
    pub fn of_package(ruleset: Ruleset, bytes: &[u8]) -> Option<Self> {
        Self::new(ruleset).ok()?.with_package(bytes)
    }

    /// The rules of the game, which light begins.
    pub const fn ruleset(&self) -> Ruleset {
        self.game().ruleset
    }
}
