//! The driver of a browser: started on a free port, and stopped at the end.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::display::Display;
use super::{Browser, Painting, webkit};

pub struct Driver {
    process: Child,
    port: u16,
    /// Dropped after the process has ended.
    _display: Option<Display>,
    /// Profiles and other files, which stopped browsers do not remove.
    _temporary: TempDir,
}

impl Driver {
    pub fn start(browser: Browser, painting: Painting) -> Result<Self, String> {
        let said = |error: std::io::Error| format!("{}'s driver: {error}", browser.name());
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .map_err(said)?
            .port();
        let log = super::scratch()
            .and_then(|folder| File::create(folder.join(format!("{}.log", browser.name()))))
            .map_err(said)?;
        let temporary = tempfile::Builder::new()
            .prefix("tablero-")
            .tempdir()
            .map_err(said)?;
        let mut command = Command::new(browser.driver_program());
        command
            .env("TMPDIR", temporary.path())
            .stdin(Stdio::null())
            .stderr(log.try_clone().map_err(said)?)
            .stdout(log);
        let mut display = None;
        match browser {
            Browser::Chromium => command.arg(format!("--port={port}")),
            Browser::Firefox => command
                .arg(format!("--port={port}"))
                .args(["--log", "error"]),
            Browser::WebKit => {
                let own = Display::start()?;
                if painting == Painting::InMemory {
                    command.env("WEBKIT_DISABLE_DMABUF_RENDERER", "1");
                }
                command
                    .arg(format!("--port={port}"))
                    .env("DISPLAY", own.name())
                    .env_remove("WAYLAND_DISPLAY")
                    .env("GDK_BACKEND", "x11")
                    // The slow compilers take a seventh of the time, which does not pay off for a page
                    // that is open for seconds.
                    .env("JSC_useFTLJIT", "0")
                    .env("JSC_useOMGJIT", "0")
                    .env("LANG", "en_US.UTF-8")
                    .env("XDG_CONFIG_HOME", webkit::settings().map_err(said)?);
                display = Some(own);
                &mut command
            }
        };
        let mut driver = Self {
            process: command.spawn().map_err(said)?,
            port,
            _display: display,
            _temporary: temporary,
        };
        driver.await_port(browser)?;
        Ok(driver)
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn await_port(&mut self, browser: Browser) -> Result<(), String> {
        let deadline = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            let name = browser.name();
            if let Ok(Some(status)) = self.process.try_wait() {
                return Err(format!("{name}'s driver ended at once ({status})"));
            }
            if Instant::now() > deadline {
                return Err(format!("{name}'s driver does not listen after 20 s"));
            }
            // The only way to know that the port is open is to try again.
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
