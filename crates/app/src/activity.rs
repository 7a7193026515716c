//! The page's current activity, and the actions that it allows.
//!
//! [`State::can`] answers whether an action is possible now. `update` changes the facts behind it (mode, pace, open
//! dialog) and may read those directly.

use alquerque_core::record::Closing;
use alquerque_core::{Outcome, Player};
use alquerque_messages::SearchReport;

use crate::command::Command;
use crate::game::Session;
use crate::game::mode::{GameMode, Pace};
use crate::notice::Offer;
use crate::page::Page;
use crate::prover::verdict::is_top;
use crate::settings::{Controller, Switch};
use crate::state::State;

/// The AI's answer can be had at once after it has been thinking for so many milliseconds.
const LONG_MILLIS: u64 = 2000;

/// What the page is doing. Derived from independent facts (who plays the sides, [`GameMode`], [`Pace`], the open
/// dialog), so that nothing has to be kept in sync.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A local human is playing against another or against the AI.
    Playing,
    /// The AI is playing both sides.
    Watching,
    /// A game by links is in progress. Holds the local player's side.
    ByLink(Player),
    /// A loaded game is being viewed.
    Viewing,
    /// A lesson is being taken.
    Learning,
    /// The game is being replayed. Holds the number of the next move's timer.
    Replaying(u32),
    /// Options, a new game or a position is being set up in a dialog. The AI does not move meanwhile.
    SettingUp(Page),
}

impl State {
    /// Whether a move can be made in advance: in a game against the AI, while it is to move.
    pub fn may_premove(&self) -> bool {
        self.settings.switches[Switch::Premoves]
            && self.board_activity() == Activity::Playing
            && self.game.pace == Pace::Running
            && self.game.study_mode().is_none()
            && self.is_ai_to_move()
    }

    /// What the page is doing.
    pub fn activity(&self) -> Activity {
        match self.page.current() {
            Some(page @ (Page::Options | Page::New | Page::Editor)) => Activity::SettingUp(page),
            _ => self.board_activity(),
        }
    }

    /// The activity at the board, even behind a dialog.
    pub fn board_activity(&self) -> Activity {
        match (self.game.pace, self.settings.current().mode()) {
            (Pace::Replaying(number), _) => Activity::Replaying(number),
            (_, GameMode::ByLink(me)) => Activity::ByLink(me),
            (_, GameMode::Loaded) if self.awaits_player() => Activity::Playing,
            (_, GameMode::Loaded) => Activity::Viewing,
            (_, GameMode::Lesson) => Activity::Learning,
            (_, GameMode::Local) if self.settings.current().both_ai() => Activity::Watching,
            (_, GameMode::Local) => Activity::Playing,
        }
    }

    /// Whether a loaded game goes on with a move of the only person at this device: it is unfinished and at its end.
    pub(crate) fn awaits_player(&self) -> bool {
        let record = &*self.game.record;
        let is_theirs = self.settings.lone_human() == Some(record.to_move());
        let is_own = !self.game.is_viewed() && self.game.study_mode().is_none();
        is_theirs && is_own && self.at_end() && record.ending().is_none() && record.result().is_none()
    }

    /// Whether a command is possible now. Views offer only possible commands, and `update` drops the others.
    pub fn can(&self, command: Command) -> bool {
        if !command.row().is_conditional {
            return true;
        }
        match (self.game.session(), command) {
            (Session::Lesson(_), Command::Undo) => self.lesson_is_done() || self.in_chain(),
            (Session::Lesson(_), Command::EndTurn) => self.finished_turn().is_some(),
            (Session::Lesson(_), Command::LearnOn) => self.lesson_is_done(),
            (Session::Lesson(_), _) => matches!(command, Command::Learn | Command::LeaveLesson),
            // Its button returns to the player's game.
            (Session::Viewed, Command::Resume) => true,
            (
                Session::Viewed,
                Command::ApplyRules
                | Command::Pause
                | Command::PlayByLink
                | Command::Undo
                | Command::Rematch
                | Command::Revenge
                | Command::PlayPerfect,
            ) => false,
            (Session::Game | Session::Viewed | Session::Study(_), _) => self.can_in_game(command),
        }
    }

    /// Whether a command is possible now in a game, whatever it is for.
    fn can_in_game(&self, command: Command) -> bool {
        let both_ai = self.settings.current().both_ai();
        let over = self.game.ending.is_some();
        match command {
            Command::Undo => {
                self.in_chain() || self.undo_plies() > 0 && !self.has_final_moves() && !self.is_at_turning_point()
            }
            Command::EndTurn => self.finished_turn().is_some(),
            Command::OfferDraw => self.can_offer_draw(),
            // Not again while it is asked.
            Command::AskToResign => self.who_resigns().is_some() && !self.asks_to_resign(),
            Command::Resign => self.who_resigns().is_some(),
            Command::Pause => both_ai && self.game.pace == Pace::Running && !over,
            Command::Resume => self.waits() && !self.is_replaying() && self.shown_line().is_none(),
            // Quick answers don't need the button.
            Command::MoveNow => !both_ai && self.thinks_long(),
            Command::Hint => self.can_have_hint(),
            // Only if the AI has a side to hand over.
            Command::PlayByLink => self.has_ai() && self.at_end() && self.game.record.result().is_none(),
            Command::Rematch => over && self.shown_line().is_none(),
            Command::ApplyRules => {
                let goes_on =
                    !self.is_by_link() && self.game.study_mode().is_none() && self.game.record.result().is_none();
                goes_on && self.settings.current().changed_rules(&*self.game.record).is_some()
            }
            // Two AIs have no use for a revenge.
            Command::Revenge => self.loser().is_some() && !both_ai,
            Command::LearnOn | Command::LeaveLesson => false,
            // While the AI is thinking, other buttons take this place.
            Command::WhoWins => {
                self.has_verdicts()
                    && (over || !self.is_by_link())
                    && !self.shows_verdict()
                    && (!self.is_ai_to_move() || self.waits())
            }
            Command::ShowLine => {
                let is_known =
                    |report: &SearchReport| report.proven.is_some() && !report.principal_variation.is_empty();
                self.verdict().is_some_and(is_known) && !self.is_replaying()
            }
            Command::LeaveLine => self.shown_line().is_some(),
            Command::PlayPerfect => self.proven_winner().is_some_and(|winner| !self.is_against_perfect(winner)),
            // Learning, and what is always possible.
            _ => true,
        }
    }

    /// The command of the button in the middle of the bar: one at a time has this place.
    pub fn main_action(&self) -> Option<Command> {
        let plays = self.board_activity() == Activity::Playing
            && self.game.study_mode().is_none()
            && self.game.ending.is_none()
            && self.shown_line().is_none();
        let urgent = [Command::Resume, Command::Pause, Command::EndTurn, Command::MoveNow];
        let urgent = urgent.into_iter().find(|&command| self.can(command));
        urgent.or(plays.then_some(Command::Hint))
    }

    /// Whether the AI or a forced pass is on hold until the user resumes.
    pub fn waits(&self) -> bool {
        self.game.pace != Pace::Running && self.advances_by_itself()
    }

    /// Whether the AI plays at least one side.
    pub fn has_ai(&self) -> bool {
        Player::BOTH.into_iter().any(|side| self.settings.controller(side) == Controller::Ai)
    }

    /// Whether the game is being replayed.
    pub fn is_replaying(&self) -> bool {
        matches!(self.game.pace, Pace::Replaying(_))
    }

    /// Whether the board is only being viewed, with no move expected: a replay, a shown line, or an earlier position of
    /// a finished game that was loaded.
    pub fn is_looked_at(&self) -> bool {
        match self.board_activity() {
            Activity::Replaying(_) => true,
            Activity::Viewing => !self.at_end() && self.game.record.result().is_some(),
            _ => self.is_in_shown_line(),
        }
    }

    /// Whether `winner`'s side belongs to the full-strength AI against a local human, or a friend plays either side.
    fn is_against_perfect(&self, winner: Player) -> bool {
        let now = self.settings.current();
        let is_so = now.controller(winner) == Controller::Ai && is_top(now.ai_of(winner));
        matches!(now.mode(), GameMode::ByLink(_)) || is_so && now.lone_human() == Some(winner.opponent())
    }

    /// Whether the proven result can be shown without spoiling a game: no game against the AI or a remote friend is in
    /// progress.
    pub(crate) fn may_know(&self) -> bool {
        let now = self.settings.current();
        match now.mode() {
            GameMode::ByLink(_) | GameMode::Lesson => false,
            // Holds during a replay, too.
            GameMode::Local => !self.has_ai() || now.both_ai() || self.game.record.result().is_some(),
            GameMode::Loaded => true,
        }
    }

    /// Whether the search has run long enough to report progress.
    pub fn is_seen_thinking(&self) -> bool {
        self.thinking().is_some_and(|thinking| thinking.report.is_some())
    }

    /// Whether the AI has been thinking about its move for so long that the player may want it now.
    fn thinks_long(&self) -> bool {
        let now = self.environment.now;
        self.is_seen_thinking()
            && self.thinking().is_some_and(|thinking| now.saturating_sub(thinking.since) >= LONG_MILLIS)
    }

    /// The loser of the finished game.
    pub fn loser(&self) -> Option<Player> {
        match self.game.ending?.outcome {
            Outcome::Win(winner) => Some(winner.opponent()),
            Outcome::Draw => None,
        }
    }

    /// The side that would resign; `None` if resigning is not possible.
    pub fn who_resigns(&self) -> Option<Player> {
        let now = &self.settings.current();
        let here = [now.lone_human(), self.is_human_to_move().then(|| self.to_move())].into_iter().flatten().next();
        let goes_on = self.game.record.result().is_none() && self.at_end() && self.game.record.played() > 0;
        let plays = match now.mode() {
            GameMode::Local | GameMode::ByLink(_) => true,
            // A reopened game goes on with the next move or resignation.
            GameMode::Loaded => self.is_human_to_move() && self.game.study_mode().is_none(),
            GameMode::Lesson => false,
        };
        here.filter(|_| goes_on && plays)
    }

    /// Whether the player has been asked to confirm resigning.
    fn asks_to_resign(&self) -> bool {
        self.notices.current().is_some_and(|notice| notice.offer == Some(Offer::Resign))
    }

    /// Whether there is an earlier position to step back to.
    pub fn can_step_back(&self) -> bool {
        self.game.record.played() > 0
    }

    /// Whether there is a later position to step on to.
    pub fn can_step_forward(&self) -> bool {
        !self.at_end()
    }

    /// No hints in a game by links, in a study (it has engines), or in the middle of a chain.
    fn can_have_hint(&self) -> bool {
        let is_free = self.game.study_mode().is_none() && self.shown_line().is_none() && !self.must_pass();
        let is_free = is_free && self.pending_hint().is_none();
        let has_jumped = self.in_chain();
        self.board_activity() == Activity::Playing && self.is_human_to_move() && is_free && !has_jumped
    }

    /// Whether moves stay as they are: a friend knows them and isn't connected to agree, or the live game is over.
    fn has_final_moves(&self) -> bool {
        let is_apart = self.is_by_link() && !self.is_live() && self.live.view().bar.is_some();
        is_apart || self.is_live() && self.game.ending.is_some()
    }

    /// Whether a friend on another device has a side.
    pub(crate) fn is_by_link(&self) -> bool {
        matches!(self.settings.current().mode(), GameMode::ByLink(_))
    }

    fn can_offer_draw(&self) -> bool {
        let by_link = self.is_by_link() && !self.is_live();
        let is_over = self.game.record.result().is_some();
        let is_offered = self.live_game().is_some_and(|live| live.offered == Some(self.game.record.plies()));
        let is_over = is_over || is_offered;
        let may_speak = self.is_human_to_move() || self.is_live();
        self.game.record.can_agree() && may_speak && self.game.record.played() > 0 && !by_link && !is_over
    }

    /// Whether the friend needs a link: it is their move, or the local player ended the game.
    pub(crate) fn awaits_friend(&self) -> bool {
        let GameMode::ByLink(me) = self.settings.current().mode() else { return false };
        if self.is_live() || self.game.before_opened.is_some() {
            return false;
        }
        let played = self.game.record.played();
        let friends_turn = self.game.ending.is_none() && self.to_move() != me;
        let ended_by = match self.game.record.closing() {
            Some(Closing::Resignation(side)) => Some(side),
            _ => played.checked_sub(1).and_then(|last| self.game.record.to_move_at(last)),
        };
        let my_end = self.game.ending.is_some() && ended_by == Some(me);
        self.at_end() && (friends_turn || my_end)
    }

    /// Whether a human had a choice at `ply`.
    fn is_humans_choice(&self, ply: usize) -> bool {
        let human = match self.settings.lone_human() {
            Some(human) => self.game.record.to_move_at(ply) == Some(human),
            None => true,
        };
        human && !self.game.record.is_pass(ply)
    }

    /// Number of plies that stay as they are in a game by link: up to the friend's last turn, or all once the link is
    /// sent. In a live game the friend is asked.
    pub(crate) fn shared_plies(&self) -> usize {
        let GameMode::ByLink(me) = self.settings.current().mode() else { return 0 };
        if self.live_game().is_some() {
            return 0;
        }
        let (record, tree) = (&*self.game.record, self.game.record.tree());
        let last = tree.line().last().map(|&last| tree.key(last));
        if self.game.sent.is_some() && self.game.sent == last {
            return record.plies();
        }
        let is_friends = |&ply: &usize| record.to_move_at(ply) == Some(me.opponent()) && !record.is_pass(ply);
        (0..record.plies()).rev().find(is_friends).map_or(0, |ply| ply + 1)
    }

    /// Number of plies to undo: back to the lone human's last turn, otherwise to the last turn that was not a pass.
    pub fn undo_plies(&self) -> usize {
        let played = self.live_ply();
        (1..=played.saturating_sub(self.shared_plies()))
            .find(|&plies| self.is_humans_choice(played - plies))
            .unwrap_or(0)
    }
}
