//! Moving an element of the board along a way: by transforms and opacity alone, from wherever it
//! is seen just now.

use crate::play::motion::{Frame, Point};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// How an element goes.
pub struct Glide {
    pub frames: Vec<Frame>,
    /// Milliseconds before it begins.
    pub delay: f64,
    /// Milliseconds that it takes.
    pub duration: f64,
    pub end: End,
}

/// What is seen at the ends of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is there before and after.
    Stays,
    /// The same, and it has gone elsewhere.
    Lands,
    /// It tips over and fades beyond the board.
    Falls,
    /// It shrinks and fades where it is.
    Fades,
    /// It comes back from either.
    Comes,
}

/// A duration among the tokens, in milliseconds.
#[must_use]
pub fn duration(name: &str) -> f64 {
    let text = token(name);
    let read = || match text.strip_suffix("ms") {
        Some(milliseconds) => milliseconds.parse::<f64>().ok(),
        None => Some(text.strip_suffix('s')?.parse::<f64>().ok()? * 1000.0),
    };
    read().unwrap_or_default()
}

/// A token of the styles; empty where there is none.
fn token(name: &str) -> String {
    let read = || {
        let root = document().document_element()?;
        let style = window().get_computed_style(&root).ok().flatten()?;
        style.get_property_value(name).ok()
    };
    read().unwrap_or_default().trim().to_owned()
}

/// Shows a way; what is under way gives way to it. False where nothing is to be seen: the element is
/// where it should be then.
pub fn glide(element: &Element, glide: &Glide) -> bool {
    stop(element);
    glide.duration > 0.0 && glide.frames.len() > 1 && start(element, glide).is_ok()
}

/// Where an element is seen just now, if it is under way.
#[must_use]
pub fn seen_at(element: &Element) -> Option<Point> {
    if under_way(element).is_empty() {
        return None;
    }
    let style = window().get_computed_style(element).ok().flatten()?;
    let matrix = style.get_property_value("transform").ok()?;
    let numbers = matrix.strip_prefix("matrix(")?.strip_suffix(')')?;
    let mut numbers = numbers.split(',').skip(4);
    let mut next = || numbers.next()?.trim().parse().ok();
    Some((next()?, next()?))
}

/// Ends what is under way.
pub fn stop(element: &Element) {
    for animation in under_way(element) {
        let _ = call(&animation, "cancel", &[]);
    }
}

fn start(element: &Element, glide: &Glide) -> Result<(), JsValue> {
    let last = glide.frames.len() - 1;
    let keyframe = |(index, frame): (usize, &Frame)| {
        let (there, out) = match glide.end {
            End::Stays | End::Lands => (false, ""),
            End::Falls => (index == last, " rotate(28deg) scale(0.7)"),
            End::Fades => (index == last, " scale(0.6)"),
            End::Comes => (index == 0, " scale(0.6)"),
        };
        let (x, y) = frame.at;
        let out = if there { out } else { "" };
        let entries: [(&str, JsValue); 3] = [
            ("transform", format!("translate({x}px, {y}px){out}").into()),
            ("offset", frame.offset.into()),
            ("opacity", if there { 0.0 } else { 1.0 }.into()),
        ];
        object(&entries)
    };
    let keyframes = glide.frames.iter().enumerate().map(keyframe);
    let keyframes: Array = keyframes.collect::<Result<_, _>>()?;
    let fill = match glide.end {
        End::Falls | End::Fades => "both",
        End::Stays | End::Lands | End::Comes => "backwards",
    };
    let options = object(&[
        ("id", "glide".into()),
        ("duration", glide.duration.into()),
        ("delay", glide.delay.into()),
        ("easing", token("--ease").into()),
        ("fill", fill.into()),
    ])?;
    call(element, "animate", &[keyframes.into(), options.into()]).map(drop)
}

/// The animations of an element, of which we start only such as these.
fn under_way(element: &Element) -> Vec<JsValue> {
    let animations = call(element, "getAnimations", &[]);
    let animations = animations.and_then(JsCast::dyn_into::<Array>);
    animations.map(|all| all.to_vec()).unwrap_or_default()
}

fn call(this: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(this, &name.into())?.dyn_into()?;
    method.apply(this, &arguments.iter().collect::<Array>())
}

fn object(entries: &[(&str, JsValue)]) -> Result<Object, JsValue> {
    let object = Object::new();
    for (name, value) in entries {
        Reflect::set(&object, &(*name).into(), value)?;
    }
    Ok(object)
}
