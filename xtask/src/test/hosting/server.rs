//! nginx and Caddy with an example, at a free port of this machine.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// Longer than a server takes to start.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Program {
    Nginx,
    Caddy,
}

impl Program {
    /// The name of the program, and of its example in the document.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nginx => "nginx",
            Self::Caddy => "caddy",
        }
    }

    /// The package of Debian with it.
    pub fn package(self) -> &'static str {
        match self {
            Self::Nginx => "nginx-light",
            Self::Caddy => "caddy",
        }
    }
}

/// A server that runs until it is dropped.
pub struct Running {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Running {
    /// Starts a server with an example that serves a folder, without TLS.
    pub fn start(program: Program, path: &Path, example: &str, root: &Path) -> Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let name = format!("xtask-hosting-{}-{}", std::process::id(), address.port());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        let file = folder.join("config");
        fs::write(&file, config(program, example, root, address, &folder)?)?;
        let mut command = Command::new(path);
        match program {
            Program::Nginx => command.arg("-p").arg(&folder).arg("-c").arg(&file),
            Program::Caddy => command
                .args(["run", "--adapter", "caddyfile", "--config"])
                .arg(&file)
                .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, &folder))),
        };
        let child = command
            .stdout(Stdio::null())
            .stderr(fs::File::create(folder.join("errors"))?)
            .spawn()
            .with_context(|| format!("{} cannot be started", program.name()))?;
        let mut running = Self {
            child,
            address,
            folder,
        };
        running.wait().with_context(|| program.name())?;
        Ok(running)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    fn wait(&mut self) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while TcpStream::connect(self.address).is_err() {
            let is_over = self.child.try_wait()?.is_some();
            if is_over || Instant::now() > deadline {
                let output = fs::read_to_string(self.folder.join("errors")).unwrap_or_default();
                bail!("it does not accept the example:\n{output}");
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // nginx ends its workers only if it receives a signal.
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        if asked.is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The example at another address and for another folder, without TLS, with settings to run beside other servers.
fn config(
    program: Program,
    example: &str,
    root: &Path,
    address: SocketAddr,
    folder: &Path,
) -> Result<String> {
    let root = root.to_str().context("the path of the page is no text")?;
    let folder = folder.to_str().context("a path is no text")?;
    let listens = format!("listen {address};");
    let site = format!("http://{address} {{");
    let changes: &[(&str, &str)] = match program {
        Program::Nginx => &[("listen 443 ssl;", &listens), ("/srv/tablero", root)],
        Program::Caddy => &[("tablero.example {", &site), ("/srv/tablero", root)],
    };
    let mut text = example.to_owned();
    for (from, to) in changes {
        ensure!(text.contains(from), "the example has no {from:?}");
        text = text.replace(from, to);
    }
    Ok(match program {
        Program::Nginx => {
            let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
            let paths = kinds.map(|kind| format!("{kind}_temp_path {folder}/{kind};\n"));
            format!(
                "daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n\
                 http {{\naccess_log off;\n{}{text}}}\n",
                paths.concat()
            )
        }
        Program::Caddy => format!("{{\nadmin off\n}}\n{text}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_changed_in_its_address_and_folder_only() {
        let address = "127.0.0.1:8080".parse().unwrap();
        let of = |program, example| {
            config(
                program,
                example,
                Path::new("/a"),
                address,
                Path::new("/tmp/b"),
            )
        };
        let caddy = of(
            Program::Caddy,
            "tablero.example {\nroot * /srv/tablero\n}\n",
        );
        assert_eq!(
            caddy.unwrap(),
            "{\nadmin off\n}\nhttp://127.0.0.1:8080 {\nroot * /a\n}\n"
        );
        assert!(of(Program::Nginx, "server {}").is_err());
    }
}
