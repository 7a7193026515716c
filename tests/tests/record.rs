//! The record's text formats and links: round trips, and invalid texts.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::GAMES;
use alquerque_core::record::{Closing, Date, Format, Header, NodeId, Symbol, export, from_link, import, to_link};
use alquerque_core::{Outcome, Player};
use alquerque_tests::random::{choices, config, mutated};
use alquerque_tests::records::{GGF, OURS, PDN, QIRKAT, contents, only, record, record_from};
use proptest::prelude::*;
use proptest::sample::Index;

/// Information about a game: headers, a date, a result, comments, and whether the players agree on a draw.
#[derive(Clone, Debug)]
struct Texts {
    headers: Vec<String>,
    date: Option<(u16, u8, u8)>,
    result: Option<Outcome>,
    comments: Vec<(Index, String)>,
    agree: bool,
}

/// Texts that could be mistaken for something else in a file.
fn phrases() -> impl Strategy<Value = String> {
    let words = vec![
        "[Event", "\"", "\\", "}", "{", "(", ")", "1-0", "*", "1.", ";", "%", "#", "f5", "11-15", "?", "é", "]", "$1",
        "g1.", ".", "\n\n",
    ];
    prop_oneof![
        prop::collection::vec(prop::sample::select(words), 0..40).prop_map(|words| words.join(" ")),
        any::<String>(),
    ]
}

fn texts_of_records() -> impl Strategy<Value = Texts> {
    (
        prop::collection::vec(phrases(), Header::ALL.len()),
        any::<Option<(u16, u8, u8)>>(),
        prop::sample::select(vec![
            None,
            Some(Outcome::Win(Player::Light)),
            Some(Outcome::Win(Player::Dark)),
            Some(Outcome::Draw),
        ]),
        prop::collection::vec((any::<Index>(), phrases()), 0..6),
        any::<bool>(),
    )
        .prop_map(|(headers, date, result, comments, agree)| Texts { headers, date, result, comments, agree })
}

/// All named rulesets, and some with options.
fn all_rules() -> Vec<&'static str> {
    let named = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name);
    named.chain(["merkel,invert=allowed", "draughts,begin=light"]).collect()
}

/// A variation: its start node, its moves, whether they are played (so that it becomes the main line), and the symbols
/// on its last move.
type Branch = (Index, Vec<Index>, bool, Vec<u8>);

fn branches() -> impl Strategy<Value = Vec<Branch>> {
    let branch = (any::<Index>(), choices(8), any::<bool>(), prop::collection::vec(any::<u8>(), 0..3));
    // Half of the games have only one line.
    prop_oneof![Just(Vec::new()), prop::collection::vec(branch, 1..12)]
}

/// A game of up to 200 plies with variations and headers, from the start or from a position after some plies, at any
/// ply.
fn games() -> impl Strategy<Value = Box<dyn AnyRecord>> {
    let parts = (choices(40), any::<bool>(), choices(200), branches());
    (prop::sample::select(all_rules()), parts, texts_of_records(), any::<Index>(), any::<Index>()).prop_map(
        |(rules, (before, is_set_up, choices, branches), texts, shown, back)| {
            let mut game = record(rules);
            if is_set_up {
                play_choices(game.as_mut(), &before);
                game = record_from(rules, &game.position_text());
            }
            play_choices(game.as_mut(), &choices);
            for branch in &branches {
                vary(game.as_mut(), branch);
            }
            say(game.as_mut(), &texts);
            game.select(NodeId::new(shown.index(game.tree().len())));
            game.go_to(game.plies() - back.index(game.plies() + 1));
            game
        },
    )
}

fn play_choices(record: &mut dyn AnyRecord, choices: &[Index]) {
    for choice in choices {
        let turns = record.legal_turns();
        if turns.is_empty() {
            return;
        }
        record.play(&choice.get(&turns).text).unwrap();
    }
}

fn vary(record: &mut dyn AnyRecord, (from, choices, is_played, symbols): &Branch) {
    let mut node = NodeId::new(from.index(record.tree().len()));
    let shown = record.tree().current();
    for choice in choices {
        record.select(node);
        let turns = record.legal_turns();
        if turns.is_empty() {
            break;
        }
        node = record.add(node, &choice.get(&turns).text).unwrap();
    }
    if *is_played && let Some(before) = record.tree().parent(node) {
        let mv = record.move_text(node);
        record.select(before);
        record.play(&mv).unwrap();
        assert!(record.tree().main_line().any(|main| main == node), "the last move played is in the main line");
    } else {
        record.select(shown);
    }
    let symbols: Vec<Symbol> = symbols.iter().copied().map(Symbol).collect();
    record.set_symbols(node, &symbols);
}

fn say(record: &mut dyn AnyRecord, texts: &Texts) {
    if record.ending().is_none() {
        if texts.agree && record.can_agree() {
            record.close(Closing::Agreement);
        } else if record.result().is_none() {
            record.headers_mut().result = texts.result;
        }
    }
    for (header, text) in Header::ALL.into_iter().zip(&texts.headers) {
        record.headers_mut().set_text(header, text);
    }
    record.headers_mut().date =
        texts.date.and_then(|(year, month, day)| Date::new(year, month % 14, day % 33)).unwrap_or_default();
    for (node, text) in &texts.comments {
        record.set_comment(NodeId::new(node.index(record.tree().len())), text);
    }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn an_exported_game_is_imported_again(games in prop::collection::vec(games(), 1..4)) {
        let texts: Vec<String> = games.iter().map(|game| export(game.as_ref(), Format::Pdn)).collect();
        let text = texts.join("\n");
        let read = import(&text);
        prop_assert_eq!(read.len(), games.len(), "{}", &text);
        for (read, game) in read.into_iter().zip(&games) {
            let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!(contents(read.record.as_ref()), contents(game.as_ref()), "{}", &text);
            prop_assert!(read.warnings.is_empty(), "{:?}", read.warnings);
            prop_assert_eq!(read.record.played(), read.record.moves().len());
        }
        let is_short = |line: &str| line.chars().count() <= 81 || line.starts_with('[') || line.contains('[');
        let long = text.lines().find(|line| !is_short(line) && line.contains(' '));
        prop_assert!(long.is_none(), "{:?}", long);
    }

    #[test]
    fn a_link_carries_the_whole_record(game in games()) {
        let link = to_link(game.as_ref());
        prop_assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)), "{}", &link);
        for text in [link.clone(), format!("https://example.org/alquerque/?x=1#{link}"), format!(" #{link}\n")] {
            let read = from_link(&text).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(contents(read.as_ref()), contents(game.as_ref()));
            prop_assert_eq!(read.played(), game.played());
            prop_assert_eq!(read.position_text(), game.position_text());
            prop_assert_eq!(read.moves(), game.moves());
            prop_assert_eq!(to_link(read.as_ref()), link.clone());
            prop_assert_eq!(contents(import(&text).remove(0).unwrap().record.as_ref()), contents(game.as_ref()));
        }
    }

    #[test]
    fn a_transcript_carries_the_moves(rules in prop::sample::select(vec!["merkel", "othello", "draughts"]), choices in choices(200)) {
        let mut game = record(rules);
        play_choices(game.as_mut(), &choices);
        prop_assume!(!game.moves().is_empty());
        let text = export(game.as_ref(), Format::Transcript);
        let mut read = only(&text);
        // A final pass is not in the transcript.
        if read.moves().len() < game.moves().len() {
            read.play("pass").unwrap();
        }
        prop_assert_eq!(read.moves(), game.moves());
    }

    #[test]
    fn any_text_is_parsed_or_rejected(text in prop_oneof![phrases(), phrases().prop_map(|text| format!("[Event \"x\"]\n{text}")), phrases().prop_map(|text| format!("(;GM[Othello]{text}"))]) {
        survive(&text)?;
    }

    #[test]
    fn mutated_files_are_parsed_or_rejected(text in prop::sample::select(vec![PDN, GGF, QIRKAT, OURS]).prop_flat_map(|text| mutated(text.to_owned()))) {
        survive(&text)?;
    }

    #[test]
    fn mutated_links_give_an_error_or_the_same_game(
        (link, text) in games().prop_flat_map(|game| {
            let link = to_link(game.as_ref());
            (Just(link.clone()), mutated(link))
        })
    ) {
        same_or_refused(&link, &text)?;
    }
}

fn survive(text: &str) -> Result<(), TestCaseError> {
    let games = import(text);
    prop_assert!(!games.is_empty());
    let lines: Vec<&str> = text.split('\n').collect();
    for (i, game) in games.iter().enumerate() {
        match game {
            // Whatever can be read can be written and read again.
            Ok(game) => {
                let written = export(game.record.as_ref(), Format::Pdn);
                prop_assert_eq!(contents(only(&written).as_ref()), contents(game.record.as_ref()), "{}", written);
                from_link(&to_link(game.record.as_ref())).map_err(|error| TestCaseError::fail(error.to_string()))?;
            }
            Err(error) => {
                prop_assert_eq!(error.game(), i + 1);
                prop_assert!(error.cause().contains("; expected "), "{}", error);
                prop_assert!(!error.to_string().chars().any(char::is_control), "{:?}", error);
                let line = lines.get(error.line() - 1);
                prop_assert!(
                    line.is_some_and(|line| error.column() <= line.chars().count() + 1),
                    "{} in {:?}",
                    error,
                    text
                );
            }
        }
    }
    Ok(())
}

fn same_or_refused(link: &str, text: &str) -> Result<(), TestCaseError> {
    match from_link(text) {
        Ok(read) => prop_assert_eq!(to_link(read.as_ref()), link, "from {}", text),
        Err(error) => prop_assert!(!error.to_string().chars().any(char::is_control)),
    }
    Ok(())
}
