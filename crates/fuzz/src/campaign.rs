//! Runs a target on mutated inputs and reports panics.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use alquerque_core::search::rng;

use crate::mutation::Mutator;
use crate::targets::Target;

/// Maximum number of interesting inputs kept in memory.
const MAX_KEPT: usize = 5000;
/// Maximum number of attempts to shorten an input.
const MAX_ATTEMPTS: u32 = 2000;

/// An input that made a target panic.
#[derive(Debug)]
pub struct Fault {
    /// The input, shortened.
    pub input: Vec<u8>,
    /// The panic's message.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nby the input b\"{}\"", self.message, self.input.escape_ascii())
    }
}

/// A target with its pool of interesting inputs.
pub struct Campaign {
    target: &'static Target,
    mutator: Mutator,
    pool: Vec<Vec<u8>>,
    /// The number of inputs in the pool that came from outside.
    given: usize,
    seen: BTreeSet<String>,
}

impl Campaign {
    /// Starts a campaign with these inputs.
    ///
    /// # Errors
    /// If the target panics on one of them.
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

    /// Runs the target on an input, and keeps it if the result is new.
    ///
    /// # Errors
    /// If the target panics.
    pub fn feed(&mut self, input: &[u8]) -> Result<(), Fault> {
        let result = feed(self.target, input).map_err(|message| self.shortened(input, message))?;
        if self.pool.len() < MAX_KEPT && self.seen.insert(result) {
            self.pool.push(input.to_vec());
        }
        Ok(())
    }

    /// The interesting inputs found so far, without the initial ones.
    pub fn found(&self) -> &[Vec<u8>] {
        self.pool.get(self.given..).unwrap_or_default()
    }

    /// Shortens a fault's input while it still panics.
    fn shortened(&self, input: &[u8], message: String) -> Fault {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(|_| ()));
        let mut fault = Fault { input: input.to_vec(), message };
        let mut attempts = 0;
        let mut length = fault.input.len();
        while length > 0 {
            let mut from = 0;
            while from < fault.input.len() && attempts < MAX_ATTEMPTS {
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

/// The result of an input, or the panic's message.
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

    /// Panics on a question mark after an exclamation mark.
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
    fn a_fault_is_found_and_its_input_shortened() {
        let mut campaign = Campaign::new(&PICKY, vec![b"1. f5 d6 2. c3".to_vec()], 1).unwrap();
        let found = (0..100_000).find_map(|_| {
            let input = campaign.next_input();
            campaign.feed(&input).err()
        });
        let fault = found.unwrap();
        assert_eq!(fault.to_string(), "what a surprise\nby the input b\"!?\"");
    }

    #[test]
    fn inputs_with_new_output_are_kept() {
        let mut campaign = Campaign::new(&PICKY, vec![b"ab".to_vec()], 1).unwrap();
        for input in [b"cd".as_slice(), b"c", b"d", b"cde"] {
            campaign.feed(input).unwrap();
        }
        assert_eq!(campaign.found(), [b"c".to_vec(), b"cde".to_vec()]);
    }
}
