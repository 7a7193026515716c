//! Share links: a whole record as a short text for the fragment of a URL and for browser storage. docs/formats.md
//! describes each byte.

use std::collections::VecDeque;

use alquerque_language::{MessageId, Phrase, message};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::headers::Header;
use super::marks::Symbol;
use super::tree::{Closing, MAX_MOVES, MAX_PLIES, NodeId, Tree};
use crate::any_record::AnyRecord;
use crate::bits::{BitOrder, BitReader, BitWriter};
use crate::family::AnyGame;
use crate::{Ending, Outcome, Player, TextError};

/// The checksum at the end of a link.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// Version 1: no variations or symbols, and not ended by the players before the last move.
const VERSION_SINGLE_LINE: u32 = 1;
/// Version 2: everything else.
const VERSION_FULL: u32 = 2;
/// Maximum length of a link in bytes; any game that can be imported fits.
pub(super) const MAX_LINK_LEN: usize = 1 << 23;

/// Minimum length, after the prefix, of a link found in running text: the length of the checksum.
const MIN_PAYLOAD_LEN: usize = 6;

// The fields between the ruleset and the moves. Headers are numbered from `HEADERS`.
const END: u8 = 0;
const START: u8 = 1;
const DATE: u8 = 2;
const RESULT: u8 = 3;
const AGREED: u8 = 4;
const COMMENT: u8 = 5;
const SYMBOLS: u8 = 6;
const RESIGNED: u8 = 7;
const TIME_UP: u8 = 8;
const UNCLAIMED: u8 = 9;
const HEADERS: u8 = 16;

/// The outcomes, in the order of their numbers in links.
const OUTCOMES: [Outcome; 3] = [Outcome::Win(Player::Light), Outcome::Win(Player::Dark), Outcome::Draw];

/// The record as a link of letters, digits, `.`, `-` and `_`. It contains everything in the [`AnyRecord`]: moves taken
/// back, variations, the ply shown, headers, comments and symbols. It has version 1, which older programs can read too,
/// unless the record needs version 2.
pub fn to_link(record: &dyn AnyRecord) -> String {
    let tree = record.tree();
    let is_single = tree.is_single() && !tree.has_symbols();
    let mut bytes = Vec::new();
    let rules = record.rules();
    push_number(&mut bytes, rules.len());
    bytes.extend_from_slice(rules.as_bytes());
    let numbered = LinkOrder::new(tree);
    push_fields(&mut bytes, record, &numbered, is_single);
    if is_single {
        push_number(&mut bytes, tree.plies());
    } else {
        numbered.push_lines(&mut bytes, tree);
        let last = tree.line().last().copied().unwrap_or(NodeId::ROOT);
        push_number(&mut bytes, numbered.number(last));
    }
    push_number(&mut bytes, tree.plies() - tree.played());
    let mut bits = BitWriter::new(BitOrder::HighestFirst);
    for &node in numbered.nodes.iter().skip(1) {
        let (index, choices) = record.choice(node);
        bits.push_choice(index, choices);
    }
    bytes.extend(bits.into_bytes());
    bytes.extend(CHECKSUM.checksum(&bytes).to_be_bytes());
    format!("g{}.{}", if is_single { VERSION_SINGLE_LINE } else { VERSION_FULL }, BASE64_URL_SAFE_NO_PAD.encode(bytes))
}

/// The nodes of a record in link order: line by line, from its branching point to its end. The main line comes first,
/// so its nodes are numbered by ply.
struct LinkOrder {
    nodes: Vec<NodeId>,
    /// The numbers, indexed by node.
    numbers: Vec<usize>,
    /// The first node of each line.
    line_starts: Vec<NodeId>,
}

impl LinkOrder {
    fn new(tree: &Tree) -> Self {
        let mut numbered = Self { nodes: vec![NodeId::ROOT], numbers: vec![0; tree.len()], line_starts: Vec::new() };
        let mut waiting: VecDeque<NodeId> = tree.first_child(NodeId::ROOT).into_iter().collect();
        let others = |node| tree.children(node).skip(1);
        waiting.extend(others(NodeId::ROOT));
        while let Some(begin) = waiting.pop_front() {
            numbered.line_starts.push(begin);
            for node in std::iter::successors(Some(begin), |&node| tree.first_child(node)) {
                numbered.numbers[node.index()] = numbered.nodes.len();
                numbered.nodes.push(node);
                waiting.extend(others(node));
            }
        }
        numbered
    }

    fn number(&self, node: NodeId) -> usize {
        self.numbers.get(node.index()).copied().unwrap_or_default()
    }

    /// Writes where each line branches off, and its number of moves.
    fn push_lines(&self, bytes: &mut Vec<u8>, tree: &Tree) {
        push_number(bytes, self.line_starts.len());
        let ends = self.line_starts.iter().skip(1).map(|&begin| self.number(begin)).chain([self.nodes.len()]);
        for (&begin, end) in self.line_starts.iter().zip(ends) {
            push_number(bytes, tree.parent(begin).map_or(0, |parent| self.number(parent)));
            push_number(bytes, end - self.number(begin));
        }
    }
}

fn push_fields(bytes: &mut Vec<u8>, record: &dyn AnyRecord, numbered: &LinkOrder, is_single: bool) {
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
    if headers.is_unclaimed {
        push(UNCLAIMED, &[]);
    }
    if let Some((index, _)) = (0..).zip(OUTCOMES).find(|&(_, outcome)| headers.result == Some(outcome)) {
        push(RESULT, &[index]);
    }
    let tree = record.tree();
    if let Some(closing) = record.closing() {
        let (field, mut value) = match closing {
            Closing::Agreement => (AGREED, Vec::new()),
            Closing::Resignation(player) => (RESIGNED, vec![u8::from(player == Player::BOTH[1])]),
            Closing::Time(player) => (TIME_UP, vec![u8::from(player == Player::BOTH[1])]),
        };
        if !is_single {
            push_number(&mut value, numbered.number(tree.main_line().last().unwrap_or(NodeId::ROOT)));
        }
        push(field, &value);
    }
    for (number, &node) in numbered.nodes.iter().enumerate() {
        let mut push_field = |field: u8, what: &[u8]| {
            if !what.is_empty() {
                let mut value = Vec::new();
                push_number(&mut value, number);
                value.extend_from_slice(what);
                push(field, &value);
            }
        };
        push_field(COMMENT, tree.comment(node).as_bytes());
        let symbols: Vec<u8> = tree.symbols(node).iter().map(|symbol| symbol.0).collect();
        push_field(SYMBOLS, &symbols);
    }
    for (header, field) in Header::ALL.into_iter().zip(HEADERS..) {
        let text = headers.text(header);
        if !text.is_empty() {
            push(field, text.as_bytes());
        }
    }
    bytes.push(END);
}

/// Extracts the link from a word of running text, such as `<https://example.org/#g1.Bm1lcmtlbAABAA>,`.
pub(super) fn in_word(word: &str) -> Option<&str> {
    let text = fragment(word).trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
    let (_, payload) = text.strip_prefix('g').and_then(version_and_rest)?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let end = payload.find(|c| !is_part(c)).unwrap_or(payload.len());
    (end >= MIN_PAYLOAD_LEN).then(|| &text[..text.len() - payload.len() + end])
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

/// Parses a link written by [`to_link`]: a whole URL or its fragment, with or without `#`, and surrounding spaces.
///
/// # Errors
/// If the text is not a link, is damaged, or comes from a newer version of this program.
pub fn from_link(text: &str) -> Result<Box<dyn AnyRecord>, TextError> {
    let error = |id: MessageId, expected| TextError::new("link", text.trim(), id, expected);
    let damaged = |damage| {
        let problem = Phrase::new(message::PROBLEM_DAMAGED).key("damage", damage);
        TextError::new("link", text.trim(), problem, message::EXPECTED_WHOLE_LINK)
    };
    if text.len() > MAX_LINK_LEN {
        return Err(error(message::PROBLEM_TOO_LONG, message::EXPECTED_LINK_SIZE));
    }
    let newer = || error(message::PROBLEM_NEWER, message::EXPECTED_KNOWN_VERSION);
    let Some((version, rest)) = fragment(text).strip_prefix('g').and_then(version_and_rest) else {
        return Err(error(message::PROBLEM_NO_LINK, message::EXPECTED_LINK));
    };
    if version > VERSION_FULL {
        return Err(newer());
    }
    if version < VERSION_SINGLE_LINE {
        return Err(damaged("version"));
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(rest).map_err(|_| damaged("characters"))?;
    let Some((body, sum)) = bytes.split_last_chunk::<4>() else {
        return Err(damaged("short"));
    };
    if CHECKSUM.checksum(body).to_be_bytes() != *sum {
        return Err(damaged("checksum"));
    }
    // With a valid checksum, only forged links can be invalid.
    read(body, version == VERSION_SINGLE_LINE).map_err(|wrong| match wrong {
        ReadError::Damaged => damaged("senseless"),
        ReadError::Newer => newer(),
        ReadError::Text(error) => error,
    })
}

/// The ruleset of a link, without checking the rest.
pub fn rules_of_link(text: &str) -> Option<AnyGame> {
    // Every four characters encode three bytes.
    const MAX_RULES_LEN: usize = 4 * 64;
    let (_, rest) = fragment(text).strip_prefix('g').and_then(version_and_rest)?;
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(rest.get(..rest.len().min(MAX_RULES_LEN))?).ok()?;
    text_of(take_bytes(&mut &bytes[..])?).ok()?.parse().ok()
}

/// The error for a link with a valid checksum.
enum ReadError {
    Damaged,
    Newer,
    Text(TextError),
}

impl From<TextError> for ReadError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

fn take_bytes<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = take_number(bytes)?;
    bytes.split_off(..length)
}

fn text_of(bytes: &[u8]) -> Result<&str, ReadError> {
    std::str::from_utf8(bytes).map_err(|_| ReadError::Damaged)
}

fn read(mut body: &[u8], is_single: bool) -> Result<Box<dyn AnyRecord>, ReadError> {
    let body = &mut body;
    let rules: AnyGame = text_of(take_bytes(body).ok_or(ReadError::Damaged)?)?.parse()?;
    let mut fields: Vec<(u8, &[u8])> = Vec::new();
    loop {
        let &field = body.split_off_first().ok_or(ReadError::Damaged)?;
        if field == END {
            break;
        }
        fields.push((field, take_bytes(body).ok_or(ReadError::Damaged)?));
    }
    let start = fields.iter().find(|(field, _)| *field == START);
    let mut record = match start {
        Some((_, text)) => rules.record_from(text_of(text)?)?,
        None => rules.record(),
    };
    let lines = if is_single { vec![(0, take_at_most(body, MAX_PLIES)?)] } else { take_lines(body)? };
    let moves = lines.iter().map(|(_, plies)| plies).sum();
    let last = if is_single { moves } else { take_at_most(body, moves)? };
    let undone = take_at_most(body, MAX_PLIES)?;
    let mut bits = BitReader::new(BitOrder::HighestFirst, body);
    for (from, plies) in lines {
        let mut node = NodeId::new(from);
        for _ in 0..plies {
            node = record.add_choice(node, &mut |choices| bits.choice(choices)).ok_or(ReadError::Damaged)?;
        }
    }
    if !bits.is_at_end() {
        return Err(ReadError::Damaged);
    }
    record.go_to(usize::MAX);
    for (field, value) in fields {
        set_field(record.as_mut(), field, value, is_single)?;
    }
    keep_unclaimed_draw(record.as_mut());
    // Nodes were added in the order of their numbers.
    record.select(NodeId::new(last));
    record.go_to(record.plies());
    record.go_to(record.plies().checked_sub(undone).ok_or(ReadError::Damaged)?);
    Ok(record)
}

/// Only a game that ends with a draw to be claimed can leave it unclaimed.
fn keep_unclaimed_draw(record: &mut dyn AnyRecord) {
    if std::mem::take(&mut record.headers_mut().is_unclaimed) {
        let ending = record.tree().main_line().last().and_then(|last| record.ending_of(last));
        record.headers_mut().is_unclaimed = ending.is_some_and(|ending| ending.reason.is_claimed());
    }
}

fn take_at_most(bytes: &mut &[u8], max: usize) -> Result<usize, ReadError> {
    take_number(bytes).filter(|&number| number <= max).ok_or(ReadError::Damaged)
}

/// The branching point and number of moves of each line.
fn take_lines(bytes: &mut &[u8]) -> Result<Vec<(usize, usize)>, ReadError> {
    let (mut lines, mut moves) = (Vec::new(), 0);
    for _ in 0..take_at_most(bytes, MAX_MOVES)? {
        let from = take_at_most(bytes, moves)?;
        let plies = take_at_most(bytes, MAX_MOVES - moves)?;
        moves += plies;
        lines.push((from, plies));
    }
    Ok(lines)
}

fn take_node(bytes: &mut &[u8]) -> Result<NodeId, ReadError> {
    take_number(bytes).map(NodeId::new).ok_or(ReadError::Damaged)
}

/// How the game is over after a node, other than by a draw that has to be claimed.
fn without_claim(record: &dyn AnyRecord, node: NodeId) -> Option<Ending> {
    record.ending_of(node).filter(|ending| !ending.reason.is_claimed())
}

fn set_field(record: &mut dyn AnyRecord, field: u8, value: &[u8], is_single: bool) -> Result<(), ReadError> {
    match field {
        // Has been read before the moves.
        START => {}
        DATE => record.headers_mut().date = text_of(value)?.parse()?,
        AGREED => {
            // Variations may continue after the position in which the players ended the game.
            let node = if is_single { record.tree().current() } else { take_node(&mut { value })? };
            match without_claim(record, node) {
                None if record.can_agree() => {
                    record.select(node);
                    record.close(Closing::Agreement);
                }
                None => record.headers_mut().result = Some(Outcome::Draw),
                Some(_) => {}
            }
        }
        RESIGNED | TIME_UP => {
            let (&player, mut rest) = value.split_first().ok_or(ReadError::Damaged)?;
            let player = *Player::BOTH.get(usize::from(player)).ok_or(ReadError::Damaged)?;
            let node = if is_single { record.tree().current() } else { take_node(&mut rest)? };
            if without_claim(record, node).is_none() {
                record.select(node);
                record.close(if field == TIME_UP { Closing::Time(player) } else { Closing::Resignation(player) });
            }
        }
        UNCLAIMED => record.headers_mut().is_unclaimed = true,
        // The rules take precedence over the link's stated result.
        RESULT if record.ending().is_some() => {}
        RESULT => {
            let outcome = match value {
                [index] => OUTCOMES.get(usize::from(*index)),
                _ => None,
            };
            record.headers_mut().result = Some(*outcome.ok_or(ReadError::Damaged)?);
        }
        COMMENT => {
            let mut value = value;
            let node = take_node(&mut value)?;
            record.set_comment(node, text_of(value)?);
        }
        SYMBOLS if !is_single => {
            let mut value = value;
            let node = take_node(&mut value)?;
            let symbols: Vec<Symbol> = value.iter().copied().map(Symbol).collect();
            record.set_symbols(node, &symbols);
        }
        _ => {
            let header = field.checked_sub(HEADERS).and_then(|index| Header::ALL.get(usize::from(index)));
            record.headers_mut().set_text(*header.ok_or(ReadError::Newer)?, text_of(value)?);
        }
    }
    Ok(())
}

/// Writes a number in groups of 7 bits, lowest first; all but the last have the high bit set.
pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

/// Reads a number written by [`push_number`] from the front; `None` if there is none below 2^28.
pub(super) fn take_number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for place in [0, 7, 14, 21] {
        let &byte = bytes.split_off_first()?;
        number |= usize::from(byte & 0x7f) << place;
        if byte & 0x80 == 0 {
            // Each number has only one valid form.
            return (byte != 0 || place == 0).then_some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_survives_writing_and_reading() {
        for number in [0, 1, 127, 128, 300, 10_000, (1 << 28) - 1] {
            let mut bytes = Vec::new();
            push_number(&mut bytes, number);
            let mut rest = bytes.as_slice();
            assert_eq!(take_number(&mut rest), Some(number));
            assert!(rest.is_empty());
            assert_eq!(take_number(&mut &bytes[..bytes.len() - 1]), None);
        }
        assert_eq!(take_number(&mut &[0x80, 0x80, 0x80, 0x80, 0x01][..]), None);
        assert_eq!(take_number(&mut &[0x80, 0x00][..]), None);
    }
}
