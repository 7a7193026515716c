//! Edits of a record, compared with a slow and simple model: nested lists of moves, found by the moves that lead to
//! them.

use std::fmt::Write;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{
    Assessment, Closing, Edit, Format, Header, NodeId, Symbol, export, from_link, import, to_link,
};
use alquerque_core::{Outcome, Player};
use alquerque_tests::ggf::to_ggf;
use alquerque_tests::random::config;
use alquerque_tests::records::{contents, only, played, record, variations};
use alquerque_tests::trees::{Dice, WORDS, random_tree};
use proptest::prelude::*;

/// The moves that lead to a position.
type Way = Vec<String>;

/// A move with all that follows it, the main move first.
#[derive(Clone, Default)]
struct Branch {
    mv: String,
    assessment: Assessment,
    words: String,
    symbols: Vec<Symbol>,
    follow: Vec<Branch>,
}

impl Branch {
    fn from_node(record: &dyn AnyRecord, node: NodeId) -> Self {
        let tree = record.tree();
        Self {
            mv: record.move_text(node),
            assessment: tree.assessment(node),
            words: tree.words(node).to_owned(),
            symbols: tree.symbols(node).to_vec(),
            follow: tree.children(node).map(|child| Self::from_node(record, child)).collect(),
        }
    }

    fn at(&mut self, way: &[String]) -> Option<&mut Self> {
        match way {
            [] => Some(self),
            [first, rest @ ..] => self.follow.iter_mut().find(|branch| branch.mv == *first)?.at(rest),
        }
    }

    fn count(&self) -> usize {
        1 + self.follow.iter().map(Self::count).sum::<usize>()
    }

    fn write(&self, ply: usize, text: &mut String) {
        let comment = self.assessment.join(&self.words);
        let _ = writeln!(text, "{ply} {} {:?} {comment:?}", self.mv, self.symbols);
        self.follow.iter().for_each(|branch| branch.write(ply + 1, text));
    }
}

struct Model {
    root: Branch,
    line: Way,
    played: usize,
    closed: Option<(Way, Closing)>,
    result: Option<Outcome>,
}

impl Model {
    fn from_record(record: &dyn AnyRecord) -> Self {
        let last = record.tree().main_line().last().unwrap();
        Self {
            root: Branch::from_node(record, NodeId::ROOT),
            line: record.moves(),
            played: record.played(),
            closed: record.closing().map(|how| (way_to(record, last), how)),
            result: record.headers().result,
        }
    }

    fn is_end(&self, way: &Way) -> bool {
        self.closed.as_ref().is_some_and(|(closed, _)| closed == way)
    }

    /// Extends a way by the main moves that follow it.
    fn onward(&mut self, mut way: Way) -> Way {
        while let Some(next) = self.root.at(&way).and_then(|branch| branch.follow.first()).map(|next| next.mv.clone()) {
            if self.is_end(&way) {
                break;
            }
            way.push(next);
        }
        way
    }

    fn is_first(&mut self, way: &[String]) -> bool {
        (0..way.len()).all(|ply| self.root.at(&way[..ply]).unwrap().follow[0].mv == way[ply])
    }

    /// Reorders or removes siblings: `change` gets the list that contains the last move of the way, and the index of
    /// that move.
    fn change(&mut self, way: &[String], change: impl FnOnce(&mut Vec<Branch>, usize)) {
        if let Some((last, before)) = way.split_last() {
            let follow = &mut self.root.at(before).unwrap().follow;
            let index = follow.iter().position(|branch| branch.mv == *last).unwrap();
            change(follow, index);
        }
    }

    fn make_first(&mut self, way: &[String]) {
        for ply in 1..=way.len() {
            self.change(&way[..ply], |follow, index| follow[..=index].rotate_right(1));
        }
    }

    /// Performs an edit with its side effects.
    fn edit(&mut self, edit: Edit, way: &Way) {
        let before = self.onward(Way::new());
        match edit {
            Edit::Promote(_) => self.change(way, |follow, index| follow.swap(index.saturating_sub(1), index)),
            Edit::MakeMain(_) => {
                self.make_first(way);
                if self.closed.as_ref().is_some_and(|(closed, _)| closed.len() < way.len() && way.starts_with(closed)) {
                    self.closed = None;
                }
            }
            Edit::Delete(_) if way.is_empty() => self.root.follow.clear(),
            Edit::Delete(_) => self.change(way, |follow, index| drop(follow.remove(index))),
        }
        if let Some((closed, how)) = self.closed.take()
            && self.root.at(&closed).is_some()
            && self.is_first(&closed)
        {
            self.closed = Some((closed, how));
        }
        while self.root.at(&self.line).is_none() {
            self.line.pop();
        }
        self.played = self.played.min(self.line.len());
        self.line = self.onward(self.line.clone());
        if self.onward(Way::new()) != before {
            self.result = None;
        }
    }

    fn close(&mut self, how: Closing) {
        self.line.truncate(self.played);
        self.make_first(&self.line.clone());
        self.closed = Some((self.line.clone(), how));
        self.result = None;
    }

    fn select(&mut self, way: &Way) {
        self.played = way.len();
        if !self.line.starts_with(way) {
            self.line = self.onward(way.clone());
        }
    }

    fn add(&mut self, way: &Way, mv: &str) {
        self.root.at(way).unwrap().follow.push(Branch { mv: mv.to_owned(), ..Branch::default() });
        if self.line == *way && !self.is_end(way) {
            self.line.push(mv.to_owned());
        }
    }
}

fn way_to(record: &dyn AnyRecord, node: NodeId) -> Way {
    let back = std::iter::successors(Some(node), |&node| record.tree().parent(node));
    let mut way: Way = back.map(|node| record.move_text(node)).collect();
    // The root has no move.
    way.pop();
    way.reverse();
    way
}

/// One change of a record and of its model.
fn step(record: &mut dyn AnyRecord, model: &mut Model, dice: &mut Dice) {
    let node = dice.node(record);
    let way = way_to(record, node);
    match dice.below(16) {
        0..=4 => edit(record, model, Edit::Promote(node)),
        5 | 6 => edit(record, model, Edit::MakeMain(node)),
        // Most nodes have few descendants.
        7 | 8 => edit(record, model, Edit::Delete(node)),
        9 => {
            let words = dice.one_of(&WORDS);
            record.set_words(node, words);
            model.root.at(&way).unwrap().words = words.to_owned();
        }
        10 => {
            let symbols = if node == NodeId::ROOT { Vec::new() } else { dice.symbols() };
            record.set_symbols(node, &symbols);
            model.root.at(&way).unwrap().symbols = symbols;
        }
        11 => {
            let assessment = dice.assessment();
            record.set_assessment(node, assessment);
            model.root.at(&way).unwrap().assessment = assessment;
        }
        12 => {
            record.select(node);
            model.select(&way);
        }
        13 => {
            record.go_to(dice.below(record.plies() + 1));
            model.played = record.played();
        }
        14 if record.ending().is_none() => {
            let how = Closing::Time(dice.one_of(&Player::BOTH));
            record.close(how);
            model.close(how);
        }
        15 if dice.once_in(2) => {
            if let Some(added) = record.add_choice(node, &mut |count| Some(dice.below(count))) {
                model.add(&way, &record.move_text(added));
            }
        }
        _ if record.result().is_none() => {
            model.result = dice.result();
            record.headers_mut().result = model.result;
        }
        _ => {}
    }
}

fn edit(record: &mut dyn AnyRecord, model: &mut Model, edit: Edit) {
    let (Edit::Promote(node) | Edit::MakeMain(node) | Edit::Delete(node)) = edit;
    let before = (picture(model), record.tree().state());
    model.edit(edit, &way_to(record, node));
    let changes = record.edit(edit);
    assert_eq!(changes, before.0 != picture(model), "{edit:?}: whether anything changes");
    assert_eq!(changes, before.1 != record.tree().state(), "{edit:?}: the list of moves is updated");
}

fn picture(model: &Model) -> String {
    let mut text = format!("{:?}\n", model.closed);
    model.root.write(0, &mut text);
    text
}

/// Compares the record with the model.
fn check(record: &dyn AnyRecord, model: &mut Model) {
    let mut expected = String::new();
    model.root.write(0, &mut expected);
    assert_eq!(variations(record), expected);
    let tree = record.tree();
    assert_eq!((record.moves(), record.played(), tree.len()), (model.line.clone(), model.played, model.root.count()));
    assert_eq!(way_to(record, tree.current()), model.line[..model.played]);
    let line: Vec<Way> = tree.line().iter().map(|&node| way_to(record, node)).collect();
    assert!(line.iter().enumerate().all(|(ply, way)| *way == model.line[..ply]));
    let main = model.onward(Way::new());
    assert_eq!(way_to(record, tree.main_line().last().unwrap()), main);
    assert_eq!(tree.is_on_main(), model.line == main);
    assert_eq!(record.closing(), model.closed.as_ref().map(|&(_, how)| how));
    assert!(model.closed.as_ref().is_none_or(|(closed, _)| *closed == main));
    assert_eq!(record.headers().result, model.result);
    for node in tree.nodes() {
        assert_eq!(tree.parent(node).map_or(0, |parent| tree.ply(parent) + 1), tree.ply(node));
        assert!(
            tree.parent(node).is_none_or(|parent| parent < node && tree.children(parent).any(|child| child == node))
        );
        assert!(tree.siblings(node).all(|other| tree.parent(other) == tree.parent(node)));
    }
}

/// Compares a record's data about each node with that of a new record with the same moves.
fn check_nodes(record: &dyn AnyRecord) {
    let mut fresh = record.restarted();
    let (mut waiting, mut pairs) = (vec![(NodeId::ROOT, NodeId::ROOT)], Vec::new());
    while let Some((node, other)) = waiting.pop() {
        assert_eq!(record.tree().key(node), fresh.tree().key(other));
        assert_eq!(record.choice(node), fresh.choice(other));
        assert_eq!(record.to_move_of(node), fresh.to_move_of(other));
        pairs.push((node, other));
        for child in record.tree().children(node) {
            waiting.push((child, fresh.add(other, &record.move_text(child)).unwrap()));
        }
    }
    // Whether moves follow a node decides whether a draw was claimed there.
    for (node, other) in pairs {
        let is_last = record.tree().main_line().last() == Some(node);
        assert!(is_last || record.ending_of(node) == fresh.ending_of(other));
    }
    for (ply, &node) in record.tree().line().iter().enumerate() {
        let way = way_to(record, node);
        fresh.select(fresh.tree().find(record.tree().key(node)).unwrap());
        assert_eq!(fresh.moves()[..ply], way);
        assert_eq!((record.pieces_at(ply), record.to_move_at(ply)), (fresh.pieces_at(ply), fresh.to_move_at(ply)));
    }
}

/// Checks that every format still preserves everything.
fn check_forms(record: &dyn AnyRecord) {
    let link = from_link(&to_link(record)).unwrap();
    assert_eq!(contents(link.as_ref()), contents(record));
    assert_eq!((link.moves(), link.played(), link.closing()), (record.moves(), record.played(), record.closing()));
    let texts = [Some(export(record, Format::Pdn)), to_ggf(record)];
    for text in texts.into_iter().flatten() {
        let read = only(&text);
        assert_eq!((contents(read.as_ref()), read.closing()), (contents(record), record.closing()), "{text}");
    }
}

fn edits(rules: &str, moves: usize, steps: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut record = random_tree(rules, moves, &mut dice);
    let mut model = Model::from_record(record.as_ref());
    check(record.as_ref(), &mut model);
    for _ in 0..steps {
        step(record.as_mut(), &mut model, &mut dice);
        check(record.as_ref(), &mut model);
    }
    check_nodes(record.as_ref());
    check_forms(record.as_ref());
}

const RULES: [&str; 6] = ["merkel", "medieval", "merkel,invert=allowed", "othello", "draughts", "draughts,begin=light"];

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn edits_of_small_trees_agree_with_the_model(rules in prop::sample::select(&RULES[..]), moves in 0usize..40, seed in any::<u64>()) {
        edits(rules, moves, 60, seed);
    }
}

proptest! {
    #![proptest_config(config(8))]

    #[test]
    fn edits_of_large_trees_agree_with_the_model(rules in prop::sample::select(&RULES[..]), moves in 1000usize..=2000, seed in any::<u64>()) {
        edits(rules, moves, 40, seed);
    }
}

#[test]
fn an_edit_says_whether_it_changes_anything() {
    let mut game = played("merkel", "c2-c3 c4xc2");
    let other = game.add(NodeId::ROOT, "d2-c3").unwrap();
    let first = NodeId::new(1);
    for (edit, changes) in [
        (Edit::Promote(NodeId::ROOT), false),
        (Edit::MakeMain(NodeId::ROOT), false),
        (Edit::Promote(first), false),
        (Edit::MakeMain(NodeId::new(2)), false),
        (Edit::Promote(NodeId::new(99)), false),
        (Edit::MakeMain(NodeId::new(99)), false),
        (Edit::Delete(NodeId::new(99)), false),
        (Edit::Promote(other), true),
        (Edit::Promote(other), false),
        (Edit::MakeMain(NodeId::new(2)), true),
    ] {
        assert_eq!(game.edit(edit), changes, "{edit:?}");
    }
    assert!(game.edit(Edit::Delete(NodeId::ROOT)));
    assert!(!game.edit(Edit::Delete(NodeId::ROOT)));
    assert_eq!((game.tree().len(), game.moves().len(), game.played()), (1, 0, 0));
}

#[test]
fn deleting_a_subtree_moves_the_current_position_before_it() {
    let mut game = played("merkel", "c2-c3 c4xc2 c1xc3");
    let other = game.add(NodeId::ROOT, "d2-c3").unwrap();
    let key = game.tree().key(other);
    game.headers_mut().set_text(Header::Light, "Ada");
    game.headers_mut().result = Some(Outcome::Draw);
    game.set_words(NodeId::ROOT, "here it begins");
    let before = game.boxed();
    assert!(game.edit(Edit::Delete(NodeId::new(2))));
    assert_eq!((game.moves(), game.played(), game.result()), (vec!["c2-c3".to_owned()], 1, None));
    assert_eq!(game.tree().find(key), Some(NodeId::new(2)), "it has another number");
    // Edits outside the current line do not move the current position, and the comment on the start remains.
    assert!(game.edit(Edit::Delete(NodeId::new(2))));
    assert_eq!((game.moves().len(), game.tree().len(), game.tree().find(key)), (1, 2, None));
    assert_eq!((game.tree().words(NodeId::ROOT), game.headers().text(Header::Light)), ("here it begins", "Ada"));
    // Restoring a copy undoes all of it.
    game = before;
    assert_eq!((game.tree().len(), game.result()), (5, Some(Outcome::Draw)));
}

#[test]
fn promoting_a_line_past_the_ending_revokes_the_ending() {
    let mut game = played("merkel", "c2-c3 c4xc2 c1xc3");
    game.go_to(1);
    game.close(Closing::Resignation(Player::Dark));
    let last = NodeId::new(3);
    // The order of the moves after the end does not matter.
    let other = import("1. c2-c3 c4xc2 *").remove(0).unwrap().record.tree().len();
    assert_eq!((other, game.moves().len(), game.result()), (3, 1, Some(Outcome::Win(Player::Light))));
    assert!(!game.edit(Edit::MakeMain(NodeId::new(1))));
    assert!(game.closing().is_some());
    assert!(game.edit(Edit::MakeMain(last)));
    assert_eq!((game.closing(), game.moves().len(), game.played(), game.result()), (None, 3, 1, None));
    assert!(game.tree().is_on_main());
    // Deleting it does the same.
    game.close(Closing::Resignation(Player::Dark));
    assert!(game.edit(Edit::Delete(NodeId::new(2))));
    assert!(game.closing().is_some(), "the moves after the end were not in the main line");
    assert!(game.edit(Edit::Delete(NodeId::new(1))));
    assert_eq!((game.closing(), record("merkel").tree().len()), (None, game.tree().len()));
}
