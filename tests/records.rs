//! Helpers for tests of records.

use std::fmt::Write;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Closing, NodeId, Warning, import};

/// A game as written by other programs, with everything that can appear between the moves.
pub const PDN: &str = "% a file of two games\n\
    [Event \"Club \\\"Dark Square\\\"\"]\n[Site \"?\"]\n[Date \"1998.11.??\"]\n[Round \"\"]\n\
    [White \"Light, Ada\"]\n[Black \"Dark, Bo\"]\n[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n[Annotator \"nobody\"]\n\n\
    {An old\nopening.} 1.11-15 22-18! 2.15x22 ;the man is lost\n25x18 3. 8-11 $4 (3. 12-16 {also (fine)} 29-25) 29-25?! 4. 4 - 8 {quiet}\n25-22 0-1\n\
    [White \"Ada\"]\n[SetUp \"1\"]\n[FEN \"W:W27,19,K8:B12,20,2\"]\n[Result \"1/2-1/2\"]\n1... 8-3 *\n";

/// A game as exported by a server.
pub const GGF: &str = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[dark.one]PW[light.one]RB[2197.01]RW[2199.72]\
    TI[05:00//02:00]TY[8]RE[-12.000:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\n\
    B[F5//0.01]W[d6/-1.25/3]B[c3]W[D3];)\n\
    (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *];)\n";

/// Moves as in the scripts of Berkeley's "Qirkat".
pub const QIRKAT: &str = "# a script\nc2-c3\nc4-c2\n\nc1-c3\n";

/// Our own format.
pub const OURS: &str = "[Event \"Evening\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n[Light \"Ada\"]\n[Dark \"Bo\"]\n\
    [Result \"dark\"]\n[Game \"Alquerque\"]\n[Ruleset \"medieval\"]\n\n{slow} 1. c2-c3 c4xc2 2. c1xc3 {ouch} dark\n";

/// A new game with these rules.
///
/// # Panics
/// If a text cannot be read.
pub fn record(rules: &str) -> Box<dyn AnyRecord> {
    rules.parse::<AnyGame>().unwrap().record()
}

/// A new game with these rules, from a position.
///
/// # Panics
/// If a text cannot be read.
pub fn record_from(rules: &str, position: &str) -> Box<dyn AnyRecord> {
    rules.parse::<AnyGame>().unwrap().record_from(position).unwrap()
}

/// A game with these moves, separated by spaces.
///
/// # Panics
/// If a text cannot be read.
pub fn played(rules: &str, moves: &str) -> Box<dyn AnyRecord> {
    let mut record = record(rules);
    for mv in moves.split_whitespace() {
        record.play(mv).unwrap();
    }
    record
}

/// The only game of a text, which must have no warnings.
///
/// # Panics
/// If there is not exactly one game, or there are warnings.
pub fn only(text: &str) -> Box<dyn AnyRecord> {
    let mut games = import(text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(game.warnings, [], "{text}");
    game.record
}

/// The warnings of a text whose games are all valid.
///
/// # Panics
/// If a text cannot be read.
pub fn warnings(text: &str) -> Vec<String> {
    import(text).into_iter().flat_map(|game| texts(&game.unwrap().warnings)).collect()
}

/// The errors of a text, with the number of the game.
pub fn errors(text: &str) -> Vec<String> {
    import(text).into_iter().filter_map(Result::err).map(|error| error.to_string()).collect()
}

/// The number of valid games in a text.
pub fn good(text: &str) -> usize {
    import(text).iter().filter(|game| game.is_ok()).count()
}

/// Everything that all text formats preserve; only links preserve the ply shown.
pub fn contents(record: &dyn AnyRecord) -> String {
    let mut first = record.boxed();
    first.go_to(0);
    let mut last = record.boxed();
    last.go_to(usize::MAX);
    let main: Vec<NodeId> = record.tree().main_line().collect();
    last.select(main[main.len() - 1]);
    let comments: Vec<&str> = main.iter().map(|&node| record.tree().comment(node)).collect();
    let moves: Vec<String> = main.iter().skip(1).map(|&node| record.move_text(node)).collect();
    format!(
        "{} | {} | {} | {:?} | {:?} | {:?} | {:?} | {:?} | {comments:?} | {}",
        record.rules(),
        first.position_text(),
        last.position_text(),
        moves,
        record.headers(),
        record.result(),
        (record.closing() == Some(Closing::Agreement)),
        last.ending_of(main[main.len() - 1]),
        variations(record),
    )
}

/// All moves with their comments and symbols, in tree order; each line begins with the number of moves before it, which
/// shows the structure of the tree.
pub fn variations(record: &dyn AnyRecord) -> String {
    let tree = record.tree();
    let mut text = String::new();
    let mut waiting = vec![NodeId::ROOT];
    while let Some(node) = waiting.pop() {
        let symbols = tree.symbols(node);
        let (ply, mv, comment) = (tree.ply(node), record.move_text(node), tree.comment(node));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{ply} {mv} {symbols:?} {comment:?}");
        let children: Vec<NodeId> = tree.children(node).collect();
        waiting.extend(children.into_iter().rev());
    }
    text
}

/// The warnings in English.
pub fn texts(warnings: &[Warning]) -> Vec<String> {
    warnings.iter().map(Warning::to_string).collect()
}
