//! A separate connection to Chromium's protocol, for events that the driver does not pass on.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::Session;

/// Longer than any single command takes.
const ANSWER: Duration = Duration::from_secs(30);

/// A connection to the page of a session. It is a WebSocket.
pub struct DevTools {
    stream: TcpStream,
    messages: Receiver<Value>,
    /// Events that arrived while a command waited for its result.
    events: VecDeque<Value>,
    last_id: u64,
}

impl DevTools {
    /// Connects to the page of a session of Chromium.
    #[track_caller]
    pub fn connect(session: &Session) -> Self {
        let address = session.debugger_address();
        Self::connect_to(&address).expect("Chromium accepts a second connection")
    }

    fn connect_to(address: &str) -> io::Result<Self> {
        let socket = page_socket(address)?;
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "GET {socket} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )?;
        let mut reader = BufReader::new(stream.try_clone()?);
        if !read_head(&mut reader)?.starts_with("HTTP/1.1 101") {
            return Err(io::Error::other("no WebSocket"));
        }
        let (sender, messages) = mpsc::channel();
        // The thread ends with the connection.
        thread::spawn(move || read_messages(&mut reader, &sender));
        Ok(Self {
            stream,
            messages,
            events: VecDeque::new(),
            last_id: 0,
        })
    }

    /// Sends a command without waiting for its result.
    #[track_caller]
    pub fn send(&mut self, method: &str, parameters: &Value) -> u64 {
        self.last_id += 1;
        let command = json!({"id": self.last_id, "method": method, "params": parameters});
        let frame = frame(command.to_string().as_bytes());
        self.stream
            .write_all(&frame)
            .expect("Chromium reads commands");
        self.last_id
    }

    /// Calls a command and returns its result.
    #[track_caller]
    pub fn call(&mut self, method: &str, parameters: &Value) -> Value {
        let id = self.send(method, parameters);
        loop {
            let message = self.messages.recv_timeout(ANSWER);
            let mut message = message.unwrap_or_else(|_| panic!("{method}: no answer"));
            match message["id"].as_u64() {
                Some(found) if found == id => return message["result"].take(),
                // The result of a command that nobody waits for.
                Some(_) => {}
                None => self.events.push_back(message),
            }
        }
    }

    /// The next event, with `method` and `params`. `None` if nothing happens for this long.
    pub fn next_event(&mut self, patience: Duration) -> Option<Value> {
        if let Some(event) = self.events.pop_front() {
            return Some(event);
        }
        loop {
            let message = self.messages.recv_timeout(patience).ok()?;
            if message["id"].is_null() {
                return Some(message);
            }
        }
    }
}

impl Drop for DevTools {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(std::net::Shutdown::Both);
    }
}

/// The path of the socket of the browser's only page.
fn page_socket(address: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET /json/list HTTP/1.1\r\nHost: {address}\r\n\r\n")?;
    let mut reader = BufReader::new(stream);
    let head = read_head(&mut reader)?.to_ascii_lowercase();
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
    let mut body = vec![0; length.unwrap_or_default()];
    reader.read_exact(&mut body)?;
    let targets: Vec<Value> = serde_json::from_slice(&body)?;
    let page = targets.iter().find(|target| target["type"] == "page");
    let socket = page.and_then(|page| page["webSocketDebuggerUrl"].as_str());
    let path = socket.and_then(|socket| socket.find("/devtools/").map(|at| &socket[at..]));
    path.map(str::to_owned)
        .ok_or_else(|| io::Error::other("Chromium has no page"))
}

/// The head of a response, up to its empty line.
fn read_head(reader: &mut impl BufRead) -> io::Result<String> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head)? == 0 {
            break;
        }
    }
    Ok(head)
}

/// A frame with a whole text. The mask that the protocol demands is zero, so the text stays as it is.
fn frame(text: &[u8]) -> Vec<u8> {
    const LAST_TEXT: u8 = 0x81;
    const MASKED: u8 = 0x80;
    let mut frame = vec![LAST_TEXT];
    match text.len() {
        length @ 0..126 => frame.push(MASKED | length as u8),
        length @ 126..65_536 => {
            frame.push(MASKED | 126);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(MASKED | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

/// Reads messages until the connection ends.
fn read_messages(reader: &mut impl Read, sender: &Sender<Value>) {
    let mut text = Vec::new();
    while let Ok(is_last) = read_frame(reader, &mut text) {
        if !is_last {
            continue;
        }
        let message = serde_json::from_slice(&text);
        text.clear();
        if message.is_ok_and(|message| sender.send(message).is_err()) {
            return;
        }
    }
}

/// Reads a frame and adds it to the text. Returns whether it is the last one of its message.
fn read_frame(reader: &mut impl Read, text: &mut Vec<u8>) -> io::Result<bool> {
    let mut head = [0; 2];
    reader.read_exact(&mut head)?;
    let length = match head[1] & 0x7f {
        126 => {
            let mut length = [0; 2];
            reader.read_exact(&mut length)?;
            u16::from_be_bytes(length).into()
        }
        127 => {
            let mut length = [0; 8];
            reader.read_exact(&mut length)?;
            u64::from_be_bytes(length)
        }
        length => length.into(),
    };
    let read = reader.by_ref().take(length).read_to_end(text)?;
    match read as u64 == length {
        true => Ok(head[0] & 0x80 != 0),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}
