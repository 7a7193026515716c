//! Makes the games: both sides play soundly, except for planted moves whose loss is known.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::search::{SearchRng, below, rng};
use alquerque_core::{GameId, Outcome};
use alquerque_messages::{ExpectedScore, RootMove};

use super::game::{Game, Kind, Planted, course, record};
use super::truth::{Loss, Truth, has_prover, states};
use super::workers::alpha_beta;

/// The rulesets and their numbers of games, 60 in total.
pub const GAMES: [(&str, usize); 7] =
    [("merkel", 9), ("medieval", 9), ("ancient", 9), ("alfonso", 9), ("murray", 8), ("othello", 8), ("draughts", 8)];

/// Nodes per sound move.
const NODES: u32 = 60_000;
/// States of the prover per sound move.
const STATES: u32 = 1 << 14;
/// Nodes per candidate for a mistake.
const GLANCE: u32 = 20_000;
/// Plies in which a good move is chosen at random, so that games differ.
const OPENING: usize = 6;
/// How much worse than the best an opening move may be, in hundredths of a man.
const NEARLY: i32 = 30;
/// The least loss of a planted mistake, in tenths of a percent: a blunder.
const LOSS: u16 = 250;
/// The same in `alfonso`, where captures are optional single jumps: hardly any move loses two men.
const LOSS_OF_SINGLE_JUMPS: u16 = 180;
/// How much more a candidate must seem to lose in a shallow search, as a share of a point.
const MARGIN: f64 = 0.1;
/// Plies to wait for a chance to lose a corner, several pieces or a proven result, before accepting any mistake.
const MAX_WAIT_PLIES: usize = 6;
/// Candidates to examine closely in each position.
const TRIES: usize = 2;

/// The least loss of a planted mistake, in tenths of a percent.
fn least_loss(rules: &str) -> u16 {
    if rules == "alfonso" { LOSS_OF_SINGLE_JUMPS } else { LOSS }
}

/// The plies of a game, and the range of plies for its first mistake. Games of `alfonso` are longer.
fn plan(rules: &str, game: GameId) -> (usize, usize, usize) {
    match game {
        GameId::Alquerque if rules == "alfonso" => (44, 6, 30),
        GameId::Alquerque => (28, 5, 18),
        GameId::Othello => (70, 8, 48),
        GameId::Draughts => (40, 6, 28),
    }
}

/// Makes a game with up to two mistakes. The same seed gives the same game.
///
/// # Panics
/// If a legal move is rejected.
pub fn game(rules: &str, seed: u64, truth: &mut Truth) -> Game {
    let mut random = rng(seed);
    let mut record = record(rules, &[]);
    let (longest, from, to) = plan(rules, record.board().game);
    let mut next = from + below(&mut random, u32::try_from(to - from).unwrap_or(1)) as usize;
    let mut planted: Vec<Planted> = Vec::new();
    while record.ending().is_none() && record.plies() < longest {
        let ply = record.plies();
        let best = sound(rules, &*record, truth, &mut random);
        let mistake = if ply >= next && planted.len() < 2 {
            plant(rules, &*record, &best, ply >= next + MAX_WAIT_PLIES, truth, &mut random)
        } else {
            None
        };
        if let Some((_, mistake)) = mistake {
            planted.push(mistake);
            next = ply + 5 + below(&mut random, 8) as usize;
        }
        let mv = mistake_text(&*record, mistake.map(|(mv, _)| mv)).unwrap_or(best);
        record.play(&mv).expect("a legal move");
    }
    Game { rules: rules.to_owned(), moves: record.moves(), planted }
}

fn mistake_text(record: &dyn AnyRecord, index: Option<usize>) -> Option<String> {
    Some(record.legal_turns().swap_remove(index?).text)
}

/// A sound move: proven to be best, or the choice of a search.
fn sound(rules: &str, record: &dyn AnyRecord, truth: &mut Truth, random: &mut SearchRng) -> String {
    let moves = record.moves();
    let is_opening = moves.len() < OPENING;
    if has_prover(record) && !is_opening {
        let report = truth.prover(rules).prove_within(course(rules, &moves), states(record, STATES));
        // Choose any of the moves that keep the result, so that games differ.
        let keeps = |root: &&RootMove| root.proven.is_some() && root.proven == report.proven;
        let sound: Vec<_> = report.root_moves.iter().filter(keeps).collect();
        if let Some(count) = u32::try_from(sound.len()).ok().filter(|&count| count > 0) {
            return sound[below(random, count) as usize].mv.clone();
        }
    }
    let analysis = alpha_beta(course(rules, &moves), NODES, if is_opening { 3 } else { 1 });
    let lines: Vec<_> = analysis.lines().collect();
    let best = lines.first().and_then(|line| line.score);
    let good = lines.iter().take_while(|line| line.score.zip(best).is_some_and(|(score, best)| score >= best - NEARLY));
    let count = u32::try_from(good.count()).unwrap_or(0).max(1);
    let chosen = lines.get(below(random, count) as usize).map(|line| line.mv.clone());
    chosen.unwrap_or_else(|| record.legal_turns().swap_remove(0).text)
}

/// Finds a mistake: the index of a legal move that loses much. Unless `any` is set, only mistakes of a named kind
/// count.
fn plant(
    rules: &str,
    record: &dyn AnyRecord,
    best: &str,
    any: bool,
    truth: &mut Truth,
    random: &mut SearchRng,
) -> Option<(usize, Planted)> {
    let moves = record.moves();
    let (ply, player) = (moves.len(), record.to_move());
    let turns = record.legal_turns();
    let had = alpha_beta(course(rules, &moves), NODES, 1).expected?.value();
    let proof = has_prover(record)
        .then(|| truth.prover(rules).prove_within(course(rules, &moves), states(record, STATES << 4)));
    let result = |mv: &str| {
        let roots = proof.iter().flat_map(|proof| &proof.root_moves);
        roots.into_iter().find(|root| root.mv == mv).and_then(|root| root.proven)
    };
    let points = |proven: Option<Outcome>| proven.map(|proven| ExpectedScore::from_outcome(proven, player).value());
    let least = f64::from(least_loss(rules)) / 1000.0;
    let mut candidates: Vec<(usize, Kind, Option<Loss>)> = Vec::new();
    for (index, turn) in turns.iter().enumerate().filter(|(_, turn)| turn.text != best) {
        let after = [&moves[..], std::slice::from_ref(&turn.text)].concat();
        let proven = points(result(best)).zip(points(result(&turn.text)));
        let reply = alpha_beta(course(rules, &after), GLANCE, 1);
        let is_worse = match proven {
            Some((had, has)) => had > has,
            None => reply.expected.is_some_and(|expected| had - (1.0 - expected.value()) > least + MARGIN),
        };
        if !is_worse {
            continue;
        }
        let kind = match proven {
            Some((had, _)) if had > 0.75 => Kind::Win,
            Some(_) => Kind::Draw,
            None => kind(rules, &after, reply.lines().next().map(|line| &line.mv)),
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
        let tenths = |(had, has): (f64, f64)| (1000.0 * (had - has)).max(0.0) as u16;
        let loss = proven.map(|points| Loss { tenths: tenths(points), with_discs: tenths(points), proven: true });
        if any || !matches!(kind, Kind::Piece | Kind::Other) {
            candidates.push((index, kind, loss));
        }
    }
    for _ in 0..TRIES.min(candidates.len()) {
        let place = below(random, u32::try_from(candidates.len()).unwrap_or(1)) as usize;
        let (index, kind, known) = candidates.swap_remove(place);
        let loss = known.unwrap_or_else(|| truth.loss(rules, &moves, &turns[index].text));
        if loss.tenths >= least_loss(rules) {
            return Some((index, Planted { ply, kind, loss: loss.tenths, proven: loss.proven }));
        }
    }
    None
}

/// What a move gives away, judged by the reply.
fn kind(rules: &str, moves: &[String], reply: Option<&String>) -> Kind {
    let record = record(rules, moves);
    let turn = record.legal_turns().into_iter().find(|turn| Some(&turn.text) == reply);
    let Some(turn) = turn else { return Kind::Other };
    if record.board().game == GameId::Othello {
        let is_corner = ["a1", "a8", "h1", "h8"].contains(&turn.text.as_str());
        return if is_corner { Kind::Corner } else { Kind::Other };
    }
    match turn.captured.len() {
        0 => Kind::Other,
        1 => Kind::Piece,
        _ => Kind::DoubleJump,
    }
}

/// All games of a ruleset. Games without a mistake are replaced by others.
pub fn all(rules: &str, count: usize, truth: &mut Truth, mut see: impl FnMut(Game)) {
    let mut made = 0;
    for seed in 1.. {
        if made == count || seed > 3 * count as u64 {
            break;
        }
        let game = game(rules, seed, truth);
        if !game.planted.is_empty() {
            made += 1;
            see(game);
        }
    }
}
