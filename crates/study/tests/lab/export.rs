//! Exports of a tree and of the figures are well-formed, bounded and correct.

use alquerque_core::Outcome;
use std::collections::BTreeMap;

use alquerque_messages::analysis::uct::ViewNode;
use alquerque_study::event::LabEvent;
use alquerque_study::lab::export::icicle::{FILLS, Space, drawing};
use alquerque_study::lab::export::{Content, Format, dot, icicle};
use alquerque_study::lab::settings::{Field, Section, Side};
use serde_json::Value;

use crate::bench::Bench;

fn searched(rules: &str, moves: &[&str]) -> Bench {
    let mut bench = Bench::new(rules, moves);
    for side in Side::ALL {
        bench.change(side, Field::Playouts, "3000");
    }
    bench.finish(LabEvent::Begin);
    bench
}

fn text(bench: &mut Bench, format: Format) -> (String, String) {
    bench.finish(LabEvent::Export(format));
    let file = bench.files.pop().unwrap();
    match file.content {
        Content::Text(text) => (file.name, text),
        Content::Picture(_) => panic!("{}", file.name),
    }
}

/// Returns the elements still open at the end; panics if tags do not match.
fn check_xml(text: &str) {
    let mut open = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        assert!(!before.contains('>'), "{before}");
        let (tag, after) = after.split_once('>').unwrap();
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else {
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            if !tag.ends_with('/') {
                open.push(tag.split(' ').next().unwrap());
            }
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    let entities = text.split('&').skip(1);
    assert!(entities.clone().all(|part| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| part.starts_with(name))));
}

#[test]
fn the_tree_as_json_is_that_of_the_search() {
    let mut bench = searched("merkel", &["c2-c3"]);
    let (name, json) = text(&mut bench, Format::Json);
    assert_eq!(name, "uct-tree-a.json");
    let file: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&file["rules"], &file["moves"][0]), (&"merkel".into(), &"c2-c3".into()));
    assert_eq!((&file["setting"]["playouts"], &file["setting"]["proofs"]), (&3000.into(), &true.into()));
    let nodes = file["nodes"].as_array().unwrap();
    let found = bench.lab().found(&bench.state, Side::A).unwrap();
    assert_eq!(nodes.len(), usize::try_from(found.report.work.nodes()).unwrap().min(Format::Json.nodes() as usize));
    // The root's mover is the side that made the last move.
    assert_eq!((&nodes[0]["parent"], &nodes[0]["mover"]), (&Value::Null, &"light".into()));
    let mut visits = BTreeMap::new();
    for (place, node) in nodes.iter().enumerate().skip(1) {
        let parent = usize::try_from(node["parent"].as_u64().unwrap()).unwrap();
        assert!(parent < place && (0.0..=1.0).contains(&node["mean"].as_f64().unwrap()));
        assert_ne!(node["mover"], nodes[parent]["mover"]);
        if parent == 0 {
            visits.insert(node["move"].as_str().unwrap(), node["visits"].as_u64().unwrap());
        }
    }
    let root_moves = found.report.root_moves.iter().map(|root| (root.mv.as_str(), root.visits));
    assert_eq!(visits, root_moves.collect());
}

#[test]
fn other_forms_are_well_formed_and_bounded() {
    for rules in ["merkel", "othello", "draughts"] {
        let mut bench = searched(rules, &[]);
        bench.happen(LabEvent::ExportOf(Side::B));
        let (name, dot) = text(&mut bench, Format::Dot);
        assert_eq!(name, "uct-tree-b.dot");
        assert!(dot.starts_with("digraph uct {\n") && dot.ends_with("}\n"));
        assert_eq!((dot.matches('{').count(), dot.matches('"').count() % 2), (1, 0));
        let nodes = dot.matches("[label=").count();
        assert!(nodes > 10 && nodes <= Format::Dot.nodes() as usize);
        assert_eq!(dot.matches(" -> ").count(), nodes - 1);
        let (_, svg) = text(&mut bench, Format::Svg);
        check_xml(&svg);
        assert!(svg.matches("<rect").count() > 10 && svg.len() < 1_000_000);
        bench.finish(LabEvent::Export(Format::Png));
        let picture = bench.files.pop().unwrap();
        assert_eq!(picture.name, "uct-tree-b.png");
        let Content::Picture(drawing) = picture.content else { panic!() };
        assert_eq!(drawing.bars.len(), svg.matches("<rect").count());
        // The tree as text has more nodes, and marks the drawn ones.
        let file: Value = serde_json::from_str(&text(&mut bench, Format::Json).1).unwrap();
        let nodes = file["nodes"].as_array().unwrap();
        let drawn = nodes.iter().filter(|node| node["drawn"] == Value::Bool(true)).count();
        assert!(drawn == drawing.bars.len() && drawn < nodes.len(), "{drawn} of {}", nodes.len());
    }
}

#[test]
fn bars_lie_below_their_parents_side_by_side() {
    let mut bench = searched("othello", &[]);
    bench.finish(LabEvent::Export(Format::Png));
    let Some(Content::Picture(drawing)) = bench.files.pop().map(|file| file.content) else { panic!() };
    assert!(drawing.bars.iter().all(|bar| bar.x >= 0.0 && bar.x + bar.width <= drawing.width + 1e-6));
    assert!(drawing.bars.iter().all(|bar| bar.y >= 0.0 && bar.y + bar.height <= drawing.height));
    let mut rows: BTreeMap<i64, Vec<(f64, f64)>> = BTreeMap::new();
    for bar in &drawing.bars {
        #[expect(clippy::cast_possible_truncation, reason = "rows are few")]
        rows.entry(bar.y as i64).or_default().push((bar.x, bar.x + bar.width));
    }
    for row in rows.values_mut() {
        row.sort_by(|a, b| a.0.total_cmp(&b.0));
        assert!(row.windows(2).all(|pair| pair[0].1 <= pair[1].0 + 1e-6));
    }
}

/// Nodes that our workers would never send.
#[test]
fn files_are_well_formed_for_any_nodes() {
    let node = |parent, visits, mv: &str| ViewNode {
        id: 0,
        parent,
        mv: mv.to_owned(),
        visits,
        points: 0.0,
        mean: f32::NAN,
        proven: Some(Outcome::Draw),
        children: u32::MAX,
    };
    let long = "x".repeat(1000);
    let nodes = [
        node(None, 0, ""),
        node(Some(0), 9, "<&\">\\"),
        node(Some(1), u32::MAX, &long),
        node(Some(9), 1, "a"),
        node(Some(4), 1, "own parent"),
        node(None, 5, "second root"),
    ];
    let drawing = drawing(&nodes, Space::FILE);
    assert!(drawing.bars.iter().all(|bar| bar.x + bar.width <= drawing.width + 1e-6 && bar.width.is_finite()));
    check_xml(&icicle::svg(&drawing));
    let dot = dot(&nodes);
    assert!(dot.contains("<&\\\">\\\\"));
    // A path of a thousand nodes must not become a thousand rows.
    let deep: Vec<_> = (0..1000_u32).map(|place| node(place.checked_sub(1), 5, "a")).collect();
    assert!(alquerque_study::lab::export::icicle::drawing(&deep, Space::FILE).height < 2000.0);
    assert!(alquerque_study::lab::export::icicle::drawing(&[], Space::FILE).bars.is_empty());
}

#[test]
fn the_table_has_all_figures() {
    let mut bench = searched("merkel", &[]);
    bench.finish(LabEvent::Section(Section::Runs));
    bench.finish(LabEvent::Count(10));
    bench.finish(LabEvent::Begin);
    let (name, csv) = text(&mut bench, Format::Csv);
    assert_eq!(name, "experiments.csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert!(rows.iter().all(|row| row.len() == 4) && rows[0] == ["search", "figure", "of", "value"]);
    let sum = |search: &str, figure: &str| -> u32 {
        let values = rows.iter().filter(|row| row[0] == search && row[1] == figure);
        values.map(|row| row[3].parse::<u32>().unwrap()).sum()
    };
    for side in ["A", "B"] {
        assert_eq!((sum(side, "visits"), sum(side, "chosen"), sum(side, "runs")), (3000, 10, 10));
        assert_eq!(sum(side, "nodes at depth"), sum(side, "nodes"));
    }
}

#[test]
fn a_missing_tree_cannot_be_exported() {
    let mut bench = Bench::new("merkel", &["c2-c3"]);
    for format in Format::ALL {
        bench.finish(LabEvent::Export(format));
    }
    // The table has at least the settings.
    assert_eq!(bench.files.iter().map(|file| file.name.as_str()).collect::<Vec<_>>(), ["experiments.csv"]);
    let mut bench = searched("merkel", &["c2-c3"]);
    bench.back();
    bench.finish(LabEvent::Export(Format::Json));
    assert!(bench.files.is_empty());
    // The worker dropped the tree when the position changed.
    bench.forward();
    bench.finish(LabEvent::Export(Format::Json));
    assert!(bench.files.is_empty());
    bench.finish(LabEvent::Begin);
    bench.finish(LabEvent::Export(Format::Json));
    assert_eq!(bench.files.len(), 1);
    // The tree is lost with the failed worker.
    bench.break_down(Side::A);
    bench.finish(LabEvent::Export(Format::Json));
    assert_eq!(bench.files.len(), 1);
}

#[test]
fn files_have_the_colours_of_the_page() {
    let tokens = include_str!("../../../../www/study/tokens.css");
    for (shade, colour) in FILLS.iter().enumerate() {
        assert!(tokens.contains(&format!("--shade-{shade}: {colour};")), "{shade}");
    }
}

#[test]
fn small_trees_fill_a_file_and_pictures_keep_their_rows() {
    let node = |parent, mv: &str, mean: f32| ViewNode {
        id: 0,
        parent,
        mv: mv.to_owned(),
        visits: 9,
        points: 0.0,
        mean,
        proven: None,
        children: 1,
    };
    let nodes = [node(None, "", 0.5), node(Some(0), "d3", 1.0), node(Some(1), "c3", 0.0)];
    let file = drawing(&nodes, Space::FILE);
    assert!(file.height >= 200.0, "{}", file.height);
    // For the side that made the move, as in the live tree.
    assert_eq!(file.bars.iter().map(|bar| bar.shade).collect::<Vec<_>>(), [4, 8, 0]);
    let small = drawing(&nodes, Space { width: 180.0, height: 44.0, rows: 2, row_height: (22.0, 22.0) });
    assert_eq!((small.bars.len(), small.height), (2, 44.0));
}
