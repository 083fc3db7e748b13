//! Accessibility: axe on every screen, and the texts for screen readers.

use serde_json::json;
use tablero::games::GAMES;

use super::solved::analyse;
use crate::axe::assert_clean;
use crate::browser::{Browser, Key, Session};
use crate::games::Game;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    axe_finds_nothing_on_the_home_screen sample Axe,
    axe_finds_nothing_on_the_screen_of_a_game once Axe,
    axe_finds_nothing_on_the_panels once Axe,
    axe_finds_nothing_on_a_phone once Axe,
    everything_has_a_name_in_the_accessibility_tree if Scheme,
    the_places_of_the_board_are_named sample Logic,
    moves_turns_and_refusals_are_read_out once Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";

fn axe_finds_nothing_on_the_home_screen(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("a2-a3", 1);
    page.act("home");
    page.see("[data-saved]");
    // In the other browsers, one theme is enough to show that axe gives the same results.
    let is_chromium = session.browser == Browser::Chromium;
    let themes = if is_chromium {
        &["light", "dark"][..]
    } else {
        &["dark"]
    };
    let opponents = if is_chromium {
        &["friend", "by-link", "computer", "watch"][..]
    } else {
        &["computer"]
    };
    for theme in themes {
        page.set("theme", theme);
        assert_clean(session, &format!("home, {theme}"));
    }
    page.speak("es");
    for opponent in opponents {
        page.open_new_game("breakthrough");
        page.press(&format!("[name=opponent][value={opponent}]"));
        page.see("[data-field=width]");
        assert_clean(session, &format!("a new game: {opponent}"));
        session.keys(&[Key::Escape]);
        page.see_no("dialog[data-panel=new-game]");
    }
    page.press("[data-saved] [data-action=discard]");
    page.see("[data-action=discard-yes]");
    page.follow("#nonsense");
    page.notice("broken-link");
    assert_clean(session, "home with a question and a notice");
}

fn axe_finds_nothing_on_the_screen_of_a_game(session: &Session) {
    let game = Game::of_length(6);
    let page = Page::linked(session, START, &game.moves()[..5]);
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        page.touch("c2");
        page.await_spots("selected", &["c2"]);
        assert_clean(session, &format!("a pawn in hand, {theme}"));
        page.touch("c5");
        assert_clean(session, &format!("a refusal, {theme}"));
        session.keys(&[Key::Escape]);
        page.act("previous");
        page.see("[data-action=resume]");
        assert_clean(session, &format!("looking back, {theme}"));
        page.act("resume");
        page.click_move("c2-c1", 6);
        page.await_result("black");
        assert_clean(session, &format!("over, {theme}"));
        page.act("undo");
        page.await_ply(5);
    }
    page.act("new");
    page.begin();
    page.notice("new-game");
    assert_clean(session, "a notice");
}

fn axe_finds_nothing_on_the_panels(session: &Session) {
    let page = Page::linked(session, START, &["b2-a3", "b4-c3"]);
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        page.act("settings");
        page.act("forget");
        page.see("[data-action=forget-yes]");
        assert_clean(session, &format!("settings, {theme}"));
        page.close_settings();
        page.act("share");
        page.act("share-game");
        page.see("[data-field=link]");
        assert_clean(session, &format!("share, {theme}"));
        page.press("dialog[data-panel=share] [data-action=close]");
        page.see_no("dialog[data-panel=share]");
        page.act("resign");
        page.see("[data-action=resign-yes]");
        assert_clean(session, &format!("resign, {theme}"));
        session.keys(&[Key::Escape]);
        page.see_no("[data-action=resign-yes]");
    }
}

fn axe_finds_nothing_on_a_phone(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    assert_clean(session, "home");
    page.speak("es");
    page.start("10x10");
    page.touch("c2");
    assert_clean(session, "game");
    page.act("settings");
    page.see("dialog[data-panel=settings]");
    assert_clean(session, "settings");
}

fn everything_has_a_name_in_the_accessibility_tree(session: &Session) {
    let page = Page::home(session);
    assert_named(session, "home", 5);
    page.start("5x5");
    // A board, its 25 places, and the actions.
    assert_named(session, "game", 40);
    for panel in ["settings", "share", "resign"] {
        page.act(panel);
        page.see(&format!("dialog[data-panel={panel}]"));
        assert_named(session, panel, 3);
        page.press(&format!("dialog[data-panel={panel}] [data-action=close]"));
        page.see_no(&format!("dialog[data-panel={panel}]"));
    }
    session.keys(&[Key::Letter('?')]);
    page.see("dialog[data-panel=keys]");
    assert_named(session, "keys", 2);
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel=keys]");
    for game in GAMES {
        let slug = game.slug();
        page.follow(&format!("#rules={slug}"));
        page.arrive("rules");
        assert_named(session, &format!("rules of {slug}"), 5);
        page.follow(&format!("#lesson={slug}"));
        page.arrive("lesson");
        assert_named(session, &format!("lesson in {slug}"), 12);
        page.follow("#");
        page.arrive("home");
        page.two_players(slug);
        analyse(&page, *game);
        assert_named(session, &format!("{slug} with its analysis"), 20);
        // Ends the analysis, which is no longer needed.
        page.act("analyse");
        page.see_no(".analysis");
        page.act("resign");
        page.act("resign-yes");
        page.act("report");
        page.see(".report");
        assert_named(session, &format!("{slug} with its report"), 20);
    }
}

/// Whether everything that a screen reader reaches has a name, and there are at least `least` such elements.
#[track_caller]
fn assert_named(session: &Session, screen: &str, min: usize) {
    const ROLES: [&str; 11] = [
        "button",
        "link",
        "checkbox",
        "radio",
        "combobox",
        "textbox",
        "spinbutton",
        "grid",
        "gridcell",
        "dialog",
        "img",
    ];
    let tree = session.chromium("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().expect("a tree of nodes");
    let role = |node: &serde_json::Value| node["role"]["value"].as_str().unwrap_or("").to_owned();
    let met: Vec<_> = nodes
        .iter()
        .filter(|node| node["ignored"] != json!(true) && ROLES.contains(&role(node).as_str()))
        .collect();
    assert!(met.len() >= min, "{screen}: only {} things", met.len());
    let nameless: Vec<String> = met
        .iter()
        .filter(|node| {
            node["name"]["value"]
                .as_str()
                .unwrap_or("")
                .trim()
                .is_empty()
        })
        .map(|node| role(node))
        .collect();
    assert!(
        nameless.is_empty(),
        "{screen}: without a name: {nameless:?}"
    );
}

fn the_places_of_the_board_are_named(session: &Session) {
    let page = Page::game(session, "5x5");
    let label = |spot: &str| {
        let script = "return document.querySelector(`[data-spot='${arguments[0]}']`).ariaLabel
            ?? document.querySelector(`[data-spot='${arguments[0]}']`).getAttribute('aria-label')";
        session
            .run(script, vec![json!(spot)])
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    for (language, movable, other, empty) in [
        (
            "en",
            "c2, white pawn, can move",
            "c5, black pawn",
            "c3, empty",
        ),
        ("es", "c2, peón blanco", "c5, peón negro", "c3, "),
    ] {
        page.speak(language);
        assert!(label("c2").starts_with(movable), "{}", label("c2"));
        assert!(label("c5").starts_with(other), "{}", label("c5"));
        assert!(label("c3").starts_with(empty), "{}", label("c3"));
        assert_ne!(label("c2"), label("d2").replace("d2", "c2") + "!");
    }
    page.touch("c2");
    page.await_spots("selected", &["c2"]);
    for spot in ["c2", "c3"] {
        assert!(label(spot).matches(',').count() >= 1, "{}", label(spot));
    }
    let roles = "const board = document.querySelector('svg[data-board]');
        return [board.getAttribute('role'), !!board.getAttribute('aria-label'),
            board.querySelectorAll('[role=row]').length,
            board.querySelectorAll('[role=row] [role=gridcell]').length,
            Array.from(board.querySelectorAll('[data-piece]'))
                .every((one) => one.closest('[aria-hidden=true]'))]";
    assert_eq!(
        session.run(roles, vec![]),
        json!(["grid", true, 5, 25, true])
    );
}

fn moves_turns_and_refusals_are_read_out(session: &Session) {
    let page = Page::game(session, "5x5");
    let regions = "return ['assertive', 'polite'].map((kind) =>
        document.querySelector(`[data-live=${kind}]`).getAttribute('aria-live'))";
    assert_eq!(session.run(regions, vec![]), json!(["assertive", "polite"]));
    page.click_move("c2-d3", 1);
    page.read("[data-live=assertive]", "d3");
    page.read("[data-live=polite]", "Black");
    page.touch("c3");
    page.read("[data-live=polite]", "c3");
    page.click_move("b4-c3", 2);
    page.read("[data-live=assertive]", "c3");
    page.read("[data-live=polite]", "White");
    page.act("undo");
    page.read("[data-live=polite]", "Black");
    page.act("resign");
    page.act("resign-yes");
    page.read("[data-live=polite]", "White");
    page.read("[data-live=polite]", "resigned");
}
