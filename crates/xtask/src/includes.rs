//! Includes files in pages.

use std::path::Path;

use crate::command::{Failure, read};

/// HTML with each `<include src="NAME"/>` replaced by the file.
pub(crate) fn with_includes(html: &str, folder: &Path) -> Result<String, Failure> {
    replaced(html, "<include src=\"", "\"/>", |name| read(&folder.join(name)))
}

/// Replaces each name between `start` and `end`, including these delimiters, by the content for it.
pub(crate) fn replaced(
    html: &str,
    start: &str,
    end: &str,
    content: impl Fn(&str) -> Result<String, Failure>,
) -> Result<String, Failure> {
    let mut parts = html.split(start);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) =
            part.split_once(end).ok_or_else(|| Failure(format!("the page has a {start} without {end}")))?;
        all += &content(name)?;
        all += rest;
    }
    Ok(all)
}
