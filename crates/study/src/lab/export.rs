//! Files of what UCT has found: its tree as JSON, as DOT, and as a picture; the figures as CSV.

pub mod csv;
pub mod dot;
pub mod file;
pub mod icicle;
pub mod json;
pub mod svg;

use alquerque_messages::analysis::lab::TreeNode;

pub use file::{Content, File};
use icicle::Room;
pub use json::Searched;

/// A form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The tree, for programs.
    Json,
    /// The tree, for Graphviz.
    Dot,
    /// The tree as a drawing.
    Svg,
    /// The tree as a picture.
    Png,
    /// The figures as a table.
    Csv,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Json, Self::Dot, Self::Svg, Self::Png, Self::Csv];

    /// Its name on the page, and the ending of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Dot => "dot",
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Csv => "csv",
        }
    }

    /// The format of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The most nodes of a tree in this form.
    pub const fn nodes(self) -> u32 {
        match self {
            Self::Json => 5000,
            Self::Svg | Self::Png => 2000,
            // More cannot be laid out in reasonable time.
            Self::Dot => 500,
            Self::Csv => 0,
        }
    }
}

/// A file of a tree; none where there is no tree, or the form has none. Its name comes without the ending.
pub fn tree(name: &str, format: Format, searched: &Searched<'_>, nodes: &[TreeNode]) -> Option<File> {
    if nodes.is_empty() {
        return None;
    }
    let drawing = || icicle::drawing(nodes, Room::FILE);
    let content = match format {
        Format::Json => Content::Text(json::text(searched, nodes)),
        Format::Dot => Content::Text(dot::text(nodes)),
        Format::Svg => Content::Text(svg::text(&drawing())),
        Format::Png => Content::Picture(drawing()),
        Format::Csv => return None,
    };
    Some(File { name: format!("{name}.{}", format.name()), content })
}
