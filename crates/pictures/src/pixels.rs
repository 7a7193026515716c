//! Drawings as pixels: PNG pictures, and games as animated GIF.

use std::collections::HashMap;

use alquerque_core::any_record::AnyRecord;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use crate::drawing::{Layers, Style, draw};

/// Width of a PNG, in pixels. Boards are square.
const PNG_SIZE: u32 = 1200;
/// Width of an animation, in pixels.
const GIF_SIZE: u16 = 480;
/// Hundredths of a second for each move, for the start, and for the end of a game.
const MOVE_TIME: u16 = 100;
const START_TIME: u16 = 150;
const END_TIME: u16 = 400;
/// The maximum number of colours of an animation, which needs one more for unchanged pixels.
const MAX_COLOURS: usize = 255;
const UNCHANGED: u8 = 255;
/// The quantizer samples every n-th pixel.
const SAMPLING: i32 = 3;

/// Renders a drawing; `None` if it is not a valid one.
fn render(svg: &str, size: u32) -> Option<Pixmap> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(size, size)?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap)
}

/// The board as a PNG file.
pub fn png(record: &dyn AnyRecord, style: Style) -> Option<Vec<u8>> {
    render(&draw(record, style, Layers::All), PNG_SIZE)?.encode_png().ok()
}

/// A game as an animated GIF that repeats. It ends at the current position, to which `record` returns.
///
/// Renders the board only once, as it has most of the details.
pub fn gif(record: &mut dyn AnyRecord, style: Style) -> Option<Vec<u8>> {
    let last = record.plies();
    record.go_to(0);
    let board = render(&draw(record, style, Layers::Board), GIF_SIZE.into())?;
    let (mut pictures, mut drawn) = (Vec::new(), Vec::new());
    for ply in 0..=last {
        record.go_to(ply);
        if !record.shapes(record.tree().current()).is_empty() {
            drawn.push(ply);
        }
        let mut picture = board.clone();
        let pieces = render(&draw(record, style, Layers::Pieces), GIF_SIZE.into())?;
        picture.draw_pixmap(0, 0, pieces.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        pictures.push(picture);
    }
    encode(&pictures, &drawn)
}

/// Encodes the positions; arrows or circles are drawn on those with these indices.
fn encode(pictures: &[Pixmap], drawn: &[usize]) -> Option<Vec<u8>> {
    let first = pictures.first()?;
    // The first and the last position have all colours but those of drawings; a few drawn-on positions have most of these.
    let mut sample = [first.data(), pictures.last()?.data()].concat();
    for picture in drawn.iter().take(4).filter_map(|&index| pictures.get(index)) {
        sample.extend_from_slice(picture.data());
    }
    let quantizer = color_quant::NeuQuant::new(SAMPLING, MAX_COLOURS, &sample);
    let mut colours: HashMap<[u8; 4], u8> = HashMap::new();
    let mut index = |pixel: &[u8]| {
        let pixel = [pixel[0], pixel[1], pixel[2], 255];
        *colours.entry(pixel).or_insert_with(|| u8::try_from(quantizer.index_of(&pixel)).unwrap_or(UNCHANGED - 1))
    };
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, GIF_SIZE, GIF_SIZE, &quantizer.color_map_rgb()).ok()?;
    encoder.set_repeat(Repeat::Infinite).ok()?;
    let mut before: Option<&Pixmap> = None;
    for (number, picture) in pictures.iter().enumerate() {
        let pixels = picture.data().chunks_exact(4);
        let indices: Vec<u8> = match before {
            None => pixels.map(&mut index).collect(),
            Some(before) => {
                let old = before.data().chunks_exact(4);
                pixels.zip(old).map(|(new, old)| if new == old { UNCHANGED } else { index(new) }).collect()
            }
        };
        let is_last = number + 1 == pictures.len();
        let mut frame = Frame::from_indexed_pixels(GIF_SIZE, GIF_SIZE, indices, before.map(|_| UNCHANGED));
        frame.delay = if is_last {
            END_TIME
        } else if number == 0 {
            START_TIME
        } else {
            MOVE_TIME
        };
        frame.dispose = DisposalMethod::Keep;
        encoder.write_frame(&frame).ok()?;
        before = Some(picture);
    }
    drop(encoder);
    Some(file)
}
