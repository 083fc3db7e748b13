//! The focus in the list of all games, and the place of the list: neither is lost when the list is scrolled, changed or left.

use serde_json::json;

use super::library::{game, row};
use crate::browser::{Key, Session};
use crate::page::{OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_row_keeps_the_focus_out_of_sight sample Logic,
    the_focus_returns_to_the_game_that_was_opened once Logic,
    another_order_starts_at_the_top once Logic,
    the_delete_key_deletes_the_row_with_the_focus once Logic,
    a_closed_message_gives_the_focus_back once Logic,
    no_message_covers_the_row_with_the_focus once Layout,
    a_refused_deletion_is_said once Logic,
    the_statistics_get_the_focus once Logic,
    the_same_game_stays_at_the_top once Layout,
];

const GAMES: u32 = 60;

/// A list with many games, the newest first: g0, g1 and so on.
#[track_caller]
fn many(session: &Session) -> Page<'_> {
    let page = Page::serve(session);
    for number in 0..GAMES {
        let text = "game zoq\nmoves @b2";
        let game = game(text, ["Ada", "Ben"], [0, 0], f64::from(number));
        page.store(&format!("{OLD_GAME}g{number}"), &game.to_string());
    }
    page.open("#library");
    page.arrive("library");
    page.see(&row("g0"));
    // The games of earlier versions are migrated, and the rows are read again.
    let is_taken_over = "return !!localStorage.getItem('tablero/v2/index')
        && document.querySelector('main.library:not([aria-busy])') !== null";
    session.until("the index", is_taken_over, vec![]);
    page
}

#[track_caller]
fn scroll(session: &Session, to: u32) {
    let script = "document.querySelector('.library-list').scrollTop = arguments[0]";
    session.run(script, vec![json!(to)]);
}

#[track_caller]
fn scrolled(session: &Session) -> f64 {
    let script = "return document.querySelector('.library-list').scrollTop";
    session.run(script, vec![]).as_f64().unwrap_or_default()
}

#[track_caller]
fn is_scrolled(session: &Session, to: f64) {
    let check =
        "return Math.abs(document.querySelector('.library-list').scrollTop - arguments[0]) < 2";
    session.until("the place in the list", check, vec![json!(to)]);
}

/// The row of this game has the focus, and is completely visible.
#[track_caller]
fn is_focused(session: &Session, id: &str) {
    let check = "
        const row = document.activeElement;
        if (!row.matches(arguments[0])) return false;
        const [inner, outer] = [row, row.closest('.library-list')].map((one) => one.getBoundingClientRect());
        return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1";
    session.until(&format!("the focus on {id}"), check, vec![json!(row(id))]);
}

fn a_row_keeps_the_focus_out_of_sight(session: &Session) {
    let page = many(session);
    page.tab_to(".library-row");
    session.keys(&[Key::Down, Key::Down]);
    is_focused(session, "g2");
    for to in [3_000, 2_000, 1_800, 0, 600, 2_400] {
        scroll(session, to);
        // The rows there exist.
        let in_sight = "
            const list = document.querySelector('.library-list').getBoundingClientRect();
            return document.elementFromPoint(list.left + list.width / 2, list.top + 30)?.closest('.library-row') !== null";
        session.until("rows", in_sight, vec![]);
        let focused = page.see(".library-row:focus");
        assert!(focused.contains("Ada"), "{to}: {focused}");
        assert_eq!(page.focus(), "saved g2", "{to}");
    }
    // The next keys continue from there.
    session.keys(&[Key::Down]);
    is_focused(session, "g3");
    // From outside, Tab leads to the visible rows.
    page.press("[data-field=search]");
    scroll(session, 2_400);
    page.see(".library-row[tabindex='0']:not([data-saved=g3])");
    page.tab_to(".library-row");
    assert!(scrolled(session) > 2_000.0);
    assert_eq!(page.count(".library-row:focus"), 1);
}

fn the_focus_returns_to_the_game_that_was_opened(session: &Session) {
    let page = many(session);
    page.tab_to(".library-row");
    session.keys(&[Key::PageDown, Key::PageDown, Key::Down]);
    let id = page.focus();
    let id = id.strip_prefix("saved ").expect("a row has the focus");
    is_focused(session, id);
    let place = scrolled(session);
    session.keys(&[Key::Enter]);
    page.arrive("game");
    session.go_back();
    page.arrive("library");
    is_focused(session, id);
    is_scrolled(session, place);
    session.keys(&[Key::Enter]);
    page.arrive("game");
    page.act("home");
    page.arrive("library");
    is_focused(session, id);
    session.keys(&[Key::Up, Key::Down]);
    is_focused(session, id);
    // The mouse does the same.
    scroll(session, 3_000);
    page.press(&format!("{} [data-action=continue]", row("g40")));
    page.arrive("game");
    page.act("home");
    page.arrive("library");
    let is_there = "return document.activeElement.dataset.saved === 'g40'";
    session.until("the focus on g40", is_there, vec![]);
    is_scrolled(session, 3_000.0);
    // Its accessible name contains the players.
    let name = session.run("return document.activeElement.ariaLabel", vec![]);
    assert!(
        name.as_str().is_some_and(|name| name.contains("Ada")),
        "{name}"
    );
    // From home it is another visit.
    page.act("home");
    page.arrive("home");
    page.press("a[data-action=library]");
    page.arrive("library");
    let is_screen = "return document.activeElement.matches('main.library')";
    session.until("the focus on the screen", is_screen, vec![]);
}

fn another_order_starts_at_the_top(session: &Session) {
    let page = many(session);
    scroll(session, 2_000);
    session.choose("[data-field=order]", "oldest");
    is_scrolled(session, 0.0);
    page.see(&row("g59"));
    scroll(session, 2_000);
    page.write("[data-field=search]", "ada");
    is_scrolled(session, 0.0);
    scroll(session, 2_000);
    session.choose("[data-field=result]", "going-on");
    is_scrolled(session, 0.0);
}

fn the_delete_key_deletes_the_row_with_the_focus(session: &Session) {
    let page = many(session);
    page.press(&format!("{} [data-action=select]", row("g0")));
    page.tab_to(".library-row");
    session.keys(&[Key::Down, Key::Down, Key::Down, Key::Delete]);
    page.see_no(&row("g3"));
    is_focused(session, "g4");
    page.see(".library-row[data-saved=g0][aria-selected=true]");
    page.read("[data-told]", "1 game deleted.");
    session.keys(&[Key::Space, Key::Delete]);
    page.see_no(&row("g4"));
    page.see_no(&row("g0"));
    page.read("[data-told]", "2 games deleted.");
    is_focused(session, "g5");
}

fn a_closed_message_gives_the_focus_back(session: &Session) {
    let page = many(session);
    page.tab_to(".library-row");
    session.keys(&[Key::Down, Key::Delete]);
    page.see_no(&row("g1"));
    is_focused(session, "g2");
    page.tab_to(".library-told [data-action=dismiss]");
    session.keys(&[Key::Enter]);
    page.see_no("[data-told]");
    is_focused(session, "g2");
    session.keys(&[Key::Down]);
    is_focused(session, "g3");
}

fn no_message_covers_the_row_with_the_focus(session: &Session) {
    let page = many(session);
    for size in [(360, 640), (1280, 800)] {
        session.resize(size);
        page.tab_to(".library-row");
        session.keys(&[Key::End]);
        page.see(".library-row[aria-rowindex]:focus");
        session.keys(&[Key::Delete]);
        page.see("[data-told]");
        let is_free = "
            const row = document.activeElement;
            if (!row.matches('.library-row')) return false;
            const [inner, told] = [row, document.querySelector('.library-told .notice')]
                .map((one) => one.getBoundingClientRect());
            const list = row.closest('.library-list').getBoundingClientRect();
            return inner.bottom <= told.top && inner.bottom <= list.bottom + 1 && told.bottom <= innerHeight";
        session.until("the last row is free", is_free, vec![]);
        page.press(".library-told [data-action=dismiss]");
        page.see_no("[data-told]");
    }
}

fn a_refused_deletion_is_said(session: &Session) {
    let page = many(session);
    page.press(&format!("{} [data-action=select]", row("g5")));
    page.act("delete");
    page.see_no(&row("g5"));
    let refuse = "Storage.prototype.setItem = Storage.prototype.removeItem = () => { throw new Error('refused'); }";
    session.run(refuse, vec![]);
    let select = format!("{} [data-action=select]", row("g1"));
    page.press(&select);
    page.act("delete");
    page.read("[data-told]", "could not be saved");
    page.see(".library-row[data-saved=g1][aria-selected=true]");
    page.read(".library-bar", "1 selected");
    page.see_no("[data-action=undo]");
    page.press(".library-told [data-action=dismiss]");
    // What was deleted before can still be undone.
    page.read("[data-told]", "1 game deleted.");
    page.see("[data-action=undo]");
    page.press(".library-told [data-action=dismiss]");
    page.see_no("[data-told]");
    // The next deletion fails too.
    page.act("delete");
    page.read("[data-told]", "could not be saved");
    page.see(&row("g1"));
    session.run("location.reload()", vec![]);
    page.arrive("library");
    page.see(&row("g1"));
}

fn the_statistics_get_the_focus(session: &Session) {
    let page = many(session);
    page.tab_to("[data-action=statistics]");
    session.keys(&[Key::Enter]);
    page.arrive("statistics");
    let is_screen = "return document.activeElement.matches('main.statistics')";
    session.until("the focus on the screen", is_screen, vec![]);
}

fn the_same_game_stays_at_the_top(session: &Session) {
    let page = many(session);
    session.resize((360, 640));
    let top = "
        const list = document.querySelector('.library-list').getBoundingClientRect();
        const row = document.elementFromPoint(list.left + list.width / 2, list.top + 12).closest('.library-row');
        return row !== null && row.dataset.saved === arguments[0]";
    let is_top = |when: &str, id: &str| {
        session.until(&format!("{id} at the top {when}"), top, vec![json!(id)]);
    };
    session.run(
        "const list = document.querySelector('.library-list');
         list.scrollTop = 30 * document.querySelector('.library-row').offsetHeight",
        vec![],
    );
    is_top("at first", "g30");
    session.resize((1280, 800));
    is_top("in a wide window", "g30");
    session.resize((360, 640));
    is_top("in a narrow window again", "g30");
    // Another tab adds a game and removes three.
    let added = game("game zoq\nmoves @a2", ["Ada", "Ben"], [0, 0], -1.0);
    let tell = "dispatchEvent(new StorageEvent('storage', { key: arguments[0] }))";
    let key = format!("{OLD_GAME}other");
    page.store(&key, &added.to_string());
    session.run(tell, vec![json!(key)]);
    page.see(".library-list[aria-rowcount='61']");
    is_top("after a game was added", "g30");
    let remove = "
        for (const id of ['g3', 'g4', 'g5']) {
            const keys = Object.keys(localStorage).filter((key) => key.endsWith(`/${id}`));
            keys.forEach((key) => localStorage.removeItem(key));
        }";
    session.run(remove, vec![]);
    session.run(tell, vec![json!(format!("{OLD_GAME}g3"))]);
    page.see(".library-list[aria-rowcount='58']");
    is_top("after games were deleted", "g30");
}
