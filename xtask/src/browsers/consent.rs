//! Whether and how the system's package manager may be used.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::Command;

use crate::process;

/// How to install something for the whole system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InstallMethod {
    /// As root, without asking.
    Root,
    /// With sudo, which may ask for a password.
    Sudo,
    /// With sudo, but only if it needs no password, because nobody can enter one.
    QuietSudo,
    /// Not at all.
    Refused,
}

/// Asks before sudo is used. As root, or if `CI` is set, it does not ask.
pub fn ask(command: &str) -> InstallMethod {
    if is_root() {
        return InstallMethod::Root;
    }
    if in_ci() {
        return InstallMethod::QuietSudo;
    }
    if !io::stdin().is_terminal() {
        return InstallMethod::Refused;
    }
    print!("Run this command? sudo {command} [Y/n] ");
    let mut answer = String::new();
    let read = io::stdout()
        .flush()
        .and_then(|()| io::stdin().read_line(&mut answer));
    if read.is_ok_and(|length| length > 0) && is_yes(&answer) {
        InstallMethod::Sudo
    } else {
        InstallMethod::Refused
    }
}

/// Whether nobody is asked: as root, or on a test machine.
pub fn is_unattended() -> bool {
    is_root() || in_ci()
}

/// Whether this is a machine that only runs tests.
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
