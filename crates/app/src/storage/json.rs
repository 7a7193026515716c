//! Reads and writes stored data as JSON.

use alquerque_core::family::AnyGame;
use alquerque_core::{GameId, PerGame};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::storage::Problem;

/// Parses a text of at most `longest` bytes.
///
/// # Errors
///
/// Fails if the text is longer or is not JSON.
pub fn parse(text: &str, longest: usize) -> Result<Value, Problem> {
    if text.len() > longest {
        return Err(Problem::TooLong(longest));
    }
    serde_json::from_str(text).map_err(|_| Problem::NoJson)
}

/// Reads data. Unknown fields are ignored.
///
/// # Errors
///
/// Fails if it is other data.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, Problem> {
    serde_json::from_value(value).map_err(|error| Problem::Wrong(error.to_string()))
}

/// Reads data of this version from a text of at most `longest` bytes.
///
/// # Errors
///
/// Fails as [`parse`] and [`read`] do, or if the data is of another version.
pub fn read_version<T: DeserializeOwned>(text: &str, longest: usize, version: u32) -> Result<T, Problem> {
    let value = parse(text, longest)?;
    let found: u32 = read(value.get("version").cloned().unwrap_or_default())?;
    if found == version { read(value) } else { Err(Problem::Version { found, ours: version }) }
}

/// Writes data.
pub fn text_of(data: &impl Serialize) -> String {
    value_of(data).to_string()
}

/// Writes an object for [`read_version`].
pub fn text_of_version(version: u32, data: &impl Serialize) -> String {
    let mut value = value_of(data);
    value["version"] = version.into();
    value.to_string()
}

/// Converts data.
pub(crate) fn value_of(data: &impl Serialize) -> Value {
    // Only maps whose keys are not strings cannot be converted.
    serde_json::to_value(data).unwrap_or_default()
}

/// Whether a value is the default, which is not written.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Reads a field; the default if its value is invalid.
pub(crate) fn lenient<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(data: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(data)?).unwrap_or_default())
}

/// Reads an object with the values of some games. Games of later versions are ignored.
pub(crate) fn read_by_game<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    data: D,
) -> Result<PerGame<Option<T>>, D::Error> {
    let mut fields = Map::deserialize(data)?;
    let mut values = PerGame::new(|_| None);
    for game in GameId::ALL {
        if let Some(value) = fields.remove(game.name()) {
            values[game] = Some(serde_json::from_value(value).map_err(D::Error::custom)?);
        }
    }
    Ok(values)
}

/// Writes an object for [`read_by_game`].
pub(crate) fn write_by_game<S: Serializer, T: Serialize>(
    values: &PerGame<Option<T>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().filter_map(|(game, value)| Some((game, value.as_ref()?))))
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
