//! The recipe of each sound: wood on wood, a slide, a fall, a chord.

use crate::play::Sound;

/// A part of a sound.
pub struct Tone {
    pub source: Source,
    /// The pitch at its start and at its end, in hertz.
    pub from: f32,
    pub to: f32,
    /// Seconds until it starts.
    pub after: f64,
    /// Seconds until it has faded.
    pub lasts: f64,
    /// The volume, from 0 to 1.
    pub loud: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Sine,
    Triangle,
    Noise,
}

use Source::{Noise, Sine, Triangle};

const fn tone(source: Source, from: f32, to: f32, after: f64, lasts: f64, loud: f32) -> Tone {
    Tone {
        source,
        from,
        to,
        after,
        lasts,
        loud,
    }
}

/// A piece of wood is put down.
const MOVE: &[Tone] = &[
    tone(Noise, 1_900.0, 900.0, 0.0, 0.05, 0.55),
    tone(Sine, 240.0, 170.0, 0.0, 0.09, 0.5),
];
/// Two pieces hit each other.
const CAPTURE: &[Tone] = &[
    tone(Noise, 2_600.0, 1_100.0, 0.0, 0.05, 0.8),
    tone(Triangle, 320.0, 150.0, 0.0, 0.1, 0.5),
    tone(Noise, 1_500.0, 700.0, 0.07, 0.06, 0.5),
];
/// Pieces scrape along the board.
const PUSH: &[Tone] = &[
    tone(Noise, 500.0, 320.0, 0.0, 0.22, 0.6),
    tone(Noise, 1_500.0, 800.0, 0.17, 0.06, 0.6),
    tone(Sine, 150.0, 110.0, 0.17, 0.11, 0.5),
];
/// A piece slides over the edge and hits the ground.
const FALL: &[Tone] = &[
    tone(Noise, 500.0, 300.0, 0.0, 0.16, 0.5),
    tone(Sine, 620.0, 130.0, 0.1, 0.3, 0.35),
    tone(Sine, 110.0, 70.0, 0.38, 0.2, 0.7),
];
const ILLEGAL: &[Tone] = &[
    tone(Triangle, 165.0, 150.0, 0.0, 0.09, 0.4),
    tone(Triangle, 140.0, 125.0, 0.1, 0.12, 0.4),
];
/// An ascending broken chord.
const WIN: &[Tone] = &[
    tone(Triangle, 392.0, 392.0, 0.15, 0.5, 0.3),
    tone(Triangle, 494.0, 494.0, 0.27, 0.5, 0.3),
    tone(Triangle, 587.0, 587.0, 0.39, 0.55, 0.3),
    tone(Triangle, 784.0, 784.0, 0.51, 0.9, 0.32),
];
/// Two voices at the same pitch.
const DRAW: &[Tone] = &[
    tone(Triangle, 392.0, 392.0, 0.15, 0.5, 0.3),
    tone(Triangle, 392.0, 392.0, 0.4, 0.7, 0.3),
];

pub fn of(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Move => MOVE,
        Sound::Push => PUSH,
        Sound::Capture => CAPTURE,
        Sound::Fall => FALL,
        Sound::Illegal => ILLEGAL,
        Sound::Win => WIN,
        Sound::Draw => DRAW,
    }
}
