//! Finds and runs other programs.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs a program with its output on our terminal.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("`{}` cannot be started", words(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", words(command));
    }
    Ok(())
}

/// Runs a program and returns what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("`{}` cannot be started", words(command)))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{}` failed ({}): {}",
            words(command),
            output.status,
            errors.trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program runs successfully. Prints nothing.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The output of a program for `--version`, if it runs.
pub fn version_of(program: &Path) -> Option<String> {
    output(Command::new(program).arg("--version")).ok()
}

/// Finds a program on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .filter(|folder| folder.is_absolute())
        .find_map(|folder| program_in(&folder, name))
}

/// Finds a program in a folder, with the system's extension for programs.
pub fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(|ending| folder.join(format!("{name}{ending}")))
        .find(|path| is_program(path))
}

/// PATH with some folders added at the front.
pub fn path_with<'a>(first: impl IntoIterator<Item = &'a Path>) -> Result<std::ffi::OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = first
        .into_iter()
        .map(Path::to_owned)
        .chain(env::split_paths(&path));
    env::join_paths(folders).context("a folder's name is not allowed in PATH")
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let error = run(Command::new("cargo")
            .arg("no-such-command")
            .stderr(Stdio::null()));
        let error = error.unwrap_err().to_string();
        assert!(
            error.starts_with("`cargo no-such-command` failed"),
            "{error}"
        );
    }

    #[test]
    fn cargo_is_on_path_and_nonsense_is_not() {
        assert!(on_path("cargo").is_some());
        assert_eq!(on_path("no-such-program-anywhere"), None);
    }
}
