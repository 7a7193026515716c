//! Databases of Alquerque.

use alquerque_core::Game;
use alquerque_core::alquerque::{Alquerque, Position, Ranking, Ruleset, State};
use alquerque_core::options::Chain;

#[cfg(not(target_family = "wasm"))]
use super::build::BuildError;
use super::endgames::{Endgames, Pieces};
use super::layers::Layers;
#[cfg(not(target_family = "wasm"))]
use super::outcomes::BuildsOutcomes;

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

    fn from_code(code: u8) -> Self {
        code.into()
    }
}

impl Endgames for Alquerque {
    type State = State;
    type Pieces = u32;
    type Ranking = Ranking;

    fn plain(self) -> Self {
        Self { ruleset: self.ruleset.with_light_first() }
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

    /// After a pass, if passing again is the only move.
    #[inline]
    fn is_drawn(&self, state: &State) -> bool {
        match state.passes() {
            0 => false,
            1 => self.moves(&Position::from(*state)).iter().all(|mv| mv.is_pass()),
            _ => true,
        }
    }

    fn captures_one(self) -> bool {
        self.ruleset.chain == Chain::Single
    }

    fn before(&self, state: &State, see: impl FnMut(State)) {
        state.quiet_unmoves(self.ruleset, see);
    }
}

impl Layers<Alquerque> {
    /// A database of all states with at most `max` checkers, built by this many threads. It is not generic, so a debug
    /// build of another crate builds it with this crate's optimizations, too.
    ///
    /// # Errors
    /// If there is not enough memory.
    #[cfg(not(target_family = "wasm"))]
    pub fn complete(ruleset: Ruleset, max: u32, threads: usize) -> Result<Self, BuildError> {
        let mut database = Self::new(Alquerque { ruleset });
        for counts in Self::order(max) {
            database.build(counts, threads, &|_, _| true)?;
        }
        Ok(database)
    }

    /// Like [`Layers::complete`], and with the outcomes, without plies, of all states with one checker more, if the rules have a
    /// builder of outcomes.
    ///
    /// # Errors
    /// If there is not enough memory.
    #[cfg(not(target_family = "wasm"))]
    pub fn extended(ruleset: Ruleset, max: u32, threads: usize) -> Result<Self, BuildError> {
        let mut database = Self::complete(ruleset, max, threads)?;
        if let Some(builder) = database.game().outcomes_builder() {
            for counts in Self::order(max + 1).filter(|[one, two]| one + two > max) {
                (builder.build)(&mut database, counts, threads, &|| true)?;
            }
        }
        Ok(database)
    }

    /// The rules, with light as the first player.
    pub const fn ruleset(&self) -> Ruleset {
        self.game().ruleset
    }
}
