//! The review's texts.

use alquerque_app::hint::Line;
use alquerque_app::state::State;
use alquerque_app::text::nouns::{BySide, name, named_key};
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_core::tabletop::Spot;
use alquerque_language::{Fill, Phrase, message};

use super::Review;
use super::exercises::state::{Exercises, Fault, HintLevel, TryStage};
use super::explanation::Motif;
use super::judge::{Detour, JudgedMove, Missed, light_share, tenths};
use crate::engines::balance::Balance;
use crate::text::move_text;

/// The name of a side.
pub fn side(player: Player, record: &dyn AnyRecord) -> Phrase {
    Phrase::new(message::REVIEW_SIDE).by(player, record.board().game)
}

/// A move with its number, such as `3… c2-c3`.
pub fn numbered(record: &dyn AnyRecord, node: NodeId) -> String {
    let ply = record.tree().ply(node).saturating_sub(1);
    alquerque_app::end_card::view::numbered(record.board().game, ply, &move_text(&record.move_text(node)))
}

/// Converts tenths of a percent to whole percents.
pub const fn percents(tenths: u16) -> u16 {
    (tenths + 5) / 10
}

/// Converts a loss from tenths of a percent to whole percents. Rounds down, as rounding up could suggest a worse class.
pub const fn lost_percents(tenths: u16) -> u16 {
    tenths / 10
}

/// Describes a position of the line: the move to it, and its assessment.
pub fn position(record: &dyn AnyRecord, ply: usize) -> Option<Phrase> {
    let node = *record.tree().line().get(ply)?;
    let assessment = record.tree().assessment(node);
    let known = light_share(&assessment).zip(Balance::assessed(&assessment)).map(|(share, balance)| {
        balance.phrase(&percents(tenths(share, Player::Light)).to_string(), Player::Light, record.board().game)
    });
    let known = known.unwrap_or_else(|| Phrase::new(message::REVIEW_UNKNOWN));
    let phrase = if ply == 0 {
        Phrase::new(message::REVIEW_START)
    } else {
        Phrase::new(message::REVIEW_POSITION).text("move", &numbered(record, node))
    };
    Some(phrase.phrase("known", known))
}

/// Describes the loss of a move. A small loss is only shown for moves marked by the user.
pub fn loss(judged: &JudgedMove) -> Phrase {
    let moves = |phrase: Phrase, plies: u32| phrase.number("moves", plies.div_ceil(2));
    let detour = judged.judgement.detour.filter(|_| judged.judgement.is_detour());
    let phrase = match (judged.judgement.missed, judged.judgement.class, detour) {
        (Some(Missed::Win), ..) => Phrase::new(message::REVIEW_THREW_WIN),
        (Some(Missed::Draw), ..) => Phrase::new(message::REVIEW_THREW_DRAW),
        (None, Some(_), _) => Phrase::new(message::REVIEW_GAVE),
        (None, None, Some(Detour::Longer(plies))) => moves(Phrase::new(message::REVIEW_LONGER), plies),
        (None, None, Some(Detour::Sooner(plies))) => moves(Phrase::new(message::REVIEW_SOONER), plies),
        (None, None, None) => Phrase::new(message::REVIEW_MARKED),
    };
    phrase.number("points", lost_percents(judged.judgement.loss))
}

/// Explains why a move is a mistake, as a sentence about the side that played it.
pub fn why(record: &dyn AnyRecord, judged: &JudgedMove, motif: &Motif) -> Phrase {
    let names = |spots: &[Spot]| Fill::List(spots.iter().map(|&spot| name(record, spot)).collect());
    let at = |phrase: Phrase, spot: Spot| phrase.key("named", named_key(record)).text("at", &name(record, spot));
    let phrase = match motif {
        Motif::AllPieces(count) => Phrase::new(message::REVIEW_WHY_ALL).number("count", *count),
        Motif::Blocked => Phrase::new(message::REVIEW_WHY_BLOCKED),
        Motif::Jumps(spots) => {
            Phrase::new(message::REVIEW_WHY_JUMPS).number("count", spots.len()).with("spots", names(spots))
        }
        Motif::Shot { given, count } => {
            Phrase::new(message::REVIEW_WHY_SHOT).number("given", *given).number("count", *count)
        }
        Motif::Exchange(count) => Phrase::new(message::REVIEW_WHY_EXCHANGE).number("count", *count),
        Motif::Forced(moves) => Phrase::new(message::REVIEW_WHY_FORCED).number("moves", *moves),
        Motif::BesideCorner(spot) => Phrase::new(message::REVIEW_WHY_BESIDE).text("at", &name(record, *spot)),
        Motif::FewMoves(count) => Phrase::new(message::REVIEW_WHY_FEW_MOVES).number("count", *count),
        Motif::MissedExchange(count) => Phrase::new(message::REVIEW_WHY_MISSED_EXCHANGE).number("count", *count),
        Motif::Piece(spot) => at(Phrase::new(message::REVIEW_WHY_PIECE), *spot),
        Motif::Corner(spot) => Phrase::new(message::REVIEW_WHY_CORNER).text("at", &name(record, *spot)),
        Motif::Pass => Phrase::new(message::REVIEW_WHY_PASS),
        Motif::Crown(spot) => at(Phrase::new(message::REVIEW_WHY_CROWN), *spot),
        Motif::MissedWin(moves) => Phrase::new(message::REVIEW_WHY_MISSED_WIN).number("moves", *moves),
        Motif::MissedJumps(count) => Phrase::new(message::REVIEW_WHY_MISSED_JUMPS).number("count", *count),
        Motif::MissedShot(count) => Phrase::new(message::REVIEW_WHY_MISSED_SHOT).number("count", *count),
        Motif::MissedPiece(spot) => at(Phrase::new(message::REVIEW_WHY_MISSED_PIECE), *spot),
        Motif::MissedCorner(spot) => Phrase::new(message::REVIEW_WHY_MISSED_CORNER).text("at", &name(record, *spot)),
        Motif::MissedCrown(spot) => at(Phrase::new(message::REVIEW_WHY_MISSED_CROWN), *spot),
    };
    phrase.by(judged.mover, record.board().game)
}

/// The better line.
pub fn better(line: &[String]) -> Phrase {
    with_line(Phrase::new(message::REVIEW_BETTER), line)
}

/// Fills in a line: its first move, and the moves that would follow.
fn with_line(phrase: Phrase, line: &[String]) -> Phrase {
    let (first, rest) = line.split_first().map_or((String::new(), &[][..]), |(first, rest)| (move_text(first), rest));
    let rest: Vec<String> = rest.iter().map(|mv| move_text(mv)).collect();
    let phrase = phrase.key("more", if rest.is_empty() { "no" } else { "yes" }).text("move", &first);
    phrase.text("moves", &rest.join(" "))
}

/// The number of judged moves; `None` if all of them are.
pub fn judged_so_far(judged: &[Option<JudgedMove>]) -> Option<Phrase> {
    let count = judged.iter().flatten().count();
    let phrase = Phrase::new(message::REVIEW_JUDGED).number("judged", count).number("all", judged.len());
    (count < judged.len()).then_some(phrase)
}

/// The caption of the button to the next exercise.
pub fn next(exercises: &Exercises) -> Phrase {
    let (at, count) = exercises.index_and_count();
    Phrase::new(message::REVIEW_EXERCISE_NEXT).key("last", if at + 1 == count { "yes" } else { "no" })
}

/// The instruction or the result of the exercise.
pub fn exercise(review: &Review, state: &State) -> Option<Phrase> {
    let (exercises, original) = review.exercises(state)?;
    let judged = exercises.mistake(original)?;
    let tried = exercises.tried.map(|node| state.game.record.move_text(node)).unwrap_or_default();
    let best = exercises.best.as_deref().unwrap_or_default();
    Some(match &exercises.stage {
        TryStage::Open => match exercises.hint_level {
            HintLevel::Nothing => instruction(original, &judged),
            // A hint applies to the position of the exercise.
            HintLevel::Piece | HintLevel::Target if !exercises.is_at_position(state) => instruction(original, &judged),
            _ if best.is_empty() => Phrase::new(message::REVIEW_EXERCISE_NO_BEST),
            HintLevel::Piece => hint(review, state),
            // As in the game.
            HintLevel::Target => {
                Phrase::new(message::HINT_MOVE).text("at", &move_text(&review.hinted_text(state).unwrap_or_default()))
            }
            HintLevel::Solution => with_line(Phrase::new(message::REVIEW_EXERCISE_SOLUTION), best),
        },
        TryStage::Analyzing => Phrase::new(message::REVIEW_EXERCISE_LOOKING).text("move", &move_text(&tried)),
        TryStage::Good => Phrase::new(message::REVIEW_EXERCISE_GOOD).text("move", &move_text(&tried)),
        TryStage::Unknown => Phrase::new(message::REVIEW_EXERCISE_UNKNOWN),
        TryStage::Bad(fault, answer) => {
            let key = exercises.tried.map(|tried| state.game.record.tree().key(tried));
            let is_same = key == Some(original.tree().key(judged.node));
            let verdict = match fault {
                Fault::Costs(loss) => Phrase::new(message::REVIEW_EXERCISE_BAD).number("points", lost_percents(*loss)),
                Fault::Loses => Phrase::new(message::REVIEW_EXERCISE_LOSES),
                Fault::Draws => Phrase::new(message::REVIEW_EXERCISE_DRAWS),
            };
            let verdict = verdict.text("move", &move_text(&tried)).key("same", if is_same { "yes" } else { "no" });
            match answer {
                Some(answer) => {
                    let phrase = Phrase::new(message::REVIEW_EXERCISE_ANSWERED).phrase("said", verdict);
                    let phrase = phrase.text("answer", &move_text(answer));
                    phrase.by(judged.mover.opponent(), original.board().game)
                }
                None => verdict,
            }
        }
    })
}

/// The instruction of an exercise.
fn instruction(original: &dyn AnyRecord, judged: &JudgedMove) -> Phrase {
    let phrase = Phrase::new(message::REVIEW_EXERCISE).text("move", &numbered(original, judged.node));
    phrase.phrase("given", loss(judged)).by(judged.mover, original.board().game)
}

/// The first hint: the piece or, for a placement, the column or row.
fn hint(review: &Review, state: &State) -> Phrase {
    let spots = review.hinted_spots(state);
    let name = |spot| name(&*state.game.record, spot);
    let is_set = state.game.legal().iter().any(|turn| turn.path.len() == 1);
    let Some((&first, line)) = spots.first().zip(state.line_of(&spots)) else {
        return Phrase::new(message::REVIEW_HINT_PASS);
    };
    match line {
        Line::Column(letter) if is_set => Phrase::new(message::REVIEW_HINT_COLUMN).text("column", &letter),
        Line::Row(number) if is_set => Phrase::new(message::REVIEW_HINT_ROW).text("row", &number),
        _ => Phrase::new(message::REVIEW_HINT_PIECE)
            .key("named", named_key(&*state.game.record))
            .text("at", &name(first)),
    }
}
