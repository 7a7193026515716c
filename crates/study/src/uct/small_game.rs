//! A game for the blackboard: a position whose whole tree can be drawn by hand, with a worksheet of its own. It was
//! found by search: all games from it end within three moves, one of three moves wins, and a losing move is lucky in its
//! first playouts.

use alquerque_app::markup::{Markup, Words};
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Header;
use alquerque_core::{Outcome, Player};
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::ViewNode;

use super::controls::Stage;
use super::drawing::Drawing;
use super::steps::CurrentIteration;
use super::words;
use crate::studies::index::SMALL_GAME;
use crate::text::{Decimal, move_text, moves};

const RULES: &str = "merkel";
const POSITION: &str = "2l2/5/3l1/1dld1/4d l -";

/// The whole search with the default seed and constant: the path and the result of each iteration.
pub const ITERATIONS: [(&[&str], Outcome); 7] = {
    const LIGHT: Outcome = Outcome::Win(Player::Light);
    const DARK: Outcome = Outcome::Win(Player::Dark);
    [
        (&["c2xe2"], DARK),
        (&["d3xd1"], LIGHT),
        (&["c2xa2"], LIGHT),
        (&["d3xd1", "b2xd2"], LIGHT),
        (&["c2xa2", "d2xd4"], LIGHT),
        (&["d3xd1", "e1xc1xc3"], DARK),
        (&["c2xa2", "d2xd4", "c5xe3"], LIGHT),
    ]
};

/// The losing move, and the weak reply in its first playouts.
const LUCKY: [&str; 2] = ["d3xd1", "b2xd2"];

/// The game, as a study of its own.
pub fn game() -> Option<Box<dyn AnyRecord>> {
    let mut record = RULES.parse::<AnyGame>().ok()?.record_from(POSITION).ok()?;
    record.headers_mut().set_text(Header::Study, SMALL_GAME);
    Some(record)
}

/// Whether its position is on the board.
pub fn is_on_board(record: &dyn AnyRecord) -> bool {
    record.rules() == RULES && record.position_text() == POSITION
}

/// N and Q of the node after these moves, after the first iterations; `mover` made the last of the moves.
fn numbers(path: &[String], mover: Player, iterations: usize) -> (u32, f32) {
    let is_on = |other: &[&str]| other.len() >= path.len() && path.iter().zip(other).all(|(own, other)| own == other);
    let seen = ITERATIONS.iter().take(iterations).filter(|(path, _)| is_on(path));
    seen.fold((0, 0.0), |(visits, points), (_, result)| (visits + 1, points + result.score(mover)))
}

/// The whole tree, breadth first: with what the search counts and the results with best play, or only the moves.
pub fn tree(record: &dyn AnyRecord, is_solved: bool) -> Vec<ViewNode> {
    let (mut records, mut paths, mut tree) = (vec![record.boxed()], vec![Vec::<String>::new()], Vec::<ViewNode>::new());
    let mut parents = vec![None];
    while let Some(record) = records.get(tree.len()).map(|record| record.boxed()) {
        let (at, path) = (tree.len(), paths[tree.len()].clone());
        let mover = record.to_move().opponent();
        let turns = record.legal_turns();
        let (visits, points) = if is_solved { numbers(&path, mover, ITERATIONS.len()) } else { (0, 0.0) };
        let children = u32::try_from(turns.len()).unwrap_or_default();
        let (mv, proven) = (path.last().cloned().unwrap_or_default(), record.ending().map(|ending| ending.outcome));
        let (id, parent) = (u32::try_from(at).unwrap_or_default(), parents[at]);
        tree.push(ViewNode { id, parent, mv, visits, points, mean: 0.5, proven, children });
        for turn in turns {
            let mut next = record.boxed();
            if next.play(&turn.text).is_ok() {
                records.push(next);
                paths.push([path.as_slice(), &[turn.text]].concat());
                parents.push(Some(id));
            }
        }
    }
    // From the last to the first, so that children come before their parents.
    for at in (0..tree.len()).rev() {
        let (mover, below) = (records[at].to_move(), tree[at + 1..].iter());
        let results = below.filter(|node| node.parent.is_some_and(|parent| parent as usize == at));
        let best = results.filter_map(|node| node.proven).max_by(|a, b| a.score(mover).total_cmp(&b.score(mover)));
        let result = tree[at].proven.or(best);
        tree[at].proven = result;
        tree[at].mean = result.map_or(0.5, |result| result.score(mover.opponent()));
    }
    if !is_solved {
        for node in &mut tree {
            (node.proven, node.mean) = (None, 0.5);
        }
    }
    tree
}

/// The drawing of the whole tree.
pub fn drawing(record: &dyn AnyRecord, is_solved: bool, room: f64) -> Drawing {
    let current = CurrentIteration::new(0, (Vec::new(), tree(record, is_solved)), None, record);
    Drawing::new(&current, Stage::Ready, record.to_move(), false, room)
}

/// The title of the sheet.
pub fn title() -> Markup {
    Markup::text("h1", Phrase::new(message::SMALL_GAME))
}

const QUESTIONS: [&str; 3] = ["tree", "table", "luck"];

/// The questions.
pub fn questions() -> Markup {
    let ask = |ask| Markup::text("li", Words::notation(Phrase::new(message::SMALL_QUESTION).key("ask", ask)));
    Markup::new("ol").class("few").children(QUESTIONS.map(ask))
}

/// The table to fill in by hand, a row for each iteration, or filled in.
pub fn table(record: &dyn AnyRecord, is_solved: bool, decimal: Decimal<'_>) -> Markup {
    let names: Vec<String> = record.legal_turns().into_iter().map(|turn| turn.text).collect();
    let cell = |tag, words: Words| Markup::text(tag, words);
    let wide = |name: &String| cell("th", moves(name)).with("colspan", "2");
    let first = ["#".into(), Phrase::new(message::PHASE_PLAYOUT).into(), Phrase::new(message::SMALL_PATH).into()];
    let first = Markup::new("tr").children(first.map(|heading| cell("th", heading))).children(names.iter().map(wide));
    let below = names.iter().flat_map(|_| [Phrase::new(message::SHEET_SUM).into(), Words::from("Q/N")]);
    let below = Markup::new("tr")
        .children((0..3).map(|_| cell("th", Words::default())))
        .children(below.map(|heading| cell("th", heading)));
    let row = |(index, (path, result)): (usize, &(&[&str], Outcome))| {
        let outcome = words::outcome(*result, record.board().game);
        let path = if is_solved { moves(&path.join(" ")) } else { Words::default() };
        let numbers = names.iter().flat_map(|name| {
            let at = std::slice::from_ref(name);
            let ((visits, points), after) =
                (numbers(at, record.to_move(), index), numbers(at, record.to_move(), index + 1));
            // The side that replies has found a win.
            let is_lost = ITERATIONS[..index].iter().any(|(path, result)| {
                path[0] == name && path.len() == 2 && *result == Outcome::Win(record.to_move().opponent())
            });
            let sum = match (is_lost, visits) {
                (true, _) => "\u{2013}".to_owned(),
                (false, 0) => "\u{221e}".to_owned(),
                (false, _) => {
                    let (visits, all) = (f64::from(visits), index as f64);
                    decimal(f64::from(points) / visits + (2.0 * all.ln() / visits).sqrt(), 3)
                }
            };
            [sum, format!("{}/{}", words::whole_or_half(after.1, decimal), after.0)]
        });
        let cells = numbers.map(|text| if is_solved { Words::notation(text) } else { Words::default() });
        Markup::new("tr")
            .children([(index + 1).to_string().into(), outcome.into()].map(|words| cell("td", words)))
            .child(cell("td", path).class(if is_solved { "" } else { "blank" }))
            .children(cells.map(|words| cell("td", words)))
    };
    Markup::new("table").class("hand").children([first, below]).children(ITERATIONS.iter().enumerate().map(row))
}

/// The answers to the questions about the tree and about luck.
pub fn answers(record: &dyn AnyRecord) -> Markup {
    let game = record.board().game;
    let best = ITERATIONS[6].0[0];
    let ([lucky, reply], refutation) = (LUCKY, ITERATIONS[5].0[1]);
    let luck = Phrase::new(message::SMALL_LUCK).text("move", &move_text(lucky)).text("reply", &move_text(reply));
    let luck = luck.text("refutation", &move_text(refutation)).phrase("outcome", words::outcome(ITERATIONS[5].1, game));
    let items = [("1", Words::notation(move_text(best))), ("3", Words::notation(luck))];
    Markup::new("ol").children(items.map(|(number, words)| Markup::text("li", words).with("value", number)))
}
