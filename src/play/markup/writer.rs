//! Elements as text.

use crate::play::{Area, length, translate};

/// Elements that are added one after another.
#[derive(Default)]
pub(crate) struct Markup(String);

impl Markup {
    pub fn text(self) -> String {
        self.0
    }

    /// A rectangle with round corners.
    pub fn rectangle(&mut self, class: &str, [x, y, width, height]: Area, rx: f64) {
        self.element("rect", class);
        for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
            self.number(name, value);
        }
        if rx > 0.0 {
            self.number("rx", rx);
        }
        self.end();
    }

    pub fn path(&mut self, class: &str, d: &str) {
        self.element("path", class);
        self.attribute("d", d);
        self.end();
    }

    pub fn circle(&mut self, class: &str, (x, y): (f64, f64), r: f64) {
        self.element("circle", class);
        for (name, value) in [("cx", x), ("cy", y), ("r", r)] {
            self.number(name, value);
        }
        self.end();
    }

    pub fn words(&mut self, class: &str, (x, y): (f64, f64), words: &str) {
        self.element("text", class);
        self.number("x", x);
        self.number("y", y);
        self.push(&[">", words, "</text>"]);
    }

    /// Elements that are moved to a place.
    pub fn at(&mut self, class: &str, place: (f64, f64), inside: impl FnOnce(&mut Markup)) {
        self.element("g", class);
        self.attribute("transform", &translate(place));
        self.push(&[">"]);
        inside(self);
        self.push(&["</g>"]);
    }

    /// Begins an element, which `end` or `push` ends.
    pub fn element(&mut self, tag: &str, class: &str) {
        self.push(&["<", tag]);
        if !class.is_empty() {
            self.attribute("class", class);
        }
    }

    pub fn attribute(&mut self, name: &str, value: &str) {
        self.push(&[" ", name, "=\"", value, "\""]);
    }

    pub fn number(&mut self, name: &str, value: f64) {
        self.attribute(name, &length(value));
    }

    pub fn end(&mut self) {
        self.push(&["/>"]);
    }

    pub fn push(&mut self, parts: &[&str]) {
        for part in parts {
            self.0.push_str(part);
        }
    }
}
