//! Files of the tree that grows: the part of it that is shown, in the laboratory's forms, and how the moves have developed.

use alquerque_app::json::decimal_of;
use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::HalfPoints;
use alquerque_messages::analysis::lab::{Policy, Setting, TreeNode};
use alquerque_messages::analysis::uct::{PictureNode, View};

use super::live::Live;
use crate::lab::export::csv::line;
use crate::lab::export::{Content, File, Format, Searched, tree};

/// The file; none where there is nothing to be seen of the present position.
pub fn file(live: &Live, record: &dyn AnyRecord, exploration: f32, format: Format) -> Option<File> {
    let view = live.view_of(record)?;
    if format == Format::Csv {
        let content = Content::Text(development(live, view)?);
        return Some(File { name: "uct-development.csv".to_owned(), content });
    }
    let seed = live.seed();
    let setting = Setting {
        exploration,
        policy: Policy::Usual,
        proves: true,
        per_leaf: 1,
        seed: seed.unwrap_or_default(),
        playouts: view.playouts,
    };
    let searched = Searched { record, top: &view.top, setting, is_repeatable: seed.is_some() };
    tree("uct-tree", format, &searched, &nodes(view, record.to_move()))
}

/// The nodes of the picture as the laboratory has them; `to_move` is the side to move at the root of the search.
fn nodes(view: &View, to_move: Player) -> Vec<TreeNode> {
    // How many plies below the root each one is.
    let mut plies: Vec<usize> = Vec::with_capacity(view.picture.len());
    let node = |node: &PictureNode| {
        let parent = node.parent.and_then(|parent| plies.get(usize::try_from(parent).ok()?));
        let ply = parent.map_or(view.top.len(), |above| above + 1);
        plies.push(ply);
        let mover = if ply.is_multiple_of(2) { to_move.opponent() } else { to_move };
        TreeNode {
            parent: node.parent,
            mv: node.mv.clone(),
            is_light: mover == Player::Light,
            visits: node.visits,
            mean: HalfPoints::of_share(node.mean),
            proven: node.proven,
            children: node.children,
        }
    };
    view.picture.iter().map(node).collect()
}

/// A line for each move at each number of playouts that was looked at.
fn development(live: &Live, view: &View) -> Option<String> {
    let samples = live.development.samples();
    let mut table = line(&["playouts", "move", "visits", "mean", "best"]);
    for sample in samples {
        for (place, candidate) in view.root.iter().enumerate() {
            let (visits, mean) = (sample.visits.get(place)?, sample.means.get(place)?);
            // Nothing is known of a move that was not tried.
            let mean = if *visits > 0 { decimal_of(*mean) } else { String::new() };
            let best = if sample.best as usize == place { "yes" } else { "" };
            table += &line(&[&sample.playouts.to_string(), &candidate.mv, &visits.to_string(), &mean, best]);
        }
    }
    (!samples.is_empty()).then_some(table)
}
