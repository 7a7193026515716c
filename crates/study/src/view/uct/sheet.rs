//! The worksheet to print: the setting, the root moves and the questions.

use alquerque_app::markup::{Markup, Words};
use alquerque_app::state::State;
use alquerque_app::text::nouns::side_key;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Candidate;

use crate::address::Address;
use crate::number::{Decimal, grouped};
use crate::uct::Uct;
use crate::uct::formula::constant;
use crate::uct::steps::CurrentIteration;
use crate::uct::words;
use crate::view::moves;

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
