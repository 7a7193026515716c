//! Pictures of games: their formats, sizes and content.

use alquerque_messages::Course;
use alquerque_messages::picture::{Picture, PictureKind, PictureRequest};
use alquerque_pictures::picture;

const MOVES: [&str; 3] = ["d2-c3", "b4xd2", "e1xc3"];

fn request(kind: PictureKind) -> PictureRequest {
    let course = Course {
        rules: "merkel".to_owned(),
        moves: MOVES.iter().map(|&text| text.to_owned()).collect(),
        ..Course::default()
    };
    let (board, pieces) = ("inlaid".to_owned(), "turned".to_owned());
    PictureRequest { kind, course, comments: Vec::new(), ply: 3, flipped: false, coordinates: true, board, pieces }
}

fn made(request: &PictureRequest) -> Vec<u8> {
    match picture(request) {
        Picture::Done(file) => file,
        Picture::Failed => panic!("no picture: {request:?}"),
    }
}

#[test]
fn a_drawing_has_the_pieces_and_marks_of_its_position() {
    let count = |ply, what: &str| {
        let svg = String::from_utf8(made(&PictureRequest { ply, ..request(PictureKind::Svg) })).unwrap();
        svg.matches(&format!("href=\"#{what}\"")).count()
    };
    assert_eq!((count(0, "art-checker-light"), count(0, "art-checker-dark"), count(0, "art-mark-last")), (12, 12, 0));
    assert_eq!((count(3, "art-checker-light"), count(3, "art-checker-dark"), count(3, "art-mark-last")), (11, 11, 2));
    assert_eq!(count(99, "art-mark-last"), 2, "a ply after the end shows the end");
}

#[test]
fn a_flipped_board_has_its_coordinates_the_other_way_round() {
    let svg = |flipped| made(&PictureRequest { flipped, ..request(PictureKind::Svg) });
    assert_ne!(svg(false), svg(true));
    let without = made(&PictureRequest { coordinates: false, ..request(PictureKind::Svg) });
    assert!(without.len() < svg(false).len());
}

#[test]
fn every_game_and_style_has_pictures() {
    for rules in ["merkel", "othello", "draughts"] {
        for board in ["inlaid", "parchment", "contrast"] {
            for pieces in ["turned", "stones", "plain"] {
                let course = Course { rules: rules.to_owned(), ..Course::default() };
                let (board, pieces) = (board.to_owned(), pieces.to_owned());
                let svg = made(&PictureRequest { course, board, pieces, ..request(PictureKind::Svg) });
                let svg = String::from_utf8(svg).unwrap();
                for id in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(svg.contains(&format!("id=\"{id}\"")), "{rules}: {id} is missing");
                }
            }
        }
    }
}

#[test]
fn a_png_has_its_signature_and_size() {
    assert_eq!(made(&request(PictureKind::Png))[..8], *b"\x89PNG\r\n\x1a\n");
}

#[test]
fn an_animation_shows_every_position() {
    let file = made(&request(PictureKind::Gif));
    let mut decoder = gif::DecodeOptions::new().read_info(&file[..]).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [150, 100, 100, 400]);
}

#[test]
fn an_invalid_game_has_no_picture() {
    let course = Course { moves: vec!["a1-a9".to_owned()], ..request(PictureKind::Png).course };
    assert_eq!(picture(&PictureRequest { course, ..request(PictureKind::Png) }), Picture::Failed);
    let board = "marble".to_owned();
    assert_eq!(picture(&PictureRequest { board, ..request(PictureKind::Png) }), Picture::Failed);
}

#[test]
fn drawn_arrows_and_circles_are_in_every_picture() {
    let comment = |ply: usize| if ply == 3 { "[%csl Ga1] [%cal Rc3d4]".to_owned() } else { String::new() };
    let comments: Vec<String> = (0..=3).map(comment).collect();
    for kind in [PictureKind::Svg, PictureKind::Png, PictureKind::Gif] {
        let plain = request(kind);
        let drawn = PictureRequest { comments: comments.clone(), ..plain.clone() };
        assert_ne!(made(&drawn), made(&plain), "{kind:?}");
    }
    let svg = |ply| {
        let drawn = PictureRequest { ply, comments: comments.clone(), ..request(PictureKind::Svg) };
        String::from_utf8(made(&drawn)).unwrap()
    };
    assert!(svg(3).contains("<circle cx=") && svg(3).contains("<polygon points="));
    assert!(!svg(2).contains("<polygon points="), "only on their own position");
}
