//! Reads lines with a length limit.

use std::io::{self, BufRead, Read};

/// The result of [`read_line`].
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A complete line, with its newline unless the input ended.
    Whole,
    /// A line over the limit. The buffer holds its start, and the rest has been skipped.
    TooLong,
    /// The end of the input.
    None,
}

/// Replaces the buffer with the next line of at most `max` bytes, not counting the newline. Never holds more than that
/// in memory, however long the line is.
///
/// # Errors
/// If the input cannot be read.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, max: usize) -> io::Result<Line> {
    line.clear();
    // One more byte for the newline.
    let read = input.by_ref().take(max as u64 + 1).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(Line::None);
    }
    if read <= max || line.ends_with(b"\n") {
        return Ok(Line::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::*;

    fn lines(text: &str, max: usize) -> Vec<(Line, String)> {
        let mut input = Cursor::new(text);
        let mut line = Vec::new();
        let next = || {
            let kind = read_line(&mut input, &mut line, max).unwrap();
            (kind != Line::None).then(|| (kind, String::from_utf8(line.clone()).unwrap()))
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn lines_are_split_at_newlines() {
        let whole = |text: &str| (Line::Whole, text.to_owned());
        assert_eq!(lines("", 4), []);
        assert_eq!(lines("abc\n\nd", 4), [whole("abc\n"), whole("\n"), whole("d")]);
        assert_eq!(lines("abcd\nabcd", 4), [whole("abcd\n"), whole("abcd")]);
    }

    #[test]
    fn reading_continues_after_a_line_that_is_too_long() {
        let found = lines("abcde\nabcd\nabcdefghijkl\nx\nabcde", 4);
        let are_whole: Vec<bool> = found.iter().map(|(kind, _)| *kind == Line::Whole).collect();
        assert_eq!(are_whole, [false, true, false, true, false]);
        assert_eq!(found[3].1, "x\n");
    }

    #[test]
    fn memory_for_a_line_is_bounded() {
        let mut input = BufReader::new(io::repeat(b'x').take(1 << 26));
        let mut line = Vec::new();
        assert_eq!(read_line(&mut input, &mut line, 1000).unwrap(), Line::TooLong);
        assert!(line.capacity() <= 2000, "{}", line.capacity());
        assert_eq!(read_line(&mut input, &mut line, 1000).unwrap(), Line::None);
    }
}
