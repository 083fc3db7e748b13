//! Whether the machine is busy with something else, which makes timings unreliable.

use std::fs;
use std::thread;

/// Prints a warning if the machine is known to be busy.
pub fn warn() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if let Some(load) = load()
        && load >= cores as f64
    {
        println!(
            "The machine is busy ({load:.1} programs want its {cores} cores): what is timed now \
             says little."
        );
    }
}

/// The load average of the last minute, if it is known.
pub fn load() -> Option<f64> {
    load_of(&fs::read_to_string("/proc/loadavg").ok()?)
}

/// The load of the last minute, from a line like "0.20 0.18 0.12 1/80 11206".
fn load_of(line: &str) -> Option<f64> {
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_load_is_the_first_number() {
        assert_eq!(load_of("13.25 0.18 0.12 1/80 11206\n"), Some(13.25));
        assert_eq!(load_of(""), None);
    }
}
