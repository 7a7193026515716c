//! Dates as numbers of days.

use alquerque_core::record::Date;

/// The days from 1970-01-01 to a date; 0 if it is not known.
pub fn day_number(date: Date) -> u32 {
    let text = date.to_string();
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (Some(Some(year)), Some(Some(month)), Some(Some(day))) = (parts.next(), parts.next(), parts.next()) else {
        return 0;
    };
    // March is the first month, so that the leap day is the last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.saturating_sub(1), month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day;
    days.saturating_sub(719_469)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted() {
        let day = |year, month, day| day_number(Date::new(year, month, day).unwrap());
        assert_eq!(day(1970, 1, 1), 0);
        assert_eq!(day(2000, 3, 1), 11_017);
        assert_eq!(day(2024, 3, 1) - day(2024, 2, 28), 2);
        assert_eq!(day(2027, 1, 1) - day(2026, 1, 1), 365);
        assert_eq!(day_number(Date::default()), 0);
    }
}
