//! Backups, in the statistics.

use alquerque_app::state::State;
use alquerque_app::text::Text;
use alquerque_language::Phrase;

use crate::dom::{append, by_id, html, set_attribute, set_shown};
use crate::words::{localize, set_localized_text};

/// Renders what was done, and what is in the backup that may be restored.
pub(super) fn render(state: &State) -> Option<()> {
    let backup = &state.view.backup;
    set_shown("backup-go-back", backup.before.is_some());
    set_shown("backup-pending", backup.pending.is_some());
    let Some(pending) = &backup.pending else {
        set_localized_text("backup-told", &backup.told);
        return None;
    };
    let date = (!pending.date.is_empty()).then(|| Phrase::verbatim(&pending.date));
    set_localized_text("backup-told", &Text::from(Phrase::new("backup-read")).and(date));
    let list = by_id("backup-contents")?;
    let lines: Vec<String> = pending.contents.iter().chain(&pending.problems).map(localize).collect();
    let key = lines.join("\n");
    if list.get_attribute("data-key").as_deref() != Some(&key) {
        set_attribute(&list, "data-key", &key);
        list.set_text_content(None);
        for line in lines {
            append(&list, &html("li", "", &line)?);
        }
    }
    Some(())
}
