//! Texts of numbers and moves.

use alquerque_app::markup::Words;
pub use alquerque_app::text::{fixed, grouped, move_text, with_groups};
use alquerque_language::{Phrase, message};

/// Formats a number with this many decimals in the page's language.
pub type Decimal<'a> = &'a dyn Fn(f64, u8) -> String;

/// Rounds a fraction to whole percents.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 100")]
pub fn percents(share: f64) -> u32 {
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * 100.0).round() as u32 }
}

/// Formats a fraction as a percentage. 0% and 100% are reserved for the exact values.
pub fn percent(share: f64) -> String {
    match percents(share) {
        0 if share > 0.0 => "<\u{a0}1\u{a0}%".to_owned(),
        100 if share < 1.0 => ">\u{a0}99\u{a0}%".to_owned(),
        whole => format!("{whole}\u{a0}%"),
    }
}

/// The same in the page's language.
pub fn percentage(share: f64) -> Phrase {
    let number = percent(share);
    Phrase::new(message::PERCENTAGE).text("number", number.trim_end_matches(['%', '\u{a0}']))
}

/// Formats a length with one decimal.
#[expect(clippy::cast_possible_truncation, reason = "lengths are small")]
pub fn tenths(length: f64) -> String {
    let tenths = (length.clamp(-1e6, 1e6) * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match tenths.unsigned_abs() {
        number if number.is_multiple_of(10) => format!("{sign}{}", number / 10),
        number => format!("{sign}{}.{}", number / 10, number % 10),
    }
}

/// Formats a move as a text of the page.
pub(crate) fn moves(text: &str) -> Words {
    move_text(text).into()
}

#[cfg(test)]
mod tests {
    use super::{percent, percents, tenths};

    #[test]
    fn numbers_are_formatted() {
        let texts = [0.0, 0.004, 0.006, 0.995, 1.0].map(percent);
        assert_eq!(texts.map(|text| text.replace('\u{a0}', " ")), ["0 %", "< 1 %", "1 %", "> 99 %", "100 %"]);
        assert_eq!([percents(0.0), percents(0.004), percents(0.995), percents(f64::NAN)], [0, 0, 100, 0]);
        assert_eq!(["0", "1.5", "-0.1", "12"].map(str::to_owned), [0.0, 1.46, -0.1, 12.04].map(tenths));
    }
}
