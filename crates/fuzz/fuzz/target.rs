//! Runs the target that the environment variable `TARGET` names.

#![no_main]

use std::sync::LazyLock;
use std::{env, process};

use alquerque_fuzz::{TARGETS, Target};
use libfuzzer_sys::fuzz_target;

static CHOSEN: LazyLock<&Target> = LazyLock::new(|| {
    let name = env::var("TARGET").unwrap_or_default();
    TARGETS.iter().find(|target| target.name == name).unwrap_or_else(|| {
        let rows = TARGETS.map(|target| format!("  {:14} {}", target.name, target.what));
        eprintln!("TARGET must be one of\n{}", rows.join("\n"));
        process::exit(2)
    })
});

fuzz_target!(init: LazyLock::force(&CHOSEN), |input: &[u8]| {
    (CHOSEN.check)(input);
});
