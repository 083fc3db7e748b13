//! The paths in a file, with imports expanded: `use a::{b, c::d}` gives `a::b` and `a::c::d`.

use crate::tokens::Token;

/// A path as it is written, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    pub segments: Vec<String>,
    pub line: usize,
    /// The modules inside the file that contain it.
    pub inside: Vec<String>,
    pub imported: bool,
}

/// All paths with at least two segments, and all imports.
pub fn paths(tokens: &[Token]) -> Vec<Path> {
    let mut reader = Reader {
        tokens,
        at: 0,
        inside: Vec::new(),
        depth: 0,
        paths: Vec::new(),
    };
    while reader.at < tokens.len() {
        reader.step();
    }
    reader.paths
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    /// Modules inside the file, with their brace depth.
    inside: Vec<(String, usize)>,
    depth: usize,
    paths: Vec<Path>,
}

impl Reader<'_> {
    fn text(&self, ahead: usize) -> &str {
        self.tokens
            .get(self.at + ahead)
            .map_or("", |token| token.text.as_str())
    }

    fn is_word(&self) -> bool {
        self.tokens.get(self.at).is_some_and(Token::is_word)
    }

    fn step(&mut self) {
        match self.text(0) {
            "use" if self.text(1) != "<" => {
                self.at += 1;
                self.tree(&[], true);
            }
            "mod" if self.text(2) == "{" => {
                self.depth += 1;
                self.inside.push((self.text(1).to_owned(), self.depth));
                self.at += 3;
            }
            "{" => {
                self.depth += 1;
                self.at += 1;
            }
            "}" => {
                self.inside.retain(|(_, depth)| *depth < self.depth);
                self.depth = self.depth.saturating_sub(1);
                self.at += 1;
            }
            "::" => self.tree(&[], false),
            _ if self.is_word() && self.text(1) == "::" => self.tree(&[], false),
            _ => self.at += 1,
        }
    }

    /// Reads a path, with its branches if it is imported.
    fn tree(&mut self, before: &[String], imported: bool) {
        let mut segments = before.to_vec();
        let line = self.tokens.get(self.at).map_or(0, |token| token.line);
        loop {
            match self.text(0) {
                "::" => self.at += 1,
                "{" if imported => {
                    self.at += 1;
                    while !matches!(self.text(0), "}" | ";" | "") {
                        self.tree(&segments, true);
                        self.at += usize::from(self.text(0) == ",");
                    }
                    self.at += usize::from(self.text(0) == "}");
                    return;
                }
                "*" if imported => {
                    segments.push("*".to_owned());
                    self.at += 1;
                }
                "$" => self.at += 1,
                "as" => self.at += 2,
                "self" if !segments.is_empty() => self.at += 1,
                _ if self.is_word() => {
                    segments.push(self.text(0).to_owned());
                    self.at += 1;
                    if !imported && self.text(0) != "::" {
                        break;
                    }
                }
                _ => break,
            }
        }
        // Make progress even if this is not a path.
        if segments.len() == before.len() && !matches!(self.text(0), "," | "}" | ";") {
            self.at += 1;
        }
        if imported || segments.len() > 1 {
            self.paths.push(Path {
                segments,
                line,
                inside: self.inside.iter().map(|(name, _)| name.clone()).collect(),
                imported,
            });
        }
    }
}
