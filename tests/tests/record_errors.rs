//! Errors in the record's text formats, and hostile texts.

use alquerque_core::record::{
    Format, ImportError, Imported, Importer, MAX_TEXT_LEN, MAX_UNREADABLE, export, import, to_link,
};
use alquerque_core::{Outcome, Player};
use alquerque_tests::records::{errors, good, only, played, warnings};

#[test]
fn errors_name_the_game_the_place_and_an_expectation() {
    for (text, message) in [
        (
            "",
            "game 1, line 1, character 1: no game found in ``; expected games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link",
        ),
        ("[Ruleset \"chess\"]\n1. c2-c3", "game 1, line 1, character 11: ruleset `chess`"),
        ("[Ruleset \"merkel\"]\n\n1. c1-c4 c4xc2", "game 1, line 3, character 4: move `c1-c4`: not legal"),
        ("1.c2-c9", "game 1, line 1, character 6: move `c2-c9`, character 4: `c9` isn’t a point; expected "),
        ("a1f5d6c3", "game 1, line 1, character 1: move `a1`: "),
        (
            "hello there",
            "game 1, line 1, character 1: `hello` isn’t a move; expected a move such as `c2-c3`, `11-15` or `f5`",
        ),
        (
            "[GameType \"20\"]\n1. 32-28",
            "game 1, line 1, character 12: unknown game type `20`; expected `21`, which is English draughts",
        ),
        (
            "[Game \"Go\"]",
            "game 1, line 1, character 8: unknown game `Go`; expected `Alquerque`, `Othello` or `English draughts`",
        ),
        (
            "[Event \"x\"]",
            "game 1, line 1, character 1: can’t tell which game this is; expected a tag such as `[Ruleset \"merkel\"]`",
        ),
        ("[Position \"ddddd\"]", "game 1, line 1, character 12: can’t tell which game this is; expected "),
        // Only draughts has such positions.
        (
            "[FEN \"B:W1:B2\"]",
            "game 1, line 1, character 10: position `B:W1:B2`, character 4: a light man on 1 would have been crowned; expected ",
        ),
        (
            "[FEN \"?:W29,13,11:B22,4,2\"]",
            "game 1, line 1, character 7: position `?:W29,13,11:B22,4,2`, character 1: `?` isn’t a side to move; expected ",
        ),
        ("[FEN \"W::.\"]\n1. 11-15", "game 1, line 1, character 9: position `W::.`, character 3: "),
        ("[GameType \"21\"]\n[FEN \"B:W21:B33\"]", "game 1, line 2, character 14: position `B:W21:B33`, character 8: "),
        (
            "[Event \"x\n[Game \"Othello\"]\nf5",
            "game 1, line 1, character 1: the value of the tag `Event` is not closed; expected a tag such as ",
        ),
        (
            "[Event x]\nf5",
            "game 1, line 1, character 1: a tag has no name or no value in quotes; expected a tag such as ",
        ),
        ("c2-c3 {open", "game 1, line 1, character 7: a comment is not closed; expected `}` at its end"),
        ("c2-c3 (open {)} (", "game 1, line 1, character 7: a variation is not closed; expected `)` at its end"),
        ("c2-c3 ) c4xc2", "game 1, line 1, character 7: unmatched `)`; expected a move, a comment or a tag"),
    ] {
        let errors = errors(text);
        assert!(errors.len() == 1 && errors[0].starts_with(message), "{text:?}:\n{errors:?}\nexpected {message}");
    }
}

#[test]
fn a_damaged_game_does_not_hide_the_others() {
    let good_game = export(played("merkel", "c2-c3 c4xc2").as_ref(), Format::Pdn);
    for damaged in [
        "[Event \"bad\"]\n[Ruleset \"merkel\"]\n1. c2-c4 c4xc2 *\n",
        "[Event \"bad\"]\n[Ruleset \"merkel\"]\n1. c2-c3 {open\n",
        "[Event \"bad\"]\n[Ruleset \"merkel\"]\n1. c2-c3 (open (still\n",
        "[Event \"bad]\n[Ruleset \"merkel\"]\n1. c2-c3 *\n",
        "[Event \"bad\"\n[Ruleset \"merkel\"]\n1. c2-c3 *\n",
        "[Event \"bad\"]\n[Ruleset \"chess\"]\n1. e2-e4 *\n",
    ] {
        let text = [good_game.as_str(), damaged, &good_game].join("\n");
        assert_eq!((good(&text), errors(&text).len()), (2, 1), "{text}\n{:?}", errors(&text));
        assert!(errors(&text)[0].starts_with("game 2, "), "{:?}", errors(&text));
    }
}

#[test]
fn warnings_say_what_was_left_out() {
    assert_eq!(
        warnings("[Date \"yesterday\"]\n[Result \"7-5\"]\nc2-c3 *"),
        [
            "left out: date `yesterday`: not a valid date; expected a date such as `2026-11-21`, `2026.11.??` or `????.??.??`",
            "left out: `7-5` isn’t a result",
        ]
    );
}

#[test]
fn text_glued_to_a_move_does_not_cost_the_game() {
    let start = "1. 9-14 22-17 2. 6-9 17-13 3. ";
    let played = ["9-14", "22-17", "6-9", "17-13", "1-6"];
    for (word, count, comment, warning) in [
        ("1-6Redoversteppedthetimecontrol", 5, "Redoversteppedthetimecontrol", "line 1, character 34: `Redoverstepped"),
        ("1-6!good", 5, "good", "line 1, character 35: `good` follows a move without a space"),
        ("1-6,“Zeit”", 5, "“Zeit”", "line 1, character 35: "),
        ("1-6.", 5, "", ""),
        ("1-6;good\n", 5, "good", ""),
        ("1-6{good}", 5, "good", ""),
        ("1-99foobar 13-9", 4, "", "everything after line 1, character 33 was left out: move `1-99foobar`"),
        ("foobar1-6 13-9", 4, "", "everything after line 1, character 31 was left out: move `foobar1-6`"),
    ] {
        let game = import(&format!("{start}{word} 0-1")).remove(0).unwrap();
        assert_eq!(game.record.moves(), played[..count], "{word}");
        assert_eq!(game.record.comment(count), comment, "{word}");
        assert_eq!(game.record.result(), Some(Outcome::Win(Player::Dark)), "{word}");
        let warnings: Vec<String> = game.warnings.iter().map(ToString::to_string).collect();
        assert!(warnings.len() == usize::from(!warning.is_empty()), "{word} {warnings:?}");
        assert!(warnings.concat().starts_with(warning), "{word} {warnings:?}");
    }
    // Missing spaces, and commas for spaces.
    for text in ["1. 9-14,22-17,6-9", "1.9-14 22-172.6-9", "9-14|22-17 | 6-9", "1. 9-14, 22-17, 2. 6-9,"] {
        assert_eq!(only(text).moves(), ["9-14", "22-17", "6-9"], "{text}");
    }
    for text in ["f5,d6,c3", "f5d6c3good", "f5d6.c3!good", "1.f52.d6 c3"] {
        assert_eq!(import(text).remove(0).unwrap().record.moves(), ["f5", "d6", "c3"], "{text}");
    }
    // No move is left.
    for text in ["1. 1-99foobar", "1. 9-15foobar 22-17", "f9d6"] {
        assert_eq!(errors(text).len(), 1, "{text}");
    }
}

#[test]
fn the_moves_before_a_wrong_one_are_kept() {
    let light = Outcome::Win(Player::Light);
    for (text, moves, result, warning) in [
        (
            "[Ruleset \"merkel\"]\n\n1. c2-c3 c4xc2 {good}\n2. c1-c4 {bad} b4-b3 (2. a1-a2) 3. c1-c2 light",
            "c2-c3 c4xc2",
            Some(light),
            "everything after line 4, character 4 was left out: move `c1-c4`: not legal: you must capture; expected c1xc3",
        ),
        (
            "[GameType \"21\"]\n[Termination \"resignation\"]\n1. 9-14 22-17 2. 6-99 13-9 1-0",
            "9-14 22-17",
            Some(light),
            "everything after line 3, character 20 was left out: move `6-99`",
        ),
        ("1. 9-14 22-17\n2. 14-20 17-13", "9-14 22-17", None, "everything after line 2, character 4 was left out: "),
        ("f5d6c3a1f4", "f5 d6 c3", None, "everything after line 1, character 7 was left out: move `a1`"),
        ("1. 9-14 22-17 2. six-nine", "9-14 22-17", None, "everything after line 1, character 18 was left out: move "),
        ("f5d6c", "f5 d6", None, "everything after line 1, character 5 was left out: move `c`"),
        ("f5zz", "f5", None, "everything after line 1, character 3 was left out: move `zz`"),
        ("1. f5 2. d6 3. a1 4. c3", "f5 d6", None, "everything after line 1, character 16 was left out: move `a1`"),
        (
            "(;GM[Othello]B[f5]W[d6]B[a1]W[c3]RE[-12.000:r];)",
            "f5 d6",
            Some(light),
            "everything after line 1, character 26 was left out: move `a1`",
        ),
    ] {
        let games = import(text);
        assert_eq!(games.len(), 1, "{text}");
        let game = games[0].as_ref().unwrap();
        let record = &game.record;
        assert_eq!(record.moves().join(" "), moves, "{text}");
        // The file's result stands, but the game isn't over where it was cut.
        assert_eq!((record.result(), record.ending(), record.closing()), (result, None, None), "{text}");
        assert!(!record.comment(2).contains("bad"), "{text}");
        let warnings: Vec<String> = game.warnings.iter().map(ToString::to_string).collect();
        assert!(warnings.iter().any(|text| text.starts_with(warning)), "{warnings:?}");
    }
    // Not one move is legal.
    for text in ["1. 9-20 22-17", "a1f5", "(;GM[Othello]B[a1]W[f5];)"] {
        assert_eq!((good(text), errors(text).len()), (0, 1), "{text}");
    }
}

/// Long enough that a quadratic parser would take minutes.
const HOSTILE: usize = 1 << 18;

#[test]
fn hostile_texts_are_parsed_quickly() {
    // The same text repeated, by itself and after a move.
    let alone = [
        "{",
        "(",
        "[",
        "\"",
        "{}",
        "()",
        "(\n",
        "{\n",
        "{x\n[A\n",
        "[A \"\"]",
        "[Event \"\"]",
        "*\n",
        "1.\n\n",
        "a1-",
        "1 - ",
        "f5",
        "(;",
        "(;A[",
    ];
    let behind = ["(x)", "(d2-c3)", "({x}){y}", "$1", "{x}", "; x\n"];
    let repeated = alone.map(|unit| unit.repeat(HOSTILE / unit.len()));
    let continued = behind.map(|unit| format!("c2-c3 {}", unit.repeat(HOSTILE / (unit.len() + 1))));
    let others = [
        "(;GM[Othello]B[f5]".repeat(HOSTILE / 18),
        format!("c2-c3 {}{}", "(d2-c3 ".repeat(HOSTILE / 10), ")".repeat(HOSTILE / 10)),
        format!("c2-c3 {}{}", "(".repeat(HOSTILE / 3), ")".repeat(HOSTILE / 3)),
        format!("(;GM[Othello]B[f5]{}", "(;W[d6]".repeat(HOSTILE / 8)),
        format!("[FEN \"B:WK32:BK1\"]\n{}", "1-5 32-28 5-1 28-32 ".repeat(HOSTILE / 24)),
        format!("[FEN \"{}\"]", "B:W".repeat(HOSTILE / 4)),
        format!("[Ruleset \"{}\"]", "merkel,".repeat(HOSTILE / 8)),
        "x".repeat(MAX_TEXT_LEN + 1),
        format!("g1.{}", "A".repeat((1 << 23) - 3)),
    ];
    for text in repeated.into_iter().chain(continued).chain(others) {
        let games = import(&text);
        assert!(!games.is_empty());
        for error in games.into_iter().filter_map(Result::err) {
            assert!(error.to_string().chars().count() < 800, "{error}");
        }
    }
}

#[test]
fn limits_are_enforced() {
    let game = "[Ruleset \"merkel\"]\nc2-c3 *\n";
    assert_eq!((good(&game.repeat(2400)), errors(&game.repeat(2400)).len()), (2400, 0));
    // Unreadable games are reported, but a text of nothing else isn't read to its end.
    let unreadable = "[Ruleset \"merkel\"]\nc2-c9 *\n";
    assert_eq!(errors(&unreadable.repeat(MAX_UNREADABLE + 10)).len(), MAX_UNREADABLE);
    assert_eq!(errors(&format!("{game}{}", unreadable.repeat(MAX_UNREADABLE + 10))).len(), MAX_UNREADABLE + 10);
    assert_eq!(
        errors(&" ".repeat(MAX_TEXT_LEN + 1)),
        ["game 1, line 1, character 1: the text is too long; expected at most 64 MB"]
    );
}

/// The games of a text as links with their warnings, or their errors.
fn messages(games: Vec<Result<Imported, ImportError>>) -> Vec<String> {
    let game = |result: Result<Imported, ImportError>| match result {
        Ok(game) => format!("{} {:?}", to_link(&*game.record), game.warnings),
        Err(error) => error.to_string(),
    };
    games.into_iter().map(game).collect()
}

#[test]
fn importing_in_slices_gives_the_same_games() {
    let link = to_link(&*import("1. c2-c3 *").remove(0).unwrap().record);
    let letter = format!("Hello,\n\nsee https://example.org/#{link} and write back.\n");
    for text in [
        "",
        "\u{feff}1. c2-c3 c4xc2 *\n\n[Game \"Go\"]\n1. e4\n\n1. c2-c3 (1. d2-c3 {why} b4xd2) $1 *\n\n1. zz",
        "(;GM[Othello]PB[a]B[f5]W[d6];)\n(;GM[Go];)(;GM[Othello]B[f5",
        "f5d6c3\n\nf5f6",
        &letter,
        &link,
        "[Date \"no\"]\n[Ruleset \"merkel\"]\n1. c2-c3 1-0",
        "hello\nthere",
        &"zz *\n\n".repeat(MAX_UNREADABLE + 5),
    ] {
        let whole = messages(import(text));
        for bytes in [1, 7, 1000] {
            let mut importer = Importer::new(text.to_owned());
            let (mut games, mut last, mut begun) = (Vec::new(), 0, 1);
            while !importer.is_done() {
                games.extend(importer.read_on(bytes));
                let (at, all) = importer.progress();
                begun += u32::from(at < last);
                // A text without games is parsed again, as a letter that contains links.
                assert!(at <= all && begun <= 2, "{text:?}");
                last = at;
            }
            assert_eq!(messages(games), whole, "{text:?}");
        }
    }
}
