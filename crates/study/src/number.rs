//! Numbers as they are shown.

/// Writes a number with so many digits behind the point, in the page's language.
pub type Decimal<'a> = &'a dyn Fn(f64, u8) -> String;

/// A count with a narrow space between the thousands.
pub fn grouped(number: u32) -> String {
    with_groups(&number.to_string())
}

/// A number that is not negative with such spaces; what stands behind its first digits stays as it is.
pub fn with_groups(number: &str) -> String {
    let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let mut text = String::with_capacity(number.len() + 6);
    for (place, c) in number.char_indices() {
        if place > 0 && place < end && (end - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(c);
    }
    text
}

/// A share in whole percents.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 100")]
pub fn percents(share: f64) -> u32 {
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * 100.0).round() as u32 }
}

/// A share as it is shown, in one piece: more than nothing is not nothing, and nearly all is not all.
pub fn percent(share: f64) -> String {
    match percents(share) {
        0 if share > 0.0 => "<\u{a0}1\u{a0}%".to_owned(),
        100 if share < 1.0 => ">\u{a0}99\u{a0}%".to_owned(),
        whole => format!("{whole}\u{a0}%"),
    }
}

/// A length with one place behind the point.
#[expect(clippy::cast_possible_truncation, reason = "lengths are small")]
pub fn tenths(length: f64) -> String {
    let tenths = (length.clamp(-1e6, 1e6) * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match tenths.unsigned_abs() {
        number if number.is_multiple_of(10) => format!("{sign}{}", number / 10),
        number => format!("{sign}{}.{}", number / 10, number % 10),
    }
}

#[cfg(test)]
mod tests {
    use super::{grouped, percent, percents, tenths, with_groups};

    #[test]
    fn numbers_are_written_plainly() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1 000"), (1_234_567, "1 234 567")] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
        let texts = ["1234.5", "999", "123456,75", "0.1234"].map(with_groups);
        assert_eq!(texts.map(|text| text.replace('\u{202f}', " ")), ["1 234.5", "999", "123 456,75", "0.1234"]);
        let texts = [0.0, 0.004, 0.006, 0.995, 1.0].map(percent);
        assert_eq!(texts.map(|text| text.replace('\u{a0}', " ")), ["0 %", "< 1 %", "1 %", "> 99 %", "100 %"]);
        assert_eq!([percents(0.0), percents(0.004), percents(0.995), percents(f64::NAN)], [0, 0, 100, 0]);
        assert_eq!(["0", "1.5", "-0.1", "12"].map(str::to_owned), [0.0, 1.46, -0.1, 12.04].map(tenths));
    }
}
