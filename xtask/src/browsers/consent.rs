//! Whether a system's package manager may be used, and in which way.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::Command;

use crate::process;

/// In which way something is installed for the whole system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Consent {
    /// As root, without a question.
    Root,
    /// With sudo, which may ask for a password.
    Sudo,
    /// With sudo where it asks for nothing, since nobody is there to answer.
    QuietSudo,
    /// Not at all.
    Refused,
}

/// Asks before sudo is used; as root or with `CI` set there is no question.
pub fn ask(command: &str) -> Consent {
    if is_root() {
        return Consent::Root;
    }
    if in_ci() {
        return Consent::QuietSudo;
    }
    if !io::stdin().is_terminal() {
        return Consent::Refused;
    }
    print!("May this be run: sudo {command} [Y/n] ");
    let mut answer = String::new();
    let read = io::stdout()
        .flush()
        .and_then(|()| io::stdin().read_line(&mut answer));
    if read.is_ok_and(|length| length > 0) && is_yes(&answer) {
        Consent::Sudo
    } else {
        Consent::Refused
    }
}

/// Whether nobody is asked: root, or a machine that only runs tests.
pub fn is_unattended() -> bool {
    is_root() || in_ci()
}

/// Whether a machine runs this that only runs tests.
pub fn in_ci() -> bool {
    env::var("CI").is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}

fn is_root() -> bool {
    cfg!(unix) && process::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_and_yes_agree_and_all_else_does_not() {
        assert!(is_yes("\n") && is_yes("Yes\n") && is_yes("y"));
        assert!(!is_yes("n\n") && !is_yes("what?\n"));
    }
}
