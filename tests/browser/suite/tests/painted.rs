//! The prerendered page, and how the program replaces it.

use std::fs;
use std::sync::{Mutex, mpsc};

use serde_json::{Value, json};
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::{OLD_GAME, Page, html};
use crate::run::{Test, tests};
use tablero_browser::painted;

pub const TESTS: &[Test] = tests![
    the_painted_home_is_what_the_page_draws once Words,
    every_control_of_the_painted_home_is_told_from_the_others once Logic,
    home_is_seen_in_the_chosen_language_before_the_program_is_there,
    a_browser_that_speaks_spanish_sees_a_spanish_home if Spanish in Spanish,
    an_address_shows_the_frame_of_its_screen_and_not_home once Logic,
    play_touched_early_starts_a_game sample Logic,
    the_last_thing_touched_early_is_done once Logic,
    escape_takes_back_what_was_touched_early once Logic,
    what_has_the_focus_keeps_it_and_a_dialog_asked_for_early_opens once Logic,
    nothing_shifts_when_the_program_takes_over sample Layout,
    nothing_shifts_with_a_game_in_progress once Layout,
    a_game_in_progress_is_one_step_away_from_home once Logic,
    the_failure_notice_covers_nothing_that_is_painted once Layout,
];

const SETTINGS: &str = "tablero/v1/settings";
/// Whether a game is in progress, as earlier versions and this one record it.
const GOING: &str = "tablero/v1/going";
const GOING_NOW: &str = "tablero/v2/going";

/// A page for a frame. Drivers wait for a page's own requests, but not for the requests of its frames.
const HOST: &str = "<!doctype html><title>host</title><link rel=icon href='data:,'>";

/// Puts the page into a frame of the host.
const FRAME: &str = "
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: `./${arguments[0]}`, width: 1200, height: 700 });
    document.body.append(frame);";

/// The positions of the boards and texts of home.
const PLACES: &str = "
    const all = document.querySelectorAll(`${arguments[0]} .home-screen :is(h1, h2, p, button, svg.board)`);
    return Array.from(all).filter((one) => !one.closest('.going-place, .finished')).map((one) => {
        const box = one.getBoundingClientRect();
        return [box.x, box.y + scrollY, box.width, box.height].join(' ');
    })";

/// The page, with its program delayed.
pub struct DelayedPage<'a> {
    /// Dropped first, because the server waits for it.
    gate: mpsc::Sender<()>,
    pub page: Page<'a>,
}

impl<'a> DelayedPage<'a> {
    /// Opens the page in a frame at a fragment, with these values in its storage.
    #[track_caller]
    fn open(session: &'a Session, fragment: &str, storage: &[(&str, &str)]) -> Self {
        let is_held = |path: &str| path.ends_with(".wasm");
        Self::open_but(session, fragment, storage, is_held, |_| Intercept::Serve)
    }

    /// The same with some files delayed, and other responses for some addresses.
    #[track_caller]
    pub fn open_but(
        session: &'a Session,
        fragment: &str,
        storage: &[(&str, &str)],
        is_held: impl Fn(&str) -> bool + Send + Sync + 'static,
        answer: impl Fn(&str) -> Intercept + Send + Sync + 'static,
    ) -> Self {
        let (gate, held) = mpsc::channel::<()>();
        let held = Mutex::new(held);
        let page = Page::serve_but(session, move |path| {
            if is_held(path) {
                let _ = held.lock().map(|held| held.recv());
            }
            match path {
                "host.html" => html(HOST),
                _ => answer(path),
            }
        });
        session.load(&format!("{}host.html", page.address()));
        for (key, text) in storage {
            page.store(key, text);
        }
        session.run(FRAME, vec![json!(fragment)]);
        session.enter_frame("iframe");
        let check = "return document.readyState !== 'loading'
            && document.documentElement.hasAttribute('data-painted')
            && document.querySelectorAll('link[rel=stylesheet]').length > 0";
        session.until("the painted page", check, vec![]);
        Self { gate, page }
    }

    /// The name of the prerendered screen.
    #[track_caller]
    fn painted(&self) -> String {
        let script = "return document.documentElement.dataset.painted ?? ''";
        let painted = self.page.session.run(script, vec![]);
        painted.as_str().unwrap_or_default().to_owned()
    }

    /// Releases the program and waits until it has taken over.
    #[track_caller]
    pub fn let_through(self) -> Page<'a> {
        let page = self.start();
        let check = "return !document.querySelector('#painted')";
        page.session.until("the takeover", check, vec![]);
        page
    }

    /// Releases the program and waits until it has started.
    #[track_caller]
    pub fn start(self) -> Page<'a> {
        drop(self.gate);
        self.page.await_ready();
        self.page
    }
}

fn the_painted_home_is_what_the_page_draws(session: &Session) {
    let page = painted::serve(session);
    let languages = painted::languages().expect("the languages").into_iter();
    let homes: Vec<_> = languages
        .map(|language| {
            let home = painted::draw(&page, &language).expect("home can be painted");
            (language, home)
        })
        .collect();
    for (name, text) in painted::files(&homes).expect("the files") {
        let written = fs::read_to_string(painted::folder().join(&name)).unwrap_or_default();
        assert!(
            written == text,
            "home is not as it is in {name}: run `cargo xtask paint`"
        );
    }
}

fn every_control_of_the_painted_home_is_told_from_the_others(session: &Session) {
    let page = Page::home(session);
    let script = "
        const controls = Array.from(document.querySelectorAll('.home-screen :is(a, button, input, select)'));
        const keys = controls.map((one) => {
            const card = one.closest('[data-game]')?.dataset.game ?? '';
            return one.dataset.action ? `${card} ${one.dataset.action}` : one.outerHTML;
        });
        return keys.filter((key, at) => key.startsWith('<') || keys.indexOf(key) !== at)";
    assert_eq!(page.session.run(script, vec![]), json!([]));
}

fn home_is_seen_in_the_chosen_language_before_the_program_is_there(session: &Session) {
    let settings = r#"{"version":1,"language":"es","theme":"dark","board":"slate","pieces":"ink"}"#;
    let held = DelayedPage::open(session, "", &[(SETTINGS, settings)]);
    let page = &held.page;
    assert_eq!(held.painted(), "home");
    assert_eq!(
        (page.language(), page.theme()),
        ("es".into(), "dark".into())
    );
    assert_eq!(page.see("[data-game=pogo] [data-action=play]"), "Jugar");
    assert!(!page.shows("#painted > [lang=en]"));
    let looks = "const { boardLook, pieces } = document.documentElement.dataset;
        return [boardLook, pieces]";
    assert_eq!(session.run(looks, vec![]), json!(["slate", "ink"]));
    let home = "#painted > [lang=es] .home-screen";
    let drawn = painted::read(session, home).expect("a painted home");
    let written = fs::read_to_string(painted::folder().join("es.html")).expect("the file");
    assert!(written.contains(&drawn), "the page has another home");

    let page = held.let_through();
    page.arrive("home");
    assert_eq!(page.see("[data-game=pogo] [data-action=play]"), "Jugar");
}

fn a_browser_that_speaks_spanish_sees_a_spanish_home(session: &Session) {
    let held = DelayedPage::open(session, "", &[]);
    assert_eq!(held.page.language(), "es");
    assert!(held.page.shows("#painted > [lang=es] .home-screen"));
    assert_eq!(held.let_through().language(), "es");
}

fn an_address_shows_the_frame_of_its_screen_and_not_home(session: &Session) {
    for (fragment, frame, screen) in [
        ("#tablero=1&game=pogo&sum=000000", "game", "home"),
        ("#play=nobody-knows-it", "game", "home"),
        ("#g=what-is-this", "game", "home"),
        ("#rules=pogo", "rules", "rules"),
        ("#lesson=pogo", "lesson", "lesson"),
        ("#puzzle=pogo/1", "lesson", "puzzle"),
        ("#what-is-this", "home", "home"),
    ] {
        let held = DelayedPage::open(session, fragment, &[]);
        assert_eq!(held.painted(), frame, "{fragment}");
        let shown = held.page.shows("#painted .home-screen");
        assert_eq!(shown, frame == "home", "{fragment}");
        assert!(
            held.page.shows(&format!("#painted [data-part={frame}]")),
            "{fragment}"
        );
        held.let_through().arrive(screen);
    }
}

fn play_touched_early_starts_a_game(session: &Session) {
    let held = DelayedPage::open(session, "", &[]);
    let page = &held.page;
    page.press("#painted > [lang=en] [data-game=breakthrough] [data-action=play]");
    page.see("#painted [data-part=game] .board[data-board-of=breakthrough] .piece");
    assert_eq!(held.painted(), "game");
    assert_eq!(page.games(), [""; 0]);
    let page = held.let_through();
    page.arrive("game");
    assert_eq!(page.games().len(), 1);
    page.click_move("a2-a3", 1);
}

fn the_last_thing_touched_early_is_done(session: &Session) {
    let held = DelayedPage::open(session, "", &[]);
    let page = &held.page;
    page.press("#painted > [lang=en] [data-action=settings]");
    page.see("#painted [data-action=settings].touched");
    page.press("#painted > [lang=en] [data-game=pogo] [data-action=learn]");
    page.see("#painted [data-part=lesson]");
    page.press("#painted > [lang=en] [data-part=lesson] [data-action=home]");
    page.see("#painted [data-part=home]");
    page.press("#painted > [lang=en] [data-game=zoq] [data-action=learn]");
    let page = held.let_through();
    page.arrive("lesson");
    assert_eq!(page.fragment(), "#lesson=zoq");
    assert_eq!(page.games(), [""; 0]);
    assert!(!page.shows("dialog"));
}

fn escape_takes_back_what_was_touched_early(session: &Session) {
    let held = DelayedPage::open(session, "", &[]);
    let start = "#painted > [lang=en] [data-game=pogo] [data-action=play]";
    held.page.press(start);
    held.page.see("#painted [data-part=game]");
    session.keys(&[Key::Escape]);
    held.page.see(start);
    assert_eq!(held.page.focus(), "action play");
    assert_eq!(held.page.count("[data-part=game] [data-board-of]"), 0);
    let page = held.let_through();
    page.arrive("home");
    assert_eq!(page.focus(), "action play");
    assert_eq!(page.games(), [""; 0]);
}

fn what_has_the_focus_keeps_it_and_a_dialog_asked_for_early_opens(session: &Session) {
    let held = DelayedPage::open(session, "", &[]);
    let two_players = "[data-game=zoq] [data-action=two-players]";
    held.page
        .press(&format!("#painted > [lang=en] {two_players}"));
    let scrolled = session.run("return scrollY", vec![]);
    let page = held.let_through();
    page.arrive("home");
    page.see("[data-new-game=zoq] [data-action=begin]");
    session.keys(&[Key::Escape]);
    page.see_no("dialog[data-panel=new-game]");
    assert_eq!(page.focus(), "action two-players");
    assert_eq!(session.run("return scrollY", vec![]), scrolled);
}

fn nothing_shifts_when_the_program_takes_over(session: &Session) {
    assert_still(session, &[]);
}

fn nothing_shifts_with_a_game_in_progress(session: &Session) {
    let game = going();
    assert_still(session, &[(&format!("{OLD_GAME}abc"), &game), (GOING, "1")]);
}

/// A game after its first move.
fn going() -> String {
    json!({"version": 1, "text": "tablero 1\ngame pogo\nmoves 1a1-b1", "saved": 1.0}).to_string()
}

/// Checks that no element of home moves, neither in the prerendered page nor when the program takes over.
#[track_caller]
fn assert_still(session: &Session, storage: &[(&str, &str)]) {
    let held = DelayedPage::open(session, "", storage);
    let observe = "
        window.shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => { window.shift += one.value }))
            .observe({ type: 'layout-shift', buffered: true })";
    session.run(observe, vec![]);
    let painted = places(session, "#painted > [lang=en]");
    let page = held.let_through();
    page.arrive("home");
    let drawn = places(session, "body >");
    assert!(!painted.is_empty());
    assert_eq!(painted, drawn);
    let shift = session.run("return window.shift", vec![]);
    assert!(shift.as_f64() < Some(0.01), "a shift of {shift}");
}

#[track_caller]
fn places(session: &Session, parent: &str) -> Vec<String> {
    let places = session.run(PLACES, vec![json!(parent)]);
    let places = places.as_array().into_iter().flatten();
    places
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}

fn a_game_in_progress_is_one_step_away_from_home(session: &Session) {
    let page = Page::home(session);
    assert!(!page.shows(".going-place"));
    page.start("5x5");
    page.click_move("a2-a3", 1);
    page.await_saved(&["a2-a3"]);
    assert_eq!(page.stored(GOING_NOW).as_deref(), Some("1"));
    page.act("home");
    page.arrive("home");
    page.press("[data-saved] [data-action=continue]");
    page.arrive("game");
    page.await_ply(1);
    page.act("home");
    page.arrive("home");
    page.press("[data-saved] [data-action=discard]");
    page.press("[data-saved] [data-action=discard-yes]");
    page.see_no(".going-place");
    assert_eq!(page.stored(GOING_NOW), None);
}

fn the_failure_notice_covers_nothing_that_is_painted(session: &Session) {
    // On a slow machine, the browser also reports that preloaded texts are not used yet.
    for part in ["404", "loaded:", "Failed", "failed", "loading", "not used"] {
        session.expect_complaint(part);
    }
    let page = Page::serve_but(session, |path| match path.ends_with(".wasm") {
        true => Intercept::Status(404),
        false => Intercept::Serve,
    });
    session.load(&page.address());
    page.see("#failed");
    let script = "
        const [notice, home] = ['#failed', '#painted > [lang=en] .home-screen']
            .map((css) => document.querySelector(css).getBoundingClientRect());
        return notice.bottom <= home.top && home.height > innerHeight / 2";
    assert_eq!(session.run(script, vec![]), json!(true));
    assert_clean(session, "home, painted, and the notice");
}
