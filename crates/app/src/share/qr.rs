//! QR codes (ISO/IEC 18004), to carry a link to another device.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// Width of the quiet zone in modules, as required by the standard.
const QUIET: i32 = 4;

/// A QR code as a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Modules per side, including the quiet zone.
    pub side: i32,
    /// The dark modules as an SVG path, one rectangle per run in a row.
    pub path: String,
}

/// Encodes a text; `None` if it is too long for a QR code (about 2,900 bytes).
pub fn drawing(text: &str) -> Option<Drawing> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).map(|_| 1).sum::<i32>();
            if run > 0 {
                // Writing to a string never fails.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some(Drawing { side: size + 2 * QUIET, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Renders the drawing in greyscale, with `scale` pixels per module.
    fn painted(drawing: &Drawing, scale: usize) -> (usize, Vec<u8>) {
        let side = usize::try_from(drawing.side).unwrap() * scale;
        let mut picture = vec![255; side * side];
        for rectangle in drawing.path.split('M').skip(1) {
            let numbers: Vec<usize> =
                rectangle.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
            let &[x, y, width, height, back] = &numbers[..] else { panic!("{rectangle}") };
            assert_eq!((height, back), (1, width), "{rectangle}");
            for row in y * scale..(y + 1) * scale {
                picture[row * side + x * scale..row * side + (x + width) * scale].fill(0);
            }
        }
        (side, picture)
    }

    #[test]
    fn drawn_codes_can_be_scanned() {
        let long = format!("https://example.org/alquerque/#g1.{}", "Ab3-_".repeat(120));
        for text in ["https://example.org/alquerque/#g1.AAAA", long.as_str()] {
            let (side, picture) = painted(&drawing(text).unwrap(), 4);
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| picture[y * side + x]);
            let grids = image.detect_grids();
            assert_eq!(grids.len(), 1);
            assert_eq!(grids[0].decode().unwrap().1, text);
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(drawing(&"x".repeat(3000)), None);
    }
}
