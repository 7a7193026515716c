//! The Puzzles tab and its texts: the choice of an activity with the results so far, or the puzzle on the board.

use alquerque_app::elements::Elements;
use alquerque_app::game::seat::player_named;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::statistics::puzzle_days::day_number;
use alquerque_app::text::nouns::{BySide, varied};
use alquerque_core::GameId;
use alquerque_core::record::NodeId;
use alquerque_core::words::{game_title, ruleset_description, ruleset_title};
use alquerque_language::{Phrase, message};
use alquerque_puzzles::{Goal, Puzzle, Theme};

use super::activity::Activity;
use super::game_mistakes::GameMistake;
use super::progress::{Progress, rating_curve};
use super::sequel::Sequel;
use super::solving::{Counting, Solving, SolvingStage};
use super::{Puzzles, SetState, choose};
use crate::record::view::discs;
use crate::review::exercises::state::HintLevel;
use crate::text::move_text;

/// The number of moves of a shown solution that its text has at most.
const MOVES_SHOWN: usize = 5;

/// In place of the name of an unknown player.
const UNKNOWN: &str = "?";

/// The puzzle on the board.
pub fn puzzle(puzzles: &Puzzles, state: &State) -> Elements {
    let mut elements = Elements::default();
    elements.text("puzzle-title", puzzles.activity.map(activity));
    elements.text("puzzle-clock", rush(puzzles, state));
    let solving = puzzles.current.as_ref();
    let is_counted = solving.is_some_and(|solving| solving.puzzle.game() == GameId::Othello);
    elements.show("puzzle-discs", is_counted);
    elements.text("puzzle-discs", Some(discs(state)).filter(|_| is_counted));
    let is_done = solving.is_some_and(Solving::is_done);
    // The rating goes next to the result; below it, a phone would cut it off.
    let change = change(puzzles).filter(|_| is_done);
    let texts = panel_text(puzzles, state).into_iter().chain(last_of_rush(puzzles, state));
    let texts = texts.chain(streak(puzzles, state)).chain(change).map(Words::from);
    let is_wrong = solving.is_some_and(|solving| matches!(solving.stage, SolvingStage::Wrong { .. }));
    let is_rush = puzzles.rush.is_some();
    let is_over = puzzles.rush.as_ref().is_some_and(|rush| rush.has_ended);
    // The move of the last puzzle has a line of its own.
    elements.text("puzzle-text", Words::Joined(if is_over { "\n" } else { " " }, texts.collect()));
    let class = match solving.filter(|_| !is_over).map(|solving| &solving.stage) {
        Some(SolvingStage::Solved | SolvingStage::Waiting) => "good",
        Some(SolvingStage::Wrong { .. }) => "bad",
        _ => "",
    };
    elements.class("puzzle", class);
    let rules = solving.filter(|_| !is_done).and_then(|solving| rules(puzzles, &solving.puzzle, state));
    elements.show("puzzle-rules", rules.is_some());
    elements.text("puzzle-rules-text", rules);
    let about = solving.filter(|_| !is_rush).and_then(|solving| about(puzzles, solving, state));
    elements.show("puzzle-about", about.is_some());
    elements.text("puzzle-about", about.unwrap_or_default());
    let is_open = solving.is_some_and(|solving| solving.stage == SolvingStage::Open);
    let is_elsewhere = is_open && solving.is_some_and(|solving| !solving.is_open(&*state.game.record));
    let is_asked = solving.is_some() && !is_done && !is_rush;
    elements.show("puzzle-hint", is_asked && !is_wrong && !is_elsewhere);
    let is_hinted = solving.is_some_and(|solving| solving.hint_level == HintLevel::Target);
    elements.enable("puzzle-hint", is_open && !is_hinted);
    elements.show("puzzle-solution", is_asked);
    let can_repeat = is_done && !is_rush && solving.is_some_and(|solving| solving.has_failed);
    elements.show("puzzle-retry", is_asked && is_wrong || can_repeat);
    // The next puzzle comes first then.
    elements.class("puzzle-retry", if is_done { "" } else { "primary" });
    let sequel = solving.and_then(|solving| solving.sequel.as_ref()).filter(|_| is_done && !is_rush);
    elements.show("puzzle-sequel", sequel.is_some_and(Sequel::can_show));
    elements.show("puzzle-back", is_asked && is_elsewhere);
    elements.show("puzzle-open", is_done && !is_rush);
    elements.show("puzzle-next", is_done && !is_rush || puzzles.is_exhausted);
    // After the last one, those of the player's level follow.
    let is_daily = if puzzles.activity == Some(Activity::Daily) || puzzles.is_exhausted { "yes" } else { "no" };
    elements.text("puzzle-next", Phrase::new(message::PUZZLE_NEXT).key("daily", is_daily));
    elements.show("puzzle-load", matches!(puzzles.current_set(), SetState::Failed));
    elements.show("puzzle-rush-again", is_over);
    let (missed, phrase) = missed(puzzles);
    elements.show("puzzle-missed", missed > 0);
    elements.text("puzzle-missed", phrase);
    elements
}

/// The choice of an activity.
pub fn home(puzzles: &Puzzles, state: &State) -> Elements {
    let (mut elements, game) = (Elements::default(), puzzles.game());
    elements.fill("puzzle-game", GameId::ALL.map(|game| Markup::option(game.name(), game_title(game))));
    elements.select("puzzle-game", game.name());
    let choose = Markup::option("", Phrase::new(message::PUZZLE_THEME_CHOOSE));
    let themes = themes(puzzles).into_iter().map(|theme| Markup::option(theme.name(), theme_name(theme)));
    elements.fill("puzzle-theme", std::iter::once(choose).chain(themes));
    elements.select("puzzle-theme", puzzles.theme.map_or("", Theme::name));
    elements.enable("puzzle-themed", puzzles.theme.is_some());
    let (all, progress) = (&puzzles.progress, &puzzles.progress.games[game]);
    let today = day_number(state.environment.today);
    let done = match (progress.daily_solved == Some(today), progress.daily == Some(today)) {
        (true, _) => "yes",
        (false, true) => "missed",
        (false, false) => "no",
    };
    elements.text("puzzle-daily", Phrase::new(message::PUZZLE_DAILY).key("done", done));
    let mistakes = puzzles.set().map_or(0, |set| choose::mistakes(set, progress).len());
    elements.text("puzzle-mistakes", Phrase::new(message::PUZZLE_DUE).number("count", mistakes));
    elements.show("puzzle-mistakes", mistakes > 0);
    elements.show("puzzle-rush-hint", progress.rushes == 0);
    let rules = state.settings.of(game).rules;
    let (own, other) = puzzles.set().map_or((0, 0), |set| {
        let own = set.puzzles.iter().filter(|puzzle| puzzle.rules == rules).count();
        (own, set.puzzles.len() - own)
    });
    elements.show("puzzle-rules-choice", other > 0);
    elements.check("puzzle-own-rules", all.own_rules);
    elements.text("puzzle-rating", rating(puzzles));
    let streak =
        Phrase::new(message::PUZZLE_STREAK).number("days", all.current_streak(today)).key("cheer", cheer(all, today));
    let streak = streak.number("best", all.best_streak).number("rush", progress.best_rush);
    elements.text("puzzle-streak", streak);
    let (count, only) = if all.own_rules && own > 0 { (own, "yes") } else { (own + other, "no") };
    elements.show("puzzle-count", count > 0);
    elements.text("puzzle-count", Phrase::new(message::PUZZLE_COUNT).number("count", count).key("only", only));
    let history = &progress.history;
    for id in ["puzzle-curve", "puzzle-range"] {
        elements.show(id, history.len() > 1);
    }
    if let (Some(low), Some(high)) = (history.iter().min(), history.iter().max()) {
        let label = Phrase::new(message::PUZZLE_CURVE).number("low", *low).number("high", *high);
        elements.text("puzzle-range", label);
        elements.fill("puzzle-curve", [Markup::new("path").with("d", rating_curve(history))]);
    }
    elements
}

/// The rating in the game whose puzzles are shown.
pub fn rating(puzzles: &Puzzles) -> Phrase {
    let progress = &puzzles.progress.games[puzzles.game()];
    let sure = match (progress.count, progress.is_provisional()) {
        (0, _) => "none",
        (_, true) => "no",
        (_, false) => "yes",
    };
    let rating = Phrase::new(message::PUZZLE_RATING).number("rating", progress.shown_rating()).key("sure", sure);
    rating.number("count", progress.count)
}

/// The text below the buttons: that help doesn't count, or how the game ends after the solution, and what is proven.
fn about(puzzles: &Puzzles, solving: &Solving, state: &State) -> Option<Words> {
    if !solving.is_done() {
        let is_wrong = matches!(solving.stage, SolvingStage::Wrong { .. });
        return match solving.counting {
            Counting::Repeated => Some(Phrase::new(message::PUZZLE_NOT_COUNTED).into()),
            Counting::Mistake if is_wrong && !solving.has_help => {
                Some(Words::Joined(" ", vec![Phrase::new(message::PUZZLE_COUNTED).into(), change(puzzles).into()]))
            }
            // It has been said already.
            Counting::Mistake | Counting::Counted => None,
            Counting::Open => Some(
                Phrase::new(if solving.has_help { message::PUZZLE_HELPED } else { message::PUZZLE_HINT_NOTE }).into(),
            ),
        };
    }
    let verdict = solving.mistake.is_none().then(|| verdict(solving, state));
    let themes: Vec<Words> = solving.puzzle.themes.iter().map(|theme| theme_name(theme).into()).collect();
    let end = if themes.is_empty() { "" } else { "." };
    let themes = Words::concat([Words::facts(themes), end.into()]);
    Some(Words::Joined(" ", vec![sequel(puzzles, state).into(), verdict.into(), themes]))
}

/// How the game ends after the solution.
pub fn sequel(puzzles: &Puzzles, state: &State) -> Option<Phrase> {
    let solving = puzzles.current.as_ref()?;
    let solver = state.game.record.to_move_of(NodeId::ROOT)?;
    solving.sequel.as_ref()?.phrase(&solving.puzzle, solver)
}

/// The themes of the available puzzles.
fn themes(puzzles: &Puzzles) -> Vec<Theme> {
    let Some(set) = puzzles.set() else { return Vec::new() };
    Theme::ALL.into_iter().filter(|&theme| set.puzzles.iter().any(|puzzle| puzzle.themes.has(theme))).collect()
}

/// Whether the panel says all that the status would: the task, before any hint, what is wrong with a move, or the
/// result, while the game could go on. The status tells of a pass.
pub fn replaces_status(puzzles: &Puzzles, state: &State) -> bool {
    puzzles.is_exhausted
        || puzzles.current.as_ref().is_some_and(|solving| {
            let is_task = solving.stage == SolvingStage::Open && solving.hint_level == HintLevel::Nothing;
            let record = &state.game.record;
            let is_passed = record.played().checked_sub(1).is_some_and(|ply| record.is_pass(ply));
            let is_wrong = matches!(solving.stage, SolvingStage::Wrong { .. });
            is_task && !is_passed || (is_wrong || solving.is_done()) && state.game.ending.is_none()
        })
}

/// The goal of a puzzle, such as "Light to move and win".
pub fn goal(puzzle: &Puzzle, state: &State) -> Phrase {
    let solver = state.game.record.to_move_of(NodeId::ROOT).unwrap_or_else(|| state.to_move());
    Phrase::new(message::PUZZLE_GOAL)
        .by(solver, puzzle.game())
        .key("goal", puzzle.goal.name())
        .number("men", puzzle.goal.men())
}

/// From whose game a mistake is, and what was played, apart from the side.
fn game_mistake(GameMistake { played, players, .. }: &GameMistake) -> Phrase {
    let phrase = Phrase::new(message::PUZZLE_OWN).text("move", &move_text(played));
    let Some(players) = players else { return phrase.key("whose", "yours") };
    let [light, dark] = players.each_ref().map(|name| if name.is_empty() { UNKNOWN } else { name });
    phrase.key("whose", "other").phrase("light", player_named(light)).phrase("dark", player_named(dark))
}

/// The text of the panel: the goal, or the result.
pub fn panel_text(puzzles: &Puzzles, state: &State) -> Option<Phrase> {
    if let Some(rush) = puzzles.rush.as_ref().filter(|rush| rush.has_ended) {
        let phrase = Phrase::new(message::PUZZLE_RUSH_OVER).number("solved", rush.solved);
        return Some(phrase.key("best", if rush.is_best() { "yes" } else { "no" }));
    }
    let Some(solving) = &puzzles.current else {
        let game = puzzles.game().name();
        return match puzzles.current_set() {
            SetState::Loading if puzzles.activity.is_some() => Some(Phrase::new(message::PUZZLE_LOADING)),
            SetState::Failed => Some(Phrase::new(message::PUZZLE_FAILED).key("game", game)),
            _ if puzzles.is_exhausted => Some(Phrase::new(message::PUZZLE_NONE_LEFT)),
            _ => None,
        };
    };
    let goal = match &solving.mistake {
        Some(mistake) => {
            let solver = state.game.record.to_move_of(NodeId::ROOT)?;
            game_mistake(mistake).by(solver, solving.puzzle.game())
        }
        None => goal(&solving.puzzle, state),
    };
    Some(match &solving.stage {
        SolvingStage::Open if !solving.is_open(&*state.game.record) => Phrase::new(message::PUZZLE_ELSEWHERE),
        SolvingStage::Open if solving.found() > 0 => Phrase::new(message::PUZZLE_GOOD_GO_ON).phrase("goal", goal),
        SolvingStage::Open => goal,
        SolvingStage::Waiting => Phrase::new(message::PUZZLE_GOOD),
        SolvingStage::Wrong { .. } if puzzles.rush.is_some() => rush_move(solving, state)?,
        SolvingStage::Wrong { mv, .. } if solving.mistake.is_some() => {
            Phrase::new(message::PUZZLE_OWN_WRONG).text("move", &move_text(mv))
        }
        SolvingStage::Wrong { mv, reply, why } => {
            let result = match solving.puzzle.goal {
                Goal::Win => "no-win",
                Goal::Draw => "loss",
                Goal::Material(_) => "nothing",
            };
            let why = why
                .clone()
                .unwrap_or_else(|| Phrase::new(message::PUZZLE_RESULT).key("result", result).key("scored", "no"));
            let phrase = match reply {
                Some(reply) => {
                    let opponent = state.game.record.to_move_of(NodeId::ROOT)?.opponent();
                    let phrase = Phrase::new(message::PUZZLE_WRONG_REFUTED).by(opponent, solving.puzzle.game());
                    phrase.text("reply", &move_text(reply))
                }
                None => Phrase::new(message::PUZZLE_WRONG),
            };
            phrase.text("move", &move_text(mv)).phrase("why", why)
        }
        SolvingStage::Solved => {
            let row = puzzles.in_a_row;
            let how = match (solving.has_failed, solving.has_help) {
                (true, _) => "no",
                // Only hints led to the solution, so it doesn't count.
                (false, true) => "hint",
                // Now and then, so that it remains something special, and only if this one counted.
                (false, false) if puzzles.change.is_some() && (row == 3 || row > 0 && row.is_multiple_of(5)) => "row",
                (false, false) => "yes",
            };
            let solved = puzzles.progress.games[solving.puzzle.game()].count;
            varied(Phrase::new(message::PUZZLE_SOLVED).key("clean", how), solved).number("row", row)
        }
        SolvingStage::Shown => {
            // The board plays all of them; on a phone, the text of a long solution would not fit.
            let moves: Vec<String> = solving.shown.iter().take(MOVES_SHOWN).map(|text| move_text(text)).collect();
            let is_whole = moves.len() == solving.shown.len();
            Phrase::new(message::PUZZLE_SHOWN)
                .text("moves", &moves.join(", "))
                .key("whole", if is_whole { "yes" } else { "no" })
        }
    })
}

/// The right move after a mistake in a rush, or after its time.
fn rush_move(solving: &Solving, state: &State) -> Option<Phrase> {
    let why = match solving.stage {
        SolvingStage::Wrong { .. } => "wrong",
        SolvingStage::Open => "time",
        _ => return None,
    };
    let best = solving.best_text(&*state.game.record)?;
    Some(Phrase::new(message::PUZZLE_RUSH_MOVE).key("why", why).text("move", &move_text(&best)))
}

/// The right move in the puzzle with which a rush has ended.
pub fn last_of_rush(puzzles: &Puzzles, state: &State) -> Option<Phrase> {
    puzzles.rush.as_ref().filter(|rush| rush.has_ended)?;
    rush_move(puzzles.current.as_ref()?, state)
}

/// The rules of a puzzle, unless they are the player's own and those of the puzzle before.
pub fn rules(puzzles: &Puzzles, puzzle: &Puzzle, state: &State) -> Option<Phrase> {
    let name = puzzle.rules.named()?.name;
    let is_usual = state.settings.of(puzzle.game()).rules == puzzle.rules;
    let is_new = puzzles.rules_before.is_some_and(|before| before != puzzle.rules);
    (!is_usual || is_new).then(|| {
        Phrase::new(message::PUZZLE_RULES)
            .key(
                "new",
                if is_new && is_usual {
                    "own"
                } else if is_new {
                    "yes"
                } else {
                    "no"
                },
            )
            .phrase("title", ruleset_title(name))
            .phrase("description", ruleset_description(name))
    })
}

/// The proven result of a puzzle.
fn verdict(solving: &Solving, state: &State) -> Phrase {
    let puzzle = &solving.puzzle;
    Phrase::new(message::PUZZLE_VERDICT)
        .text("move", &move_text(&solving.first_text(&*state.game.record).unwrap_or_default()))
        .key("goal", puzzle.goal.name())
        .number("men", puzzle.goal.men())
        .number("rating", puzzle.rating)
}

/// The name of an activity.
pub fn activity(activity: Activity) -> Phrase {
    match activity {
        Activity::Themed(theme) => theme_name(theme),
        other => Phrase::new(message::PUZZLE_ACTIVITY).key("activity", other.name()),
    }
}

/// The name of a theme.
fn theme_name(theme: Theme) -> Phrase {
    Phrase::new(message::PUZZLE_THEME).key("theme", theme.name())
}

/// How the rating changed by the last puzzle; nothing after the first one, before which there was no rating.
pub fn change(puzzles: &Puzzles) -> Option<Phrase> {
    let change = puzzles.change?;
    let game_progress = &puzzles.progress.games[puzzles.game()];
    if game_progress.count <= 1 {
        return None;
    }
    let direction = if change < 0 { "down" } else { "up" };
    let phrase = Phrase::new(message::PUZZLE_CHANGE).key("way", direction).number("points", change.unsigned_abs());
    let sure = if game_progress.is_provisional() { "no" } else { "yes" };
    Some(phrase.key("sure", sure).number("rating", game_progress.shown_rating()))
}

/// The streak, once the puzzle of the day is solved, or why it doesn't go on.
pub fn streak(puzzles: &Puzzles, state: &State) -> Option<Phrase> {
    let solving = puzzles.current.as_ref().filter(|_| puzzles.activity == Some(Activity::Daily))?;
    if solving.stage != SolvingStage::Solved {
        return None;
    }
    let (all, today) = (&puzzles.progress, day_number(state.environment.today));
    let goes_on = all.last_day == today && all.streak > 0;
    let is_clean = solving.counting != Counting::Repeated && !solving.has_failed && !solving.has_help;
    if goes_on && !is_clean {
        // Another puzzle has counted today.
        return None;
    }
    let phrase = Phrase::new(message::PUZZLE_STREAK_NOW).key("counts", if goes_on { "yes" } else { "no" });
    Some(phrase.number("days", all.current_streak(today)).key("cheer", cheer(all, today)))
}

/// How a streak is praised.
fn cheer(all: &Progress, today: u32) -> &'static str {
    match all.current_streak(today) {
        days @ 2.. if days == all.best_streak => "best",
        3.. => "on",
        _ => "none",
    }
}

/// How many mistakes of the rush can be tried again.
pub fn missed(puzzles: &Puzzles) -> (usize, Phrase) {
    let count = puzzles.rush.as_ref().filter(|rush| rush.has_ended).map_or(0, |rush| rush.missed.len());
    (count, Phrase::new(message::PUZZLE_DUE).number("count", count))
}

/// The clock and the score of a rush. At its end, the text says how many were solved.
pub fn rush(puzzles: &Puzzles, state: &State) -> Option<Phrase> {
    let rush = puzzles.rush.as_ref().filter(|rush| !rush.has_ended)?;
    let seconds = rush.seconds(state.environment.now);
    let phrase = Phrase::new(message::PUZZLE_RUSH)
        .number("minutes", seconds / 60)
        .text("seconds", &format!("{:02}", seconds % 60));
    Some(phrase.number("solved", rush.solved).number("mistakes", rush.mistakes))
}
