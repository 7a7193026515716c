//! Number formatting.

/// Formats a number with this many decimals; ties are rounded away from zero.
pub fn fixed(number: f64, digits: u8) -> String {
    let scale = 10_f64.powi(digits.into());
    let rounded = (number * scale).round() / scale;
    format!("{rounded:.*}", usize::from(digits))
}

/// Formats a whole number, with narrow spaces between groups of three digits.
pub fn grouped(number: impl Into<u64>) -> String {
    with_groups(&number.into().to_string())
}

/// Groups the integer digits of a non-negative number; the rest of the text is unchanged.
pub fn with_groups(number: &str) -> String {
    let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let mut text = String::with_capacity(number.len() + 6);
    for (index, c) in number.char_indices() {
        if index > 0 && index < end && (end - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded() {
        let texts =
            [(0.125, 2), (2.5, 0), (12.04, 1), (-0.5, 1), (1234.0, 0)].map(|(number, digits)| fixed(number, digits));
        assert_eq!(texts, ["0.13", "3", "12.0", "-0.5", "1234"]);
    }

    #[test]
    fn digits_are_grouped() {
        for (number, text) in [(0_u32, "0"), (999, "999"), (1000, "1 000"), (1_234_567, "1 234 567")] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
        let texts = ["1234.5", "999", "123456,75", "0.1234"].map(with_groups);
        assert_eq!(texts.map(|text| text.replace('\u{202f}', " ")), ["1 234.5", "999", "123 456,75", "0.1234"]);
    }
}
