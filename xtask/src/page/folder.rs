//! Assembles the folder of a page from the assets in `index.html`.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::index::{Asset, Kind, Program};
use super::painted;
use super::texts;
use super::{Edition, parts};
use crate::fingerprint::Fingerprint;
use crate::finish;
use crate::html::{self, MetaPlace};
use crate::process;

/// Completes a folder that already contains the packed programs: adds all other files, and the page, which
/// refers to all of them. The first root is the project. Other roots may have more files for its folders.
pub fn fill(
    roots: &[PathBuf],
    edition: Edition,
    pack: &Path,
    page: &str,
    assets: &[Asset],
    folder: &Path,
) -> Result<()> {
    let repo = &roots[0];
    let in_roots = |path: &str| -> Vec<PathBuf> {
        let paths = roots.iter().map(|root| root.join(path));
        paths.filter(|path| path.is_dir()).collect()
    };
    let script = join_scripts(repo, assets, folder)?;
    let style = join_styles(repo, pack, assets, folder, "style", |kind| match kind {
        Kind::Style(path) => Some(path),
        _ => None,
    })?;
    let (styles, scripts) = first_elements(&style, script.as_deref());
    let (mut styles, mut scripts) = (Some(styles), Some(scripts));
    let later = join_styles(repo, pack, assets, folder, "parts", |kind| match kind {
        Kind::LaterStyle(path) => Some(path),
        _ => None,
    })?;
    let mut later = Some(format!("<meta name=\"styles\" content=\"./{later}\">"));
    let mut workers = Vec::new();
    let mut written = String::with_capacity(page.len());
    let mut rest = 0;
    for asset in assets {
        let element = match &asset.kind {
            // The first style sheet and the first script are replaced by the elements for all of them.
            Kind::Style(_) => styles.take().unwrap_or_default(),
            // The element names a file, which load.js and the program load.
            Kind::LaterStyle(_) => later.take().unwrap_or_default(),
            Kind::Script(_) => scripts.take().unwrap_or_default(),
            Kind::Icon { path, media_type } => {
                let name = copy_hashed(&repo.join(path), folder)?;
                format!("<link rel=\"icon\" href=\"./{name}\" type=\"{media_type}\">")
            }
            Kind::File(path) => {
                copy_into(&repo.join(path), folder)?;
                String::new()
            }
            Kind::Folder(path) => {
                for from in in_roots(path) {
                    copy_folder_into(&from, folder)?;
                }
                String::new()
            }
            Kind::Program(program) if program.worker => {
                workers.push(program);
                String::new()
            }
            Kind::Program(program) => start(program, folder)?,
        };
        // A removed element must not leave an empty line.
        let before = &page[rest..asset.place.start];
        written += if element.is_empty() {
            before.trim_end()
        } else {
            before
        };
        written += &element;
        rest = asset.place.end;
    }
    written += &page[rest..];
    for program in workers {
        written = list_worker(&written, program, edition, folder)?;
    }
    let written = painted::put_into(&written, &repo.join("assets/painted"))?;
    let index = folder.join("index.html");
    fs::write(&index, written).context("index.html cannot be written")?;
    texts::add(repo, &in_roots("locales"), pack, folder)?;
    finish::finish(folder, &in_roots(finish::DRAWINGS))
}

/// The elements at the places of the style sheets and the scripts. The first picture waits for both files, so both are
/// requested first. The script runs without waiting for the styles, which follow it.
fn first_elements(style: &str, script: Option<&str>) -> (String, String) {
    let link = format!("<link rel=\"stylesheet\" href=\"./{style}\">");
    let Some(script) = script else {
        return (link, String::new());
    };
    let preloads = format!(
        "<link rel=\"preload\" href=\"./{style}\" as=\"style\">\n    \
         <link rel=\"preload\" href=\"./{script}\" as=\"script\">"
    );
    let scripts = format!("<script src=\"./{script}\"></script>\n    {link}");
    (preloads, scripts)
}

/// Joins the style sheets that `path_of` chooses, and returns the name of the result.
fn join_styles(
    repo: &Path,
    pack: &Path,
    assets: &[Asset],
    folder: &Path,
    name: &str,
    path_of: impl Fn(&Kind) -> Option<&String>,
) -> Result<String> {
    let joined = folder.join(format!("{name}.css"));
    let mut joining = Command::new(pack);
    joining.current_dir(repo).arg("styles").arg(&joined);
    joining.args(assets.iter().filter_map(|asset| path_of(&asset.kind)));
    process::run(&mut joining)?;
    let hashed = copy_hashed(&joined, folder)?;
    fs::remove_file(&joined).with_context(|| format!("{name}.css cannot be removed"))?;
    Ok(hashed)
}

/// Joins all scripts and returns the name of the result. `None` if there are no scripts.
fn join_scripts(repo: &Path, assets: &[Asset], folder: &Path) -> Result<Option<String>> {
    let mut joined = String::new();
    for asset in assets {
        if let Kind::Script(path) = &asset.kind {
            let file = repo.join(path);
            let script = fs::read_to_string(&file).with_context(|| unreadable(&file))?;
            joined += &without_comments(&script).with_context(|| path.clone())?;
        }
    }
    if joined.is_empty() {
        return Ok(None);
    }
    let name = format!("boot-{}.js", Fingerprint::of_bytes(joined.as_bytes()));
    fs::write(folder.join(&name), joined).with_context(|| format!("{name} cannot be written"))?;
    Ok(Some(name))
}

/// A script without its comment lines and indentation.
pub fn without_comments(script: &str) -> Result<String> {
    ensure!(
        !script.contains('`') && !script.contains("/*"),
        "it has a string or a comment that may span several lines"
    );
    let lines = script.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    Ok(lines.fold(String::new(), |text, line| text + line + "\n"))
}

/// Puts the list of a worker's files into the page.
fn list_worker(page: &str, program: &Program, edition: Edition, folder: &Path) -> Result<String> {
    let place = MetaPlace::find(page, &program.name);
    let place = place.with_context(|| format!("index.html has no list for {}", program.name))?;
    let mut files = Vec::new();
    for copy in program.copies(edition) {
        let name = copy.name;
        write_loader(folder, &name, loader(program, &name))?;
        files.extend(["_loader.js", ".js", "_bg.wasm"].map(|ending| format!("./{name}{ending}")));
    }
    Ok(place.with_content(&files.join(" ")))
}

/// The script that loads a copy of a worker. Its script and its code are requested at the same time.
fn loader(program: &Program, name: &str) -> String {
    let caught = match program.release_only {
        // Nothing depends on it.
        true => "()=>{}",
        // The page is informed. WebKit does not report an error in a module that waits.
        false => "(error)=>setTimeout(()=>{throw error;})",
    };
    format!(
        "const code=fetch(new URL('./{name}_bg.wasm',import.meta.url));code.catch(()=>{{}});\
         import('./{name}.js').then((module)=>module.default({{module_or_path:code}})).catch({caught});"
    )
}

/// The elements for a program. The names of its files do not have a hash yet.
fn start(program: &Program, folder: &Path) -> Result<String> {
    let name = &program.name;
    let parts = parts::listed(folder, name)?;
    parts::remove_list(folder, name)?;
    let mut before = String::new();
    for (part, files) in &parts {
        let files: Vec<String> = files.iter().map(|file| format!("./{file}")).collect();
        // The first script uses these to fetch the files that the address needs in addition to the program.
        let _ = write!(
            before,
            "<meta name=\"part-{part}\" content=\"{}\">\n    ",
            files.join(" ")
        );
    }
    let preload = format!(
        "<link rel=\"preload\" href=\"./{name}_bg.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>"
    );
    let splitter = (!parts.is_empty()).then(|| format!("./{name}_split.js"));
    if program.listed {
        // A script that is added by another one does not wait for the whole page.
        let parsed = "if(document.readyState==='loading')\
                      await new Promise((then)=>document.addEventListener('DOMContentLoaded',then));";
        let loader = format!(
            "import init from './{name}.js';{parsed}await init({{ module_or_path: './{name}_bg.wasm' }});"
        );
        write_loader(folder, name, loader)?;
        let files = ["_bg.wasm", ".js", "_loader.js"].map(|ending| format!("./{name}{ending}"));
        let files: Vec<String> = files.into_iter().chain(splitter).collect();
        return Ok(format!(
            "{before}<meta name=\"{}\" content=\"{}\">\n    {preload}",
            html::PROGRAM,
            files.join(" ")
        ));
    }
    if let Some(splitter) = splitter {
        let _ = write!(
            before,
            "<link rel=\"modulepreload\" href=\"{splitter}\" crossorigin>\n    "
        );
    }
    Ok(format!(
        "{before}<link rel=\"modulepreload\" href=\"./{name}.js\" crossorigin>\n    \
         {preload}\n    \
         <script type=\"module\">\n\
         import init from './{name}.js';\n\
         await init({{ module_or_path: './{name}_bg.wasm' }});\n\
         </script>"
    ))
}

/// Writes the script that loads a program.
fn write_loader(folder: &Path, name: &str, script: String) -> Result<()> {
    let name = format!("{name}_loader.js");
    fs::write(folder.join(&name), script).with_context(|| format!("{name} cannot be written"))
}

/// Copies a file to a name with a hash of its contents, and returns the name.
fn copy_hashed(file: &Path, folder: &Path) -> Result<String> {
    let contents = fs::read(file).with_context(|| unreadable(file))?;
    let part =
        |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let name = format!(
        "{}-{}.{}",
        part(file.file_stem()),
        Fingerprint::of_bytes(&contents),
        part(file.extension())
    );
    fs::write(folder.join(&name), contents).with_context(|| format!("{name} cannot be written"))?;
    Ok(name)
}

/// Copies a file without changing its name.
fn copy_into(file: &Path, folder: &Path) -> Result<()> {
    let name = file.file_name().with_context(|| unreadable(file))?;
    fs::copy(file, folder.join(name)).with_context(|| unreadable(file))?;
    Ok(())
}

/// Copies a folder with all its contents, without changing its name.
fn copy_folder_into(from: &Path, folder: &Path) -> Result<()> {
    let name = from.file_name().with_context(|| unreadable(from))?;
    let to = folder.join(name);
    fs::create_dir_all(&to).with_context(|| format!("{} cannot be made", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| unreadable(from))? {
        let path = entry?.path();
        if path.is_dir() {
            copy_folder_into(&path, &to)?;
        } else {
            copy_into(&path, &to)?;
        }
    }
    Ok(())
}

fn unreadable(path: &Path) -> String {
    format!("{} cannot be read", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_runs_before_the_styles_and_both_are_asked_for_first() {
        let (first, then) = first_elements("a.css", Some("b.js"));
        let preload =
            |file, kind| format!("<link rel=\"preload\" href=\"./{file}\" as=\"{kind}\">");
        let preloads = [preload("a.css", "style"), preload("b.js", "script")];
        assert_eq!(first, preloads.join("\n    "));
        let (script, styles) = then.split_once("\n    ").unwrap();
        assert_eq!(script, "<script src=\"./b.js\"></script>");
        assert_eq!(styles, "<link rel=\"stylesheet\" href=\"./a.css\">");
        let alone = first_elements("a.css", None);
        assert_eq!(alone, (styles.to_owned(), String::new()));
    }

    #[test]
    fn a_worker_is_listed_with_all_its_files() {
        let folder = std::env::temp_dir().join(format!("xtask-worker-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = Program {
            name: "engine".to_owned(),
            worker: true,
            ..Program::default()
        };
        let page = "<meta name=\"engine\" content=\"./engine_loader.js\">";
        let listed = list_worker(page, &program, Edition::Release, &folder).unwrap();
        let files = "./engine_loader.js ./engine.js ./engine_bg.wasm";
        assert_eq!(
            listed,
            format!("<meta name=\"engine\" content=\"{files}\">")
        );
        assert!(folder.join("engine_loader.js").is_file());
        let error = list_worker("", &program, Edition::Release, &folder).unwrap_err();
        fs::remove_dir_all(&folder).unwrap();
        assert!(error.to_string().contains("engine"), "{error}");
    }

    #[test]
    fn a_script_keeps_what_is_no_comment() {
        let script = "// Why.\n(function () {\n  // How.\n  var a = \"//\";\n\n})();\n";
        let kept = without_comments(script).unwrap();
        assert_eq!(kept, "(function () {\nvar a = \"//\";\n})();\n");
        assert!(without_comments("var a = `b`;").is_err());
    }
}
