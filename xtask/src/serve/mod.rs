//! A small server of static files, for playing and for the browser suite.
//!
//! It does no more than any static host: files by path, `index.html` for a folder, 404 for everything else.
//! Each connection has a thread and handles one request after another. Browsers cache files with hashed names
//! forever.

mod answer;
mod files;
mod request;

use std::collections::HashMap;
use std::io::{self, BufReader};
use std::net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use answer::Answer;
pub use answer::IMMUTABLE;
pub use files::is_named_after_contents;
use request::Request;

/// The maximum time that a connection may be idle.
const IDLE: Duration = Duration::from_secs(60);

/// What the server should do with a request in a test.
#[derive(Clone, Debug, PartialEq)]
pub enum Intercept {
    /// Answer as usual.
    Serve,
    /// Leave the request open until the server is dropped.
    Hold,
    /// Close the connection without a response, as if the network were cut.
    Close,
    /// Answer with this status and a short text.
    Status(u16),
    /// Answer with this instead of the file.
    Replace { content_type: String, body: Vec<u8> },
}

/// Decides about a request by its path below the prefix, decoded and without the query. "" is the page.
pub type Interceptor = Box<dyn Fn(&str) -> Intercept + Send + Sync>;

/// What to serve, and where.
pub struct ServeOptions {
    /// The folder to serve.
    pub root: PathBuf,
    /// The path that stands for the folder, for example "/" or "/games/tablero/". All other paths give 404.
    pub prefix: String,
    pub host: IpAddr,
    /// 0 means any free port.
    pub port: u16,
    /// Whether a connection handles more than one request. If a request is lost on a reused connection, the
    /// browser sends it again.
    pub keep_alive: bool,
    /// Whether the brotli-compressed version of a file is sent, if it exists (same name and `.br`) and the
    /// browser accepts it.
    pub compressed: bool,
    /// Whether pages of other origins, and frames without an origin, may load the files with scripts.
    pub is_open: bool,
    pub intercept: Option<Interceptor>,
}

impl ServeOptions {
    /// Options to serve a folder at the root of any free port of this machine.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self {
            root: root.into(),
            prefix: "/".to_owned(),
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            keep_alive: true,
            compressed: false,
            is_open: true,
            intercept: None,
        }
    }
}

/// A running server. Dropping it stops it and closes all connections.
pub struct Server {
    at: SocketAddr,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

struct Shared {
    options: ServeOptions,
    stopping: AtomicBool,
    connections: Mutex<HashMap<u64, TcpStream>>,
    next_connection: AtomicU64,
}

impl Server {
    pub fn start(mut options: ServeOptions) -> io::Result<Self> {
        options.prefix = format!("/{}/", options.prefix.trim_matches('/')).replace("//", "/");
        options.root = options.root.canonicalize()?;
        let listener = TcpListener::bind((options.host, options.port))?;
        let at = listener.local_addr()?;
        let shared = Arc::new(Shared {
            options,
            stopping: AtomicBool::new(false),
            connections: Mutex::default(),
            next_connection: AtomicU64::new(0),
        });
        let accepting = thread::spawn({
            let shared = Arc::clone(&shared);
            move || shared.accept(&listener)
        });
        Ok(Self {
            at,
            shared,
            accepting: Some(accepting),
        })
    }

    /// The address of the page for a browser on this machine, for example "http://127.0.0.1:8080/".
    pub fn address(&self) -> String {
        let mut at = self.at;
        if at.ip().is_unspecified() {
            at.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
        }
        format!("http://{at}{}", self.shared.options.prefix)
    }

    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// Waits forever.
    pub fn wait(mut self) {
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        let mut own = self.at;
        if own.ip().is_unspecified() {
            own.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
        }
        // A connection wakes up the accepting thread.
        let _ = TcpStream::connect_timeout(&own, Duration::from_secs(1));
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
        for (_, connection) in self.shared.connections().drain() {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }
}

impl Shared {
    fn connections(&self) -> MutexGuard<'_, HashMap<u64, TcpStream>> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn accept(self: &Arc<Self>, listener: &TcpListener) {
        for connection in listener.incoming() {
            if self.stopping.load(Ordering::SeqCst) {
                return;
            }
            let Ok(connection) = connection else { continue };
            let Ok(kept) = connection.try_clone() else {
                continue;
            };
            let id = self.next_connection.fetch_add(1, Ordering::Relaxed);
            self.connections().insert(id, kept);
            let shared = Arc::clone(self);
            thread::spawn(move || {
                // A browser that closes its connection early is not an error.
                let held = matches!(shared.converse(&connection), Ok(Conversation::Held));
                if !held && let Some(kept) = shared.connections().remove(&id) {
                    let _ = kept.shutdown(Shutdown::Both);
                }
            });
        }
    }

    /// Handles one request after another until the browser closes the connection.
    fn converse(&self, connection: &TcpStream) -> io::Result<Conversation> {
        connection.set_read_timeout(Some(IDLE))?;
        connection.set_nodelay(true)?;
        let mut reader = BufReader::new(connection);
        while let Some(request) = Request::read(&mut reader)? {
            let answer = match self.reply(&request) {
                Reply::Answer(answer) => answer.open(self.options.is_open),
                Reply::Hold => return Ok(Conversation::Held),
                Reply::Close => break,
            };
            let goes_on = self.options.keep_alive
                && request.keeps_alive()
                && !self.stopping.load(Ordering::SeqCst);
            answer.write(connection, request.wants_body(), goes_on)?;
            if !goes_on {
                break;
            }
        }
        Ok(Conversation::Ended)
    }

    /// The reply to a request.
    fn reply(&self, request: &Request) -> Reply {
        if !request.is_for_reading() {
            return Reply::Answer(Answer::status(405));
        }
        let Some(path) = request.path() else {
            return Reply::Answer(Answer::status(400));
        };
        let prefix = &self.options.prefix;
        if Some(path.as_str()) == prefix.strip_suffix('/') && !path.is_empty() {
            return Reply::Answer(Answer::redirect(prefix));
        }
        let Some(path) = path.strip_prefix(prefix.as_str()) else {
            return Reply::Answer(Answer::status(404));
        };
        let intercept = self.options.intercept.as_ref();
        match intercept.map_or(Intercept::Serve, |decide| decide(path)) {
            Intercept::Serve => {
                let compressed = self.options.compressed && request.reads_brotli();
                Reply::Answer(files::answer(&self.options.root, prefix, path, compressed))
            }
            Intercept::Hold => Reply::Hold,
            Intercept::Close => Reply::Close,
            Intercept::Status(status) => Reply::Answer(Answer::status(status)),
            Intercept::Replace { content_type, body } => {
                Reply::Answer(Answer::with(content_type, body))
            }
        }
    }
}

enum Reply {
    Answer(Answer),
    Hold,
    Close,
}

enum Conversation {
    Ended,
    Held,
}

#[cfg(test)]
mod tests;
