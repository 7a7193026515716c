//! What the page's address says. The browser's parts are passed in: the fragment with its `#`, and the query with its
//! question mark. Messengers and mail programs add to both.

use alquerque_core::GameId;
use alquerque_language::is_invisible;
use percent_encoding::percent_decode_str;

use crate::page::Page;
use crate::record::{RecordEvent, SHOW};

/// The game page's query before a link to a game to continue there.
pub const PLAY: &str = "?play";

/// The parameters of a query, decoded, in their order; a parameter without a value has an empty one. The names are in
/// lower case, and may follow `&amp;`, as in HTML.
pub fn parameters(query: &str) -> impl Iterator<Item = (String, String)> {
    form_urlencoded::parse(query.strip_prefix('?').unwrap_or(query).as_bytes()).map(|(name, value)| {
        let name = name.trim().to_lowercase();
        (name.strip_prefix("amp;").unwrap_or(&name).to_owned(), value.into_owned())
    })
}

/// Whether the query has this parameter, named with the question mark of a query that has no others. Facebook and
/// others add parameters of their own, such as `fbclid`.
fn has(query: &str, parameter: &str) -> bool {
    parameters(query).any(|(name, _)| parameter.strip_prefix('?') == Some(&name))
}

/// The fragment up to the first character that cannot be part of one, such as a bracket after a link in a message, or
/// a parameter that was added behind it; without a full stop at its end.
pub fn fragment(hash: &str) -> String {
    let decoded = percent_decode_str(hash).decode_utf8_lossy();
    let text: String = decoded.chars().filter(|&c| !is_invisible(c)).collect();
    let Some(text) = text.strip_prefix('#') else { return String::new() };
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    match text[..end].trim_end_matches('.') {
        "" => String::new(),
        text => format!("#{text}"),
    }
}

/// The dialog that the fragment names, and the game whose rules it names. The study has no dialog for live games, and
/// the game's page none for studies.
pub fn page(fragment: &str, is_study: bool) -> Option<(Page, Option<GameId>)> {
    let elsewhere = if is_study { Page::Friend } else { Page::Studies };
    Page::from_fragment(fragment.strip_prefix('#')?).filter(|(page, _)| *page != elsewhere)
}

/// The event that opens the link in the fragment; `None` if it is not a link. Links begin with `g`, a number and a dot.
/// With [`SHOW`], the game is only shown.
pub fn link(fragment: String, query: &str, is_study: bool) -> Option<RecordEvent> {
    let rest = fragment.strip_prefix("#g")?;
    // Without anything behind the dot, it is damaged.
    let version = rest.split_once('.').map_or(rest, |(version, _)| version);
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let event = match () {
        () if is_study => RecordEvent::Take,
        () if has(query, SHOW) => RecordEvent::Show,
        () if has(query, PLAY) => RecordEvent::Take,
        () => RecordEvent::Link,
    };
    is_number.then(|| event(fragment))
}

/// Whether to continue the game of the link on the game's page.
pub fn plays_on(query: &str) -> bool {
    has(query, PLAY) && !has(query, SHOW)
}

/// A view that isn't a dialog but has a history entry of its own, so that Back leaves it.
#[derive(Clone, Copy, Debug)]
pub struct HistoryEntry {
    /// The fragment of the address from which the view opens.
    pub parent: &'static str,
    /// The fragment of the view.
    pub fragment: &'static str,
}

/// The history entry of the turning point of a game, from which Back leads to the card at its end.
pub const TURNING_POINT: HistoryEntry = HistoryEntry { parent: "", fragment: "#turning-point" };

/// What to do with the history when a view opens or closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// Leave it.
    Stay,
    /// Add the view's entry.
    Add,
    /// Go back from the view's entry.
    Back,
    /// Remove the view's fragment.
    Remove,
}

impl HistoryEntry {
    /// Returns the step for an address with this fragment. `is_added` is whether the page itself has added the current
    /// entry and doesn't need it any more; otherwise, going back would leave the page.
    pub fn step(&self, fragment: &str, is_shown: bool, is_added: bool) -> HistoryStep {
        match is_shown {
            // An open dialog already has an entry.
            true if fragment == self.parent => HistoryStep::Add,
            false if fragment == self.fragment && is_added => HistoryStep::Back,
            false if fragment == self.fragment => HistoryStep::Remove,
            _ => HistoryStep::Stay,
        }
    }
}

/// A task for the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Launch {
    /// Open the game from the other page.
    Game,
    /// Open it with UCT in place of the AI.
    Watch,
    /// Open it and review it.
    Review,
}

impl Launch {
    /// The task that a query names.
    pub fn from_query(query: &str) -> Option<Self> {
        parameters(query).find_map(|(name, _)| match name.as_str() {
            "game" => Some(Self::Game),
            "watch" => Some(Self::Watch),
            "review" => Some(Self::Review),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_has_its_dialogs() {
        assert_eq!(page("#rules-othello", false), Some((Page::Rules, Some(GameId::Othello))));
        assert_eq!([page("#friend", true), page("#studies", false), page("menu", false), page("#", false)], [None; 4]);
        assert_eq!(page("#friend", false), Some((Page::Friend, None)));
    }

    #[test]
    fn links_are_opened_as_the_query_says() {
        let link = |fragment: &str, query, is_study| link(fragment.to_owned(), query, is_study);
        let text = || "#g1.AAAA".to_owned();
        assert_eq!(link("#g1.AAAA", "", false), Some(RecordEvent::Link(text())));
        assert_eq!(link("#g1", "", false), Some(RecordEvent::Link("#g1".to_owned())), "a damaged link");
        assert_eq!(link("#g1.AAAA", SHOW, false), Some(RecordEvent::Show(text())));
        assert_eq!(link("#g1.AAAA", PLAY, false), Some(RecordEvent::Take(text())));
        assert_eq!(link("#g1.AAAA", SHOW, true), Some(RecordEvent::Take(text())));
        for other in ["", "#", "#g.AAAA", "#gx.A", "#game", "g1.AAAA"] {
            assert_eq!(link(other, "", false), None, "{other}");
        }
    }

    #[test]
    fn the_study_is_launched_by_the_query() {
        assert_eq!(
            ["?watch", "?review", ""].map(Launch::from_query),
            [Some(Launch::Watch), Some(Launch::Review), None]
        );
    }

    #[test]
    fn parameters_of_others_change_nothing() {
        let shown = Some(RecordEvent::Show("#g1.AAAA".to_owned()));
        for query in [
            "?show&fbclid=IwAR0abc",
            "?fbclid=IwAR0abc&show",
            "?show=&utm_source=wa&utm_medium=social",
            "?show=1",
            "?SHOW",
            "?gclid=x&amp;show",
            "?mc_eid&show&show",
            "?%73how&&",
        ] {
            assert_eq!(link("#g1.AAAA".to_owned(), query, false), shown, "{query}");
            assert!(!plays_on(query), "{query}");
        }
        for query in ["?fbclid=show", "?fbclid=a%26show", "?showy", "?fbclid", "?", "?&", "?=show", "?utm_play=play"] {
            let opened = Some(RecordEvent::Link("#g1.AAAA".to_owned()));
            assert_eq!(link("#g1.AAAA".to_owned(), query, false), opened, "{query}");
            assert_eq!((plays_on(query), Launch::from_query(query)), (false, None), "{query}");
        }
        assert!(plays_on("?play&fbclid=x") && plays_on("?fbclid=x&play="));
        assert_eq!(Launch::from_query("?review&fbclid=x"), Some(Launch::Review));
        assert_eq!(Launch::from_query("?utm_source=a&amp;watch="), Some(Launch::Watch));
    }

    #[test]
    fn what_follows_a_link_is_not_part_of_it() {
        for end in [
            ".",
            ")",
            ").",
            "%20",
            "&fbclid=x",
            "&amp;x",
            "?fbclid=x",
            "\u{201d}",
            "%E2%80%9D.",
            "%3E",
            "\"",
            "'",
            "...",
            "%E2%80%8B",
            "]",
            "*",
            ",",
            "!",
        ] {
            assert_eq!(fragment(&format!("#g1.A-_a{end}")), "#g1.A-_a", "{end}");
            assert_eq!(fragment(&format!("#rules-othello{end}")), "#rules-othello", "{end}");
        }
        assert_eq!(fragment("#g1%2EBm1%C2%ADlc"), "#g1.Bm1lc");
        assert_eq!(["", "#", "#.", "#%FF"].map(fragment), [""; 4]);
    }

    #[test]
    fn the_history_follows_a_view() {
        use HistoryStep::{Add, Back, Remove, Stay};
        let puzzle = HistoryEntry { parent: "#puzzles", fragment: "#solving" };
        let steps = |is_shown| ["#puzzles", "#options", "#solving"].map(|at| puzzle.step(at, is_shown, true));
        assert_eq!(steps(true), [Add, Stay, Stay]);
        assert_eq!(steps(false), [Stay, Stay, Back]);
        assert_eq!(puzzle.step("#solving", false, false), Remove, "going back would leave the page");
        assert_eq!(TURNING_POINT.step("", true, false), Add);
    }
}
