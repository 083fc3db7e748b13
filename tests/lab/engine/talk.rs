//! Communication with an engine.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// An engine that has not answered after this time never will.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    pub fn new(args: &str) -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
            .arg("engine")
            .args(args.split(' '))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let printed = BufReader::new(child.stdout.take().unwrap());
        let (said, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in printed.lines().map_while(Result::ok) {
                if said.send(line).is_err() {
                    return;
                }
            }
        });
        Talk {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    pub fn say(&mut self, line: &str) {
        self.say_bytes(line.as_bytes());
    }

    pub fn say_bytes(&mut self, line: &[u8]) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(&[line, b"\n"].concat()).unwrap();
        stdin.flush().unwrap();
    }

    /// The next line.
    pub fn hear(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The lines up to and including the first one that starts like this.
    pub fn hear_until(&mut self, start: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            heard.push(self.hear());
            if heard.last().is_some_and(|line| line.starts_with(start)) {
                return heard;
            }
        }
    }

    /// The answers to a line, before the engine is ready again.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.say("isready");
        let mut heard = self.hear_until("readyok");
        heard.pop();
        heard
    }

    /// The single line that the engine answers.
    pub fn ask_one(&mut self, line: &str) -> String {
        let heard = self.ask(line);
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        heard.concat()
    }

    pub fn query(&mut self, asked: &str) -> String {
        let line = self.ask_one(&format!("query {asked}"));
        let answer = line.strip_prefix("response ");
        answer.unwrap_or_else(|| panic!("{line}")).to_owned()
    }

    /// The info lines of a search, and its move.
    pub fn go(&mut self, line: &str) -> (Vec<String>, String) {
        self.say(line);
        self.hear_move()
    }

    pub fn hear_move(&mut self) -> (Vec<String>, String) {
        let mut heard = self.hear_until("bestmove ");
        let line = heard.pop().unwrap();
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words.len(), 2, "a move and nothing else: {line}");
        (heard, words[1].to_owned())
    }

    /// Ends the engine's input, reads the rest of its output, and checks that it ends without an error.
    pub fn end(mut self) -> Vec<String> {
        self.stdin = None;
        let output = self.child.wait_with_output().unwrap();
        let complained = String::from_utf8_lossy(&output.stderr);
        assert_eq!(complained, "");
        assert_eq!(output.status.code(), Some(0));
        self.lines.into_iter().collect()
    }
}
