//! A puzzle.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::bits::{BitOrder, BitReader, BitWriter};
use alquerque_core::family::AnyGame;
use alquerque_core::{GameId, TextError, with_game};

use crate::goal::{Goal, MAX_MEN};
use crate::position_code;
use crate::theme::{self, Themes};
use crate::tree::Node;

/// The order of bits in files.
pub(crate) const BIT_ORDER: BitOrder = BitOrder::LowestFirst;
/// Bits of a rating.
const RATING_BITS: u32 = 12;

/// A position in which exactly one move reaches the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules.
    pub rules: AnyGame,
    /// The position, in the notation of the game.
    pub position: String,
    /// What the side to move has to reach.
    pub goal: Goal,
    /// Its difficulty, on the scale of the levels.
    pub rating: u16,
    /// Its themes.
    pub themes: Themes,
    /// The solution.
    pub solution: Node,
}

impl Puzzle {
    /// A number with which the player's results refer to the puzzle. It depends only on rules and position, so that it
    /// stays the same when puzzles are added.
    pub fn id(&self) -> u32 {
        id_of(&self.rules.to_string(), &self.position)
    }

    /// A game that starts from the position.
    ///
    /// # Errors
    /// If the position does not belong to these rules.
    pub fn record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        self.rules.record_from(&self.position)
    }

    /// Writes the puzzle; `None` if the format cannot express it. `rules` is the index of its rules among the `count`
    /// of the file.
    pub(crate) fn write(&self, rules: usize, count: usize) -> Option<Vec<u8>> {
        let mut out = BitWriter::new(BIT_ORDER);
        out.push_below(rules, count);
        out.push_below(self.goal.code(), goals());
        out.push(usize::from(self.rating), RATING_BITS);
        out.push(self.themes.bits(), theme::BITS);
        with_game!(self.rules, game => {
            let position = position_code::write(&game, &self.position, &mut out)?;
            self.solution.write(&game, &position, &mut out);
        });
        Some(out.into_bytes())
    }

    /// Reads a puzzle; `None` if the bytes are not a puzzle of these rules.
    pub(crate) fn read(bytes: &[u8], rules: &[AnyGame]) -> Option<Self> {
        let mut bits = BitReader::new(BIT_ORDER, bytes);
        let rules = rules[bits.below(rules.len())?];
        let goal = Goal::from_code(bits.below(goals())?)?;
        let rating = u16::try_from(bits.bits(RATING_BITS)?).ok()?;
        let themes = Themes::from_bits(bits.bits(theme::BITS)?)?;
        let (position, solution) = with_game!(rules, game => {
            use alquerque_core::Notation;
            let start = position_code::read(&game, &mut bits)?;
            (game.position_text(&start), Node::read(&game, &start, &mut bits, 0)?)
        });
        let is_one_move = solution.good().count() == 1 && solution.choices.len() > 1;
        (is_one_move && bits.is_at_end()).then_some(Self { rules, position, goal, rating, themes, solution })
    }

    /// The game to which the puzzle belongs.
    pub const fn game(&self) -> GameId {
        self.rules.id()
    }
}

/// The number of a puzzle with these rules and this position (FNV-1a).
pub fn id_of(rules: &str, position: &str) -> u32 {
    let bytes = rules.bytes().chain([b' ']).chain(position.bytes());
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The number of goals.
fn goals() -> usize {
    2 + usize::from(MAX_MEN)
}
