//! The whole record as a short text that can stand in the fragment of a URL: a link to share, and what is kept of a
//! running game. docs/formats.md tells of each byte.

use super::code::{BitReader, BitWriter, checksum, from_base64url, push_number, take_number, to_base64url};
use super::headers::Header;
use super::import::MOST_PLIES;
use crate::any_record::AnyRecord;
use crate::family::AnyGame;
use crate::{Outcome, Player, TextError};

/// What a link of this version begins with.
const PREFIX: &str = "g1.";
/// The version that the prefix names.
const VERSION: u32 = 1;
/// The longest link that is read, in bytes: any game that can be imported fits in.
const LONGEST_LINK: usize = 1 << 21;

/// The shortest text behind the prefix that can be a link in a letter, in characters: the checksum alone has as many.
const SHORTEST_PAYLOAD: usize = 6;

// The fields between the ruleset and the moves. The headers follow one another from `HEADERS` on.
const END: u8 = 0;
const START: u8 = 1;
const DATE: u8 = 2;
const RESULT: u8 = 3;
const AGREED: u8 = 4;
const COMMENT: u8 = 5;
const HEADERS: u8 = 16;

/// The outcomes in the order in which links count them.
const OUTCOMES: [Outcome; 3] = [Outcome::Win(Player::Light), Outcome::Win(Player::Dark), Outcome::Draw];

/// The record as text of letters, digits, `.`, `-` and `_`: all that [`AnyRecord`] knows of the game, the moves that were taken
/// back, the ply that is shown, headers and comments.
pub fn to_link(record: &dyn AnyRecord) -> String {
    let mut bytes = Vec::new();
    let rules = record.rules();
    push_number(&mut bytes, rules.len());
    bytes.extend_from_slice(rules.as_bytes());
    push_fields(&mut bytes, record);
    let moves = record.moves();
    push_number(&mut bytes, moves.len());
    push_number(&mut bytes, moves.len() - record.played());
    let mut bits = BitWriter::default();
    let mut replay = record.boxed();
    for (ply, mv) in moves.iter().enumerate() {
        replay.go_to(ply);
        let legal = sorted_moves(replay.as_ref());
        // The moves of a record are legal, so there is an index.
        let index = legal.iter().position(|text| text == mv).unwrap_or_default();
        bits.push_choice(index, legal.len());
    }
    bytes.extend(bits.into_bytes());
    bytes.extend(checksum(&bytes));
    format!("{PREFIX}{}", to_base64url(&bytes))
}

/// The legal moves in the order by which links count them. It is that of the texts, so that it does not depend on the move
/// generator.
fn sorted_moves(record: &dyn AnyRecord) -> Vec<String> {
    let mut texts: Vec<String> = record.legal_turns().into_iter().map(|turn| turn.text).collect();
    texts.sort_unstable();
    texts
}

fn push_fields(bytes: &mut Vec<u8>, record: &dyn AnyRecord) {
    let mut push = |field: u8, value: &[u8]| {
        bytes.push(field);
        push_number(bytes, value.len());
        bytes.extend_from_slice(value);
    };
    if let Some(start) = record.start_text() {
        push(START, start.as_bytes());
    }
    let headers = record.headers();
    if !headers.date.is_unknown() {
        push(DATE, headers.date.to_string().as_bytes());
    }
    if let Some((place, _)) = (0..).zip(OUTCOMES).find(|&(_, outcome)| headers.result == Some(outcome)) {
        push(RESULT, &[place]);
    }
    if record.agreed() {
        push(AGREED, &[]);
    }
    for ply in 0..=record.moves().len() {
        let comment = record.comment(ply);
        if !comment.is_empty() {
            let mut value = Vec::new();
            push_number(&mut value, ply);
            value.extend_from_slice(comment.as_bytes());
            push(COMMENT, &value);
        }
    }
    for (header, field) in Header::ALL.into_iter().zip(HEADERS..) {
        let text = headers.text(header);
        if !text.is_empty() {
            push(field, text.as_bytes());
        }
    }
    bytes.push(END);
}

/// The link in a word of a letter, such as `<https://example.org/#g1.Bm1lcmtlbAABAA>,`, without what stands around it.
pub(super) fn in_word(word: &str) -> Option<&str> {
    let text = fragment(word).trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
    let (_, payload) = text.strip_prefix('g').and_then(version_and_rest)?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let end = payload.find(|c| !is_part(c)).unwrap_or(payload.len());
    (end >= SHORTEST_PAYLOAD).then(|| &text[..text.len() - payload.len() + end])
}

fn fragment(text: &str) -> &str {
    let text = text.trim();
    text.rsplit_once('#').map_or(text, |(_, fragment)| fragment)
}

fn version_and_rest(text: &str) -> Option<(u32, &str)> {
    let (version, rest) = text.split_once('.')?;
    let digits = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (version.parse().unwrap_or(u32::MAX), rest))
}

/// Reads what [`to_link`] has written: a whole URL, its fragment with or without `#`, and blanks around it.
///
/// # Errors
/// Where the text is no link, is damaged, or comes from a newer version of this program.
pub fn from_link(text: &str) -> Result<Box<dyn AnyRecord>, TextError> {
    let error = |problem: &str, expected: &str| TextError::new("link", text.trim(), problem, expected);
    let damaged =
        |what: &str| error(&format!("the link is damaged: {what}"), "the whole link, each character as it was sent");
    if text.len() > LONGEST_LINK {
        return Err(error("it is too long", "at most 2 MB"));
    }
    let newer = || error("it comes from a newer version of this game", "version 1: load the game again for the newest");
    let Some((version, rest)) = fragment(text).strip_prefix('g').and_then(version_and_rest) else {
        return Err(error(
            "it is no link to a game",
            "a text that begins with `g1.`, perhaps behind an address and `#`",
        ));
    };
    if version > VERSION {
        return Err(newer());
    }
    if version < VERSION {
        return Err(damaged("there is no such version"));
    }
    let bytes = from_base64url(rest).ok_or_else(|| damaged("there are characters that no link has"))?;
    let Some((body, sum)) = bytes.split_last_chunk::<4>() else {
        return Err(damaged("it ends too early"));
    };
    if checksum(body) != *sum {
        return Err(damaged("its checksum is wrong"));
    }
    // From here on only a hostile link or one of another program can be wrong.
    read(body).map_err(|wrong| match wrong {
        Wrong::Damaged => damaged("it makes no sense"),
        Wrong::Newer => newer(),
        Wrong::Text(error) => error,
    })
}

/// What can be wrong with a link whose checksum is right.
enum Wrong {
    Damaged,
    Newer,
    Text(TextError),
}

impl From<TextError> for Wrong {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

fn take_bytes<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = take_number(bytes)?;
    let (taken, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(taken)
}

fn text_of(bytes: &[u8]) -> Result<&str, Wrong> {
    std::str::from_utf8(bytes).map_err(|_| Wrong::Damaged)
}

fn read(mut body: &[u8]) -> Result<Box<dyn AnyRecord>, Wrong> {
    let body = &mut body;
    let rules: AnyGame = text_of(take_bytes(body).ok_or(Wrong::Damaged)?)?.parse()?;
    let mut fields: Vec<(u8, &[u8])> = Vec::new();
    loop {
        let (&field, rest) = body.split_first().ok_or(Wrong::Damaged)?;
        *body = rest;
        if field == END {
            break;
        }
        fields.push((field, take_bytes(body).ok_or(Wrong::Damaged)?));
    }
    let start = fields.iter().find(|(field, _)| *field == START);
    let mut record = match start {
        Some((_, text)) => rules.record_from(text_of(text)?)?,
        None => rules.record(),
    };
    let plies = take_number(body).filter(|&plies| plies <= MOST_PLIES).ok_or(Wrong::Damaged)?;
    let undone = take_number(body).filter(|&undone| undone <= plies).ok_or(Wrong::Damaged)?;
    let mut bits = BitReader::new(body);
    for _ in 0..plies {
        let legal = sorted_moves(record.as_ref());
        let choices = legal.len();
        let index = if choices == 0 { None } else { bits.choice(choices) };
        let text = index.and_then(|index| legal.get(index)).ok_or(Wrong::Damaged)?;
        record.play(text)?;
    }
    if !bits.is_at_end() {
        return Err(Wrong::Damaged);
    }
    for (field, value) in fields {
        set_field(record.as_mut(), field, value)?;
    }
    record.go_to(plies - undone);
    Ok(record)
}

fn set_field(record: &mut dyn AnyRecord, field: u8, value: &[u8]) -> Result<(), Wrong> {
    match field {
        // Read before the moves.
        START => {}
        DATE => record.headers_mut().date = text_of(value)?.parse()?,
        // What the rules say counts, whatever a link states.
        RESULT | AGREED if record.ending().is_some() => {}
        RESULT => {
            let outcome = match value {
                [place] => OUTCOMES.get(usize::from(*place)),
                _ => None,
            };
            record.headers_mut().result = Some(*outcome.ok_or(Wrong::Damaged)?);
        }
        AGREED if record.can_agree() => record.agree_on_draw(),
        AGREED => record.headers_mut().result = Some(Outcome::Draw),
        COMMENT => {
            let mut value = value;
            let ply = take_number(&mut value).ok_or(Wrong::Damaged)?;
            record.set_comment(ply, text_of(value)?);
        }
        _ => {
            let header = field.checked_sub(HEADERS).and_then(|place| Header::ALL.get(usize::from(place)));
            record.headers_mut().set_text(*header.ok_or(Wrong::Newer)?, text_of(value)?);
        }
    }
    Ok(())
}
