//! Progress bars on stderr, drawn only if stderr is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of `length` units with an indicatif template.
pub(crate) fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

/// A status line with a spinner.
pub(crate) fn line() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}

/// The length of a [`share_bar`].
const FINE: u64 = 1000;

/// A bar for [`set_share`].
pub(crate) fn share_bar() -> ProgressBar {
    bar(FINE, "{elapsed} {wide_bar} {percent}%, {eta} left")
}

/// Sets the share of the work done, from 0 to 1.
pub(crate) fn set_share(bar: &ProgressBar, share: f64) {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the bar's units")]
    bar.set_position((share.clamp(0.0, 1.0) * FINE as f64) as u64);
}
