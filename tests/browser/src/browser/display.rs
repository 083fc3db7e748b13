//! A display for browsers that need one.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A virtual display, which ends when the value is dropped.
pub struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Starts Xvfb, which chooses a free number and prints it when it is ready.
    pub fn start() -> Result<Self, String> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1600x1200x24",
                "-nolisten",
                "tcp",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb cannot be started: {error}"))?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            let _ = BufReader::new(output).read_line(&mut number);
        }
        let display = Self {
            server,
            name: format!(":{}", number.trim()),
        };
        match display.name.len() {
            1 => Err("Xvfb ended at once".to_owned()),
            _ => Ok(display),
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
