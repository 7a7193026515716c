//! A game under way: where it began, its moves and variations, undo and redo, and what is known about it; and its text forms.
//!
//! [`export`] and [`import`] write and read files, [`to_link`] and [`from_link`] what stands in a URL or in a browser's
//! storage. All of them are described in docs/formats.md.

mod assessment;
mod code;
mod dialect;
mod export;
mod ggf;
mod ggf_export;
mod headers;
mod import;
mod imported;
mod lexer;
mod link;
mod movetext;
pub(crate) mod play;
mod symbol;
mod tree;

pub use assessment::{Assessment, Certain, HELPED, Share};
pub use export::{Format, export};
pub use ggf_export::to_ggf;
pub use headers::{Date, Header, Headers, LONGEST_COMMENT, LONGEST_HEADER};
pub use import::{LONGEST_TEXT, file_text, import};
pub use imported::{ImportCause, ImportError, Imported, MOST_GAMES, Warning};
pub use link::{from_link, rules_of_link, to_link};
pub use play::{REPETITIONS_DRAW, Record};
pub use symbol::{MOST_SYMBOLS, Symbol};
pub use tree::edit::{Edit, EditOrder};
pub use tree::{Closing, MOST_MOVES, MOST_PLIES, NodeId, Tree};
