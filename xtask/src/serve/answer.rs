//! The responses of the server.

use std::io::{self, Write};

/// The cache header for files whose names change with their contents: a year, without asking for changes.
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";

#[derive(Debug, PartialEq)]
pub struct Answer {
    status: u16,
    content_type: String,
    location: Option<String>,
    /// Whether the contents at this address never change.
    immutable: bool,
    /// Whether other origins may load it with scripts.
    open: bool,
    /// Whether the body is compressed with brotli.
    brotli: bool,
    body: Vec<u8>,
}

impl Answer {
    pub fn with(content_type: impl Into<String>, body: Vec<u8>) -> Self {
        Self {
            status: 200,
            content_type: content_type.into(),
            location: None,
            immutable: false,
            open: true,
            brotli: false,
            body,
        }
    }

    /// A response with a status and its name as text.
    pub fn status(status: u16) -> Self {
        let text = format!("{status} {}\n", reason(status));
        Self {
            status,
            ..Self::with("text/plain; charset=utf-8", text.into_bytes())
        }
    }

    pub fn redirect(location: &str) -> Self {
        Self {
            location: Some(location.to_owned()),
            ..Self::status(301)
        }
    }

    /// The same response, which the browser may cache forever.
    pub fn immutable(self) -> Self {
        Self {
            immutable: true,
            ..self
        }
    }

    /// The same response, which other origins may load with scripts, or not.
    pub fn open(self, open: bool) -> Self {
        Self { open, ..self }
    }

    /// The same response with this brotli-compressed body.
    pub fn in_brotli(self, body: Vec<u8>) -> Self {
        Self {
            brotli: true,
            body,
            ..self
        }
    }

    /// Writes the response, with or without its body, and tells the browser whether the connection stays open.
    pub fn write(&self, mut to: impl Write, with_body: bool, goes_on: bool) -> io::Result<()> {
        let mut text = format!(
            "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n\
             Cache-Control: {}\r\nConnection: {}\r\n",
            self.status,
            reason(self.status),
            self.content_type,
            self.body.len(),
            if self.immutable {
                IMMUTABLE
            } else {
                "no-cache"
            },
            if goes_on { "keep-alive" } else { "close" },
        );
        if self.open {
            text += "Access-Control-Allow-Origin: *\r\n";
        }
        if self.brotli {
            text += "Content-Encoding: br\r\nVary: Accept-Encoding\r\n";
        }
        if let Some(location) = &self.location {
            text += &format!("Location: {location}\r\n");
        }
        text += "\r\n";
        let mut bytes = text.into_bytes();
        if with_body {
            bytes.extend_from_slice(&self.body);
        }
        to.write_all(&bytes)?;
        to.flush()
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        500 => "Internal Server Error",
        503 => "Service Unavailable",
        _ => "Answer",
    }
}
