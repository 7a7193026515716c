//! The engines' statistics, and their lines with playable moves.

use alquerque_app::nouns::side_key;
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::{Outcome, Player};
use alquerque_language::Phrase;
use alquerque_messages::analysis::Line;
use alquerque_study::Study;
use alquerque_study::engine_id::EngineId;
use alquerque_study::engine_words::{figures, result, value};
use alquerque_study::engines::prover_result;
use alquerque_study::move_score::unit_key;
use alquerque_study::words::move_text;
use web_sys::Element;

use crate::dom::{add, append, button, by_id, set_attribute, set_checked, set_flag, set_shown, set_style, write};
use crate::study::numbers::{decimal, notation};
use crate::view::fields::select;
use crate::words::{localize, set_phrase_or_empty};

/// Maximum number of moves shown per line.
const MAX_MOVES: usize = 12;

/// The lines on the page.
#[derive(Default)]
pub(crate) struct EngineLines {
    /// With the prover's results of their first moves.
    shown: [Vec<(Line, Option<Outcome>)>; 2],
    /// The number of lines in each list.
    places: u8,
    /// The keys of the lists' positions.
    positions: [u64; 2],
}

impl EngineLines {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let lines = study.engines.lines;
        select("engine-count", &lines.to_string());
        select("engine-limit", study.engines.limit.name());
        let is_new = std::mem::replace(&mut self.places, lines) != lines;
        let game = state.game.record.board().game;
        let proof = state.verdict().map_or(&[][..], |report| &report.root_moves);
        for which in EngineId::ALL {
            let (name, engine) = (which.name(), study.engines.engine(which));
            set_checked(&format!("engine-{name}"), engine.on);
            set_shown(&format!("engine-{name}-report"), engine.on);
            let found = study.engines.found(which, &*state.game.record);
            let says = match found {
                _ if !engine.on => None,
                _ if engine.broken => Some(Phrase::new("study-engine-broken")),
                _ if state.game.ending.is_some() => Some(Phrase::new("study-engine-over")),
                Some(found) => Some(figures(found, engine.is_done(), study.engines.is_stopped(which), &decimal)),
                None => Some(Phrase::new("study-engine-begins")),
            };
            let says = says.map(|says| {
                says.phrase("method", which.title())
                    .key("side", side_key(Player::Light, game))
                    .key("unit", unit_key(game))
            });
            set_phrase_or_empty(&format!("engine-{name}-figures"), says.as_ref());
            let lines = found.map_or(&[][..], |found| &found.lines);
            let now: Vec<_> = lines.iter().map(|line| (line.clone(), prover_result(line, proof))).collect();
            if self.shown[which as usize] != now || is_new {
                let list = by_id(&format!("engine-{name}-lines"))?;
                if is_new {
                    build(&list, which, usize::from(self.places));
                }
                // A longer line may need another row, which remains until the position changes.
                let position = state.game.record.tree().current_key();
                let is_other = std::mem::replace(&mut self.positions[which as usize], position) != position;
                hold_rows(&list, is_other || is_new);
                write_lines(&list, &now, which, &*state.game.record);
                self.shown[which as usize] = now;
            }
        }
        Some(())
    }
}

/// Builds a list with all its lines and all the buttons for their moves. Nothing shifts when a line arrives, and no
/// button vanishes while the user is about to press it.
fn build(list: &Element, which: EngineId, places: usize) -> Option<()> {
    list.set_text_content(None);
    for place in 0..places {
        let row = add(list, "li", "", "")?;
        add(&row, "span", "value", "")?;
        add(&row, "span", "solved", "")?;
        for number in 1..=MAX_MOVES {
            let does = [
                ("dir", "ltr"),
                ("data-study", "play-line"),
                ("data-engine", which.name()),
                ("data-line", &place.to_string()),
                ("data-moves", &number.to_string()),
            ];
            append(&row, &button("", "", &does)?);
        }
    }
    Some(())
}

/// Prevents rows from becoming lower than they are, or releases all of them.
fn hold_rows(list: &Element, are_free: bool) {
    let mut row = list.first_element_child();
    while let Some(li) = row {
        row = li.next_element_sibling();
        let height = if are_free { String::new() } else { format!("{}px", li.client_height()) };
        // If a browser refuses, rows change height with their moves.
        set_style(&li, "min-height", &height);
    }
}

fn write_lines(
    list: &Element,
    lines: &[(Line, Option<Outcome>)],
    which: EngineId,
    record: &dyn AnyRecord,
) -> Option<()> {
    let mut row = list.first_element_child();
    let mut place = 0;
    while let Some(li) = row {
        row = li.next_element_sibling();
        let (line, solved) = lines.get(place).map_or((None, None), |(line, solved)| (Some(line), *solved));
        place += 1;
        let shown = li.first_element_child()?;
        let class = if line.is_some_and(|line| line.proven.is_some()) { "value certain" } else { "value" };
        set_attribute(&shown, "class", class);
        write(
            &shown,
            &line.map_or_else(String::new, |line| notation(&localize(&value(line, which, record, &decimal)))),
        );
        // The prover's result is shown beside the engine's own score.
        let beside = shown.next_element_sibling()?;
        let solved = solved.map(|solved| localize(&Phrase::new("study-solver-result").text("result", result(solved))));
        set_flag(&beside, "hidden", solved.is_none());
        write(&beside, &solved.unwrap_or_default());
        let mut moves = line.map_or(&[][..], |line| &line.moves).iter();
        let mut button = beside.next_element_sibling();
        while let Some(here) = button {
            button = here.next_element_sibling();
            let mv = moves.next();
            set_flag(&here, "hidden", mv.is_none());
            if let Some(mv) = mv {
                write(&here, &move_text(mv));
            }
        }
    }
    Some(())
}
