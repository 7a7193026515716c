//! Every element id that the views and the front end name is in the HTML, and every button there has a command.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use alquerque_app::command::Command;
use alquerque_app::input::button;

/// Elements that Rust code creates itself.
const CREATED: [&str; 8] =
    ["arrows", "icon-delete", "icon-down", "icon-learn", "icon-up", "new-game-*", "preview", "review-marks"];
/// Fragments of the address that name no element, and the start of links to games.
const FRAGMENTS: [&str; 3] = ["g", "solving", "turning-point"];
/// The build puts it into the page.
const OF_THE_BUILD: [&str; 1] = ["words"];
/// In place of what a `format!` inserts.
const ANY: char = '*';

/// The files below a folder whose names end like this.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.to_str().is_some_and(|path| path.ends_with(ending)) {
            found.push(path);
        }
    }
}

fn texts(folder: &str, ending: &str) -> BTreeMap<PathBuf, String> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), ending, &mut found);
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).unwrap())).collect()
}

/// The names and ids in the HTML, which for groups of radio buttons are equivalent.
fn in_html() -> BTreeSet<String> {
    let texts = texts("www", ".html");
    let values = |text: &str| -> Vec<String> {
        [" id=\"", " name=\""]
            .iter()
            .flat_map(|start| text.split(start).skip(1))
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect()
    };
    texts.values().flat_map(|text| values(text)).collect()
}

/// The functions whose first parameter, apart from the app, is an id.
fn takers(code: &BTreeMap<PathBuf, String>) -> BTreeSet<&str> {
    let definitions = code.values().flat_map(|text| text.split("fn ").skip(1));
    let takes_id = definitions.filter_map(|definition| {
        let (head, parameters) = definition.split_once('(')?;
        let parameters = parameters.trim_start().strip_prefix("app: &App, ").unwrap_or(parameters);
        parameters.starts_with("id: &").then(|| head.split('<').next().unwrap_or(head))
    });
    takes_id.collect()
}

/// The text that begins here, with [`ANY`] in place of what is inserted.
fn literal(text: &str) -> Option<String> {
    let mut text = text.trim_start();
    for start in ["app, ", "&app, ", "&", "format!("] {
        text = text.strip_prefix(start).unwrap_or(text).trim_start();
    }
    let mut literal = text.strip_prefix('"')?.split('"').next()?.to_owned();
    while let (Some(start), Some(end)) = (literal.find('{'), literal.find('}')) {
        literal.replace_range(start..=end, &ANY.to_string());
    }
    Some(literal)
}

/// The ids that are passed to one of these functions.
fn passed(text: &str, takers: &BTreeSet<&str>) -> Vec<String> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let calls = text.match_indices('(').filter(|&(at, _)| {
        let before = text[..at].rfind("::<").filter(|&start| text[start..at].ends_with('>')).unwrap_or(at);
        let before = if text[..at].ends_with('>') { before } else { at };
        let name = text[..before].rsplit(|c| !is_name(c)).next().unwrap_or_default();
        // A closure of the same name takes something else.
        takers.contains(name) && !text.contains(&format!("let {name} = |"))
    });
    calls.filter_map(|(at, _)| literal(&text[at + 1..])).collect()
}

/// The ids of elements that views describe as data.
fn described(text: &str) -> Vec<String> {
    let calls = text.split("elements.").skip(1).filter_map(|rest| rest.split_once('('));
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    calls.filter(|(name, _)| is_name(name)).filter_map(|(_, rest)| literal(rest)).collect()
}

/// The ids in loops over lists of ids, or of tuples that begin with one. The list is in the loop or a constant.
fn listed(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for (start, opening) in [("for id in ", ""), ("for (id, ", "(")] {
        for rest in text.split(start).skip(1) {
            let rest = if opening.is_empty() {
                Some(rest)
            } else {
                rest.split_once(") in ").filter(|(names, _)| !names.contains('\n')).map(|(_, rest)| rest)
            };
            let rest = rest.unwrap_or_default();
            let list = match rest.strip_prefix('[') {
                Some(rest) => rest.split("] {").next(),
                None => constant(text, rest.split_once(" {").map_or("", |(name, _)| name)),
            };
            let pieces: Vec<&str> = list.unwrap_or_default().split('"').collect();
            let is_id = |before: &str| before.trim_end().ends_with(opening);
            ids.extend(pieces.chunks_exact(2).filter(|pair| is_id(pair[0])).map(|pair| pair[1].to_owned()));
        }
    }
    ids
}

/// The value of a constant list.
fn constant<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("const {name}: "))?;
    rest.split_once(" =")?.1.split("];").next()
}

/// The ids in CSS selectors.
fn selected(text: &str) -> Vec<String> {
    let ids = text.lines().filter(|line| !line.trim().starts_with("//")).flat_map(|line| {
        let literals = line.split('"').skip(1).step_by(2);
        literals.flat_map(|literal| literal.split('#').skip(1)).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default().to_owned()
        })
    });
    ids.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase())).collect()
}

/// Whether an id is of this form.
fn matches(form: &str, id: &str) -> bool {
    match form.split_once(ANY) {
        None => form == id,
        Some((start, rest)) => id
            .strip_prefix(start)
            .is_some_and(|id| (1..=id.len()).filter_map(|length| id.get(length..)).any(|id| matches(rest, id))),
    }
}

#[test]
fn every_id_is_in_the_html() {
    let (html, mut code) = (in_html(), texts("www/src", ".rs"));
    let definitions = code.clone();
    let takers = takers(&definitions);
    assert!(takers.contains("by_id") && takers.contains("find"), "{takers:?}");
    let mut known: Vec<&str> = [&CREATED[..], &FRAGMENTS, &OF_THE_BUILD].concat();
    known.extend(html.iter().map(String::as_str));
    let mut named = BTreeSet::new();
    let mut missing = Vec::new();
    for folder in ["crates/app/src", "crates/study/src"] {
        code.extend(texts(folder, ".rs").into_iter().filter(|(_, text)| text.contains("Elements")));
    }
    for (path, text) in &code {
        for id in [passed(text, &takers), listed(text), selected(text), described(text)].concat() {
            if !known.iter().any(|known| matches(&id, known)) {
                missing.push(format!("{}: {id}", path.display()));
            }
            named.insert(id);
        }
    }
    assert!(missing.is_empty(), "not in the HTML:\n{}", missing.join("\n"));
    assert!(named.len() > 300, "only {} ids found", named.len());
    let unnamed: Vec<&&str> = CREATED.iter().filter(|id| !named.contains(**id)).collect();
    assert!(unnamed.is_empty(), "exceptions that are not needed: {unnamed:?}");
}

#[test]
fn a_wrong_id_is_found() {
    let takers = BTreeSet::from(["by_id", "find"]);
    let text = r##"by_id("one"); find::<Element>(&format!("two-{name}")); other("no"); query("#three .x")"##;
    assert_eq!(passed(text, &takers), ["one", "two-*"]);
    assert_eq!(selected(text), ["three"]);
    assert_eq!(described(r#"elements.show(format!("five-{x}"), true); elements.text("six", y)"#), ["five-*", "six"]);
    assert_eq!(listed(r#"for (id, shown) in [("four", true)] {"#), ["four"]);
    assert_eq!(listed("const A: [&str; 1] =\n    [\"seven\"];\nfor id in A {"), ["seven"]);
    assert_eq!(
        listed(r#"const B: [(&str, &str); 2] = [("eight", "x"), ("nine", "y")]; for (id, x) in B {"#),
        ["eight", "nine"]
    );
    assert!(matches("two-*", "two-x") && !matches("two-*", "two-") && !matches("*-two", "one-three"));
}

#[test]
fn buttons_and_commands_match() {
    // Its text field is read first, see `www/src/input.rs`.
    const READS_A_FIELD: &str = "record-read";
    const WITHOUT_BUTTON: [Command; 1] = [Command::TellStanding];
    let texts = [texts("www", ".html"), texts("www/src", ".rs"), texts("crates/app/src", ".rs")];
    let named: BTreeSet<&str> = texts
        .iter()
        .flat_map(BTreeMap::values)
        .flat_map(|text| text.split("data-do=\"").skip(1))
        .filter_map(|rest| rest.split('"').next())
        .collect();
    for name in &named {
        let attribute = |name: &str| Some(if name == "data-game" { "othello" } else { "1" }.to_owned());
        assert!(*name == READS_A_FIELD || button(name, attribute).is_some(), "no command is named {name}");
    }
    for command in Command::ALL {
        let has_button = named.contains(command.name());
        assert_ne!(has_button, WITHOUT_BUTTON.contains(&command), "{command:?}");
    }
}
