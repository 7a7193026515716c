use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Game, Notation, Outcome, Player, StateSpace};

use super::*;
use crate::certificate::find;
use crate::expert::BOOKS;
use crate::{Nothing, Prover};

/// The certificate of a position.
fn certificate(game: Alquerque, position: &str) -> Certificate {
    let position = game.parse_position(position).unwrap();
    let mut provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, 1 << 20));
    find(game, &position, &mut provers, None, 1 << 26, &mut |_| true).unwrap()
}

/// Won and drawn positions with few checkers.
fn certificates() -> Vec<Vec<Certificate>> {
    let of = |rules: &str, positions: &[&str]| {
        let game: Alquerque = rules.parse().unwrap();
        positions.iter().map(|position| certificate(game, position)).collect()
    };
    vec![
        of("merkel", &["5/1d1d1/2l2/1l3/2l2 l -", "5/3d1/1d3/2l2/5 d -"]),
        of("medieval", &["1d3/1d3/5/2l2/5 l -", "5/5/d3d/l4/5 l -"]),
    ]
}

#[test]
fn a_book_knows_what_the_certificates_say() {
    for certificates in certificates() {
        let game = certificates[0].game;
        let book = Book::from_file(&Book::from_certificates(&certificates, 1).unwrap()).unwrap();
        assert_eq!(book.game, game);
        for (certificate, claim) in certificates.iter().zip(&book.claims) {
            assert_eq!(*claim, (certificate.position, certificate.outcome));
            let Outcome::Win(_) = certificate.outcome else { continue };
            for answer in &certificate.strategies[0].answers {
                let position = Position::from(alquerque_core::alquerque::State::from_number(answer.state).unwrap());
                let line = book.wins.get(game.canonical_key(&position)).unwrap();
                assert!(line.plies <= answer.plies, "{line:?} {answer:?}");
                let mv = book.wins.winning_move(game, &position).unwrap();
                let after = game.play_unchecked(&position, mv);
                for reply in game.moves(&after) {
                    let next = game.play_unchecked(&after, reply);
                    let next = book.wins.get(game.canonical_key(&next)).unwrap();
                    assert!(next.plies < line.plies);
                    assert!(mv.is_capture() || reply.is_capture() || next.quiet < line.quiet);
                }
            }
        }
    }
}

#[test]
fn shallower_books_contain_less() {
    let certificates = &certificates()[0];
    let all = Book::from_file(&Book::from_certificates(certificates, 1).unwrap()).unwrap();
    let some = Book::from_file(&Book::from_certificates(certificates, 3).unwrap()).unwrap();
    assert!(some.wins.len() < all.wins.len());
    for key in some.wins.keys() {
        let (some, all) = (some.wins.get(key).unwrap(), all.wins.get(key).unwrap());
        assert_eq!(some.plies, all.plies);
        assert!(some.mv.is_none_or(|mv| all.mv == Some(mv)));
    }
}

#[test]
fn the_holds_include_every_state_of_a_drawing_strategy() {
    let game: Alquerque = "ancient".parse().unwrap();
    let draw = certificate(game, "5/4d/5/1l3/l4 d -");
    assert_eq!(draw.outcome, Outcome::Draw);
    let book = Book::from_file(&Book::from_certificates(std::slice::from_ref(&draw), 0).unwrap()).unwrap();
    assert!(book.wins.is_empty());
    for strategy in &draw.strategies {
        for answer in &strategy.answers {
            let state = alquerque_core::alquerque::State::from_number(answer.state).unwrap();
            assert!(book.not_lost.contains(&game.canonical_key(&Position::from(state))));
        }
    }
}

#[test]
fn a_file_with_a_changed_byte_is_rejected() {
    let bytes = Book::from_certificates(&certificates()[1], 2).unwrap();
    for index in 0..bytes.len() {
        let mut bent = bytes.clone();
        bent[index] ^= 1 << (index % 8);
        assert!(Book::from_file(&bent).is_err());
        assert!(Book::from_file(&bytes[..index]).is_err());
    }
}

#[test]
fn all_wins_of_the_published_books_have_their_length() {
    for name in BOOKS {
        let path = format!("{}/../../www/knowledge/{name}.book", env!("CARGO_MANIFEST_DIR"));
        let book = Book::from_file(&std::fs::read(path).unwrap()).unwrap();
        // The winner makes both the first move and the last.
        assert!(book.wins.keys().all(|key| book.wins.get(key).unwrap().plies % 2 == 1), "{name}");
    }
}
