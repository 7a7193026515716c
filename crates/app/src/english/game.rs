//! What is said of turns and of the course of games.

use alquerque_core::{GameId, Outcome, Player, Reason};

use super::words::{counted, listed, side, side_name};
use crate::message::{Choosing, Game, Over, Step};

pub(super) fn sentence(message: &Game, running: GameId) -> String {
    let text = match message {
        Game::Played { player, by_ai, turn } => {
            let how = if *by_ai { " (AI)" } else { "" };
            return format!("{}{how}: {turn}.", side_name(*player, running));
        }
        Game::NotPlayed(why) => return format!("{why}."),
        Game::MustPass(player) => return format!("{} has no move and must pass.", side_name(*player, running)),
        Game::YourTurn { side, captures } => {
            let whose =
                side.map_or_else(|| "Your turn".to_owned(), |side| format!("{} to move", side_name(side, running)));
            if captures.is_empty() {
                return format!("{whose}.");
            }
            return format!("{whose}: capture with {}.", listed(captures));
        }
        Game::ToMove(player) => return format!("{} to move.", side_name(*player, running)),
        Game::Step(step) => return stepped(step),
        Game::New(player) => return format!("New game. {} begins.", side_name(*player, running)),
        Game::Goes(game) => return format!("{}.", game.title()),
        Game::Rematch(Some(you)) => return format!("Rematch with sides swapped. You play {}.", side(*you, running)),
        Game::Revenge(Choosing::Side(loser)) => {
            return format!("Revenge: {} lost, and may choose the rules and the side.", side(*loser, running));
        }
        Game::SitsBelow(player) => return format!("{} sits below.", side_name(*player, running)),
        Game::ReplacesUnfinished => "New game. The previous one was not finished.",
        Game::BeforeIsKept => "The game before is kept.",
        Game::BeforeIsBack => "The game before is back.",
        Game::Rematch(None) => "Rematch with sides swapped.",
        Game::Revenge(Choosing::You) => "Revenge: you lost, so you choose the rules and your side.",
        Game::Revenge(Choosing::Ai) => {
            "Revenge: the AI lost, so it has chosen these rules, and the other side for itself."
        }
        Game::InnerSquare => "From now on play goes on within the inner square.",
        Game::Paused => "Paused.",
        Game::Resumed => "Resumed.",
        Game::SureToResign => "Resign this game?",
        Game::TurnsNoMore => "The board no longer turns to whoever moves. Options let it turn again.",
        Game::OtherTab => "This game went on in another tab.",
        Game::HereIsKept => "What was here is kept.",
        Game::NotKept => {
            "Neither the game nor the options can be kept over a reload: this browser's storage is full or closed. \
             Save the game as text, or delete games from the library."
        }
    };
    text.to_owned()
}

/// The result with its reason, such as "Light wins: dark cannot move.", or "You won: dark cannot move." for a lone human.
pub(super) fn result(over: Over, lone: Option<Player>) -> String {
    let game = over.game;
    match (over.ending.outcome, over.ending.reason) {
        (Outcome::Win(winner), reason) => {
            let whose = match lone {
                Some(you) if you == winner => "You won".to_owned(),
                Some(_) => "You lost".to_owned(),
                None => format!("{} wins", side_name(winner, game)),
            };
            let loser = side(winner.opponent(), game);
            match (over.score, reason) {
                (_, Reason::Resignation) if lone == Some(winner.opponent()) => "You have resigned.".to_owned(),
                (_, Reason::Resignation) => format!("{whose}: {loser} has resigned."),
                (_, Reason::Time) if lone == Some(winner.opponent()) => "You lost: your time is up.".to_owned(),
                (_, Reason::Time) => format!("{whose}: {loser}'s time is up."),
                (Some(score), _) => {
                    let credited = match over.credited {
                        0 => "",
                        1 => " The empty square counts for the winner.",
                        _ => " The empty squares count for the winner.",
                    };
                    let first = lone.unwrap_or(winner);
                    format!("{whose} {} to {}.{credited}", score[first.index()], score[first.opponent().index()])
                }
                (None, Reason::NoPieces) => format!("{whose}: {loser} has no piece left."),
                (None, _) => format!("{whose}: {loser} cannot move."),
            }
        }
        (Outcome::Draw, Reason::Repetition) => "Draw: the same position for the third time.".to_owned(),
        (Outcome::Draw, Reason::Agreement) => "Draw: by agreement.".to_owned(),
        (Outcome::Draw, Reason::Passes) => "Draw: both sides passed.".to_owned(),
        (Outcome::Draw, Reason::QuietPlies) => format!("Draw: {}.", quiet(over.game)),
        (Outcome::Draw, _) => match over.score {
            Some([light, dark]) => format!("Draw: {light} to {dark}."),
            None => "Draw.".to_owned(),
        },
    }
}

/// What has passed when a game is drawn because nothing happens.
fn quiet(game: GameId) -> &'static str {
    match game {
        GameId::Alquerque => "a hundred moves without a capture",
        GameId::Othello => "nothing has changed",
        GameId::Draughts => "forty moves by each side without a capture or an advance of a man",
    }
}

fn stepped(step: &Step) -> String {
    match step {
        Step::BeforeFirst => "Before the first move.".to_owned(),
        Step::After { ply, of, turn } => format!("Move {ply} of {of}: {turn}."),
        Step::TakenBack(plies) => format!("Taken back: {}.", counted(*plies, "move")),
        Step::PlayedAgain(plies) => format!("Played again: {}.", counted(*plies, "move")),
        Step::Stopped => "Stopped.".to_owned(),
    }
}
