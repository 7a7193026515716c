//! Pictures of boards and games, made by a worker.

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

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PictureKind {
    /// The board as a drawing.
    Svg,
    /// The board as pixels.
    Png,
    /// The game as an animation.
    Gif,
}

impl PictureKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Svg, Self::Png, Self::Gif];

    /// Its file extension.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }
}

/// The answer to a [`PictureRequest`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Picture {
    /// The file.
    Done(Vec<u8>),
    /// The picture could not be made.
    Failed,
}
