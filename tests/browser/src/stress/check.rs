//! What must hold after random inputs, once the storage is allowed again and one more input has come.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;
use tablero::games;
use tablero::session::storage::{Form, GameRow};
use tablero::session::{GameModel, Model};
use tablero::words::Locale;

use super::perform::{return_to_page, storage};
use crate::browser::Do;
use crate::page::{GAME, Page};
use crate::scripts::{SHOWN, expected};

/// A long limit, which only failures reach.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the page says of the game.
const SAID: &str = "return ['[data-status]', '[data-side=white]', '[data-side=black]', '.move-list', '.variation-strip']
    .map((one) => document.querySelector(one)?.innerText ?? '').join(' | ')";

/// How a game is stored now.
struct StoredGame {
    row: GameRow,
    model: GameModel,
}

/// Allows the storage, and checks the game that is open, or else the one at this address. Returns its address, which
/// other inputs may have changed.
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

/// Waits until the moves that are shown are stored.
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

/// Loads the page again, and waits until it shows and says what the model of the stored game does.
#[track_caller]
fn await_shown(page: &Page, key: &str, game: &str) {
    page.open(game);
    page.arrive("game");
    page.session.mouse(&[Do::Move((2.0, 2.0))]);
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
            let table = stored.model.board().table();
            page.await_pieces(&table.pieces(table.plies()));
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
    let table = games::resume(&row.game);
    let table = table.unwrap_or_else(|| panic!("{key} is not legal: {raw}"));
    let kind = games::kind(table.slug()).expect("a game of the page");
    let turns = settings_have(page, "\"turn_board\":true");
    let model = GameModel::new(kind, &row.game, table, 0, turns);
    StoredGame { row, model }
}
