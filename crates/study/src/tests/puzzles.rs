//! The site's puzzles, solved and failed on the board.

use alquerque_app::command::Command;
use std::rc::Rc;

use alquerque_app::state::State;
use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_messages::analysis::LinesTask;
use alquerque_puzzles::{Choice, Goal, PuzzleSet};
use alquerque_worker::best_lines;

use crate::puzzles::sequel::Sequel;
use crate::puzzles::solving::{Solving, SolvingStage};

fn sets() -> [PuzzleSet; 3] {
    [
        &include_bytes!("../../../../www/puzzles/alquerque.puzzles")[..],
        include_bytes!("../../../../www/puzzles/othello.puzzles"),
        include_bytes!("../../../../www/puzzles/draughts.puzzles"),
    ]
    .map(|bytes| PuzzleSet::from_bytes(bytes).unwrap())
}

#[test]
fn every_solution_leads_to_the_goal_and_every_wrong_move_is_answered() {
    for set in sets() {
        for puzzle in set.puzzles.iter().step_by(7) {
            let record = puzzle.record().unwrap();
            let mut solving = Solving::new(puzzle.clone(), None);
            let mut board = record.boxed();
            for _ in 0..20 {
                // The hint is an index among the legal turns of the board.
                let turn = board.legal_turns().swap_remove(solving.best().unwrap());
                board.play_turn(&turn).unwrap();
                assert!(solving.check(&*board), "{} in {}", turn.text, puzzle.position);
                if solving.is_done() {
                    break;
                }
                assert_eq!(solving.stage, SolvingStage::Waiting, "{} in {}", turn.text, puzzle.position);
                assert!(solving.reply(&mut *board), "{}", puzzle.position);
                if solving.is_done() {
                    break;
                }
            }
            assert_eq!(solving.stage, SolvingStage::Solved, "{}", puzzle.position);
            for (turn, choice) in record.legal_turns().iter().zip(&puzzle.solution.choices) {
                let Choice::Wrong(refutation) = choice else { continue };
                let (mut solving, mut board) = (Solving::new(puzzle.clone(), None), record.boxed());
                board.play_turn(turn).unwrap();
                assert!(solving.check(&*board) && matches!(solving.stage, SolvingStage::Wrong { .. }));
                assert_eq!(solving.reply(&mut *board), refutation.is_some());
                solving.retry(&mut *board);
                assert!(solving.is_open(&*board) && solving.has_failed);
                solving.show(&mut *board);
                assert!(solving.is_done() && board.played() > 0);
            }
        }
    }
}

/// In draughts the last move often wins the piece itself, and some wins of Alquerque are too far to be found.
#[test]
fn most_wins_can_be_shown() {
    for (set, percent) in sets().iter().zip([60, 90, 50]) {
        let (mut shown, mut all) = (0, 0);
        for puzzle in set.puzzles.iter().filter(|puzzle| puzzle.goal != Goal::Draw).step_by(25) {
            let (mut solving, mut board) = (Solving::new(puzzle.clone(), None), puzzle.record().unwrap());
            while !solving.is_done() {
                let turn = board.legal_turns().swap_remove(solving.best().unwrap());
                board.play_turn(&turn).unwrap();
                solving.check(&*board);
                if !solving.is_done() {
                    solving.reply(&mut *board);
                }
            }
            all += 1;
            if board.ending().is_some() {
                shown += 1;
                continue;
            }
            let task = LinesTask { id: 0, rules: puzzle.rules.to_string(), positions: vec![board.position_text()] };
            let line = best_lines(&task).unwrap().remove(0);
            let sequel = Sequel::new(puzzle, &*board, board.tree().current(), line);
            shown += usize::from(sequel.near > 0 || sequel.can_show());
        }
        assert!(100 * shown >= percent * all, "{shown} of {all}");
    }
}

#[test]
fn a_move_in_another_position_is_not_an_answer() {
    let [set, ..] = sets();
    let mut solving = Solving::new(set.puzzles[0].clone(), None);
    let board = solving.puzzle.record().unwrap();
    assert!(!solving.check(&*board));
    assert!(solving.is_open(&*board));
}

/// The page at its start, with the puzzles of a game loaded.
mod page {
    use alquerque_app::event::Event as AppEvent;
    use alquerque_app::jobs::JobEvent;
    use alquerque_app::record::RecordEvent;
    use alquerque_app::settings::Settings;
    use alquerque_app::text::Text;
    use alquerque_app::update::update;
    use alquerque_language::{ENGLISH, ENGLISH_OF_STUDY, English, Language};

    use super::*;
    use crate::effect::StudyEffect;
    use crate::event::Event;
    use crate::event::PuzzlesEvent;
    use crate::puzzles::activity::Activity;
    use crate::study::Study;
    use crate::tab::Tab;
    use crate::update::{follow, handle, prepare};
    use crate::worker::Worker;
    use alquerque_app::storage::MemoryStore;
    use alquerque_messages::{Request, StudyAnswer};

    fn in_english(text: &Text) -> String {
        let english = [ENGLISH, ENGLISH_OF_STUDY].join("\n");
        text.written(&Language::read(&english, English)).replace('\u{2011}', "-")
    }

    fn announced(state: &State) -> String {
        in_english(state.notices.announcement())
    }

    fn panel(study: &Study, state: &State) -> String {
        in_english(&crate::puzzles::view::panel_text(&study.puzzles, state).unwrap().into())
    }

    /// The text below the buttons.
    fn about(study: &Study, state: &State) -> String {
        let elements = crate::puzzles::view::puzzle(&study.puzzles, state);
        let english = [ENGLISH, ENGLISH_OF_STUDY].join("\n");
        let text = elements.iter().filter_map(|(id, change)| match change {
            alquerque_app::elements::Change::Text(words) if id == "puzzle-about" => Some(words),
            _ => None,
        });
        text.last().map_or_else(String::new, |words| words.written(&Language::read(&english, English)))
    }

    fn puzzle(study: &mut Study, state: &mut State, event: PuzzlesEvent) -> Vec<StudyEffect> {
        handle(study, state, Event::Puzzles(event))
    }

    /// An event of the game's page.
    fn game(study: &mut Study, state: &mut State, event: AppEvent) -> Vec<StudyEffect> {
        let mut effects: Vec<_> = update(state, event).into_iter().map(StudyEffect::Game).collect();
        effects.extend(follow(study, state));
        effects
    }

    /// Plays a legal move of the puzzle, and returns the reply that is then due.
    fn play(study: &mut Study, state: &mut State, text: &str) -> Option<PuzzlesEvent> {
        let here = state.game.record.tree().current();
        let node = state.game.record.add(here, text).unwrap();
        let effects = handle(study, state, Event::Node(crate::event::NodeEvent::Select(node)));
        effects.into_iter().find_map(|effect| due(study, state, effect))
    }

    /// The reply that is due after an effect. Lets a worker answer requests for lines.
    fn due(study: &mut Study, state: &mut State, effect: StudyEffect) -> Option<PuzzlesEvent> {
        match effect {
            StudyEffect::After(_, Event::Puzzles(event @ PuzzlesEvent::Reply(_))) => Some(event),
            StudyEffect::Request(Worker::Puzzle, Request::BestLines(task)) => {
                let lines = best_lines(&task).unwrap();
                let answer = JobEvent::Answer(StudyAnswer::BestLines { id: task.id, lines }.into());
                let effects = handle(study, state, Event::Worker(Worker::Puzzle, answer));
                effects.into_iter().find_map(|effect| due(study, state, effect))
            }
            _ => None,
        }
    }

    /// A good move, or a wrong one.
    fn answer(study: &Study, state: &State, is_good: bool) -> String {
        let now = study.puzzles.current.as_ref().unwrap().node().unwrap();
        let place = now.choices.iter().position(|choice| choice.is_good() == is_good).unwrap();
        state.game.legal()[place].text.clone()
    }

    /// Solves the puzzle to its end.
    fn solve(study: &mut Study, state: &mut State) {
        while !study.puzzles.current.as_ref().unwrap().is_done() {
            let best = answer(study, state, true);
            let reply = play(study, state, &best);
            // After the last move, what is due is its sequel or the next puzzle.
            if let Some(reply) = reply.filter(|_| !study.puzzles.current.as_ref().unwrap().is_done()) {
                puzzle(study, state, reply);
            }
        }
    }

    fn started(activity: Activity) -> (Study, State) {
        let mut state = State::new(Settings::default(), Vec::new());
        prepare(&mut state);
        let mut study = Study::stored(&state, Rc::new(MemoryStore::default()));
        let effects = handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Alquerque)), "{effects:?}");
        let mut puzzle = |event| handle(&mut study, &mut state, Event::Puzzles(event));
        puzzle(PuzzlesEvent::Game(GameId::Othello));
        puzzle(PuzzlesEvent::Begin(activity));
        let bytes = include_bytes!("../../../../www/puzzles/othello.puzzles").to_vec();
        puzzle(PuzzlesEvent::Loaded(GameId::Othello, Some(bytes)));
        (study, state)
    }

    #[test]
    fn a_puzzle_of_another_game_waits_for_its_file_and_the_game_comes_back() {
        let (mut study, mut state) = started(Activity::Stream);
        assert_eq!(state.game.record.board().game, GameId::Othello);
        assert_eq!(state.record_to_save().board().game, GameId::Alquerque);
        handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
        assert_eq!(state.game.record.board().game, GameId::Alquerque);
        assert!(state.game.aside().is_none() && state.game.others().is_empty() && study.puzzles.current.is_none());
    }

    #[test]
    fn the_opponents_pieces_cannot_be_moved_and_hints_have_two_steps() {
        let (mut study, mut state) = started(Activity::Stream);
        assert!(!state.game.legal().is_empty());
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Hint));
        let best = study.puzzles.current.as_ref().unwrap().best().unwrap();
        let (hinted, is_whole) = state.hinted().unwrap();
        assert_eq!((hinted, is_whole), (&state.game.legal()[best], true));
        let text = hinted.text.clone();
        let node = state.game.record.add(NodeId::ROOT, &text).unwrap();
        handle(&mut study, &mut state, Event::Node(crate::event::NodeEvent::Select(node)));
        assert!(matches!(study.puzzles.current.as_ref().unwrap().stage, SolvingStage::Waiting | SolvingStage::Solved));
        assert!(state.game.legal().is_empty() || study.puzzles.current.as_ref().unwrap().is_done());
        assert_eq!(
            study.puzzles.progress.games[GameId::Othello].count,
            0,
            "not over, and not rated because of the hint"
        );
    }

    /// A puzzle of more than one move.
    fn started_long() -> (Study, State) {
        let (mut study, mut state) = started(Activity::Themed(alquerque_puzzles::Theme::Corner));
        let is_long = |study: &Study| {
            let node = study.puzzles.current.as_ref()?.node()?;
            let best = node.best()?;
            node.after(best, node.reply_to(best)?).map(drop)
        };
        for _ in 0..100 {
            if is_long(&study).is_some() {
                break;
            }
            puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        }
        (study, state)
    }

    #[test]
    fn the_board_stands_as_before_after_a_puzzle_by_dark() {
        for leave in [Event::Puzzles(PuzzlesEvent::Leave), Event::Tab(Tab::Analysis)] {
            for was_flipped in [false, true] {
                let mut state = State::new(Settings::default(), Vec::new());
                prepare(&mut state);
                let mut study = Study::stored(&state, Rc::new(MemoryStore::default()));
                state.board.flip(was_flipped);
                handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
                let bytes = include_bytes!("../../../../www/puzzles/alquerque.puzzles").to_vec();
                puzzle(&mut study, &mut state, PuzzlesEvent::Loaded(GameId::Alquerque, Some(bytes)));
                puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Stream));
                while state.to_move() != alquerque_core::Player::Dark {
                    solve(&mut study, &mut state);
                    puzzle(&mut study, &mut state, PuzzlesEvent::Next);
                }
                assert!(state.board.is_flipped(), "the solver is at the bottom");
                handle(&mut study, &mut state, leave.clone());
                assert_eq!(state.board.is_flipped(), was_flipped, "{leave:?}");
            }
        }
    }

    #[test]
    fn leaving_the_tab_and_coming_back_leaves_a_board_for_moves() {
        let (mut study, mut state) = started(Activity::Daily);
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Daily));
        handle(&mut study, &mut state, Event::Tab(Tab::Uct));
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        assert!(study.puzzles.current.is_none() && study.puzzles.is_on_board);
        // A tap on the puzzle begins it.
        let text = state.game.record.legal_turns()[0].path[0];
        game(&mut study, &mut state, AppEvent::Activate(text));
        assert!(study.puzzles.current.is_some(), "{:?}", state.notices.current());
    }

    #[test]
    fn the_reply_is_spoken() {
        let (mut study, mut state) = started_long();
        let best = answer(&study, &state, true);
        let solver = state.to_move();
        let reply = play(&mut study, &mut state, &best).unwrap();
        puzzle(&mut study, &mut state, reply);
        let record = &state.game.record;
        let side = if solver == alquerque_core::Player::Light { "Black" } else { "White" };
        let last = record.move_text(record.tree().current());
        let told = panel(&study, &state);
        assert_eq!(announced(&state), format!("{side}: {last}, 3 discs flipped. {told}"));
        assert!(told.starts_with("Right! Keep going. "), "{told}");
    }

    #[test]
    fn the_solution_is_written_and_played_move_by_move() {
        let (mut study, mut state) = started_long();
        let effects = puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
        let shown = study.puzzles.current.as_ref().unwrap().shown.clone();
        assert!(shown.len() > 1);
        let text = panel(&study, &state);
        assert!(text.contains(&shown.join(", ")), "{text}");
        assert!(announced(&state).starts_with(&text), "{}", announced(&state));
        assert_eq!(state.game.record.played(), 0, "it starts at the current position");
        let due = |effects: Vec<StudyEffect>| {
            effects.into_iter().find_map(|effect| match effect {
                StudyEffect::Game(alquerque_app::effect::Effect::After {
                    event: event @ AppEvent::Record(RecordEvent::ReplayDue(_)),
                    ..
                }) => Some(event),
                _ => None,
            })
        };
        let mut next = due(effects);
        for played in 1..=shown.len() {
            let effects = game(&mut study, &mut state, next.take().expect("the next move is due"));
            assert_eq!(state.game.record.played(), played);
            assert!(announced(&state).starts_with(&text), "the moves were already announced");
            next = due(effects);
        }
        assert_eq!(next, None);
        // Stepping is announced as everywhere, and stops the replay.
        game(&mut study, &mut state, AppEvent::Command(Command::StepPrevious));
        assert!(!announced(&state).contains("solution"), "{}", announced(&state));
    }

    #[test]
    fn stepping_stops_the_solution() {
        let (mut study, mut state) = started(Activity::Stream);
        puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
        assert!(state.is_replaying());
        game(&mut study, &mut state, AppEvent::Command(Command::StepNext));
        assert!(!state.is_replaying() && state.game.record.played() == 1);
        assert!(!announced(&state).contains("solution"), "{}", announced(&state));
    }

    #[test]
    fn a_puzzle_solved_with_a_hint_says_that_it_does_not_count() {
        let (mut study, mut state) = started(Activity::Stream);
        let note = "With a hint, this puzzle doesn’t count. The solution counts as a mistake.";
        assert_eq!(about(&study, &state), note, "said before the hint");
        puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
        assert!(announced(&state).starts_with("Hint: look at column "), "{}", announced(&state));
        puzzle(&mut study, &mut state, PuzzlesEvent::Hint);
        let best = answer(&study, &state, true);
        assert_eq!(announced(&state), format!("Hint: {best}"));
        solve(&mut study, &mut state);
        let end = "Solved with a hint. It doesn’t count, and you’ll see it again tomorrow.";
        assert!(announced(&state).contains(end), "{}", announced(&state));
        let progress = &study.puzzles.progress;
        let othello = &progress.games[GameId::Othello];
        assert_eq!((othello.count, othello.solved.len(), othello.mistakes.len()), (0, 0, 1));
        assert_eq!(progress.streak, 0, "nor does the day count");
    }

    #[test]
    fn a_puzzle_solved_without_help_says_the_new_rating() {
        let (mut study, mut state) = started(Activity::Stream);
        solve(&mut study, &mut state);
        let text = announced(&state);
        assert!(text.contains("Solved, well done! Your rating: 1"), "{text}");
    }

    #[test]
    fn a_mistake_in_a_rush_names_the_move_and_can_be_tried_again() {
        let (mut study, mut state) = started(Activity::Rush);
        let mut missed = Vec::new();
        for _ in 0..3 {
            let (best, wrong) = (answer(&study, &state, true), answer(&study, &state, false));
            missed.push(study.puzzles.current.as_ref().unwrap().id);
            let next = play(&mut study, &mut state, &wrong).unwrap();
            assert_eq!(panel(&study, &state), format!("Wrong: {best} was the move."));
            puzzle(&mut study, &mut state, next);
        }
        assert_eq!(panel(&study, &state), "The rush is over. Solved: 0.");
        assert_eq!(state.game.record.board().game, GameId::Othello, "the last puzzle stays on the board");
        assert!(state.game.legal().is_empty());
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Missed));
        for id in missed {
            assert_eq!(study.puzzles.current.as_ref().unwrap().id, id);
            solve(&mut study, &mut state);
            assert_eq!(study.puzzles.change, None, "not rated");
            puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        }
        assert_eq!(panel(&study, &state), "That was the last one. Nothing left to retry today.");
    }

    #[test]
    fn a_rush_that_is_left_for_the_choice_of_puzzles_reports_its_result() {
        let (mut study, mut state) = started(Activity::Rush);
        solve(&mut study, &mut state);
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        let notice = state.notices.current().unwrap();
        assert_eq!(in_english(&notice.text), "Rush ended: 1 solved.");
    }

    #[test]
    fn an_abandoned_rush_counts() {
        let (mut study, mut state) = started(Activity::Rush);
        let first = study.puzzles.current.as_ref().unwrap().id;
        solve(&mut study, &mut state);
        handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
        let notice = state.notices.current().unwrap();
        assert_eq!(in_english(&notice.text), "Rush ended: 1 solved.");
        let othello = &study.puzzles.progress.games[GameId::Othello];
        assert_eq!((othello.best_rush, othello.rushes), (1, 1));
        assert_eq!(othello.last_rush, [first]);
        assert_eq!(state.game.record.board().game, GameId::Alquerque);
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Rush));
        assert_ne!(study.puzzles.current.as_ref().unwrap().id, first);
    }

    #[test]
    fn the_chosen_game_is_on_the_board_and_remembered() {
        let (mut study, mut state) = started(Activity::Stream);
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        assert_eq!(state.game.record.board().game, GameId::Othello, "today's puzzle");
        assert_eq!(state.record_to_save().board().game, GameId::Alquerque);
        assert!(!state.game.legal().is_empty(), "its moves are marked");
        assert_eq!(study.puzzles.game(), GameId::Othello);
        puzzle(&mut study, &mut state, PuzzlesEvent::Game(GameId::Alquerque));
        assert!(state.game.aside().is_none());
        assert_eq!(state.game.record.board().game, GameId::Alquerque, "the game itself");
        puzzle(&mut study, &mut state, PuzzlesEvent::Game(GameId::Othello));
        assert_eq!(state.game.record.board().game, GameId::Othello);
        handle(&mut study, &mut state, Event::Tab(Tab::Analysis));
        assert_eq!(state.game.record.board().game, GameId::Alquerque);
        assert!(state.game.aside().is_none() && !state.game.legal().is_empty());
        handle(&mut study, &mut state, Event::Tab(Tab::Puzzles));
        assert_eq!((study.puzzles.game(), study.puzzles.progress.chosen), (GameId::Othello, Some(GameId::Othello)));
    }

    #[test]
    fn a_game_chosen_elsewhere_becomes_that_of_the_puzzles() {
        for is_solving in [true, false] {
            let (mut study, mut state) = started(Activity::Stream);
            if !is_solving {
                puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
            }
            let draughts = "draughts".parse::<alquerque_core::family::AnyGame>().unwrap().record();
            drop(alquerque_app::update::open_record(&mut state, draughts));
            follow(&mut study, &mut state);
            assert_eq!(study.puzzles.game(), GameId::Draughts);
            assert!(state.game.aside().is_none() && study.puzzles.activity.is_none());
            assert_eq!(state.game.record.board().game, GameId::Draughts);
        }
    }

    #[test]
    fn looking_back_leads_back_to_the_puzzle() {
        let (mut study, mut state) = started_long();
        let best = answer(&study, &state, true);
        let reply = play(&mut study, &mut state, &best).unwrap();
        puzzle(&mut study, &mut state, reply);
        game(&mut study, &mut state, AppEvent::Command(Command::StepPrevious));
        assert!(panel(&study, &state).starts_with("You’re looking at another position. “Back to the puzzle”"));
        puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
        assert!(study.puzzles.current.as_ref().unwrap().is_open(&*state.game.record));
    }

    #[test]
    fn the_focus_begins_where_a_move_is_possible() {
        let (_, state) = started(Activity::Stream);
        assert!(state.game.legal().iter().any(|turn| turn.path.first() == Some(&state.board.cursor())));
    }

    /// The puzzles of a game at their start, with the given one on the board.
    fn started_with(game: GameId, is_meant: impl Fn(&alquerque_puzzles::Puzzle) -> bool) -> (Study, State) {
        let (mut study, mut state) = started(Activity::Stream);
        puzzle(&mut study, &mut state, PuzzlesEvent::Game(game));
        let index = GameId::ALL.into_iter().position(|other| other == game).unwrap();
        let [alquerque, othello, draughts] = sets();
        let set = [(GameId::Alquerque, alquerque), (GameId::Othello, othello), (GameId::Draughts, draughts)];
        let mut set = set.into_iter().find(|(other, _)| *other == GameId::ALL[index]).unwrap().1;
        set.puzzles.retain(is_meant);
        let bytes = set.to_bytes().unwrap();
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Stream));
        puzzle(&mut study, &mut state, PuzzlesEvent::Loaded(game, Some(bytes)));
        assert!(study.puzzles.current.is_some());
        (study, state)
    }

    /// Plays what is due until nothing is; returns the number of moves on the board.
    fn watch(study: &mut Study, state: &mut State, first: PuzzlesEvent) -> usize {
        let mut effects = puzzle(study, state, first);
        for _ in 0..100 {
            let due = effects.into_iter().find_map(|effect| match effect {
                StudyEffect::Game(alquerque_app::effect::Effect::After {
                    event: event @ AppEvent::Record(RecordEvent::ReplayDue(_)),
                    ..
                }) => Some(event),
                _ => None,
            });
            let Some(due) = due else { break };
            effects = game(study, state, due);
        }
        state.game.record.played()
    }

    #[test]
    fn a_near_win_is_played_to_the_end_of_the_game() {
        // The last move leaves the opponent without a move after one reply.
        let is_near = |puzzle: &alquerque_puzzles::Puzzle| {
            puzzle.themes.has(alquerque_puzzles::Theme::Endgame) && puzzle.goal == Goal::Win
        };
        let (mut study, mut state) = started_with(GameId::Alquerque, is_near);
        let mut ended = 0;
        for _ in 0..12 {
            let solver = state.to_move();
            let mut due = None;
            while !study.puzzles.current.as_ref().unwrap().is_done() {
                let best = answer(&study, &state, true);
                due = play(&mut study, &mut state, &best);
                if let Some(reply) = due.clone().filter(|_| !study.puzzles.current.as_ref().unwrap().is_done()) {
                    puzzle(&mut study, &mut state, reply);
                }
            }
            let played = state.game.record.played();
            let sequel = study.puzzles.current.as_ref().unwrap().sequel.clone();
            if let (Some(due), Some(sequel)) = (due, sequel)
                && sequel.near > 0
            {
                assert_eq!(watch(&mut study, &mut state, due), played + sequel.near);
            }
            let ending = state.game.record.ending();
            if let Some(ending) = ending {
                assert_eq!(ending.outcome, alquerque_core::Outcome::Win(solver));
                ended += 1;
            }
            puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        }
        assert!(ended >= 4, "{ended}");
    }

    #[test]
    fn an_endgame_of_othello_is_shown_to_its_score_on_request() {
        let is_far = |puzzle: &alquerque_puzzles::Puzzle| {
            puzzle.position.matches('-').count() > 11 && puzzle.solution.length() < 3 && puzzle.goal == Goal::Win
        };
        let (mut study, mut state) = started_with(GameId::Othello, is_far);
        solve(&mut study, &mut state);
        for _ in 0..30 {
            let sequel = study.puzzles.current.as_ref().unwrap().sequel.clone();
            if sequel.is_some_and(|sequel| sequel.can_show() && sequel.near == 0) {
                break;
            }
            puzzle(&mut study, &mut state, PuzzlesEvent::Next);
            solve(&mut study, &mut state);
        }
        let text = about(&study, &state);
        assert!(text.contains(" wins ") && text.contains('–'), "{text}");
        watch(&mut study, &mut state, PuzzlesEvent::Sequel);
        assert!(state.game.record.ending().is_some());
        let [light, dark] = state.game.record.score().unwrap();
        assert!(text.contains(&format!("{}–{}", light.max(dark), light.min(dark))), "{text}");
        assert!(!study.puzzles.current.as_ref().unwrap().sequel.as_ref().unwrap().can_show());
    }

    #[test]
    fn a_wrong_move_says_what_is_wrong_with_it() {
        let is_win = |puzzle: &alquerque_puzzles::Puzzle| puzzle.goal == Goal::Win;
        let (mut study, mut state) = started_with(GameId::Othello, is_win);
        let wrong = answer(&study, &state, false);
        let reply = play(&mut study, &mut state, &wrong).unwrap();
        assert_eq!(panel(&study, &state), format!("{wrong}: doesn’t win. Try again."));
        for effect in puzzle(&mut study, &mut state, reply) {
            due(&mut study, &mut state, effect);
        }
        let text = panel(&study, &state);
        let result = text.strip_prefix(&format!("{wrong}: ")).unwrap();
        assert!(result.starts_with("loses ") || result.starts_with("only draws, 32–32"), "{text}");
        assert!(result.contains(" answers "), "{text}");
    }

    #[test]
    fn a_missed_puzzle_can_be_tried_again_at_once() {
        let (mut study, mut state) = started(Activity::Stream);
        let id = study.puzzles.current.as_ref().unwrap().id;
        puzzle(&mut study, &mut state, PuzzlesEvent::Solution);
        let rating = study.puzzles.progress.games[GameId::Othello].rating;
        puzzle(&mut study, &mut state, PuzzlesEvent::Retry);
        assert_eq!(study.puzzles.current.as_ref().unwrap().id, id);
        assert_eq!(about(&study, &state), "This time the puzzle doesn’t count.");
        solve(&mut study, &mut state);
        assert!(panel(&study, &state).starts_with("Solved"));
        assert_eq!(study.puzzles.progress.games[GameId::Othello].rating, rating, "not counted again");
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Mistakes));
        assert_eq!(study.puzzles.current.as_ref().unwrap().id, id, "also before it is due");
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        assert!(study.puzzles.is_exhausted);
    }

    #[test]
    fn other_rules_than_those_of_the_last_puzzle_are_announced() {
        let is_other = |puzzle: &alquerque_puzzles::Puzzle| puzzle.rules.to_string() == "medieval";
        let (mut study, state) = started_with(GameId::Alquerque, is_other);
        let rules = |study: &Study, state: &State| {
            let solving = study.puzzles.current.as_ref().unwrap();
            let rules = crate::puzzles::view::rules(&study.puzzles, &solving.puzzle, state);
            rules.map(|phrase| in_english(&phrase.into()))
        };
        let text = rules(&study, &state).unwrap();
        assert!(text.starts_with("Other rules this time: Medieval"), "{text}");
        study.puzzles.rules_before = "medieval".parse().ok();
        assert!(rules(&study, &state).unwrap().starts_with("Medieval"));
    }

    #[test]
    fn todays_puzzle_counts_once() {
        let (mut study, mut state) = started(Activity::Daily);
        solve(&mut study, &mut state);
        let count = study.puzzles.progress.games[GameId::Othello].count;
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        puzzle(&mut study, &mut state, PuzzlesEvent::Begin(Activity::Daily));
        assert_eq!(about(&study, &state), "This time the puzzle doesn’t count.");
        solve(&mut study, &mut state);
        assert_eq!(study.puzzles.progress.games[GameId::Othello].count, count);
    }

    #[test]
    fn todays_puzzle_leads_on_to_others() {
        let (mut study, mut state) = started(Activity::Daily);
        solve(&mut study, &mut state);
        puzzle(&mut study, &mut state, PuzzlesEvent::Next);
        assert_eq!(study.puzzles.activity, Some(Activity::Stream));
        assert!(study.puzzles.current.as_ref().is_some_and(|solving| !solving.is_done()));
    }

    #[test]
    fn a_move_in_the_puzzle_shown_begins_it_with_its_task() {
        let (mut study, mut state) = started(Activity::Daily);
        puzzle(&mut study, &mut state, PuzzlesEvent::Leave);
        let first = state.game.legal()[0].text.clone();
        game(&mut study, &mut state, AppEvent::Typed(first));
        assert_eq!(study.puzzles.activity, Some(Activity::Daily));
        let solving = study.puzzles.current.as_ref().unwrap();
        assert!(solving.is_open(&*state.game.record) && !solving.has_failed, "the move doesn't count yet");
        assert_eq!(state.record_to_save().plies(), 0);
    }

    #[test]
    fn a_damaged_file_is_reported_and_can_be_loaded_again() {
        let (mut study, mut state) = started(Activity::Daily);
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Game(GameId::Draughts)));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Begin(Activity::Daily)));
        handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::Loaded(GameId::Draughts, Some(vec![1, 2, 3]))));
        assert!(matches!(study.puzzles.current_set(), crate::puzzles::state::SetState::Failed));
        let effects = handle(&mut study, &mut state, Event::Puzzles(PuzzlesEvent::TryAgain));
        assert!(effects.contains(&StudyEffect::LoadPuzzles(GameId::Draughts)));
    }
}
