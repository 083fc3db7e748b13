//! The page's programs: compiled by cargo, packed for browsers and shrunk by wasm-opt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

use super::index::Program;
use super::{Edition, Packer, chunks};
use crate::process;
use crate::repo::Repo;
use crate::test::checks::cargo;
use crate::tools::PageTools;
use crate::tools::rust::WASM;
use crate::tools::wasm_opt::WasmOpt;

/// The maximum number of files in a part of a board, which needs two of them, and in any other part. Files compress
/// worse alone, but a file of several parts brings what one of them does not need.
const FILES_OF_BOARDS: usize = 2;
const FILES_OF_OTHERS: usize = 8;

/// Compiles the programs in parallel and puts `NAME.js` and `NAME_bg.wasm` of each into a folder.
pub fn build(
    repo: &Repo,
    tools: &PageTools,
    edition: Edition,
    packer: &Packer,
    programs: &[Program],
    folder: &Path,
) -> Result<()> {
    thread::scope(|scope| {
        // The code that uses the packer reports its errors.
        scope.spawn(|| drop(packer.get(repo)));
        let builds: Vec<_> = programs
            .iter()
            .map(|program| {
                scope.spawn(move || build_one(repo, tools, edition, packer, program, folder))
            })
            .collect();
        // Wait for all of them, even if one fails.
        let ends: Vec<_> = builds.into_iter().map(|build| build.join()).collect();
        ends.into_iter()
            .try_for_each(|end| end.unwrap_or_else(|_| Err(anyhow!("a build panicked"))))
    })
}

fn build_one(
    repo: &Repo,
    tools: &PageTools,
    edition: Edition,
    packer: &Packer,
    program: &Program,
    folder: &Path,
) -> Result<()> {
    let name = &program.name;
    let say = |what: &str, since: Instant| {
        println!("{name}: {what} in {:.1} s", since.elapsed().as_secs_f32());
    };
    let start = Instant::now();
    let compiled = compile(repo, edition, program)?;
    say("compiled", start);

    let pack = packer.get(repo)?;
    let start = Instant::now();
    let mut packing = Command::new(pack);
    packing.arg("program").arg(&compiled).arg(folder).arg(name);
    packing.args((edition == Edition::Development).then_some("--keep-names"));
    packing.args(edition.splits(program).then_some("--split"));
    process::run(&mut packing)?;
    say("packed", start);

    if edition.splits(program) {
        process::run(
            Command::new(pack)
                .arg("join")
                .arg(folder)
                .arg(name)
                .args([FILES_OF_BOARDS, FILES_OF_OTHERS].map(|files| files.to_string())),
        )?;
    }
    if let (Edition::Release, Some(tool)) = (edition, &tools.wasm_opt) {
        let start = Instant::now();
        for file in files_of(program, folder)? {
            make_smaller(tool, program, &file)?;
        }
        say("made smaller", start);
    }
    if edition == Edition::Release {
        let mut order = Command::new(pack);
        process::run(order.arg("order").args(files_of(program, folder)?))?;
        for script in [format!("{name}.js"), format!("{name}_split.js")] {
            shorten_script(&folder.join(script))?;
        }
    }
    Ok(())
}

/// Removes what a generated script does not need, if there is such a script.
fn shorten_script(script: &Path) -> Result<()> {
    if !script.exists() {
        return Ok(());
    }
    let text = fs::read_to_string(script)
        .with_context(|| format!("{} cannot be read", script.display()))?;
    fs::write(script, without_comments(&text))
        .with_context(|| format!("{} cannot be written", script.display()))
}

/// A script without indentation, empty lines and the comments that have lines of their own. Generated scripts have no
/// text of several lines in which that would matter.
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

/// The WebAssembly files of a program: its own and those of its parts.
fn files_of(program: &Program, folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = vec![folder.join(format!("{}_bg.wasm", program.name))];
    for (_, chunks) in chunks::listed(folder, &program.name)? {
        files.extend(chunks.iter().map(|chunk| folder.join(chunk)));
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

/// Compiles a program and returns the file that cargo made.
fn compile(repo: &Repo, edition: Edition, program: &Program) -> Result<PathBuf> {
    let (profile, output) = edition.profile(program);
    let mut compiler = cargo(repo);
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
        .args(["--features", &edition.features(program)]);
    if edition != Edition::Release {
        // Unoptimised code needs more stack than the default of one megabyte.
        compiler.args(["--", "-C", "link-arg=-zstack-size=8388608"]);
    } else if edition.splits(program) {
        // The splitter needs the relocations. Passed as an argument, the flag applies to this program only,
        // so its dependencies are not compiled again.
        compiler.args(["--", "-C", "link-arg=--emit-relocs"]);
    }
    process::run(&mut compiler)?;
    let file = format!("{WASM}/{output}/{}.wasm", program.name);
    Ok(repo.target().join(file))
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
