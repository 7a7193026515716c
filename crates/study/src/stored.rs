//! Stored texts with a version.

use alquerque_app::json::{Fields, Json};
use alquerque_app::store::Problem;

/// Reads the fields of a text of at most `longest` bytes. Rejects all versions but `ours`.
pub(crate) fn fields_of<'a>(
    text: &'a str,
    longest: usize,
    name: &'static str,
    ours: u32,
) -> Result<Fields<'a>, Problem> {
    let fields = Fields::of(Json::read(text, longest)?, name)?;
    let found = fields.get("version", Json::number)?;
    if found == ours { Ok(fields) } else { Err(Problem::Version { found, ours }) }
}
