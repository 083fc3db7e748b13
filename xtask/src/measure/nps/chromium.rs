//! Runs WebAssembly in a worker of headless Chromium, which requests tasks from this program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::browsers::HEADLESS;
use crate::measure::race::Timing;
use crate::serve::{Intercept, Interceptor, ServeOptions, Server};
use crate::tools::cache::remove;

const PAGE: &str = include_str!("page.html");
const WORKER: &str = include_str!("worker.js");
/// The time after which a task counts as failed.
const PATIENCE: Duration = Duration::from_secs(300);

/// A browser that waits for tasks.
pub struct Chromium {
    tasks: Sender<String>,
    answers: Receiver<String>,
    browser: Child,
    profile: PathBuf,
    _server: Server,
}

impl Chromium {
    /// Starts it with these modules, each under a name. Its files and output go into a folder.
    pub fn start(program: &Path, modules: &[(&str, &Path)], folder: &Path) -> Result<Self> {
        let profile = folder.join("chromium");
        remove(&profile)?;
        fs::create_dir_all(&profile)?;
        let (tasks, waiting) = channel();
        let (answering, answers) = channel();
        let mut options = ServeOptions::new(&profile);
        options.intercept = Some(task_server(modules, waiting, answering)?);
        let server = Server::start(options)?;
        let browser = Command::new(program)
            .args(HEADLESS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(server.address())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("Chromium cannot be started")?;
        Ok(Self {
            tasks,
            answers,
            browser,
            profile,
            _server: server,
        })
    }

    /// Searches in the game with this number, with this many nodes.
    pub fn search(&self, module: &str, number: usize, nodes: u32) -> Result<Timing> {
        self.tasks.send(format!("{module} {number} {nodes}"))?;
        let answer = self.answers.recv_timeout(PATIENCE);
        answer.context("Chromium gives no answer")?.parse()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.browser.kill();
        let _ = self.browser.wait();
        let _ = remove(&self.profile);
    }
}

/// The server for the page, the tasks and the answers.
fn task_server(
    modules: &[(&str, &Path)],
    waiting: Receiver<String>,
    answering: Sender<String>,
) -> Result<Interceptor> {
    let waiting = Mutex::new(waiting);
    let mut bodies = Vec::new();
    for (name, path) in modules {
        let body = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
        bodies.push(((*name).to_owned(), body));
    }
    if bodies.is_empty() {
        bail!("there is no module to search with");
    }
    let text = |content_type: &str, body: &str| Intercept::Replace {
        content_type: content_type.to_owned(),
        body: body.as_bytes().to_vec(),
    };
    Ok(Box::new(move |path| {
        if let Some(answer) = path.strip_prefix("answer/") {
            let _ = answering.send(answer.to_owned());
            return text("text/plain", "");
        }
        if let Some((_, body)) = bodies.iter().find(|(name, _)| name == path) {
            return Intercept::Replace {
                content_type: "application/wasm".to_owned(),
                body: body.clone(),
            };
        }
        match path {
            "" => text("text/html", PAGE),
            "worker.js" => text("text/javascript", WORKER),
            "task" => {
                // Only one request waits at a time.
                let next = waiting.lock().ok().and_then(|tasks| tasks.recv().ok());
                next.map_or(Intercept::Status(404), |task| text("text/plain", &task))
            }
            _ => Intercept::Status(404),
        }
    }))
}
