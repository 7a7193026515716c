//! The tour's questions.

use alquerque_study::uct::question::QuestionKind;

use super::*;

#[test]
fn each_question_waits_for_an_answer_and_then_shows_the_right_one() {
    let mut asked = Vec::new();
    for game in GameId::ALL {
        for calm in [false, true] {
            let mut page = Page::new(game, calm);
            page.tour(TourEvent::Begin(TourStep::default()));
            page.settle();
            while let Some(step) = page.step() {
                assert!(page.study.uct.tour.as_ref().unwrap().question().is_none(), "the explanation comes first");
                if matches!(step, TourStep::Dilemma | TourStep::Selection | TourStep::Backpropagation) {
                    page.tour(TourEvent::Next);
                    page.settle();
                    assert_eq!(page.step(), Some(step), "{game:?}");
                }
                let question = page.study.uct.tour.as_ref().unwrap().question().cloned();
                if let Some(question) = question {
                    asked.push((game, step));
                    let answers = question.answer_count();
                    let right: Vec<usize> = (0..answers).filter(|&answer| question.is_right(answer)).collect();
                    assert!(
                        answers >= 2 && !right.is_empty() && right.len() < answers,
                        "{game:?} {step:?} {question:?}"
                    );
                    let before = page.study.uct.steps.current().map(CurrentIteration::stage);
                    page.settle();
                    assert_eq!(page.study.uct.steps.current().map(CurrentIteration::stage), before, "it waits");
                    let wrong = (0..answers).find(|answer| !right.contains(answer)).unwrap();
                    page.handle(Event::Uct(UctEvent::Answer(99)));
                    page.handle(Event::Uct(UctEvent::Answer(wrong)));
                    // Only the first answer counts.
                    page.handle(Event::Uct(UctEvent::Answer(right[0])));
                    let tour = page.study.uct.tour.as_ref().unwrap();
                    assert_eq!(tour.question().unwrap().given, Some(wrong));
                    assert!(!tour.asks());
                    page.settle();
                    if question.is_of_stage() {
                        let current = page.study.uct.steps.current().unwrap();
                        assert_ne!(Some(current.stage()), before, "the tour continues");
                        let iteration = current.iteration.as_ref().unwrap();
                        match question.kind {
                            QuestionKind::Branch { branches, chosen, .. } => {
                                let choice = &iteration.selection[0];
                                assert_eq!(branches[chosen].mv, choice.candidates[choice.chosen as usize].mv);
                            }
                            QuestionKind::Points { after, .. } => {
                                let update = &iteration.updates[iteration.selection.len() - 1];
                                assert!((after - update.after.points).abs() < 0.01);
                            }
                            _ => unreachable!(),
                        }
                    }
                }
                page.tour(TourEvent::Next);
                page.settle();
            }
        }
    }
    for game in GameId::ALL {
        for step in [TourStep::Dilemma, TourStep::Selection, TourStep::Backpropagation] {
            assert!(asked.contains(&(game, step)), "{game:?} asks at {step:?}");
        }
    }
}

#[test]
fn a_move_on_the_board_answers_the_question_about_branches_and_is_undone() {
    for game in GameId::ALL {
        let mut page = Page::new(game, true);
        page.tour(TourEvent::Begin(TourStep::default()));
        page.settle();
        let question = loop {
            let question = page.study.uct.tour.as_ref().unwrap().question();
            if let Some(question) = question.filter(|question| question.asks_for_branch()) {
                break question.clone();
            }
            page.tour(TourEvent::Next);
            page.settle();
        };
        let QuestionKind::Branch { branches, chosen, .. } = question.kind else { unreachable!() };
        let shape = |page: &Page| {
            let tree = page.state.game.record.tree();
            (tree.len(), tree.current_key(), page.step(), page.study.edits.can_undo())
        };
        let before = shape(&page);
        let given = |page: &Page| page.study.uct.tour.as_ref().unwrap().question().unwrap().given;
        // A move that is not among the answers is undone as well, and the question stays open.
        let is_other = |mv: &String| branches.iter().all(|branch| branch.mv != *mv);
        if let Some(other) = page.state.game.legal().iter().map(|turn| turn.text.clone()).find(is_other) {
            page.play(&other);
            assert_eq!((shape(&page), given(&page)), (before, None), "{game:?} {other}");
        }
        page.play(&branches[chosen].mv);
        assert_eq!((shape(&page), given(&page)), (before, Some(chosen)), "{game:?}");
        page.settle();
        assert_eq!(page.step(), before.2);
    }
}

#[test]
fn a_question_ends_when_the_user_takes_over() {
    let mut page = Page::new(GameId::Alquerque, true);
    page.tour(TourEvent::Begin(TourStep::default()));
    for _ in 0..4 {
        page.next();
    }
    assert!(page.study.uct.tour.as_ref().unwrap().asks(), "nothing reveals the answer, even before the question");
    page.tour(TourEvent::Next);
    assert!(page.study.uct.tour.as_ref().unwrap().question().is_some());
    page.tour(TourEvent::Back);
    assert!(page.study.uct.tour.as_ref().unwrap().question().is_none(), "back to the explanation");
    assert_eq!(page.step(), Some(TourStep::Selection));
    page.tour(TourEvent::Next);
    page.handle(Event::Uct(UctEvent::Step(Stepping::On)));
    page.settle();
    let tour = page.study.uct.tour.as_ref().unwrap();
    assert!(tour.question().is_none() && !tour.asks());
}

#[test]
fn continuing_early_leads_to_the_question_and_never_past_it() {
    for calm in [false, true] {
        let mut page = Page::new(GameId::Alquerque, calm);
        page.tour(TourEvent::Begin(TourStep::default()));
        page.settle();
        let mut asked = Vec::new();
        while let Some(step) = page.step() {
            page.tour(TourEvent::Next);
            if page.step() == Some(step) {
                // Continue before the search has got that far.
                page.tour(TourEvent::Next);
                page.tour(TourEvent::Next);
                page.settle();
                assert!(page.study.uct.tour.as_ref().unwrap().question().is_some());
                asked.push(step);
                page.tour(TourEvent::Next);
                assert_ne!(page.step(), Some(step), "the tour continues without an answer");
            }
        }
        assert_eq!(asked, [TourStep::Dilemma, TourStep::Selection, TourStep::Backpropagation], "{calm}");
    }
}
