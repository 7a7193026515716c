//! What is said of turns and of the course of games.

use alquerque_core::phrase::Phrase;
use alquerque_core::{GameId, Outcome, Player, Reason};

use super::nouns::{BySide, one_of};
use crate::message::{Choosing, Game, Over, Step};

pub(super) fn sentence(message: &Game, running: GameId) -> Phrase {
    let by = |id: &'static str, player: Player| Phrase::new(id).by(player, running);
    Phrase::new(match message {
        Game::Played { player, by_ai, turn } => {
            return by(if *by_ai { "played-by-ai" } else { "played" }, *player).text("turn", turn);
        }
        Game::NotPlayed(why) => return Phrase::new("told").phrase("what", why.phrase()),
        Game::MustPass(player) => return by("must-pass", *player),
        Game::YourTurn { side: None, captures } if captures.is_empty() => "your-turn",
        Game::YourTurn { side: None, captures } => {
            return Phrase::new("your-turn-capture").with("spots", one_of(captures));
        }
        Game::YourTurn { side: Some(side), captures } if captures.is_empty() => return by("side-to-move", *side),
        Game::YourTurn { side: Some(side), captures } => {
            return by("side-to-capture", *side).with("spots", one_of(captures));
        }
        Game::ToMove(player) => return by("side-to-move", *player),
        Game::Step(step) => return stepped(step),
        Game::New(player) => return by("new-game-begins", *player),
        Game::Goes(game) => return Phrase::new("game-goes").key("game", game.name()),
        Game::Rematch(Some(you)) => return by("rematch-you", *you),
        Game::AgainstPerfect(you) => return by("against-perfect", *you),
        Game::Revenge(Choosing::Side(loser)) => return by("revenge-side", *loser),
        Game::SitsBelow(player) => return by("sits-below", *player),
        Game::ReplacesUnfinished => "replaces-unfinished",
        Game::BeforeIsKept => "before-is-kept",
        Game::BeforeIsBack => "before-is-back",
        Game::Rematch(None) => "rematch",
        Game::Revenge(Choosing::You) => "revenge-you",
        Game::Revenge(Choosing::Ai) => "revenge-ai",
        Game::InnerSquare => "inner-square",
        Game::Paused => "paused",
        Game::Resumed => "resumed",
        Game::SureToResign => "sure-to-resign",
        Game::TurnsNoMore => "turns-no-more",
        Game::OtherTab => "other-tab",
        Game::HereIsKept => "here-is-kept",
        Game::Helped(times) => return Phrase::new("with-help").number("times", *times),
        Game::NotKept => "game-not-kept",
    })
}

/// The result with its reason, such as "Light wins: dark cannot move.", or "You won: dark cannot move." for a lone human.
pub(super) fn result(over: Over, lone: Option<Player>) -> Phrase {
    match (over.ending.outcome, over.ending.reason) {
        (Outcome::Win(winner), reason) => {
            let whose = match lone {
                Some(you) if you == winner => "won",
                Some(_) => "lost",
                None => "nobody",
            };
            let has_lost = whose == "lost";
            let phrase = match (over.score, reason) {
                (_, Reason::Resignation) if has_lost => Phrase::new("result-you-resigned"),
                (_, Reason::Resignation) => Phrase::new("result-resigned"),
                (_, Reason::Time) if has_lost => Phrase::new("result-your-time"),
                (_, Reason::Time) => Phrase::new("result-time"),
                (Some(score), _) => {
                    let first = lone.unwrap_or(winner);
                    Phrase::new("result-score")
                        .number("first", score[first.index()])
                        .number("second", score[first.opponent().index()])
                        .number("credited", over.credited)
                }
                (None, Reason::NoPieces) => Phrase::new("result-no-pieces"),
                (None, _) => Phrase::new("result-no-move"),
            };
            phrase.by(winner, over.game).key("lone", whose)
        }
        (Outcome::Draw, Reason::Repetition) => Phrase::new("draw-repetition"),
        (Outcome::Draw, Reason::Agreement) => Phrase::new("draw-agreement"),
        (Outcome::Draw, Reason::Passes) => Phrase::new("draw-passes"),
        (Outcome::Draw, Reason::QuietPlies) => Phrase::new("draw-quiet").key("game", over.game.name()),
        (Outcome::Draw, _) => match over.score {
            Some([light, dark]) => Phrase::new("draw-score").number("first", light).number("second", dark),
            None => Phrase::new("draw"),
        },
    }
}

fn stepped(step: &Step) -> Phrase {
    match step {
        Step::BeforeFirst => Phrase::new("step-before-first"),
        Step::After { ply, of, turn } => {
            Phrase::new("step-after").number("ply", *ply).number("of", *of).text("turn", turn)
        }
        Step::TakenBack(plies) => Phrase::new("step-taken-back").number("moves", *plies),
        Step::PlayedAgain(plies) => Phrase::new("step-played-again").number("moves", *plies),
        Step::Stopped => Phrase::new("step-stopped"),
    }
}
