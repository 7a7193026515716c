//! Stepping through iterations with a real worker.

use alquerque_app::jobs::JobEvent;
use alquerque_core::{Outcome, Player};
use alquerque_language::{ENGLISH, ENGLISH_OF_STUDY, English, Language, Phrase, message};
use alquerque_messages::analysis::uct::{Expansion, MAX_ITERATIONS, UctAnswer, UctRequest};
use alquerque_messages::{Answer, Request, StudyAnswer};
use alquerque_study::address::Address;
use alquerque_study::effect::StudyEffect;
use alquerque_study::event::UctEvent;
use alquerque_study::tab::Tab;
use alquerque_study::uct::controls::{Mode, Phase, Speed, Stage, Stepping, chosen};
use alquerque_study::uct::drawing::{Drawing, Highlight, Kind};
use alquerque_study::uct::question::view::answer_feedback;
use alquerque_study::uct::steps::{CurrentIteration, IterationAddress};
use alquerque_study::uct::{small_game, steps, view, words};
use alquerque_study::{Event, Worker};

use crate::Page;

/// Creates a page with a real worker.
fn page_with_worker() -> (Page, impl FnMut(&mut Page)) {
    struct Still;
    impl alquerque_worker::TimeSource for Still {
        fn now(&self) -> f64 {
            0.0
        }
    }
    let mut page = Page::new();
    page.uct(UctEvent::Mode(Mode::Steps));
    let mut session = alquerque_worker::Session::new(Still, 1);
    let answer = move |page: &mut Page| {
        loop {
            let orders = page.take_requests();
            if orders.is_empty() {
                return;
            }
            for order in orders {
                let mut step = session.request(Request::Uct(order));
                while step.has_more {
                    if let Some(news) = step.answer.take() {
                        page.handle(Event::Worker(Worker::Uct, JobEvent::Answer(news)));
                    }
                    step = session.slice();
                }
                if let Some(news) = step.answer {
                    page.handle(Event::Worker(Worker::Uct, JobEvent::Answer(news)));
                }
            }
        }
    };
    (page, answer)
}

fn at(page: &Page) -> (u32, usize) {
    let current = page.study.uct.steps.current().expect("a current stage");
    (current.number, current.index_and_count().0)
}

#[test]
fn a_search_can_be_stepped_forward_and_back() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    assert_eq!(at(&page), (0, 0));
    let before = page.state.game.record.tree().state();
    let mut seen = vec![at(&page)];
    for _ in 0..200 {
        page.uct(UctEvent::Step(Stepping::On));
        answer(&mut page);
        let current = page.study.uct.steps.current().unwrap();
        let moves = current.preview.record().played();
        assert_eq!(moves, current.stage().frame(current.iteration.as_ref()), "the board follows");
        seen.push(at(&page));
    }
    assert!(seen.windows(2).all(|pair| pair[0] < pair[1]));
    for &wanted in seen.iter().rev() {
        assert_eq!(at(&page), wanted);
        page.uct(UctEvent::Step(Stepping::Back));
        answer(&mut page);
    }
    assert_eq!(at(&page), (0, 0), "nothing comes before");
    assert_eq!(page.state.game.record.tree().state(), before);
}

#[test]
fn phases_and_iterations_can_be_skipped() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    page.uct(UctEvent::Jump(25));
    answer(&mut page);
    assert_eq!(at(&page), (25, 0));
    let mut phases = Vec::new();
    while at(&page).0 == 25 {
        phases.extend(page.study.uct.steps.current().unwrap().stage().phase());
        page.uct(UctEvent::Step(Stepping::Phase));
        answer(&mut page);
    }
    assert_eq!(phases, Phase::ALL);
    page.uct(UctEvent::Step(Stepping::Iteration));
    answer(&mut page);
    assert_eq!(at(&page), (27, 0));
    page.uct(UctEvent::Step(Stepping::First));
    answer(&mut page);
    assert_eq!(at(&page), (0, 0));
    // Steps requested too early are queued.
    for stepping in [Stepping::Iteration, Stepping::On, Stepping::On, Stepping::Iteration, Stepping::Phase] {
        page.uct(UctEvent::Step(stepping));
    }
    answer(&mut page);
    assert_eq!(at(&page).0, 2);
    assert_eq!(page.study.uct.steps.current().unwrap().stage().phase(), Some(Phase::Expansion));
    // The last of several requests counts.
    page.uct(UctEvent::Jump(10));
    page.uct(UctEvent::Jump(4));
    answer(&mut page);
    assert_eq!(at(&page), (4, 0));
}

#[test]
fn a_prediction_is_asked_before_each_phase_and_hides_its_outcome() {
    let (mut page, mut answer) = page_with_worker();
    page.uct(UctEvent::Predict(true));
    answer(&mut page);
    page.uct(UctEvent::Jump(25));
    answer(&mut page);
    let mut asked = Vec::new();
    while at(&page).0 < 27 {
        let uct = &page.study.uct;
        let question = uct.question().cloned();
        let Some(question) = question else {
            page.uct(UctEvent::Step(Stepping::On));
            answer(&mut page);
            continue;
        };
        let phase = uct.steps.current().unwrap().stage().phase().unwrap();
        assert!(uct.asks());
        let shown = stage_view(&page);
        assert_eq!(shown.matches("uct-answer").count(), question.answer_count(), "{shown}");
        // By these rules there are no draws.
        assert_eq!(question.answer_count() == 2, phase != Phase::Selection, "{shown}");
        let right = (0..question.answer_count()).find(|&index| question.is_right(index)).unwrap();
        let wrong = (0..question.answer_count()).find(|&index| !question.is_right(index)).unwrap();
        page.uct(UctEvent::Answer(if asked.is_empty() { wrong } else { right }));
        let shown = stage_view(&page);
        assert!(!page.study.uct.asks() && !shown.contains("uct-answer"), "{shown}");
        assert!(shown.contains("tour-right") && shown.contains("tour-because") || phase == Phase::Expansion, "{shown}");
        asked.push(phase);
        page.uct(UctEvent::Step(Stepping::On));
        answer(&mut page);
    }
    assert_eq!(asked, [Phase::ALL, Phase::ALL].concat());
    // Going back asks nothing, and a playback waits for the answer.
    page.uct(UctEvent::Step(Stepping::Back));
    answer(&mut page);
    assert!(page.study.uct.question().is_none());
    page.uct(UctEvent::Play(true));
    let playing = page.study.uct.steps.is_playing();
    page.uct(UctEvent::Step(Stepping::Iteration));
    answer(&mut page);
    assert!(playing && page.study.uct.asks() && !page.study.uct.steps.is_playing());
    page.uct(UctEvent::Predict(false));
    assert!(!page.study.uct.asks());
}

#[test]
fn a_step_at_an_open_question_shows_the_choice_with_its_sums() {
    let (mut page, mut answer) = page_with_worker();
    page.uct(UctEvent::Predict(true));
    answer(&mut page);
    page.uct(UctEvent::Jump(25));
    answer(&mut page);
    let stage = page.study.uct.steps.current().unwrap().stage();
    assert!(page.study.uct.asks() && stage.phase() == Some(Phase::Selection));
    page.uct(UctEvent::Step(Stepping::On));
    answer(&mut page);
    let shown = stage_view(&page);
    assert!(!page.study.uct.asks() && shown.contains("uct-selection"), "{shown}");
    assert_eq!((at(&page).0, page.study.uct.steps.current().unwrap().stage()), (25, stage));
    page.uct(UctEvent::Step(Stepping::On));
    answer(&mut page);
    assert_ne!(page.study.uct.steps.current().unwrap().stage(), stage);
}

#[test]
fn the_game_for_the_blackboard_is_small_and_misleads_the_search_at_first() {
    let (mut page, mut answer) = page_with_worker();
    page.handle(Event::SmallGame);
    answer(&mut page);
    let record = page.state.game.record.boxed();
    assert!(small_game::is_on_board(&*record) && page.study.uct.mode == Mode::Steps);
    assert_eq!(page.study.studies.open().unwrap().0.title().id(), message::SMALL_GAME);
    let tree = small_game::tree(&*record, true);
    let result =
        |mv: &str| tree.iter().find(|node| node.parent == Some(0) && node.mv == mv).and_then(|node| node.proven);
    let [light, dark] = Player::BOTH.map(|player| Some(Outcome::Win(player)));
    assert_eq!(["c2xe2", "d3xd1", "c2xa2"].map(result), [dark, dark, light]);
    assert!(tree.len() == 10 && record.legal_turns().len() == 3, "few enough to draw");
    for (number, (path, outcome)) in (1..).zip(small_game::ITERATIONS) {
        page.uct(UctEvent::Step(Stepping::Iteration));
        answer(&mut page);
        let current = page.study.uct.steps.current().unwrap();
        let iteration = current.iteration.as_ref().unwrap();
        let depths = 0..iteration.selection.len();
        let taken: Vec<&str> = depths.map(|depth| &*chosen(iteration, depth).unwrap().mv).collect();
        assert_eq!((current.number, &*taken), (number, path));
        let playout = iteration.playout.as_ref();
        assert!(taken.len() + playout.map_or(0, |playout| playout.moves.len()) <= 3);
        match (playout, &iteration.expansion) {
            (Some(playout), _) => {
                assert_eq!(playout.outcome, outcome);
                let mut reached = page.state.game.record.boxed();
                for mv in taken.iter().copied().chain(playout.moves.iter().map(String::as_str)) {
                    reached.play(mv).unwrap();
                }
                let end = in_english(&words::playout_end(outcome, &*reached));
                assert!(end.ends_with(" has no legal move.") || end.ends_with(" has no pieces left."), "{end}");
            }
            (None, expansion) => assert_eq!(*expansion, Expansion::Known(outcome)),
        }
    }
    page.uct(UctEvent::Step(Stepping::Iteration));
    answer(&mut page);
    let steps = &page.study.uct.steps;
    assert!(steps.is_at_end(), "the table has all iterations");
    for node in &steps.current().unwrap().tree {
        let same = tree.iter().find(|other| other.mv == node.mv && other.children == node.children);
        let same = same.unwrap_or_else(|| tree.iter().find(|other| other.mv == node.mv).unwrap());
        assert_eq!((node.visits, node.points), (same.visits, same.points), "{}", node.mv);
    }
    assert_eq!(format!("{:?}", small_game::table(&*record, false, &decimal)).matches("2.177").count(), 0);
    assert!(format!("{:?}", small_game::table(&*record, true, &decimal)).contains("2.177"));
}

#[test]
fn an_answer_as_good_as_uct_s_is_called_equal() {
    let (mut page, mut answer) = page_with_worker();
    page.handle(Event::SmallGame);
    answer(&mut page);
    page.uct(UctEvent::Predict(true));
    assert_eq!(page.study.uct.steps.predictions, steps::Predictions::Announced);
    let mut said = Vec::new();
    for _ in 0..4 {
        page.uct(UctEvent::Step(Stepping::Iteration));
        answer(&mut page);
        assert_eq!(page.study.uct.steps.predictions, steps::Predictions::On);
        let Some(question) = page.study.uct.question() else { continue };
        let told = answer_feedback(question, question.answer_count() - 1, &*page.state.game.record, &decimal);
        said.push(told.map(|phrase| in_english(&phrase)).join(" ").replace('\u{a0}', " "));
    }
    assert_eq!(
        said,
        [
            "Right! Both d3xd1 and c2xa2 are untried, and UCT takes the first, d3xd1.",
            "Right! c2xa2 is untried, and an untried move goes first: its bonus is infinite.",
            "Right! d3xd1 and c2xa2 have equal sums, and UCT takes the first, d3xd1: 1.000 + 1.482 = 2.482.",
        ]
    );
    let sheet = |page: &Page| {
        let uct = &page.study.uct;
        format!("{:?}", view::answers(uct, uct.steps.current().unwrap(), &decimal).unwrap())
    };
    assert!(sheet(&page).contains("sheet-first"), "{}", sheet(&page));
    assert!(sheet(&page).contains("sheet-constant"), "{}", sheet(&page));
    assert!(!sheet(&page).contains("sheet-constant\", fills: [(\"changes\", Key(\"no\"))"), "{}", sheet(&page));
}

fn in_english(phrase: &Phrase) -> String {
    Language::read(&[ENGLISH, ENGLISH_OF_STUDY].join("\n"), English).write_plain(phrase)
}

fn decimal(number: f64, digits: u8) -> String {
    format!("{number:.*}", usize::from(digits))
}

/// What the page shows of the stage.
fn stage_view(page: &Page) -> String {
    let uct = &page.study.uct;
    format!("{:?}", steps::view::stage(uct, uct.steps.current().unwrap(), &page.state, &decimal))
}

#[test]
fn the_iteration_limit_is_not_reported_as_the_end_of_the_search() {
    let mut page = Page::new();
    page.uct(UctEvent::Mode(Mode::Steps));
    let order = page.take_requests().pop();
    let Some(UctRequest::Replay(search)) = order else { panic!("{order:?}") };
    let current = |page: &mut Page, wanted, number| {
        let (id, root) = (search.id, Vec::new());
        page.handle(Event::Worker(
            Worker::Uct,
            JobEvent::Answer(Answer::Study(StudyAnswer::Uct(UctAnswer::Iteration {
                id,
                wanted,
                number,
                root,
                iteration: None,
                tree: Vec::new(),
            }))),
        ));
    };
    current(&mut page, 0, 0);
    page.uct(UctEvent::Jump(150_000));
    assert_eq!(page.take_requests(), [UctRequest::Iterate { id: search.id, number: MAX_ITERATIONS }]);
    let jumps = page.study.uct.steps.jumps;
    current(&mut page, MAX_ITERATIONS, MAX_ITERATIONS);
    assert_eq!(page.study.uct.steps.jumps, jumps + 1, "the field shows the iteration reached");
    assert!(page.study.uct.steps.is_cut_off());
    assert_eq!(words::last(&page.study.uct.steps).id(), message::UCT_LAST_SHOWN);
    // There is nothing beyond the end: no request, but the field is rewritten.
    page.uct(UctEvent::Jump(u32::MAX));
    assert!(page.take_requests().is_empty());
    assert_eq!(page.study.uct.steps.jumps, jumps + 2);
    // A search that ends by itself reports its end.
    page.uct(UctEvent::Jump(600));
    current(&mut page, 600, 523);
    assert_eq!(words::last(&page.study.uct.steps).id(), message::UCT_LAST);
}

#[test]
fn playback_has_several_speeds() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    page.uct(UctEvent::Speed(Speed::Iterations));
    page.uct(UctEvent::Play(true));
    let tick = |page: &mut Page| {
        let after = page.effects.iter().rposition(|doing| matches!(doing, StudyEffect::After(..)))?;
        match page.effects.remove(after) {
            StudyEffect::After(millis, event) => Some((millis, event)),
            _ => None,
        }
    };
    for number in 1..=5 {
        let (millis, event) = tick(&mut page).expect("playback continues");
        assert_eq!(millis, 333);
        page.handle(event.clone());
        // The answer replaces the pending request.
        let next = tick(&mut page);
        answer(&mut page);
        assert_eq!(at(&page), (number, 0));
        let (millis, event) = next.expect("playback continues");
        page.effects.push(StudyEffect::After(millis, event));
    }
    let (_, late) = tick(&mut page).unwrap();
    page.uct(UctEvent::Play(false));
    page.handle(late);
    answer(&mut page);
    assert_eq!(at(&page), (5, 0), "the timer of an old playback is ignored");
    page.uct(UctEvent::Play(true));
    page.handle(Event::Tab(Tab::Lab));
    assert!(!page.study.uct.steps.is_playing() && page.study.uct.preview().is_none());
}

#[test]
fn the_drawing_shows_the_path_the_playout_and_the_result_on_its_way_up() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    let to_move = page.state.game.record.to_move();
    let draw = |current: &CurrentIteration| Drawing::new(current, current.stage(), to_move, false, 460.0);
    let mut carried = 0;
    for number in [0, 1, 2, 25, 521, 3000] {
        page.uct(UctEvent::Jump(number));
        answer(&mut page);
        let places = |drawing: &Drawing| drawing.nodes.iter().map(|node| (node.id, node.x, node.y)).collect::<Vec<_>>();
        let first = draw(page.study.uct.steps.current().unwrap());
        while at(&page).0 == number {
            let current = page.study.uct.steps.current().unwrap();
            let drawing = draw(current);
            assert_eq!(places(&drawing), places(&first), "nothing moves within an iteration");
            assert!(drawing.nodes.len() <= 60, "{} boxes at {number}", drawing.nodes.len());
            for node in &drawing.nodes {
                assert!(node.x > 0.0 && node.x < drawing.width && node.y < drawing.height, "{node:?}");
            }
            let updates = current.iteration.as_ref().map_or(&[][..], |iteration| &iteration.updates);
            if let Stage::Backpropagation(up) = current.stage() {
                let now = drawing.nodes.iter().find(|node| node.highlight == Highlight::Now).unwrap();
                assert_eq!((now.visits, now.points), (updates[up].after.visits, updates[up].after.points));
                assert_eq!(now.gain, Some(updates[up].after.points - updates[up].before.points));
                carried += 1;
            }
            page.uct(UctEvent::Step(Stepping::On));
            answer(&mut page);
        }
    }
    assert!(carried > 10);
}

#[test]
fn a_drawing_fits_its_room_as_far_as_its_path_does_and_gathers_the_rest() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    let to_move = page.state.game.record.to_move();
    for number in [1, 60, 521, 3000] {
        page.uct(UctEvent::Jump(number));
        answer(&mut page);
        let current = page.study.uct.steps.current().unwrap();
        let draw = |room: f64| Drawing::new(current, current.stage(), to_move, false, room);
        let (narrow, wide) = (draw(350.0), draw(2000.0));
        assert!(narrow.width <= 350.0 && narrow.nodes.len() <= wide.nodes.len(), "{number}: {}", narrow.width);
        // Children that aren't drawn are counted.
        for drawing in [&narrow, &wide] {
            for (at, node) in
                drawing.nodes.iter().enumerate().filter(|(_, node)| !matches!(node.kind, Kind::Gathered(_)))
            {
                let below = drawing.nodes.iter().filter(|child| child.parent == Some(at));
                let count: u32 =
                    below.map(|child| if let Kind::Gathered(count) = child.kind { count } else { 1 }).sum();
                let all = current.tree.iter().find(|other| other.id == node.id).unwrap().children;
                assert_eq!(count, all, "{number}: {}", node.mv);
            }
        }
        let path = current.iteration.as_ref().map_or(0, |iteration| iteration.selection.len());
        page.uct(UctEvent::Step(Stepping::Phase));
        answer(&mut page);
        let current = page.study.uct.steps.current().unwrap();
        let narrow = Drawing::new(current, current.stage(), to_move, false, 350.0);
        assert_eq!(
            narrow.nodes.iter().filter(|node| node.highlight != Highlight::Off).count(),
            path + 1,
            "the whole path"
        );
    }
}

#[test]
fn an_address_leads_to_its_iteration_of_its_search() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    page.uct(UctEvent::Jump(60));
    answer(&mut page);
    let usual = page.study.uct.address().unwrap();
    assert!(matches!(usual, Address::Iteration(IterationAddress { number: 60, seed: 1, .. })), "{usual:?}");
    let before = page.study.uct.steps.current().unwrap().root.clone();
    let other = Address::Iteration(IterationAddress { number: 60, seed: 9, exploration: 0.5 });
    page.handle(Event::Open(other.clone()));
    answer(&mut page);
    assert_eq!(page.study.uct.address(), Some(other));
    assert_ne!(page.study.uct.steps.current().unwrap().root, before, "another search");
    page.handle(Event::CopyAddress);
    let copied = page.effects.iter().find_map(|effect| match effect {
        StudyEffect::CopyAddress(text) => Some(text.clone()),
        _ => None,
    });
    assert!(copied.unwrap().starts_with("?iteration=60&seed=9&c=0.5#g1."));
    page.handle(Event::Open(usual.clone()));
    answer(&mut page);
    assert_eq!(page.study.uct.address(), Some(usual));
    assert_eq!(page.study.uct.steps.current().unwrap().root, before, "the same search again");
}

#[test]
fn a_worksheet_has_room_for_the_sums_and_an_answer_sheet() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    page.uct(UctEvent::Jump(40));
    answer(&mut page);
    let uct = &page.study.uct;
    let current = uct.steps.current().unwrap();
    let decimal = |number: f64, places: u8| format!("{number:.0$}", usize::from(places));
    let table = format!("{:?}", view::root_moves(uct, current, false, &decimal));
    assert!(table.contains("sheet-sum") && table.contains("blank") && !table.contains('\u{221a}'), "{table}");
    let choice = current.iteration.as_ref().unwrap().selection.first().unwrap();
    let answers = format!("{:?}", view::answers(uct, current, &decimal).unwrap());
    let questions = format!("{:?}", view::questions(current, &page.state));
    let chosen = choice.candidates[choice.chosen as usize].mv.replace('-', "\u{2011}");
    assert!(answers.contains('\u{221a}') && answers.contains(&chosen), "{answers}");
    assert_eq!(answers.matches("\"li\"").count(), questions.matches("\"li\"").count());
    assert_eq!(questions.contains("\"sums\""), choice.candidates.len() > 1, "not for a forced move");
}

#[test]
fn the_choice_names_its_rule() {
    let (mut page, mut answer) = page_with_worker();
    answer(&mut page);
    page.uct(UctEvent::Jump(20));
    answer(&mut page);
    let mut iteration = page.study.uct.steps.current().unwrap().iteration.clone().unwrap();
    let choice = &mut iteration.selection[0];
    let chosen = choice.chosen as usize;
    let why = |iteration: &_| words::stage(Stage::Selection(0), Some(iteration), &*page.state.game.record);
    let expected = choice.candidates[chosen].clone();
    choice.candidates.push(expected);
    assert_eq!(why(&iteration).fill("why"), Some(&alquerque_language::Fill::Key("first")));
    let candidates = &mut iteration.selection[0].candidates;
    let highest = candidates[chosen].bound;
    let others = candidates.iter_mut().enumerate().filter(|(index, _)| *index != chosen);
    others.for_each(|(_, other)| other.bound = highest.map(|bound| bound / 2.0));
    assert_eq!(why(&iteration).fill("why"), Some(&alquerque_language::Fill::Key("bound")));
    iteration.selection[0].candidates = vec![iteration.selection[0].candidates.swap_remove(chosen)];
    iteration.selection[0].chosen = 0;
    assert_eq!(why(&iteration).fill("why"), Some(&alquerque_language::Fill::Key("only")));
}
