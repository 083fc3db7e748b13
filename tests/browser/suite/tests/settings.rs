//! Language, theme and names: applied and stored. The panel of the settings.

use serde_json::json;

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_language_of_the_browser_is_followed if Spanish in Spanish,
    an_english_browser_gets_english,
    a_double_press_opens_the_settings once Logic,
    a_language_that_was_chosen_is_kept once Logic,
    a_language_changes_everything_that_is_shown sample Logic,
    the_title_follows_the_screen_and_the_language once Logic,
    a_theme_that_was_chosen_is_kept once Logic,
    the_theme_of_the_system_is_followed if Scheme,
    nothing_glides_where_motion_is_not_wished if Scheme,
    names_stand_beside_the_board_and_are_kept once Logic,
    the_players_names_are_asked_before_the_game once Logic,
];

fn the_language_of_the_browser_is_followed(session: &Session) {
    let page = Page::home(session);
    assert_eq!(page.language(), "es");
    let spanish = page.see("[data-screen=home]");
    page.speak("en");
    assert_ne!(page.see("[data-screen=home]"), spanish);
    page.set("language", "auto");
    page.reload();
    assert_eq!(page.language(), "es");
    assert_eq!(page.see("[data-screen=home]"), spanish);
}

fn an_english_browser_gets_english(session: &Session) {
    let page = Page::home(session);
    assert_eq!(page.language(), "en");
}

fn a_double_press_opens_the_settings(session: &Session) {
    let page = Page::home(session);
    page.act("settings");
    page.see("dialog[data-panel='settings'] [data-setting='theme']");
    page.act("close");
    page.see_no("dialog[data-panel='settings'][open]");
    // The second press comes after the panel was opened. It is on the backdrop or on the panel.
    let script = "const dialog = document.querySelector(\"dialog[data-panel='settings']\");
        const button = document.querySelector(\"[data-action='settings']\");
        const within = (time) => document.documentElement.style.setProperty('--double-tap', time);
        const frame = () => new Promise(requestAnimationFrame);
        const open = async () => {
            button.click();
            while (!dialog.open) await frame();
        };
        const middle = (element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        };
        const press = ([clientX, clientY]) => {
            const touched = document.elementFromPoint(clientX, clientY);
            touched.dispatchEvent(new PointerEvent('pointerdown',
                { clientX, clientY, bubbles: true, isPrimary: true, buttons: 1 }));
            return touched.localName;
        };";
    let second = format!(
        "{script} return (async () => {{
            within('60s');
            await open();
            const touched = [press(middle(button)), press(middle(dialog))];
            await frame();
            await frame();
            return [...touched, dialog.open];
        }})();"
    );
    let answer = session.run(&second, vec![]);
    assert_eq!(answer, json!(["dialog", "dialog", true]));
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel='settings'][open]");
    // Later, a press beside the panel closes it.
    let later = format!("{script} within('0s'); return open();");
    session.run(&later, vec![]);
    let beside = format!("{script} press(middle(button)); return !dialog.open");
    session.until("a press beside the panel to close it", &beside, vec![]);
}

fn a_language_that_was_chosen_is_kept(session: &Session) {
    let page = Page::home(session);
    let english = page.see("h1 + p");
    page.speak("es");
    let spanish = page.see("h1 + p");
    assert_ne!(english, spanish);
    page.reload();
    assert_eq!(page.language(), "es");
    assert_eq!(page.see("h1 + p"), spanish);
    page.start("5x5");
    page.reload();
    assert_eq!(page.language(), "es");
}

fn the_title_follows_the_screen_and_the_language(session: &Session) {
    let page = Page::home(session);
    let english = page.title();
    page.speak("es");
    let check = "return document.title !== arguments[0]";
    session.until("a Spanish title", check, vec![english.into()]);
    let spanish = page.title();
    page.start("5x5");
    let check = "return document.title === arguments[0] || { not: document.title }";
    session.until(
        "the game's title",
        check,
        vec!["Breakthrough – Tablero".into()],
    );
    page.act("home");
    session.until("the title of home", check, vec![spanish.into()]);
}

fn a_language_changes_everything_that_is_shown(session: &Session) {
    let page = Page::game(session, "5x5");
    page.touch("c2");
    page.await_spots("selected", &["c2"]);
    let words = "return Array.from(document.querySelectorAll(
        '[data-status], [data-spot], button, h1, h2, label, summary'))
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.getAttribute('aria-label') || one.title || one.innerText)
        .filter((text) => /[a-z]{3}/i.test(text) && text !== 'Breakthrough')";
    let english = session.run(words, vec![]);
    page.speak("es");
    let spanish = session.run(words, vec![]);
    let (english, spanish) = (english.as_array().unwrap(), spanish.as_array().unwrap());
    assert_eq!(english.len(), spanish.len());
    let same: Vec<_> = english
        .iter()
        .zip(spanish)
        .filter(|(a, b)| a == b)
        .collect();
    assert!(same.is_empty(), "the same in both languages: {same:?}");
    page.await_spots("selected", &["c2"]);
}

fn a_theme_that_was_chosen_is_kept(session: &Session) {
    let page = Page::home(session);
    let mut grounds = Vec::new();
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        assert_eq!(page.theme(), theme);
        grounds.push(ground(session));
        page.reload();
        assert_eq!(page.theme(), theme);
        assert_eq!(
            ground(session),
            grounds[grounds.len() - 1],
            "after a reload"
        );
    }
    assert_ne!(grounds[0], grounds[1]);
}

fn the_theme_of_the_system_is_followed(session: &Session) {
    session.prefer("prefers-color-scheme", "light");
    let page = Page::home(session);
    assert_eq!(page.theme(), "system");
    let light = ground(session);
    session.prefer("prefers-color-scheme", "dark");
    let dark = ground(session);
    assert_ne!(light, dark);
    page.set("theme", "light");
    assert_eq!(ground(session), light);
    page.set("theme", "system");
    assert_eq!(ground(session), dark);
}

fn nothing_glides_where_motion_is_not_wished(session: &Session) {
    session.in_real_time();
    // Records animations when they start, because on a busy machine they may end before the test checks.
    let note_motion = "
        window.motion = [];
        const play = Animation.prototype.play;
        Animation.prototype.play = function () {
            window.motion.push(this.effect.getComputedTiming().duration);
            return play.call(this);
        };
        for (const name of ['animationstart', 'transitionrun'])
            document.addEventListener(name, (event) => window.motion.push(
                ...event.target.getAnimations()
                    .map((one) => one.effect.getComputedTiming().duration)));";
    for (wish, moves) in [("no-preference", true), ("reduce", false)] {
        session.prefer("prefers-reduced-motion", wish);
        let page = Page::game(session, "5x5");
        session.run(note_motion, vec![]);
        page.click_move("c2-d3", 1);
        session.run("return new Promise(requestAnimationFrame)", vec![]);
        let longest = session.run("return Math.max(0, ...window.motion)", vec![]);
        let longest = longest.as_f64().expect("a number");
        assert_eq!(longest > 10.0, moves, "{wish}: {longest} ms");
    }
}

#[track_caller]
fn ground(session: &Session) -> String {
    let script = "return getComputedStyle(document.body).backgroundColor
        + getComputedStyle(document.documentElement).backgroundColor";
    session.run(script, vec![]).to_string()
}

fn names_stand_beside_the_board_and_are_kept(session: &Session) {
    let page = Page::game(session, "5x5");
    let dialog = "dialog[data-panel=players]";
    page.open_players();
    page.write(&format!("{dialog} input[data-field=name-white]"), "Ada");
    page.write(
        &format!("{dialog} input[data-field=name-black]"),
        "Íñigo <b>",
    );
    page.close_players();
    page.read("[data-screen=game]", "Ada");
    page.read("[data-screen=game]", "Íñigo <b>");
    page.read("[data-status]", "Ada");
    page.click_move("b2-a3", 1);
    page.read("[data-status]", "Íñigo <b>");
    page.reload();
    page.read("[data-status]", "Íñigo <b>");
    page.act("home");
    page.read("[data-saved]", "Ada");
}

fn the_players_names_are_asked_before_the_game(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.press("[data-new-game] summary");
    page.write("[data-new-game] [data-field=name-white]", "Ada");
    page.begin();
    page.read("[data-status]", "Ada");
}
