//! A text as a QR code (ISO/IEC 18004), to be carried from one screen to another device.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// Free modules round the code, as the standard asks for.
const QUIET: i32 = 4;

/// A code as a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Modules on a side, the free ones included.
    pub side: i32,
    /// The dark modules, as the path of an SVG element: each row's runs are rectangles.
    pub path: String,
}

/// The code of a text; none where it is too long for any code, at some 2,900 bytes.
pub fn drawing(text: &str) -> Option<Drawing> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).map(|_| 1).sum::<i32>();
            if run > 0 {
                // Writing to a string cannot fail.
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

    /// The drawing as grey values, `scale` for each module.
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
    fn what_is_drawn_is_read_again() {
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
    fn a_text_that_is_too_long_has_none() {
        assert_eq!(drawing(&"x".repeat(3000)), None);
    }
}
