//! What the page shows of the UCT tab: the growing tree, the root moves as bars, the game against UCT, and the worksheet.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::settings::view::write_limit;
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_app::text::title::rules_title;
use alquerque_core::Player;
use alquerque_core::family::AnyGame;
use alquerque_core::words::game_title;
use alquerque_language::{Phrase, message};
use alquerque_messages::analysis::uct::{Candidate, Choice, View};

use super::autoplay::Status;
use super::chart::{EMPTY_LINE, percent};
use super::controls::{Mode, Size};
use super::drawing::{Drawing, Kind};
use super::formula::{Formula, constant};
use super::icicle::Sign;
use super::steps::CurrentIteration;
use super::{Uct, words};
use crate::address::Address;
use crate::lab::export::Format;
use crate::text::{Decimal, grouped, move_text, moves, percentage};

/// The button that starts and stops the search, and the state of the search.
pub fn run(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    let is_live = uct.mode == Mode::Live;
    elements.show("uct-live", is_live);
    elements.show("uct-steps", !is_live);
    elements.select("uct-mode", uct.mode.name());
    let large = match uct.size {
        Size::Usual => Phrase::new(message::UCT_LARGE),
        Size::Large => Phrase::new(message::UCT_LARGE_CLOSE),
    };
    elements.text("uct-large", large);
    let (live, is_over) = (&uct.live, state.game.ending.is_some());
    let view = live.view.as_ref();
    let wanted = live.is_on() || uct.autoplay.thinks();
    let runs = wanted && !is_over && view.is_none_or(|view| view.is_running);
    elements.show("uct-run", is_live);
    let running = if uct.stops(state) { "yes" } else { "no" };
    elements.text("uct-run", Phrase::new(message::UCT_START).key("running", running));
    elements.enable("uct-run", uct.can_run(state));
    let hint = match view {
        _ if uct.broken => Some(Phrase::new(message::UCT_BROKEN)),
        _ if is_over => Some(Phrase::new(message::UCT_OVER)),
        None if wanted => Some(Phrase::new(message::UCT_BEGINS)),
        None => Some(Phrase::new(message::UCT_OFF)),
        Some(_) => None,
    };
    elements.show("uct-empty", hint.is_some());
    elements.text("uct-says-live", hint);
    // Don't offer the tour while it runs.
    elements.show("tour-begin", uct.tour.is_none() && !live.is_on());
    let figures = view.map(|view| {
        let thousands = |count: u32| decimal(f64::from(count) / 1000.0, u8::from(count < 10_000));
        let speed = decimal(view.per_second / 1000.0, 0);
        let figures = Phrase::new(message::UCT_FIGURES).text("playouts", &thousands(view.playouts));
        let figures = figures.text("nodes", &thousands(view.nodes)).text("speed", &speed);
        let why = match view.proven {
            Some(proven) => {
                let outcome = words::outcome(proven, state.settings.game());
                Some(Phrase::new(message::UCT_PROVEN).phrase("outcome", outcome))
            }
            None if runs && view.is_full => Some(Phrase::new(message::UCT_FULL_TREE)),
            None if runs => None,
            None if wanted => Some(Phrase::new(message::UCT_DECIDED)),
            None => Some(Phrase::new(message::UCT_PAUSED)),
        };
        Words::facts([figures.into(), why.into()])
    });
    elements.text("uct-figures", figures);
    for format in Format::ALL {
        elements.enable(format!("uct-file-{}", format.name()), view.is_some());
    }
    elements
}

/// The game against UCT: the players of both sides, and the progress of its move.
pub fn autoplay(uct: &Uct, state: &State) -> Elements {
    let (mut elements, autoplay) = (Elements::default(), &uct.autoplay);
    for (id, player) in [("autoplay-light", Player::Light), ("autoplay-dark", Player::Dark)] {
        elements.text(id, Phrase::new(message::REVIEW_SIDE).key("side", side_key(player, state.settings.game())));
    }
    elements.select("autoplay-seats", autoplay.seats.name());
    write_limit(&mut elements, "autoplay-limit", autoplay.limit);
    let status = autoplay.status(state);
    elements.show("autoplay-turn", status != Status::Off);
    elements.text("autoplay-says", words::autoplay(status, autoplay.limit, uct.live.playouts()));
    elements.show("autoplay-link", uct.address().is_some());
    elements.show("autoplay-rest", autoplay.has_opponent() && status == Status::Idle);
    elements.bool_attribute("autoplay-peek", "aria-pressed", autoplay.shows_tree);
    elements.flag("uct-live", "data-hides", uct.hides(state));
    let go = if status == Status::Paused { "waits" } else { "thinks" };
    elements.text("autoplay-go", Phrase::new(message::UCT_AUTOPLAY_GO).key("status", go));
    elements.enable("autoplay-go", matches!(status, Status::Paused | Status::Starting | Status::Thinking(_)));
    elements
}

/// The statistics of the selected node. Every line keeps its place, even when empty.
pub fn selected_node(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let (mut elements, live) = (Elements::default(), &uct.live);
    let path = &live.path;
    let is_root = path.is_empty();
    let path_text =
        if is_root { Phrase::new(message::UCT_HERE).into() } else { Words::notation(moves(&path.join(" "))) };
    elements.text("uct-way", path_text);
    let (numbers, bound) = match live.selected_nodes().and_then(|looked| looked.last()) {
        Some(last) => {
            let Candidate { visits, points, .. } = last.candidate;
            let bound = words::bound(last, uct.exploration, state.settings.game(), decimal);
            (words::numbers(visits, points, decimal).into(), bound.into())
        }
        None => (Words::from(EMPTY_LINE), Words::from(EMPTY_LINE)),
    };
    elements.text("uct-numbers", numbers);
    elements.text("uct-formula", bound);
    elements.enable("uct-leave", !is_root);
    elements.enable("uct-keep", !is_root);
    elements.enable("uct-zoom", !is_root && *path != live.top);
    elements.enable("uct-whole", !live.top.is_empty());
    elements
}

/// The title of the sheet, and the setting of the search.
pub fn setting(uct: &Uct, current: &CurrentIteration, state: &State, decimal: Decimal<'_>) -> Option<[Markup; 2]> {
    let record = &*state.game.record;
    let title = Phrase::new(message::SHEET_TITLE).text("number", &grouped(current.number));
    let address = uct.steps.address()?;
    let setting = Phrase::new(message::SHEET_SETTING).key("side", side_key(record.to_move(), record.board().game));
    let setting = setting.text("constant", &constant(address.exploration, decimal));
    let rules = AnyGame::of(record);
    let rules = rules_title(rules).unwrap_or_else(|| game_title(rules.id()));
    let setting = Words::concat([rules.into(), ". ".into(), setting.text("seed", &address.seed.to_string()).into()]);
    Some([Markup::text("h1", title), Markup::text("p", setting)])
}

/// A link to the iteration at the page's address.
pub fn link(uct: &Uct, state: &State, page: &str) -> Option<Markup> {
    let link = format!("{page}{}", Address::Iteration(uct.steps.address()?).text(&*state.game.record));
    Some(Markup::text("p", link).class("link").with("dir", "ltr"))
}

/// The statistics of the root moves, for calculating with them: with a column for the sums, or with the sums.
pub fn root_moves(uct: &Uct, current: &CurrentIteration, has_sums: bool, decimal: Decimal<'_>) -> Markup {
    let root = current.iteration.as_ref().and_then(|iteration| iteration.selection.first());
    let (candidates, visits): (&[Candidate], u32) =
        root.map_or((&current.root, current.number), |choice| (&choice.candidates, choice.visits));
    let row = |tag, cells: [Words; 4]| {
        let cells = cells.map(|cell| Markup::text(tag, cell));
        let [name, count, mean, sum] = cells;
        Markup::new("tr").children([name, count, mean, sum.class(if has_sums { "" } else { "blank" })])
    };
    let parent = format!(" (P = {})", grouped(visits));
    let heading = Words::concat([Phrase::new(message::SHEET_MOVE).into(), parent.into()]);
    let rows = candidates.iter().map(|candidate| {
        let mean = words::mean(candidate.visits, candidate.points, decimal);
        let formula = Formula::new(candidate, visits, uct.steps.exploration()).filter(|_| has_sums);
        let sum = formula.map_or_else(Words::default, |formula| Words::notation(formula.text(decimal)));
        row("td", [moves(&candidate.mv), grouped(candidate.visits).into(), mean.into(), sum])
    });
    let headings = [heading, "N".into(), "Q / N".into(), Phrase::new(message::SHEET_SUM).into()];
    Markup::new("table").child(row("th", headings)).children(rows)
}

/// The parts of the sheet with something to find out, in the order of the questions: not the sums of a forced move.
fn parts(current: &CurrentIteration) -> Vec<&'static str> {
    let iteration = current.iteration.as_ref();
    let first = iteration.and_then(|iteration| iteration.selection.first());
    let is_forced = first.map_or(current.root.len(), |choice| choice.candidates.len()) < 2;
    let has_playout = iteration.is_some_and(|iteration| iteration.playout.is_some());
    let asked = [("sums", !is_forced), ("path", true), ("result", has_playout), ("constant", !is_forced)];
    asked.into_iter().filter(|(_, is_asked)| *is_asked).map(|(name, _)| name).collect()
}

/// The questions.
pub fn questions(current: &CurrentIteration, state: &State) -> Markup {
    let playout = current.iteration.as_ref().and_then(|iteration| iteration.playout.as_ref());
    let game = state.game.record.board().game;
    let ask = |ask: &'static str| {
        let phrase = Phrase::new(message::SHEET_QUESTION).key("ask", ask);
        match playout.filter(|_| ask == "result") {
            Some(playout) => phrase.phrase("outcome", words::outcome(playout.outcome, game)),
            None => phrase,
        }
    };
    let all = parts(current).into_iter().map(ask);
    Markup::new("ol").children(all.map(|question| Markup::text("li", Words::notation(question))))
}

/// The answers, for a page of their own; `None` before the first iteration.
pub fn answers(uct: &Uct, current: &CurrentIteration, decimal: Decimal<'_>) -> Option<Markup> {
    let iteration = current.iteration.as_ref()?;
    let chosen = |depth: usize| {
        let choice = iteration.selection.get(depth)?;
        choice.candidates.get(choice.chosen as usize)
    };
    let path: Vec<String> = (0..iteration.selection.len()).filter_map(chosen).map(|move_| move_.mv.clone()).collect();
    let results = iteration.updates.iter().map(|update| {
        let points = words::whole_or_half(update.after.points, decimal);
        format!("{points}/{}", grouped(update.after.visits))
    });
    let results: Vec<String> = results.rev().collect();
    let answer = |part: &str| match (part, iteration.selection.first()) {
        ("sums", Some(choice)) => chosen_move(choice),
        ("constant", Some(choice)) => doubled(choice, decimal),
        ("result", _) => Phrase::verbatim(&results.join(" \u{2190} ")),
        _ => Phrase::verbatim(&move_text(&path.join(" "))),
    };
    let item = |part| Markup::text("li", Words::notation(answer(part)));
    let title = Markup::text("h1", Phrase::new(message::SHEET_ANSWERS));
    let page = Markup::new("section").class("answers").child(title).child(root_moves(uct, current, true, decimal));
    Some(page.child(Markup::new("ol").children(parts(current).into_iter().map(item))))
}

/// The selected move, and that it is the first of equal ones.
fn chosen_move(choice: &Choice) -> Phrase {
    let Some(chosen) = choice.candidates.get(choice.chosen as usize) else { return Phrase::verbatim("") };
    let is_equal =
        |other: &&Candidate| other.proven.is_none() && (other.visits, other.bound) == (chosen.visits, chosen.bound);
    let mv = move_text(&chosen.mv);
    match choice.candidates.iter().filter(is_equal).count() {
        0 | 1 => Phrase::verbatim(&mv),
        _ => Phrase::new(message::SHEET_FIRST).text("move", &mv),
    }
}

/// Whether a constant twice as large would change the choice, with the sums.
fn doubled(choice: &Choice, decimal: Decimal<'_>) -> Phrase {
    let answer = Phrase::new(message::SHEET_CONSTANT);
    let chosen = choice.candidates.get(choice.chosen as usize);
    if let Some(new) = chosen.filter(|chosen| chosen.visits == 0) {
        return answer.key("changes", "new").text("move", &move_text(&new.mv));
    }
    let sum = |candidate: &Candidate| {
        let formula = Formula::new(candidate, choice.visits, 0.0)?;
        let term = formula.term * 2.0;
        Some((candidate.mv.clone(), Formula { term, bound: formula.mean + term, ..formula }))
    };
    let mut sums: Vec<_> = choice.candidates.iter().filter_map(sum).collect();
    // Stable: of equal sums, the first.
    sums.sort_by(|(_, one), (_, other)| other.bound.total_cmp(&one.bound));
    let [(mv, best), others @ ..] = &*sums else { return answer.key("changes", "only") };
    let now = others.iter().find(|(mv, _)| chosen.is_some_and(|chosen| *mv == chosen.mv));
    let Some((_, other)) = now.or(others.first()) else { return answer.key("changes", "only") };
    let changes = match now {
        Some(_) => "yes",
        None if other.bound >= best.bound => "equal",
        None => "no",
    };
    let answer = answer.key("changes", changes).text("move", &move_text(mv));
    answer
        .text("other", &others.first().map_or_else(String::new, |(mv, _)| move_text(mv)))
        .text("sum", &best.summands(decimal))
        .text("other-sum", &other.summands(decimal))
}

/// Explains the drawing of a worksheet.
pub fn key(drawing: &Drawing) -> Markup {
    let gathers = drawing.nodes.iter().any(|node| matches!(node.kind, Kind::Gathered(_)));
    let phrase = Phrase::new(message::SHEET_KEY).key("gathered", if gathers { "yes" } else { "no" });
    Markup::text("p", phrase).class("key")
}

/// A root move.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Its share of the playouts, also the length of its bar, 0 to 1.
    pub share: f64,
    /// Its playouts.
    pub visits: u32,
    /// The lengths of its mean and its exploration term, 0 to 1.
    pub bound: [f64; 2],
    /// The formula in digits, or why there is none.
    pub formula: Result<String, Phrase>,
    /// Its proven result.
    pub sign: Option<Sign>,
    /// Whether it is tried next.
    pub is_next: bool,
    /// Whether it has the most playouts.
    pub is_best: bool,
}

/// The bars of the root moves, in their order.
pub fn bars(view: &View, exploration: f32, to_move: Player, decimal: Decimal<'_>) -> Vec<Bar> {
    let bounds = view.root.iter().filter_map(|candidate| candidate.bound);
    let whole = f64::from(bounds.fold(1.0, f32::max));
    let next = next_index(&view.root);
    let max_visits = view.root.iter().map(|candidate| candidate.visits).max().unwrap_or_default();
    let bar = |(index, candidate): (usize, &Candidate)| {
        let formula = Formula::new(candidate, view.playouts, exploration);
        let (mean, term) = match formula {
            Some(formula) => (formula.mean.max(0.0), formula.term),
            // A win fills the bar.
            None => (candidate.proven.map_or(0.0, |_| candidate.mean), 0.0),
        };
        let term = if candidate.visits == 0 { 1.0 } else { f64::from(term) / whole };
        Bar {
            share: f64::from(candidate.visits) / f64::from(view.playouts.max(1)),
            visits: candidate.visits,
            bound: [f64::from(mean) / whole, term],
            formula: formula.map(|formula| formula.short_text(decimal)).ok_or_else(|| words::no_bound(candidate)),
            sign: candidate.proven.map(|proven| Sign::new(proven, to_move)),
            is_next: next == Some(index),
            is_best: candidate.visits == max_visits && max_visits > 0,
        }
    };
    view.root.iter().enumerate().map(bar).collect()
}

/// The index of the move to try next: the first unvisited one, or the one with the highest bound.
fn next_index(root: &[Candidate]) -> Option<usize> {
    let new = root.iter().position(|candidate| candidate.visits == 0 && candidate.proven.is_none());
    new.or_else(|| {
        let bounds = root.iter().enumerate().filter_map(|(index, candidate)| Some((index, candidate.bound?)));
        // The first of equal bounds.
        bounds.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(index, _)| index)
    })
}

/// The root moves as bars: their visits, and their bounds as mean and exploration term. They keep the order of the move
/// list, so that they don't jump.
pub fn root_bars(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Vec<Markup> {
    let empty = View::default();
    let view = uct.live.view.as_ref().unwrap_or(&empty);
    let names: Vec<&str> = if view.root.is_empty() {
        state.game.legal().iter().map(|turn| turn.text.as_str()).collect()
    } else {
        view.root.iter().map(|candidate| candidate.mv.as_str()).collect()
    };
    let bars = bars(view, uct.exploration, state.game.record.to_move(), decimal);
    names.into_iter().enumerate().map(|(index, name)| bar_row(index, name, bars.get(index))).collect()
}

fn bar_row(index: usize, name: &str, bar: Option<&Bar>) -> Markup {
    let button = Markup::button(moves(name))
        .with("dir", "ltr")
        .with("data-study", "uct-root")
        .with("data-place", index.to_string());
    let [mean, term] = bar.map(|bar| bar.bound).unwrap_or_default();
    let share = bar.map(|bar| bar.share).unwrap_or_default();
    let line = |class, share: f64| {
        Markup::new("i").class(class).style("width", format!("{}%", percent(share.clamp(0.0, 1.0))))
    };
    let span = |class| Markup::new("span").class(class);
    let lines = span("bars")
        .child(span("thin").child(line("visits", share)))
        .child(span("thick").children([line("mean", mean), line("term", term)]));
    let count = bar.map(|bar| {
        let [start, end] = [" (", ")"].map(Words::from);
        Words::concat([Words::notation(grouped(bar.visits)), start, percentage(bar.share).into(), end])
    });
    let formula = bar.map(|bar| match &bar.formula {
        Ok(formula) => {
            let sign = bar.sign.map(|sign| words::sign(Some(sign)));
            Words::concat([Words::notation(&**formula), sign.into()])
        }
        Err(why) => why.clone().into(),
    });
    let yes = |is: Option<bool>| if is == Some(true) { "yes" } else { "" };
    Markup::new("li")
        .with("data-next", yes(bar.map(|bar| bar.is_next)))
        .with("data-best", yes(bar.map(|bar| bar.is_best)))
        .child(button)
        .child(lines)
        .child(span("numbers").child(Markup::text("b", count)).child(Markup::text("span", formula)))
}

#[cfg(test)]
mod tests {
    use alquerque_core::{Outcome, Player};

    use super::*;

    fn candidate(visits: u32, bound: Option<f32>) -> Candidate {
        Candidate {
            mv: "a1-a2".to_owned(),
            visits,
            points: visits as f32 / 2.0,
            mean: 0.5,
            exploration: bound.map(|bound| bound - 0.5),
            bound,
            proven: None,
        }
    }

    fn bars_of(root: Vec<Candidate>) -> Vec<Bar> {
        let playouts = root.iter().map(|candidate| candidate.visits).sum();
        let view = View { root, playouts, ..View::default() };
        bars(&view, 1.0, Player::Light, &|number, digits| format!("{number:.*}", usize::from(digits)))
    }

    #[test]
    fn an_unvisited_move_is_next_then_the_one_with_the_highest_bound() {
        let bars = bars_of(vec![candidate(6, Some(0.8)), candidate(2, Some(1.2)), candidate(0, None)]);
        assert_eq!(bars.iter().map(|bar| bar.is_next).collect::<Vec<_>>(), [false, false, true]);
        assert_eq!((bars[2].bound[1], bars[2].formula.is_err()), (1.0, true), "anything is possible");
        let bars = bars_of(vec![candidate(6, Some(0.8)), candidate(2, Some(1.2)), candidate(2, Some(1.2))]);
        assert_eq!(
            bars.iter().map(|bar| (bar.is_next, bar.is_best)).collect::<Vec<_>>(),
            [(false, true), (true, false), (false, false)]
        );
    }

    #[test]
    fn a_proven_win_fills_the_bar() {
        let won = Candidate { proven: Some(Outcome::Win(Player::Light)), mean: 1.0, bound: None, ..candidate(4, None) };
        let bars = bars_of(vec![won, candidate(4, Some(0.9))]);
        assert_eq!((bars[0].bound, bars[0].sign), ([1.0, 0.0], Some(Sign::Won)));
    }
}
