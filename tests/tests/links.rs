//! Links to games: writing and parsing them, finding them in texts, and their errors.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Format, Header, NodeId, export, from_link, import, rules_of_link, to_link};
use alquerque_tests::records::{contents, errors, good, only, played, record};

#[test]
fn links_are_short() {
    // An Othello game with 60 discs placed: the record begins with the ruleset, the numbers of plies and no fields.
    let othello = only("f5d6c3d3c4f4f6f3e6e7d7c5b6g5e3d2");
    assert_eq!(othello.moves().len(), 16);
    assert!(to_link(othello.as_ref()).len() <= 35, "{}", to_link(othello.as_ref()));
    // Complete games, with the first and the last legal move in turn.
    for (rules, longest) in [("merkel", 60), ("othello", 75), ("draughts", 75)] {
        let mut game = record(rules);
        for ply in 0..60 {
            let turns = game.legal_turns();
            let Some(turn) = (if ply % 2 == 0 { turns.first() } else { turns.last() }) else { break };
            game.play(&turn.text).unwrap();
        }
        let link = to_link(game.as_ref());
        assert!(link.len() <= longest, "{rules}, {} plies: {link} has {}", game.moves().len(), link.len());
    }
}

/// The ruleset with its length, dark's name (field 20, two bytes), the end of the fields, 3 plies of which 1 is undone,
/// `c2-c3` as number 1 of four and two moves without a choice in a byte of bits, and the checksum.
const FIRST_LINK: &str = "g1.Bm1lcmtlbBQCQm8AAwFAsNJZMg";

/// The game of `varied`, as written by the first release of version 2.
const SECOND_LINK: &str = "g2.Bm1lcmtlbAUOAXRoZSBvdGhlciB3YXkGAgIBBgIEDgACAAEAAwEAkKh2h-8";

#[test]
fn the_ruleset_of_a_link_can_be_read_alone() {
    let longest = "merkel,steps=any,invert=allowed,capture=optional,chain=optional,inner=8,begin=dark";
    for rules in ["merkel", "othello,pass=game-over", "draughts,begin=light", longest] {
        let game = record(rules);
        let link = to_link(game.as_ref());
        assert_eq!(rules_of_link(&link).map(|rules| rules.to_string()), Some(game.rules()), "{link}");
        // The rest does not matter.
        assert_eq!(rules_of_link(&format!("{link}AAAA")), rules_of_link(&link));
    }
    assert_eq!(rules_of_link(FIRST_LINK), rules_of_link(SECOND_LINK));
    for text in ["", "g1.", "g1.Bm1lcmtl", "g1.Bm1lcmtx", "nonsense", "g1.\u{e9}\u{e9}"] {
        assert_eq!(rules_of_link(text), None, "{text}");
    }
}

#[test]
fn the_oldest_link_can_still_be_read() {
    // Links must work forever: this one was written by version 1.
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
fn each_line_can_be_a_link() {
    let links = [played("merkel", "c2-c3"), played("draughts", "11-15")].map(|game| to_link(game.as_ref()));
    let text = format!("\nhttps://example.org/#{}\n\ng1.AAAAAAAA\n{}\n", links[0], links[1]);
    assert_eq!((good(&text), errors(&text).len()), (2, 1));
    assert!(errors(&text)[0].starts_with("game 2, line 4, character 1: link `g1.AAAAAAAA`: the link is damaged: "));
}

/// A game with a variation, symbols and comments.
fn varied() -> Box<dyn AnyRecord> {
    let mut record = import("1. c2-c3! c4xc2 2. c1xc3 $14 *").remove(0).unwrap().record;
    record.go_to(0);
    record.play("d2-c3").unwrap();
    record.set_comment(record.tree().current(), "the other way");
    record
}

#[test]
fn links_with_variations_have_version_2() {
    let game = varied();
    assert_eq!(to_link(game.as_ref()), SECOND_LINK);
    let read = from_link(SECOND_LINK).unwrap();
    assert_eq!(contents(read.as_ref()), contents(game.as_ref()));
    let first: Vec<String> = read.tree().children(NodeId::ROOT).map(|node| read.move_text(node)).collect();
    assert_eq!(first, ["d2-c3", "c2-c3"]);
    assert_eq!(read.moves(), ["d2-c3"]);
    // A single line with comments but no symbols is as short as in version 1.
    assert!(to_link(played("merkel", "c2-c3 c4xc2").as_ref()).starts_with("g1."));
}

#[test]
fn damaged_links_are_detected() {
    let mut game = played("medieval", "c2-c3 c4xc2 c1xc3 a3xc1");
    game.headers_mut().set_text(Header::Light, "Ada");
    game.go_to(2);
    for link in [to_link(game.as_ref()).as_str(), SECOND_LINK] {
        for end in 0..link.len() {
            assert!(from_link(&link[..end]).is_err(), "{end}");
        }
        for index in 0..link.len() {
            for c in (' '..='~').filter(|&c| !link[index..].starts_with(c)) {
                let changed = format!("{}{c}{}", &link[..index], &link[index + 1..]);
                // A `#` cuts off everything before it.
                assert!(from_link(&changed).is_err(), "{changed}");
            }
        }
    }
}

#[test]
fn links_are_found_in_running_text() {
    let games = [played("merkel", "c2-c3"), played("draughts", "11-15")];
    let links = games.each_ref().map(|game| to_link(game.as_ref()));
    let [one, other] = &links;
    for (text, expected) in [
        (format!("Look: https://host/x/#{one} see you"), vec!["c2-c3"]),
        (
            format!("Your move!\n\n(https://host/#{one}), or <a href=\"https://host/#{other}\">this</a>"),
            vec!["c2-c3", "11-15"],
        ),
        (format!("Hello\n\"{one}\"."), vec!["c2-c3"]),
        (format!("[12:30] Bo: #{one}\nhaha"), vec!["c2-c3"]),
        (format!("https://host/#{one}\nsee you"), vec!["c2-c3"]),
    ] {
        let read: Vec<_> = import(&text).into_iter().map(|read| read.unwrap().record.moves().join(" ")).collect();
        assert_eq!(read, expected, "{text}");
    }
    // A damaged link is reported with its place.
    let cut = &one[..one.len() - 2];
    assert!(
        errors(&format!("Hello!\nÄh, here: #{cut}, see you"))[0].starts_with("game 1, line 2, character 11: link `g1.")
    );
    // Games and tags take precedence over links, and not every dot after a number belongs to a link.
    assert_eq!(only(&format!("c2-c3 {{see #{other}}}")).moves(), ["c2-c3"]);
    assert!(errors(&format!("[Site \"https://host/#{one}\"]\n1. a9-a8"))[0].starts_with("game 1, line 2, "));
    for text in ["well, g1. is a square", "hello #g1.<x>", "#g1."] {
        assert_eq!((good(text), errors(text).len()), (0, 1), "{text}");
    }
}

#[test]
fn games_of_links_in_text_survive_a_file() {
    let links = [played("merkel", "c2-c3 c4xc2 c1xc3"), played("draughts", "10-14 21-17")];
    let [one, other] = links.each_ref().map(|game| to_link(game.as_ref()));
    for text in [
        format!("Look: https://h/#{one}  https://h/#{one}  https://h/#{one} see"),
        format!("Look: https:/\u{fffd}/h/#{one}ttps:/\u{fffd}/h/#{one} se%"),
        format!("Look: https:g1./\u{fffd}/h/#g1.g1./\u{fffd}/h/#{one} see"),
        format!("Look: https://h/#{one}+see"),
        format!("({other}"),
    ] {
        let file = |text: &str| -> Vec<String> {
            let games = import(text).into_iter().filter_map(Result::ok);
            games.map(|game| export(game.record.as_ref(), Format::Pdn)).collect()
        };
        let written = file(&text);
        assert!(!written.is_empty(), "{text}");
        assert_eq!(file(&written.join("\n")), written, "{text}");
    }
}

#[test]
fn invalid_links_are_explained() {
    let message = |text: &str| from_link(text).unwrap_err().to_string();
    assert_eq!(
        message("hello"),
        "link `hello`: not a link to a game; expected a text that begins with `g1.`, optionally after an address and `#`"
    );
    let newer =
        "it was made by a newer version of this game; expected version 1 or 2; reload the page to get the newest";
    assert_eq!(message("g3.AAAA"), format!("link `g3.AAAA`: {newer}"));
    assert_eq!(message("g99999999999999999999.AAAA"), format!("link `g99999999999999999999.AAAA`: {newer}"));
    let end = "; expected the whole link, exactly as it was sent";
    assert_eq!(message("g1."), format!("link `g1.`: the link is damaged: it is cut off{end}"));
    assert_eq!(message("g2."), format!("link `g2.`: the link is damaged: it is cut off{end}"));
    assert_eq!(message("g1.A B"), format!("link `g1.A B`: the link is damaged: invalid characters{end}"));
    assert_eq!(message("g1.AAAAAAAA"), format!("link `g1.AAAAAAAA`: the link is damaged: wrong checksum{end}"));
    assert_eq!(errors("https://example.org/#g1.AAAAAAAA").len(), 1);
    assert!(from_link(&"g1.".repeat(1_000_000)).is_err());
}
