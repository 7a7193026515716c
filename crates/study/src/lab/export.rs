//! Exports of UCT's results: the tree as JSON, DOT or a picture, the statistics as CSV.

pub mod csv;
pub mod icicle;
pub mod text;

use alquerque_core::named;
use alquerque_messages::analysis::uct::ViewNode;

use icicle::{IcicleDrawing, Room};
pub use text::Searched;

named! {
    /// A file format.
    pub enum Format {
        /// The tree, for programs.
        Json = "json",
        /// The tree, for Graphviz.
        Dot = "dot",
        /// The tree as a vector drawing.
        Svg = "svg",
        /// The tree as a bitmap.
        Png = "png",
        /// The statistics as a table.
        Csv = "csv",
    }
}

impl Format {
    /// Maximum number of nodes of a tree in this format.
    pub const fn nodes(self) -> u32 {
        match self {
            // The same for all three, so that the JSON can say which nodes the drawings contain.
            Self::Json | Self::Svg | Self::Png => 5000,
            // Graphviz takes too long to lay out more.
            Self::Dot => 500,
            Self::Csv => 0,
        }
    }
}

/// Creates the file of a tree, or `None` if the tree is empty or the format is not for trees. `name` has no extension.
pub fn tree(name: &str, format: Format, searched: &Searched<'_>, nodes: &[ViewNode]) -> Option<File> {
    if nodes.is_empty() {
        return None;
    }
    let drawing = || icicle::drawing(nodes, Room::FILE);
    let content = match format {
        Format::Json => Content::Text(text::json(searched, nodes)),
        Format::Dot => Content::Text(text::dot(nodes)),
        Format::Svg => Content::Text(icicle::svg(&drawing())),
        Format::Png => Content::Picture(drawing()),
        Format::Csv => return None,
    };
    Some(File { name: format!("{name}.{}", format.name()), content })
}

/// A file.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its content.
    pub content: Content,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture, which the page paints.
    Picture(IcicleDrawing),
}
