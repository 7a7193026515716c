//! Rules, records and searches of Alquerque, Othello and English draughts.
//!
//! This crate is pure: it uses no browser, clock, thread, file or global state. Random numbers and stop requests come
//! from the caller, and the same seed gives the same result natively and in WebAssembly.
//!
//! ```
//! use alquerque_core::{Game, Notation, alquerque::Alquerque};
//!
//! let game: Alquerque = "merkel".parse()?;
//! let start = game.start();
//! let mv = game.parse_move(&start, "c2-c3")?;
//! let next = game.play_unchecked(&start, mv);
//! assert_eq!(game.position_text(&next), "ddddd/ddddd/ddlll/ll1ll/lllll d -");
//! # Ok::<(), alquerque_core::TextError>(())
//! ```

pub mod alquerque;
pub mod any_record;
mod bitboard;
pub mod bits;
mod board;
mod catalogue;
pub mod draughts;
pub mod error;
pub mod evaluate;
pub mod family;
mod fields;
mod game;
mod game_id;
mod key;
pub mod knowledge_file;
mod named;
pub mod openings;
pub mod options;
pub mod othello;
mod path_move;
pub mod patterns;
mod perft;
pub mod playout;
mod random;
pub mod range_coder;
pub mod record;
mod ruleset_text;
pub mod search;
mod searchable;
pub mod setup;
mod state_space;
mod subsets;
pub mod tabletop;
pub mod weights;
pub mod words;

pub use error::TextError;
pub use game::{Ending, Game, Notation, Outcome, Player, Reason};
pub use game_id::{GameId, PerGame, side_key};
pub use perft::{Finished, perft};
pub use ruleset_text::{Rules, summary as option_text};
pub use searchable::{Endgame, Searchable, Solution, Standard};
pub use state_space::{Numbering, StateSpace, Value};
