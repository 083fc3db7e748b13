//! All games in a list: searched, filtered, sorted, selected, deleted and restored, saved as a file.

use serde_json::{Value, json};

use super::in_sight::assert_narrow;
use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::{OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    home_leads_to_all_games_and_a_game_is_opened sample Logic,
    games_are_found_filtered_and_sorted once Logic,
    deleted_games_come_back once Logic,
    selected_games_are_saved_as_one_file once Logic,
    the_list_works_by_keyboard sample Logic,
    only_the_rows_in_sight_are_on_the_page once Layout,
    a_game_of_another_tab_appears once Logic,
    the_list_is_there_in_spanish if Spanish in Spanish,
    axe_finds_nothing_in_the_list once Axe,
];

/// The names of the rows in the list, from the top.
const SHOWN: &str = "
    const rows = Array.from(document.querySelectorAll('.library-row'));
    rows.sort((one, other) => one.ariaRowIndex - other.ariaRowIndex);
    return rows.map((row) => row.dataset.saved).join(' ')";

/// A game as stored by earlier versions, some days ago.
pub(super) fn game(text: &str, names: [&str; 2], levels: [u8; 2], days: f64) -> Value {
    let saved = 1_795_000_000_000.0 - days * 86_400_000.0;
    json!({ "version": 1, "text": format!("tablero 1\n{text}"), "names": names, "levels": levels, "fair": true, "saved": saved })
}

/// Five games, the newest first: people, lost, won, draw, long.
fn games() -> [(&'static str, Value); 5] {
    let small = "game breakthrough\nstart pppp/4/4/PPPP w";
    [
        (
            "people",
            game(
                &format!("{small}\nmoves a1-a2"),
                ["José Núñez", "Ben"],
                [0, 0],
                1.0,
            ),
        ),
        (
            "lost",
            game("game zoq\nmoves @b2\nresult black", ["", ""], [0, 3], 2.0),
        ),
        (
            "won",
            game(
                "game zoq\nmoves @b2 @a2\nresult white",
                ["", ""],
                [0, 7],
                3.0,
            ),
        ),
        (
            "draw",
            game(
                "game pogo\nmoves 1a1-b1 1a3-b3\nresult draw",
                ["Ada", "Zoë"],
                [0, 0],
                4.0,
            ),
        ),
        (
            "long",
            game(
                &format!("{small}\nmoves a1-a2 a4-a3 b1-b2\nresult white"),
                ["Ada", "Ben"],
                [0, 0],
                5.0,
            ),
        ),
    ]
}

/// The library with the five games.
#[track_caller]
pub(super) fn library(session: &Session) -> Page<'_> {
    let page = Page::serve(session);
    for (id, game) in games() {
        page.store(&format!("{OLD_GAME}{id}"), &game.to_string());
    }
    page.open("#library");
    page.arrive("library");
    shows(&page, "people lost won draw long");
    page
}

#[track_caller]
pub(super) fn shows(page: &Page, ids: &str) {
    let check = format!("return (() => {{ {SHOWN} }})() === arguments[0]");
    page.session
        .until(&format!("the games {ids}"), &check, vec![json!(ids)]);
}

#[track_caller]
pub(super) fn row(id: &str) -> String {
    format!(".library-row[data-saved='{id}']")
}

#[track_caller]
fn select(page: &Page, id: &str) {
    page.press(&format!("{} [data-action=select]", row(id)));
}

fn home_leads_to_all_games_and_a_game_is_opened(session: &Session) {
    let page = Page::home(session);
    page.press("a[data-action=library]");
    page.arrive("library");
    assert_eq!(page.fragment(), "#library");
    assert_eq!(page.title(), "All games – Tablero");
    page.read("main", "There are no games yet.");
    library(session);
    page.read(&row("lost"), "You – Computer (level 3)");
    page.read(&row("lost"), "You lost");
    page.read(&row("draw"), "Ada vs Zoë");
    page.read(&row("draw"), "2 moves");
    page.read(&row("people"), "In progress");
    page.see(&format!("{} svg[data-board-of=pogo]", row("draw")));
    page.press(&format!("{} [data-action=continue]", row("draw")));
    page.arrive("game");
    assert_eq!(page.fragment(), "#play=draw");
    page.await_ply(2);
    session.go_back();
    page.arrive("library");
    page.act("home");
    page.arrive("home");
}

fn games_are_found_filtered_and_sorted(session: &Session) {
    let page = library(session);
    page.write("[data-field=search]", "nunez");
    shows(&page, "people");
    page.read(".library-bar", "1 game");
    page.write("[data-field=search]", "nobody");
    page.read(".library-none", "No games match.");
    page.act("clear");
    shows(&page, "people lost won draw long");
    session.choose("[data-field=game]", "zoq");
    shows(&page, "lost won");
    session.choose("[data-field=opponent]", "level-7");
    shows(&page, "won");
    session.choose("[data-field=opponent]", "computer");
    session.choose("[data-field=result]", "lost");
    shows(&page, "lost");
    session.choose("[data-field=game]", "");
    session.choose("[data-field=opponent]", "any");
    session.choose("[data-field=result]", "white");
    shows(&page, "won long");
    session.choose("[data-field=result]", "finished");
    shows(&page, "lost won draw long");
    session.choose("[data-field=order]", "oldest");
    shows(&page, "long draw won lost");
    session.choose("[data-field=order]", "longest");
    shows(&page, "long won draw lost");
    session.resize((360, 640));
    page.read("[data-action=filters]", "Filters (1)");
    page.act("filters");
    session.choose("[data-field=result]", "any");
    session.choose("[data-field=order]", "game");
    shows(&page, "people long draw lost won");
}

fn deleted_games_come_back(session: &Session) {
    let page = library(session);
    // The games of earlier versions are migrated.
    let is_taken_over = "return !!localStorage.getItem('tablero/v2/index')";
    session.until("the index", is_taken_over, vec![]);
    let before = page.keys();
    let values = |page: &Page| {
        let script =
            "return Object.entries(localStorage).filter(([key]) => key.includes('/game/')).sort()";
        page.session.run(script, vec![])
    };
    page.see_no("[data-action=delete]");
    select(&page, "lost");
    select(&page, "draw");
    page.read(".library-bar", "2 selected");
    let stored = values(&page);
    page.act("delete");
    shows(&page, "people won long");
    page.read("[data-told]", "2 games deleted.");
    assert!(!page.keys().iter().any(|key| key.ends_with("/game/lost")));
    page.act("undo");
    shows(&page, "people lost won draw long");
    page.see_no("[data-told]");
    assert_eq!(values(&page), stored);
    session.until("the index", is_taken_over, vec![]);
    assert_eq!(page.keys(), before);
    page.press("[data-action=select-all]");
    page.read(".library-bar", "5 selected");
    page.act("delete");
    page.read("main", "There are no games yet.");
    page.act("undo");
    shows(&page, "people lost won draw long");
    page.reload();
    page.arrive("library");
    shows(&page, "people lost won draw long");
}

fn selected_games_are_saved_as_one_file(session: &Session) {
    let page = library(session);
    let watch = "
        window.saved = [];
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
            blob.text().then((text) => window.saved.push(text));
            return make(blob);
        };
        HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };";
    session.run(watch, vec![]);
    select(&page, "lost");
    select(&page, "long");
    page.act("export");
    page.read("[data-told]", "saved as a file");
    let check = "return window.saved.length === 1 && [window.saved[0], window.savedName]";
    let file = session.until("a file", check, vec![]);
    let text = "tablero 1\ngame zoq\nstart bbb/3/WWW Wb w\nmoves @b2\nresult black\n\n\
                tablero 2\ngame breakthrough\nstart pppp/4/4/PPPP w\nwhite Ada\nblack Ben\n\
                moves a1-a2 a4-a3 b1-b2 resign:black\nresult white\n";
    assert_eq!(file[0].as_str(), Some(text));
    let name = file[1].as_str().unwrap_or_default();
    assert!(
        name.starts_with("tablero-2") && name.ends_with(".txt"),
        "{name}"
    );
}

/// Presses a key while another one is held.
#[track_caller]
fn with(session: &Session, held: Key, key: Key) {
    session.hold(held);
    session.keys(&[key]);
    session.lift(held);
}

fn the_list_works_by_keyboard(session: &Session) {
    let page = library(session);
    page.tab_to(".library-row");
    assert_eq!(page.focus(), "saved people");
    session.keys(&[Key::Down, Key::Down]);
    page.see(".library-row[data-saved=won]:focus");
    session.keys(&[Key::Space]);
    page.see(".library-row[data-saved=won][aria-selected=true]");
    with(session, Key::Shift, Key::Down);
    page.see(".library-row[data-saved=draw][aria-selected=true]");
    session.keys(&[Key::End]);
    page.see(".library-row[data-saved=long]:focus");
    session.keys(&[Key::Home]);
    page.see(".library-row[data-saved=people]:focus");
    session.keys(&[Key::Escape]);
    page.see_no(".library-row[aria-selected=true]");
    session.keys(&[Key::Delete]);
    shows(&page, "lost won draw long");
    page.see(".library-row[data-saved=lost]:focus");
    with(session, Key::Control, Key::Letter('z'));
    shows(&page, "people lost won draw long");
    with(session, Key::Control, Key::Letter('a'));
    page.read(".library-bar", "5 selected");
    session.keys(&[Key::Home]);
    page.see(".library-row[data-saved=people]:focus");
    session.keys(&[Key::Down, Key::Enter]);
    page.arrive("game");
    assert_eq!(page.fragment(), "#play=lost");
}

/// Short games of the same kind.
const MANY: usize = 1_500;

fn only_the_rows_in_sight_are_on_the_page(session: &Session) {
    let page = Page::serve(session);
    let fill = "
        for (let count = 0; count < arguments[0]; count++) {
            const game = { version: 1, text: 'tablero 1\\ngame zoq\\nmoves @b2', saved: 1e12 - count };
            localStorage.setItem(`tablero/v1/game/g${count}`, JSON.stringify(game));
        }";
    session.run(fill, vec![json!(MANY)]);
    page.open("#library");
    page.arrive("library");
    page.see(&format!("[data-shown='{MANY}']"));
    assert!(page.count(".library-row") < 40);
    page.see(".library-row[data-saved=g0]");
    page.see(&format!(".library-list[aria-rowcount='{MANY}']"));
    let scroll = "document.querySelector('.library-list').scrollTop = arguments[0]";
    session.run(scroll, vec![json!(50_000)]);
    page.see_no(".library-row[data-saved=g5]");
    assert!(page.count(".library-row") < 40);
    let in_sight = "
        const list = document.querySelector('.library-list').getBoundingClientRect();
        const at = (y) => document.elementFromPoint(list.left + list.width / 2, y)?.closest('.library-row');
        return [at(list.top + 30), at(list.bottom - 30)].every((row) => row)";
    session.until("rows from edge to edge", in_sight, vec![]);
    page.tab_to(".library-row");
    session.keys(&[Key::End]);
    let last = MANY - 1;
    page.see(&format!(
        ".library-row[data-saved=g{last}][aria-rowindex='{MANY}']:focus"
    ));
    session.keys(&[Key::PageUp]);
    assert!(page.count(".library-row") < 40);
}

fn a_game_of_another_tab_appears(session: &Session) {
    let page = library(session);
    select(&page, "won");
    let added = game("game zoq\nmoves @a2", ["", ""], [0, 1], 0.0);
    page.store(&format!("{OLD_GAME}other"), &added.to_string());
    let tell = "dispatchEvent(new StorageEvent('storage', { key: arguments[0] }))";
    session.run(tell, vec![json!(format!("{OLD_GAME}other"))]);
    shows(&page, "other people lost won draw long");
    page.see(".library-row[data-saved=won][aria-selected=true]");
}

fn the_list_is_there_in_spanish(session: &Session) {
    let page = library(session);
    assert_eq!(page.title(), "Todas las partidas – Tablero");
    page.read(&row("won"), "Has ganado");
    page.read(&row("people"), "En curso");
    page.read(".library-bar", "5 partidas");
    select(&page, "won");
    page.act("delete");
    page.read("[data-told]", "1 partida eliminada.");
}

fn axe_finds_nothing_in_the_list(session: &Session) {
    for (size, theme) in [((360, 640), "dark"), ((1280, 800), "light")] {
        session.resize(size);
        let page = library(session);
        page.set("theme", theme);
        if size.0 < 700 {
            page.act("filters");
        }
        assert_clean(session, &format!("all games, {theme}"));
        assert_narrow(session, &format!("all games, {theme}"));
        select(&page, "won");
        select(&page, "long");
        assert_clean(session, &format!("selected games, {theme}"));
        page.act("delete");
        page.see("[data-told]");
        assert_clean(session, &format!("deleted games, {theme}"));
        assert_narrow(session, &format!("deleted games, {theme}"));
    }
}
