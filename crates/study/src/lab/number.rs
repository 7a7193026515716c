//! Numbers as they are shown.

/// A count with a narrow space between the thousands.
pub fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + 6);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A share in whole percents.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 100")]
pub fn percents(share: f64) -> u32 {
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * 100.0).round() as u32 }
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
    use super::{grouped, percents, tenths};

    #[test]
    fn numbers_are_written_plainly() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1 000"), (1_234_567, "1 234 567")] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
        assert_eq!([percents(0.0), percents(0.004), percents(0.995), percents(f64::NAN)], [0, 0, 100, 0]);
        assert_eq!(["0", "1.5", "-0.1", "12"].map(str::to_owned), [0.0, 1.46, -0.1, 12.04].map(tenths));
    }
}
