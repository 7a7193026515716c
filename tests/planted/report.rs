//! The accuracy of a review: the planted mistakes that it finds, and the false ones that it reports.

use std::fmt;
use std::ops::AddAssign;

use alquerque_study::review::effort::Effort;
use alquerque_study::review::judge::CLASSES;
use alquerque_study::review::summary::Error;

use super::game::Game;
use super::review::review;
use super::truth::Truth;

/// The accuracy of a review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Planted mistakes.
    pub planted: usize,
    /// Of these, reported.
    pub found: usize,
    /// Planted mistakes whose loss is proven.
    pub proven: usize,
    /// Of these, reported.
    pub proven_found: usize,
    /// Other moves that were reported as mistakes.
    pub others: usize,
    /// Of these, moves proven to lose nothing.
    pub surely_false: usize,
    /// Of these, moves that lose almost nothing according to a much deeper search.
    pub probably_false: usize,
    /// All moves that were reported as mistakes.
    pub named: usize,
    /// Of these, moves with an explanation.
    pub explained: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.planted += other.planted;
        self.found += other.found;
        self.proven += other.proven;
        self.proven_found += other.proven_found;
        self.others += other.others;
        self.surely_false += other.surely_false;
        self.probably_false += other.probably_false;
        self.named += other.named;
        self.explained += other.explained;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { planted, found, proven, proven_found, others, surely_false, probably_false, named, explained } =
            self;
        let percent = (100 * found).checked_div(*planted).unwrap_or(0);
        write!(
            f,
            "{found} of {planted} ({percent} %) | {proven_found} of {proven} | {others} | {surely_false} | {probably_false} | {explained} of {named}"
        )
    }
}

/// Reviews a game and counts; `see` receives the planted mistakes missed and the false ones reported.
pub fn tally(game: &Game, effort: Effort, truth: &mut Truth, see: &mut dyn FnMut(String)) -> Tally {
    let reviewed = review(game.record(), effort);
    // A detour is reported, but loses nothing.
    let named: Vec<_> = reviewed.errors().into_iter().filter(Error::is_mistake).collect();
    let mut tally = Tally::default();
    for planted in &game.planted {
        let is_found = named.iter().any(|error| error.ply == planted.ply);
        tally.planted += 1;
        tally.found += usize::from(is_found);
        tally.proven += usize::from(planted.proven);
        tally.proven_found += usize::from(planted.proven && is_found);
        if !is_found {
            let judged = reviewed.judged()[planted.ply];
            see(format!("missed: {planted:?}, judged {:?}", judged.map(|judged| judged.judgement)));
        }
    }
    let record = &*reviewed.state.game.record;
    let is_explained = |error: &&Error| reviewed.study.review.explanation(record, &error.judged).is_some();
    (tally.named, tally.explained) = (named.len(), named.iter().filter(is_explained).count());
    for error in named.iter().filter(|error| game.planted.iter().all(|planted| planted.ply != error.ply)) {
        let loss = truth.loss(&game.rules, &game.moves[..error.ply], &game.moves[error.ply]);
        tally.others += 1;
        // It loses less than an inaccuracy.
        if loss.with_discs < CLASSES[0].from {
            if loss.proven {
                tally.surely_false += 1;
            } else {
                tally.probably_false += 1;
            }
            see(format!("false: ply {}, {:?}, but {loss:?}", error.ply, error.judged.judgement));
        }
    }
    tally
}
