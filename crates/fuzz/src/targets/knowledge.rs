//! What evaluations know: the site's files with changes, and checksums corrected so that they reach the decoder.

use alquerque_core::Notation;
use alquerque_core::draughts::{self, Draughts};
use alquerque_core::knowledge_file::with_frame;
use alquerque_core::othello::Weights;

const OTHELLO: &[u8] = include_bytes!("../../../../www/knowledge/othello.weights");
const DRAUGHTS: &[u8] = include_bytes!("../../../../www/knowledge/draughts.endgames");
/// Positions of Othello in the opening and the endgame: the discs of the side to move and of the other.
const POSITIONS: [[u64; 2]; 2] =
    [[0x0000_0008_1000_0000, 0x0000_0010_0800_0000], [0x0f0f_0f0f_0f0f_0f0f, 0x00f0_f0f0_f0f0_f000]];
/// Positions in the database of draughts.
const FEW: [&str; 2] = ["W:WK1:B20", "B:WK1,K2:BK32,20"];

/// Changes to a file, each a place in two bytes and a new byte. The first byte says which file, and whether it ends at the last place.
/// It is refused or read, and what it says is within bounds.
pub(super) fn file(bytes: &[u8]) -> String {
    let Some((&kind, changes)) = bytes.split_first() else { return "no change".to_owned() };
    let is_othello = kind & 1 == 0;
    let whole = if is_othello { OTHELLO } else { DRAUGHTS };
    let Some((&magic, rest)) = whole.split_first_chunk() else { return "no file".to_owned() };
    let mut content = rest[..rest.len() - 8].to_vec();
    let mut last = content.len();
    for &[low, high, byte] in changes.as_chunks().0 {
        last = u16::from_le_bytes([low, high]).into();
        content[last] = byte;
    }
    if kind & 2 != 0 {
        content.truncate(last);
    }
    let file = with_frame(magic, &content);
    if is_othello {
        match Weights::from_bytes(&file) {
            Ok(weights) => {
                let estimates = POSITIONS.map(|[own, opponent]| weights.estimate(own, opponent));
                assert!(estimates.iter().all(|estimate| estimate.abs() <= 6400), "hundredths of a disc: {estimates:?}");
                format!("{estimates:?}")
            }
            Err(error) => format!("{error:?}"),
        }
    } else {
        match draughts::Endgames::from_bytes(&file) {
            Ok(endgames) => {
                let known = FEW.map(|text| Draughts::default().parse_position(text).map(|at| endgames.known(&at)));
                format!("{known:?}")
            }
            Err(error) => format!("{error:?}"),
        }
    }
}
