use super::{Assessment, Certain, Share};
use crate::record::MAX_COMMENT_LEN;
use crate::{Outcome, Player};

fn full() -> Assessment {
    let certain = Certain { outcome: Outcome::Win(Player::Light), plies: Some(13) };
    Assessment { expected: Some(Share::new(0.625)), certain: Some(certain), helped: true }
}

#[test]
fn commands_come_before_the_words() {
    let drawn = Assessment { certain: Some(Certain { outcome: Outcome::Draw, plies: None }), ..Assessment::default() };
    let even = Assessment { expected: Some(Share::new(0.5)), ..Assessment::default() };
    for (assessment, words, comment) in [
        (Assessment::default(), "", ""),
        (Assessment::default(), "well played", "well played"),
        (full(), "well played", "[%e 62.5] [%c light 13] [%h] well played"),
        (full(), "", "[%e 62.5] [%c light 13] [%h]"),
        (drawn, "quiet", "[%c draw] quiet"),
        (even, "[brackets]", "[%e 50.0] [brackets]"),
        // Words that look like commands.
        (Assessment::default(), "[%h] it is", "[%] [%h] it is"),
        (even, "[%] [%h]", "[%e 50.0] [%] [%] [%h]"),
        (even, "[%] it", "[%e 50.0] [%] it"),
        (full(), "[%h]", "[%e 62.5] [%c light 13] [%h] [%h]"),
    ] {
        assert_eq!(assessment.join(words), comment);
        assert_eq!(Assessment::split(comment), (assessment, words), "{comment}");
    }
    // The words are joined into one line, and keep their braces.
    assert_eq!(even.join(" {a}\n b "), "[%e 50.0] {a} b");
}

#[test]
fn invalid_commands_belong_to_the_words() {
    for comment in [
        "[%e 62.55]",
        "[%e 62]",
        "[%e 062.5]",
        "[%e 62.05]",
        "[%e +62.5]",
        "[%e 100.1]",
        "[%e 65535.9]",
        "[%e -1.0]",
        "[%e]",
        "[%e 62.5",
        "[%e 62.5]x",
        "[%c nobody]",
        "[%c light 013]",
        "[%c light 4294967296]",
        "[%c light 1 2]",
        "[%c]",
        "[%h ]",
        "[%h 1]",
        "[%H]",
        "[%eval 0.3] [%clk 0:01:02]",
        "[%]",
        "[%] no command",
        "see [%h]",
    ] {
        assert_eq!(Assessment::split(comment), (Assessment::default(), comment));
        assert_eq!(Assessment::default().join(comment), comment);
    }
    // Duplicated, or in another order.
    let helped = Assessment { helped: true, ..Assessment::default() };
    for rest in ["[%h]", "[%e 62.5]", "[%c draw]"] {
        assert_eq!(Assessment::split(&format!("[%h] {rest}")), (helped, rest));
    }
}

#[test]
fn shares_are_kept_to_a_tenth_of_a_percent() {
    for (share, kept) in [(0.0, 0.0), (1.0, 1.0), (0.33333, 0.333), (-3.0, 0.0), (f64::INFINITY, 1.0), (f64::NAN, 0.5)]
    {
        assert!((Share::new(share).value() - kept).abs() < 1e-12, "{share}");
    }
    let all = (0..=1000u16).map(Share);
    for share in all {
        assert_eq!(Share::new(share.value()), share);
        let assessment = Assessment { expected: Some(share), ..Assessment::default() };
        assert_eq!(Assessment::split(&assessment.join("x")), (assessment, "x"));
    }
}

#[test]
fn words_are_shortened_to_make_room_for_commands() {
    let comment = full().join(&"ä".repeat(2 * MAX_COMMENT_LEN));
    assert_eq!(comment.chars().count(), MAX_COMMENT_LEN);
    let (assessment, words) = Assessment::split(&comment);
    assert_eq!((assessment, words.chars().count()), (full(), MAX_COMMENT_LEN - "[%e 62.5] [%c light 13] [%h] ".len()));
    assert_eq!(full().join(words), comment);
    // Also words that have to be escaped.
    let hostile = format!("[%h] {}", "x".repeat(MAX_COMMENT_LEN));
    let comment = Assessment::default().join(&hostile);
    assert!(comment.chars().count() <= MAX_COMMENT_LEN);
    assert_eq!(Assessment::split(&comment).0, Assessment::default());
    assert_eq!(Assessment::default().join(Assessment::split(&comment).1), comment);
}
