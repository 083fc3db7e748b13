//! The page's programs: compiled by cargo, packed for browsers and shrunk by wasm-opt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

use super::index::{Program, ProgramCopy};
use super::{Edition, Packer, parts};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::PageTools;
use crate::tools::rust::WASM;
use crate::tools::wasm_opt::WasmOpt;

/// The maximum number of files in a part of a board, which needs two such parts, and in any other part. More files
/// compress worse, but a file shared by several parts contains code that some of them do not need.
const FILES_OF_BOARDS: usize = 4;
const FILES_OF_OTHERS: usize = 8;

/// The variable of the environment with the name of a game, for a program that has the rules of one game.
const GAME: &str = "TABLERO_GAME";

/// The inputs for building the programs of a page, and their output folder.
#[derive(Clone, Copy)]
pub struct Builder<'a> {
    pub repo: &'a Repo,
    pub tools: &'a PageTools,
    pub edition: Edition,
    pub packer: &'a Packer,
    pub folder: &'a Path,
}

impl Builder<'_> {
    /// Compiles the programs in parallel and puts `NAME.js` and `NAME_bg.wasm` of each into the folder.
    pub fn build(self, programs: &[Program]) -> Result<()> {
        thread::scope(|scope| {
            // The code that uses the packer reports its errors.
            scope.spawn(|| drop(self.packer.get(self.repo)));
            let builds: Vec<_> = programs
                .iter()
                .map(|program| {
                    scope.spawn(move || {
                        let mut copies = program.copies(self.edition).into_iter();
                        copies.try_for_each(|copy| self.build_one(program, &copy))
                    })
                })
                .collect();
            // Wait for all of them, even if one fails.
            let ends: Vec<_> = builds.into_iter().map(|build| build.join()).collect();
            ends.into_iter()
                .try_for_each(|end| end.unwrap_or_else(|_| Err(anyhow!("a build panicked"))))
        })
    }

    fn build_one(self, program: &Program, copy: &ProgramCopy) -> Result<()> {
        let name = &copy.name;
        let say = |what: &str, since: Instant| {
            println!("{name}: {what} in {:.1} s", since.elapsed().as_secs_f32());
        };
        let start = Instant::now();
        let compiled = self.compile(program, copy)?;
        say("compiled", start);

        let splits = self.edition.splits(program);
        let pack = self.packer.get(self.repo)?;
        let start = Instant::now();
        let mut packing = Command::new(pack);
        packing
            .arg("program")
            .arg(&compiled)
            .arg(self.folder)
            .arg(name);
        packing.args((self.edition == Edition::Development).then_some("--keep-names"));
        packing.args(splits.then_some("--split"));
        process::run(&mut packing)?;
        say("packed", start);

        if splits {
            process::run(
                Command::new(pack)
                    .arg("join")
                    .arg(self.folder)
                    .arg(name)
                    .args([FILES_OF_BOARDS, FILES_OF_OTHERS].map(|files| files.to_string())),
            )?;
        }
        if self.edition != Edition::Release {
            return Ok(());
        }
        let files = files_of(name, self.folder)?;
        if let Some(tool) = &self.tools.wasm_opt {
            let start = Instant::now();
            for file in &files {
                make_smaller(tool, program, file)?;
            }
            say("made smaller", start);
        }
        process::run(Command::new(pack).arg("order").args(&files))?;
        for script in [format!("{name}.js"), format!("{name}_split.js")] {
            shorten_script(&self.folder.join(script))?;
        }
        Ok(())
    }

    /// Compiles a program and returns the file that cargo made.
    fn compile(self, program: &Program, copy: &ProgramCopy) -> Result<PathBuf> {
        let (profile, output) = self.edition.profile(program);
        let mut compiler = cargo(self.repo);
        compiler
            .args([
                "rustc",
                "--quiet",
                "--manifest-path",
                &program.manifest,
                "--target",
                WASM,
            ])
            .args(["--bin", &program.name, "--profile", &profile])
            .args(["--features", &self.edition.features(program)])
            .envs(copy.game.map(|slug| (GAME, slug)));
        if self.edition != Edition::Release {
            // Unoptimised code needs more stack than the default of one megabyte.
            compiler.args(["--", "-C", "link-arg=-zstack-size=8388608"]);
        } else if self.edition.splits(program) {
            // The splitter needs the relocations. Passed as an argument, the flag applies to this program only,
            // so its dependencies are not compiled again.
            compiler.args(["--", "-C", "link-arg=--emit-relocs"]);
        }
        process::run(&mut compiler)?;
        let file = format!("{WASM}/{output}/{}.wasm", program.name);
        Ok(self.repo.target().join(file))
    }
}

/// Removes the unneeded parts of a generated script, if the script exists.
fn shorten_script(script: &Path) -> Result<()> {
    if !script.exists() {
        return Ok(());
    }
    let text = fs::read_to_string(script)
        .with_context(|| format!("{} cannot be read", script.display()))?;
    fs::write(script, without_comments(&text))
        .with_context(|| format!("{} cannot be written", script.display()))
}

/// A script without indentation, empty lines and comments on their own lines. Generated scripts have no multi-line
/// text in which that would matter.
fn without_comments(script: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::new();
    for line in script.lines().map(str::trim) {
        if is_comment || line.starts_with("/*") {
            is_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// The WebAssembly files of a program: its own files and the files of its parts.
fn files_of(name: &str, folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = vec![folder.join(format!("{name}_bg.wasm"))];
    for (_, its) in parts::listed(folder, name)? {
        files.extend(its.iter().map(|file| folder.join(file)));
    }
    files.sort();
    files.dedup();
    Ok(files)
}

fn make_smaller(tool: &WasmOpt, program: &Program, file: &Path) -> Result<()> {
    let smaller = file.with_extension("smaller");
    let mut optimiser = Command::new(&tool.program);
    optimiser
        .arg(format!("-O{}", program.wasm_opt))
        .args(&program.wasm_opt_flags)
        .arg(file)
        .arg("-o")
        .arg(&smaller);
    process::run(&mut optimiser)?;
    fs::rename(&smaller, file).with_context(|| format!("{} cannot be written", file.display()))
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn a_script_loses_comments_and_indentation() {
        let script = "/**\n * @param {number} a\n */\nexport function f(a) {\n    // Half of it.\n    \
                      return a / 2; // stays\n\n}\n/* one line */\nconst url = 'https://x';\n";
        let kept = "export function f(a) {\nreturn a / 2; // stays\n}\nconst url = 'https://x';\n";
        assert_eq!(without_comments(script), kept);
    }
}
