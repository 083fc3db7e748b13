//! The time that a clock shows: whole seconds, and tenths in the last ten seconds.

/// Below this time, tenths are shown, in milliseconds.
const TENTHS_BELOW: u32 = 10_000;

/// The display of a time. The time is rounded up, so that 0 is shown only when no time is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockFace {
    Seconds {
        hours: u32,
        minutes: u32,
        seconds: u32,
    },
    Tenths {
        seconds: u32,
        tenths: u32,
    },
}

/// The display of a time in milliseconds.
#[must_use]
pub fn clock_face(left: u32) -> ClockFace {
    match left < TENTHS_BELOW {
        true => {
            let tenths = left.div_ceil(100);
            ClockFace::Tenths {
                seconds: tenths / 10,
                tenths: tenths % 10,
            }
        }
        false => {
            let seconds = left.div_ceil(1_000);
            ClockFace::Seconds {
                hours: seconds / 3_600,
                minutes: seconds / 60 % 60,
                seconds: seconds % 60,
            }
        }
    }
}

/// The time until a running clock shows something else, in milliseconds. At least 1.
#[must_use]
pub fn until_next_face(left: u32) -> u32 {
    let step = match left <= TENTHS_BELOW {
        true => 100,
        false => 1_000,
    };
    match left % step {
        0 => step,
        rest => rest,
    }
}
