//! Makes a drawing of a board that needs neither the page's styles nor its symbols: the styles are written to
//! every shape, and every symbol is copied to where it is used.

use super::export::SvgImage;
use crate::play::{decimal, length};
use leptos::prelude::{document, window};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element};

const SVG: &str = "http://www.w3.org/2000/svg";
/// Elements only for input, pieces that are leaving, and the places from which pieces are dragged.
const NOT_DRAWN: &str = ".spots, [data-leaving], .ghost";
/// Attributes for positions.
const GEOMETRY_ATTRIBUTES: &[&str] = &[
    "d", "x", "y", "width", "height", "rx", "ry", "r", "cx", "cy", "x1", "y1", "x2", "y2",
    "points", "viewBox",
];
/// Attributes of gradients and patterns.
const PAINT: &[&str] = &["id", "offset", "patternUnits", "patternTransform"];
/// Style properties of a shape, with their default values.
const STYLE_PROPERTIES: &[(&str, &str)] = &[
    ("fill", ""),
    ("stroke", "none"),
    ("stroke-width", ""),
    ("stroke-linecap", "butt"),
    ("stroke-linejoin", "miter"),
    ("stroke-dasharray", "none"),
    ("paint-order", "normal"),
];
const WORDS: &[(&str, &str)] = &[
    ("font-family", ""),
    ("font-size", ""),
    ("font-weight", "400"),
    ("text-anchor", "start"),
    ("dominant-baseline", "auto"),
];

/// The drawing of a board on the page. None if there is no such board.
#[must_use]
pub fn drawing(board: u32) -> Option<SvgImage> {
    let board = document()
        .query_selector(&format!("[data-board='{board}']"))
        .ok()??;
    let copy: Element = board.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    // Beside the board it has the same styles. It is removed before anything is painted.
    copy.set_attribute("class", "board portrait").ok()?;
    board.parent_node()?.append_child(&copy).ok()?;
    let drawn = stand_alone(&copy);
    copy.remove();
    drawn
}

fn stand_alone(copy: &Element) -> Option<SvgImage> {
    for gone in all(copy, NOT_DRAWN) {
        gone.remove();
    }
    for used in all(copy, "use") {
        put_symbol(&used)?;
    }
    let view_box = copy.get_attribute("viewBox")?;
    let mut numbers = view_box.split(' ').skip(2);
    let mut next = || decimal(numbers.next()?);
    let size = (next()?, next()?);
    let mut writer = Writer::default();
    writer.children(copy);
    let Writer { text, mut paints } = writer;
    let mut defs = Writer::default();
    paints.sort();
    paints.dedup();
    for paint in paints {
        if let Some(paint) = document().get_element_by_id(&paint) {
            defs.element(&paint);
        }
    }
    let svg = format!(
        "<svg xmlns=\"{SVG}\" viewBox=\"{view_box}\" width=\"{}\" height=\"{}\"><defs>{}</defs>{text}</svg>\n",
        length(size.0),
        length(size.1),
        defs.text
    );
    Some(SvgImage { svg, size })
}

fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else {
        return Vec::new();
    };
    let element = |index| found.item(index)?.dyn_into().ok();
    (0..found.length()).filter_map(element).collect()
}

/// Replaces an element by the shapes of the symbol that it uses.
fn put_symbol(used: &Element) -> Option<()> {
    let name = used.get_attribute("href")?;
    let symbol = document().get_element_by_id(name.strip_prefix('#')?)?;
    let group = document().create_element_ns(Some(SVG), "g").ok()?;
    if let Some(turned) = used.get_attribute("transform") {
        group.set_attribute("transform", &turned).ok()?;
    }
    let shapes = symbol.children();
    for index in 0..shapes.length() {
        let shape = shapes.item(index)?.clone_node_with_deep(true).ok()?;
        group.append_child(&shape).ok()?;
    }
    used.parent_node()?.replace_child(&group, used).ok()?;
    Some(())
}

/// Writes elements with their computed styles.
#[derive(Default)]
struct Writer {
    text: String,
    /// The names of the gradients and patterns that are used.
    paints: Vec<String>,
}

impl Writer {
    fn children(&mut self, element: &Element) {
        let children = element.children();
        for child in (0..children.length()).filter_map(|index| children.item(index)) {
            self.element(&child);
        }
    }

    fn element(&mut self, element: &Element) {
        let Ok(Some(style)) = window().get_computed_style(element) else {
            return;
        };
        let of = |name: &str| value(&style, name);
        let tag = element.local_name();
        let is_word = tag == "text";
        if of("display") == "none" && !matches!(tag.as_str(), "stop" | "pattern" | "radialGradient")
        {
            return;
        }
        let start = self.text.len();
        self.text.push('<');
        self.text.push_str(&tag);
        for name in GEOMETRY_ATTRIBUTES.iter().chain(PAINT) {
            if let Some(value) = element.get_attribute(name) {
                self.attribute(name, &value);
            }
        }
        match of("transform").as_str() {
            "" | "none" => {
                if let Some(value) = element.get_attribute("transform") {
                    self.attribute("transform", &value);
                }
            }
            value => self.attribute("transform", value),
        }
        match of("opacity").as_str() {
            "" | "1" => {}
            value => self.attribute("opacity", value),
        }
        match tag.as_str() {
            "stop" => self.attribute("stop-color", &of("stop-color")),
            "g" | "svg" | "pattern" | "radialGradient" => {}
            _ => {
                let words = WORDS.iter().filter(|_| is_word);
                for (name, silent) in STYLE_PROPERTIES.iter().chain(words) {
                    let value = of(name);
                    if value != *silent {
                        self.look(name, &value);
                    }
                }
            }
        }
        self.text.push('>');
        let open = self.text.len();
        if is_word {
            let words = element.text_content().unwrap_or_default();
            self.text.push_str(&escaped(&words));
        } else {
            self.children(element);
        }
        // An empty group is left out.
        if tag == "g" && self.text.len() == open {
            self.text.truncate(start);
            return;
        }
        let _ = write!(self.text, "</{tag}>");
    }

    /// Writes a style property, and records the gradient or pattern that it uses.
    fn look(&mut self, name: &str, value: &str) {
        match value.split_once('#').filter(|_| value.starts_with("url(")) {
            Some((_, rest)) => {
                let paint = rest.split(['"', '\'', ')']).next().unwrap_or_default();
                self.paints.push(paint.to_owned());
                self.attribute(name, &format!("url(#{paint})"));
            }
            None => self.attribute(name, value),
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        let _ = write!(self.text, " {name}=\"{}\"", escaped(value));
    }
}

fn value(style: &CssStyleDeclaration, name: &str) -> String {
    style.get_property_value(name).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
