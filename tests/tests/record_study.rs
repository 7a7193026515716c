//! Large trees of variations with all kinds of annotations, in every format of a record.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Assessment, Certain, Closing, Format, MAX_MOVES, MAX_TEXT_LEN, NodeId, Share, export, from_link, import, to_link,
};
use alquerque_core::{Outcome, Player};
use alquerque_tests::ggf::to_ggf;
use alquerque_tests::random::{config, texts};
use alquerque_tests::records::{contents, only, played, record};
use alquerque_tests::trees::{Dice, random_tree};
use proptest::prelude::*;

/// Rules of each game.
const RULES: [&str; 7] = [
    "merkel",
    "medieval",
    "merkel,invert=allowed",
    "othello",
    "othello,pass=game-over",
    "draughts",
    "draughts,begin=light",
];

/// Rules, a number of moves, often as many as in a long study, and a seed.
fn parts(rules: &'static [&'static str]) -> impl Strategy<Value = (&'static str, usize, u64)> {
    let moves = prop_oneof![4 => 0usize..60, 2 => 0usize..600, 1 => 1900usize..=2000];
    (prop::sample::select(rules), moves, any::<u64>())
}

/// Everything that text formats preserve of a record, with the assessments separate.
fn whole(record: &dyn AnyRecord) -> String {
    let tree = record.tree();
    // In reading order, as the nodes' numbers depend on the format.
    let mut said = Vec::new();
    let mut waiting = vec![NodeId::ROOT];
    while let Some(node) = waiting.pop() {
        said.push((tree.assessment(node), tree.words(node)));
        waiting.extend(tree.children(node));
    }
    format!("{} | {:?} | {said:?}", contents(record), record.closing())
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn a_large_tree_is_the_same_in_a_file((rules, moves, seed) in parts(&RULES)) {
        let record = random_tree(rules, moves, &mut Dice::new(seed));
        let read = only(&export(record.as_ref(), Format::Pdn));
        prop_assert_eq!(whole(read.as_ref()), whole(record.as_ref()));
    }

    #[test]
    fn a_large_tree_is_the_same_in_a_link((rules, moves, seed) in parts(&RULES)) {
        let record = random_tree(rules, moves, &mut Dice::new(seed));
        let read = from_link(&to_link(record.as_ref())).unwrap();
        prop_assert_eq!(whole(read.as_ref()), whole(record.as_ref()));
        prop_assert_eq!((read.moves(), read.played()), (record.moves(), record.played()));
    }

    #[test]
    fn a_large_tree_of_othello_is_the_same_in_ggf((rules, moves, seed) in parts(&["othello"])) {
        let record = random_tree(rules, moves, &mut Dice::new(seed));
        let text = to_ggf(record.as_ref()).unwrap();
        let read = only(&text);
        prop_assert_eq!(whole(read.as_ref()), whole(record.as_ref()), "{}", text);
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn assessments_and_words_survive_in_comments(seed in any::<u64>(), words in prop_oneof![texts(), commands()]) {
        let mut record = record("merkel");
        let assessment = Dice::new(seed).assessment();
        record.set_words(NodeId::ROOT, &words);
        let words = record.tree().words(NodeId::ROOT).to_owned();
        prop_assert_eq!(record.tree().assessment(NodeId::ROOT), Assessment::default());
        record.set_assessment(NodeId::ROOT, assessment);
        prop_assert_eq!((record.tree().assessment(NodeId::ROOT), record.tree().words(NodeId::ROOT)), (assessment, &*words));
        record.set_words(NodeId::ROOT, &words);
        prop_assert_eq!((record.tree().assessment(NodeId::ROOT), record.tree().words(NodeId::ROOT)), (assessment, &*words));
    }

    #[test]
    fn splitting_and_joining_preserves_any_comment(text in prop_oneof![texts(), commands()]) {
        let mut record = record("merkel");
        record.set_comment(NodeId::ROOT, &text);
        let comment = record.comment(0);
        let (assessment, words) = Assessment::split(comment);
        prop_assert_eq!(assessment.join(words), comment);
    }
}

/// Texts made of commands, valid and damaged.
fn commands() -> impl Strategy<Value = String> {
    let parts = vec![
        "[%e 62.5]",
        "[%c light 13]",
        "[%c draw]",
        "[%h]",
        "[%]",
        "[%",
        "]",
        "[%e 62.50]",
        "[%c dark x]",
        "word",
        "[%h]x",
        "[%e 0.0]",
    ];
    prop::collection::vec(prop::sample::select(parts), 0..6).prop_map(|parts| parts.join(" "))
}

#[test]
fn comments_and_symbols_in_ggf_are_read() {
    let text = "(;GM[Othello]PB[a\\]b]PW[back\\\\slash]RE[-2.000:r]C[first \\[words\\]]B[F5]C[good]NAG[1]NAG[14](;W[D6]END[];B[C3])(;W[F6]C[so]))";
    let game = only(text);
    let tree = game.tree();
    let [f5, d6, f6] = ["f5", "d6", "f6"].map(|mv| tree.nodes().find(|&node| game.move_text(node) == mv).unwrap());
    assert_eq!([NodeId::ROOT, f5, f6].map(|node| tree.comment(node)), ["first \\[words]", "good", "so"]);
    assert_eq!(tree.symbols(f5).len(), 2);
    assert_eq!((tree.main_line().last(), game.closing()), (Some(d6), Some(Closing::Resignation(Player::Dark))));
    // Without variations the text is what other programs write.
    let plain = played("othello", "f5 d6");
    assert_eq!(
        to_ggf(plain.as_ref()).unwrap(),
        "(;GM[Othello]TY[8]RE[?]\nBO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\nB[F5]W[D6];)\n"
    );
    for rules in ["merkel", "draughts", "othello,pass=game-over"] {
        assert_eq!(to_ggf(record(rules).as_ref()), None);
    }
}

#[test]
fn the_longest_game_survives_export_and_import() {
    let known = Assessment {
        expected: Some(Share::new(0.123)),
        certain: Some(Certain { outcome: Outcome::Win(Player::Light), plies: Some(120) }),
        helped: true,
    };
    for rules in ["merkel", "othello", "draughts"] {
        let mut game = record(rules);
        let mut dice = Dice::new(3);
        let mut last = NodeId::ROOT;
        while game.tree().len() < MAX_MOVES {
            let parent = if dice.once_in(20) { dice.node(game.as_ref()) } else { last };
            last = game
                .add_choice(parent, &mut |count| Some(dice.below(count)))
                .unwrap_or_else(|| dice.node(game.as_ref()));
            game.set_assessment(last, known);
        }
        let text = export(game.as_ref(), Format::Pdn);
        assert!(text.len() < MAX_TEXT_LEN * 3 / 4, "{rules}: {} bytes leave no room for words", text.len());
        let other = import(&text).remove(0).unwrap();
        assert_eq!((other.record.tree().len(), other.warnings.len()), (MAX_MOVES, 0));
    }
}

#[test]
fn every_format_keeps_assessments() {
    let mut game = played("draughts", "11-15");
    let node = game.tree().current();
    let helped = Assessment { expected: Some(Share::new(0.4)), certain: None, helped: true };
    game.set_assessment(node, helped);
    game.set_words(node, "slow");
    let text = export(game.as_ref(), Format::Pdn);
    assert!(text.ends_with("\n1. 11-15 {[%e 40.0] [%h] slow} *\n"), "{text}");
    // The commands of chess programs are kept as plain text.
    let other = import("1. 11-15 {[%eval 0.3] fine} *").remove(0).unwrap().record;
    assert_eq!(other.tree().words(other.tree().current()), "[%eval 0.3] fine");
    assert_eq!(game.result(), None::<Outcome>);
}
