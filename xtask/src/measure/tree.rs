//! The times of operations on a tree of moves, in short games, in long ones and in games with many
//! variations.

use std::process::Command;

use anyhow::Result;

use super::example::Build;
use crate::process;
use crate::repo::Repo;

pub fn measure(repo: &Repo) -> Result<()> {
    let program = Build::native("tree", "release").make(repo)?;
    process::run(&mut Command::new(program))
}
