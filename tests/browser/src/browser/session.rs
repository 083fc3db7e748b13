//! A running browser, controlled by a test.
//!
//! Every failure panics at the line of the test that made the call.

use std::cell::{Cell, OnceCell, RefCell};
use std::panic::panic_any;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::common::print::{PrintMargins, PrintPage, PrintParameters};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::prelude::*;
use tokio::runtime::{self, Runtime};
use xtask::serve::Server;

use super::driver::Driver;
use super::{Browser, BrowserLanguage, Painting, chromium, firefox, webkit};

/// An empty page that every server of the suite provides. The storage is cleared from it.
pub const BLANK: &str = "blank";

/// Longer than any single command of a driver takes.
pub(super) const ANSWER: Duration = Duration::from_secs(60);

pub struct Session {
    pub browser: Browser,
    pub(super) runtime: Runtime,
    pub(super) web: WebDriver,
    pub(super) main: WindowHandle,
    complaints: RefCell<Vec<String>>,
    expected: RefCell<Vec<&'static str>>,
    /// Whether the page's delays and its motion are set to zero.
    delays_skipped: Cell<bool>,
    /// Serve the page to all tests of the session: with delays, and without.
    servers: [OnceCell<Server>; 2],
    /// Dropped last.
    _driver: Driver,
}

/// The panic payload of a test if the browser or its driver has ended. This is not a failure of the page.
pub struct Lost(pub String);

impl Session {
    /// Starts Chromium with its usual settings, for measurements and screenshots.
    pub fn start_chromium(speaks: BrowserLanguage) -> Result<Self, String> {
        let capabilities = chromium::capabilities(speaks);
        Self::start_with(Browser::Chromium, Painting::InMemory, capabilities)
    }

    /// Starts a browser for tests, with this kind of painting.
    pub fn start_for_tests(
        browser: Browser,
        speaks: BrowserLanguage,
        painting: Painting,
    ) -> Result<Self, String> {
        let capabilities = match browser {
            Browser::Chromium => chromium::for_tests(speaks),
            Browser::Firefox => firefox::capabilities(speaks),
            Browser::WebKit => webkit::capabilities(),
        };
        let session = Self::start_with(browser, painting, capabilities)?;
        if browser == Browser::Chromium {
            session.allow_copying();
        }
        Ok(session)
    }

    /// Starts Chromium with a driver that records network events.
    pub fn start_with_events(speaks: BrowserLanguage) -> Result<Self, String> {
        let events = chromium::with_events(speaks);
        Self::start_with(Browser::Chromium, Painting::InMemory, events)
    }

    fn start_with(
        browser: Browser,
        painting: Painting,
        capabilities: Value,
    ) -> Result<Self, String> {
        let driver = Driver::start(browser, painting)?;
        let Value::Object(capabilities) = capabilities else {
            unreachable!("capabilities are an object");
        };
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| error.to_string())?;
        let web = runtime.block_on(async {
            let web = WebDriver::new(driver.address(), Capabilities::from(capabilities)).await?;
            if browser == Browser::Firefox {
                let wide = web.window().await?;
                let narrow = firefox::open_narrow_window(&web).await?;
                web.switch_to_window(wide).await?;
                web.close_window().await?;
                web.switch_to_window(narrow).await?;
            }
            let main = web.window().await?;
            WebDriverResult::Ok((web, main))
        });
        let (web, main) =
            web.map_err(|error| format!("{} does not start: {error}", browser.name()))?;
        Ok(Self {
            browser,
            runtime,
            web,
            main,
            complaints: RefCell::default(),
            expected: RefCell::default(),
            delays_skipped: Cell::default(),
            servers: Default::default(),
            _driver: driver,
        })
    }

    /// Ends the browser, which would otherwise survive its driver.
    pub fn quit(self) {
        let quit = async { tokio::time::timeout(ANSWER, self.web.quit()).await };
        let _ = self.runtime.block_on(quit);
    }

    /// The server that the tests of this session with the same delays share. It is started by the first call.
    pub fn server(&self, start: impl FnOnce() -> Server) -> &Server {
        self.servers[usize::from(self.delays_skipped())].get_or_init(start)
    }

    /// From the next page on, the page has no delays and moves pieces immediately.
    pub fn skip_delays(&self) {
        self.delays_skipped.set(true);
    }

    /// From the next page on, delays and motion are the same as for a player.
    pub fn in_real_time(&self) {
        self.delays_skipped.set(false);
    }

    /// Whether delays and motion are set to zero.
    pub fn delays_skipped(&self) -> bool {
        self.delays_skipped.get()
    }

    /// An empty page. If there is a shared server it is on that one, so that the browser keeps compiled code.
    pub(super) fn blank_page(&self) -> String {
        match self.servers.iter().find_map(OnceCell::get) {
            Some(server) => format!("{}{BLANK}", server.address()),
            None => "about:blank".to_owned(),
        }
    }

    /// Runs a script in the page and returns its result.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let run = self.web.execute(script, arguments);
        self.ask("a script", async { Ok(run.await?.json().clone()) })
    }

    /// Runs a script that passes its result to its last argument.
    #[track_caller]
    pub fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        let run = self.web.execute_async(script, arguments);
        self.ask("a script", async { Ok(run.await?.json().clone()) })
    }

    /// The same as [`Session::run_async`], but ignores errors and the result.
    pub(super) fn try_run_async(&self, script: &str) {
        let run = self.web.execute_async(script, Vec::new());
        let _ = self.within(ANSWER, "a script", run);
    }

    /// Loads an address and waits until the page has loaded.
    #[track_caller]
    pub fn load(&self, address: &str) {
        self.collect();
        self.ask(address, self.web.goto(address));
    }

    #[track_caller]
    pub fn reload(&self) {
        self.collect();
        self.ask("reload", self.web.refresh());
    }

    #[track_caller]
    pub fn go_back(&self) {
        self.ask("the back button", self.web.back());
    }

    /// The number of A4 pages when the page is printed.
    #[track_caller]
    pub fn sides_on_paper(&self) -> usize {
        let millimetres = |length: f64| length / 10.0;
        let parameters = PrintParameters {
            page: PrintPage {
                width: millimetres(210.0),
                height: millimetres(297.0),
            },
            margin: PrintMargins {
                top: millimetres(8.0),
                bottom: millimetres(8.0),
                left: millimetres(8.0),
                right: millimetres(8.0),
            },
            ..PrintParameters::default()
        };
        let pdf = self.ask("a print", self.web.print_page(parameters));
        let text = String::from_utf8_lossy(&pdf);
        let kinds = text.split("/Type").skip(1).map(str::trim_start);
        kinds
            .filter(|kind| kind.starts_with("/Page") && !kind.starts_with("/Pages"))
            .count()
    }

    /// Chooses an option of a select element like a user.
    #[track_caller]
    pub fn choose(&self, select: &str, value: &str) {
        let option = format!("{select} option[value={value:?}]");
        // The element may still have to be loaded, and a panel ignores presses for a moment after it was opened.
        let ready = "const option = document.querySelector(arguments[0]);
            return !!option && getComputedStyle(option).pointerEvents !== 'none'";
        self.until(
            &format!("{option} to take a press"),
            ready,
            vec![json!(option)],
        );
        self.ask(&option, async {
            self.web.find(By::Css(option.as_str())).await?.click().await
        });
    }

    /// Calls a command of Chromium's protocol.
    #[track_caller]
    pub fn chromium(&self, method: &str, parameters: Value) -> Value {
        assert_eq!(self.browser, Browser::Chromium);
        self.ask(method, self.web.cdp().send_raw(method, parameters))
    }

    /// The host and port at which Chromium accepts other connections to its protocol.
    #[track_caller]
    pub(super) fn debugger_address(&self) -> String {
        let capabilities = self.web.capabilities();
        let options = capabilities.get("goog:chromeOptions");
        let address = options.and_then(|options| options["debuggerAddress"].as_str());
        address.expect("Chromium's driver names it").to_owned()
    }

    /// An error in the console or in `tableroErrors` that this test expects.
    pub fn expect_complaint(&self, part: &'static str) {
        self.expected.borrow_mut().push(part);
    }

    /// All errors of the page and the console that no test expected. The list is then empty.
    #[track_caller]
    pub fn take_complaints(&self) -> Vec<String> {
        self.collect();
        if self.browser == Browser::Chromium {
            let log = self.ask("the console", self.web.browser_log());
            let lines = log
                .into_iter()
                // A hint for developers about how the browser works, such as when it draws hidden content.
                .filter(|entry| entry.level != "DEBUG")
                .map(|entry| format!("console: {}", entry.message));
            self.complaints.borrow_mut().extend(lines);
        }
        let expected = self.expected.take();
        let mut complaints = self.complaints.take();
        complaints.retain(|line| !expected.iter().any(|part| line.contains(part)));
        complaints.retain(|line| !is_late_file(line) && !is_late_worker(line));
        complaints
    }

    /// Saves the page's own errors, which are lost with the page.
    #[track_caller]
    pub(super) fn collect(&self) {
        let script = "const errors = window.tableroErrors ?? []; return errors.splice(0);";
        if let Value::Array(errors) = self.run(script, vec![]) {
            let lines = errors.iter().map(|error| format!("tableroErrors: {error}"));
            self.complaints.borrow_mut().extend(lines);
        }
    }

    #[track_caller]
    pub(super) fn ask<T>(&self, what: &str, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        self.ask_within(ANSWER, what, answer)
    }

    #[track_caller]
    pub(super) fn ask_within<T>(
        &self,
        patience: Duration,
        what: &str,
        answer: impl Future<Output = WebDriverResult<T>>,
    ) -> T {
        match self.within(patience, what, answer) {
            Ok(answer) => answer,
            Err(error) => give_up(what, &error),
        }
    }

    /// Waits for a driver's answer with a time limit. A driver that does not answer has lost its browser.
    #[track_caller]
    pub(super) fn within<T>(
        &self,
        patience: Duration,
        what: &str,
        answer: impl Future<Output = WebDriverResult<T>>,
    ) -> WebDriverResult<T> {
        let answer = async { tokio::time::timeout(patience, answer).await };
        match self.runtime.block_on(answer) {
            Ok(answer) => answer,
            Err(_) => panic_any(Lost(format!("{what}: no answer in {patience:?}"))),
        }
    }
}

#[track_caller]
pub(super) fn give_up(what: &str, error: &WebDriverError) -> ! {
    let said = format!("{what}: {error}");
    if is_lost(error) {
        panic_any(Lost(said));
    }
    panic!("{said}");
}

fn is_lost(error: &WebDriverError) -> bool {
    match &**error {
        WebDriverErrorInner::RequestFailed(_)
        | WebDriverErrorInner::HttpError(_)
        | WebDriverErrorInner::InvalidSessionId(_)
        | WebDriverErrorInner::NoSuchWindow(_)
        | WebDriverErrorInner::FatalError(_) => true,
        other => other.to_string().contains("crashed"),
    }
}

/// Whether an error is about a file that the browser loads late: the tab's icon, or a course and its texts, which
/// a game loads when the board is idle. At the end of a test the page's server may already be gone, and
/// the connection fails in one of several ways (refused, reset, no answer). A "not found" response is not
/// such an error, and other tests check that these files exist.
fn is_late_file(line: &str) -> bool {
    ["/icons/", "/courses/", "/lessons/"]
        .iter()
        .any(|folder| line.contains(folder))
        && line.contains("net::ERR_")
}

/// Whether an error is about the service worker, for which the browser checks for updates some time after a visit. By
/// then, the server of a test may have stopped.
fn is_late_worker(line: &str) -> bool {
    line.contains("An unknown error occurred when fetching the script")
}
