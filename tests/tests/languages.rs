//! The catalogues of all languages are complete, well-formed, without unused messages, and our parser agrees with
//! Fluent's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use alquerque_language::{Grammar, Language, LanguageId, MessageId, Phrase, message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// Folders whose code uses messages.
const SOURCE_FOLDERS: [&str; 6] =
    ["crates/app/src", "crates/core/src", "crates/language/src", "crates/messages/src", "crates/study/src", "www/src"];
/// The group of the messages that the page's HTML uses; `page_texts.rs` checks them.
const OF_THE_PAGE: &str = "The page";
/// Prefixes of messages that the build uses.
const OF_THE_BUILD: [&str; 4] = ["title-", "description-", "manifest-", "live-"];
/// A language may define additional messages for use in others.
const HELPER: &str = "x-";
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn catalogue(language: LanguageId) -> String {
    let read = |folder: &str| {
        let path = root().join(folder).join(format!("{}.ftl", language.code()));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    // The study's page loads both.
    read("crates/language/catalogues") + "\n" + &read("crates/language/catalogues/study")
}

/// A message's references to other messages, its placeholders, and the keys of its selectors.
#[derive(Clone, Debug, Default)]
struct Message {
    referenced: BTreeSet<String>,
    placeholders: BTreeSet<String>,
    keys: BTreeMap<String, BTreeSet<String>>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.read_inline(inline),
                    Expression::Select { selector, variants } => {
                        let InlineExpression::VariableReference { id } = selector else { panic!("{selector:?}") };
                        self.placeholders.insert(id.name.clone());
                        for variant in variants {
                            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                                &variant.key;
                            assert!(
                                self.keys.entry(id.name.clone()).or_default().insert(name.clone())
                                    || variants.len() > 1,
                                "{name} twice"
                            );
                            self.read(&variant.value);
                        }
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::VariableReference { id } => drop(self.placeholders.insert(id.name.clone())),
            InlineExpression::MessageReference { id, attribute: None } => drop(self.referenced.insert(id.name.clone())),
            other => panic!("our parser does not support {other:?}"),
        }
    }
}

/// The messages of a language with their placeholders, including those of referenced messages.
fn messages(language: LanguageId) -> BTreeMap<String, Message> {
    let resource = fluent_syntax::parser::parse(catalogue(language))
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "{} has attributes", message.id.name);
                let mut read = Message::default();
                read.read(&message.value.expect("a value"));
                let before = messages.insert(message.id.name.clone(), read);
                assert!(before.is_none(), "{}: {} twice", language.code(), message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}: {other:?}", language.code()),
        }
    }
    let direct = messages.clone();
    for message in messages.values_mut() {
        let mut open: Vec<String> = message.referenced.iter().cloned().collect();
        while let Some(id) = open.pop() {
            let Some(other) = direct.get(&id) else {
                // What an incomplete language lacks is shown in English.
                assert!(!language.is_complete(), "{}: no message {id}", language.code());
                continue;
            };
            message.placeholders.extend(other.placeholders.iter().cloned());
            for (placeholder, keys) in &other.keys {
                message.keys.entry(placeholder.clone()).or_default().extend(keys.iter().cloned());
            }
            open.extend(other.referenced.iter().filter(|id| message.referenced.insert((*id).clone())).cloned());
        }
    }
    messages
}

/// The ids of the messages used in the page's HTML.
fn ids_of_the_page() -> BTreeSet<String> {
    let resource = fluent_syntax::parser::parse(catalogue(LanguageId::English)).expect("a catalogue");
    let (mut ids, mut is_inside) = (BTreeSet::new(), false);
    for entry in resource.body {
        match entry {
            Entry::GroupComment(comment) => is_inside = comment.content.concat() == OF_THE_PAGE,
            Entry::Message(message) if is_inside => drop(ids.insert(message.id.name)),
            _ => {}
        }
    }
    ids
}

fn is_number(keys: &BTreeSet<String>) -> bool {
    keys.iter().all(|key| PLURALS.contains(&key.as_str()) || key.parse::<u32>().is_ok())
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english = messages(LanguageId::English);
    // The keys of a placeholder mean the same in all messages.
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for message in english.values() {
        for (placeholder, own) in &message.keys {
            keys.entry(placeholder).or_default().extend(own.iter().map(String::as_str));
        }
    }
    let mut problems = Vec::new();
    for language in LanguageId::ALL {
        let code = language.code();
        let own = messages(language);
        let is_missing = |id: &&String| language.is_complete() && !own.contains_key(*id);
        problems.extend(english.keys().filter(is_missing).map(|id| format!("{code}: {id} is missing")));
        let referenced: BTreeSet<&String> = own.values().flat_map(|message| &message.referenced).collect();
        for (id, message) in &own {
            let Some(in_english) = english.get(id) else {
                if !id.starts_with(HELPER) || !referenced.contains(id) {
                    problems.push(format!("{code}: {id} is unused"));
                }
                continue;
            };
            let unknown: Vec<_> = message.placeholders.difference(&in_english.placeholders).collect();
            if !unknown.is_empty() {
                problems.push(format!("{code}: {id} has {unknown:?}, and English has {:?}", in_english.placeholders));
            }
            for (placeholder, chosen) in &message.keys {
                let known = &keys.get(placeholder.as_str());
                let fits = |key: &String| {
                    known.is_some_and(|known| known.contains(key.as_str()))
                        || PLURALS.contains(&key.as_str())
                        || key.parse::<u32>().is_ok()
                };
                problems.extend(
                    chosen
                        .iter()
                        .filter(|key| !fits(key))
                        .map(|key| format!("{code}: {id} has [{key}] of {placeholder}")),
                );
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// The names of the constants of messages that the code uses outside its tests, such as `HINT_LOOKING`.
fn constants_in_sources() -> BTreeSet<String> {
    let mut files: Vec<PathBuf> = SOURCE_FOLDERS.iter().map(|name| root().join(name)).collect();
    let mut names = BTreeSet::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path()));
            files.retain(|path| !path.ends_with("tests") && !path.ends_with("tests.rs"));
        } else {
            let source = fs::read_to_string(&path).expect("a file");
            let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let after = code.split("message::").skip(1);
            names
                .extend(after.filter_map(|rest| {
                    Some(rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?.to_owned())
                }));
        }
    }
    names
}

/// The compiler checks the opposite: that all messages of the code exist, and none is only for the page or the build.
#[test]
fn all_messages_are_used() {
    let english = messages(LanguageId::English);
    let constants = constants_in_sources();
    let referenced: BTreeSet<&String> = english.values().flat_map(|message| &message.referenced).collect();
    let of_the_page = ids_of_the_page();
    assert!(of_the_page.len() > 300, "{}", of_the_page.len());
    let is_used = |id: &String| {
        constants.contains(&id.to_uppercase().replace('-', "_"))
            || referenced.contains(id)
            || of_the_page.contains(id)
            || OF_THE_BUILD.iter().any(|start| id.starts_with(start))
    };
    let left_over: Vec<_> = english.keys().filter(|id| !is_used(id)).collect();
    assert!(left_over.is_empty(), "unused: {left_over:?}");
}

/// The page in English contains these messages, and its catalogue leaves them out.
#[test]
fn no_message_of_the_program_refers_to_one_of_the_page() {
    for name in ["en.ftl", "study/en.ftl"] {
        let path = root().join("crates/language/catalogues").join(name);
        let catalogue = fs::read_to_string(path).unwrap();
        let (before, group) = catalogue.split_once("\n## The page\n").unwrap();
        let (group, after) = group.split_once("\n## ").unwrap_or((group, ""));
        let ids: Vec<&str> = group.lines().filter_map(|line| Some(line.split_once(" =")?.0)).collect();
        assert!(ids.len() > 100, "{name}: {}", ids.len());
        let is_referenced = |id: &&&str| [before, after].iter().any(|text| text.contains(&format!("{{ {id} }}")));
        let referenced: Vec<_> = ids.iter().filter(is_referenced).collect();
        assert!(referenced.is_empty(), "{name}: {referenced:?}");
    }
}

/// The formats of a language on top of Fluent's library.
struct Numbers(PluralRules);

impl Grammar for Numbers {
    fn plural(&self, number: u64) -> String {
        let name = match self.0.select(number).expect("a number") {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        name.to_owned()
    }

    fn one_of(&self, texts: &[String]) -> String {
        texts.join("/")
    }

    fn capital(&self, letter: char) -> String {
        letter.to_uppercase().to_string()
    }
}

/// Values for the placeholders: each in turn takes every key or number that matters, while the others keep their first
/// value.
fn fillings(message: &Message) -> Vec<BTreeMap<String, String>> {
    const NUMBERS: [&str; 8] = ["0", "1", "2", "3", "7", "11", "40", "100"];
    let choices: Vec<(String, Vec<String>)> = message
        .placeholders
        .iter()
        .map(|placeholder| {
            let values = match message.keys.get(placeholder) {
                None => vec!["c2-c3".to_owned()],
                Some(keys) if is_number(keys) => NUMBERS.map(str::to_owned).to_vec(),
                Some(keys) => keys.iter().cloned().collect(),
            };
            (placeholder.clone(), values)
        })
        .collect();
    let mut all = vec![BTreeMap::new()];
    for (placeholder, values) in choices {
        let filled = |(filling, value): (&BTreeMap<String, String>, &String)| {
            let mut filling = filling.clone();
            filling.insert(placeholder.clone(), value.clone());
            filling
        };
        let pairs = all.iter().flat_map(|filling| values.iter().map(move |value| (filling, value)));
        all = pairs.map(filled).take(600).collect();
    }
    all
}

/// Leaks a text: the test process ends soon anyway.
fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

#[test]
fn our_parser_agrees_with_fluents_own() {
    for language in LanguageId::ALL {
        let text = catalogue(language);
        let identifier: LanguageIdentifier = language.code().parse().expect("a language");
        let mut bundle = FluentBundle::new(vec![identifier.clone()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(text.clone()).expect("a catalogue")).expect("no message twice");
        let grammar = Numbers(PluralRules::create(identifier, PluralRuleType::CARDINAL).expect("plurals"));
        let ours = Language::read(&text, grammar);
        let messages = messages(language);
        assert_eq!(ours.ids().collect::<BTreeSet<_>>(), messages.keys().map(String::as_str).collect::<BTreeSet<_>>());
        let mut compared = 0;
        for (id, message) in &messages {
            for filling in fillings(message) {
                let mut phrase = Phrase::new(MessageId::new(leaked(id)));
                let mut args = FluentArgs::new();
                for (placeholder, value) in &filling {
                    let placeholder = leaked(placeholder);
                    if let Ok(number) = value.parse::<u32>() {
                        phrase = phrase.number(placeholder, number);
                        args.set(placeholder, number);
                    } else {
                        phrase = phrase.key(placeholder, leaked(value));
                        args.set(placeholder, FluentValue::from(value.clone()));
                    }
                }
                let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a message");
                let mut errors = Vec::new();
                let theirs = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                assert_eq!(ours.write_plain(&phrase), theirs, "{}: {id} with {filling:?}", language.code());
                assert!(errors.is_empty(), "{}: {id}: {errors:?}", language.code());
                compared += 1;
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}

#[test]
fn quotation_marks_fit_the_language() {
    for (language, expected) in
        [(LanguageId::English, "“a1”"), (LanguageId::German, "„a1“"), (LanguageId::Spanish, "«a1»")]
    {
        let text = Language::read(&catalogue(language), alquerque_language::English)
            .write(&Phrase::new(message::SEARCH_WRONG_MOVE).text("move", "a1"));
        assert!(text.contains(expected), "{text}");
    }
}

/// The tags of a page with all attributes that are not read aloud, ignoring tags that only set the text direction.
fn tags(html: &str) -> Vec<String> {
    const DIRECTED: &str = "span dir=\"ltr\"";
    let mut tags = Vec::new();
    let mut directed = 0;
    for tag in html.split('<').skip(1).filter_map(|rest| Some(rest.split_once('>')?.0)) {
        if tag == DIRECTED {
            directed += 1;
        } else if tag == "/span" && directed > 0 {
            directed -= 1;
        } else {
            let mut tag = tag.to_owned();
            for name in [" aria-label=\"", " title=\"", " alt=\""] {
                if let Some((before, rest)) = tag.split_once(name) {
                    tag = format!("{before}{}", rest.split_once('"').expect("its end").1);
                }
            }
            tags.push(tag);
        }
    }
    tags
}

#[test]
fn translated_pages_have_the_structure_of_the_english_ones() {
    let pages = root().join("www/pages");
    for name in ["rules-alquerque", "rules-othello", "rules-draughts", "who-wins", "marks", "about"] {
        let path = |folder: &str| pages.join(folder).join(format!("{name}.html"));
        let read = |folder: &str| fs::read_to_string(path(folder)).expect("a page");
        let english = tags(&read(""));
        let is_translated =
            |id: &LanguageId| *id != LanguageId::English && (id.is_complete() || path(id.code()).exists());
        for language in LanguageId::ALL.into_iter().filter(is_translated) {
            assert_eq!(tags(&read(language.code())), english, "{name} in {}", language.code());
        }
    }
}
