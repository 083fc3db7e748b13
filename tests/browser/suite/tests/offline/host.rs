//! A host of the page that can be cut off and that can deploy another version of the page.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::sleep;
use std::time::Duration;

use serde_json::json;
use xtask::fingerprint::Fingerprint;
use xtask::page::offline::WORKER;
use xtask::serve::Intercept;

use crate::browser::Session;
use crate::page::{Page, built, dist_file, html, index, script};

/// Time for all files. Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(90);

/// The responses of the host.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deployment {
    /// The page as it is built.
    Built,
    /// The page as it is built, but nothing for [`LATE`].
    Half,
    /// Nothing.
    Nothing,
    /// The next version of the page.
    Next,
    /// The next version, whose [`LATE`] is sent once something else is deployed.
    NextSlowly,
    /// The version after the next one.
    Third,
    /// The next version, with other contents in [`LATE`].
    NextDamaged,
    /// The next version, without [`LATE`].
    NextIncomplete,
    /// A page that is not stored, as for development.
    Development,
}

const ALL: [Deployment; 9] = [
    Deployment::Built,
    Deployment::Half,
    Deployment::Nothing,
    Deployment::Next,
    Deployment::NextSlowly,
    Deployment::Third,
    Deployment::NextDamaged,
    Deployment::NextIncomplete,
    Deployment::Development,
];

/// A file that no screen requests. It is different in the next version.
const LATE: &str = "app/icon-maskable-512.png";

pub struct Host<'a> {
    pub page: Page<'a>,
    puts: Arc<AtomicU8>,
}

impl<'a> Host<'a> {
    /// A host of the page for an origin that nobody has visited. `None` on a page that is not stored, such as a
    /// development page.
    #[track_caller]
    pub fn start(session: &'a Session) -> Option<Self> {
        let is_kept = index().contains("content=\"./offline-");
        // The hosted page is in parts.
        assert_eq!(is_kept, index().contains("name=\"part-game\""));
        if !is_kept {
            return None;
        }
        let puts = Arc::new(AtomicU8::new(Deployment::Built as u8));
        let now = Arc::clone(&puts);
        let put_up = move || ALL[usize::from(now.load(Ordering::Relaxed))];
        let page = Page::serve_but(session, move |path| {
            // Each request has its own thread.
            while path == LATE && put_up() == Deployment::NextSlowly {
                sleep(Duration::from_millis(20));
            }
            answer(put_up(), path)
        });
        // The browser reports the files that it could not load when it looks for a new version.
        session.expect_complaint(WORKER);
        Some(Self { page, puts })
    }

    pub fn put(&self, puts: Deployment) {
        self.puts.store(puts as u8, Ordering::Relaxed);
    }

    /// Opens the page at a fragment in a new document. The service worker may answer all requests.
    #[track_caller]
    pub fn visit(&self, fragment: &str) {
        self.page.session.load("about:blank");
        let address = format!("{}{fragment}", self.page.address());
        self.page.session.load(&address);
        self.page.await_ready();
    }

    /// Visits home and waits until the page is stored.
    #[track_caller]
    pub fn visit_and_keep(&self) {
        self.visit("");
        self.await_kept();
    }

    /// Waits until a version is stored and serves the page.
    #[track_caller]
    pub fn await_kept(&self) {
        let check = "
            const { serviceWorker } = navigator;
            serviceWorker.getRegistration().then((one) => {
                check.seen = one?.active?.state ?? 'none';
            });
            return check.seen === 'activated' && !!serviceWorker.controller || { not: check.seen };";
        let session = self.page.session;
        session.until_within(PATIENCE, "the page to be kept", check, vec![]);
    }

    /// Looks for a new version and waits until the browser has rejected it or has it waiting.
    #[track_caller]
    pub fn look_for_new_version(&self) -> String {
        let check = "
            if (!check.asked) {
                check.asked = true;
                navigator.serviceWorker.getRegistration().then(async (one) => {
                    await one.update().catch(() => {});
                    const next = one.installing;
                    const end = () => check.end = one.waiting ? 'waiting' : next?.state ?? 'none';
                    if (!next) return end();
                    next.addEventListener('statechange', () => next.state !== 'installing' && end());
                });
            }
            return check.end;";
        let session = self.page.session;
        let end = session.until_within(PATIENCE, "a new version", check, vec![]);
        end.as_str().unwrap_or_default().to_owned()
    }

    /// The version of the open page.
    #[track_caller]
    pub fn version(&self) -> String {
        let script = "return document.querySelector('meta[name=test-version]')?.content ?? 'built'";
        let version = self.page.session.run(script, vec![]);
        version.as_str().unwrap_or_default().to_owned()
    }

    /// The number of versions in the browser's caches.
    #[track_caller]
    pub fn await_versions(&self, count: usize) {
        let check = "
            caches.keys().then((names) => {
                check.seen = names.filter((name) => name.startsWith('tablero-page ')).length;
            });
            return check.seen === arguments[0] || { not: check.seen };";
        let what = format!("{count} versions to be kept");
        self.page.session.until(&what, check, vec![json!(count)]);
    }
}

fn answer(puts: Deployment, path: &str) -> Intercept {
    match (puts, path) {
        (Deployment::Nothing, _) => Intercept::Close,
        (Deployment::Half, LATE) => Intercept::Close,
        (Deployment::NextIncomplete, LATE) => Intercept::Status(404),
        (Deployment::NextDamaged, LATE) => html("<!doctype html><title>Not here</title>"),
        (Deployment::Development, WORKER) => script(&worker_without_list()),
        (Deployment::Third, _) => of_version(&THIRD, path),
        (
            Deployment::Next
            | Deployment::NextSlowly
            | Deployment::NextDamaged
            | Deployment::NextIncomplete,
            _,
        ) => of_version(&NEXT, path),
        _ => plain(path),
    }
}

/// A file of the page as it is built, also styles, which the suite changes otherwise.
fn plain(path: &str) -> Intercept {
    match path.ends_with(".css") {
        true => built(path),
        false => Intercept::Serve,
    }
}

/// A later version of the page.
struct Version {
    name: &'static str,
    /// Added to [`LATE`].
    added: &'static str,
    /// Its service worker, once it is made.
    worker: OnceLock<String>,
}

static NEXT: Version = Version::new("next", "\n");
static THIRD: Version = Version::new("third", "\n\n");

impl Version {
    const fn new(name: &'static str, added: &'static str) -> Self {
        Self {
            name,
            added,
            worker: OnceLock::new(),
        }
    }

    fn index(&self) -> String {
        let name = self.name;
        let mark = format!("<meta name=\"test-version\" content=\"{name}\"></head>");
        index().replacen("</head>", &mark, 1)
    }

    fn late(&self) -> Vec<u8> {
        [dist_file(LATE), self.added.as_bytes().to_vec()].concat()
    }

    /// The service worker with the list of the version.
    fn worker(&self) -> String {
        let text = self.worker.get_or_init(|| {
            let hash = |bytes: &[u8]| Fingerprint::of_bytes(bytes).to_string();
            let mut text = worker();
            for (old, new) in [
                (index().into_bytes(), self.index().into_bytes()),
                (dist_file(LATE), self.late()),
            ] {
                assert!(text.contains(&hash(&old)), "a file is not in the list");
                text = text.replace(&hash(&old), &hash(&new));
            }
            let (before, version) = text.split_once("VERSION = \"").expect("a version");
            format!("{before}VERSION = \"{}{version}", self.name)
        });
        text.clone()
    }
}

fn of_version(version: &Version, path: &str) -> Intercept {
    match path {
        "" => html(&version.index()),
        WORKER => script(&version.worker()),
        LATE => Intercept::Replace {
            content_type: "image/png".to_owned(),
            body: version.late(),
        },
        _ => plain(path),
    }
}

fn worker() -> String {
    String::from_utf8(dist_file(WORKER)).expect("the service worker is text")
}

/// The service worker of a page that is not stored.
fn worker_without_list() -> String {
    let text = worker();
    let (before, rest) = text.split_once("var FILES = {").expect("a list");
    let (_, after) = rest.split_once("};").expect("the end of the list");
    format!("{before}var FILES = {{}};{after}")
}
