//! Circles and arrows drawn on positions: as other programs write them, and stored with comments and assessments.

use alquerque_core::record::{
    Assessment, Format, NodeId, Shape, ShapeColour, Share, export, from_link, import, to_link,
};
use alquerque_tests::random::{config, texts};
use alquerque_tests::records::{contents, only, record};
use proptest::prelude::*;

/// The shapes of the first position as texts, such as `green a1-b2`.
fn drawn(text: &str) -> (Vec<String>, String) {
    let game = import(text).swap_remove(0).unwrap().record;
    let name = |spot| game.spot_name(spot).unwrap();
    let one = |shape: &Shape| format!("{} {}-{}", shape.colour.name(), name(shape.from), name(shape.to));
    (game.shapes(NodeId::ROOT).iter().map(one).collect(), game.tree().words(NodeId::ROOT).to_owned())
}

#[test]
fn shapes_are_read_as_other_programs_write_them() {
    for (comment, shapes, words) in [
        ("[%csl Ga1][%cal Ra1b2]", &["green a1-a1", "red a1-b2"][..], ""),
        ("before [%cal Ya1b2,Ba2b2] after", &["yellow a1-b2", "blue a2-b2"], "before after"),
        ("[%e 61.3] [%csl Ga1] words", &["green a1-a1"], "words"),
        // Off the board, or not a shape.
        ("[%csl Gz9] x", &[], "x"),
        ("[%csl a1] x", &[], "[%csl a1] x"),
        ("[%csl Ga1 x", &[], "[%csl Ga1 x"),
        ("[%clk 0:01:00] x", &[], "[%clk 0:01:00] x"),
    ] {
        let (found, said) = drawn(&format!("[Ruleset \"merkel\"]\n\n{{{comment}}} 1. d2-c3 *"));
        assert_eq!(
            (found, said.as_str()),
            (shapes.iter().map(|&shape| shape.to_owned()).collect(), words),
            "{comment}"
        );
    }
    let (found, _) = drawn("[GameType \"21\"]\n\n{[%csl G01,R2][%cal G1115,B22-18]} 1. 11-15 *");
    assert_eq!(found, ["green 1-1", "red 2-2", "green 11-15", "blue 22-18"]);
}

#[test]
fn drawing_a_shape_again_removes_it_and_another_colour_replaces_it() {
    let mut game = record("draughts");
    let spot = |name: &str| game.board().spots().find(|&spot| game.spot_name(spot).as_deref() == Some(name)).unwrap();
    let (from, to) = (spot("1"), spot("6"));
    let shape = |colour| Shape { colour, from, to };
    game.set_words(NodeId::ROOT, "words");
    game.set_assessment(NodeId::ROOT, Assessment { expected: Some(Share::new(0.5)), ..Assessment::default() });
    game.draw(NodeId::ROOT, shape(ShapeColour::Green));
    game.draw(NodeId::ROOT, Shape { colour: ShapeColour::Blue, from, to: from });
    assert_eq!(game.tree().comment(NodeId::ROOT), "[%e 50.0] [%csl B01] [%cal G0106] words");
    game.draw(NodeId::ROOT, shape(ShapeColour::Red));
    assert_eq!(game.shapes(NodeId::ROOT).last(), Some(&shape(ShapeColour::Red)));
    game.draw(NodeId::ROOT, shape(ShapeColour::Red));
    game.set_assessment(NodeId::ROOT, Assessment::default());
    game.set_words(NodeId::ROOT, "others");
    assert_eq!(game.tree().comment(NodeId::ROOT), "[%csl B01] others");
    game.erase(NodeId::ROOT);
    assert_eq!(game.tree().comment(NodeId::ROOT), "others");
}

proptest! {
    #![proptest_config(config(256))]

    /// Any comments, with braces or without, in the main line or a variation.
    #[test]
    fn comments_survive_files_and_links(root in texts(), main in texts(), other in texts()) {
        let mut game = record("othello");
        for text in ["f5", "d6"] {
            game.play(text).unwrap();
        }
        let variation = game.add(NodeId::ROOT, "d3").unwrap();
        for (node, words) in [(NodeId::ROOT, &root), (NodeId::new(1), &main), (variation, &other)] {
            game.set_words(node, &format!("{{ {words} }} ) {words}"));
        }
        let words = |node| game.tree().words(node).to_owned();
        let has_braces = words(NodeId::ROOT).contains(['{', '}']);
        prop_assert!(has_braces);
        let text = export(&*game, Format::Pdn);
        let read = only(&text);
        prop_assert_eq!(contents(&*read), contents(&*game), "{}", text);
        prop_assert_eq!(contents(&*from_link(&to_link(&*game)).unwrap()), contents(&*game));
    }
}
