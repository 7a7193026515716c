//! Words that texts for players should avoid. The study and About may use them, as they explain them.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

/// The words, each with a better one.
const WORDS: [(&str, &str); 36] = [
    ("ply", "move"),
    ("plies", "moves"),
    ("playout", "random game"),
    ("playouts", "random games"),
    ("node", "position"),
    ("nodes", "positions"),
    ("checker", "piece"),
    ("checkers", "pieces"),
    ("whoever", "you, or the player"),
    ("who can", "if you can"),
    ("who cannot", "if you can't"),
    ("who moves", "the side to move"),
    ("nobody may", "you can't"),
    ("nobody must", "you don't have to"),
    ("may not", "can't"),
    ("may go", "can go"),
    ("may move", "can move"),
    ("may play", "can play"),
    ("may step", "can step"),
    ("may capture", "can capture"),
    ("may stop", "can stop"),
    ("may pass", "can pass"),
    ("cannot", "can't"),
    ("lest", "so that"),
    ("save where", "except"),
    ("anew", "again"),
    ("for ever", "forever"),
    ("for certain", "a forced win, or proven"),
    ("is kept", "is saved"),
    ("be kept", "be saved"),
    ("in hand", "selected"),
    ("turn over", "flip"),
    ("taken back", "undone"),
    ("the lot", "random"),
    ("pastime", "casual"),
    ("it is told", "say who tells"),
];

/// Messages that may use such a word, and why.
const ALLOWED: [(&str, &str, &str); 12] = [
    ("ai-hint", "playouts", "explains the word"),
    ("ai-hint", "nodes", "explains the word"),
    ("limit-playouts", "playouts", "chosen by those who know UCT"),
    ("strength-uct", "playouts", "explains the word"),
    ("playouts", "playouts", "a figure of the AI's thinking, for the curious"),
    ("playouts-per-second", "playouts", "a figure of the AI's thinking, for the curious"),
    ("nodes", "nodes", "a figure of the AI's thinking, for the curious"),
    ("nodes-per-second", "nodes", "a figure of the AI's thinking, for the curious"),
    ("nodes-in-tree", "nodes", "a figure of the AI's thinking, for the curious"),
    ("nodes-looked-at", "nodes", "a figure of the AI's thinking, for the curious"),
    ("ruleset-source", "checkers", "the names of sources"),
    ("friend-agreed", "taken back", "the button is called Take back"),
];

/// The English texts outside the catalogue, without the study, About and the drawings. `true`: may use "checkers" as a
/// game's name.
const PAGES: [(&str, bool); 16] = [
    ("index.html", false),
    ("pages/articles.html", false),
    ("pages/editor.html", false),
    ("pages/help.html", false),
    ("pages/menu-more.html", false),
    ("pages/menu-play.html", false),
    ("pages/new.html", false),
    ("pages/options.html", false),
    ("pages/shortcuts.html", false),
    ("pages/table.html", false),
    ("offline.html", false),
    ("pages/rules-alquerque.html", true),
    ("pages/rules-draughts.html", true),
    ("pages/rules-othello.html", false),
    ("pages/who-wins.html", false),
    ("pages/marks.html", false),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All variants of a message, without the placeholders' values.
fn text_of_pattern(pattern: &Pattern<String>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text += " | ";
                    text += &text_of_pattern(&variant.value);
                }
                text += " | ";
            }
            PatternElement::Placeable { .. } => text += " … ",
        }
    }
    text
}

/// The words of a text in lower case, with a space around each.
fn words(text: &str) -> String {
    let is_in_word = |c: char| c.is_alphanumeric() || "'’-".contains(c);
    let words: Vec<String> = text
        .replace(['|', '…'], " | ")
        .split(|c: char| !is_in_word(c) && c != '|')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    format!(" {} ", words.join(" "))
}

/// The words of the list that occur in a text, each with a better one.
fn words_to_avoid(text: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let words = words(text);
    WORDS.into_iter().filter(move |(word, _)| words.contains(&format!(" {word} ")))
}

/// The text of a page without tags and comments, but with the attributes that people read.
fn text_of(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        if part.starts_with("!--") {
            // Skip the rest of the comment as well.
            text += part.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let (tag, after) = part.split_once('>').unwrap_or(("", part));
        for name in ["aria-label=\"", "title=\"", "alt=\""] {
            text += tag.split_once(name).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
            text += " | ";
        }
        text += after;
    }
    text
}

#[test]
fn messages_for_players_are_in_plain_words() {
    let resource = fluent_syntax::parser::parse(read("crates/language/catalogues/en.ftl")).expect("a catalogue");
    let mut problems = Vec::new();
    let mut allowed = ALLOWED.to_vec();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        for (word, better) in words_to_avoid(&text_of_pattern(&message.value.expect("a text"))) {
            if ALLOWED.iter().any(|(other, use_of, _)| *other == id && *use_of == word) {
                allowed.retain(|(other, use_of, _)| !(*other == id && *use_of == word));
            } else {
                problems.push(format!("{id} says “{word}”; better: {better}"));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
    assert!(allowed.is_empty(), "no longer needed: {allowed:?}");
}

#[test]
fn pages_for_players_are_in_plain_words() {
    let mut problems = Vec::new();
    for (name, names_checkers) in PAGES {
        for (word, better) in words_to_avoid(&text_of(&read(&format!("www/{name}")))) {
            if !(names_checkers && word == "checkers") {
                problems.push(format!("{name} says “{word}”; better: {better}"));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn words_are_found_anywhere() {
    let all = |text| words_to_avoid(text).map(|(word, _)| word).collect::<Vec<_>>();
    assert_eq!(all("Whoever begins… at most 3 plies."), ["plies", "whoever"]);
    assert_eq!(all("It may | not | plyboard, reply"), [""; 0]);
    assert_eq!(all(&text_of("<p title=\"one ply\">It <b>cannot</b> go<!-- lest -->")), ["ply", "cannot"]);
}
