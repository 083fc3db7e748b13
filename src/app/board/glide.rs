//! Moving an element of the board along a way: by transforms and opacity alone, from wherever it
//! is seen just now.

use crate::play::motion::{Frame, Point, point_at};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// How an element goes.
pub struct Glide {
    pub frames: Vec<Frame>,
    /// Milliseconds before it begins.
    pub delay: f64,
    /// Milliseconds that it takes.
    pub duration: f64,
    /// How it sets out and comes to rest, as the styles write it.
    pub ease: String,
    pub end: End,
}

impl Glide {
    /// Milliseconds until it is over.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn lasts(&self) -> u32 {
        (self.delay + self.duration) as u32
    }
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

/// What shows an element on its way, and the way.
#[derive(Default)]
pub struct UnderWay(Option<(JsValue, Vec<Frame>)>);

impl UnderWay {
    /// Shows a way instead of what is under way. False where nothing is to be seen: the element is where
    /// it should be then.
    pub fn go(&mut self, element: &Element, glide: Glide) -> bool {
        self.stop();
        if glide.duration > 0.0 && glide.frames.len() > 1 {
            let started = start(element, &glide).ok();
            self.0 = started.map(|animation| (animation, glide.frames));
        }
        self.0.is_some()
    }

    /// Where the element is seen just now, if it is under way: by how far it has come, which asks for no
    /// layout as its style would.
    #[must_use]
    pub fn seen_at(&self) -> Option<Point> {
        let (animation, frames) = self.0.as_ref()?;
        let effect = Reflect::get(animation, &"effect".into()).ok()?;
        let timing = call(&effect, "getComputedTiming", &[]).ok()?;
        // None once it is over.
        let progress = Reflect::get(&timing, &"progress".into()).ok()?.as_f64()?;
        point_at(frames, progress)
    }

    /// Ends what is under way.
    pub fn stop(&mut self) {
        if let Some((animation, _)) = self.0.take() {
            let _ = call(&animation, "cancel", &[]);
        }
    }
}

fn start(element: &Element, glide: &Glide) -> Result<JsValue, JsValue> {
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
        ("easing", glide.ease.as_str().into()),
        ("fill", fill.into()),
    ])?;
    call(element, "animate", &[keyframes.into(), options.into()])
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
