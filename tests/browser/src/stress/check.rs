//! The conditions after random inputs, once the storage is allowed again and one more input was made.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;
use tablero::games;
use tablero::play::SavedGame;
use tablero::session::storage::{Form, GameRow};
use tablero::session::{Env, GameIntent, GameModel, Message, Model};
use tablero::words::Locale;

use super::perform::{return_to_page, storage};
use crate::browser::PointerStep;
use crate::page::{GAME, Page};
use crate::scripts::{SHOWN, expected};

/// A long limit, which only failures reach.
const PATIENCE: Duration = Duration::from_secs(20);

/// The texts of the page about the game.
const SAID: &str = "return ['[data-status]', '[data-side=white]', '[data-side=black]', '.move-list', '.variation-strip']
    .map((one) => document.querySelector(one)?.innerText ?? '').join(' | ')";

/// The current stored form of a game.
struct StoredGame {
    row: GameRow,
    model: GameModel,
}

/// Allows the storage, and checks the game that is open, or else the game at this address. Returns its address,
/// which other inputs may have changed.
#[track_caller]
pub fn check(page: &Page, game: &str) -> String {
    storage(page, "allowed");
    // A step in the history may take effect only after the next inputs.
    return_to_page(page, game);
    let open = page.fragment();
    let game = match open.starts_with("#play=") && page.count("svg[data-board]") > 0 {
        true => open,
        false => {
            page.follow(game);
            page.arrive("game");
            game.to_owned()
        }
    };
    for _ in 0..10 {
        if page.session.run("return stress.oneMore()", vec![]) != json!("selected") {
            break;
        }
        sleep(Duration::from_millis(100));
    }
    let key = format!("{GAME}{}", game.trim_start_matches("#play="));
    await_stored(page, &key);
    await_shown(page, &key, &game);
    check_rows(page);
    game
}

/// Waits until the shown moves are stored.
#[track_caller]
fn await_stored(page: &Page, key: &str) {
    let check = r"
        const row = JSON.parse(localStorage.getItem(arguments[0]) ?? '{}');
        const line = (row.text ?? '').split('\n').find((line) => line.startsWith('moves '));
        const plies = Array.from(document.querySelectorAll('.move-list [data-ply]'))
            .filter((one) => one.dataset.ply !== '0');
        const shown = plies.map((one) => one.childNodes[0].textContent.trim()).join(' ');
        const stored = line ? line.slice(6) : '';
        return row.text && shown === stored || { not: [shown, row.text] };";
    let what = format!("{key} to hold the moves that are shown");
    page.session.until(&what, check, vec![json!(key)]);
}

/// Loads the page again, and waits until its state and texts match the model of the stored game.
#[track_caller]
fn await_shown(page: &Page, key: &str, game: &str) {
    page.open(game);
    page.arrive("game");
    page.session.mouse(&[PointerStep::Move((2.0, 2.0))]);
    let deadline = Instant::now() + PATIENCE;
    loop {
        let stored = read(page, key);
        // Computers that play each other do not wait for the comparison.
        if stored.row.game.levels.iter().all(|level| *level > 0) && !stored.model.is_over() {
            return;
        }
        let locale = match page.language().as_str() {
            "es" => Locale::Es,
            _ => Locale::En,
        };
        let mut all = expected(&stored.model, locale);
        if settings_have(page, "\"help\":false") {
            all["help"] = json!("");
        }
        let arguments = vec![all, json!(key)];
        let seen = page.session.run(SHOWN, arguments);
        if seen == json!(true) {
            let record = stored.model.board().record();
            page.await_pieces(&record.pieces(record.plies()));
            return;
        }
        // A computer may be thinking.
        assert!(
            Instant::now() < deadline,
            "{key}: {}\nshown: {}\nstored: {}",
            seen["not"],
            page.session.run(SAID, vec![]),
            page.stored(key).unwrap_or_default()
        );
        sleep(Duration::from_millis(50));
    }
}

/// Every stored game is legal.
#[track_caller]
fn check_rows(page: &Page) {
    for key in page.games() {
        read(page, &key);
    }
}

/// Whether the stored settings have a part.
#[track_caller]
fn settings_have(page: &Page, part: &str) -> bool {
    let settings = page.stored("tablero/v2/settings");
    settings.is_some_and(|settings| settings.contains(part))
}

#[track_caller]
fn read(page: &Page, key: &str) -> StoredGame {
    let raw = page.stored(key);
    let raw = raw.unwrap_or_else(|| panic!("{key} is not stored"));
    let row = GameRow::read(&raw, Form::New);
    let row = row.unwrap_or_else(|error| panic!("{key} cannot be read ({error:?}): {raw}"));
    let turns = settings_have(page, "\"turn_board\":true");
    let model = opened(&row.game, turns);
    let model = model.unwrap_or_else(|| panic!("{key} is not legal: {raw}"));
    StoredGame { row, model }
}

/// The model of a stored game as the page opens it, except that the computer does not start to think.
fn opened(game: &SavedGame, turns_board: bool) -> Option<GameModel> {
    let record = games::resume(game)?;
    let kind = games::kind(record.slug())?;
    let mut model = GameModel::new(kind, game, record, 0, turns_board);
    if model.friend_to_move().is_some() {
        let env = Env {
            confirms: false,
            turns_board,
            chance: 0,
            now: 0,
        };
        model.update(Message::Intent(GameIntent::Start), &env, &mut Vec::new());
    }
    Some(model)
}

#[cfg(test)]
mod tests {
    use tablero::play::Correspondence;
    use tablero::rules::Side;

    use super::*;

    #[test]
    fn a_game_that_waits_for_a_friend_is_locked_as_on_the_page() {
        let text = "tablero 1\ngame breakthrough\nstart ppppp/ppppp/5/PPPPP/PPPPP w\nmoves b2-b3";
        let mut game = SavedGame {
            version: 1,
            text: text.to_owned(),
            ..SavedGame::default()
        };
        assert!(opened(&game, false).expect("a game").can_hint());
        let by_link = Correspondence::new("0123456789".parse().expect("an id"), Side::White);
        game.correspondence = by_link.to_string();
        let model = opened(&game, false).expect("a game");
        assert_eq!(model.friend_to_move(), Some(Side::Black));
        assert!(!model.can_hint());
        let record = games::resume(&game).expect("a game");
        let kind = games::kind(record.slug()).expect("a kind");
        assert!(GameModel::new(kind, &game, record, 0, false).can_hint());
    }
}
