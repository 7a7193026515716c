//! What the page shows of the UCT tab: the growing tree, the game against UCT, and the worksheet.

use alquerque_app::elements::Elements;
use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_core::Player;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Candidate;

use super::autoplay::Status;
use super::chart::EMPTY_LINE;
use super::controls::Mode;
use super::formula::constant;
use super::steps::CurrentIteration;
use super::{Uct, words};
use crate::address::Address;
use crate::lab::export::Format;
use crate::text::{Decimal, grouped, moves};

/// The button that starts and stops the search, and the state of the search.
pub fn run(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let mut elements = Elements::default();
    let is_live = uct.mode == Mode::Live;
    elements.show("uct-live", is_live);
    elements.show("uct-steps", !is_live);
    elements.select("uct-mode", uct.mode.name());
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
    elements.show("autoplay-rest", autoplay.has_opponent() && status == Status::Idle);
    elements.state("autoplay-peek", "aria-pressed", autoplay.shows_tree);
    elements.flag("uct-live", "data-hides", uct.hides(state));
    elements.text("autoplay-go", words::autoplay_action(status));
    elements.enable("autoplay-go", matches!(status, Status::Paused | Status::Starting | Status::Thinking(_)));
    elements
}

/// The statistics of the selected node. Every line keeps its place, even when empty.
pub fn selected_node(uct: &Uct, state: &State, decimal: Decimal<'_>) -> Elements {
    let (mut elements, live) = (Elements::default(), &uct.live);
    let path = &live.path;
    let is_root = path.is_empty();
    let path_text = if is_root { Phrase::new("uct-here").into() } else { Words::notation(moves(&path.join(" "))) };
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
    let title = Phrase::new("sheet-title").text("number", &grouped(current.number));
    let address = uct.steps.address()?;
    let setting = Phrase::new("sheet-setting").key("side", side_key(record.to_move(), record.board().game));
    let setting = setting.text("constant", &constant(address.exploration, decimal));
    Some([Markup::text("h1", title), Markup::text("p", setting.text("seed", &address.seed.to_string()))])
}

/// A link to the iteration at the page's address.
pub fn link(uct: &Uct, state: &State, page: &str) -> Option<Markup> {
    let link = format!("{page}{}", Address::Iteration(uct.steps.address()?).text(&*state.game.record));
    Some(Markup::text("p", link).class("link").with("dir", "ltr"))
}

/// The statistics of the root moves, for calculating with them.
pub fn root_moves(current: &CurrentIteration, decimal: Decimal<'_>) -> Markup {
    let root = current.iteration.as_ref().and_then(|iteration| iteration.selection.first());
    let (candidates, visits): (&[Candidate], u32) =
        root.map_or((&current.root, current.number), |choice| (&choice.candidates, choice.visits));
    let row = |tag, cells: [Words; 3]| Markup::new("tr").children(cells.map(|cell| Markup::text(tag, cell)));
    let parent = format!(" (P = {})", grouped(visits));
    let heading = Words::concat([Phrase::new("sheet-move").into(), parent.into()]);
    let rows = candidates.iter().map(|candidate| {
        let mean = words::mean(candidate.visits, candidate.points, decimal);
        row("td", [moves(&candidate.mv), grouped(candidate.visits).into(), mean.into()])
    });
    Markup::new("table").child(row("th", [heading, "N".into(), "Q / N".into()])).children(rows)
}

/// The questions.
pub fn questions(current: &CurrentIteration, state: &State) -> Markup {
    let result = current.iteration.as_ref().and_then(|iteration| iteration.playout.as_ref());
    let game = state.game.record.board().game;
    let ask = |ask: &'static str| Phrase::new("sheet-question").key("ask", ask);
    let result = result.map(|playout| ask("result").phrase("outcome", words::outcome(playout.outcome, game)));
    let all = [Some(ask("sums")), Some(ask("path")), result, Some(ask("constant"))].into_iter().flatten();
    Markup::new("ol").children(all.map(|question| Markup::text("li", Words::notation(question))))
}
