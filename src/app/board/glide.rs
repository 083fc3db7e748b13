//! Animates an element of the board along a path, with transforms and opacity only, starting from where it is
//! visible now.

use crate::play::keyframes::{Frame, Point, point_at};
use crate::play::translate_px;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsValue, intern};
use web_sys::{Animation, Element, FillMode, KeyframeEffect, OptionalEffectTiming};

/// An animation of an element.
pub struct Glide {
    pub frames: Vec<Frame>,
    /// Milliseconds before it starts.
    pub delay: f64,
    /// Its duration in milliseconds.
    pub duration: f64,
    /// The easing, as in a style.
    pub ease: String,
    pub end: End,
}

impl Glide {
    /// Milliseconds until it ends.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn lasts(&self) -> u32 {
        (self.delay + self.duration) as u32
    }
}

/// The appearance of an element at the ends of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The element is visible before and after.
    Stays,
    /// The same, and it has moved to another place.
    Lands,
    /// It tips over and fades outside the board.
    Falls,
    /// It shrinks and fades in its place.
    Fades,
    /// It returns after falling or fading.
    Comes,
}

/// The animations of an element, and its current path.
#[derive(Default)]
pub struct RunningGlide {
    /// One animation for all paths. A browser checks every animation that an element ever had and that was
    /// not garbage-collected.
    animation: Option<(Animation, KeyframeEffect)>,
    /// Empty if nothing is animated.
    frames: Vec<Frame>,
}

impl RunningGlide {
    /// Starts a path and stops the current one. Returns false if nothing is animated. Then the element must be shown at
    /// its target.
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

    /// The current visible position, if it is being animated. This is computed from its progress, because reading its
    /// computed style would need a layout.
    #[must_use]
    pub fn seen_at(&self) -> Option<Point> {
        let (_, effect) = self.seen()?;
        // None once the animation is over.
        point_at(&self.frames, effect.get_computed_timing().get_progress()?)
    }

    /// Stops the current animation.
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
    // Whether it is invisible at the start or the end, and what it looks like there.
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
    let mut properties: Vec<(&str, JsValue)> = vec![(
        "transform",
        frames().map(transform).collect::<Array>().into(),
    )];
    if last > 1 {
        properties.push((
            "offset",
            glide.frames.iter().map(offset).collect::<Array>().into(),
        ));
    }
    // An element that stays visible needs no layer for fading.
    if hidden.is_some() {
        properties.push(("opacity", frames().map(opacity).collect::<Array>().into()));
    }
    let keyframes = Object::new();
    for (name, values) in &properties {
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
