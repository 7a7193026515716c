//! Totals of the naive generator: `cargo run --release --package alquerque-tests --example naive-perft -- murray 8`.

use alquerque_tests::naive::{Rules, State, perft};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, depth] = arguments.as_slice() else {
        eprintln!("expected the name of a ruleset and a depth");
        std::process::exit(2);
    };
    let Ok(depth) = depth.parse::<u32>() else {
        eprintln!("`{depth}` isn't a depth; expected a number");
        std::process::exit(2);
    };
    let start = State::start(Rules::named(rules));
    let totals: Vec<String> = (1..=depth).map(|depth| perft(&start, depth).to_string()).collect();
    println!("[{}]", totals.join(", "));
}
