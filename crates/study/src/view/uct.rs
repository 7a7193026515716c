//! The UCT tab: the growing tree, and single iterations.

mod chart;
mod detail;
mod sheet;

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::{Candidate, View};

use super::moves;
use crate::lab::export::Format;
use crate::number::{Decimal, grouped, percentage};
use crate::uct::autoplay::Status;
use crate::uct::bars::{Bar, bars};
use crate::uct::chart::percent;
use crate::uct::event::{Mode, Stepping};
use crate::uct::proof::proof;
use crate::uct::stage::{Phase, Stage};
use crate::uct::steps::CurrentIteration;
use crate::uct::tour::question::Question;
use crate::uct::tour::step::TourStep;
use crate::uct::tour::{Tour, words as tour_words};
use crate::uct::{Uct, words};

use chart::EMPTY_LINE;
pub use chart::{chart, table};
pub use detail::detail;
pub use sheet::{link, questions, root_moves, setting};

/// The button that starts and stops the search, and the state of the search.
pub fn run(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    let is_live = uct.mode == Mode::Live;
    elements.show("uct-live", is_live);
    elements.show("uct-steps", !is_live);
    elements.select("uct-mode", if is_live { "live" } else { "steps" });
    let (live, is_over) = (&uct.live, state.game.ending.is_some());
    let view = live.view.as_ref();
    let wanted = live.is_on() || uct.autoplay.thinks();
    let runs = wanted && !is_over && view.is_none_or(|view| view.is_running);
    elements.show("uct-run", is_live);
    let stops = live.is_on() && !is_over && !live.is_decided() && !uct.hides(state);
    elements.text("uct-run", Phrase::new("uct-start").key("running", if stops { "yes" } else { "no" }));
    elements.enable("uct-run", uct.can_run(state));
    let hint = match view {
        _ if uct.broken => Some(Phrase::new("uct-broken")),
        _ if is_over => Some(Phrase::new("uct-over")),
        None if wanted => Some(Phrase::new("uct-begins")),
        None => Some(Phrase::new("uct-off")),
        Some(_) => None,
    };
    elements.show("uct-empty", hint.is_some());
    elements.text("uct-says-live", hint);
    // Don't offer the tour while it runs.
    elements.show("tour-begin", uct.tour.is_none() && !live.is_on());
    let figures = view.map(|view| {
        let thousands = |count: u32| decimal(f64::from(count) / 1000.0, u8::from(count < 10_000));
        let speed = decimal(view.per_second / 1000.0, 0);
        let figures = words::figures(&thousands(view.playouts), &thousands(view.nodes), &speed);
        let why = match view.proven {
            Some(proven) => {
                let outcome = words::outcome(proven, state.settings.game());
                Some(Phrase::new("uct-proven").phrase("outcome", outcome))
            }
            None if runs && view.is_full => Some(Phrase::new("uct-full-tree")),
            None if runs => None,
            None if wanted => Some(Phrase::new("uct-decided")),
            None => Some(Phrase::new("uct-paused")),
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
        elements.text(id, Phrase::new("review-side").key("side", side_key(player, state.settings.game())));
    }
    elements.select("autoplay-seats", autoplay.seats.name());
    elements.select("autoplay-seconds", autoplay.seconds.to_string());
    let status = autoplay.status(state);
    elements.show("autoplay-turn", status != Status::Off);
    elements.text("autoplay-says", words::autoplay(status, autoplay.seconds));
    elements.show("autoplay-rest", autoplay.is_against_someone() && status == Status::Rests);
    elements.state("autoplay-peek", "aria-pressed", autoplay.peeks);
    elements.flag("uct-live", "data-hides", uct.hides(state));
    elements.text("autoplay-go", words::autoplay_action(status));
    elements.enable("autoplay-go", matches!(status, Status::Waits | Status::Begins | Status::Thinks(_)));
    elements
}

/// The statistics of the selected node. Every line keeps its place, even when empty.
pub fn selected_node(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let (mut elements, live) = (Elements::default(), &uct.live);
    let path = &live.path;
    let is_root = path.is_empty();
    let way = if is_root { Phrase::new("uct-here").into() } else { Words::notation(moves(&path.join(" "))) };
    elements.text("uct-way", way);
    let (numbers, bound) = match live.looked().and_then(|looked| looked.last()) {
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

/// The controls of the step-by-step view.
pub fn stepping(uct: &Uct, state: &State) -> Elements {
    let (mut elements, steps) = (Elements::default(), &uct.steps);
    for (id, stepping) in [
        ("uct-step-first", Stepping::First),
        ("uct-step-back", Stepping::Back),
        ("uct-step-on", Stepping::On),
        ("uct-step-phase", Stepping::Phase),
        ("uct-step-iteration", Stepping::Iteration),
    ] {
        elements.enable(id, uct.can(stepping));
    }
    elements.enable("uct-play", steps.is_playing() || uct.can(Stepping::On));
    elements.state("uct-play", "aria-pressed", steps.is_playing());
    // Don't announce every step of a playback.
    let is_quiet = steps.is_playing() || uct.tour.is_some();
    elements.attribute("uct-said", "aria-live", if is_quiet { "off" } else { "polite" });
    elements.select("uct-speed", steps.speed.name());
    if steps.current().is_none() {
        let why = match state.game.ending {
            _ if uct.broken => Phrase::new("uct-broken"),
            Some(_) => Phrase::new("uct-over"),
            None => Phrase::new("uct-begins"),
        };
        elements.text("uct-said", why);
        elements.fill("uct-detail", []);
    }
    elements
}

/// The current stage, the reason for it, and its numbers. Hides its outcome if the tour `asks` about it.
pub fn stage(uct: &Uct, current: &CurrentIteration, state: &State, asks: bool, decimal: Decimal<'_>) -> Elements {
    let (mut elements, at, game) = (Elements::default(), current.stage(), state.settings.game());
    for phase in Phase::ALL {
        let id = format!("uct-phase-{}", phase.name());
        if at.phase() == Some(phase) {
            elements.attribute(id, "aria-current", "step");
        } else {
            elements.flag(id, "aria-current", false);
        }
    }
    let mut text = vec![words::stage(at, current.iteration.as_ref(), game).into()];
    if let (Stage::Backpropagation(up), Some(iteration)) = (at, &current.iteration) {
        text.push(proof(iteration, up, state.game.record.to_move(), game).into());
    }
    if uct.steps.is_at_end() {
        text.push(words::last(&uct.steps).into());
    }
    // The sentence would give away the answer to the tour's question.
    elements.text("uct-said", if asks { Words::default() } else { Words::Joined(" ", text) });
    let (step, all) = current.place();
    elements.text("uct-iteration", Phrase::new("uct-iteration").number("step", step + 1).number("steps", all));
    elements.fill("uct-detail", detail(uct, current, asks, decimal));
    elements
}

/// The tour's box.
pub fn tour(step: TourStep, uct: &Uct, state: &State, is_moving: bool, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.text("tour-title", tour_words::title(step));
    elements.text("tour-place", tour_words::place(step));
    elements.text("tour-text", tour_words::text(step));
    elements.text("tour-next", tour_words::next(step));
    elements.enable("tour-back", step.before().is_some());
    elements.show("tour-onward", step.next().is_none());
    // Announce only final values.
    elements.attribute("tour-now", "aria-live", if is_moving { "off" } else { "polite" });
    // It would give away the answer.
    let is_told = !uct.tour.as_ref().is_some_and(Tour::asks);
    let now = is_told.then(|| tour_words::now(step, &uct.live, &uct.steps, &*state.game.record, decimal)).flatten();
    elements.text("tour-now", now);
    elements.text("tour-numbers", tour_words::formula(step, &uct.live, uct.exploration, decimal));
    elements.text("tour-formula", step.content().formula);
    elements.text("tour-explained", tour_words::more(step));
    let papers = step.content().papers.iter().map(|paper| {
        let link = Markup::text("a", format!("doi.org/{}", paper.doi));
        Markup::text("li", format!("{}: ", paper.authors))
            .child(Markup::text("cite", paper.title))
            .child(Markup::text("span", format!(". {}. ", paper.source)))
            .child(link.with("href", format!("https://doi.org/{}", paper.doi)).with("rel", "noopener"))
    });
    elements.fill("tour-papers", papers);
    elements
}

/// The tour's question and its answers, marked once one has been given.
pub fn question(question: &Question, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    elements.text("tour-asked", tour_words::question_text(question, &*state.game.record, decimal));
    let told = question.given.map(|given| tour_words::answered(question, given, decimal).map(Words::from));
    elements.text("tour-told", told.map(|told| Words::Joined(" ", told.into())));
    let answers = (0..question.answer_count()).map(|answer| {
        let mark = match question.given {
            Some(_) if question.is_right(answer) => "right",
            Some(given) if given == answer => "wrong",
            _ => "",
        };
        Markup::button(Words::notation(tour_words::answer(question, answer, decimal)))
            .with("data-study", "tour-answer")
            .with("data-answer", answer.to_string())
            .with("data-mark", mark)
            .state("aria-disabled", question.given.is_some())
    });
    elements.fill("tour-answers", answers);
    elements
}
