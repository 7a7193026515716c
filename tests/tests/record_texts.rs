//! The record's text formats: files of other programs and our own.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Closing, Date, Format, Header, MAX_COMMENT_LEN, MAX_HEADER_LEN, NodeId, Symbol, export, from_link, import, to_link,
};
use alquerque_core::{Outcome, Player, Reason};
use alquerque_tests::ggf::to_ggf;
use alquerque_tests::records::{GGF, OURS, PDN, contents, errors, good, only, played, record, texts, variations};

// --- draughts ---

#[test]
fn pdn_is_read() {
    let games = import(PDN);
    assert_eq!(games.len(), 2, "{games:?}");
    let first = games[0].as_ref().unwrap();
    let record = first.record.as_ref();
    assert_eq!(record.rules(), "draughts");
    assert_eq!(record.moves(), ["11-15", "22-18", "15x22", "25x18", "8-11", "29-25", "4-8", "25-22"]);
    let headers = record.headers();
    assert_eq!(
        Header::ALL.map(|header| headers.text(header)),
        ["Club \"Dark Square\"", "", "", "Light, Ada", "Dark, Bo", "", "", ""]
    );
    assert_eq!((headers.date.to_string().as_str(), headers.result), ("1998-11-??", Some(Outcome::Win(Player::Dark))));
    assert_eq!(record.comment(0), "An old opening.");
    assert_eq!(record.comment(3), "the man is lost");
    assert_eq!(record.comment(7), "quiet");
    assert_eq!(first.warnings, []);
    // The fifth move has an alternative, with a comment and a reply.
    let tree = record.tree();
    let main: Vec<NodeId> = tree.main_line().collect();
    let other: Vec<NodeId> = tree.siblings(main[5]).collect();
    assert_eq!(
        (other.len(), record.move_text(other[0]), tree.comment(other[0])),
        (1, "12-16".to_owned(), "also (fine)")
    );
    let answers: Vec<String> = tree.children(other[0]).map(|node| record.move_text(node)).collect();
    assert_eq!(answers, ["29-25"]);
    let symbols = [2, 5, 6].map(|ply| tree.symbols(main[ply]));
    assert_eq!(symbols, [&[Symbol(1)], &[Symbol(4)], &[Symbol(6)]]);
    let second = games[1].as_ref().unwrap();
    assert_eq!(second.record.start_text().as_deref(), Some("W:WK8,19,27:B2,12,20"));
    assert_eq!(second.record.moves(), ["8-3"]);
    assert_eq!(second.record.headers().result, Some(Outcome::Draw));
}

#[test]
fn pdn_is_written() {
    let mut game = played("draughts", "11-15 22-18 15x22 25x18 8-11");
    game.headers_mut().set_text(Header::Light, "Ada \"Lady\" L.");
    game.headers_mut().date = Date::new(2026, 11, 21).unwrap();
    game.headers_mut().result = Some(Outcome::Win(Player::Light));
    game.set_comment(NodeId::new(1), "the {old} way");
    assert_eq!(
        export(game.as_ref(), Format::Pdn),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n[White \"Ada \\\"Lady\\\" L.\"]\n[Black \"?\"]\n\
         [Result \"1-0\"]\n[GameType \"21\"]\n\n\
         1. 11-15\n; the {old} way\n22-18 2. 15x22 25x18 3. 8-11 1-0\n"
    );
    let light = played("draughts,begin=light", "22-18");
    let text = export(light.as_ref(), Format::Pdn);
    assert!(text.contains("[Ruleset \"draughts,begin=light\"]\n[SetUp \"1\"]\n[FEN \"W:W21,22,"), "{text}");
    assert_eq!(only(&text).start_text(), None);
}

#[test]
fn short_captures_and_all_results_are_read() {
    let position = "[FEN \"B:W18,26,27:B14,1\"]\n";
    assert_eq!(only(&format!("{position}1. 14x23x30 *")).moves(), ["14x23x30"]);
    assert_eq!(only(&format!("{position}1. 14-30 *")).moves(), ["14x23x30"]);
    assert_eq!(only(&format!("{position}1. 14:23:30 *")).moves(), ["14x23x30"]);
    assert_eq!(only(&format!("{position}1. 14 x 23 x 30 *")).moves(), ["14x23x30"]);
    for (text, result) in [
        ("1-0", Some(Outcome::Win(Player::Light))),
        ("2-0", Some(Outcome::Win(Player::Light))),
        ("0-1", Some(Outcome::Win(Player::Dark))),
        ("0-2", Some(Outcome::Win(Player::Dark))),
        ("1/2-1/2", Some(Outcome::Draw)),
        ("1-1", Some(Outcome::Draw)),
        ("*", None),
    ] {
        assert_eq!(only(&format!("1.11-15 22-18 {text}")).result(), result, "{text}");
        assert_eq!(only(&format!("[Result \"{text}\"]\n1.11-15 22-18")).result(), result, "{text}");
    }
}

#[test]
fn a_false_result_of_othello_is_told_with_its_sides() {
    let game = import("[Ruleset \"othello\"]\ne6 f4 e3 f6 g5 d6 e7 f5 c5 light").remove(0).unwrap();
    assert_eq!(texts(&game.warnings), ["the file says White won, but by the rules it is Black won"]);
}

#[test]
fn results_in_words_and_remarks_after_them_end_the_game() {
    for (text, result) in [
        ("White wins", Some(Outcome::Win(Player::Light))),
        ("White resigns.", Some(Outcome::Win(Player::Dark))),
        ("Draw agreed", Some(Outcome::Draw)),
        ("½–½", Some(Outcome::Draw)),
        ("½ - ½", Some(Outcome::Draw)),
        ("1 – 0", Some(Outcome::Win(Player::Light))),
        ("2 : 0", Some(Outcome::Win(Player::Light))),
        ("0,5-0,5", Some(Outcome::Draw)),
        ("0-1 Red overstepped the time", Some(Outcome::Win(Player::Dark))),
        ("0-1 (time)", Some(Outcome::Win(Player::Dark))),
        ("0-1 0-1", Some(Outcome::Win(Player::Dark))),
    ] {
        let games: Vec<_> =
            import(&format!("1.11-15 22-18 {text}\n\n1. 9-13 *")).into_iter().map(Result::unwrap).collect();
        assert_eq!((games.len(), games[0].record.result()), (2, result), "{text}");
        assert_eq!((games[0].record.plies(), &games[0].warnings), (2, &Vec::new()), "{text}");
        let tagged = text.replace(" Red overstepped the time", "").replace("0-1 0-1", "0-1");
        let game = import(&format!("[Result \"{tagged}\"]\n1.11-15 22-18")).remove(0).unwrap();
        assert_eq!((game.record.result(), game.warnings), (result, Vec::new()), "{text}");
    }
}

#[test]
fn numbers_and_games_on_the_same_line_are_read() {
    assert_eq!(only("1. 9-14 22-17/2.. 6-9").moves(), ["9-14", "22-17", "6-9"]);
    let games = import("1. 11-15 23-19 1-0 Game 2: 1. 9-13 22-18 0-1");
    assert_eq!(games.len(), 2, "{games:?}");
}

#[test]
fn discs_are_a_result_in_othello() {
    let tags = "[Black \"A\"]\n[White \"B\"]\n[Result \"34-30\"]\n\n";
    let text = format!("{tags}1. f5 d6 2. c3 d3 3. c4 f4\n34-30\n\n{tags}1. f5 f6\n\n{tags}f5d6\n30 - 34");
    let games: Vec<_> = import(&text).into_iter().map(Result::unwrap).collect();
    let results: Vec<_> = games.iter().map(|game| (game.record.plies(), game.record.result())).collect();
    let dark = Some(Outcome::Win(Player::Dark));
    // The tag takes precedence.
    assert_eq!(results, [(6, dark), (2, dark), (2, dark)]);
    assert!(games.iter().all(|game| game.warnings.is_empty()), "{games:?}");
    assert_eq!(only("f5d6c3\n30-34").result(), Some(Outcome::Win(Player::Light)));
    // In draughts it is a move.
    assert_eq!(only("11-15 23-19 8-11 22-17 11-16").moves().len(), 5);
}

#[test]
fn invisible_and_full_width_characters_are_read() {
    for text in [
        "1.\u{200b}11-15 23-19\u{200b} 2. 8-11",
        "1.11\u{2060}-15 23-19\u{feff} 8\u{ad}-11",
        "\u{200b}\n1.\u{a0}11–15\u{202f}23−19\u{2009}2.\u{3000}8-11\u{fe0f} \u{200d}",
        "１．１１－１５　２３－１９ 8-11",
        "1. 11 ‑ 15 23\u{a0}-\u{a0}19 8-11",
        "١. ١١-١٥ ٢٣-١٩ ٨-١١",
        "1. 11-15 23-19\r2. 8-11\r",
        "1. 11-15 ; comment\r23-19 8-11",
        "1. 11-15 23-19\u{2028}8-11",
    ] {
        assert_eq!(only(text).moves(), ["11-15", "23-19", "8-11"], "{text:?}");
    }
    let tags = "[GameType \"\u{200b}21\"]\n[Result \"½–\u{feff}½\"]\n[White \"نیم\u{200c}فاصله\"]\n1. 11-15";
    assert_eq!(
        (only(tags).result(), only(tags).headers().text(Header::Light)),
        (Some(Outcome::Draw), "نیم\u{200c}فاصله")
    );
    let capture = only("[FEN \"B:W18,26,27:B14,1\"]\n1. 14 х 23 × 30");
    assert_eq!(capture.moves(), ["14x23x30"]);
}

/// A game of two kings that goes on after the third repetition, at move 5, and after the draw by quiet plies.
fn shuffle(times: usize, end: &str) -> String {
    format!("[FEN \"B:WK32:BK1\"]\n{} {end}", "1-5 32-28 5-1 28-32 ".repeat(times))
}

#[test]
fn a_draw_that_nobody_claimed_does_not_end_a_game_from_a_file() {
    let dark = Some(Outcome::Win(Player::Dark));
    let repetition = "after move 4 the game could have been a draw by threefold repetition, but nobody claimed it";
    for (text, plies, result, ending, warning) in [
        (shuffle(3, "{a} 1-6 {b} 0-1"), 13, dark, None, Some(repetition)),
        (shuffle(3, "0-1"), 12, dark, None, Some(repetition)),
        (shuffle(3, "*"), 12, None, None, Some(repetition)),
        (shuffle(3, ""), 12, None, None, Some(repetition)),
        (shuffle(40, "1-6 0-1"), 161, dark, None, Some(repetition)),
        (shuffle(3, "1/2-1/2"), 12, Some(Outcome::Draw), Some(Reason::Repetition), Some(repetition)),
        (shuffle(2, "1/2-1/2"), 8, Some(Outcome::Draw), Some(Reason::Repetition), None),
        (shuffle(2, "0-1"), 8, dark, None, Some(repetition)),
        (shuffle(2, "*"), 8, None, None, Some(repetition)),
        (shuffle(2, ""), 8, Some(Outcome::Draw), Some(Reason::Repetition), None),
        (
            format!("[Termination \"resignation\"]\n{}", shuffle(3, "0-1")),
            12,
            dark,
            Some(Reason::Resignation),
            Some(repetition),
        ),
        (
            format!("[Termination \"agreement\"]\n{}", shuffle(3, "1-1")),
            12,
            Some(Outcome::Draw),
            Some(Reason::Agreement),
            Some(repetition),
        ),
        (
            "[FEN \"B:WK32:BK1 78\"]\n1. 1-5 32-28 2. 5-9 28-24 0-1".to_owned(),
            4,
            dark,
            None,
            Some(
                "after move 1 the game could have been a draw by the rule against too many moves without a capture, but nobody claimed it",
            ),
        ),
    ] {
        let game = import(&text).remove(0).unwrap();
        let record = &*game.record;
        let state = |record: &dyn AnyRecord| {
            (record.plies(), record.result(), record.ending().map(|ending| ending.reason), record.unclaimed_draw())
        };
        assert_eq!(texts(&game.warnings), warning.into_iter().collect::<Vec<_>>(), "{text}");
        let unclaimed = record.unclaimed_draw();
        assert_eq!(state(record), (plies, result, ending, unclaimed), "{text}");
        // Everything reads it again.
        let exported = import(&export(record, Format::Pdn)).remove(0).unwrap();
        assert_eq!(contents(&*exported.record), contents(record), "{text}");
        assert_eq!(state(&*exported.record), state(record), "{text}");
        let linked = from_link(&to_link(record)).unwrap();
        assert_eq!((contents(&*linked), state(&*linked)), (contents(record), state(record)), "{text}");
        // Each position can be looked at.
        let mut shown = record.boxed();
        for ply in 0..plies {
            assert_eq!(record.first_moves(ply).ending(), None, "{ply} {text}");
            shown.go_to(ply);
            assert_eq!((shown.ending(), shown.legal_turns().is_empty()), (None, false), "{ply} {text}");
        }
        let whole = record.first_moves(plies);
        let claimed = ending.filter(|reason| reason.is_claimed());
        assert_eq!((whole.plies(), whole.ending().map(|ending| ending.reason)), (plies, claimed), "{text}");
        // A game that is played on ends as usual.
        if ending.is_none() {
            shown.go_to(plies);
            let turn = shown.legal_turns().remove(0);
            shown.play_turn(&turn).unwrap();
            assert!(!shown.headers().is_unclaimed && shown.headers().result.is_none());
        }
    }
}

// --- Othello ---

const TRANSCRIPT: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6g5e3d2";

#[test]
fn transcripts_are_read_in_any_spelling() {
    let game = only(TRANSCRIPT);
    assert_eq!(game.rules(), "othello");
    assert_eq!(export(game.as_ref(), Format::Transcript), format!("{TRANSCRIPT}\n"));
    let pairs: Vec<&str> = (0..TRANSCRIPT.len() / 2).map(|i| &TRANSCRIPT[2 * i..2 * i + 2]).collect();
    for text in [
        TRANSCRIPT.to_uppercase(),
        pairs.join(" "),
        pairs.join("\n"),
        format!("[Game \"Othello\"]\n1. {}", pairs.join(" ")),
    ] {
        assert_eq!(only(&text).moves(), game.moves(), "{text}");
    }
}

#[test]
fn transcripts_of_several_games_are_told_apart() {
    let moves = |text: &str| -> Vec<String> {
        import(text).into_iter().map(|game| game.unwrap().record.moves().concat()).collect()
    };
    for text in
        ["f5d6c3d3\nf5f6e6f4\n", "f5d6c3d3\n\nf5f6e6f4", "F5D6\nc3d3\nF5F6\ne6f4", "f5d6c3d3 34-30\nf5f6e6f4 *\n"]
    {
        let together = moves(text).concat();
        assert_eq!((moves(text).len(), together.to_lowercase().as_str()), (2, "f5d6c3d3f5f6e6f4"), "{text}");
    }
    for rules in ["merkel", "othello", "draughts", "medieval"] {
        let mut games = Vec::new();
        for choice in 0..5 {
            let mut game = record(rules);
            for ply in 0..7 {
                let turns = game.legal_turns();
                game.play_turn(&turns[(choice + ply * choice) % turns.len()]).unwrap();
            }
            games.push(game);
        }
        // Transcripts don't name the rules.
        let formats = if rules == "medieval" { &[Format::Pdn][..] } else { &[Format::Pdn, Format::Transcript] };
        for &format in formats {
            let text: Vec<String> = games.iter().map(|game| export(&**game, format)).collect();
            let read = import(&text.join("\n"));
            assert_eq!(read.len(), games.len(), "{rules} {text:?}");
            for (read, game) in read.into_iter().zip(&games) {
                assert_eq!(read.unwrap().record.moves(), game.moves(), "{rules} {text:?}");
            }
        }
        // GGF is only for Othello.
        let ggf: Vec<String> = games.iter().filter_map(|game| to_ggf(&**game)).collect();
        assert_eq!(ggf.is_empty(), rules != "othello");
        for between in ["", "\n", "\r\n\r\n"] {
            let read = if ggf.is_empty() { Vec::new() } else { import(&ggf.join(between)) };
            assert_eq!(read.len(), ggf.len(), "{ggf:?}");
            for (read, game) in read.into_iter().zip(&games) {
                assert_eq!(contents(&*read.unwrap().record), contents(&**game), "{ggf:?}");
            }
        }
    }
}

#[test]
fn missing_passes_in_transcripts_are_inserted() {
    // A game with a pass that is not the last move, found by trying arbitrary games.
    let line = |number: usize| {
        let mut game = record("othello");
        for ply in 0.. {
            let turns = game.legal_turns();
            if turns.is_empty() {
                break;
            }
            game.play(&turns[(number + ply * number) % turns.len()].text).unwrap();
        }
        game.moves()
    };
    let has_pass =
        |moves: &Vec<String>| moves.iter().position(|mv| mv == "pass").is_some_and(|ply| ply + 1 < moves.len());
    let sets = (0..1000).map(line).find(has_pass).unwrap();
    for tags in ["", "[Ruleset \"othello\"]\n"] {
        for pass in ["", "pass", "PA", "--"] {
            let moves: Vec<&str> = sets.iter().map(|set| if set == "pass" { pass } else { set }).collect();
            assert_eq!(only(&format!("{tags}{}", moves.concat())).moves(), sets, "{pass}");
            assert_eq!(only(&format!("{tags}{}", moves.join(" "))).moves(), sets, "{pass}");
        }
    }
}

#[test]
fn ggf_is_read() {
    let games = import(GGF);
    assert_eq!(games.len(), 2, "{games:?}");
    let record = games[0].as_ref().unwrap().record.as_ref();
    assert_eq!((record.rules().as_str(), record.start_text()), ("othello", None));
    assert_eq!(record.moves(), ["f5", "d6", "c3", "d3"]);
    let headers = record.headers();
    assert_eq!(Header::ALL.map(|header| headers.text(header)), ["", "GGS/os", "", "light.one", "dark.one", "", "", ""]);
    assert_eq!(headers.date.to_string(), "2003-12-15");
    assert_eq!(
        (record.closing(), record.result()),
        (Some(Closing::Resignation(Player::Dark)), Some(Outcome::Win(Player::Light)))
    );
    assert_eq!(games[1].as_ref().unwrap().record.result(), None);
}

#[test]
fn ggf_errors_are_explained() {
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
    for (text, message) in [
        ("(;GM[Amazons];)", "game 1, line 1, character 6: the game is `Amazons`; expected `GM[Othello]`"),
        (
            "(;GM[Othello]TY[8a];)",
            "game 1, line 1, character 17: the game’s type is `8a`; expected ordinary Othello on 8 by 8 squares, `TY[8]`",
        ),
        (
            "(;GM[Othello]TY[10];)",
            "game 1, line 1, character 17: the game’s type is `10`; expected ordinary Othello on 8 by 8 squares, `TY[8]`",
        ),
        (
            "(;GM[Othello]\nW[f5];)",
            "game 1, line 2, character 3: it isn’t White’s turn; expected moves in turn, `B[...]` for Black",
        ),
        (
            "(;GM[Othello]BO[8 ---- *];)",
            "game 1, line 1, character 17: `8 ---- *` isn’t a board; \
             expected the size, 64 squares `*`, `O` or `-`, and the side to move, as in `8 -...- *`",
        ),
        ("(;GM[Othello]B[f5", "game 1, line 1, character 16: the value of `B` is not closed; expected `]` at its end"),
        (
            "(;GM[Othello]B[f5]\n",
            "game 1, line 2, character 1: the game is not closed; expected properties such as `B[F5]`, and `;)` at the end",
        ),
    ] {
        assert_eq!(errors(text), [message]);
    }
    let text = format!("(;GM[Othello]{board}B[a1];)(;GM[Othello]{board}B[f5];)");
    assert_eq!((good(&text), errors(&text).len()), (1, 1));
}

// --- Alquerque and our own format ---

#[test]
fn plain_moves_are_alquerque() {
    for text in ["c2-c3\nc4-c2\nc1-c3", "1. c2-c3 c4xc2\n2. c1xc3", "C2-C3 C4XC2 C1XC3 *", "c2-c3 c4xc2\n\n2. c1xc3"] {
        let game = only(text);
        assert_eq!((game.rules().as_str(), game.moves().join(" ").as_str()), ("merkel", "c2-c3 c4xc2 c1xc3"), "{text}");
    }
    // As word processors format them.
    for text in ["1. c2–c3 c4×c2 2. c1 × c3", "c2−c3 c4‑c2 c1—c3 1–0"] {
        assert_eq!(only(text).moves().join(" "), "c2-c3 c4xc2 c1xc3", "{text}");
    }
    // After an empty line a new game starts, with numbers from 1.
    assert_eq!((good("c2-c3 c4xc2\n\nd3-c3\n\n1. b2-c3"), errors("c2-c3\n\n\nd3-c3").len()), (3, 0));
}

#[test]
fn our_own_format_is_read_and_written() {
    let game = only(OURS);
    assert_eq!(game.rules(), "medieval");
    assert_eq!((game.comment(0), game.comment(3)), ("slow", "ouch"));
    assert_eq!(game.result(), Some(Outcome::Win(Player::Dark)));
    assert_eq!(export(game.as_ref(), Format::Pdn), OURS);
    assert_eq!(export(game.as_ref(), Format::Transcript), "c2-c3 c4xc2 c1xc3\n");
}

#[test]
fn draws_by_agreement_need_rules_with_repetition() {
    let text = "[Ruleset \"merkel\"]\n[Result \"draw\"]\n[Termination \"agreement\"]\n\nc2-c3 draw\n";
    let read = import(text).remove(0).unwrap();
    assert_eq!(
        (read.record.result(), (read.record.closing() == Some(Closing::Agreement))),
        (Some(Outcome::Draw), false)
    );
    assert!(texts(&read.warnings).concat().contains("no draw by agreement"), "{:?}", read.warnings);
    // Links don't create them either.
    let mut stated = played("merkel", "c2-c3");
    stated.close(Closing::Agreement);
    let read = from_link(&to_link(stated.as_ref())).unwrap();
    assert_eq!((read.result(), (read.closing() == Some(Closing::Agreement))), (Some(Outcome::Draw), false));
}

#[test]
fn an_agreed_draw_differs_from_a_stated_draw() {
    let mut agreed = played("medieval", "c2-c3");
    agreed.close(Closing::Agreement);
    let mut stated = played("medieval", "c2-c3");
    stated.headers_mut().result = Some(Outcome::Draw);
    for game in [agreed, stated] {
        assert_eq!(game.result(), Some(Outcome::Draw));
        let read = only(&export(game.as_ref(), Format::Pdn));
        assert_eq!((read.closing() == Some(Closing::Agreement)), (game.closing() == Some(Closing::Agreement)));
        assert_eq!(read.ending(), game.ending());
        // A move continues the game and drops the result.
        let mut on = read;
        on.go_to(0);
        on.play("d3-c3").unwrap();
        assert_eq!((on.result(), (on.closing() == Some(Closing::Agreement))), (None, false));
    }
}

// --- variations ---

const VARIED: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Light \"?\"]\n[Dark \"?\"]\n\
    [Result \"*\"]\n[Game \"Alquerque\"]\n[Ruleset \"merkel\"]\n\n\
    1. c2-c3! (1. d2-c3 {the other (way)} b4xd2 (1... d4xd2?! $14) 2. e1xc3) (1.\n\
    b2-c3 $22) 1... c4xc2 2. c1xc3 *\n";

#[test]
fn variations_are_read_and_written() {
    let game = only(VARIED);
    assert_eq!(game.moves(), ["c2-c3", "c4xc2", "c1xc3"]);
    assert_eq!(
        variations(game.as_ref()),
        "0  [] \"\"\n1 c2-c3 [Symbol(1)] \"\"\n2 c4xc2 [] \"\"\n3 c1xc3 [] \"\"\n\
         1 d2-c3 [] \"the other (way)\"\n2 b4xd2 [] \"\"\n3 e1xc3 [] \"\"\n2 d4xd2 [Symbol(6), Symbol(14)] \"\"\n\
         1 b2-c3 [Symbol(22)] \"\"\n"
    );
    assert_eq!(export(game.as_ref(), Format::Pdn), VARIED);
    assert_eq!(export(game.as_ref(), Format::Transcript), "c2-c3 c4xc2 c1xc3\n");
    // Signs in parentheses, separate glyphs, results and numbers inside.
    let other = only(
        "1. c2-c3 (!) (1. d2-c3 {the other (way)} b4xd2 (d4xd2 (?!) $14 *) 2.e1xc3 1-0) (1.b2-c3$22) c4xc2 2. c1xc3",
    );
    assert_eq!(variations(other.as_ref()), variations(game.as_ref()));
}

#[test]
fn unreadable_variations_are_cut_short() {
    let read = |text: &str| {
        let game = import(text).remove(0).unwrap();
        (game.record.tree().len() - 1, texts(&game.warnings))
    };
    let (moves, warnings) = read("1. c2-c3 (1. d2-c3 a9 b4xd2 (d4xd2)) (1. x) (1. b2-c3) c4xc2 *");
    assert_eq!(moves, 4);
    assert_eq!(warnings.len(), 1);
    let start = "2 variations left out from line 1, character 20 on: move `a9`, character 1: ";
    assert!(warnings[0].starts_with(start), "{warnings:?}");
    let (moves, warnings) = read("(1. d2-c3) 1. c2-c3 *");
    assert_eq!((moves, warnings.len()), (1, 1));
    assert!(
        warnings[0]
            .starts_with("1 variation left out from line 1, character 2 on: there is no move before it; expected ")
    );
    // Many of them are reported in a single warning.
    let (moves, warnings) = read(&format!("1. c2-c3 {} (1. d2-c3) *", "(1. a1-a2) ".repeat(1000)));
    assert!(moves == 1 && warnings[0].starts_with("1001 variations left out "), "{warnings:?}");
}

#[test]
fn ggf_variations_follow_sgf() {
    let game = only("(;GM[Othello]B[f5](;W[d6];B[c3])(;W[f6])(;W[f4](;B[c3])(;B[d3])))");
    let lines: Vec<String> =
        variations(game.as_ref()).lines().map(|line| line[..line.len().min(4)].to_owned()).collect();
    assert_eq!(lines, ["0  [", "1 f5", "2 d6", "3 c3", "2 f6", "2 f4", "3 c3", "3 d3"]);
    assert_eq!(game.moves(), ["f5", "d6", "c3"]);
    // An unclosed game does not hide the next one.
    let text = "(;GM[Othello]B[f5](;W[d6]\n(;\nGM[Othello]B[f5];)";
    assert_eq!((good(text), errors(text).len()), (1, 1));
}

#[test]
fn a_draw_agreed_after_undo_keeps_the_later_moves() {
    let mut game = played("medieval", "c2-c3 c4xc2 c1xc3");
    game.go_to(1);
    game.close(Closing::Agreement);
    assert_eq!((game.moves(), game.result(), game.tree().len()), (vec!["c2-c3".to_owned()], Some(Outcome::Draw), 4));
    let text = export(game.as_ref(), Format::Pdn);
    assert!(text.ends_with("\n\n1. c2-c3 (1. c2-c3 c4xc2 2. c1xc3) draw\n"), "{text}");
    for read in [only(&text), from_link(&to_link(game.as_ref())).unwrap()] {
        assert_eq!(contents(read.as_ref()), contents(game.as_ref()));
        assert_eq!(read.ending().map(|ending| ending.reason), Some(Reason::Agreement));
    }
    // Later moves can still be viewed and continued.
    let behind = game.tree().first_child(game.tree().current()).unwrap();
    game.select(behind);
    assert_eq!((game.moves().len(), game.ending(), game.result()), (3, None, Some(Outcome::Draw)));
    game.play("c1xc3").unwrap();
    assert_eq!(
        (game.result(), (game.closing() == Some(Closing::Agreement)), game.tree().is_on_main()),
        (None, false, true)
    );
}

// --- headers and comments ---

#[test]
fn headers_are_clean_lines() {
    let mut game = record("merkel");
    let headers = game.headers_mut();
    headers.set_text(Header::Light, "  a\u{7}\n\tb\u{202e} c  ");
    headers.set_text(Header::Dark, "?");
    headers.set_text(Header::Event, &"x".repeat(100_000));
    assert_eq!(headers.text(Header::Light), "a b c");
    assert_eq!(headers.text(Header::Dark), "");
    assert_eq!(headers.text(Header::Event).len(), MAX_HEADER_LEN);
    game.set_comment(NodeId::ROOT, &"y z ".repeat(100_000));
    assert_eq!(game.comment(0).len(), MAX_COMMENT_LEN - 1);
    game.set_comment(NodeId::new(1), "a comment on a missing node");
    assert_eq!(game.comment(1), "");
}

#[test]
fn dates_are_parsed_or_rejected() {
    for (text, date) in [
        ("2026-11-21", "2026-11-21"),
        ("2026.02.??", "2026-02-??"),
        ("????.??.??", "????-??-??"),
        ("1283", "1283-??-??"),
        ("2024/2/29", "2024-02-29"),
    ] {
        assert_eq!(text.parse::<Date>().unwrap().to_string(), date);
        assert_eq!(date.parse::<Date>().unwrap().pdn(), date.replace('-', "."));
    }
    for text in [
        "2026-13-01",
        "2026-00-01",
        "2026-04-31",
        "2026-02-29",
        "1900-02-29",
        "20266",
        "1-2-3-4",
        "+1",
        "today",
        "٣",
        "-1",
        "12.3",
        "1",
        "--",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}

#[test]
fn comments_belong_to_their_moves() {
    let mut game = played("merkel", "c2-c3 c4xc2 c1xc3");
    for ply in 0..=3 {
        game.set_comment(NodeId::new(ply), &format!("ply {ply}"));
    }
    game.go_to(1);
    assert_eq!(game.comment(3), "ply 3");
    game.play("c4xc2").unwrap();
    assert_eq!(game.comment(3), "ply 3");
    game.go_to(0);
    game.play("d3-c3").unwrap();
    assert_eq!([0, 1, 2, 3].map(|ply| game.comment(ply)), ["ply 0", "", "", ""]);
}
