//! Pictures of boards and games, made by a worker.

use alquerque_core::named;
use serde::{Deserialize, Serialize};

use crate::Course;

/// A request for a picture. Answered with one [`Picture`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PictureRequest {
    /// The kind of picture.
    pub kind: PictureKind,
    /// The game.
    pub course: Course,
    /// The comments of the positions with drawn arrows and circles, empty for the others.
    pub comments: Vec<String>,
    /// The position to show, as a number of plies played. An animation shows all of them.
    pub ply: usize,
    /// Whether Dark is at the bottom.
    pub flipped: bool,
    /// Whether to show coordinates.
    pub coordinates: bool,
    /// The name of the board style.
    pub board: String,
    /// The name of the piece set.
    pub pieces: String,
}

named! {
    /// A kind of picture, by its file extension.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "camelCase")]
    pub enum PictureKind {
        /// The board as a drawing.
        Svg = "svg",
        /// The board as pixels.
        Png = "png",
        /// The game as an animation.
        Gif = "gif",
    }
}

/// The answer to a [`PictureRequest`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Picture {
    /// The file.
    Done(#[serde(with = "serde_bytes")] Vec<u8>),
    /// The picture could not be made.
    Failed,
}
