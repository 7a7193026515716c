//! Decodes files.

/// Decodes a file: UTF-8, UTF-16, or Windows-1252 as in old draughts files. `None` if it is not text, that is, contains
/// a zero character.
pub fn file_text(bytes: &[u8]) -> Option<String> {
    let text = if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        utf16(rest, u16::from_le_bytes)
    } else if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        utf16(rest, u16::from_be_bytes)
    } else {
        // Without a byte order mark, the zeros of the many ASCII characters tell the order.
        let zeros = |odd: usize| bytes.iter().skip(odd).step_by(2).filter(|&&byte| byte == 0).count();
        let is_even = bytes.len().is_multiple_of(2);
        let most = bytes.len() / 4;
        match (zeros(0), zeros(1)) {
            (0, 0) => {
                let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
                str::from_utf8(bytes).map_or_else(|_| bytes.iter().copied().map(windows_1252).collect(), str::to_owned)
            }
            (0, low) if is_even && low >= most => utf16(bytes, u16::from_le_bytes),
            (high, 0) if is_even && high >= most => utf16(bytes, u16::from_be_bytes),
            _ => return None,
        }
    };
    (!text.contains('\0')).then_some(text)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|&pair| unit(pair));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// The characters of Windows-1252 from 0x80 to 0x9F, in which it differs from Latin-1, as browsers decode it
/// (<https://encoding.spec.whatwg.org/index-windows-1252.txt>).
const HIGH: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    // Latin-1 consists of Unicode's first characters.
    byte.checked_sub(0x80).and_then(|index| HIGH.get(usize::from(index)).copied()).unwrap_or_else(|| char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_windows_are_decoded() {
        let bytes = b"\x93Dames\x94 O\x92Brien, Ren\xe9 \x8aimek \x80 \x96 \x9f\xff~\x7f";
        assert_eq!(file_text(bytes).unwrap(), "“Dames” O’Brien, René Šimek € – Ÿÿ~\u{7f}");
        let text = "[White \"Šimek\"]\r\n1. 11-15 *\r\n";
        assert_eq!(file_text(text.as_bytes()).unwrap(), text);
        assert_eq!(file_text(format!("\u{feff}{text}").as_bytes()).unwrap(), text);
        for mark in ["", "\u{feff}"] {
            let units: Vec<u16> = format!("{mark}{text}").encode_utf16().collect();
            let bytes = |unit: fn(u16) -> [u8; 2]| units.iter().flat_map(|&word| unit(word)).collect::<Vec<u8>>();
            assert_eq!(file_text(&bytes(u16::to_le_bytes)).unwrap(), text, "{mark:?}");
            assert_eq!(file_text(&bytes(u16::to_be_bytes)).unwrap(), text, "{mark:?}");
        }
    }

    #[test]
    fn other_files_are_no_text() {
        for bytes in [
            &b"GIF89a\0\0\x01\0"[..],
            b"\x7fELF\x02\x01\x01\0\0\0\0\0",
            b"a\0\0b",
            b"\0",
            b"\xff\xfea\0\0\0",
            b"f5d6\0",
        ] {
            assert_eq!(file_text(bytes), None, "{bytes:?}");
        }
        assert_eq!(file_text(b"").unwrap(), "");
    }
}
