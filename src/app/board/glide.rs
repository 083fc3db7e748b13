//! Moving an element of the board along a way: by transforms and opacity alone, from wherever it
//! is seen just now.

use crate::play::motion::{Frame, Point, point_at};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue, intern};
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

/// What of the Web Animations API is asked; `web-sys` has not all of it without being told that it is
/// unstable, and what is bound here once is called without looking for it first.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, keyframes: &Object, options: &Object)
    -> Result<Animation, JsValue>;

    type Animation;

    #[wasm_bindgen(method)]
    fn cancel(this: &Animation);

    #[wasm_bindgen(method, catch)]
    fn play(this: &Animation) -> Result<(), JsValue>;

    #[wasm_bindgen(method, getter)]
    fn effect(this: &Animation) -> Option<Effect>;

    type Effect;

    #[wasm_bindgen(method, catch, js_name = setKeyframes)]
    fn set_keyframes(this: &Effect, keyframes: &Object) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch, js_name = updateTiming)]
    fn update_timing(this: &Effect, options: &Object) -> Result<(), JsValue>;

    #[wasm_bindgen(method, js_name = getComputedTiming)]
    fn timing(this: &Effect) -> Timing;

    type Timing;

    /// None once it is over.
    #[wasm_bindgen(method, getter)]
    fn progress(this: &Timing) -> Option<f64>;
}

/// What shows an element on its ways, and the way that it is on.
#[derive(Default)]
pub struct UnderWay {
    /// One for all ways: a browser goes through every one that an element has ever had and that was not
    /// yet swept up.
    animation: Option<Animation>,
    /// Empty while there is nothing to be seen.
    frames: Vec<Frame>,
}

impl UnderWay {
    /// Shows a way instead of what is under way. False where nothing is to be seen: the element is where
    /// it should be then.
    pub fn go(&mut self, element: &Element, glide: Glide) -> bool {
        self.stop();
        let shown =
            glide.duration > 0.0 && glide.frames.len() > 1 && self.show(element, &glide).is_ok();
        if shown {
            self.frames = glide.frames;
        }
        shown
    }

    fn show(&mut self, element: &Element, glide: &Glide) -> Result<(), JsValue> {
        let (keyframes, options) = (keyframes(glide)?, options(glide)?);
        match self.animation.as_ref().map(|one| (one, one.effect())) {
            Some((animation, Some(effect))) => {
                effect.set_keyframes(&keyframes)?;
                effect.update_timing(&options)?;
                animation.play()
            }
            _ => {
                let element: &Animated = element.unchecked_ref();
                self.animation = Some(element.animate(&keyframes, &options)?);
                Ok(())
            }
        }
    }

    /// Where the element is seen just now, if it is under way: by how far it has come, which asks for no
    /// layout as its style would.
    #[must_use]
    pub fn seen_at(&self) -> Option<Point> {
        let animation = self
            .animation
            .as_ref()
            .filter(|_| !self.frames.is_empty())?;
        point_at(&self.frames, animation.effect()?.timing().progress()?)
    }

    /// Ends what is under way.
    pub fn stop(&mut self) {
        if let Some(animation) = self.animation.as_ref().filter(|_| !self.frames.is_empty()) {
            animation.cancel();
        }
        self.frames.clear();
    }
}

fn keyframes(glide: &Glide) -> Result<Object, JsValue> {
    let last = glide.frames.len() - 1;
    // Where it is not to be seen, and what it looks like there.
    let (hidden, out) = match glide.end {
        End::Stays | End::Lands => (None, ""),
        End::Falls => (Some(last), " rotate(28deg) scale(0.7)"),
        End::Fades => (Some(last), " scale(0.6)"),
        End::Comes => (Some(0), " scale(0.6)"),
    };
    let is_hidden = |index: usize| hidden == Some(index);
    let frames = || glide.frames.iter().enumerate();
    let transform = |(index, frame): (usize, &Frame)| {
        let (x, y) = frame.at;
        let out = if is_hidden(index) { out } else { "" };
        JsValue::from(format!("translate({x}px, {y}px){out}"))
    };
    let offset = |frame: &Frame| JsValue::from(frame.offset);
    let opacity = |(index, _)| JsValue::from(if is_hidden(index) { 0.0 } else { 1.0 });
    let mut ways = vec![(
        "transform",
        frames().map(transform).collect::<Array>().into(),
    )];
    if last > 1 {
        ways.push((
            "offset",
            glide.frames.iter().map(offset).collect::<Array>().into(),
        ));
    }
    // What stays in sight needs no layer that could fade.
    if hidden.is_some() {
        ways.push(("opacity", frames().map(opacity).collect::<Array>().into()));
    }
    object(&ways)
}

fn options(glide: &Glide) -> Result<Object, JsValue> {
    let fill = match glide.end {
        End::Falls | End::Fades => "both",
        End::Stays | End::Lands | End::Comes => "backwards",
    };
    object(&[
        ("id", "glide".into()),
        ("duration", glide.duration.into()),
        ("delay", glide.delay.into()),
        ("easing", glide.ease.as_str().into()),
        ("fill", fill.into()),
    ])
}

fn object(entries: &[(&str, JsValue)]) -> Result<Object, JsValue> {
    let object = Object::new();
    for (name, value) in entries {
        Reflect::set(&object, &intern(name).into(), value)?;
    }
    Ok(object)
}
