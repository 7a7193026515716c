//! The UCT tab without a browser; the worker is a real session.

mod steps;

use alquerque_app::board::look::Counted;
use alquerque_app::jobs::JobEvent;
use alquerque_app::jobs::worker::Closed;
use alquerque_app::settings::Settings;
use alquerque_app::state::State;
use alquerque_core::record::NodeId;
use alquerque_core::{GameId, Outcome, Player};
use alquerque_language::{Fill, Phrase, message};
use alquerque_messages::analysis::uct::{
    Candidate, Choice, Expansion, Iteration, Looked, Numbers, Sample, Search, UctAnswer, UctRequest, Update, View,
    ViewNode,
};
use alquerque_messages::{Answer, Request, StudyAnswer};
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::UctEvent;
use alquerque_study::lab::export::{Content, File, Format};
use alquerque_study::tab::Tab;
use alquerque_study::uct::controls::Direction;
use alquerque_study::uct::development::Development;
use alquerque_study::uct::formula::Formula;
use alquerque_study::uct::icicle::{ROWS, Sign, layout, nearest, path_to, shade};
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::words;
use alquerque_study::uct::words::proof;
use alquerque_study::{Event, Study, Worker, update};

/// A study with the effects for its worker.
struct Page {
    study: Study,
    state: State,
    effects: Vec<StudyEffect>,
}

impl Page {
    fn new() -> Self {
        let mut state = State::new(Settings::default(), Vec::new());
        update::prepare(&mut state);
        let study = Study::new(&state);
        let mut page = Self { study, state, effects: Vec::new() };
        page.handle(Event::Tab(Tab::Uct));
        page
    }

    fn handle(&mut self, event: Event) {
        self.effects.extend(update::handle(&mut self.study, &mut self.state, event));
    }

    fn uct(&mut self, event: UctEvent) {
        self.handle(Event::Uct(event));
    }

    /// Returns the orders since the last call.
    fn take_requests(&mut self) -> Vec<UctRequest> {
        let order = |doing| match doing {
            StudyEffect::Request(Worker::Uct, Request::Uct(order)) => Some(order),
            _ => None,
        };
        self.effects.drain(..).filter_map(order).collect()
    }

    fn receive_view(&mut self, id: u32, view: View) {
        self.handle(Event::Worker(
            Worker::Uct,
            JobEvent::Answer(Answer::Study(StudyAnswer::Uct(UctAnswer::Seen { id, view }))),
        ));
    }
}

fn node(id: u32, parent: Option<u32>, mv: &str, visits: u32) -> ViewNode {
    ViewNode {
        id,
        parent,
        mv: mv.to_owned(),
        visits,
        points: visits as f32 / 2.0,
        mean: 0.5,
        proven: None,
        children: 0,
    }
}

fn view(picture: Vec<ViewNode>) -> View {
    View { playouts: 100, is_running: true, picture, ..View::default() }
}

/// Builds a tree of the first moves of a page's game.
fn some_tree(page: &Page) -> View {
    let mv = page.state.game.legal()[0].text.clone();
    let mut record = page.state.game.record.clone();
    record.play(&mv).unwrap();
    let answers: Vec<String> = record.legal_turns().into_iter().map(|turn| turn.text).collect();
    let mut picture = vec![node(0, None, "", 100), node(1, Some(0), &mv, 60)];
    picture.push(node(2, Some(0), &page.state.game.legal()[1].text, 30));
    picture.push(node(7, Some(1), &answers[0], 50));
    view(picture)
}

#[test]
fn blocks_lie_side_by_side_within_their_parents() {
    let mut picture = vec![node(0, None, "", 100)];
    for (id, visits) in [(1, 50), (2, 30), (3, 15)] {
        picture.push(node(id, Some(0), "a", visits));
    }
    picture.extend([node(4, Some(1), "b", 20), node(5, Some(1), "c", 25), node(6, Some(2), "d", 29)]);
    let cells = layout(&view(picture), Player::Light);
    assert_eq!(cells.len(), 7);
    for cell in &cells {
        let Some(parent) = cell.parent.map(|place| &cells[place]) else { continue };
        assert_eq!(cell.row, parent.row + 1);
        assert!(cell.x >= parent.x - 1e-9 && cell.x + cell.width <= parent.x + parent.width + 1e-9, "{cell:?}");
        let others = cells.iter().filter(|other| other.row == cell.row && other.id != cell.id);
        for other in others {
            let is_apart = cell.x + cell.width <= other.x + 1e-9 || other.x + other.width <= cell.x + 1e-9;
            assert!(is_apart, "{cell:?} {other:?}");
        }
    }
    let widths: f64 = cells.iter().filter(|cell| cell.row == 1).map(|cell| cell.width).sum();
    assert!((widths - 0.95).abs() < 1e-9);
    assert_eq!((cells[3].among, cells[3].siblings), (3, 3));
}

#[test]
fn whatever_a_worker_sends_is_drawn_within_bounds() {
    let mut picture = vec![node(0, None, "", 10), node(1, Some(0), "a", 4_000_000), node(2, Some(0), "b", 5)];
    picture.extend([node(3, Some(77), "c", 1), node(4, None, "d", 1), node(5, Some(5), "e", 1)]);
    picture[1].mean = f32::NAN;
    let cells = layout(&view(picture.clone()), Player::Dark);
    assert!(cells.iter().all(|cell| (0.0..=1.0).contains(&cell.x) && cell.x + cell.width <= 1.0 + 1e-9), "{cells:?}");
    assert!(cells.iter().all(|cell| cell.shade < 9));
    assert_eq!(cells.iter().map(|cell| cell.id).collect::<Vec<_>>(), [0, 1, 2]);
    for place in 0..picture.len() {
        assert!(path_to(&view(picture.clone()), place).len() <= picture.len() + 1);
    }
    let deep: Vec<_> = (0..40).map(|id: u32| node(id, id.checked_sub(1), "a", 10)).collect();
    assert_eq!(layout(&view(deep), Player::Light).len(), ROWS);
}

#[test]
fn colours_go_from_lost_to_won() {
    let shades = [0.0, 0.3, 0.45, 0.49, 0.5, 0.51, 0.55, 0.7, 1.0].map(shade);
    assert_eq!(shades, [0, 1, 3, 3, 4, 5, 5, 7, 8]);
    assert_eq!([f32::NAN, -3.0, 7.0].map(shade), [0, 0, 8]);
}

#[test]
fn proven_results_are_given_for_the_side_that_made_the_move() {
    let mut picture = vec![node(0, None, "", 10), node(1, Some(0), "a", 8), node(2, Some(1), "b", 6)];
    picture[1].proven = Some(Outcome::Win(Player::Light));
    picture[2].proven = Some(Outcome::Win(Player::Light));
    let signs = |top: &[&str], to_move| {
        let top = top.iter().map(|&mv| mv.to_owned()).collect();
        let cells = layout(&View { top, ..view(picture.clone()) }, to_move);
        cells.iter().map(|cell| cell.sign).collect::<Vec<_>>()
    };
    assert_eq!(signs(&[], Player::Light), [None, Some(Sign::Won), Some(Sign::Lost)]);
    assert_eq!(signs(&["x"], Player::Light), [None, Some(Sign::Lost), Some(Sign::Won)]);
    assert_eq!(signs(&[], Player::Dark), [None, Some(Sign::Lost), Some(Sign::Won)]);
}

#[test]
fn paths_and_nodes_convert_to_each_other() {
    let picture =
        vec![node(0, None, "", 9), node(1, Some(0), "a", 5), node(2, Some(0), "b", 3), node(3, Some(1), "c", 2)];
    let view = View { top: vec!["t".to_owned()], ..view(picture) };
    for place in 0..4 {
        assert_eq!(nearest(&view, &path_to(&view, place)), place);
    }
    assert_eq!(path_to(&view, 3), ["t", "a", "c"]);
    let beyond: Vec<String> = ["t", "a", "c", "d", "e"].map(str::to_owned).to_vec();
    assert_eq!((nearest(&view, &beyond), nearest(&view, &["u".to_owned()])), (3, 0));
}

fn text_in<'a>(phrase: &'a Phrase, place: &str) -> &'a str {
    match phrase.fill(place) {
        Some(Fill::Text(text)) => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_proven_node_has_the_mean_of_its_playouts_and_no_formula() {
    let decimal = |number: f64, digits: u8| format!("{number:.*}", usize::from(digits));
    let candidate = |mean, proven| Candidate {
        mv: "a2".to_owned(),
        visits: 272_847,
        points: 261_295.5,
        mean,
        exploration: Some(0.01),
        bound: Some(mean + 0.01),
        proven,
    };
    let numbers = words::numbers(272_847, 261_295.5, &decimal);
    assert_eq!((text_in(&numbers, "points"), text_in(&numbers, "mean")), ("261295.5", "0.958"));
    assert_eq!(text_in(&words::numbers(0, 0.0, &decimal), "mean"), "\u{2013}");
    let said = |candidate| {
        let looked = Looked { parent_visits: 300_000, candidate, children: 2 };
        words::bound(&looked, 1.41, GameId::Othello, &decimal)
    };
    for proven in [Outcome::Win(Player::Light), Outcome::Win(Player::Dark), Outcome::Draw] {
        assert_eq!(said(candidate(1.0, Some(proven))).id(), message::UCT_PROVEN_NODE);
    }
    assert!(text_in(&said(candidate(0.5, None)), "text").starts_with("0.500 + 1.41"));
    let won = candidate(1.0, Some(Outcome::Win(Player::Light)));
    assert_eq!(Formula::new(&won, 300_000, 1.41), None);
    assert_eq!(words::no_bound(&won).fill("why"), Some(&Fill::Key("won")));
}

#[test]
fn exports_contain_the_visible_tree_and_the_history_of_the_moves() {
    let mut page = Page::new();
    page.uct(UctEvent::Export(Format::Json));
    assert!(files(&mut page).is_empty(), "no tree yet");
    page.uct(UctEvent::Run(true));
    let order = page.take_requests().pop();
    let Some(UctRequest::Think(search)) = order else { panic!("{order:?}") };
    let mut view = some_tree(&page);
    let candidate = |mv: &str| Candidate {
        mv: mv.to_owned(),
        visits: 1,
        points: 0.5,
        mean: 0.5,
        exploration: None,
        bound: None,
        proven: None,
    };
    view.root = page.state.game.legal().iter().take(2).map(|turn| candidate(&turn.text)).collect();
    view.samples = vec![sample(8, 0, [8, 0]), sample(30, 1, [14, 16])];
    let (first, second) = (view.root[0].mv.clone(), view.root[1].mv.clone());
    page.receive_view(search.id, view);
    for format in Format::ALL {
        page.uct(UctEvent::Export(format));
    }
    let files = files(&mut page);
    let names: Vec<&str> = files.iter().map(|file| &*file.name).collect();
    assert_eq!(names, ["uct-tree.json", "uct-tree.dot", "uct-tree.svg", "uct-tree.png", "uct-development.csv"]);
    let text = |place: usize| match &files[place].content {
        Content::Text(text) => text,
        Content::Picture(_) => panic!("{}", files[place].name),
    };
    let json: serde_json::Value = serde_json::from_str(text(0)).unwrap();
    let movers: Vec<_> = json["nodes"].as_array().unwrap().iter().map(|node| node["mover"].as_str().unwrap()).collect();
    assert_eq!(movers, ["dark", "light", "light", "dark"]);
    assert_eq!((&json["setting"]["playouts"], json["setting"].get("seed")), (&100.into(), None), "a random seed");
    assert_eq!(text(2).matches("<rect").count(), 4);
    let lines: Vec<&str> = text(4).lines().collect();
    assert_eq!(lines[0], "playouts,move,visits,mean,best");
    assert!(lines[1].starts_with(&format!("8,{first},8,0.4")) && lines[1].ends_with(",yes"));
    assert_eq!(lines[2], format!("8,{second},0,,"), "it was not tried");
    assert!(lines[4].starts_with(&format!("30,{second},16,0.6")) && lines[4].ends_with(",yes"));
}

/// Returns the files since the last call.
fn files(page: &mut Page) -> Vec<File> {
    let file = |doing| match doing {
        StudyEffect::Save(file) => Some(file),
        _ => None,
    };
    page.effects.drain(..).filter_map(file).collect()
}

fn sample(playouts: u32, best: u32, visits: [u32; 2]) -> Sample {
    Sample { playouts, best, visits: visits.to_vec(), means: vec![0.4, 0.6] }
}

#[test]
fn changes_of_the_best_move_are_reported() {
    let mut development = Development::default();
    development.extend(vec![sample(8, 0, [5, 3]), sample(16, 1, [7, 9]), sample(32, 1, [10, 22])]);
    development.extend(vec![sample(64, 0, [40, 24])]);
    let changes: Vec<_> =
        development.changes().iter().map(|change| (change.playouts, change.from, change.to)).collect();
    assert_eq!(changes, [(16, 0, 1), (64, 1, 0)]);
    assert_eq!(development.leaders(4), [0, 1]);
    assert_eq!(development.leaders(1), [0]);
    // The scale is logarithmic.
    let across: Vec<f64> = [8, 16, 32, 64].iter().map(|&playouts| development.across(playouts)).collect();
    assert!(across.iter().zip([0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0]).all(|(is, wanted)| (is - wanted).abs() < 1e-9));
    assert_eq!(development.shares(0)[3], (1.0, 0.625));
    assert_eq!(development.rows(2).iter().map(|row| row.is_change).collect::<Vec<_>>(), [false, true, false, true]);
    // Duplicate, late and mismatched samples are ignored.
    let before = development.clone();
    let bad = Sample { best: 5, ..sample(200, 0, [1, 1]) };
    let other = Sample { means: vec![0.5], ..sample(200, 0, [1, 1]) };
    development.extend(vec![sample(64, 1, [0, 0]), sample(10, 1, [0, 0]), bad, other]);
    assert_eq!(development, before);
    let nothing = Development::default();
    assert!(nothing.leaders(4).is_empty() && nothing.rows(3).is_empty() && nothing.changes().is_empty());
}

#[test]
fn the_search_starts_follows_the_board_and_stops() {
    let mut page = Page::new();
    assert!(page.take_requests().is_empty(), "not started yet");
    page.uct(UctEvent::Run(true));
    let [UctRequest::Think(search)] = &page.take_requests()[..] else { panic!() };
    let id = search.id;
    page.handle(Event::Tab(Tab::Analysis));
    assert_eq!(page.take_requests(), [UctRequest::Pause { id }], "it is not visible");
    page.handle(Event::Tab(Tab::Uct));
    assert_eq!(page.take_requests(), [UctRequest::GoOn { id }]);
    let tree = some_tree(&page);
    page.receive_view(id, tree.clone());
    page.uct(UctEvent::Run(false));
    assert_eq!(page.take_requests(), [UctRequest::Pause { id }]);
    assert!(page.study.uct.live.view.is_some(), "the results stay");
    page.uct(UctEvent::Run(true));
    page.take_requests();
    let mv = page.state.game.legal()[0].text.clone();
    let node = page.state.game.record.add(NodeId::ROOT, &mv).unwrap();
    page.handle(Event::Node(alquerque_study::event::NodeEvent::Select(node)));
    let orders = page.take_requests();
    let [UctRequest::Pause { .. }, UctRequest::Think(next)] = &orders[..] else { panic!("{orders:?}") };
    assert_eq!(next.course.moves, [mv]);
    assert!(page.study.uct.live.view.is_none());
    page.receive_view(id, tree);
    assert!(page.study.uct.live.view.is_none(), "it belongs to another position");
}

#[test]
fn selecting_a_node_leaves_the_record_alone_and_its_path_can_be_kept() {
    let mut page = Page::new();
    page.uct(UctEvent::Run(true));
    let [UctRequest::Think(search)] = &page.take_requests()[..] else { panic!() };
    let id = search.id;
    let tree = some_tree(&page);
    page.receive_view(id, tree.clone());
    let before = page.state.game.record.tree().state();
    page.uct(UctEvent::MoveSelection(Direction::Child));
    assert_eq!(page.study.uct.live.cursor(), Some(1));
    page.uct(UctEvent::MoveSelection(Direction::Next));
    assert_eq!(page.study.uct.live.cursor(), Some(2));
    page.uct(UctEvent::MoveSelection(Direction::Next));
    page.uct(UctEvent::MoveSelection(Direction::Previous));
    page.uct(UctEvent::MoveSelection(Direction::Child));
    assert_eq!(page.study.uct.live.cursor(), Some(7));
    let way = [tree.picture[1].mv.clone(), tree.picture[3].mv.clone()];
    assert_eq!(page.study.uct.live.path, way);
    assert!(matches!(page.take_requests().last(), Some(UctRequest::Look { way: seen, .. }) if *seen == way));
    let preview = page.study.uct.preview().expect("another position is shown");
    assert_eq!(preview.record().moves(), way);
    assert_eq!(preview.moves(), way);
    assert!(
        page.state.game.study_mode().is_some_and(|studying| studying.ahead),
        "the study shows how this position stands"
    );
    assert_eq!(page.state.game.record.tree().state(), before);
    page.uct(UctEvent::Zoom(true));
    assert!(matches!(page.take_requests().last(), Some(UctRequest::Look { top, .. }) if *top == way));
    page.uct(UctEvent::ClearSelection);
    assert!(page.study.uct.preview().is_none());
    assert!(page.state.game.study_mode().is_some_and(|studying| !studying.ahead));
    page.uct(UctEvent::Node(7));
    page.uct(UctEvent::AddPath);
    assert_eq!(page.state.game.record.moves(), way);
    assert!(page.study.uct.preview().is_none(), "it is on the board now");
    for nothing in
        [UctEvent::Node(99), UctEvent::RootMove(99), UctEvent::AddPath, UctEvent::MoveSelection(Direction::Parent)]
    {
        page.uct(nothing);
    }
}

#[test]
fn a_solved_tree_cannot_be_started_or_stopped() {
    let mut page = Page::new();
    assert!(page.study.uct.can_run(&page.state));
    page.uct(UctEvent::Run(true));
    let [UctRequest::Think(search)] = &page.take_requests()[..] else { panic!() };
    let (id, tree) = (search.id, some_tree(&page));
    page.receive_view(id, tree.clone());
    assert!(page.study.uct.can_run(&page.state));
    page.receive_view(id, View { is_running: false, ..tree.clone() });
    assert!(!page.study.uct.can_run(&page.state));
    // In the next position it restarts by itself.
    let mv = tree.picture[1].mv.clone();
    alquerque_app::update::update(&mut page.state, alquerque_app::event::Event::Typed(mv));
    page.effects.extend(update::follow(&mut page.study, &mut page.state));
    assert!(page.study.uct.can_run(&page.state));
    let Some(UctRequest::Think(Search { id, .. })) = page.take_requests().pop() else { panic!() };
    // Stopping and restarting does not require the worker's answer in between.
    page.uct(UctEvent::Run(false));
    page.receive_view(id, View { is_running: false, ..view(Vec::new()) });
    page.uct(UctEvent::Run(true));
    assert!(page.study.uct.can_run(&page.state));
}

#[test]
fn previews_count_captured_pieces() {
    let mut page = Page::new();
    for mv in ["d2-c3", "b4xd2"] {
        page.state.game.record.play(mv).unwrap();
    }
    let moves = ["e1xc3", "d4xd2xb4", "e3-d3"].map(str::to_owned);
    let mut preview = Preview::new(&*page.state.game.record, &moves);
    for (frame, captured) in [[0, 1], [1, 1], [1, 3], [1, 3]].into_iter().enumerate() {
        preview.show(frame);
        assert_eq!(Player::BOTH.map(|player| preview.count_beside(player, Counted::Captured)), captured, "{frame}");
        assert_eq!(
            Player::BOTH.map(|player| preview.count_beside(player, Counted::OnBoard)),
            [12 - captured[1], 12 - captured[0]]
        );
        assert_eq!((preview.is_ahead(), preview.moves()), (frame > 0, moves[..frame].to_vec()));
    }
}

#[test]
fn a_playout_is_shown_to_its_end_despite_repetitions() {
    let page = Page::new();
    let mut record = page.state.game.record.clone();
    let mut moves = Vec::new();
    // Any legal moves.
    for turn in 0..60 {
        let legal = record.legal_turns();
        let Some(mv) = legal.get(turn % legal.len().max(1)) else { break };
        moves.push(mv.text.clone());
        record.play(&mv.text).unwrap();
    }
    let mut preview = Preview::new(&*page.state.game.record, &moves);
    assert_eq!(preview.count(), moves.len() + 1);
    for frame in [0, moves.len(), 3, usize::MAX] {
        preview.show(frame);
        let mut wanted = page.state.game.record.clone();
        for mv in moves.iter().take(frame) {
            wanted.play(mv).unwrap();
        }
        assert_eq!(preview.record().position_text(), wanted.position_text());
        assert!(preview.board(&page.state).rows.iter().flatten().any(|spot| spot.piece.is_some()));
    }
    let cut = Preview::new(&*page.state.game.record, &[moves[0].clone(), "no move".to_owned(), moves[1].clone()]);
    assert_eq!(cut.count(), 2);
}

#[test]
fn a_failed_worker_is_reported_and_can_be_retried() {
    let mut page = Page::new();
    page.uct(UctEvent::Run(true));
    page.handle(Event::Worker(Worker::Uct, JobEvent::Closed(Closed::GivenUp)));
    assert!(page.study.uct.broken && page.effects.contains(&StudyEffect::End(Worker::Uct)));
    page.take_requests();
    page.uct(UctEvent::Run(true));
    assert!(matches!(&page.take_requests()[..], [UctRequest::Think(_)]));
}

/// Builds an iteration through `moves` whose updates, from the leaf up, prove these results; `None` proves nothing.
fn proving(moves: &[&str], proven: &[Option<Outcome>], expansion: Expansion) -> Iteration {
    let numbers = |proven| Numbers { visits: 3, points: 1.0, mean: 0.5, proven };
    let candidate = |mv: &str| Candidate {
        mv: mv.to_owned(),
        visits: 3,
        points: 1.0,
        mean: 0.5,
        exploration: None,
        bound: None,
        proven: None,
    };
    Iteration {
        selection: moves.iter().map(|mv| Choice { visits: 3, candidates: vec![candidate(mv)], chosen: 0 }).collect(),
        expansion,
        playout: None,
        updates: proven.iter().map(|&proven| Update { before: numbers(None), after: numbers(proven) }).collect(),
    }
}

#[test]
fn a_proof_is_announced_with_its_reason_and_where_it_stops() {
    let said = |iteration: &Iteration, up| {
        let phrase = proof(iteration, up, Player::Light, GameId::Alquerque)?;
        match phrase.fill("why") {
            Some(Fill::Key(why)) => Some(*why),
            other => panic!("{other:?}"),
        }
    };
    let light = Some(Outcome::Win(Player::Light));
    // Light moves at the root and two plies further down: after a2 every reply loses, and a2 itself wins.
    let all = proving(&["a2", "b2", "c3"], &[light; 4], Expansion::Known(Outcome::Win(Player::Light)));
    assert_eq!([0, 1, 2, 3].map(|up| said(&all, up)), [Some("over"), Some("one"), Some("all"), Some("one")]);
    let named = proof(&all, 1, Player::Light, GameId::Alquerque).unwrap();
    assert_eq!(text_in(&named, "move"), "c3");
    let stops =
        proving(&["a2", "b2", "c3"], &[light, light, None, None], Expansion::Known(Outcome::Win(Player::Light)));
    assert_eq!([1, 2, 3].map(|up| said(&stops, up)), [Some("one"), Some("open"), None]);
    let drawn = proving(&["a2"], &[Some(Outcome::Draw); 2], Expansion::Known(Outcome::Draw));
    assert_eq!(said(&drawn, 1), Some("draw"));
    assert_eq!((said(&drawn, 2), said(&proving(&["a2"], &[None; 2], Expansion::Full), 1)), (None, None));
}
