//! The results of all positions with few pieces, as a file and in memory.
//!
//! Of a layer and its counterpart with the sides exchanged, only one is stored, with only the positions without a
//! capture. The other values follow from the positions after each move.

use std::cell::Cell;

use super::movegen::{self, has_only_steps};
use super::position::Position;
use super::ranking::{NEIGHBOURS, Pieces, Ranking};
use super::ruleset::{MAX_PIECES, Ruleset};
use crate::evaluate::WeightsError;
use crate::range_coder::{Chance, Coder, Decoder, Encoder};
use crate::{Numbering, Player, Value, knowledge_file};

/// The first bytes of a file; the last is the version of its format.
const MAGIC: [u8; 8] = *b"ALQDREG\x01";
/// The number of codes for the pieces of a side.
const CODES: usize = ((MAX_PIECES + 1) * (MAX_PIECES + 1)) as usize;
/// A limit on the moves to the end; there are always fewer.
const LENGTHS: usize = 128;

/// The known values of positions.
type Values<'a> = &'a dyn Fn(&Position) -> Option<u8>;

/// A database of all positions with at most [`MAX_PIECES`] pieces.
#[derive(Clone, Debug)]
pub struct Endgames {
    /// Indexed by the codes of the pieces of the side to move and of the opponent.
    layers: Vec<Option<Layer>>,
}

#[derive(Clone, Debug)]
struct Layer {
    ranking: Ranking,
    values: Vec<u8>,
}

impl Endgames {
    /// The pieces of the side to move and of the other side in the stored layers, in the order of the file.
    pub fn layers() -> impl Iterator<Item = [Pieces; 2]> {
        let sides = |count: u32| (0..=count).map(move |men| Pieces { men, kings: count - men });
        let pairs = move |own: u32, other: u32| {
            sides(own).flat_map(move |one| {
                // Of two counterparts, stores the one whose side to move has more kings.
                let least = if own == other { one.men } else { 0 };
                sides(other).filter(move |two| two.men >= least).map(move |two| [one, two])
            })
        };
        (2..=MAX_PIECES).flat_map(move |all| (1..=all / 2).flat_map(move |less| pairs(all - less, less)))
    }

    /// Parses a database.
    ///
    /// # Errors
    /// If the file is damaged or has another format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut decoder = Decoder::new(knowledge_file::content(MAGIC, bytes)?).ok_or(WeightsError::Damaged)?;
        Self::coded(&mut decoder, None).ok_or(WeightsError::Damaged)
    }

    /// The file of a database with these results; `None` if a required one is missing. Only positions with a step and
    /// without a capture require a result.
    pub fn to_bytes(result: &dyn Fn(&Position) -> Option<Value>) -> Option<Vec<u8>> {
        let is_missing = Cell::new(false);
        let mut encoder = Encoder::default();
        let value = |position: &Position| {
            let known = has_only_steps(position).then(|| result(position));
            is_missing.set(is_missing.get() || known == Some(None));
            known.flatten().map(Value::byte)
        };
        Self::coded(&mut encoder, Some(&value))?;
        (!is_missing.get()).then(|| knowledge_file::with_frame(MAGIC, &encoder.finish()))
    }

    /// Codes all layers. An encoder writes the `value` of each position or, if it has none, that of the position
    /// before.
    fn coded(coder: &mut impl Coder, value: Option<Values<'_>>) -> Option<Self> {
        let mut layers = Vec::new();
        layers.resize_with(CODES * CODES, || None);
        let mut model = Model::default();
        for pieces in Self::layers() {
            let ranking = Ranking::new(pieces);
            let strides = ranking.strides();
            let mut values: Vec<u8> = Vec::with_capacity(ranking.count());
            for rank in 0..ranking.count() {
                let near = strides.map(|stride| rank.checked_sub(stride).map_or(0, |rank| values[rank]));
                let wanted = value.map_or(0, |value| value(&ranking.state(rank)).unwrap_or(near[0]));
                values.push(model.code(coder, near, wanted)?);
            }
            *layers.get_mut(layer_index(pieces))? = Some(Layer { ranking, values });
        }
        Some(Self { layers })
    }

    /// The result of a position; `None` if it has more than [`MAX_PIECES`] pieces.
    #[inline]
    pub fn known(&self, position: &Position) -> Option<Value> {
        let count = Player::BOTH.map(|player| position.pieces(player).count());
        (count[0] + count[1] <= MAX_PIECES).then(|| self.value(position).map(Value::from_byte)).flatten()
    }

    /// The result as a byte.
    #[cold]
    fn value(&self, position: &Position) -> Option<u8> {
        let pieces = position.counts();
        if has_only_steps(position)
            && let Some(Some(layer)) = self.layers.get(layer_index(pieces))
        {
            return layer.values.get(layer.ranking.rank(position)).copied();
        }
        // Captures and promotions change the pieces; any other move leads from an unstored layer to a stored one.
        let mut moves = Vec::new();
        movegen::moves_into(position, &mut moves);
        let value = |mv| self.value(&movegen::play_unchecked(Ruleset::default(), position, mv)).map(Value::from_byte);
        Value::from_moves(moves.into_iter().map(value)).map(Value::byte)
    }
}

/// The place of a layer.
fn layer_index(pieces: [Pieces; 2]) -> usize {
    let [own, other] = pieces.map(|Pieces { men, kings }| (men + (MAX_PIECES + 1) * kings) as usize);
    own * CODES + other
}

/// The context of a value: the number of combinations of the results of three neighbours,
const CLASSES: usize = 27;
/// the pairs of neighbours compared for equal values,
const PAIRS: [(usize, usize); 4] = [(0, 1), (0, 2), (1, 2), (0, 3)];
/// and the width in plies of the classes of game length.
const LONGER: usize = 16;
const STEP: u8 = 4;
const CONTEXTS: usize = CLASSES * (1 << PAIRS.len()) * LONGER;

/// The probabilities of values, given the values of neighbours.
struct Model {
    /// Whether a value equals that of each neighbour.
    same: Vec<[Chance; NEIGHBOURS]>,
    /// If it equals none of them: whether it is decided, and whether it is a loss.
    class: [[Chance; 2]; CLASSES],
    /// The number of moves to the end.
    length: Vec<[Chance; LENGTHS]>,
}

impl Default for Model {
    fn default() -> Self {
        let even = Chance::default();
        Self {
            same: vec![[even; NEIGHBOURS]; CONTEXTS],
            class: [[even; 2]; CLASSES],
            length: vec![[even; LENGTHS]; 3 * LENGTHS],
        }
    }
}

/// 0 for a draw, 1 for a win, 2 for a loss.
fn class(value: u8) -> usize {
    if value == 0 { 0 } else { 1 + usize::from(value % 2) }
}

impl Model {
    /// Codes a value, given the values of neighbours; a decoder ignores `value`. Returns the value, or `None` at the
    /// end of the input.
    fn code(&mut self, coder: &mut impl Coder, near: [u8; NEIGHBOURS], value: u8) -> Option<u8> {
        let [first, second, third, _] = near;
        let classes = class(first) + 3 * class(second) + 9 * class(third);
        let equal = PAIRS.iter().fold(0, |equal, &(one, two)| 2 * equal + usize::from(near[one] == near[two]));
        let longer = usize::from(first.max(second) / STEP).min(LONGER - 1);
        let same = self.same.get_mut((classes << PAIRS.len() | equal) * LONGER + longer)?;
        for (index, (chance, &other)) in same.iter_mut().zip(&near).enumerate() {
            if !near[..index].contains(&other) && coder.bit(chance, value == other)? {
                return Some(other);
            }
        }
        let [drawn, won] = self.class.get_mut(classes)?;
        if !coder.bit(drawn, value != 0)? {
            return Some(0);
        }
        let class_here = 1 + usize::from(coder.bit(won, class(value) != 1)?);
        let like = near.into_iter().find(|&other| class(other) == class_here).unwrap_or(0);
        let chances = self.length.get_mut(class_here * LENGTHS + usize::from(like / 2))?;
        let moves = coder.number(chances, usize::from(value / 2))?;
        u8::try_from(2 * moves + class_here - 1).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_a_damaged_one_is_rejected() {
        // Not the true results: only the format matters here.
        let result = |position: &Position| {
            Some(match (position.pieces(Player::Light).0 ^ position.kings.0) % 7 {
                0..3 => Value::Draw,
                3 | 4 => Value::Win(5),
                5 => Value::Win(13),
                _ => Value::Loss(4),
            })
        };
        let bytes = Endgames::to_bytes(&result).unwrap();
        let endgames = Endgames::from_bytes(&bytes).unwrap();
        for pieces in Endgames::layers() {
            let ranking = Ranking::new(pieces);
            for rank in (0..ranking.count()).step_by(101) {
                let position = ranking.state(rank);
                if has_only_steps(&position) {
                    assert_eq!(endgames.known(&position), result(&position));
                }
            }
        }
        for index in (0..bytes.len()).step_by(bytes.len() / 20) {
            let mut other = bytes.clone();
            other[index] ^= 1;
            assert!(Endgames::from_bytes(&other).is_err(), "{index}");
            assert!(Endgames::from_bytes(&bytes[..index]).is_err(), "{index}");
        }
        // Missing results are detected even if the checksum is valid.
        let content = &bytes[8..bytes.len() / 2];
        let short = knowledge_file::with_frame(MAGIC, content);
        assert_eq!(Endgames::from_bytes(&short).err(), Some(WeightsError::Damaged));
        assert_eq!(Endgames::to_bytes(&|_| None), None);
    }
}
