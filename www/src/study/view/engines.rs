//! What the engines say: figures, and lines that can be played on the board.

use alquerque_app::state::State;
use alquerque_core::Player;
use alquerque_messages::analysis::{Analysis, Line};
use alquerque_messages::{Effort, Proven, RootMove};
use alquerque_study::Study;
use alquerque_study::engine_id::EngineId;
use alquerque_study::number::percent;
use alquerque_study::words::{Figures, Said, move_text};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use crate::dom::{append, by_id, find, html, set_attribute, set_flag, set_shown, set_text};
use crate::study::numbers::{decimal, notation};
use crate::words::said;

/// The moves of a line that are shown.
const MOVES_SHOWN: usize = 12;

/// The lines on the page.
#[derive(Default)]
pub(crate) struct EngineLines {
    shown: [Option<Analysis>; 2],
    /// How many places the lists have.
    places: u8,
}

impl EngineLines {
    /// Writes what has changed.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let lines = study.engines.lines;
        if let Some(select) =
            find::<HtmlSelectElement>("engine-count").filter(|select| select.value() != lines.to_string())
        {
            select.set_value(&lines.to_string());
        }
        let is_new = std::mem::replace(&mut self.places, lines) != lines;
        let game = state.record.board().game;
        let proof = state.verdict().map_or(&[][..], |report| &report.root_moves);
        for which in EngineId::ALL {
            let (name, engine) = (which.name(), study.engines.engine(which));
            let switch = find::<HtmlInputElement>(&format!("engine-{name}"))?;
            if switch.checked() != engine.on {
                switch.set_checked(engine.on);
            }
            set_shown(&format!("engine-{name}-report"), engine.on);
            // What is certain stands in the place of what is estimated.
            let found = study.engines.found(which, &*state.record).map(|found| with_certain(found, proof));
            let says = match found {
                _ if !engine.on => Said::Nothing,
                _ if engine.broken => Said::Broken,
                _ if state.ending.is_some() => Said::Over,
                Some(ref found) => Said::Figures(figures(found), engine.done),
                None => Said::Begins,
            };
            set_text(
                &format!("engine-{name}-figures"),
                &says.phrase(which, game).map_or_else(String::new, |phrase| said(&phrase)),
            );
            if self.shown[which as usize] != found || is_new {
                let list = by_id(&format!("engine-{name}-lines"))?;
                if is_new {
                    build(&list, which, usize::from(lines));
                }
                write(&list, found.as_ref(), state.to_move());
                self.shown[which as usize] = found;
            }
        }
        Some(())
    }
}

/// The analysis with what the prover knows of the moves with which its lines begin.
fn with_certain(found: &Analysis, proof: &[RootMove]) -> Analysis {
    let mut found = found.clone();
    for line in &mut found.lines {
        let known = proof.iter().find(|root| line.moves.first() == Some(&root.mv)).and_then(|root| root.proven);
        line.proven = line.proven.or(known);
    }
    found
}

fn figures(found: &Analysis) -> Figures {
    let speed = if found.per_second > 0.0 { decimal(found.per_second / 1000.0, 0) } else { String::new() };
    let thousands = |count: u32| decimal(f64::from(count) / 1000.0, 0);
    match found.effort {
        Effort::AlphaBeta { depth, nodes, .. } => Figures { depth: Some(depth), thousands: thousands(nodes), speed },
        Effort::Uct { playouts, .. } => Figures { depth: None, thousands: thousands(playouts), speed },
        Effort::None => Figures { depth: None, thousands: String::new(), speed },
    }
}

/// Every list has all its places, and each the buttons of all its moves: nothing moves when a line comes, and none is gone that
/// somebody is about to press.
fn build(list: &Element, which: EngineId, places: usize) -> Option<()> {
    list.set_text_content(None);
    for place in 0..places {
        let row = html("li", "", "")?;
        append(list, &row);
        append(&row, &html("span", "value", "")?);
        for number in 1..=MOVES_SHOWN {
            let button = html("button", "", "")?;
            let (place, number) = (place.to_string(), number.to_string());
            let attributes = [
                ("type", "button"),
                ("dir", "ltr"),
                ("data-study", "play-line"),
                ("data-engine", which.name()),
                ("data-line", &place),
                ("data-moves", &number),
            ];
            for (name, value) in attributes {
                set_attribute(&button, name, value);
            }
            append(&row, &button);
        }
    }
    Some(())
}

fn write(list: &Element, found: Option<&Analysis>, to_move: Player) -> Option<()> {
    let mut row = list.first_element_child();
    let mut place = 0;
    while let Some(li) = row {
        row = li.next_element_sibling();
        let line = found.and_then(|found| found.lines.get(place));
        place += 1;
        let shown = li.first_element_child()?;
        let class = if line.is_some_and(|line| line.proven.is_some()) { "value certain" } else { "value" };
        set_attribute(&shown, "class", class);
        write_into(&shown, &line.map_or_else(String::new, |line| notation(&value(line, to_move))));
        let mut moves = line.map_or(&[][..], |line| &line.moves).iter();
        let mut button = shown.next_element_sibling();
        while let Some(here) = button {
            button = here.next_element_sibling();
            let mv = moves.next();
            set_flag(&here, "hidden", mv.is_none());
            if let Some(mv) = mv {
                write_into(&here, &move_text(mv));
            }
        }
    }
    Some(())
}

fn write_into(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// What a line is worth, in light's eyes as the bar shows it: a share of the point, or what is certain.
fn value(line: &Line, mover: Player) -> String {
    match (line.proven, line.expected) {
        (Some(Proven::Draw), _) => "=".to_owned(),
        (Some(Proven::Light), _) => "1\u{2013}0".to_owned(),
        (Some(Proven::Dark), _) => "0\u{2013}1".to_owned(),
        (None, Some(expected)) => {
            let share = expected.share();
            let light = if mover == Player::Light { share } else { 1.0 - share };
            percent(light)
        }
        (None, None) => "\u{2013}".to_owned(),
    }
}
