//! Builds the page and serves it on this machine.

use std::fs;
use std::io;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::fingerprint::Fingerprint;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::serve::{Intercept, Interceptor, ServeOptions, Server};

/// What to serve, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    pub edition: Edition,
    pub host: IpAddr,
    pub port: u16,
    /// Whether to open a browser.
    pub open: bool,
}

impl Default for Arguments {
    fn default() -> Self {
        Self {
            edition: Edition::Development,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            open: false,
        }
    }
}

/// The time between two checks of the sources.
const LOOK: Duration = Duration::from_millis(500);

/// Reloads the page when there is a new build.
const RELOAD: &str = "\
setInterval(async () => {
    const answer = await fetch('./build-number').catch(() => null);
    if (!answer?.ok) return;
    const number = await answer.text();
    window.buildNumber ??= number;
    if (window.buildNumber !== number) location.reload();
}, 1000);
";

/// Gets missing tools, builds, serves and prints the address. Rebuilds the development page after each
/// change.
pub fn play(repo: &Repo, arguments: &Arguments) -> Result<()> {
    let folder = page::get_and_build(repo, arguments.edition)?;
    let number = Arc::new(AtomicU64::new(0));
    let intercept = || -> Option<Interceptor> {
        let (number, index) = (Arc::clone(&number), folder.join("index.html"));
        match arguments.edition {
            Edition::Release => None,
            _ => Some(Box::new(move |path| reloading(path, &index, &number))),
        }
    };
    let server = start(&folder, arguments.host, arguments.port, intercept)?;
    println!("\nTablero is at {} (Ctrl+C stops it)", server.address());
    match arguments.edition {
        Edition::Release => println!("This is the release page, as it is hosted."),
        _ => println!(
            "This is the development page: large, slow to think, and built again when a source changes. \
             The release page: cargo xtask play --release"
        ),
    }
    if arguments.host.is_unspecified()
        && let Some(own) = own_address()
    {
        println!(
            "and for others in this network at http://{own}:{}/",
            server.port()
        );
    }
    if arguments.open && !show(&server.address()) {
        println!("No browser could be opened: please open the address yourself.");
    }
    match arguments.edition {
        Edition::Release => server.wait(),
        edition => follow(repo, edition, &number),
    }
    Ok(())
}

/// Rebuilds the page whenever a source changes, in an endless loop.
fn follow(repo: &Repo, edition: Edition, number: &AtomicU64) -> ! {
    let times = || Fingerprint::of_source_times(repo.root()).ok();
    let mut seen = times();
    loop {
        thread::sleep(LOOK);
        let now = times();
        if now == seen {
            continue;
        }
        seen = now;
        let start = Instant::now();
        match page::get_and_build(repo, edition) {
            Ok(_) => {
                number.fetch_add(1, Ordering::Relaxed);
                println!("Built again in {:.1} s.", start.elapsed().as_secs_f32());
            }
            Err(error) => println!("The page is unchanged: {error:#}"),
        }
    }
}

/// The development page with a script that reloads it.
fn reloading(path: &str, index: &Path, number: &AtomicU64) -> Intercept {
    let answer = |content_type: &str, body: String| Intercept::Replace {
        content_type: format!("{content_type}; charset=utf-8"),
        body: body.into_bytes(),
    };
    match path {
        "" | "index.html" => match fs::read_to_string(index) {
            Ok(page) => {
                let script = "<script src=\"./reload.js\"></script></head>";
                answer("text/html", page.replacen("</head>", script, 1))
            }
            Err(_) => Intercept::Serve,
        },
        "reload.js" => answer("text/javascript", RELOAD.to_owned()),
        "build-number" => answer("text/plain", number.load(Ordering::Relaxed).to_string()),
        _ => Intercept::Serve,
    }
}

/// Serves at the given port, or at one of the next ports if it is in use.
fn start(
    folder: &Path,
    host: IpAddr,
    port: u16,
    intercept: impl Fn() -> Option<Interceptor>,
) -> Result<Server> {
    let mut tried = port;
    loop {
        let options = ServeOptions {
            host,
            port: tried,
            intercept: intercept(),
            ..ServeOptions::new(folder)
        };
        match Server::start(options) {
            Err(error)
                if error.kind() == io::ErrorKind::AddrInUse && tried < port.saturating_add(50) =>
            {
                tried += 1;
            }
            other => {
                return other
                    .with_context(|| format!("the page cannot be served at {host}, port {tried}"));
            }
        }
    }
}

/// The address of this machine in its network.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // This sends nothing. It only finds the network interface for packets to other hosts.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn show(address: &str) -> bool {
    let (program, first): (_, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    process::succeeds(Command::new(program).args(first).arg(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_gives_way_to_the_next_free_one() {
        let folder = std::env::temp_dir();
        let host = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let taken = start(&folder, host, 0, || None).unwrap();
        let next = start(&folder, host, taken.port(), || None).unwrap();
        assert!(next.port() > taken.port());
    }
}
