//! The player's own STUN or TURN server.

/// The protocols of such servers.
const PROTOCOLS: [&str; 4] = ["stun:", "stuns:", "turn:", "turns:"];

/// A server and its credentials; empty if none is used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Server {
    /// The address.
    pub url: String,
    /// The user name.
    pub user: String,
    /// The password.
    pub password: String,
}

impl Server {
    /// Whether it is usable: empty, or an address of the right protocol.
    pub fn is_valid(&self) -> bool {
        self.url.is_empty()
            || PROTOCOLS.iter().any(|start| self.url.strip_prefix(start).is_some_and(|rest| !rest.is_empty()))
    }

    /// The fields as lines, in which form they are stored; `None` without an address.
    pub fn lines(&self) -> Option<String> {
        (!self.url.is_empty()).then(|| [self.url.as_str(), &self.user, &self.password].join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(url: &str) -> Server {
        Server { url: url.to_owned(), user: "me".to_owned(), password: String::new() }
    }

    #[test]
    fn addresses_are_checked() {
        for url in ["", "stun:example.org", "turns:example.org:443"] {
            assert!(at(url).is_valid(), "{url}");
        }
        for url in ["http://example.org", "stun:", "example.org"] {
            assert!(!at(url).is_valid(), "{url}");
        }
    }

    #[test]
    fn only_entered_servers_are_stored() {
        assert_eq!(at("").lines(), None);
        assert_eq!(at("stun:a").lines().as_deref(), Some("stun:a\nme\n"));
    }
}
