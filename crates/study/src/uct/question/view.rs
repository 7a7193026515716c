//! The texts of questions and answers.

use alquerque_app::text::nouns::{BySide, side_key};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Phrase, message};

use super::{Branch, Question, QuestionKind};
use crate::text::{Decimal, move_text};
use crate::uct::formula::Formula;
use crate::uct::words;

/// The text of a question about the search of the position on the board.
pub fn question_text(question: &Question, record: &dyn AnyRecord, decimal: Decimal<'_>) -> Phrase {
    let phrase = Phrase::new(message::TOUR_ASK);
    match &question.kind {
        QuestionKind::Branch { is_all, .. } => phrase.key("ask", if *is_all { "branch" } else { "branches" }),
        QuestionKind::Expansion(_) => phrase.key("ask", "expansion"),
        QuestionKind::Playout(_) => phrase.key("ask", "playout"),
        QuestionKind::Points { mv, depth, result, before, .. } => {
            let game = record.board().game;
            let to_move = record.to_move();
            let mover = if depth.is_multiple_of(2) { to_move } else { to_move.opponent() };
            let won = Phrase::new(message::TOUR_PLAYOUT_WON).key("outcome", result.name());
            let phrase = phrase.key("ask", "points").phrase("won", won.by(Player::Light, game));
            let phrase = phrase.key("side", side_key(mover, game)).text("move", &move_text(mv));
            phrase
                .text("points", &words::whole_or_half(*before, decimal))
                .number("half-points", words::half_points(*before))
        }
        QuestionKind::Constant { .. } => phrase.key("ask", "constant"),
    }
}

/// The answer to choose at this index.
pub fn answer(question: &Question, answer: usize, game: GameId, decimal: Decimal<'_>) -> Phrase {
    match &question.kind {
        // The sum itself would be the answer.
        QuestionKind::Branch { branches, .. } => {
            let branch = &branches[answer];
            let sum = branch.formula.map_or_else(|| "\u{221e}".to_owned(), |sum| sum.summands(decimal));
            Phrase::verbatim(&format!("{}: {sum}", move_text(&branch.mv)))
        }
        QuestionKind::Points { before, .. } => {
            let points =
                words::whole_or_half(before + question.gains().get(answer).copied().unwrap_or_default(), decimal);
            Phrase::verbatim(&format!("Q\u{a0}=\u{a0}{points}"))
        }
        QuestionKind::Playout(_) => {
            let result = question.results().nth(answer).unwrap_or(Outcome::Draw);
            words::outcome(result, game).capitalized()
        }
        QuestionKind::Constant { .. } | QuestionKind::Expansion(_) => {
            Phrase::new(message::TOUR_YES).key("yes", if answer == 0 { "yes" } else { "no" })
        }
    }
}

/// Whether an answer is right, and the right answer, at the position that the search has `reached`.
pub fn answer_feedback(
    question: &Question,
    answer: usize,
    reached: &dyn AnyRecord,
    decimal: Decimal<'_>,
) -> [Phrase; 2] {
    let right = match &question.kind {
        _ if question.is_right(answer) => "yes",
        QuestionKind::Playout(_) => "guess",
        _ => "no",
    };
    let right = Phrase::new(message::TOUR_RIGHT).key("right", right);
    let because = Phrase::new(message::TOUR_BECAUSE);
    let sum =
        |branch: &Branch| branch.formula.as_ref().map_or_else(String::new, |sum: &Formula| sum.short_text(decimal));
    let because = match &question.kind {
        QuestionKind::Branch { branches, chosen, .. } => {
            let branch = &branches[*chosen];
            let is_equal = |other: &Branch| other.bound() >= branch.bound();
            // What looks equal after rounding may come before.
            let is_first = !branches[..*chosen].iter().any(is_equal);
            let has_equal = is_first && branches[chosen + 1..].iter().any(is_equal);
            let is_given_equal = is_first && answer > *chosen && branches.get(answer).is_some_and(is_equal);
            let why = match branch.formula {
                None if is_given_equal => "both-new",
                None => "new",
                Some(_) if is_given_equal => "equal",
                Some(_) if has_equal => "first",
                Some(_) => "branch",
            };
            let given = branches.get(answer).map_or_else(String::new, |given| move_text(&given.mv));
            let because = because.key("why", why).text("move", &move_text(&branch.mv)).text("sum", &sum(branch));
            because.text("given", &given)
        }
        QuestionKind::Expansion(expansion) => words::expansion(expansion, reached.board().game),
        QuestionKind::Playout(result) => {
            because.key("why", "playout").phrase("ending", words::playout_end(*result, reached))
        }
        QuestionKind::Points { before, after, .. } => because
            .key("why", words::result_name(after - before))
            .text("points", &words::whole_or_half(*after, decimal)),
        QuestionKind::Constant { then, other, changes } => {
            let because = because.key("why", if *changes { "changes" } else { "stays" });
            let because = because.text("other", &move_text(&other.mv));
            let because = because.text("other-sum", &sum(other));
            because.text("move", &move_text(&then.mv)).text("sum", &sum(then))
        }
    };
    [right, because]
}
