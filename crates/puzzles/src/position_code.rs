//! A compact encoding of positions: the board's spots as digits, the side to move, and in Alquerque the barred steps.

use alquerque_core::bits::{BitReader, BitWriter};
use alquerque_core::setup::Setup;
use alquerque_core::tabletop::{Kind, Piece, Spot, Tabletop};
use alquerque_core::{GameId, Player};

/// What a spot can hold. The index is its digit.
const CELLS: [Option<Piece>; 5] = [
    None,
    Some(Piece { player: Player::Light, kind: Kind::Man }),
    Some(Piece { player: Player::Dark, kind: Kind::Man }),
    Some(Piece { player: Player::Light, kind: Kind::King }),
    Some(Piece { player: Player::Dark, kind: Kind::King }),
];

/// The encoding of a game's positions.
struct Layout {
    /// The spots of the board.
    spots: Vec<Spot>,
    /// The number of values of a spot.
    values: usize,
    /// The number of spots written together.
    group: usize,
    /// The bits that a group takes.
    bits: u32,
    /// Whether positions can have barred steps.
    has_bars: bool,
}

impl Layout {
    fn new<G: Tabletop>(game: &G) -> Self {
        let (values, group, bits) = match game.board().game {
            GameId::Alquerque | GameId::Othello => (3, 5, 8),
            GameId::Draughts => (5, 3, 7),
        };
        let spots = game.board().spots().filter(|&spot| game.is_played(spot)).collect();
        Self { spots, values, group, bits, has_bars: game.board().game == GameId::Alquerque }
    }
}

/// The bits for the number of barred steps; each piece and direction has at most one.
const BARRED_BITS: u32 = 5;

/// Writes a position and returns it. `None` if it has something that positions of puzzles lack, such as counters.
pub(crate) fn write<G: Tabletop>(game: &G, text: &str, out: &mut BitWriter) -> Option<G::Position> {
    let layout = Layout::new(game);
    let position = game.parse_position(text).ok()?;
    let pieces = game.board().spots().map(|spot| game.piece_at(&position, spot)).collect();
    let mut setup = Setup::new(pieces, game.to_move(&position));
    if layout.has_bars {
        let spot =
            |name: &str| layout.spots.iter().copied().find(|&spot| game.spot_name(spot).as_deref() == Some(name));
        let step = |step: &str| step.split_once('-').and_then(|(from, to)| Some((spot(from)?, spot(to)?)));
        let steps = text.split(' ').nth(2)?.split(',').filter(|&step| step != "-");
        setup.barred = steps.map(step).collect::<Option<_>>()?;
    }
    if game.position_text(&game.set_up(&setup).ok()?) != text || setup.barred.len() >> BARRED_BITS > 0 {
        return None;
    }
    for spots in layout.spots.chunks(layout.group) {
        let cell = |spot: &Spot| CELLS.iter().position(|cell| *cell == game.piece_at(&position, *spot)).unwrap_or(0);
        let number = spots.iter().rev().fold(0, |number, spot| number * layout.values + cell(spot));
        out.push(number, layout.bits);
    }
    out.push(usize::from(setup.to_move == Player::Light), 1);
    if layout.has_bars {
        out.push(setup.barred.len(), BARRED_BITS);
        for spot in setup.barred.iter().flat_map(|&(from, to)| [from, to]) {
            out.push_below(spot.0.into(), layout.spots.len());
        }
    }
    Some(position)
}

/// Reads a position.
pub(crate) fn read<G: Tabletop>(game: &G, bits: &mut BitReader<'_>) -> Option<G::Position> {
    let layout = Layout::new(game);
    let mut setup = Setup::new(vec![None; game.board().spots().count()], Player::Dark);
    for spots in layout.spots.chunks(layout.group) {
        let mut number = bits.bits(layout.bits)?;
        for spot in spots {
            setup.pieces[usize::from(spot.0)] = CELLS[number % layout.values];
            number /= layout.values;
        }
    }
    if bits.bits(1)? == 1 {
        setup.to_move = Player::Light;
    }
    if layout.has_bars {
        for _ in 0..bits.bits(BARRED_BITS)? {
            let mut spot = || Some(Spot(u8::try_from(bits.below(layout.spots.len())?).ok()?));
            setup.barred.push((spot()?, spot()?));
        }
    }
    game.set_up(&setup).ok()
}

#[cfg(test)]
mod tests {
    use alquerque_core::family::AnyGame;
    use alquerque_core::othello::Othello;
    use alquerque_core::{Notation, with_game};

    use super::*;
    use crate::puzzle::BIT_ORDER;

    /// Writes a position and reads it back; `None` if it can't be written.
    fn copied(rules: &str, text: &str) -> Option<String> {
        let mut writer = BitWriter::new(BIT_ORDER);
        with_game!(rules.parse::<AnyGame>().unwrap(), game => {
            write(&game, text, &mut writer)?;
            read(&game, &mut BitReader::new(BIT_ORDER, &writer.into_bytes())).map(|position| game.position_text(&position))
        })
    }

    #[test]
    fn positions_survive_writing_and_reading() {
        for (rules, text) in [
            ("merkel", "ddddd/ddddd/dd1ll/lllll/lllll l -"),
            ("merkel", "5/1l3/5/3d1/5 d b4-a4,d2-e2"),
            ("othello", "---------------------------OX------XO--------------------------- X"),
            ("othello", "OOOOOOOOXXXXXXXX--------------------------------XXXXXXXXOOOOOOOO O"),
            ("draughts", "B:W21,22,K30:B1,2"),
            ("draughts", "W:WK1:BK32"),
        ] {
            assert_eq!(copied(rules, text).as_deref(), Some(text));
        }
    }

    #[test]
    fn unsupported_positions_are_rejected() {
        for (rules, text) in [
            ("merkel", "5/1l3/5/3d1/5 d - 12 34"),
            ("ancient", "5/1l3/5/3d1/5 d pass"),
            ("merkel", ""),
            ("othello", "-- X"),
            ("draughts", "B:WK1:BK33"),
            ("draughts", "B:WK1:BK32 12 34"),
        ] {
            assert_eq!(copied(rules, text), None, "{text}");
        }
        assert_eq!(read(&Othello::default(), &mut BitReader::new(BIT_ORDER, &[0; 5])), None);
    }
}
