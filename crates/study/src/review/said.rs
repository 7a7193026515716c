//! What the review says, as phrases of a language.

use alquerque_app::message::SpotName;
use alquerque_app::state::State;
use alquerque_app::words::side_key;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::phrase::Phrase;
use alquerque_core::record::NodeId;

use super::Review;
use super::judge::{Judged, Thrown, light_share, tenths};
use super::task::{Stage, Tasks};
use super::told::Told;
use crate::balance::Balance;
use crate::words::move_text;

/// A phrase that speaks of a side and its opponent.
fn by(phrase: Phrase, player: Player, record: &dyn AnyRecord) -> Phrase {
    let game = record.board().game;
    phrase.key("side", side_key(player, game)).key("other", side_key(player.opponent(), game))
}

/// What a side is called.
pub fn side(player: Player, record: &dyn AnyRecord) -> Phrase {
    by(Phrase::new("review-side"), player, record)
}

/// A move with its number, such as `3… c2-c3`.
pub fn numbered(record: &dyn AnyRecord, node: NodeId) -> String {
    let ply = record.tree().ply(node).saturating_sub(1);
    let dots = if ply.is_multiple_of(2) { "." } else { "\u{2026}" };
    format!("{}{dots} {}", ply / 2 + 1, move_text(&record.move_text(node)))
}

/// How the curve is to be read.
pub fn curve_key(record: &dyn AnyRecord) -> Phrase {
    by(Phrase::new("review-curve-key"), Player::Light, record)
}

/// Tenths of a percent in whole percents.
pub const fn percents(tenths: u16) -> u16 {
    (tenths + 5) / 10
}

/// How far a review is.
pub fn progress(done: usize, all: usize) -> Phrase {
    Phrase::new("review-progress").number("done", done).number("all", all)
}

/// A position of the line in words: the move to it, and what is known of it.
pub fn position(record: &dyn AnyRecord, ply: usize) -> Option<Phrase> {
    let node = *record.tree().line().get(ply)?;
    let assessment = record.tree().assessment(node);
    let known = light_share(&assessment).map(|share| {
        let balance =
            Balance { light: share.value(), certain: assessment.certain.map(|certain| certain.outcome.into()) };
        balance.phrase(&percents(tenths(share, Player::Light)).to_string(), record.board().game)
    });
    let known = known.unwrap_or_else(|| Phrase::new("review-unknown"));
    let phrase = if ply == 0 {
        Phrase::new("review-start")
    } else {
        Phrase::new("review-position").text("move", &numbered(record, node))
    };
    Some(phrase.phrase("known", known))
}

/// What a move gave away; if that is little, it is told of because somebody has marked it.
pub fn given(judged: &Judged) -> Phrase {
    let phrase = match (judged.judgement.thrown, judged.judgement.class) {
        (Some(Thrown::Win), _) => Phrase::new("review-threw-win"),
        (Some(Thrown::Draw), _) => Phrase::new("review-threw-draw"),
        (None, Some(_)) => Phrase::new("review-gave"),
        (None, None) => Phrase::new("review-marked"),
    };
    phrase.number("points", percents(judged.judgement.given))
}

/// What was better, move by move.
pub fn better(line: &[String]) -> Phrase {
    Phrase::new("review-better").text("moves", &move_text(&line.join(" ")))
}

/// How many moves of the line are judged, where that is not all of them.
pub fn judged_so_far(judged: &[Option<Judged>]) -> Option<Phrase> {
    let count = judged.iter().flatten().count();
    let phrase = Phrase::new("review-judged").number("judged", count).number("all", judged.len());
    (count < judged.len()).then_some(phrase)
}

/// Which of how many tasks is set.
pub fn place(tasks: &Tasks) -> Phrase {
    let (at, count) = tasks.place();
    Phrase::new("review-task-place").number("at", at + 1).number("all", count)
}

/// What the button that goes on from a task says.
pub fn next(tasks: &Tasks) -> Phrase {
    let (at, count) = tasks.place();
    Phrase::new("review-task-next").key("last", if at + 1 == count { "yes" } else { "no" })
}

/// What is to be done in the task, or what came of it.
pub fn task(review: &Review, state: &State) -> Option<Phrase> {
    let (tasks, waiting) = review.tasks(state)?;
    let judged = tasks.mistake(waiting)?;
    let tried = tasks.tried().map(|node| state.record.move_text(node)).unwrap_or_default();
    let best = tasks.best.as_deref().unwrap_or_default();
    Some(match &tasks.stage {
        Stage::Asked => match tasks.told {
            Told::Nothing => {
                let phrase = Phrase::new("review-task").text("move", &numbered(waiting, judged.node));
                by(phrase.phrase("given", given(&judged)), judged.mover, waiting)
            }
            _ if best.is_empty() => Phrase::new("review-task-no-best"),
            Told::Piece => hint(review, state),
            // As in the game.
            Told::Target => {
                Phrase::new("hint-move").text("at", &move_text(&review.hinted_text(state).unwrap_or_default()))
            }
            Told::Solution => {
                let moves: Vec<String> = best.iter().map(|mv| move_text(mv)).collect();
                Phrase::new("review-task-solution").text("moves", &moves.join(" "))
            }
        },
        Stage::Looking => Phrase::new("review-task-looking").text("move", &move_text(&tried)),
        Stage::Good => Phrase::new("review-task-good").text("move", &move_text(&tried)),
        Stage::Unknown => Phrase::new("review-task-unknown"),
        Stage::Bad(given, answer) => {
            let key = tasks.tried().map(|tried| state.record.tree().key(tried));
            let is_same = key == Some(waiting.tree().key(judged.node));
            let phrase = match answer {
                Some(answer) => Phrase::new("review-task-answered").text("answer", &move_text(answer)),
                None => Phrase::new("review-task-bad"),
            };
            let phrase = phrase.text("move", &move_text(&tried)).number("points", percents(*given));
            phrase.key("same", if is_same { "yes" } else { "no" })
        }
    })
}

/// The first hint: the piece, or where about it is to be set.
fn hint(review: &Review, state: &State) -> Phrase {
    let spots = review.hinted_spots(state);
    let name = |spot| state.record.spot_name(spot).unwrap_or_default();
    let is_set = state.legal.iter().any(|turn| turn.path.len() == 1);
    match spots.first() {
        Some(&spot) if is_set => {
            let column: String = name(spot).chars().take(1).collect();
            Phrase::new("review-hint-column").text("column", &column)
        }
        Some(&place) => {
            let place = SpotName::of(&*state.record, place);
            let named = if place.is_number { "number" } else { "letters" };
            Phrase::new("review-hint-piece").key("named", named).text("at", &place.name)
        }
        None => Phrase::new("review-hint-pass"),
    }
}
