//! Notices: messages shown until they are dismissed, until the next action makes them outdated or, if they only report
//! something, for the time it takes to read them.

pub mod say;
pub(crate) mod timing;

use alquerque_core::tabletop::Spot;

use crate::text::Text;

/// The notice shown, and what is announced to screen readers. A notice is announced, too.
#[derive(Clone, Debug, Default)]
pub struct NoticeState {
    /// The notice shown, until dismissed.
    notice: Option<Notice>,
    /// Counts the notices and texts shown.
    shown: u32,
    /// How long the notice stays.
    timer: Timer,
    /// The text for screen readers to announce now.
    announcement: Text,
    /// The announcement before the event being handled.
    before: Text,
}

/// How long the notice stays.
#[derive(Clone, Debug, Default)]
struct Timer {
    /// The count of the notice that the last timer was started for, if it still runs.
    runs_for: Option<u32>,
    /// The position on the board when it began.
    revision: u32,
    /// The number of that timer; others are stale.
    number: u32,
    /// Whether the pointer or the focus is on the notice.
    is_held: bool,
}

impl NoticeState {
    /// The notice shown.
    pub fn current(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Counts the notices and texts shown.
    pub fn count(&self) -> u32 {
        self.shown
    }

    /// Shows and announces a notice.
    pub fn show(&mut self, notice: impl Into<Notice>) {
        self.put(Some(notice.into()));
        self.announce_notice();
    }

    fn put(&mut self, notice: Option<Notice>) {
        self.notice = notice;
        self.shown = self.shown.wrapping_add(1);
    }

    /// Shows a text, and announces it last.
    pub(crate) fn show_also(&mut self, text: impl Into<Text>) {
        let text = text.into();
        self.announce_also(text.clone());
        self.put(Some(text.into()));
    }

    /// Adds a notice to the current one, which may have the same cause or offer an action, and announces both.
    pub(crate) fn add(&mut self, notice: impl Into<Notice>) {
        let added = notice.into();
        let notice = match self.notice.take() {
            Some(mut notice) => {
                if !notice.text.ends_with(&added.text) {
                    notice.text.push(added.text);
                }
                notice.offer = notice.offer.or(added.offer);
                notice.stays |= added.stays;
                notice
            }
            None => added,
        };
        self.put(Some(notice));
        self.announce_notice();
    }

    /// Replaces the text of the current notice, and announces it.
    pub fn reword(&mut self, text: impl Into<Text>) {
        if let Some(notice) = self.notice.take() {
            self.put(Some(Notice { text: text.into(), ..notice }));
        }
        self.announce_notice();
    }

    /// Dismisses the notice.
    pub fn dismiss(&mut self) {
        self.notice = None;
    }

    /// Dismisses the notice if it is meant. Returns whether it was.
    pub fn dismiss_if(&mut self, is_meant: impl FnOnce(&Notice) -> bool) -> bool {
        self.notice.take_if(|notice| is_meant(notice)).is_some()
    }

    /// Takes the notice, for [`NoticeState::put_back`].
    pub fn take(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// Shows a notice again.
    pub fn put_back(&mut self, notice: Option<Notice>) {
        self.put(notice);
    }

    fn announce_notice(&mut self) {
        if let Some(notice) = &self.notice {
            self.announcement.clone_from(&notice.text);
        }
    }

    /// The text for screen readers to announce now.
    pub fn announcement(&self) -> &Text {
        &self.announcement
    }

    /// Announces a text instead of what was to be announced.
    pub fn announce(&mut self, text: impl Into<Text>) {
        self.announcement = text.into();
    }

    /// Announces a text after what is to be announced.
    pub(crate) fn announce_also(&mut self, text: impl Into<Text>) {
        self.announcement.push(text);
    }

    /// Announces a text before what is to be announced.
    pub fn announce_first(&mut self, text: impl Into<Text>) {
        self.announcement = text.into().and(std::mem::take(&mut self.announcement));
    }

    /// An event is about to be handled.
    pub(crate) fn begin_event(&mut self) {
        self.before = std::mem::take(&mut self.announcement);
    }

    /// An event has been handled. Without a new announcement, the old one stays.
    pub(crate) fn end_event(&mut self) {
        let before = std::mem::take(&mut self.before);
        if self.announcement.is_empty() {
            self.announcement = before;
        } else if self.announcement == before {
            // Screen readers skip an unchanged text; this makes it differ invisibly.
            self.announcement.repeat();
        }
    }
}

/// A message, with an optional action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The text.
    pub text: Text,
    /// The action of its button.
    pub offer: Option<Offer>,
    /// Whether it is about moves on the board.
    pub is_about_moves: bool,
    /// Rows on the board that the text refers to.
    pub rows: Vec<Vec<Spot>>,
    /// The spots that it points to.
    pub spots: Vec<Spot>,
    /// Whether it stays until it is dismissed: something went wrong.
    pub stays: bool,
}

impl Notice {
    /// Reports that something went wrong.
    pub(crate) fn trouble(text: impl Into<Text>) -> Self {
        Self { stays: true, ..Self::from(text) }
    }
}

impl<T: Into<Text>> From<T> for Notice {
    fn from(text: T) -> Self {
        Self {
            text: text.into(),
            offer: None,
            is_about_moves: false,
            rows: Vec::new(),
            spots: Vec::new(),
            stays: false,
        }
    }
}

/// The action of a notice's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Restore the game that a new one replaced.
    BringBack,
    /// Restore the moves after the position from which the player has gone on.
    BringMovesBack,
    /// Take the lesson: for a friend who is new here.
    Learn,
    /// Return from the turning point to the card at the end of the game.
    EndCard,
    /// Restart the search.
    TryAgain,
    /// Retry loading a part of the site.
    LoadPart,
    /// Answer the draw offer of the player to move.
    AnswerDraw,
    /// Resign.
    Resign,
    /// Leave the live game for what the player has chosen.
    LeaveLive,
    /// Continue the game by links.
    PlayByLink,
    /// Open the link, though it has no new moves.
    OpenLink,
    /// Download the game that can't be saved.
    Download,
}
