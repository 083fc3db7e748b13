//! The page as a test sees it.

mod answers;
mod board;
mod controls;
mod new_game;
mod storage;
mod stored_game;
mod texts;

use std::cell::RefCell;
use std::collections::HashSet;
use std::env;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use tablero::play::GameText;
use xtask::serve::{Intercept, Interceptor, ServeOptions, Server};

use crate::browser::{BLANK, Session};

pub use answers::{built, dist_file, dist_files, html, index, script};
pub use board::spots_of;
pub use controls::{as_point, sentence};
pub use storage::{GAME, OLD_GAME};
pub use texts::OPEN_TEXT;

/// The path of the page on the server: not the root, as on many hosts.
const PREFIX: &str = "/games/tablero/";

pub struct Page<'a> {
    pub session: &'a Session,
    server: Served<'a>,
}

/// The server of a page.
enum Served<'a> {
    /// The server shared by all tests of a session, so that the browser keeps loaded and compiled files.
    Shared(&'a Server),
    /// `None` once it is stopped, with its address.
    Own(RefCell<Option<Server>>, String),
}

impl<'a> Page<'a> {
    /// Serves the page at the session's origin, with empty storage.
    #[track_caller]
    pub fn serve(session: &'a Session) -> Self {
        let server = session.server(|| start(session, dist("TABLERO_DIST"), None));
        let page = Self {
            session,
            server: Served::Shared(server),
        };
        session.load(&page.blank());
        storage::clear(session);
        page
    }

    /// Serves the page at an origin that no test has used before.
    #[track_caller]
    pub fn serve_at_new_origin(session: &'a Session) -> Self {
        Self::serve_with(session, dist("TABLERO_DIST"), None)
    }

    /// Serves the page at an unused origin, with other responses for some addresses.
    #[track_caller]
    pub fn serve_but(
        session: &'a Session,
        intercept: impl Fn(&str) -> Intercept + Send + Sync + 'static,
    ) -> Self {
        Self::serve_with(session, dist("TABLERO_DIST"), Some(Box::new(intercept)))
    }

    /// Serves the page at an unused origin with its own styles, with which it prepares screens in advance. Values can
    /// be stored before it is opened.
    #[track_caller]
    pub fn serve_as_built(session: &'a Session) -> Self {
        let page = Self::serve_but(session, |path| match path.ends_with(".css") {
            true => built(path),
            false => Intercept::Serve,
        });
        session.load(&page.blank());
        page
    }

    /// Serves the page at an unused origin, and does not let frames without an origin load its program.
    #[track_caller]
    pub fn serve_closed(session: &'a Session) -> Self {
        let server = start_with(session, dist("TABLERO_DIST"), None, false);
        Self::of(session, server)
    }

    #[track_caller]
    fn serve_with(session: &'a Session, root: PathBuf, intercept: Option<Interceptor>) -> Self {
        Self::of(session, start(session, root, intercept))
    }

    /// The page of a separate server.
    fn of(session: &'a Session, server: Server) -> Self {
        let address = server.address();
        let server = Served::Own(RefCell::new(Some(server)), address);
        Self { session, server }
    }

    /// The page on the home screen.
    #[track_caller]
    pub fn home(session: &'a Session) -> Self {
        let page = Self::serve(session);
        page.open("");
        page.arrive("home");
        page
    }

    /// A game opened by a link.
    #[track_caller]
    pub fn linked(session: &'a Session, start: &str, moves: &[&str]) -> Self {
        let page = Self::serve(session);
        page.open(&link(start, moves));
        page.arrive("game");
        page.await_ply(moves.len());
        page
    }

    pub fn address(&self) -> String {
        match &self.server {
            Served::Shared(server) => server.address(),
            Served::Own(_, address) => address.clone(),
        }
    }

    /// Stops the page's own server.
    pub fn stop_server(&self) {
        if let Served::Own(server, _) = &self.server {
            drop(server.take());
        }
    }

    /// The address of an empty page of the same origin.
    #[must_use]
    pub fn blank(&self) -> String {
        format!("{}{BLANK}", self.address())
    }

    /// Reloads the page at a fragment ("" or "#...") and waits until it is ready.
    #[track_caller]
    pub fn open(&self, fragment: &str) {
        // Starting from an empty page, because changing only the fragment would load nothing.
        self.session.load(&self.blank());
        self.session.load(&format!("{}{fragment}", self.address()));
        self.await_ready();
    }

    /// Waits until a screen is shown and idle. Its texts are loaded or known to be missing, and shortly after
    /// it is drawn it takes the focus and scrolls to its top.
    #[track_caller]
    pub fn arrive(&self, screen: &str) {
        let check = r"
            if (!document.querySelector(`[data-screen=${arguments[0]}]`)) return false;
            if (document.querySelector('main[aria-busy=true]:not([inert] *)')) return false;
            if (check.frames === undefined) {
                check.frames = 0;
                const count = () => (check.frames += 1) < 3 && requestAnimationFrame(count);
                requestAnimationFrame(count);
            }
            return check.frames === 3 && document.querySelectorAll('[data-screen]').length === 1;";
        self.until(&format!("the screen {screen}"), check, vec![json!(screen)]);
    }

    /// Waits until the texts of a course are loaded or have failed to load.
    #[track_caller]
    pub fn await_course(&self) {
        let check = "return performance.getEntriesByType('resource')
            .some((one) => one.name.includes('/courses/'))";
        self.until("the texts of a course", check, vec![]);
    }

    /// Goes to a fragment within the page, like a link.
    #[track_caller]
    pub fn follow(&self, fragment: &str) {
        self.session
            .run("location.hash = arguments[0]", vec![json!(fragment)]);
    }

    #[track_caller]
    pub fn reload(&self) {
        self.session.reload();
        self.await_ready();
    }

    /// Waits until the program and its screen are loaded, or the message that the screen could not be loaded.
    #[track_caller]
    pub fn await_ready(&self) {
        let check = "
            const shown = document.querySelectorAll('[data-screen], [data-missing]');
            return document.documentElement.hasAttribute('data-ready')
                && Array.from(shown).some((one) => !one.closest('#painted'))";
        self.session.until("the page to be ready", check, vec![]);
    }

    /// The fragment of the address, with its `#`.
    #[track_caller]
    pub fn fragment(&self) -> String {
        self.text_of("return location.hash")
    }

    #[track_caller]
    pub fn title(&self) -> String {
        self.text_of("return document.title")
    }

    #[track_caller]
    pub fn language(&self) -> String {
        self.text_of("return document.documentElement.lang")
    }

    #[track_caller]
    pub fn theme(&self) -> String {
        self.text_of("return document.documentElement.dataset.theme ?? ''")
    }

    /// The focused element: the first of these attributes that it has, or its tag.
    #[track_caller]
    pub fn focus(&self) -> String {
        self.text_of(
            "const one = document.activeElement;
            for (const name of ['spot', 'ply', 'action', 'field', 'setting', 'size', 'saved'])
                if (name in (one?.dataset ?? {})) return `${name} ${one.dataset[name]}`;
            return one?.tagName.toLowerCase() ?? 'nothing'",
        )
    }

    /// Waits until another element has the focus after the focused one was removed.
    #[track_caller]
    pub fn await_focus(&self, gone: &str) {
        let check = "return document.activeElement !== document.body";
        self.until(&format!("the focus that {gone} had"), check, vec![]);
    }

    #[track_caller]
    fn text_of(&self, script: &str) -> String {
        let value = self.session.run(script, vec![]);
        value.as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    fn until(&self, what: &str, check: &str, arguments: Vec<Value>) -> Value {
        self.session.until(what, check, arguments)
    }
}

impl Drop for Page<'_> {
    /// Leaves the page before its own server stops. Otherwise files that the page loads when idle would fail
    /// and be reported.
    fn drop(&mut self) {
        if matches!(self.server, Served::Own(..)) && !std::thread::panicking() {
            self.session.load("about:blank");
        }
    }
}

/// Serves a folder, with other responses for some addresses, at a port that was not used before, so that the
/// browser's memory of an origin does not affect the next test.
#[track_caller]
fn start(session: &Session, root: PathBuf, intercept: Option<Interceptor>) -> Server {
    start_with(session, root, intercept, true)
}

/// The same as [`start`]. `is_open` as in [`ServeOptions`].
#[track_caller]
fn start_with(
    session: &Session,
    root: PathBuf,
    intercept: Option<Interceptor>,
    is_open: bool,
) -> Server {
    static USED: Mutex<Option<HashSet<u16>>> = Mutex::new(None);
    // Intercepted responses must be sent exactly once.
    let keep_alive = intercept.is_none();
    let (without_delays, folder) = (session.delays_skipped(), root.clone());
    let intercept: Interceptor = Box::new(move |path| {
        let answer = match (path, &intercept) {
            (BLANK, _) => answers::html("<!doctype html><link rel=icon href='data:,'>"),
            (path, Some(intercept)) => intercept(path),
            (_, None) => Intercept::Serve,
        };
        match answer {
            Intercept::Serve if path.ends_with(".css") => {
                answers::styles(&folder.join(path), without_delays)
            }
            other => other,
        }
    });
    let options = |port| ServeOptions {
        prefix: PREFIX.to_owned(),
        port,
        keep_alive,
        is_open,
        ..ServeOptions::new(&root)
    };
    let port = loop {
        let probe = Server::start(options(0)).expect("the page can be served");
        let mut used = USED.lock().unwrap_or_else(PoisonError::into_inner);
        if used.get_or_insert_default().insert(probe.port()) {
            break probe.port();
        }
    };
    let options = ServeOptions {
        intercept: Some(intercept),
        ..options(port)
    };
    Server::start(options).expect("the page can be served")
}

/// The fragment of a link to a game of Breakthrough.
pub fn link(start: &str, moves: &[&str]) -> String {
    let text = GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        ..GameText::default()
    };
    format!("#{}", tablero::play::encode(&text))
}

#[track_caller]
fn dist(variable: &str) -> PathBuf {
    match env::var_os(variable) {
        Some(folder) => folder.into(),
        None => panic!("{variable} is not set: run the suite with `cargo xtask test browser`"),
    }
}

/// The fragment of a link to any text, with the right checksum.
pub fn seal(text: &str) -> String {
    let fields: Vec<String> = text
        .split('\n')
        .map(|line| {
            line.replacen(' ', "=", 1)
                .replace('<', "%3C")
                .replace('>', "%3E")
        })
        .collect();
    format!(
        "#{}&sum={:06x}",
        fields.join("&"),
        crc32fast::hash(text.as_bytes()) & 0xff_ffff
    )
}
