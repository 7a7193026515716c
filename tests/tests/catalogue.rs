//! The catalogue of games, compared with the rules and the documents.

use std::collections::BTreeSet;

use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::options::{OptionInfo, RuleOption, RuleValue};
use alquerque_core::words::{
    option_label, ruleset_description, ruleset_source, ruleset_title, value_label, value_meaning,
};
use alquerque_core::{GameId, option_text};
use alquerque_language::{ENGLISH, English, Language, LanguageId, Phrase};

/// A phrase in English.
fn english(phrase: &Phrase) -> String {
    Language::read(ENGLISH, English).write(phrase)
}

/// All rules of a game: every combination of option values.
fn mixtures(options: &[OptionInfo], rules: AnyGame) -> Vec<AnyGame> {
    let Some((first, rest)) = options.split_first() else { return vec![rules] };
    let with = |&value: &RuleValue| rules.with(value).unwrap_or_else(|| panic!("{rules} with {value:?}"));
    first.values.iter().map(with).flat_map(|rules| mixtures(rest, rules)).collect()
}

#[test]
fn all_combinations_of_options_survive_the_text_form() {
    for game in GAMES {
        let usual: AnyGame = game.rulesets[0].name.parse().unwrap();
        assert_eq!(usual.id(), game.id);
        let mixtures = mixtures(game.options, usual);
        assert_eq!(mixtures.len(), game.options.iter().map(|info| info.values.len()).product::<usize>());
        for rules in mixtures {
            assert_eq!(rules.to_string().parse(), Ok(rules));
            let (named, differences) = rules.nearest();
            let nearest: AnyGame = named.name.parse().unwrap();
            assert_eq!(differences.iter().fold(nearest, |rules, &value| rules.with(value).unwrap()), rules);
            assert_eq!(rules.named().is_some(), differences.is_empty());
            for info in game.options {
                assert!(info.values.contains(&rules.get(info.option).unwrap()), "{rules} {:?}", info.option);
            }
        }
    }
}

#[test]
fn a_named_ruleset_is_known_by_its_name() {
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let rules: AnyGame = ruleset.name.parse().unwrap();
        assert_eq!((rules.to_string().as_str(), rules.named()), (ruleset.name, Some(ruleset)));
        let source = english(&ruleset_source(ruleset.name));
        assert!(ruleset.year.is_none_or(|year| source.contains(&year.to_string())), "{}", ruleset.name);
    }
}

/// Without a variant of its own, a message has the text of the default variant, which names another game.
#[test]
fn a_named_ruleset_has_texts_of_its_own_in_every_language() {
    for language in LanguageId::ALL {
        let path = format!("{}/../crates/language/catalogues/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        let catalogue = Language::read(&std::fs::read_to_string(&path).unwrap(), English);
        for message in [ruleset_title, ruleset_description, ruleset_source] {
            let mut texts = BTreeSet::new();
            for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
                let text = catalogue.write(&message(ruleset.name));
                let is_own = !text.is_empty() && texts.insert(text.clone());
                assert!(is_own, "{path}: a ruleset has no variant of its own: `{text}` stands for two");
            }
        }
    }
}

#[test]
fn the_rules_pages_have_a_section_for_each_ruleset_of_alquerque() {
    for language in LanguageId::ALL {
        let folder = if language == LanguageId::English { "." } else { language.code() };
        let path = format!("{}/../www/pages/{folder}/rules-alquerque.html", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(&path).unwrap();
        for ruleset in GameId::Alquerque.info().rulesets {
            assert!(page.contains(&format!("id=\"rules-{}\"", ruleset.name)), "{path} lacks {}", ruleset.name);
        }
    }
}

#[test]
fn games_do_not_have_each_others_options() {
    let othello: AnyGame = "othello".parse().unwrap();
    for info in GameId::Alquerque.info().options {
        assert_eq!(othello.get(info.option), None);
        assert!(info.values.iter().all(|&value| othello.with(value).is_none()));
    }
}

#[test]
fn values_belong_to_their_options_and_have_distinct_texts() {
    for info in GAMES.iter().flat_map(|game| game.options) {
        assert!(!english(&option_label(info.option)).is_empty());
        let mut texts = Vec::new();
        for &value in info.values {
            assert_eq!((value.option(), info.value(value.text())), (info.option, Some(value)));
            texts.extend([value.text().to_owned(), english(&value_label(value)), english(&value_meaning(value))]);
        }
        texts.sort_unstable();
        let all = texts.len();
        texts.dedup();
        assert!(texts.len() >= all - info.values.len(), "only a text and its own label may be equal: {texts:?}");
        assert_eq!(info.value("unknown"), None);
    }
}

const README: &str = include_str!("../../README.md");

#[test]
fn the_readme_lists_the_rulesets_as_the_catalogue_does() {
    let game = GameId::Alquerque.info();
    for ruleset in game.rulesets {
        let rules: AnyGame = ruleset.name.parse().unwrap();
        let columns = game.options.iter().filter(|info| info.option != RuleOption::Begin);
        let values: Vec<&str> = columns.map(|info| rules.get(info.option).unwrap().text()).collect();
        let row =
            format!("| `{}` | {} | {} |\n", ruleset.name, values.join(" | "), english(&ruleset_source(ruleset.name)));
        assert!(README.contains(&row), "the README lacks {row}");
    }
    let words: Vec<&str> = README.split_whitespace().collect();
    let text = words.join(" ");
    for info in game.options {
        assert!(text.contains(&format!("`{}`", option_text(info))), "the README lacks {}", option_text(info));
    }
    for id in [GameId::Othello, GameId::Draughts] {
        for info in id.info().options {
            let unusual = info.values[1..].iter().map(|value| format!("`{}={}`", info.option.name(), value.text()));
            assert!(unusual.clone().all(|value| text.contains(&value)), "{unusual:?}");
        }
    }
}

#[test]
fn the_command_lines_document_names_every_ruleset() {
    let document = include_str!("../../docs/cli.md");
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets).filter(|ruleset| !ruleset.name.contains(',')) {
        assert!(document.contains(&format!("`{}`", ruleset.name)), "docs/cli.md lacks {}", ruleset.name);
    }
}
