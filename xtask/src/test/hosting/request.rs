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
    /// With names in lowercase.
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

/// Requests a path. `encodings` are the encodings that the browser accepts.
pub fn get(address: SocketAddr, path: &str, encodings: &str) -> Result<Response> {
    let mut stream = TcpStream::connect(address).context("the server does not answer")?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: {encodings}\r\n\
         Connection: close\r\n\r\n"
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
    let mut response = Response {
        status,
        headers: lines.filter_map(header).collect(),
        body: bytes.get(end + 4..)?.to_vec(),
    };
    if response.header("Transfer-Encoding") == "chunked" {
        response.body = join_chunks(&response.body)?;
    }
    Some(response)
}

/// Decodes a chunked body: each chunk has its length before it.
fn join_chunks(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n")?;
        let length = std::str::from_utf8(rest.get(..end)?).ok()?;
        let length = usize::from_str_radix(length.trim(), 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        let start = end + 2;
        body.extend_from_slice(rest.get(start..start + length)?);
        rest = rest.get(start + length + 2..)?;
    }
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

    #[test]
    fn a_body_in_pieces_is_joined() {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let whole = read(format!("{head}3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n").as_bytes());
        assert_eq!(whole.unwrap().body, b"abc0123456789");
        assert!(read(format!("{head}3\r\nab").as_bytes()).is_none());
    }
}
