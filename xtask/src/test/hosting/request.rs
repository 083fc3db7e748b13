//! A request to a server on this machine.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result};

/// Longer than any response takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A response.
pub struct Response {
    pub status: u16,
    /// With names in small letters.
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    /// The values of a header, joined as browsers join them. Empty if it is missing.
    pub fn header(&self, name: &str) -> String {
        let name = name.to_ascii_lowercase();
        let its = self.headers.iter().filter(|(other, _)| *other == name);
        let values: Vec<&str> = its.map(|(_, value)| value.as_str()).collect();
        values.join(", ")
    }
}

/// Asks for a path. `encodings` are those that the browser says it reads.
pub fn get(address: SocketAddr, path: &str, encodings: &str) -> Result<Response> {
    let mut stream = TcpStream::connect(address).context("the server does not answer")?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // In the older version of the protocol a body is sent as it is, without pieces.
    write!(
        stream,
        "GET {path} HTTP/1.0\r\nHost: {address}\r\nAccept-Encoding: {encodings}\r\n\r\n"
    )?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    read(&bytes).with_context(|| format!("the response for {path} is cut off"))
}

fn read(bytes: &[u8]) -> Option<Response> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(bytes.get(..end)?);
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    Some(Response {
        status,
        headers: lines.filter_map(header).collect(),
        body: bytes.get(end + 4..)?.to_vec(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_has_a_status_headers_and_a_body() {
        let text = b"HTTP/1.1 200 OK\r\nVary: a\r\nvary: b\r\nX-Y: z:z\r\n\r\nbody\r\n\r\n";
        let response = read(text).unwrap();
        assert_eq!(response.status, 200);
        assert_eq!(response.header("Vary"), "a, b");
        assert_eq!(response.header("x-y"), "z:z");
        assert_eq!(response.header("absent"), "");
        assert_eq!(response.body, b"body\r\n\r\n");
        assert!(read(b"HTTP/1.1 200 OK\r\n").is_none());
    }
}
