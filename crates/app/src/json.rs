//! A small JSON reader and writer for stored data.
//!
//! A full deserializer for every type took up a tenth of the page's download. Here, a value is its validated source
//! text, and fields are parsed on access. Tests compare it with such a library.

use std::borrow::Cow;
use std::fmt::Write;

use crate::store::Problem;

/// Maximum nesting depth.
const MAX_DEPTH: usize = 128;

/// A JSON value, held as its source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Json<'a>(&'a str);

impl<'a> Json<'a> {
    /// Validates a text of at most `longest` bytes.
    ///
    /// # Errors
    ///
    /// Fails if the text is longer, is not JSON, or is nested too deep.
    pub fn read(text: &'a str, longest: usize) -> Result<Self, Problem> {
        if text.len() > longest {
            return Err(Problem::TooLong(longest));
        }
        let start = blank(text, 0);
        let end = value(text, start, MAX_DEPTH)?;
        if blank(text, end) == text.len() { Ok(Self(&text[start..end])) } else { Err(Problem::NoJson) }
    }

    /// The source text.
    pub const fn source(self) -> &'a str {
        self.0
    }

    /// The value as a string; `None` if it isn't one, or contains an unpaired surrogate.
    pub fn text(self) -> Option<Cow<'a, str>> {
        let inner = self.0.strip_prefix('"')?.strip_suffix('"')?;
        if !inner.contains('\\') {
            return Some(Cow::Borrowed(inner));
        }
        let mut text = String::with_capacity(inner.len());
        let mut rest = inner;
        while let Some((before, behind)) = rest.split_once('\\') {
            text.push_str(before);
            let (c, behind) = escaped(behind)?;
            text.push(c);
            rest = behind;
        }
        text.push_str(rest);
        Some(Cow::Owned(text))
    }

    /// The value as an integer.
    pub fn number(self) -> Option<u32> {
        self.0.parse().ok()
    }

    /// The value as a number from 0 to below 1000.
    pub fn decimal(self) -> Option<f32> {
        let (whole, part) = self.0.split_once('.').unwrap_or((self.0, ""));
        // Further digits don't change the value.
        let part = part.get(..PLACES).unwrap_or(part);
        let scale = 10_f64.powi(i32::try_from(part.len()).ok()?);
        let digits = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<u32>().ok() };
        #[expect(clippy::cast_possible_truncation, reason = "to the nearest")]
        let number = (f64::from(digits(whole)?) + f64::from(digits(part)?) / scale) as f32;
        (whole.len() < 4).then_some(number)
    }

    /// The value as a boolean.
    pub fn flag(self) -> Option<bool> {
        match self.0 {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    /// Whether the value is `null`.
    pub fn is_null(self) -> bool {
        self.0 == "null"
    }

    /// The elements, if the value is a list.
    pub fn items(self) -> Option<Vec<Self>> {
        self.0.starts_with('[').then(|| self.parts().collect())
    }

    /// Names and values, if the value is an object.
    pub fn fields(self) -> Option<Vec<(Cow<'a, str>, Self)>> {
        if !self.0.starts_with('{') {
            return None;
        }
        let mut parts = self.parts();
        let mut fields = Vec::new();
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            fields.push((name.text()?, value));
        }
        Some(fields)
    }

    /// The elements of a list, or the names and values of an object.
    fn parts(self) -> impl Iterator<Item = Self> {
        let mut at = 1;
        std::iter::from_fn(move || {
            let start = self.0[at..].find(|c: char| !is_blank(c) && c != ',' && c != ':')? + at;
            // The text is valid, so only the closing bracket fails to parse.
            at = value(self.0, start, MAX_DEPTH).ok()?;
            Some(Self(&self.0[start..at]))
        })
    }
}

/// The fields of an object, looked up by name. Unknown fields are ignored.
pub struct Fields<'a>(Vec<(Cow<'a, str>, Json<'a>)>);

impl<'a> Fields<'a> {
    /// The fields of a value.
    ///
    /// # Errors
    ///
    /// Fails if it is not an object; `name` describes it in the error.
    pub fn of(json: Json<'a>, name: &'static str) -> Result<Self, Problem> {
        json.fields().map(Self).ok_or_else(|| wrong(name, json))
    }

    /// Reads an object of this version from a text of at most `longest` bytes.
    ///
    /// # Errors
    ///
    /// Fails if it is not an object, or of another version.
    pub fn read(text: &'a str, longest: usize, name: &'static str, version: u32) -> Result<Self, Problem> {
        let fields = Self::of(Json::read(text, longest)?, name)?;
        let found = fields.get("version", Json::number)?;
        if found == version { Ok(fields) } else { Err(Problem::Version { found, ours: version }) }
    }

    /// All fields.
    pub fn all(&self) -> &[(Cow<'a, str>, Json<'a>)] {
        &self.0
    }

    /// The field parsed by `read`, or `default` if it is missing.
    ///
    /// # Errors
    ///
    /// Fails if `read` does, or if the field is duplicated.
    pub fn or<T>(&self, name: &'static str, default: T, read: impl Fn(Json<'a>) -> Option<T>) -> Result<T, Problem> {
        self.find(name)?.map_or(Ok(default), |json| read(json).ok_or_else(|| wrong(name, json)))
    }

    /// The field parsed by `read`.
    ///
    /// # Errors
    ///
    /// Fails if the field is missing or duplicated, or if `read` fails.
    pub fn get<T>(&self, name: &'static str, read: impl Fn(Json<'a>) -> Option<T>) -> Result<T, Problem> {
        let json = self.find(name)?.ok_or(Problem::Missing(name))?;
        read(json).ok_or_else(|| wrong(name, json))
    }

    /// The field parsed by `read`; `None` if it is missing or `null`.
    ///
    /// # Errors
    ///
    /// Fails if `read` does, or if the field is duplicated.
    pub fn perhaps<T>(&self, name: &'static str, read: impl Fn(Json<'a>) -> Option<T>) -> Result<Option<T>, Problem> {
        let json = self.find(name)?.filter(|json| !json.is_null());
        json.map(|json| read(json).ok_or_else(|| wrong(name, json))).transpose()
    }

    /// The field with this name.
    ///
    /// # Errors
    ///
    /// Fails if it is duplicated.
    pub fn find(&self, name: &'static str) -> Result<Option<Json<'a>>, Problem> {
        let mut found = self.0.iter().filter(|(other, _)| other == name).map(|(_, json)| *json);
        match (found.next(), found.next()) {
            (_, Some(_)) => Err(Problem::Twice(name)),
            (one, None) => Ok(one),
        }
    }
}

fn wrong(field: &'static str, json: Json) -> Problem {
    Problem::Wrong { field, found: json.text().map_or_else(|| json.0.to_owned(), Cow::into_owned) }
}

/// Writes an object field by field.
#[derive(Default)]
pub struct Writer(String);

impl Writer {
    /// Adds a field whose value is already JSON.
    pub fn json(&mut self, name: &str, json: &str) -> &mut Self {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        push_text(&mut self.0, name);
        self.0.push(':');
        self.0.push_str(json);
        self
    }

    /// Adds a string.
    pub fn text(&mut self, name: &str, text: &str) -> &mut Self {
        self.json(name, &text_of(text))
    }

    /// Adds an integer.
    pub fn number(&mut self, name: &str, number: u32) -> &mut Self {
        self.json(name, &number.to_string())
    }

    /// Adds a number, see [`decimal_of`].
    pub fn decimal(&mut self, name: &str, number: f32) -> &mut Self {
        self.json(name, &decimal_of(number))
    }

    /// Adds a boolean.
    pub fn flag(&mut self, name: &str, flag: bool) -> &mut Self {
        self.json(name, if flag { "true" } else { "false" })
    }

    /// Returns the object.
    pub fn end(&mut self) -> String {
        let mut text = std::mem::take(&mut self.0);
        text.push_str(if text.is_empty() { "{}" } else { "}" });
        text
    }
}

/// Decimal places written: more than the precision of an `f32` between 0.1 and 1000.
const PLACES: usize = 9;
/// 1 in units of the last decimal place.
const SCALE: u64 = 1_000_000_000;

/// Writes a number for [`Json::decimal`]: from 0 to below 1000.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is neither too large nor negative")]
pub fn decimal_of(number: f32) -> String {
    // The standard formatting of floats would add 12 KB of code.
    let scaled = (f64::from(number) * SCALE as f64).round() as u64;
    let text = format!("{}.{:0places$}", scaled / SCALE, scaled % SCALE, places = PLACES);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Writes a string.
pub fn text_of(text: &str) -> String {
    let mut json = String::with_capacity(text.len() + 2);
    push_text(&mut json, text);
    json
}

/// Writes a list of JSON values.
pub fn list_of(items: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut json = String::from("[");
    for item in items {
        if json.len() > 1 {
            json.push(',');
        }
        json.push_str(item.as_ref());
    }
    json.push(']');
    json
}

fn push_text(json: &mut String, text: &str) {
    json.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            c if c < ' ' => {
                // Writing to a string never fails.
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json.push('"');
}

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// Skips whitespace from `at` on.
fn blank(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    (at..bytes.len()).find(|&at| !is_blank(char::from(bytes[at]))).unwrap_or(bytes.len())
}

/// Returns the end of the value that starts at `start`.
fn value(text: &str, start: usize, depth: usize) -> Result<usize, Problem> {
    let bytes = text.as_bytes();
    let is = |at: usize, byte: u8| bytes.get(at) == Some(&byte);
    let (close, has_names) = match bytes.get(start) {
        Some(b'"') => return string(bytes, start),
        Some(b'[') => (b']', false),
        Some(b'{') => (b'}', true),
        _ => return plain(text, start),
    };
    let Some(depth) = depth.checked_sub(1) else { return Err(Problem::TooDeep) };
    let mut at = blank(text, start + 1);
    if is(at, close) {
        return Ok(at + 1);
    }
    loop {
        if has_names {
            at = blank(text, string(bytes, at)?);
            if !is(at, b':') {
                return Err(Problem::NoJson);
            }
            at = blank(text, at + 1);
        }
        at = blank(text, value(text, at, depth)?);
        if is(at, close) {
            return Ok(at + 1);
        }
        if !is(at, b',') {
            return Err(Problem::NoJson);
        }
        at = blank(text, at + 1);
    }
}

/// Returns the end of a string.
fn string(bytes: &[u8], start: usize) -> Result<usize, Problem> {
    let mut at = start + 1;
    if bytes.get(start) != Some(&b'"') {
        return Err(Problem::NoJson);
    }
    loop {
        at += match bytes.get(at) {
            Some(b'"') => return Ok(at + 1),
            Some(b'\\') => match bytes.get(at + 1) {
                Some(b'u') if bytes.get(at + 2..at + 6).is_some_and(|hex| hex.iter().all(u8::is_ascii_hexdigit)) => 6,
                Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => 2,
                _ => return Err(Problem::NoJson),
            },
            Some(b' '..) => 1,
            _ => return Err(Problem::NoJson),
        };
    }
}

/// Returns the end of a number, `true`, `false` or `null`.
fn plain(text: &str, start: usize) -> Result<usize, Problem> {
    let rest = &text[start..];
    let length = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte)).count();
    let word = &rest[..length];
    if matches!(word, "null" | "true" | "false") || is_number(word) { Ok(start + length) } else { Err(Problem::NoJson) }
}

fn is_number(word: &str) -> bool {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let word = word.strip_prefix('-').unwrap_or(word);
    let (number, exponent) = word.split_once(['e', 'E']).unwrap_or((word, "0"));
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    is_digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && is_digits(part)
        && is_digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent))
}

/// Decodes an escape sequence, without its backslash. Returns the character and the rest.
fn escaped(text: &str) -> Option<(char, &str)> {
    let (first, rest) = text.split_at_checked(1)?;
    let c = match first {
        "b" => '\u{8}',
        "f" => '\u{c}',
        "n" => '\n',
        "r" => '\r',
        "t" => '\t',
        "u" => {
            let (high, rest) = unit(rest)?;
            if let Some(c) = char::from_u32(high) {
                return Some((c, rest));
            }
            let (low, rest) = unit(rest.strip_prefix("\\u")?)?;
            let pair = [high, low].map(|unit| u16::try_from(unit).unwrap_or_default());
            return Some((char::decode_utf16(pair).next()?.ok()?, rest));
        }
        other => other.chars().next()?,
    };
    Some((c, rest))
}

/// Decodes four hex digits as a UTF-16 code unit.
fn unit(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = text.split_at_checked(4)?;
    Some((u32::from_str_radix(digits, 16).ok()?, rest))
}

#[cfg(test)]
mod tests;
