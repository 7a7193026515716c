//! The instrumentation of a search, compared with the search itself.

use super::*;
use crate::Notation;
use crate::alquerque::Alquerque;
use crate::draughts::Draughts;
use crate::othello::Othello;
use crate::playout::tests::positions;
use crate::search::{ConfigurablePlayout, SearchReplay, SearchRng, SnapshotLimits, SnapshotNode, VariantConfig, rng};

/// Runs a check for each game.
fn for_all(check: &impl Check) {
    for rules in ["merkel", "medieval", "murray"] {
        check.check(&rules.parse::<Alquerque>().unwrap());
    }
    check.check(&Othello::default());
    check.check(&Draughts::default());
}

trait Check {
    fn check<G: Searchable + Notation>(&self, game: &G);
}

fn config(max_nodes: usize) -> UctConfig {
    UctConfig { max_nodes, ..UctConfig::default() }
}

struct Steps;

impl Check for Steps {
    fn check<G: Searchable + Notation>(&self, game: &G) {
        for max_nodes in [500, 100_000] {
            let (mut one, mut other) = (rng(1), rng(1));
            let mut run = Uct::new(game.clone(), &[], config(max_nodes));
            run.run(&mut one, 3000, || false);
            let mut stepped = Uct::new(game.clone(), &[], config(max_nodes));
            let mut kinds = [0; 5];
            for count in 0..3000 {
                let (before, playouts) = (stepped.clone(), stepped.report().work.count());
                let iteration = stepped.recorded_step(&mut other).unwrap();
                // Checking every iteration would take too long.
                if count % 10 == 0 || count < 300 {
                    check_iteration(game, &before, &stepped, &iteration);
                }
                kinds[match iteration.expansion {
                    Expansion::Known(_) => 0,
                    Expansion::Over(_) => 1,
                    Expansion::Waiting { .. } => 2,
                    Expansion::Full => 3,
                    Expansion::Children { .. } => 4,
                }] += 1;
                assert_eq!(stepped.report().work.count(), playouts + 1);
            }
            assert_eq!(one, other);
            assert!(run.tree == stepped.tree && run.report() == stepped.report());
            assert!(kinds[4] > 0 && (max_nodes > 500 || kinds[3] > 2000), "{kinds:?}");
        }
    }
}

#[test]
fn observing_an_iteration_changes_nothing_and_reports_it_correctly() {
    for_all(&Steps);
}

fn check_iteration<G: Searchable + Notation>(game: &G, before: &Uct<G>, after: &Uct<G>, told: &Iteration<G::Move>) {
    let path = told.path();
    let mut position = before.root;
    for (depth, node) in told.selection.iter().enumerate() {
        assert_eq!(before.inspect(&path[..depth]).as_ref(), Some(node));
        assert_eq!(node.to_move, game.to_move(&position));
        assert_eq!(node.children.iter().map(|child| child.mv).collect::<Vec<_>>(), game.moves(&position));
        let chosen = node.children[node.chosen.unwrap()];
        for child in &node.children {
            check_bound(before, node, child);
            assert!(child.bound < chosen.bound || child.bound.to_bits() == chosen.bound.to_bits());
        }
        position = game.play_unchecked(&position, chosen.mv);
    }
    // The playouts are games from the leaf to their end.
    let known = matches!(told.expansion, Expansion::Known(_) | Expansion::Over(_));
    assert_eq!(told.playouts.len(), usize::from(!known));
    for playout in &told.playouts {
        let mut here = position;
        for &mv in &playout.moves {
            here = game.play(&here, mv).unwrap();
        }
        assert_eq!(game.ending(&here, &game.moves(&here)).unwrap().outcome, playout.outcome);
    }
    if let Expansion::Children { first, moves } = &told.expansion {
        assert_eq!((first.number() as usize, moves), (before.tree.len(), &game.moves(&position)));
    }
    // The result is propagated to the root, alternating between the sides' points.
    assert_eq!(told.updates.len(), path.len() + 1);
    let outcome = told.playouts.first().map(|playout| playout.outcome);
    for (update, depth) in told.updates.iter().zip((0..=path.len()).rev()) {
        let seen = |uct: &Uct<G>| uct.inspect(&path[..depth]).unwrap();
        let (old, new) = (seen(before), seen(after));
        assert_eq!((update.node, update.before, update.after), (old.id, old.statistics, new.statistics));
        assert_eq!(update.after.visits, update.before.visits + 1);
        let points = update.after.half_points - update.before.half_points;
        let result = update.after.proven.or(outcome).or_else(|| told.updates[0].after.proven);
        assert_eq!(Some(points), result.map(|result| Proof::of(result, new.to_move.opponent()).half_points()));
    }
    assert_eq!(told.updates[0].node, told.leaf);
}

/// Checks a child's bound by recomputing the formula.
fn check_bound<G: Game>(uct: &Uct<G>, node: &Inspection<G::Move>, child: &Candidate<G::Move>) {
    let NodeStatistics { visits, half_points, proven, .. } = child.statistics;
    if visits == 0 {
        assert!(child.bound.is_infinite() && child.bound > 0.0);
        return;
    }
    let log = |visits: u32| f64::from(visits).ln();
    // With many visits, the logarithm is up to 15 visits old.
    let total = node.statistics.visits;
    let total = if total < 16 { total } else { total & !15 };
    let term = f64::from(uct.config.exploration) * (log(total) / f64::from(visits)).sqrt();
    assert!((f64::from(child.exploration) - term).abs() < 1e-4 * (1.0 + term), "{} {term}", child.exploration);
    let mean = match proven {
        None => f64::from(half_points) / 2.0 / f64::from(visits),
        Some(outcome) => outcome.score(node.to_move).into(),
    };
    assert!((f64::from(child.mean) - mean).abs() < 1e-6);
    if proven == Some(Outcome::Win(node.to_move.opponent())) {
        assert!(child.bound.is_infinite() && child.bound < 0.0);
    } else {
        assert_eq!(child.bound.to_bits(), (child.mean + child.exploration).to_bits());
    }
}

struct Snapshots;

impl Check for Snapshots {
    fn check<G: Searchable + Notation>(&self, game: &G) {
        let mut uct = Uct::new(game.clone(), &[], config(50_000));
        uct.run(&mut rng(5), 4000, || false);
        let line = uct.report().principal_variation;
        for path in [&[][..], &line[..1], &line[..2], &line[..]] {
            for (least_share, max_nodes) in [
                (0.0, 0),
                (0.0, 1),
                (0.0, 100),
                (0.0, usize::MAX),
                (0.01, usize::MAX),
                (0.01, 40),
                (2.0, 9),
                (f32::NAN, 9),
            ] {
                let size = SnapshotLimits { least_share, max_nodes };
                assert_eq!(uct.snapshot(path, size).unwrap(), slow_snapshot(&uct, path, size), "{size:?}");
            }
        }
        // Moves that are not in the tree lead to no node.
        let twice = [line[0], line[0]];
        assert!(
            uct.inspect(&twice).is_none()
                && uct.snapshot(&twice, SnapshotLimits { least_share: 0.0, max_nodes: 1 }).is_none()
        );
    }
}

/// A snapshot made by walking the whole tree.
fn slow_snapshot<G: Searchable>(uct: &Uct<G>, path: &[G::Move], size: SnapshotLimits) -> Vec<SnapshotNode<G::Move>> {
    let top = uct.inspect(path).unwrap();
    let mut all = vec![(path.to_vec(), top.clone())];
    let mut next = 0;
    // Breadth first.
    while let Some((path, node)) = all.get(next).cloned() {
        for child in node.children {
            let path = [&path[..], &[child.mv]].concat();
            let child = uct.inspect(&path).unwrap();
            all.push((path, child));
        }
        next += 1;
    }
    let mut wanted: Vec<_> = all
        .iter()
        .filter(|(_, node)| {
            let least = f64::from(size.least_share) * f64::from(top.statistics.visits);
            node.id == top.id || f64::from(node.statistics.visits) >= least
        })
        .map(|(_, node)| (std::cmp::Reverse(node.statistics.visits), node.id))
        .collect();
    wanted.sort_unstable();
    wanted.truncate(size.max_nodes);
    let mut ids: Vec<_> = wanted.into_iter().map(|(_, id)| id).collect();
    ids.sort_unstable();
    all.retain(|(_, node)| ids.binary_search(&node.id).is_ok());
    let places: std::collections::HashMap<_, _> =
        all.iter().enumerate().map(|(i, (path, _))| (path.clone(), i)).collect();
    let seen = |(path, node): &(Vec<G::Move>, Inspection<G::Move>)| SnapshotNode {
        id: node.id,
        parent: path.split_last().and_then(|(_, above)| places.get(above).copied()).filter(|_| node.id != top.id),
        mv: path.last().copied(),
        mover: node.to_move.opponent(),
        depth: path.len(),
        statistics: node.statistics,
        children: node.children.len(),
    };
    all.iter().map(seen).collect()
}

#[test]
fn a_snapshot_agrees_with_a_walk_of_the_whole_tree() {
    for_all(&Snapshots);
}

struct Lines;

impl Check for Lines {
    fn check<G: Searchable + Notation>(&self, game: &G) {
        let mut uct = Uct::new(game.clone(), &[], config(50_000));
        uct.run(&mut rng(5), 3000, || false);
        let (report, with_lines) = (uct.report(), uct.report_with_lines(3));
        let lines: Vec<_> = with_lines.lines().collect();
        assert_eq!(lines[0].line, report.principal_variation);
        let mut without = with_lines.clone();
        without.root_moves.iter_mut().for_each(|root| root.line.clear());
        assert_eq!(without, report);
        assert!(lines.iter().map(|line| line.mv).eq(report.root_moves.iter().take(lines.len()).map(|root| root.mv)));
        assert_eq!(lines.len(), report.root_moves.len().min(3));
        for line in &lines {
            assert_eq!(line.line[0], line.mv);
            // Each move is the most visited one.
            for (depth, mv) in line.line.iter().enumerate().skip(1) {
                let node = uct.inspect(&line.line[..depth]).unwrap();
                let most = node.children.iter().map(|child| child.statistics.visits).max().unwrap();
                let chosen = node.children.iter().find(|child| child.mv == *mv).unwrap();
                assert!(
                    chosen.statistics.visits == most
                        || node.children.iter().any(|child| child.statistics.proven.is_some())
                );
            }
        }
    }
}

#[test]
fn each_line_continues_with_the_best_moves() {
    for_all(&Lines);
}

/// Checks that the results of the root are the sums of its children's.
fn check_sums<G: Game, P: PlayoutPolicy<G>, V: Variant>(uct: &Uct<G, P, V>) {
    let root = uct.inspect(&[]).unwrap();
    let children = root.children.iter().map(|child| child.statistics);
    let (visits, points) = children
        .fold((0, 0), |(visits, points), child| (visits + child.visits, points + 2 * child.visits - child.half_points));
    assert_eq!((root.statistics.visits, root.statistics.half_points), (visits, points));
}

struct Variants;

impl Check for Variants {
    fn check<G: Searchable + Notation>(&self, game: &G) {
        let search = |policy, variant, playouts| {
            let mut uct = Uct::with_variant(game.clone(), &[], config(50_000), policy, variant);
            assert_eq!(uct.run(&mut rng(3), playouts, || false), playouts);
            uct
        };
        let mut usual = Uct::new(game.clone(), &[], config(50_000));
        usual.run(&mut rng(3), 2000, || false);
        let same = search(ConfigurablePlayout::Standard, VariantConfig::default(), 2000);
        assert!(usual.tree == same.tree && usual.report() == same.report());
        for policy in [ConfigurablePlayout::Uniform, ConfigurablePlayout::Cutoff(6)] {
            let other = search(policy, VariantConfig::default(), 2000);
            assert_ne!(other.report(), usual.report());
            let mut again = Uct::with_variant(game.clone(), &[], config(50_000), policy, VariantConfig::default());
            let mut random = rng(3);
            let mut told = 0;
            while told < 2000 {
                told += again.recorded_step(&mut random).map_or(2000, |told| told.updates.len().min(1));
            }
            assert!(other.tree == again.tree);
        }
        for playouts_per_visit in [0, 1, 4, 20] {
            for proves in [false, true] {
                let uct = search(ConfigurablePlayout::Standard, VariantConfig { proves, playouts_per_visit }, 2060);
                let root = uct.inspect(&[]).unwrap();
                for child in root.children.iter().filter(|child| child.statistics.visits > 0) {
                    // The logarithm of the formula is hardly outdated, however many visits are added at once.
                    let share = f64::from(child.exploration / uct.config.exploration).powi(2);
                    let visits = (share * f64::from(child.statistics.visits)).exp();
                    assert!(2044.9 < visits && visits < 2060.1, "{visits}");
                }
                let report = uct.report();
                assert_eq!((report.work.count(), report.visits()), (2060, 2060));
                if !proves {
                    check_sums(&uct);
                }
                let playouts = uct.clone().recorded_step(&mut rng(1)).unwrap().playouts.len();
                assert!([0, usize::from(playouts_per_visit.max(1))].contains(&playouts), "{playouts}");
            }
        }
    }
}

#[test]
fn every_variant_records_its_playouts() {
    for_all(&Variants);
}

#[test]
fn without_proofs_a_search_only_counts() {
    // In Othello a player may have to make the move that loses.
    let game = Othello::default();
    let whole = SnapshotLimits { least_share: 0.0, max_nodes: usize::MAX };
    let mut lost_twice = 0;
    for position in positions(&game, 6).into_iter().filter(|position| position.empty().count() == 7) {
        let search = |proves| {
            let variant = VariantConfig { proves, playouts_per_visit: 1 };
            let mut uct = Uct::with_variant(game, &[position], config(50_000), Standard, variant);
            uct.run(&mut rng(1), 3000, || false);
            uct
        };
        let [plain, solver] = [false, true].map(search);
        check_sums(&plain);
        assert!(plain.tree != solver.tree);
        let proven = |uct: &Uct<_, _, _>| -> Vec<_> {
            let nodes = uct.snapshot(&[], whole).unwrap();
            nodes.into_iter().filter(|node| node.statistics.proven.is_some()).collect()
        };
        let [ends, known] = [&plain, &solver].map(proven);
        assert!(known.iter().any(|node| node.children > 0));
        assert!(!ends.is_empty() && ends.iter().all(|node| node.children == 0));
        // Without proofs a lost child is treated like any other.
        let lost = |node: &&SnapshotNode<_>| node.statistics.proven == Some(Outcome::Win(node.mover.opponent()));
        lost_twice += ends.iter().filter(lost).filter(|node| node.statistics.visits > 1).count();
    }
    assert!(lost_twice > 0);
}

struct Replays;

impl Check for Replays {
    fn check<G: Searchable + Notation>(&self, game: &G) {
        let beginning = Uct::new(game.clone(), &[], config(3000));
        let run = |count| {
            let (mut uct, mut rng) = (beginning.clone(), rng(9));
            uct.run(&mut rng, count, || false);
            (uct, rng)
        };
        let same = |replay: &SearchReplay<G>| {
            let (uct, _) = run(replay.count());
            assert!(uct.tree == replay.uct().tree && uct.report() == replay.uct().report(), "{}", replay.count());
        };
        let mut replay = SearchReplay::new(beginning.clone(), 9);
        assert!(!replay.back() && replay.last().is_none());
        // Forward and back.
        let forward: Vec<_> = (0..300).map(|_| replay.forward().unwrap()).collect();
        for count in (0..300).rev() {
            assert_eq!(replay.last().as_ref(), Some(&forward[count]));
            assert!(replay.back());
            assert_eq!(replay.count(), count as u64);
            same(&replay);
        }
        let mut random: SearchRng = rng(2);
        for _ in 0..40 {
            let there = u64::from(crate::search::below(&mut random, 5000));
            assert_eq!(replay.go_to(there), there);
            same(&replay);
            replay.back();
            same(&replay);
        }
    }
}

#[test]
fn a_replay_forward_and_back_equals_a_search_with_as_many_playouts() {
    for_all(&Replays);
}

#[test]
fn a_replay_goes_back_further_than_it_remembers_and_ends_where_the_search_does() {
    let game: Alquerque = "merkel".parse().unwrap();
    let beginning = Uct::new(game, &[], config(20_000));
    let mut replay = SearchReplay::new(beginning.clone(), 4);
    replay.go_to(33_000);
    for count in [32_500, 3001, 2000, 0] {
        replay.go_to(count);
        let mut uct = beginning.clone();
        uct.run(&mut rng(4), count, || false);
        assert!(uct.tree == replay.uct().tree, "{count}");
    }
    // A position that is decided quickly.
    let position = game.parse_position("5/3dd/2d2/2l2/5 l -").unwrap();
    let mut replay = SearchReplay::new(Uct::new(game, &[position], config(1000)), 4);
    let end = replay.go_to(100_000);
    assert!(end < 100_000 && replay.uct().is_decided() && replay.forward().is_none());
    assert_eq!(replay.count(), end);
}
