//! Records: a starting position, moves with variations, undo and redo, headers, and their text formats.
//!
//! [`export`] and [`import`] write and read files; [`to_link`] and [`from_link`] are for URLs and browser storage.
//! docs/formats.md describes the formats.

mod assessment;
mod decode;
mod dialect;
mod export;
mod ggf;
mod headers;
mod import;
mod imported;
mod lexer;
mod link;
mod marks;
mod movetext;
pub(crate) mod play;
mod results;
mod tree;

pub use assessment::{Assessment, Certain, HELPED, Share};
pub use decode::file_text;
pub use export::{Format, export};
pub use headers::{Date, Header, Headers, MAX_COMMENT_LEN, MAX_HEADER_LEN, PARAGRAPH};
pub use import::{Importer, MAX_TEXT_LEN, import};
pub use imported::{ImportError, Imported, MAX_UNREADABLE, Warning};
pub use link::{from_link, rules_of_link, to_link};
pub use marks::{MAX_SYMBOLS, Shape, ShapeColour, Symbol};
pub use play::{REPETITIONS_DRAW, Record};
pub use tree::edit::Edit;
pub use tree::{Closing, MAX_MOVES, MAX_PLIES, NodeId, Tree};
