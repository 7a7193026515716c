//! Pictures of boards and games. [`picture`] answers the page's request; the program is the worker that runs it in
//! the browser.

mod art;
pub mod drawing;
mod glyphs;
pub mod pixels;

use alquerque_app::board::look::ArtStyle;
use alquerque_app::settings::{BoardStyle, PieceSet};
use alquerque_messages::picture::{Picture, PictureKind, PictureRequest};
use drawing::{Layers, Style, draw};

/// Makes a picture.
pub fn picture(request: &PictureRequest) -> Picture {
    make(request).map_or(Picture::Failed, Picture::Done)
}

fn make(request: &PictureRequest) -> Option<Vec<u8>> {
    let art = ArtStyle { board: BoardStyle::from_name(&request.board)?, pieces: PieceSet::from_name(&request.pieces)? };
    let style = Style { art, flipped: request.flipped, coordinates: request.coordinates };
    let mut record = request.course.any_record().ok()?;
    let line = record.tree().line().to_vec();
    for (node, comment) in line.into_iter().zip(&request.comments) {
        record.set_comment(node, comment);
    }
    if request.kind == PictureKind::Gif {
        return pixels::gif(&mut *record, style);
    }
    record.go_to(request.ply.min(record.plies()));
    match request.kind {
        PictureKind::Svg => Some(draw(&*record, style, Layers::All).into_bytes()),
        _ => pixels::png(&*record, style),
    }
}
