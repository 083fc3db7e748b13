//! What a browser asks: the first line of a request is all that matters here.

use std::io::{self, BufRead, BufReader, Read};
use std::net::TcpStream;

/// More than any browser sends.
const LONGEST: u64 = 64 * 1024;

#[derive(Debug)]
pub struct Request {
    method: String,
    target: String,
}

impl Request {
    /// Reads a request to the end of its head; none if the browser sent nothing.
    pub fn read(connection: &TcpStream) -> io::Result<Option<Self>> {
        let mut lines = BufReader::new(connection.take(LONGEST));
        let mut first = String::new();
        if lines.read_line(&mut first)? == 0 {
            return Ok(None);
        }
        let mut header = String::new();
        while lines.read_line(&mut header)? > 0 && !header.trim().is_empty() {
            header.clear();
        }
        let mut words = first.split_whitespace().map(str::to_owned);
        Ok(words
            .next()
            .zip(words.next())
            .map(|(method, target)| Self { method, target }))
    }

    pub fn is_for_reading(&self) -> bool {
        matches!(self.method.as_str(), "GET" | "HEAD")
    }

    pub fn wants_body(&self) -> bool {
        self.method != "HEAD"
    }

    /// The path, decoded, without query; none if it is not text.
    pub fn path(&self) -> Option<String> {
        decode(self.target.split(['?', '#']).next()?)
    }
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
        };
        assert_eq!(request("/a%20b?c=d").path().as_deref(), Some("/a b"));
        assert_eq!(request("/%C3%B1").path().as_deref(), Some("/ñ"));
        assert_eq!(request("/%zz").path(), None);
        assert_eq!(request("/%2").path(), None);
        assert_eq!(request("/%ff").path(), None);
    }
}
