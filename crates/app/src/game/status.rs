//! The status line below the players.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Ending, Outcome, Player, Reason};
use alquerque_language::Phrase;

use crate::board::hand::must_capture;
use crate::game::mode::GameMode;
use crate::lesson::sentence;
use crate::settings::Controller;
use crate::state::State;
use crate::text::Text;
use crate::text::nouns::BySide;

/// The side to move and its activity, or the result.
pub fn status(state: &State) -> Text {
    if let Some(lesson) = state.game.lesson() {
        return sentence(lesson, state.lesson_is_done()).into();
    }
    if state.game.ending.is_some() {
        return over(state);
    }
    // After a resignation the rules would allow more moves. Variations don't end with it.
    let is_its_end = state.at_end() && state.game.record.tree().is_on_main();
    if let Some(result) = state.game.record.result().filter(|_| is_its_end) {
        return match result {
            Outcome::Win(winner) => state.by("stated-win", winner).into(),
            Outcome::Draw => Phrase::new("stated-draw").into(),
        };
    }
    let player = state.to_move();
    let to_move = || state.by("status-side", player).key("task", "move");
    let paused = state.waits().then(|| Phrase::new("paused"));
    if state.must_pass() {
        return Text::from(paused).and(state.by("must-pass", player));
    }
    if state.is_looked_at() {
        return to_move().into();
    }
    if let Some(hint) = state.hint_text() {
        return hint;
    }
    if state.has_refused_premove() && state.board.hand().is_none() && state.is_human_to_move() {
        return Phrase::new("premove-refused").into();
    }
    if state.is_human_to_move() {
        let task = match state.board.hand().filter(|hand| hand.has_jumped()) {
            Some(hand) if hand.finished(&state.game.legal).is_some() => "go-on",
            _ if must_capture(&state.game.legal) => "capture",
            _ => "move",
        };
        let yours = match seated(state) {
            Some(you) => state.by("status-yours", you),
            None => state.by("status-side", player),
        };
        return yours.key("task", task).into();
    }
    if state.settings.controller(player) == Controller::Friend {
        return state.by("status-friends", player).into();
    }
    if paused.is_none() && state.is_seen_thinking() {
        return state.by("status-thinking", player).into();
    }
    Text::from(paused).and(to_move())
}

/// The side of the only local human; `None` in loaded games and shown lines.
fn seated(state: &State) -> Option<Player> {
    let plays = state.settings.now().mode() != GameMode::Loaded && !state.is_in_shown_line();
    state.settings.lone_human().filter(|_| plays)
}

/// The line below the status: the proven result or, after the game, how much help the player had.
pub fn below(state: &State) -> Text {
    if state.game.ending.is_some() { state.help_phrase().into() } else { state.verdict_text() }
}

/// The result and its reason; empty while the game is in progress.
pub fn over(state: &State) -> Text {
    let lone = seated(state);
    state.game.ending.map(|ending| result(&*state.game.record, ending, lone)).into()
}

/// A result such as "Light wins. Dark has no legal move.", or "You won! Dark has no legal move." for a lone human.
fn result(record: &dyn AnyRecord, ending: Ending, lone: Option<Player>) -> Phrase {
    let (game, score) = (record.board().game, record.score());
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), reason) => {
            let whose = match lone {
                Some(you) if you == winner => "won",
                Some(_) => "lost",
                None => "nobody",
            };
            let has_lost = whose == "lost";
            let phrase = match (score, reason) {
                (_, Reason::Resignation) if has_lost => Phrase::new("result-you-resigned"),
                (_, Reason::Resignation) => Phrase::new("result-resigned"),
                (_, Reason::Time) if has_lost => Phrase::new("result-your-time"),
                (_, Reason::Time) => Phrase::new("result-time"),
                (Some(score), _) => {
                    let first = lone.unwrap_or(winner);
                    // The winner may also get points for empty squares.
                    let counted: u32 = record.counts_at(record.played()).iter().sum();
                    Phrase::new("result-score")
                        .number("first", score[first.index()])
                        .number("second", score[first.opponent().index()])
                        .number("credited", score.iter().sum::<u32>().saturating_sub(counted))
                }
                (None, Reason::NoPieces) => Phrase::new("result-no-pieces"),
                (None, _) => Phrase::new("result-no-move"),
            };
            phrase.by(winner, game).key("lone", whose)
        }
        (Outcome::Draw, Reason::Repetition) => Phrase::new("draw-repetition"),
        (Outcome::Draw, Reason::Agreement) => Phrase::new("draw-agreement"),
        (Outcome::Draw, Reason::Passes) => Phrase::new("draw-passes"),
        (Outcome::Draw, Reason::QuietPlies) => Phrase::new("draw-quiet").key("game", game.name()),
        (Outcome::Draw, _) => match score {
            Some([light, dark]) => Phrase::new("draw-score").number("first", light).number("second", dark),
            None => Phrase::new("draw"),
        },
    }
}
