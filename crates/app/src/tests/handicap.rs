//! The handicap that the computer gives.

use alquerque_core::Player;
use alquerque_core::family::{AnyGame, GAMES};

use super::*;
use crate::command::Command;
use crate::game::mode::GameMode;
use crate::new_game::ChoiceEvent;
use crate::new_game::handicap::{MAX_HANDICAP, with_handicap};
use crate::settings::{read, text_of};

fn count(record: &dyn AnyRecord, player: Player) -> usize {
    record.board().spots().filter(|&spot| record.piece(spot).is_some_and(|piece| piece.player == player)).count()
}

#[test]
fn the_giver_has_fewer_pieces_or_the_other_side_has_corners() {
    for ruleset in GAMES.iter().flat_map(|game| game.rulesets) {
        let rules: AnyGame = ruleset.name.parse().unwrap();
        let start = rules.record();
        for (giver, pieces) in
            Player::BOTH.into_iter().flat_map(|giver| (0..=MAX_HANDICAP).map(move |pieces| (giver, pieces)))
        {
            let record = with_handicap(rules.record(), giver, pieces);
            let given = usize::from(pieces);
            let name = format!("{} {giver:?} {pieces}", ruleset.name);
            assert_eq!(record.start_text().is_some(), pieces > 0, "{name}");
            assert_eq!(record.to_move(), start.to_move(), "{name}");
            assert!(record.ending().is_none(), "{name}");
            let (own, other) = (count(&*start, giver), count(&*start, giver.opponent()));
            let expected =
                if record.board().game == GameId::Othello { (own, other + given) } else { (own - given, other) };
            assert_eq!((count(&*record, giver), count(&*record, giver.opponent())), expected, "{name}");
        }
    }
    // Without e5, Light could capture four pieces at once.
    let record = with_handicap(AnyGame::from(GameId::Alquerque).record(), Player::Dark, 2);
    let empty = record.board().spots().filter(|&spot| record.piece(spot).is_none());
    let missing: Vec<String> =
        empty.filter_map(|spot| record.spot_name(spot)).filter(|name| name.ends_with('5')).collect();
    assert_eq!(missing, ["a5", "b5"]);
}

#[test]
fn the_computer_gives_it_in_the_next_game_and_in_the_rematch() {
    let mut state = against_ai(&[]);
    update(&mut state, Event::Command(Command::NewGame));
    update(&mut state, Event::PageShown(Some(Page::New)));
    update(&mut state, Event::Choice(ChoiceEvent::Handicap(3)));
    update(&mut state, Event::Command(Command::Play));
    assert_eq!((count(&*state.game.record, Player::Light), count(&*state.game.record, Player::Dark)), (12, 9));
    let told = "handicap(pieces: 3)";
    assert_eq!(notice(&state), told);
    // The same after a game from elsewhere.
    state.settings.current_mut().set_mode(GameMode::Loaded);
    start_new(&mut state);
    assert_eq!(count(&*state.game.record, Player::Dark), 9);
    let kept = read(&text_of(&state.settings)).unwrap();
    assert_eq!(kept.current().handicap, 3);
    update(&mut state, Event::Typed("d2-c3".to_owned()));
    update(&mut state, Event::Command(Command::Resign));
    assert_eq!(phrases(state.help_phrase()), "with-handicap(counts: no)");
    update(&mut state, Event::Command(Command::Rematch));
    assert_eq!((count(&*state.game.record, Player::Light), count(&*state.game.record, Player::Dark)), (9, 12));
}
