//! The figures in the rules and articles, as plain data keyed by the ids of their elements on the page.

use alquerque_core::TextError;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::tabletop::Spot;

use crate::board::model::{BoardModel, Mark, figure};

/// A position with marks and lines, drawn like the board. Spots are given by name.
#[derive(Debug)]
pub struct Figure {
    /// Id of its element on the page.
    pub id: &'static str,
    /// The ruleset.
    pub rules: &'static str,
    /// The position; `None` for the initial one.
    pub position: Option<&'static str>,
    /// Whether to leave out the pieces.
    pub bare: bool,
    /// Marks, each with its spots.
    pub marks: &'static [(Mark, &'static [&'static str])],
    /// Lines along a piece's path, or along a row of discs.
    pub paths: &'static [&'static [&'static str]],
}

/// Default values.
const PLAIN: Figure = Figure { id: "", rules: "", position: None, bare: false, marks: &[], paths: &[] };

/// All figures, in page order.
pub const FIGURES: [Figure; 13] = [
    Figure { id: "figure-notation", rules: "merkel", bare: true, ..PLAIN },
    Figure { id: "figure-start", rules: "merkel", ..PLAIN },
    Figure {
        id: "figure-capture",
        rules: "merkel",
        position: Some("d3d/5/2d2/1d1d1/1l2l l -"),
        marks: &[(Mark::Capture, &["b3", "d3", "d1"])],
        paths: &[&["b1", "b3", "d3", "d1"]],
        ..PLAIN
    },
    Figure {
        id: "figure-ancient-inner",
        rules: "ancient",
        position: Some("1d1d1/l1d2/2d1d/1l3/3l1 l -"),
        marks: &[(Mark::Movable, &["a4", "d1"]), (Mark::Target, &["b4", "d2"])],
        ..PLAIN
    },
    Figure {
        id: "figure-othello-start",
        rules: "othello",
        marks: &[(Mark::Target, &["c4", "d3", "e6", "f5"])],
        ..PLAIN
    },
    Figure {
        id: "figure-othello-turn",
        rules: "othello",
        position: Some("----------------------X---XXXXO---XOOO---XOOO----O--X----------- X"),
        marks: &[(Mark::Target, &["f6"]), (Mark::Movable, &["e5", "f5", "c6", "d6", "e6"])],
        paths: &[&["f6", "d4"], &["f6", "f4"], &["f6", "b6"]],
        ..PLAIN
    },
    Figure {
        id: "figure-othello-choices",
        rules: "othello",
        position: Some("--------------------------XXXO----OXO------XX-----OX------------ O"),
        marks: &[(Mark::Target, &["c3", "e3", "b4", "e7"])],
        ..PLAIN
    },
    Figure {
        id: "figure-othello-broken",
        rules: "othello",
        position: Some("-----------O-------OXX-----OX-----OXO----OXOOX--O---O----------- X"),
        marks: &[(Mark::Target, &["a6"]), (Mark::Movable, &["b6"])],
        paths: &[&["a6", "c6"]],
        ..PLAIN
    },
    Figure { id: "figure-draughts-start", rules: "draughts", ..PLAIN },
    Figure {
        id: "figure-draughts-capture",
        rules: "draughts",
        position: Some("W:W21,28,30,32:B1,2,5,10,12,18,20,26"),
        marks: &[(Mark::Capture, &["23", "14", "7"])],
        paths: &[&["30", "23", "14", "7"]],
        ..PLAIN
    },
    Figure {
        id: "figure-draughts-crown",
        rules: "draughts",
        position: Some("W:W11,22,28:B6,7,12,20"),
        marks: &[(Mark::Capture, &["2"])],
        paths: &[&["11", "2"]],
        ..PLAIN
    },
    Figure {
        id: "figure-first-moves",
        rules: "merkel",
        marks: &[(Mark::Movable, &["b2", "c2", "d2", "d3"]), (Mark::Target, &["c3"])],
        ..PLAIN
    },
    Figure { id: "figure-two-one", rules: "medieval", position: Some("5/l4/1d3/l4/5 l -"), ..PLAIN },
];

impl Figure {
    /// The figure's position as a game.
    ///
    /// # Errors
    ///
    /// Fails if its rules or its position don't parse; a test checks them all.
    pub fn record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        let game: AnyGame = self.rules.parse()?;
        self.position.map_or_else(|| Ok(game.record()), |text| game.record_from(text))
    }

    /// Board model of the figure.
    pub fn model(&self, record: &dyn AnyRecord) -> BoardModel {
        let marks: Vec<(Spot, Mark)> = self
            .marks
            .iter()
            .flat_map(|&(mark, names)| spots(record, names).into_iter().map(move |spot| (spot, mark)))
            .collect();
        let mut model = figure(record, false, &marks);
        for spot in model.rows.iter_mut().flatten().filter(|_| self.bare) {
            spot.piece = None;
        }
        model
    }

    /// The lines as spots.
    pub fn lines(&self, record: &dyn AnyRecord) -> Vec<Vec<Spot>> {
        self.paths.iter().map(|names| spots(record, names)).collect()
    }
}

/// Looks up spots by name.
pub fn spots(record: &dyn AnyRecord, names: &[&str]) -> Vec<Spot> {
    let spot = |name: &&str| record.board().spots().find(|&spot| record.spot_name(spot).as_deref() == Some(name));
    names.iter().filter_map(spot).collect()
}
