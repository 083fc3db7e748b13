//! What is heard: made by Web Audio in the page, nothing is fetched.
//!
//! Browsers let a page be heard only once somebody has touched it: the first gesture unlocks it.

pub mod haptics;
mod score;

use crate::app::keys::{self, Act};
use crate::app::settings::use_settings;
use crate::play::Sound;
use leptos::ev;
use leptos::prelude::*;
use score::{Source, Tone, of};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode,
    BiquadFilterType, OscillatorType,
};

/// No sound comes sooner after another, in milliseconds.
const GAP: f64 = 100.0;
const VOLUME: f32 = 0.7;
/// How long a burst of noise can be, in seconds.
const LONGEST: f32 = 0.5;
/// Where a tone has faded to at its end: nothing fades to nothing exponentially.
const SILENCE: f32 = 0.0005;
/// How fast a tone begins, in seconds: faster would click.
const ATTACK: f64 = 0.004;

/// Makes the sounds of the page. Copies are the same.
#[derive(Clone, Copy)]
pub struct Speaker {
    heard: Signal<bool>,
    felt: Signal<bool>,
    /// None before the first gesture, or where a browser has no sound.
    voice: StoredValue<Option<Voice>, LocalStorage>,
    last: StoredValue<f64>,
}

struct Voice {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Speaker {
    /// The page's speaker; it listens for the first gesture.
    pub fn provide() -> Speaker {
        let settings = use_settings();
        let speaker = Speaker {
            heard: Signal::derive(move || settings.with(|settings| settings.sound)),
            felt: Signal::derive(move || settings.with(|settings| settings.haptics)),
            voice: StoredValue::new_local(None),
            last: StoredValue::new(f64::NEG_INFINITY),
        };
        let pressed = window_event_listener(ev::pointerup, move |_| speaker.unlock());
        let typed = window_event_listener(ev::keydown, move |_| speaker.unlock());
        on_cleanup(move || {
            pressed.remove();
            typed.remove();
        });
        keys::on(Act::Sound, move || {
            settings.update(|settings| {
                let off = !settings.sound && !settings.haptics;
                (settings.sound, settings.haptics) = (off, off);
            });
            speaker.unlock();
        });
        provide_context(speaker);
        speaker
    }

    /// Sounds, unless it is off, has just sounded, or may not yet.
    pub fn play(self, sound: Sound) {
        let now = now();
        // An end is always heard.
        let ends = matches!(sound, Sound::Win | Sound::Draw);
        if !ends && now - self.last.get_value() < GAP {
            return;
        }
        self.last.set_value(now);
        if self.felt.get_untracked() {
            haptics::feel(sound);
        }
        if !self.heard.get_untracked() {
            return;
        }
        self.voice.with_value(|voice| {
            if let Some(voice) = voice
                && voice.context.state() == AudioContextState::Running
            {
                // Where a browser refuses, it is only not heard.
                let _ = of(sound).iter().try_for_each(|tone| voice.sing(tone));
            }
        });
    }

    fn unlock(self) {
        if !self.heard.get_untracked() {
            return;
        }
        self.voice.update_value(|voice| {
            let voice = match voice {
                Some(voice) => voice,
                None => match Voice::new() {
                    Ok(new) => voice.insert(new),
                    Err(_) => return,
                },
            };
            if voice.context.state() == AudioContextState::Suspended {
                // Its promise tells nothing that the state does not.
                let _ = voice.context.resume();
            }
        });
    }
}

/// The speaker of the page around.
pub fn use_speaker() -> Speaker {
    expect_context()
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

impl Voice {
    fn new() -> Result<Voice, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let length = (rate * LONGEST) as u32;
        let noise = context.create_buffer(1, length, rate)?;
        // The same hiss every time: nobody hears a difference.
        let mut state = 0x2545_f491_u32;
        let samples: Vec<f32> = (0..length)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                state as f32 / u32::MAX as f32 * 2.0 - 1.0
            })
            .collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(Voice { context, noise })
    }

    fn sing(&self, tone: &Tone) -> Result<(), JsValue> {
        let begin = self.context.current_time() + tone.after;
        let end = begin + tone.lasts;
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(SILENCE, begin)?;
        level.exponential_ramp_to_value_at_time(VOLUME * tone.loud, begin + ATTACK)?;
        level.exponential_ramp_to_value_at_time(SILENCE, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        match tone.source {
            Source::Sine | Source::Triangle => {
                let oscillator = self.context.create_oscillator()?;
                oscillator.set_type(match tone.source {
                    Source::Triangle => OscillatorType::Triangle,
                    _ => OscillatorType::Sine,
                });
                let pitch = oscillator.frequency();
                pitch.set_value_at_time(tone.from, begin)?;
                pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
                oscillator.connect_with_audio_node(&gain)?;
                oscillator.start_with_when(begin)?;
                oscillator.stop_with_when(end)
            }
            Source::Noise => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.q().set_value(1.2);
                let pitch = filter.frequency();
                pitch.set_value_at_time(tone.from, begin)?;
                pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
                source.connect_with_audio_node(&filter)?;
                let filter: &AudioNode = &filter;
                filter.connect_with_audio_node(&gain)?;
                source.start_with_when(begin)?;
                let source: &AudioScheduledSourceNode = &source;
                source.stop_with_when(end)
            }
        }
    }
}
