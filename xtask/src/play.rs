//! Building the page and serving it to the person at this machine.

use std::io;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::serve::{ServeOptions, Server};
use crate::tools::PageTools;
use crate::tools::cache::Cache;

/// Gets what is missing, builds, serves, prints the address.
pub fn play(repo: &Repo, host: IpAddr, port: u16, open: bool) -> Result<()> {
    let tools = PageTools::get(repo, &Cache::open()?)?;
    let folder = page::build(repo, &tools, Edition::Release)?;
    let server = start(&folder, host, port)?;
    println!("\nTablero is at {} (Ctrl+C stops it)", server.address());
    if host.is_unspecified()
        && let Some(own) = own_address()
    {
        println!(
            "and for others in this network at http://{own}:{}/",
            server.port()
        );
    }
    if open && !show(&server.address()) {
        println!("No browser can be opened from here: open the address by hand.");
    }
    server.wait();
    Ok(())
}

/// Serves at the port, or at the next free one of some after it.
fn start(folder: &Path, host: IpAddr, port: u16) -> Result<Server> {
    let mut tried = port;
    loop {
        let options = ServeOptions {
            host,
            port: tried,
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

/// The address that others in the network know this machine by.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // This sends nothing; it only asks which way packets to elsewhere would leave.
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
        let taken = start(&folder, host, 0).unwrap();
        let next = start(&folder, host, taken.port()).unwrap();
        assert!(next.port() > taken.port());
    }
}
