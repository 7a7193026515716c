//! What the page is doing, and what can be done meanwhile: whether something is possible is asked here and nowhere else. The facts
//! that it follows from (course, pace, the open dialog) are changed by update, which reads them for that.

use alquerque_core::{Outcome, Player};
use alquerque_messages::SearchReport;

use crate::course::{Course, Pace};
use crate::event::Event;
use crate::hand::Hand;
use crate::page::Page;
use crate::record_event::RecordEvent;
use crate::settings::Controller;
use crate::state::State;
use crate::verdict::is_top;

/// What the page is doing. It follows from facts that are independent of each other (who has the seats, how the game goes
/// on and at what pace, which dialog is open), so that no two of them have to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// Somebody here plays, with somebody else here or with the AI.
    Playing,
    /// The AI plays both sides.
    Watching,
    /// A game goes on by links; the side is that of whoever sits here.
    ByLink(Player),
    /// A game that was read is looked at.
    Reading,
    /// A lesson is given.
    Learning,
    /// The game is played back; the number is that of the next move's timer.
    Replaying(u32),
    /// Something is set up in that dialog: options, a new game, a position. The AI does not play in between.
    SettingUp(Page),
}

/// What can be possible or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Taking moves back, or the jumps of a chain under way.
    Undo,
    /// Playing moves again that were taken back.
    Redo,
    /// Ending the turn where the piece in hand is.
    EndTurn,
    /// Offering a draw to the other side.
    OfferDraw,
    /// Give the game up.
    Resign,
    /// Stopping what goes on by itself.
    Pause,
    /// Letting it go on.
    Resume,
    /// Having the AI play the best move that it has found so far.
    MoveNow,
    /// Having a hint given.
    Hint,
    /// Sending the link to the friend with whom the game goes on.
    SendLink,
    /// Leaving the AI's side to a friend.
    PlayByLink,
    /// A new game with the sides swapped.
    Rematch,
    /// A new game whose options the loser chooses.
    Revenge,
    /// Beginning a lesson.
    Learn,
    /// Going on to the lesson's next step.
    LearnOn,
    /// Leaving the lesson.
    LeaveLesson,
    /// Looking who wins.
    WhoWins,
    /// Having the certain line shown.
    ShowLine,
    /// Going back to where that line began.
    LeaveLine,
    /// Playing on against the side that wins for certain.
    PlayPerfect,
    /// Stepping to an earlier position.
    StepBack,
    /// Stepping to a later position.
    StepOn,
}

impl Action {
    /// The action that an event asks for, if it is one that is not always possible.
    pub fn of(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Undo => Self::Undo,
            Event::Redo => Self::Redo,
            Event::EndTurn => Self::EndTurn,
            Event::OfferDraw => Self::OfferDraw,
            Event::Resign | Event::AskToResign => Self::Resign,
            Event::Pause => Self::Pause,
            Event::Resume => Self::Resume,
            Event::MoveNow => Self::MoveNow,
            Event::Hint => Self::Hint,
            Event::Record(RecordEvent::PlayByLink) => Self::PlayByLink,
            Event::Rematch => Self::Rematch,
            Event::Revenge => Self::Revenge,
            Event::Learn => Self::Learn,
            Event::LearnOn => Self::LearnOn,
            Event::LeaveLesson => Self::LeaveLesson,
            Event::WhoWins => Self::WhoWins,
            Event::ShowLine => Self::ShowLine,
            Event::LeaveLine => Self::LeaveLine,
            Event::PlayPerfect => Self::PlayPerfect,
            _ => return None,
        })
    }
}

impl State {
    /// What the page is doing.
    pub fn activity(&self) -> Activity {
        match self.page {
            Some(page @ (Page::Options | Page::New | Page::Editor)) => Activity::SettingUp(page),
            _ => self.at_board(),
        }
    }

    /// What goes on at the board, also behind a dialog.
    pub fn at_board(&self) -> Activity {
        match (self.pace, self.settings.now().course()) {
            (Pace::Replaying(number), _) => Activity::Replaying(number),
            (_, Course::ByLink(me)) => Activity::ByLink(me),
            (_, Course::Read) => Activity::Reading,
            (_, Course::Lesson) => Activity::Learning,
            (_, Course::Here) if self.settings.now().both_ai() => Activity::Watching,
            (_, Course::Here) => Activity::Playing,
        }
    }

    /// Whether something can be done now. Views show what can be, and update drops an event that asks for what cannot be.
    pub fn can(&self, action: Action) -> bool {
        if self.lesson.is_some() {
            return match action {
                Action::Undo => self.lesson_is_done() || self.hand.as_ref().is_some_and(Hand::has_jumped),
                Action::EndTurn => self.hand.as_ref().is_some_and(|hand| hand.finished(&self.legal).is_some()),
                Action::LearnOn => self.lesson_is_done(),
                Action::Learn | Action::LeaveLesson => true,
                _ => false,
            };
        }
        let both_ai = self.settings.now().both_ai();
        let over = self.ending.is_some();
        match action {
            Action::Undo => self.hand.as_ref().is_some_and(Hand::has_jumped) || self.undo_plies() > 0,
            Action::Redo => self.redo_plies() > 0,
            Action::EndTurn => self.hand.as_ref().is_some_and(|hand| hand.finished(&self.legal).is_some()),
            Action::OfferDraw => self.can_offer_draw(),
            Action::Resign => self.who_resigns().is_some(),
            Action::Pause => both_ai && self.pace == Pace::Going && !over,
            Action::Resume => self.waits() && !self.is_played_back() && self.shown().is_none(),
            // A search that answers at once is not worth a button.
            Action::MoveNow => !both_ai && self.is_seen_thinking(),
            Action::Hint => self.can_have_hint(),
            Action::SendLink => self.awaits_friend(),
            // The AI would be in the way.
            Action::PlayByLink => self.has_ai() && self.at_end() && self.record.result().is_none(),
            Action::Rematch => over && self.shown().is_none(),
            // Nobody takes revenge on oneself.
            Action::Revenge => self.loser().is_some() && !both_ai,
            Action::Learn => true,
            Action::LearnOn | Action::LeaveLesson => false,
            // While the AI thinks there are other buttons.
            Action::WhoWins => self.has_verdicts() && !self.shows_verdict() && (!self.ais_turn() || self.waits()),
            Action::ShowLine => {
                let is_known =
                    |report: &SearchReport| report.proven.is_some() && !report.principal_variation.is_empty();
                self.verdict().is_some_and(is_known) && !self.is_played_back()
            }
            Action::LeaveLine => self.shown().is_some(),
            Action::PlayPerfect => self.certain_winner().is_some_and(|winner| !self.is_against_perfect(winner)),
            Action::StepBack => self.record.played() > 0,
            Action::StepOn => !self.at_end(),
        }
    }

    /// Whether what would go on by itself waits for the player's word.
    pub fn waits(&self) -> bool {
        self.pace != Pace::Going && self.goes_on_by_itself()
    }

    /// Whether the AI plays any side.
    pub fn has_ai(&self) -> bool {
        Player::BOTH.into_iter().any(|side| self.settings.controller(side) == Controller::Ai)
    }

    /// Whether the AI plays that side in a game that is known to be played here: of one that was read nobody knows.
    pub fn is_known_ai(&self, player: Player) -> bool {
        self.settings.controller(player) == Controller::Ai && self.settings.now().course() != Course::Read
    }

    /// Whether the game is played back.
    pub fn is_played_back(&self) -> bool {
        matches!(self.pace, Pace::Replaying(_))
    }

    /// Whether somebody looks at a game, and nobody is asked to move: it is played back, a line is shown that nobody has played, or
    /// an earlier position of a game that was read and has come to its end.
    pub fn is_looked_at(&self) -> bool {
        match self.at_board() {
            Activity::Replaying(_) => true,
            Activity::Reading => !self.at_end() && self.record.result().is_some(),
            _ => self.is_in_shown_line(),
        }
    }

    /// Whether the AI at its best has the side of `winner` and somebody here the other; or a friend has a side.
    fn is_against_perfect(&self, winner: Player) -> bool {
        let now = self.settings.now();
        let is_so = now.controller(winner) == Controller::Ai && is_top(now.ai_of(winner));
        matches!(now.course(), Course::ByLink(_)) || is_so && now.lone_human() == Some(winner.opponent())
    }

    /// Whether to know who wins would spoil nothing: nobody plays against the AI or a friend elsewhere, or the game is over.
    pub(crate) fn may_know(&self) -> bool {
        let now = self.settings.now();
        match now.course() {
            Course::ByLink(_) | Course::Lesson => false,
            // Also while it is played back.
            Course::Here => !self.has_ai() || now.both_ai() || self.record.result().is_some(),
            Course::Read => true,
        }
    }

    /// Whether the running search has taken long enough to be seen.
    pub fn is_seen_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.report.is_some())
    }

    /// Who lost the game that is over.
    pub fn loser(&self) -> Option<Player> {
        match self.ending?.outcome {
            Outcome::Win(winner) => Some(winner.opponent()),
            Outcome::Draw => None,
        }
    }

    /// Who gives up where somebody here does; none where there is nothing to be given up.
    pub fn who_resigns(&self) -> Option<Player> {
        let now = &self.settings.now();
        let here = [now.lone_human(), self.humans_turn().then(|| self.to_move())].into_iter().flatten().next();
        let goes_on = self.record.result().is_none() && self.at_end() && self.record.played() > 0;
        here.filter(|_| goes_on && matches!(now.course(), Course::Here | Course::ByLink(_)))
    }

    /// Not in a game with a friend elsewhere, nor in a study, which has engines; and a chain that has begun goes on as it may.
    fn can_have_hint(&self) -> bool {
        let is_free = self.studies.is_none() && self.shown().is_none() && !self.must_pass();
        let has_jumped = self.hand.as_ref().is_some_and(Hand::has_jumped);
        self.at_board() == Activity::Playing && self.humans_turn() && is_free && !has_jumped
    }

    fn can_offer_draw(&self) -> bool {
        let by_link = matches!(self.settings.now().course(), Course::ByLink(_));
        let is_over = self.record.result().is_some();
        self.record.can_agree() && self.humans_turn() && self.record.played() > 0 && !by_link && !is_over
    }

    /// Whether a friend elsewhere is to get the link: theirs is the next move, or mine was the last.
    fn awaits_friend(&self) -> bool {
        let Course::ByLink(me) = self.settings.now().course() else { return false };
        let played = self.record.played();
        let friends_turn = self.ending.is_none() && self.to_move() != me;
        let my_end = self.ending.is_some() && played > 0 && self.record.to_move_at(played - 1) == Some(me);
        self.at_end() && (friends_turn || my_end)
    }

    /// Whether it is a human's turn in position `ply`, and there is something to choose.
    fn is_humans_choice(&self, ply: usize) -> bool {
        let human = match self.settings.lone_human() {
            Some(human) => self.record.to_move_at(ply) == Some(human),
            None => true,
        };
        human && !self.record.is_pass(ply)
    }

    /// How many plies Undo takes back: to the lone human's own last turn, else to the last turn that was not a pass.
    pub fn undo_plies(&self) -> usize {
        let played = self.record.played();
        (1..=played).find(|&plies| self.is_humans_choice(played - plies)).unwrap_or(0)
    }

    /// How many plies Redo plays again: to the lone human's next turn or the end of what there is, else one and the passes
    /// after it.
    pub fn redo_plies(&self) -> usize {
        let played = self.record.played();
        let undone = self.record.plies() - played;
        (1..=undone).find(|&plies| self.is_humans_choice(played + plies)).unwrap_or(undone)
    }
}
