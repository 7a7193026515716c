//! Finishes a parsed game: its headers and its ending.

use alquerque_language::{Phrase, message};

use super::GameReader;
use crate::any_record::AnyRecord;
use crate::error::quoting;
use crate::record::dialect::{AGREEMENT, RESIGNATION, TIME};
use crate::record::headers::{Date, HEADERS};
use crate::record::imported::{ImportError, Imported, Warning};
use crate::record::lexer::Place;
use crate::record::results::parse_result;
use crate::record::tree::Closing;
use crate::{GameId, Outcome, Reason, side_key};

impl GameReader {
    /// Applies the tags to the game.
    pub(crate) fn finish(mut self) -> Result<Imported, ImportError> {
        self.begin(None);
        self.put_comment_down();
        let Some(mut record) = self.record.take().filter(|_| self.error.is_none()) else {
            // Without a record there has been an error.
            return Err(self.error.unwrap_or_else(|| {
                ImportError::new(self.number, Place::START, message::PROBLEM_NO_GAME_THERE, message::EXPECTED_GAME)
            }));
        };
        let mut warnings = Vec::new();
        if self.left_out > 0 {
            let phrase = match self.left_out_why.take() {
                None => Phrase::new(message::WARNING_LEFT_OUT),
                Some(why) => Phrase::new(message::WARNING_LEFT_OUT_FROM)
                    .number("line", why.line())
                    .number("column", why.column())
                    .phrase("cause", why.cause),
            };
            warnings.push(Warning(phrase.number("variations", self.left_out)));
        }
        if let Some((text, place)) = self.glued.take() {
            let phrase =
                quoting(message::WARNING_GLUED, &text).number("line", place.line).number("column", place.column);
            warnings.push(Warning(phrase));
        }
        if let Some(why) = self.cut_why.clone() {
            let phrase = Phrase::new(message::WARNING_CUT).number("line", why.line()).number("column", why.column());
            warnings.push(Warning(phrase.phrase("cause", why.cause)));
        }
        for (tag, _, header) in HEADERS {
            if let Some((text, _)) = self.value(tag) {
                record.headers_mut().set_text(header, text);
            }
        }
        if let Some((text, _)) = self.value("Date").filter(|(text, _)| !text.is_empty()) {
            match text.parse::<Date>() {
                Ok(date) => record.headers_mut().date = date,
                Err(error) => warnings.push(Warning(Phrase::new(message::WARNING_DATE).phrase("why", error.phrase()))),
            }
        }
        self.state_result(record.as_mut(), &mut warnings);
        if let Some((ply, reason)) = record.unclaimed_draw() {
            let rule = if reason == Reason::Repetition { "repetition" } else { "quiet" };
            let phrase = Phrase::new(message::WARNING_UNCLAIMED_DRAW).number("move", ply.div_ceil(2)).key("rule", rule);
            warnings.push(Warning(phrase));
        }
        Ok(Imported { record, warnings })
    }

    fn state_result(&self, record: &mut dyn AnyRecord, warnings: &mut Vec<Warning>) {
        let (mut stated, mut has_result) = (self.result, self.has_result);
        if let Some((text, _)) = self.value("Result") {
            match parse_result(text, Some(record.board().game)) {
                Some(result) => {
                    stated = result.or(stated);
                    has_result = true;
                }
                None => warnings.push(Warning(quoting(message::WARNING_NO_RESULT, text))),
            }
        }
        // The players ended the game after moves that are left out.
        let is_whole = self.cut_why.is_none();
        let ends_by = |how: &str| is_whole && self.value("Termination").is_some_and(|(text, _)| text == how);
        // Nobody has to claim a draw.
        let is_open =
            |record: &dyn AnyRecord| record.ending_of(self.at).is_none_or(|ending| ending.reason.is_claimed());
        let lost = |loser| [(RESIGNATION, Closing::Resignation(loser)), (TIME, Closing::Time(loser))];
        if let Some(Outcome::Win(winner)) = stated
            && let Some((_, closing)) = lost(winner.opponent()).into_iter().find(|(how, _)| ends_by(how))
            && is_open(record)
        {
            record.select(self.at);
            return record.close(closing);
        }
        let agreed = stated == Some(Outcome::Draw) && ends_by(AGREEMENT);
        if agreed && record.can_agree() && is_open(record) {
            // Variations may continue from there.
            record.select(self.at);
            return record.close(Closing::Agreement);
        }
        record.go_to(usize::MAX);
        let can_be_drawn = record.ending().is_some_and(|ending| ending.reason.is_claimed());
        // A file without results, such as a transcript, may end with the draw.
        let is_unclaimed = has_result || record.unclaimed_draw().is_some();
        record.headers_mut().is_unclaimed = can_be_drawn && is_unclaimed && stated != Some(Outcome::Draw);
        let Some(stated) = stated else { return };
        if let Some(ending) = record.ending() {
            if ending.outcome != stated {
                let game = record.board().game;
                let outcome = |outcome| Phrase::new(message::OUTCOME_WORD).key("outcome", outcome_key(outcome, game));
                let phrase = Phrase::new(message::WARNING_OTHER_RESULT).phrase("stated", outcome(stated));
                warnings.push(Warning(phrase.phrase("real", outcome(ending.outcome))));
            }
            return;
        }
        if agreed && !record.can_agree() {
            warnings.push(Warning(Phrase::new(message::WARNING_NO_AGREEMENT)));
        }
        record.headers_mut().result = Some(stated);
    }
}

/// The key of an outcome in messages.
fn outcome_key(outcome: Outcome, game: GameId) -> &'static str {
    match outcome {
        Outcome::Win(player) => side_key(player, game),
        Outcome::Draw => outcome.name(),
    }
}
