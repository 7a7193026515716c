//! The text forms of a record: what is written is read again, and texts of other programs are read.

use alquerque_core::family::{AnyGame, GAMES};
use alquerque_core::record::{
    Date, Format, Header, LONGEST_COMMENT, LONGEST_HEADER, LONGEST_TEXT, MOST_GAMES, export, from_link, import, to_link,
};
use alquerque_core::table::Table;
use alquerque_core::{Outcome, Player, Reason};
use alquerque_tests::random::{choices, config, mutated};
use proptest::prelude::*;
use proptest::sample::Index;

fn table(rules: &str) -> Box<dyn Table> {
    rules.parse::<AnyGame>().unwrap().table()
}

fn table_from(rules: &str, position: &str) -> Box<dyn Table> {
    rules.parse::<AnyGame>().unwrap().table_from(position).unwrap()
}

fn played(rules: &str, moves: &str) -> Box<dyn Table> {
    let mut table = table(rules);
    for mv in moves.split_whitespace() {
        table.play(mv).unwrap();
    }
    table
}

/// The only game of a text, which has nothing to be warned of.
fn only(text: &str) -> Box<dyn Table> {
    let mut games = import(text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(game.warnings, [""; 0], "{text}");
    game.table
}

fn warnings(text: &str) -> Vec<String> {
    import(text).into_iter().flat_map(|game| game.unwrap().warnings).collect()
}

/// The errors of a text, each with the number of its game.
fn errors(text: &str) -> Vec<String> {
    import(text).into_iter().filter_map(Result::err).map(|error| error.to_string()).collect()
}

/// The number of games in a text that can be read.
fn good(text: &str) -> usize {
    import(text).iter().filter(|game| game.is_ok()).count()
}

/// Everything that text forms keep; the ply that is shown is for links alone.
fn contents(table: &dyn Table) -> String {
    let mut first = table.boxed();
    first.go_to(0);
    let mut last = table.boxed();
    last.go_to(usize::MAX);
    let comments: Vec<&str> = (0..=table.moves().len()).map(|ply| table.comment(ply)).collect();
    format!(
        "{} | {} | {} | {:?} | {:?} | {:?} | {:?} | {:?} | {comments:?}",
        table.rules(),
        first.position_text(),
        last.position_text(),
        table.moves(),
        table.headers(),
        table.result(),
        table.agreed(),
        last.ending(),
    )
}

// --- random games ---

/// What is said about a game: headers, a date, a result, comments, and whether the players agree on a draw.
#[derive(Clone, Debug)]
struct Said {
    headers: Vec<String>,
    date: Option<(u16, u8, u8)>,
    result: Option<Outcome>,
    comments: Vec<(Index, String)>,
    agree: bool,
}

/// Texts that might be taken for something else in a file.
fn phrases() -> impl Strategy<Value = String> {
    let words = vec![
        "[Event", "\"", "\\", "}", "{", "(", ")", "1-0", "*", "1.", ";", "%", "#", "f5", "11-15", "?", "é", "]", "$1",
        "g1.", ".",
    ];
    prop_oneof![
        prop::collection::vec(prop::sample::select(words), 0..40).prop_map(|words| words.join(" ")),
        any::<String>(),
    ]
}

fn said() -> impl Strategy<Value = Said> {
    (
        prop::collection::vec(phrases(), 5),
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
        .prop_map(|(headers, date, result, comments, agree)| Said { headers, date, result, comments, agree })
}

/// All named rulesets, and options.
fn all_rules() -> Vec<&'static str> {
    let named = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| ruleset.name);
    named.chain(["merkel,invert=allowed", "draughts,begin=light"]).collect()
}

/// A game of up to 200 plies with headers, from the beginning or from a position some plies in, at any of its plies.
fn games() -> impl Strategy<Value = Box<dyn Table>> {
    (prop::sample::select(all_rules()), choices(40), any::<bool>(), choices(200), said(), any::<Index>()).prop_map(
        |(rules, before, is_set_up, choices, said, shown)| {
            let mut game = table(rules);
            if is_set_up {
                play_choices(game.as_mut(), &before);
                game = table_from(rules, &game.position_text());
            }
            play_choices(game.as_mut(), &choices);
            say(game.as_mut(), &said);
            game.go_to(shown.index(game.moves().len() + 1));
            game
        },
    )
}

fn play_choices(table: &mut dyn Table, choices: &[Index]) {
    for choice in choices {
        let turns = table.legal_turns();
        if turns.is_empty() {
            return;
        }
        table.play(&choice.get(&turns).text).unwrap();
    }
}

fn say(table: &mut dyn Table, said: &Said) {
    if table.ending().is_none() {
        if said.agree && table.can_agree() {
            table.agree_on_draw();
        } else {
            table.headers_mut().result = said.result;
        }
    }
    for (header, text) in Header::ALL.into_iter().zip(&said.headers) {
        table.headers_mut().set_text(header, text);
    }
    table.headers_mut().date =
        said.date.and_then(|(year, month, day)| Date::new(year, month % 14, day % 33)).unwrap_or_default();
    for (ply, text) in &said.comments {
        table.set_comment(ply.index(table.moves().len() + 1), text);
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
            prop_assert_eq!(contents(read.table.as_ref()), contents(game.as_ref()), "{}", &text);
            prop_assert!(read.warnings.is_empty(), "{:?}", read.warnings);
            prop_assert_eq!(read.table.played(), read.table.moves().len());
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
            prop_assert_eq!(to_link(read.as_ref()), link.clone());
            prop_assert_eq!(contents(import(&text).remove(0).unwrap().table.as_ref()), contents(game.as_ref()));
        }
    }

    #[test]
    fn a_transcript_carries_the_moves(rules in prop::sample::select(vec!["merkel", "othello", "draughts"]), choices in choices(200)) {
        let mut game = table(rules);
        play_choices(game.as_mut(), &choices);
        prop_assume!(!game.moves().is_empty());
        let text = export(game.as_ref(), Format::Transcript);
        let mut read = only(&text);
        // A pass at the very end does not show.
        if read.moves().len() < game.moves().len() {
            read.play("pass").unwrap();
        }
        prop_assert_eq!(read.moves(), game.moves());
    }

    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![phrases(), phrases().prop_map(|text| format!("[Event \"x\"]\n{text}")), phrases().prop_map(|text| format!("(;GM[Othello]{text}"))]) {
        survive(&text)?;
    }

    #[test]
    fn mutated_files_are_read_or_refused(text in prop::sample::select(vec![PDN, GGF, QIRKAT, OURS]).prop_flat_map(|text| mutated(text.to_owned()))) {
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
            // Whatever is read can be written and read again.
            Ok(game) => {
                let written = export(game.table.as_ref(), Format::Pdn);
                prop_assert_eq!(contents(only(&written).as_ref()), contents(game.table.as_ref()), "{}", written);
                from_link(&to_link(game.table.as_ref())).map_err(|error| TestCaseError::fail(error.to_string()))?;
            }
            Err(error) => {
                prop_assert_eq!(error.game(), i + 1);
                prop_assert!(error.message().contains("; expected "), "{}", error);
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

#[test]
fn every_truncation_and_every_change_of_a_character_of_a_link_is_noticed() {
    let mut game = played("medieval", "c2-c3 c4xc2 c1xc3 a3xc1");
    game.headers_mut().set_text(Header::Light, "Ada");
    game.go_to(2);
    let link = to_link(game.as_ref());
    for end in 0..link.len() {
        assert!(from_link(&link[..end]).is_err(), "{end}");
    }
    for place in 0..link.len() {
        for c in (' '..='~').filter(|&c| !link[place..].starts_with(c)) {
            let changed = format!("{}{c}{}", &link[..place], &link[place + 1..]);
            // A `#` at a place cuts off what is before it.
            assert!(from_link(&changed).is_err(), "{changed}");
        }
    }
}

// --- links ---

#[test]
fn links_are_short() {
    // An Othello game of 60 sets: the record begins with the ruleset, the numbers of plies and no fields.
    let othello = only("f5d6c3d3c4f4f6f3e6e7d7c5b6g5e3d2");
    assert_eq!(othello.moves().len(), 16);
    assert!(to_link(othello.as_ref()).len() <= 35, "{}", to_link(othello.as_ref()));
    // Whole games, the first and the last of the legal moves by turns.
    for (rules, longest) in [("merkel", 60), ("othello", 75), ("draughts", 75)] {
        let mut game = table(rules);
        for ply in 0..60 {
            let turns = game.legal_turns();
            let Some(turn) = (if ply % 2 == 0 { turns.first() } else { turns.last() }) else { break };
            game.play(&turn.text).unwrap();
        }
        let link = to_link(game.as_ref());
        assert!(link.len() <= longest, "{rules}, {} plies: {link} has {}", game.moves().len(), link.len());
    }
}

/// The ruleset with its length, dark's name (field 20, two bytes), the end of the fields, 3 plies of which 1 is taken back,
/// `c2-c3` as number 1 of four and two moves without a choice in a byte of bits, and the checksum.
const FIRST_LINK: &str = "g1.Bm1lcmtlbBQCQm8AAwFAsNJZMg";

#[test]
fn the_first_link_that_was_ever_made_is_read() {
    // Links must be read for ever: this one was written by version 1.
    let mut made = played("merkel", "c2-c3 c4xc2 c1xc3");
    made.headers_mut().set_text(Header::Dark, "Bo");
    made.go_to(2);
    assert_eq!(to_link(made.as_ref()), FIRST_LINK);
    let game = from_link(FIRST_LINK).unwrap();
    assert_eq!(game.rules(), "merkel");
    assert_eq!(game.moves(), ["c2-c3", "c4xc2", "c1xc3"]);
    assert_eq!((game.played(), game.headers().text(Header::Dark)), (2, "Bo"));
}

#[test]
fn each_line_may_be_a_link() {
    let links = [played("merkel", "c2-c3"), played("draughts", "11-15")].map(|game| to_link(game.as_ref()));
    let text = format!("\nhttps://example.org/#{}\n\ng1.AAAAAAAA\n{}\n", links[0], links[1]);
    assert_eq!((good(&text), errors(&text).len()), (2, 1));
    assert!(errors(&text)[0].starts_with("game 2, line 4, character 1: link `g1.AAAAAAAA`: the link is damaged: "));
}

#[test]
fn a_link_says_what_is_wrong_with_it() {
    let message = |text: &str| from_link(text).unwrap_err().to_string();
    assert_eq!(
        message("hello"),
        "link `hello`: it is no link to a game; expected a text that begins with `g1.`, perhaps behind an address and `#`"
    );
    let newer = "it comes from a newer version of this game; expected version 1: load the game again for the newest";
    assert_eq!(message("g2.AAAA"), format!("link `g2.AAAA`: {newer}"));
    assert_eq!(message("g99999999999999999999.AAAA"), format!("link `g99999999999999999999.AAAA`: {newer}"));
    let end = "; expected the whole link, each character as it was sent";
    assert_eq!(message("g1."), format!("link `g1.`: the link is damaged: it ends too early{end}"));
    assert_eq!(
        message("g1.A B"),
        format!("link `g1.A B`: the link is damaged: there are characters that no link has{end}")
    );
    assert_eq!(message("g1.AAAAAAAA"), format!("link `g1.AAAAAAAA`: the link is damaged: its checksum is wrong{end}"));
    assert_eq!(errors("https://example.org/#g1.AAAAAAAA").len(), 1);
    assert!(from_link(&"g1.".repeat(1_000_000)).is_err());
}

// --- draughts ---

/// A game as other programs write it, with all that may stand between the moves.
const PDN: &str = "% a file of two games\n\
    [Event \"Club \\\"Dark Square\\\"\"]\n[Site \"?\"]\n[Date \"1998.11.??\"]\n[Round \"\"]\n\
    [White \"Light, Ada\"]\n[Black \"Dark, Bo\"]\n[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n[Annotator \"nobody\"]\n\n\
    {An old\nopening.} 1.11-15 22-18! 2.15x22 ;the man is lost\n25x18 3. 8-11 $4 (3. 12-16 {also (fine)} 29-25) 29-25?! 4. 4 - 8 {quiet}\n25-22 0-1\n\
    [White \"Ada\"]\n[SetUp \"1\"]\n[FEN \"W:W27,19,K8:B12,20,2\"]\n[Result \"1/2-1/2\"]\n1... 8-3 *\n";

#[test]
fn pdn_is_read() {
    let games = import(PDN);
    assert_eq!(games.len(), 2, "{games:?}");
    let first = games[0].as_ref().unwrap();
    let table = first.table.as_ref();
    assert_eq!(table.rules(), "draughts");
    assert_eq!(table.moves(), ["11-15", "22-18", "15x22", "25x18", "8-11", "29-25", "4-8", "25-22"]);
    let headers = table.headers();
    assert_eq!(
        Header::ALL.map(|header| headers.text(header)),
        ["Club \"Dark Square\"", "", "", "Light, Ada", "Dark, Bo"]
    );
    assert_eq!((headers.date.to_string().as_str(), headers.result), ("1998-11-??", Some(Outcome::Win(Player::Dark))));
    assert_eq!(table.comment(0), "An old opening.");
    assert_eq!(table.comment(3), "the man is lost");
    assert_eq!(table.comment(7), "quiet");
    assert_eq!(first.warnings, ["1 variation left out"]);
    let second = games[1].as_ref().unwrap();
    assert_eq!(second.table.start_text().as_deref(), Some("W:WK8,19,27:B2,12,20"));
    assert_eq!(second.table.moves(), ["8-3"]);
    assert_eq!(second.table.headers().result, Some(Outcome::Draw));
}

#[test]
fn pdn_is_written() {
    let mut game = played("draughts", "11-15 22-18 15x22 25x18 8-11");
    game.headers_mut().set_text(Header::Light, "Ada \"Lady\" L.");
    game.headers_mut().date = Date::new(2026, 11, 21).unwrap();
    game.headers_mut().result = Some(Outcome::Win(Player::Light));
    game.set_comment(1, "the {old} way");
    assert_eq!(
        export(game.as_ref(), Format::Pdn),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n[White \"Ada \\\"Lady\\\" L.\"]\n[Black \"?\"]\n\
         [Result \"1-0\"]\n[GameType \"21\"]\n\n\
         1. 11-15 {the (old) way} 22-18 2. 15x22 25x18 3. 8-11 1-0\n"
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
fn moves_behind_a_draw_by_the_rules_are_left_out() {
    // Nobody has to claim the third repetition at the board.
    let shuffle = "1-5 32-28 5-1 28-32 ".repeat(3);
    let text = format!("[FEN \"B:WK32:BK1\"]\n{shuffle} {{a}} 1-6 {{b}} 1-0");
    let game = import(&text).remove(0).unwrap();
    assert_eq!((game.table.moves().len(), game.table.comment(8)), (8, "a b"));
    assert_eq!(game.table.ending().map(|ending| ending.reason), Some(Reason::Repetition));
    assert_eq!(
        game.warnings,
        ["5 moves behind a draw by the rules left out", "the stated result, light, is not that of the rules, draw"]
    );
}

// --- Othello ---

const TRANSCRIPT: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6g5e3d2";

/// A game as a server gives it out.
const GGF: &str = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[dark.one]PW[light.one]RB[2197.01]RW[2199.72]\
    TI[05:00//02:00]TY[8]RE[-12.000:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\n\
    B[F5//0.01]W[d6/-1.25/3]B[c3]W[D3];)\n\
    (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *];)\n";

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
fn passes_are_put_in_where_a_transcript_leaves_them_out() {
    // A game with a pass that is not the last move: the first of a row of arbitrary games.
    let line = |number: usize| {
        let mut game = table("othello");
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
    let tags = "[Ruleset \"othello\"]\n";
    for pass in ["", "pass", "PA", "--"] {
        let moves: Vec<&str> = sets.iter().map(|set| if set == "pass" { pass } else { set }).collect();
        assert_eq!(only(&format!("{tags}{}", moves.concat())).moves(), sets, "{pass}");
        assert_eq!(only(&format!("{tags}{}", moves.join(" "))).moves(), sets, "{pass}");
    }
}

#[test]
fn ggf_is_read() {
    let games = import(GGF);
    assert_eq!(games.len(), 2, "{games:?}");
    let table = games[0].as_ref().unwrap().table.as_ref();
    assert_eq!((table.rules().as_str(), table.start_text()), ("othello", None));
    assert_eq!(table.moves(), ["f5", "d6", "c3", "d3"]);
    let headers = table.headers();
    assert_eq!(Header::ALL.map(|header| headers.text(header)), ["", "GGS/os", "", "light.one", "dark.one"]);
    assert_eq!((headers.date.to_string().as_str(), headers.result), ("2003-12-15", Some(Outcome::Win(Player::Light))));
    assert_eq!(games[1].as_ref().unwrap().table.result(), None);
}

#[test]
fn ggf_says_what_is_wrong() {
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
    for (text, message) in [
        ("(;GM[Amazons];)", "game 1, line 1, character 6: the game is `Amazons`; expected `GM[Othello]`"),
        (
            "(;GM[Othello]TY[8a];)",
            "game 1, line 1, character 17: the game's type is `8a`; expected ordinary Othello on 8 by 8 squares, `TY[8]`",
        ),
        (
            "(;GM[Othello]TY[10];)",
            "game 1, line 1, character 17: the game's type is `10`; expected ordinary Othello on 8 by 8 squares, `TY[8]`",
        ),
        (
            "(;GM[Othello]\nW[f5];)",
            "game 1, line 2, character 3: it is not the turn of light; expected moves in turn, `B[...]` for dark",
        ),
        (
            "(;GM[Othello]BO[8 ---- *];)",
            "game 1, line 1, character 17: `8 ---- *` is no board; \
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

// --- Alquerque and our own form ---

/// Moves as the scripts of Berkeley's "Qirkat" have them.
const QIRKAT: &str = "# a script\nc2-c3\nc4-c2\n\nc1-c3\n";

/// Our own form.
const OURS: &str = "[Event \"Evening\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n[Light \"Ada\"]\n[Dark \"Bo\"]\n\
    [Result \"dark\"]\n[Game \"Alquerque\"]\n[Ruleset \"medieval\"]\n\n{slow} 1. c2-c3 c4xc2 2. c1xc3 {ouch} dark\n";

#[test]
fn plain_moves_are_alquerque() {
    for text in ["c2-c3\nc4-c2\nc1-c3", "1. c2-c3 c4xc2\n2. c1xc3", "C2-C3 C4XC2 C1XC3 *", "c2-c3 c4xc2\n\n2. c1xc3"] {
        let game = only(text);
        assert_eq!((game.rules().as_str(), game.moves().join(" ").as_str()), ("merkel", "c2-c3 c4xc2 c1xc3"), "{text}");
    }
    // An empty line begins another game, whose numbers do not go on.
    assert_eq!((good("c2-c3 c4xc2\n\nd3-c3\n\n1. b2-c3"), errors("c2-c3\n\n\nd3-c3").len()), (3, 0));
}

#[test]
fn our_own_form_is_read_and_written() {
    let game = only(OURS);
    assert_eq!(game.rules(), "medieval");
    assert_eq!((game.comment(0), game.comment(3)), ("slow", "ouch"));
    assert_eq!(game.result(), Some(Outcome::Win(Player::Dark)));
    assert_eq!(export(game.as_ref(), Format::Pdn), OURS);
    assert_eq!(export(game.as_ref(), Format::Transcript), "c2-c3 c4xc2 c1xc3\n");
}

#[test]
fn an_agreed_draw_is_not_a_stated_one() {
    let mut agreed = played("medieval", "c2-c3");
    agreed.agree_on_draw();
    let mut stated = played("medieval", "c2-c3");
    stated.headers_mut().result = Some(Outcome::Draw);
    for game in [agreed, stated] {
        assert_eq!(game.result(), Some(Outcome::Draw));
        let read = only(&export(game.as_ref(), Format::Pdn));
        assert_eq!(read.agreed(), game.agreed());
        assert_eq!(read.ending(), game.ending());
        // A move takes the game on, and the result is forgotten.
        let mut on = read;
        on.go_to(0);
        on.play("d3-c3").unwrap();
        assert_eq!((on.result(), on.agreed()), (None, false));
    }
}

// --- headers and comments ---

#[test]
fn headers_are_clean_lines() {
    let mut game = table("merkel");
    let headers = game.headers_mut();
    headers.set_text(Header::Light, "  a\u{7}\n\tb\u{202e} c  ");
    headers.set_text(Header::Dark, "?");
    headers.set_text(Header::Event, &"x".repeat(100_000));
    assert_eq!(headers.text(Header::Light), "a b c");
    assert_eq!(headers.text(Header::Dark), "");
    assert_eq!(headers.text(Header::Event).len(), LONGEST_HEADER);
    game.set_comment(0, &"y z ".repeat(100_000));
    assert_eq!(game.comment(0).len(), LONGEST_COMMENT - 1);
    game.set_comment(1, "there is no such position");
    assert_eq!(game.comment(1), "");
}

#[test]
fn dates_are_read_and_refused() {
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
    for text in
        ["2026-13-01", "2026-00-01", "2026-04-31", "2026-02-29", "1900-02-29", "20266", "1-2-3-4", "+1", "today", "٣"]
    {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}

#[test]
fn comments_go_with_their_moves() {
    let mut game = played("merkel", "c2-c3 c4xc2 c1xc3");
    for ply in 0..=3 {
        game.set_comment(ply, &format!("ply {ply}"));
    }
    game.go_to(1);
    assert_eq!(game.comment(3), "ply 3");
    game.play("c4xc2").unwrap();
    assert_eq!(game.comment(3), "ply 3");
    game.go_to(0);
    game.play("d3-c3").unwrap();
    assert_eq!([0, 1, 2, 3].map(|ply| game.comment(ply)), ["ply 0", "", "", ""]);
}

// --- what is wrong ---

#[test]
fn errors_name_the_game_the_place_and_what_would_be_right() {
    for (text, message) in [
        (
            "",
            "game 1, line 1, character 1: there is no game in ``; expected games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link",
        ),
        ("[Ruleset \"chess\"]\n1. c2-c3", "game 1, line 1, character 11: ruleset `chess`"),
        (
            "[Ruleset \"merkel\"]\n\n1. c2-c3 c4xc2\n2. c1-c4",
            "game 1, line 4, character 4: move `c1-c4`: it is not legal, and a capture is compulsory; expected one of ",
        ),
        ("1.c2-c9", "game 1, line 1, character 6: move `c2-c9`, character 4: `c9` is no point; expected "),
        ("f5d6c3a1", "game 1, line 1, character 7: move `a1`: "),
        (
            "hello there",
            "game 1, line 1, character 1: `hello` is no move; expected a move such as `c2-c3`, `11-15` or `f5`",
        ),
        (
            "[GameType \"20\"]\n1. 32-28",
            "game 1, line 1, character 12: game type `20` is not known; expected `21`, which is English draughts",
        ),
        (
            "[Game \"Go\"]",
            "game 1, line 1, character 8: there is no game `Go`; expected `Alquerque`, `Othello` or `English draughts`",
        ),
        (
            "[Event \"x\"]",
            "game 1, line 1, character 1: it does not show which game this is; expected a tag such as `[Ruleset \"merkel\"]`",
        ),
        ("[FEN \"B:W1:B2\"]", "game 1, line 1, character 7: it does not show which game this is; expected "),
        ("[GameType \"21\"]\n[FEN \"B:W21:B33\"]", "game 1, line 2, character 14: position `B:W21:B33`, character 8: "),
        (
            "[Event \"x\n[Game \"Othello\"]\nf5",
            "game 1, line 1, character 1: the value of the tag `Event` does not end; expected a tag such as ",
        ),
        (
            "[Event x]\nf5",
            "game 1, line 1, character 1: a tag has no name or no value in quotes; expected a tag such as ",
        ),
        ("c2-c3 {open", "game 1, line 1, character 7: a comment is not closed; expected `}` at its end"),
        ("c2-c3 (open {)} (", "game 1, line 1, character 7: a variation is not closed; expected `)` at its end"),
        (
            "c2-c3 ) c4xc2",
            "game 1, line 1, character 7: there is a `)` that closes nothing; expected a move, a comment or a tag",
        ),
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
            "left out: date `yesterday`: there is no such day; expected a date such as `2026-11-21`, `2026.11.??` or `????.??.??`",
            "left out: `7-5` is no result",
        ]
    );
}

#[test]
fn hostile_texts_end_soon() {
    let texts = [
        "{".repeat(LONGEST_TEXT),
        "(".repeat(LONGEST_TEXT),
        "[".repeat(LONGEST_TEXT),
        "\"".repeat(LONGEST_TEXT),
        "{}".repeat(LONGEST_TEXT / 2),
        "()".repeat(LONGEST_TEXT / 2),
        "(\n".repeat(LONGEST_TEXT / 2),
        "{\n".repeat(LONGEST_TEXT / 2),
        "{x\n[A\n".repeat(LONGEST_TEXT / 6),
        "[A \"\"]".repeat(LONGEST_TEXT / 6),
        "[Event \"\"]".repeat(LONGEST_TEXT / 10),
        "*\n".repeat(LONGEST_TEXT / 2),
        "1.\n\n".repeat(LONGEST_TEXT / 4),
        "a1-".repeat(LONGEST_TEXT / 3),
        "1 - ".repeat(LONGEST_TEXT / 4),
        "f5".repeat(LONGEST_TEXT / 2),
        "(;".repeat(LONGEST_TEXT / 2),
        "(;A[".repeat(LONGEST_TEXT / 4),
        "(;GM[Othello]B[f5]".repeat(LONGEST_TEXT / 18),
        format!("c2-c3 {}", "{x}".repeat(LONGEST_TEXT / 4)),
        format!("c2-c3 {}", "; x\n".repeat(LONGEST_TEXT / 8)),
        format!("[FEN \"B:WK32:BK1\"]\n{}", "1-5 32-28 5-1 28-32 ".repeat(LONGEST_TEXT / 24)),
        format!("[FEN \"{}\"]", "B:W".repeat(LONGEST_TEXT / 4)),
        format!("[Ruleset \"{}\"]", "merkel,".repeat(LONGEST_TEXT / 8)),
        "x".repeat(LONGEST_TEXT + 1),
        format!("g1.{}", "A".repeat(2 * LONGEST_TEXT - 3)),
    ];
    for text in texts {
        let games = import(&text);
        assert!((1..=MOST_GAMES + 1).contains(&games.len()));
        for error in games.into_iter().filter_map(Result::err) {
            assert!(error.to_string().chars().count() < 800, "{error}");
        }
    }
}

#[test]
fn there_are_bounds() {
    let game = "[Ruleset \"merkel\"]\nc2-c3 *\n";
    assert_eq!(good(&game.repeat(MOST_GAMES)), MOST_GAMES);
    let many = game.repeat(MOST_GAMES + 10);
    assert_eq!(good(&many), MOST_GAMES);
    assert_eq!(
        errors(&many),
        ["game 1001, line 2001, character 1: there are more than 1000 games; expected several smaller files"]
    );
    assert_eq!(
        errors(&" ".repeat(LONGEST_TEXT + 1)),
        ["game 1, line 1, character 1: the text is too long; expected at most 1 MB"]
    );
}
