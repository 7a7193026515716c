//! What the page's address says. The browser's parts are passed in: the fragment with its `#`, and the query with its
//! question mark.

use alquerque_core::GameId;

use crate::page::Page;
use crate::record::{RecordEvent, SHOW};

/// The game page's query before a link to a game to continue there.
pub const PLAY: &str = "?play";

/// The dialog that the fragment names, and the game whose rules it names. The study has no dialog for live games, and
/// the game's page none for studies.
pub fn page(fragment: &str, is_study: bool) -> Option<(Page, Option<GameId>)> {
    let elsewhere = if is_study { Page::Friend } else { Page::Studies };
    Page::from_fragment(fragment.strip_prefix('#')?).filter(|(page, _)| *page != elsewhere)
}

/// The event that opens the link in the fragment; `None` if it is not a link. Links begin with `g`, a number and a dot.
/// With [`SHOW`], the game is only shown.
pub fn link(fragment: String, query: &str, is_study: bool) -> Option<RecordEvent> {
    let (version, _) = fragment.strip_prefix("#g")?.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let event = match query {
        query if query == PLAY || is_study => RecordEvent::Take,
        SHOW => RecordEvent::Show,
        _ => RecordEvent::Link,
    };
    is_number.then(|| event(fragment))
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
        match query {
            "?game" => Some(Self::Game),
            "?watch" => Some(Self::Watch),
            "?review" => Some(Self::Review),
            _ => None,
        }
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
}
