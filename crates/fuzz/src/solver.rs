//! The solver's files with corrected checksums, so that mutations reach the parsers behind the check.

use alquerque_core::alquerque::{Alquerque, Ruleset};
use alquerque_core::draughts::Draughts;
use alquerque_core::{Game, Notation, Player};
use alquerque_solver::book::Book;
use alquerque_solver::certificate::Certificate;
use alquerque_solver::database::{Endgames, Layers, Pieces};
use alquerque_solver::{Nothing, Prover};
use sha2::{Digest, Sha256};

/// A position that light loses.
const CIRCLES: &str = "1d3/1d3/5/2l2/5 l -";

/// The bytes followed by their checksum.
fn with_checksum(bytes: &[u8]) -> Vec<u8> {
    [bytes, &Sha256::digest(bytes)].concat()
}

/// A certificate without its checksum: rejected, or written unchanged.
pub(super) fn certificate(bytes: &[u8]) -> bool {
    assert!(Certificate::from_file(bytes).is_err() || bytes.len() > 32);
    let whole = with_checksum(bytes);
    let Ok(certificate) = Certificate::from_file(&whole) else { return false };
    let again = Certificate::from_file(&certificate.to_file());
    assert_eq!(again.as_ref(), Ok(&certificate));
    certificate.check().is_ok()
}

/// A book without its checksum: rejected, or all its moves must be legal.
pub(super) fn book(bytes: &[u8]) -> bool {
    assert!(Book::from_file(bytes).is_err() || bytes.len() > 32);
    let Ok(book) = Book::from_file(&with_checksum(bytes)) else { return false };
    for (position, _) in &book.claims {
        let mv = book.wins.winning_move(book.game, position);
        assert!(mv.is_none_or(|mv| book.game.moves(position).contains(&mv)));
    }
    true
}

/// A database file without its checksum, of Alquerque or draughts.
pub(super) fn database(bytes: &[u8]) -> bool {
    if bytes.get(11..).is_some_and(|rules| rules.starts_with(b"draughts")) {
        layer(Draughts::default(), bytes)
    } else {
        layer(Alquerque { ruleset: Ruleset::MEDIEVAL }, bytes)
    }
}

fn layer<G: Endgames>(game: G, bytes: &[u8]) -> bool {
    let mut database = Layers::new(game);
    // Numbering more pieces would take a second.
    if bytes.get(8..10).is_some_and(|codes| codes.iter().any(|&code| G::Pieces::from_code(code).count() > 3)) {
        return false;
    }
    let Ok(pieces) = database.add_file(&with_checksum(bytes)) else { return false };
    assert!(database.to_file(pieces).is_some_and(|file| file.starts_with(bytes)));
    database.tally(pieces);
    database.check(pieces, 100, &mut || true).is_ok()
}

/// Saved progress of a proof, without its checksum: once loaded, saving and loading it again changes nothing.
pub(super) fn proof_progress(bytes: &[u8]) -> bool {
    let game = Alquerque { ruleset: Ruleset::MEDIEVAL };
    let prover = || Prover::new(game, Player::Light, Nothing, 1 << 12);
    assert!(prover().load(bytes).is_err() || bytes.len() > 32);
    let mut one = prover();
    let Ok(count) = one.load(&with_checksum(bytes)[..]) else { return false };
    let saved = |prover: &Prover<_, _>| {
        let mut file = Vec::new();
        assert!(prover.save(&mut file).is_ok());
        file
    };
    let (mut again, file) = (prover(), saved(&one));
    assert!(again.load(&file[..]).is_ok_and(|kept| kept <= count));
    assert_eq!(saved(&again), file);
    game.parse_position(CIRCLES).is_ok_and(|position| again.known(&position).is_some())
}
