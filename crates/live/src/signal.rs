//! The codes by which two browsers find each other: an offer with an invitation, and its answer. A code holds, field by
//! field, what WebRTC's session description (SDP, RFC 8866) says about a single data channel: nothing else of a foreign
//! description reaches the browser.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use alquerque_core::named;
use alquerque_messages::live::LiveGame;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

/// The version of codes and messages. Both devices must have the same.
pub const VERSION: u8 = 2;
/// The maximum length of a code.
const MAX_LEN: usize = 1 << 14;
/// The maximum number of candidates taken from a browser's description, and read from a code.
const MAX_CANDIDATES: usize = 16;
/// The lengths of ICE's user fragment and password (RFC 8839).
const FRAGMENT: std::ops::RangeInclusive<usize> = 4..=64;
const PASSWORD: std::ops::RangeInclusive<usize> = 22..=128;

/// A network address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Host {
    /// An IPv4 address.
    V4([u8; 4]),
    /// An IPv6 address.
    V6([u8; 16]),
    /// A random name with which browsers hide the address: a UUID below `.local`.
    Name([u8; 16]),
}

named! {
    /// The origin of a candidate, by its name in descriptions.
    #[derive(Serialize, Deserialize)]
    pub enum Kind {
        /// The device itself.
        Host = "host",
        /// A STUN server.
        Reflexive = "srflx",
        /// A TURN server.
        Relay = "relay",
    }
}

/// An address at which a device may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The address.
    pub host: Host,
    /// The port.
    pub port: u16,
    /// Where it comes from.
    pub kind: Kind,
    /// ICE's priority.
    pub priority: u32,
}

/// The game to which an offer invites. `dark` is the side of the friend who opens it.
pub type Invitation = LiveGame;

/// An offer or an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signal {
    /// A random number, the same in an offer and its answer.
    pub id: u32,
    /// The invitation, if this is an offer to a new friend.
    pub invitation: Option<Invitation>,
    /// ICE's user fragment.
    pub fragment: String,
    /// ICE's password.
    pub password: String,
    /// The SHA-256 fingerprint of the device's certificate.
    pub fingerprint: [u8; 32],
    /// Where the device may be reached.
    pub candidates: Vec<Candidate>,
}

/// Why a code cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// Not a code, or a damaged one.
    Damaged,
    /// A code of another version.
    Version,
}

/// Whether an address's fragment looks like a code: `f`, a number and a dot.
pub fn is_code(fragment: &str) -> bool {
    split(fragment).is_some()
}

fn split(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let text = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
    let (version, rest) = text.strip_prefix('f')?.split_once('.')?;
    // In a message, a full stop or bracket may follow.
    let rest = rest.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '_')).next()?;
    let is_number = !version.is_empty() && version.len() <= 4 && version.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((version, rest))
}

/// A checksum against damage, not against forgery: FNV-1a.
fn checksum(bytes: &[u8]) -> [u8; 4] {
    bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)).to_le_bytes()
}

impl Signal {
    /// The code, for an address's fragment.
    pub fn code(&self) -> String {
        // Numbers, strings and lists, whose encoding cannot fail.
        let mut bytes = postcard::to_allocvec(self).unwrap_or_default();
        bytes.extend(checksum(&bytes));
        format!("f{VERSION}.{}", URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads a code: a whole address, its fragment, or the code alone.
    ///
    /// # Errors
    /// If it is damaged or of another version.
    pub fn read(text: &str) -> Result<Self, CodeError> {
        if text.len() > MAX_LEN {
            return Err(CodeError::Damaged);
        }
        let (version, rest) = split(text).ok_or(CodeError::Damaged)?;
        if version.parse() != Ok(VERSION) {
            return Err(CodeError::Version);
        }
        let bytes = URL_SAFE_NO_PAD.decode(rest).map_err(|_| CodeError::Damaged)?;
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or(CodeError::Damaged)?;
        if checksum(body) != *sum {
            return Err(CodeError::Damaged);
        }
        match postcard::take_from_bytes::<Self>(body) {
            Ok((signal, [])) if signal.is_sound() => Ok(signal),
            _ => Err(CodeError::Damaged),
        }
    }

    /// Whether its parts have the right form and length.
    pub(crate) fn is_sound(&self) -> bool {
        let is_token = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(&byte));
        FRAGMENT.contains(&self.fragment.len())
            && PASSWORD.contains(&self.password.len())
            && is_token(&self.fragment)
            && is_token(&self.password)
            && self.candidates.len() <= MAX_CANDIDATES
    }

    /// Extracts what is needed from a browser's description; `None` if something is missing.
    pub fn from_sdp(sdp: &str, id: u32, invitation: Option<Invitation>) -> Option<Self> {
        let value = |name: &str| sdp.lines().find_map(|line| line.trim().strip_prefix(name));
        let print = value("a=fingerprint:sha-256 ")?;
        let bytes: Vec<u8> =
            print.split(':').map(|byte| u8::from_str_radix(byte, 16)).collect::<Result<_, _>>().ok()?;
        let candidates = sdp.lines().filter_map(|line| line.trim().strip_prefix("a=candidate:"));
        let signal = Self {
            id,
            invitation,
            fragment: value("a=ice-ufrag:")?.to_owned(),
            password: value("a=ice-pwd:")?.to_owned(),
            fingerprint: bytes.try_into().ok()?,
            candidates: candidates.filter_map(Candidate::from_sdp).take(MAX_CANDIDATES).collect(),
        };
        signal.is_sound().then_some(signal)
    }

    /// The description for the other browser, of an offer or of an answer.
    pub fn sdp(&self, is_offer: bool) -> String {
        let mut sdp = "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n"
            .to_owned();
        let mut add = |line: &str| {
            sdp.push_str(line);
            sdp.push_str("\r\n");
        };
        for (number, candidate) in self.candidates.iter().enumerate() {
            add(&candidate.sdp(number));
        }
        add(&format!("a=ice-ufrag:{}", self.fragment));
        add(&format!("a=ice-pwd:{}", self.password));
        let print: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        add(&format!("a=fingerprint:sha-256 {}", print.join(":")));
        add(if is_offer { "a=setup:actpass" } else { "a=setup:active" });
        add("a=mid:0");
        add("a=sctp-port:5000");
        add("a=max-message-size:262144");
        sdp
    }
}

impl Candidate {
    /// Parses what follows `a=candidate:`; `None` for TCP and for unknown syntax.
    fn from_sdp(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split_ascii_whitespace().collect();
        let &[_, _, transport, priority, address, port, "typ", kind, ..] = &fields[..] else { return None };
        if !transport.eq_ignore_ascii_case("udp") {
            return None;
        }
        let host = match address.strip_suffix(".local") {
            Some(name) => Host::Name(uuid(name)?),
            None => match address.parse().ok()? {
                IpAddr::V4(address) => Host::V4(address.octets()),
                IpAddr::V6(address) => Host::V6(address.octets()),
            },
        };
        let kind = Kind::from_name(kind)?;
        Some(Self { host, port: port.parse().ok()?, kind, priority: priority.parse().ok()? })
    }

    fn sdp(&self, number: usize) -> String {
        let Self { host, port, kind, priority } = self;
        let host = match *host {
            Host::V4(octets) => Ipv4Addr::from(octets).to_string(),
            Host::V6(octets) => Ipv6Addr::from(octets).to_string(),
            Host::Name(bytes) => format!("{}.local", uuid_text(bytes)),
        };
        // Only for diagnosis, so it need not reveal the address behind a server.
        let related = if *kind == Kind::Host { "" } else { " raddr 0.0.0.0 rport 9" };
        format!("a=candidate:{} 1 udp {priority} {host} {port} typ {}{related}", number + 1, kind.name())
    }
}

/// The bytes of a UUID in its usual form.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let lengths: Vec<usize> = text.split('-').map(str::len).collect();
    if lengths != [8, 4, 4, 4, 12] {
        return None;
    }
    let digits: String = text.chars().filter(|c| *c != '-').collect();
    Some(u128::from_str_radix(&digits, 16).ok().filter(|_| !digits.contains('+'))?.to_be_bytes())
}

fn uuid_text(bytes: [u8; 16]) -> String {
    let digits = format!("{:032x}", u128::from_be_bytes(bytes));
    let [first, second, third, fourth, last] = [0..8, 8..12, 12..16, 16..20, 20..32].map(|range| &digits[range]);
    format!("{first}-{second}-{third}-{fourth}-{last}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SDP: &str = "v=0\r\no=- 5815781396892286081 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:2759815110 1 udp 2113937151 23e18e1a-c955-4db7-bd99-4462ccac9b11.local 35709 typ host generation 0\r\n\
        a=candidate:1 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active generation 0\r\n\
        a=candidate:3564939905 1 UDP 2113942271 fd00::2 43712 typ host generation 0 network-cost 999\r\n\
        a=candidate:5 1 udp 1677729535 203.0.113.7 40000 typ srflx raddr 192.0.2.2 rport 35494\r\n\
        a=ice-ufrag:C+I0\r\na=ice-pwd:hw1sORjo+CbGl06SwxRJrXIe\r\n\
        a=fingerprint:sha-256 E1:1E:85:94:E4:BC:CA:70:BD:59:1D:8D:FA:5D:F5:D0:F1:81:10:A6:63:DE:F2:0A:31:4D:F3:D9:03:25:C7:3C\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\n";

    fn offer() -> Signal {
        let live_game = LiveGame { link: "g1.AAAA".to_owned(), dark: true, times: None };
        Signal::from_sdp(SDP, 7, Some(live_game)).unwrap()
    }

    #[test]
    fn a_description_is_read_and_written() {
        let signal = offer();
        assert_eq!((signal.fragment.as_str(), signal.candidates.len(), signal.fingerprint[1]), ("C+I0", 3, 0x1e));
        let sdp = signal.sdp(true);
        for line in [
            "a=candidate:1 1 udp 2113937151 23e18e1a-c955-4db7-bd99-4462ccac9b11.local 35709 typ host",
            "a=candidate:2 1 udp 2113942271 fd00::2 43712 typ host",
            "a=candidate:3 1 udp 1677729535 203.0.113.7 40000 typ srflx raddr 0.0.0.0 rport 9",
            "a=setup:actpass",
        ] {
            assert!(sdp.lines().any(|other| other == line), "{line} in {sdp}");
        }
        assert!(sdp.lines().any(|line| SDP.contains(line) && line.starts_with("a=fingerprint")));
        assert_eq!(Signal::from_sdp(&sdp, 7, signal.invitation.clone()), Some(signal));
    }

    #[test]
    fn a_code_is_found_anywhere_in_a_text() {
        let signal = offer();
        let code = signal.code();
        for text in [code.clone(), format!("#{code}"), format!(" https://example.org/alquerque/#{code}\n")] {
            assert_eq!(Signal::read(&text), Ok(signal.clone()), "{text}");
            assert!(is_code(&text));
            for end in [".", ").", "\u{201d}", " ", ">", "&fbclid=x"] {
                assert_eq!(Signal::read(&format!("https://example.org/#{text}{end}")).as_ref(), Ok(&signal), "{end}");
            }
        }
        assert!(code.len() < 260, "{} characters in a QR code", code.len());
    }

    #[test]
    fn damaged_codes_and_other_versions_are_distinguished() {
        let code = offer().code();
        let next = code.replacen("f2.", "f3.", 1);
        assert_eq!(Signal::read(&next), Err(CodeError::Version));
        for text in ["", "f2.", "g1.AAAA", "f.AA", &code[..code.len() - 1], &format!("{code}A"), &"f2.".repeat(9000)] {
            assert_eq!(Signal::read(text), Err(CodeError::Damaged), "{text}");
        }
    }

    #[test]
    fn every_part_of_a_foreign_description_is_checked() {
        let forged = Signal { password: "x\r\na=candidate:hw1sORjo+CbGl06".to_owned(), ..offer() };
        assert_eq!(Signal::read(&forged.code()), Err(CodeError::Damaged));
        let crowd = Signal { candidates: vec![offer().candidates[0]; MAX_CANDIDATES + 1], ..offer() };
        assert_eq!(Signal::read(&crowd.code()), Err(CodeError::Damaged));
        assert_eq!(Signal::from_sdp("v=0\r\n", 1, None), None);
    }
}
