//! A compact encoding of positions: the board's spots as digits, the side to move, and in Alquerque the barred steps.

use alquerque_core::GameId;

use crate::bits::{Reader, Writer};

/// The parts of a position.
#[derive(Debug, PartialEq, Eq)]
struct Parts {
    /// For each spot, 0 if it is empty, 1 or 2 for light's or dark's man, 3 or 4 for a king.
    cells: Vec<u8>,
    is_light: bool,
    /// The barred steps, as pairs of points.
    barred: Vec<[usize; 2]>,
}

/// The encoding of a game's positions.
struct Layout {
    /// The number of spots.
    spots: usize,
    /// The number of values of a spot.
    values: usize,
    /// The number of spots written together, and the bits that they take.
    group: usize,
    bits: u32,
    /// Whether positions can have barred steps.
    has_bars: bool,
}

impl Layout {
    const fn of(game: GameId) -> Self {
        match game {
            GameId::Alquerque => Self { spots: 25, values: 3, group: 5, bits: 8, has_bars: true },
            GameId::Othello => Self { spots: 64, values: 3, group: 5, bits: 8, has_bars: false },
            GameId::Draughts => Self { spots: 32, values: 5, group: 3, bits: 7, has_bars: false },
        }
    }
}

/// The bits for the number of barred steps; each piece and direction has at most one.
const BARRED_BITS: u32 = 5;

/// Writes a position. `None` if it has something that positions of puzzles lack, such as counters.
pub(crate) fn write(game: GameId, text: &str, out: &mut Writer) -> Option<()> {
    let parts = parse(game, text)?;
    let layout = Layout::of(game);
    if parts.cells.len() != layout.spots || text_of(game, &parts) != text {
        return None;
    }
    for cells in parts.cells.chunks(layout.group) {
        let number = cells.iter().rev().fold(0, |number, &cell| number * layout.values + usize::from(cell));
        out.bits(number, layout.bits);
    }
    out.bits(usize::from(parts.is_light), 1);
    if layout.has_bars {
        if parts.barred.len() >> BARRED_BITS > 0 {
            return None;
        }
        out.bits(parts.barred.len(), BARRED_BITS);
        for points in parts.barred.iter().flatten() {
            out.below(*points, layout.spots);
        }
    }
    Some(())
}

/// Reads a position as text.
pub(crate) fn read(game: GameId, bits: &mut Reader<'_>) -> Option<String> {
    let layout = Layout::of(game);
    let mut cells = Vec::with_capacity(layout.spots);
    while cells.len() < layout.spots {
        let mut number = bits.bits(layout.bits)?;
        for _ in 0..layout.group.min(layout.spots - cells.len()) {
            cells.push(u8::try_from(number % layout.values).ok()?);
            number /= layout.values;
        }
    }
    let is_light = bits.bits(1)? == 1;
    let mut barred = Vec::new();
    if layout.has_bars {
        for _ in 0..bits.bits(BARRED_BITS)? {
            barred.push([bits.below(layout.spots)?, bits.below(layout.spots)?]);
        }
    }
    Some(text_of(game, &Parts { cells, is_light, barred }))
}

fn parse(game: GameId, text: &str) -> Option<Parts> {
    let mut fields = text.split(' ');
    let board = fields.next()?;
    match game {
        GameId::Alquerque => {
            let mut cells = Vec::new();
            for letter in board.chars().filter(|&letter| letter != '/') {
                match letter {
                    'l' => cells.push(1),
                    'd' => cells.push(2),
                    digit => cells.extend((0..digit.to_digit(10)?).map(|_| 0)),
                }
            }
            let is_light = fields.next()? == "l";
            let bars = fields.next()?;
            let steps = bars.split(',').filter(|&step| step != "-");
            let point = |name: &str| {
                let &[column, row] = name.as_bytes() else { return None };
                let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'1')?);
                (column < 5 && row < 5).then_some(usize::from((4 - row) * 5 + column))
            };
            let pair = |step: &str| step.split_once('-').and_then(|(from, to)| Some([point(from)?, point(to)?]));
            Some(Parts { cells, is_light, barred: steps.map(pair).collect::<Option<_>>()? })
        }
        GameId::Othello => {
            let cell = |letter| Some(["-", "O", "X"].iter().position(|name| *name == letter)?.to_le_bytes()[0]);
            let letters = (0..board.len()).map(|place| board.get(place..=place).and_then(cell));
            Some(Parts { cells: letters.collect::<Option<_>>()?, is_light: fields.next()? == "O", barred: Vec::new() })
        }
        GameId::Draughts => {
            let mut cells = vec![0; 32];
            let mut parts = board.split(':');
            let is_light = parts.next()? == "W";
            for list in parts {
                let man = if list.starts_with('W') { 1 } else { 2 };
                for name in list.get(1..)?.split(',').filter(|name| !name.is_empty()) {
                    let (number, kind) = name.strip_prefix('K').map_or((name, man), |number| (number, man + 2));
                    *cells.get_mut(number.parse::<usize>().ok()?.checked_sub(1)?)? = kind;
                }
            }
            Some(Parts { cells, is_light, barred: Vec::new() })
        }
    }
}

fn text_of(game: GameId, Parts { cells, is_light, barred }: &Parts) -> String {
    match game {
        GameId::Alquerque => {
            let row = |cells: &[u8]| {
                let mut text = String::new();
                let mut free = 0;
                for &cell in cells {
                    if cell == 0 {
                        free += 1;
                        continue;
                    }
                    if free > 0 {
                        text += &std::mem::take(&mut free).to_string();
                    }
                    text.push(if cell == 1 { 'l' } else { 'd' });
                }
                if free > 0 {
                    text += &free.to_string();
                }
                text
            };
            let rows: Vec<String> = cells.chunks(5).map(row).collect();
            let point = |place: usize| {
                let name = |place: usize, first: u8| char::from(first + (place % 5).to_le_bytes()[0]);
                format!("{}{}", name(place, b'a'), name(4 - place / 5, b'1'))
            };
            let steps: Vec<String> =
                barred.iter().map(|&[from, to]| format!("{}-{}", point(from), point(to))).collect();
            let steps = if steps.is_empty() { "-".to_owned() } else { steps.join(",") };
            format!("{} {} {steps}", rows.join("/"), if *is_light { 'l' } else { 'd' })
        }
        GameId::Othello => {
            let board: String = cells.iter().map(|cell| ["-", "O", "X"][usize::from(*cell % 3)]).collect();
            format!("{board} {}", if *is_light { 'O' } else { 'X' })
        }
        GameId::Draughts => {
            let list = |man: u8| {
                let pieces = cells.iter().zip(1..).filter_map(|(&cell, number)| match cell {
                    cell if cell == man => Some(format!("{number}")),
                    cell if cell == man + 2 => Some(format!("K{number}")),
                    _ => None,
                });
                pieces.collect::<Vec<_>>().join(",")
            };
            format!("{}:W{}:B{}", if *is_light { 'W' } else { 'B' }, list(1), list(2))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_survive_writing_and_reading() {
        for (game, text) in [
            (GameId::Alquerque, "ddddd/ddddd/dd1ll/lllll/lllll l -"),
            (GameId::Alquerque, "5/1l3/5/3d1/5 d b4-a4,d2-e2"),
            (GameId::Othello, "---------------------------OX------XO--------------------------- X"),
            (GameId::Othello, "OOOOOOOOXXXXXXXX--------------------------------XXXXXXXXOOOOOOOO O"),
            (GameId::Draughts, "B:W21,22,K30:B1,2"),
            (GameId::Draughts, "W:WK1:BK32"),
        ] {
            let mut writer = Writer::default();
            write(game, text, &mut writer).unwrap();
            assert_eq!(read(game, &mut Reader::new(&writer.finish())).as_deref(), Some(text));
        }
    }

    #[test]
    fn unsupported_positions_are_rejected() {
        for (game, text) in [
            (GameId::Alquerque, "5/1l3/5/3d1/5 d - 12 34"),
            (GameId::Alquerque, "5/1l3/5/3d1/5 d pass"),
            (GameId::Alquerque, ""),
            (GameId::Othello, "-- X"),
            (GameId::Draughts, "B:WK1:BK33"),
            (GameId::Draughts, "B:WK1:BK32 12 34"),
        ] {
            assert_eq!(write(game, text, &mut Writer::default()), None, "{text}");
        }
        assert_eq!(read(GameId::Othello, &mut Reader::new(&[0; 5])), None);
    }
}
