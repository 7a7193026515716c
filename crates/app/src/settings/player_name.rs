//! The player's name.

use alquerque_language::is_control;

/// Maximum length of the player's name in characters.
const MAX_NAME_LEN: usize = 24;

/// Normalizes a player's name: one short line, without control characters and direction marks. Empty unless it has a
/// letter, digit or other character that is visible by itself.
pub fn name_of(text: &str) -> String {
    let name: String = text.trim().chars().filter(|&c| !is_control(c)).take(MAX_NAME_LEN).collect();
    if name.chars().any(is_visible) { name } else { String::new() }
}

/// Whether a character is visible by itself: not a space, a combining mark, or another blank character.
fn is_visible(c: char) -> bool {
    let is_mark = matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}');
    let is_gap = matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_whitespace() && !is_mark && !is_gap
}
