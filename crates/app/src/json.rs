//! Reads and writes stored data as JSON.

use std::collections::BTreeMap;

use alquerque_core::GameId;
use alquerque_core::family::AnyGame;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::error::Category;

use crate::store::Problem;

/// Reads data from a text of at most `longest` bytes. Unknown fields are ignored.
///
/// # Errors
///
/// Fails if the text is longer, is not JSON, or is other data.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str, longest: usize) -> Result<T, Problem> {
    if text.len() > longest {
        return Err(Problem::TooLong(longest));
    }
    serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Data => Problem::Wrong(error.to_string()),
        Category::Io | Category::Syntax | Category::Eof => Problem::NoJson,
    })
}

/// Like [`read`], for data of this version.
///
/// # Errors
///
/// Fails as `read` does, or if the data is of another version.
pub fn read_version<'a, T: Deserialize<'a>>(text: &'a str, longest: usize, version: u32) -> Result<T, Problem> {
    #[derive(Deserialize)]
    struct Versioned {
        version: u32,
    }
    let Versioned { version: found } = read(text, longest)?;
    if found == version { read(text, longest) } else { Err(Problem::Version { found, ours: version }) }
}

/// Writes data.
pub fn text_of(data: &impl Serialize) -> String {
    // Only maps whose keys are no strings cannot be written.
    serde_json::to_string(data).unwrap_or_default()
}

/// Writes an object for [`read_version`].
pub fn text_of_version(version: u32, data: &impl Serialize) -> String {
    #[derive(Serialize)]
    struct Versioned<'a, T> {
        version: u32,
        #[serde(flatten)]
        data: &'a T,
    }
    text_of(&Versioned { version, data })
}

/// Whether a value is the default, which is not written.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Reads a field; the default if its value is invalid.
pub(crate) fn lenient<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(data: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(data)?).unwrap_or_default())
}

/// Reads an object with a value for each game. Games of later versions are ignored.
pub(crate) fn by_game<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    data: D,
) -> Result<BTreeMap<GameId, T>, D::Error> {
    let games = BTreeMap::<String, Value>::deserialize(data)?;
    let known = games.into_iter().filter_map(|(name, value)| Some((GameId::from_name(&name)?, value)));
    known.map(|(game, value)| Ok((game, serde_json::from_value(value).map_err(D::Error::custom)?))).collect()
}

/// Writes rules as text.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference to the field")]
pub(crate) fn write_rules<S: Serializer>(rules: &AnyGame, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(rules)
}

/// Reads rules from their text.
pub(crate) fn read_rules<'de, D: Deserializer<'de>>(data: D) -> Result<AnyGame, D::Error> {
    let text = String::deserialize(data)?;
    text.parse().map_err(|_| D::Error::custom(format_args!("unknown rules `{text}`")))
}
