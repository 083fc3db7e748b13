//! The request of a browser: its first line and the few headers that matter here.

use std::io::{self, BufRead, Read};

/// Longer than any request of a browser.
const LONGEST: u64 = 64 * 1024;

#[derive(Debug)]
pub struct Request {
    method: String,
    target: String,
    /// Whether the browser wants the connection to close after the response.
    closes: bool,
    /// Whether the browser accepts brotli.
    reads_brotli: bool,
}

impl Request {
    /// Reads a request up to the end of its header. `None` if the browser closed the connection or the
    /// request is not valid.
    pub fn read(connection: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = connection.take(LONGEST);
        let mut first = String::new();
        if lines.read_line(&mut first)? == 0 {
            return Ok(None);
        }
        let mut words = first.split_whitespace();
        let (method, target, version) = (words.next(), words.next(), words.next());
        // Before HTTP/1.1 a connection was closed after one response.
        let mut closes = version != Some("HTTP/1.1");
        let mut reads_brotli = false;
        let mut header = String::new();
        while lines.read_line(&mut header)? > 0 && !header.trim().is_empty() {
            let (name, value) = header.split_once(':').unwrap_or_default();
            if name.eq_ignore_ascii_case("connection") {
                closes |= value.trim().eq_ignore_ascii_case("close");
            } else if name.eq_ignore_ascii_case("accept-encoding") {
                reads_brotli |= value.split(',').any(is_brotli);
            }
            header.clear();
        }
        Ok(method.zip(target).map(|(method, target)| Self {
            method: method.to_owned(),
            target: target.to_owned(),
            closes,
            reads_brotli,
        }))
    }

    /// Whether another request may follow on the same connection. It may not after a request with a body,
    /// because bodies are not read.
    pub fn keeps_alive(&self) -> bool {
        !self.closes && self.is_for_reading()
    }

    pub fn is_for_reading(&self) -> bool {
        matches!(self.method.as_str(), "GET" | "HEAD")
    }

    pub fn wants_body(&self) -> bool {
        self.method != "HEAD"
    }

    pub fn reads_brotli(&self) -> bool {
        self.reads_brotli
    }

    /// The path, decoded and without the query. `None` if it is not valid text.
    pub fn path(&self) -> Option<String> {
        decode(self.target.split(['?', '#']).next()?)
    }
}

/// Whether one of the accepted encodings is brotli. Quality 0 means that it is not accepted.
fn is_brotli(coding: &str) -> bool {
    let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
    let quality = quality.trim().strip_prefix("q=").map(str::parse::<f32>);
    name.trim().eq_ignore_ascii_case("br") && quality != Some(Ok(0.0))
}

fn decode(text: &str) -> Option<String> {
    let mut decoded = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        decoded.push(if byte == b'%' {
            let high = char::from(bytes.next()?).to_digit(16)?;
            let low = char::from(bytes.next()?).to_digit(16)?;
            u8::try_from(high * 16 + low).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(decoded).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_decoded_and_loses_its_query() {
        let request = |target: &str| Request {
            method: "GET".to_owned(),
            target: target.to_owned(),
            closes: false,
            reads_brotli: false,
        };
        assert_eq!(request("/a%20b?c=d").path().as_deref(), Some("/a b"));
        assert_eq!(request("/%C3%B1").path().as_deref(), Some("/ñ"));
        assert_eq!(request("/%zz").path(), None);
        assert_eq!(request("/%2").path(), None);
        assert_eq!(request("/%ff").path(), None);
    }

    #[test]
    fn brotli_is_read_by_who_accepts_it() {
        let reads = |coding: &str| {
            let text = format!("GET / HTTP/1.1\r\n{coding}\r\n\r\n");
            let request = Request::read(&mut text.as_bytes()).unwrap();
            request.unwrap().reads_brotli()
        };
        assert!(reads("Accept-Encoding: gzip, deflate, br, zstd"));
        assert!(reads("accept-encoding: br;q=0.5"));
        assert!(!reads("Accept-Encoding: gzip, br;q=0"));
        assert!(!reads("Accept-Encoding: gzip"));
        assert!(!reads("Accept: br"));
    }

    #[test]
    fn a_connection_is_kept_unless_the_browser_or_its_age_says_otherwise() {
        let keeps = |text: &str| {
            let request = Request::read(&mut text.as_bytes()).unwrap();
            request.unwrap().keeps_alive()
        };
        assert!(keeps("GET / HTTP/1.1\r\nHost: here\r\n\r\n"));
        assert!(keeps("HEAD / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n"));
        assert!(!keeps("GET / HTTP/1.1\r\nconnection: Close\r\n\r\n"));
        assert!(!keeps("GET / HTTP/1.0\r\n\r\n"));
        assert!(!keeps("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n"));
    }
}
