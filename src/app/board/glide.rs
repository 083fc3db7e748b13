//! Moving an element of the board along a way: by transforms and opacity alone, from wherever it
//! is seen just now.

use crate::play::motion::{Frame, Point, point_at};
use crate::play::translate_px;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsValue, intern};
use web_sys::{Animation, Element, FillMode, KeyframeEffect, OptionalEffectTiming};

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

/// What shows an element on its ways, and the way that it is on.
#[derive(Default)]
pub struct UnderWay {
    /// One for all ways: a browser goes through every one that an element has ever had and that was not
    /// yet swept up.
    animation: Option<(Animation, KeyframeEffect)>,
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
        let (animation, effect) = match self.animation.take() {
            Some(one) => one,
            None => new_animation(element)?,
        };
        effect.set_keyframes(Some(&keyframes(glide)?))?;
        effect.update_timing_with_timing(&timing(glide))?;
        animation.play()?;
        self.animation = Some((animation, effect));
        Ok(())
    }

    /// Where the element is seen just now, if it is under way: by how far it has come, which asks for no
    /// layout as its style would.
    #[must_use]
    pub fn seen_at(&self) -> Option<Point> {
        let (_, effect) = self.seen()?;
        // None once it is over.
        point_at(&self.frames, effect.get_computed_timing().get_progress()?)
    }

    /// Ends what is under way.
    pub fn stop(&mut self) {
        if let Some((animation, _)) = self.seen() {
            animation.cancel();
        }
        self.frames.clear();
    }

    fn seen(&self) -> Option<&(Animation, KeyframeEffect)> {
        let animation = self.animation.as_ref();
        animation.filter(|_| !self.frames.is_empty())
    }
}

fn new_animation(element: &Element) -> Result<(Animation, KeyframeEffect), JsValue> {
    let effect = KeyframeEffect::new_with_opt_element_and_keyframes(Some(element), None)?;
    let animation = Animation::new_with_effect(Some(&effect))?;
    animation.set_id("glide");
    Ok((animation, effect))
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
        let out = if is_hidden(index) { out } else { "" };
        JsValue::from(translate_px(frame.at) + out)
    };
    let offset = |frame: &Frame| JsValue::from(frame.offset);
    let opacity = |(index, _)| JsValue::from(if is_hidden(index) { 0.0 } else { 1.0 });
    let mut ways: Vec<(&str, JsValue)> = vec![(
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
    let keyframes = Object::new();
    for (name, values) in &ways {
        Reflect::set(&keyframes, &intern(name).into(), values)?;
    }
    Ok(keyframes)
}

fn timing(glide: &Glide) -> OptionalEffectTiming {
    let timing = OptionalEffectTiming::new();
    timing.set_duration_f64(glide.duration);
    timing.set_delay(glide.delay);
    timing.set_easing(&glide.ease);
    timing.set_fill(match glide.end {
        End::Falls | End::Fades => FillMode::Both,
        End::Stays | End::Lands | End::Comes => FillMode::Backwards,
    });
    timing
}
