//! Feeding a target, and telling what it stumbles over.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use alquerque_core::search::rng;

use crate::mutation::Mutator;
use crate::targets::Target;

/// The most inputs that are kept in memory because something new came of them.
const MOST_KEPT: usize = 5000;
/// The most attempts to make an input shorter.
const MOST_ATTEMPTS: u32 = 2000;

/// An input at which a target has panicked.
#[derive(Debug)]
pub struct Fault {
    /// As short as it could be made.
    pub input: Vec<u8>,
    /// What the panic said.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nby the input b\"{}\"", self.message, self.input.escape_ascii())
    }
}

/// A target, and the inputs that something new came of.
pub struct Campaign {
    target: &'static Target,
    mutator: Mutator,
    pool: Vec<Vec<u8>>,
    /// How many of the pool come from outside.
    given: usize,
    seen: BTreeSet<String>,
}

impl Campaign {
    /// A campaign that begins with these inputs.
    ///
    /// # Errors
    /// Where the target stumbles over one of them.
    pub fn new(target: &'static Target, corpus: Vec<Vec<u8>>, seed: u64) -> Result<Self, Fault> {
        let mutator = Mutator::new(rng(seed), &corpus);
        let mut campaign = Self { target, mutator, given: corpus.len(), pool: Vec::new(), seen: BTreeSet::new() };
        for input in &corpus {
            campaign.feed(input)?;
        }
        campaign.pool = corpus;
        Ok(campaign)
    }

    /// The next input.
    pub fn next_input(&mut self) -> Vec<u8> {
        self.mutator.mutate(&self.pool)
    }

    /// Feeds the target with an input, and keeps it where something new comes of it.
    ///
    /// # Errors
    /// Where the target stumbles over it.
    pub fn feed(&mut self, input: &[u8]) -> Result<(), Fault> {
        let result = feed(self.target, input).map_err(|message| self.shortened(input, message))?;
        if self.pool.len() < MOST_KEPT && self.seen.insert(result) {
            self.pool.push(input.to_vec());
        }
        Ok(())
    }

    /// The inputs that something new came of, besides those with which it began.
    pub fn found(&self) -> &[Vec<u8>] {
        self.pool.get(self.given..).unwrap_or_default()
    }

    /// The fault with parts of its input taken out as long as there is a fault.
    fn shortened(&self, input: &[u8], message: String) -> Fault {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(|_| ()));
        let mut fault = Fault { input: input.to_vec(), message };
        let mut attempts = 0;
        let mut length = fault.input.len();
        while length > 0 {
            let mut from = 0;
            while from < fault.input.len() && attempts < MOST_ATTEMPTS {
                attempts += 1;
                let mut shorter = fault.input.clone();
                shorter.drain(from..shorter.len().min(from + length));
                match feed(self.target, &shorter) {
                    Ok(_) => from += length,
                    Err(message) => fault = Fault { input: shorter, message },
                }
            }
            length /= 2;
        }
        panic::set_hook(loud);
        fault
    }
}

/// What comes of an input, or what the panic says.
fn feed(target: &Target, input: &[u8]) -> Result<String, String> {
    panic::catch_unwind(AssertUnwindSafe(|| (target.check)(input))).map_err(|panic| message(&*panic))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without a message").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stumbles over a question mark behind an exclamation mark.
    const PICKY: Target = Target {
        name: "picky",
        what: "a test",
        rounds: 0,
        check: |input| {
            assert!(!input.windows(2).any(|pair| pair == b"!?"), "what a surprise");
            input.len().to_string()
        },
    };

    #[test]
    fn a_fault_is_found_and_its_input_made_short() {
        let mut campaign = Campaign::new(&PICKY, vec![b"1. f5 d6 2. c3".to_vec()], 1).unwrap();
        let found = (0..100_000).find_map(|_| {
            let input = campaign.next_input();
            campaign.feed(&input).err()
        });
        let fault = found.unwrap();
        assert_eq!(fault.to_string(), "what a surprise\nby the input b\"!?\"");
    }

    #[test]
    fn what_says_something_new_is_kept() {
        let mut campaign = Campaign::new(&PICKY, vec![b"ab".to_vec()], 1).unwrap();
        for input in [b"cd".as_slice(), b"c", b"d", b"cde"] {
            campaign.feed(input).unwrap();
        }
        assert_eq!(campaign.found(), [b"c".to_vec(), b"cde".to_vec()]);
    }
}
