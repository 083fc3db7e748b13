//! Finishing a page like those that Trunk writes.

use super::*;

const START: &str = "import init, * as bindings from './tablero-5f3a9b8c7d6e5f40.js';\n\
    const wasm = await init({ module_or_path: './tablero-5f3a9b8c7d6e5f40_bg.wasm' });\n\
    window.wasmBindings = bindings;\n\
    dispatchEvent(new CustomEvent(\"TrunkApplicationStarted\", {detail: {wasm}}));";

/// A separate folder for each test. It is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, page: &str) -> Self {
        let path = env::temp_dir().join(format!("xtask-finish-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let folder = Self(path);
        folder.write("index.html", page);
        folder.write("tablero-5f3a9b8c7d6e5f40_bg.wasm", "wasm of the page");
        folder.write(
            "tablero-5f3a9b8c7d6e5f40.js",
            "new URL('tablero_bg.wasm', import.meta.url)",
        );
        folder.write("engine_bg.wasm", "wasm of the worker");
        folder.write("engine.js", "new URL('engine_bg.wasm', import.meta.url)");
        folder.write(
            "engine_loader.js",
            "import init from './engine.js';await init();",
        );
        folder
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        read(&self.0.join(name)).unwrap()
    }

    fn finished(&self) -> String {
        finish(&self.0, &[self.0.join("pieces")]).unwrap();
        self.read("index.html")
    }

    /// The only file whose name starts and ends like this.
    fn only(&self, start: &str, end: &str) -> String {
        let names = fs::read_dir(&self.0).unwrap();
        let mut names = names
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.starts_with(start) && name.ends_with(end));
        let name = names.next().unwrap();
        assert_eq!(names.next(), None);
        name
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn page(head: &str) -> String {
    format!(
        "<!doctype html><head>{head}\
         <link rel=modulepreload href=./tablero-5f3a9b8c7d6e5f40.js>\
         <link rel=preload href=./tablero-5f3a9b8c7d6e5f40_bg.wasm as=fetch></head>\
         <body><script type=module>\n{START}\n</script></body>"
    )
}

#[test]
fn the_start_moves_into_a_file_and_code_is_named_after_what_it_holds() {
    let folder = Folder::new("start", &page(""));
    let finished = folder.finished();
    let start = folder.only("start-", ".js");
    let script = folder.only("tablero-", ".js");
    let wasm = folder.only("tablero-", "_bg.wasm");
    assert!(wasm != "tablero-5f3a9b8c7d6e5f40_bg.wasm");
    assert_eq!(
        finished,
        format!(
            "<!doctype html><head>\
             <link rel=modulepreload href=./{script}>\
             <link rel=preload href=./{wasm} as=fetch></head>\
             <body><script type=module src=\"./{start}\"></script></body>"
        )
    );
    let code = folder.read(&start);
    assert!(code.contains(&format!("from './{script}'")));
    assert!(code.contains(&format!("module_or_path: './{wasm}'")));
}

#[test]
fn a_worker_that_the_page_names_gets_hashed_names() {
    let folder = Folder::new(
        "worker",
        &page("<meta name=engine content=./engine_loader.js>"),
    );
    let finished = folder.finished();
    let loader = folder.only("engine-", "_loader.js");
    let wasm = folder.only("engine-", "_bg.wasm");
    assert!(finished.contains(&format!("content=./{loader}>")));
    let shim = folder.read(&loader);
    let (_, rest) = shim.split_once("'./").unwrap();
    let (script, _) = rest.split_once('\'').unwrap();
    assert_eq!(
        folder.read(script),
        format!("new URL('{wasm}', import.meta.url)")
    );
}

#[test]
fn a_worker_that_the_page_does_not_name_is_left_alone() {
    let folder = Folder::new("unnamed", &page(""));
    folder.finished();
    assert_eq!(folder.only("engine", "_loader.js"), "engine_loader.js");
    assert_eq!(folder.only("engine", "_bg.wasm"), "engine_bg.wasm");
}

#[test]
fn the_courses_are_named_after_what_they_hold_and_listed() {
    let head = "<meta name=courses content=./courses/><meta name=lessons content=./lessons/>\
                <meta name=puzzles content=./puzzles/>";
    let folder = Folder::new("courses", &page(head));
    for data in ["courses", "lessons", "puzzles"] {
        fs::create_dir_all(folder.0.join(data)).unwrap();
    }
    folder.write("puzzles/zoq-days.txt", "2026-11-01 1 3 a1-a2 x w\n");
    folder.write(
        "lessons/push-push.json",
        "{ \"a\": [\"b\"], \"why\": \"c\" }\n",
    );
    folder.write("courses/push-push-es.json", "{ \"a\": \"uno\" }\n");
    folder.write("courses/push-push-en.json", "{ \"a\": \"one\" }\n");
    let finished = folder.finished();
    let named = |language: &str, text: &str| {
        let hash = Fingerprint::of_bytes(text.as_bytes());
        let name = format!("courses/push-push-{language}-{hash}.json");
        assert_eq!(folder.read(&name), text);
        name
    };
    let en = named("en", "{\"a\":\"one\"}");
    let es = named("es", "{\"a\":\"uno\"}");
    let list = format!("<head><meta name=\"courses\" content=\"./{en} ./{es}\"><meta");
    assert!(finished.contains(&list), "{finished}");
    assert_eq!(fs::read_dir(folder.0.join("courses")).unwrap().count(), 2);
    let hash = Fingerprint::of_bytes(b"{\"a\":[\"b\"]}");
    let name = format!("lessons/push-push-{hash}.json");
    assert_eq!(folder.read(&name), "{\"a\":[\"b\"]}");
    let list = format!("<meta name=\"lessons\" content=\"./{name}\">");
    assert!(finished.contains(&list), "{finished}");
    let days = "2026-11-01 1 3 a1-a2 x w\n";
    let hash = Fingerprint::of_bytes(days.as_bytes());
    let name = format!("puzzles/zoq-days-{hash}.txt");
    assert_eq!(folder.read(&name), days);
    let list = format!("<meta name=\"puzzles\" content=\"./{name}\">");
    assert!(finished.contains(&list), "{finished}");
}

#[test]
fn courses_that_are_listed_must_be_there() {
    let folder = Folder::new(
        "no-courses",
        &page("<meta name=courses content=./courses/>"),
    );
    let error = finish(&folder.0, &[folder.0.join("pieces")])
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("the courses"), "{error}");
}

#[test]
fn finishing_twice_changes_nothing() {
    let head = "<meta name=engine content=./engine_loader.js><meta name=courses content=./courses/>\
                <svg class=symbols></svg>";
    let folder = Folder::new("twice", &page(head));
    fs::create_dir_all(folder.0.join("courses")).unwrap();
    folder.write("courses/zoq-en.json", "{ \"a\": \"one\" }");
    fs::create_dir_all(folder.0.join("pieces")).unwrap();
    folder.write("pieces/zoq.svg", "<svg><g id=\"zoq-counter\"/></svg>");
    let first = folder.finished();
    assert!(first.contains("<svg class=symbols><defs><g id=\"zoq-counter\"/></defs></svg>"));
    assert_eq!(folder.finished(), first);
}

#[test]
fn a_style_in_the_page_is_refused() {
    let folder = Folder::new("style", &page("<style>a{}</style>"));
    let error = finish(&folder.0, &[folder.0.join("pieces")])
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("index.html has a <style>"), "{error}");
}

#[test]
fn the_files_of_a_split_program_name_each_other_by_their_new_names() {
    let page = "<meta name=\"part-game\" content=\"./chunk_1.wasm ./split_game.wasm\">\
                <meta name=\"program\" content=\"./page_split.js ./page_loader.js\">";
    let folder = Folder::new("split", page);
    folder.write(
        "page_loader.js",
        "import init from './page.js';await init({ module_or_path: './page_bg.wasm' });",
    );
    folder.write("page_bg.wasm", "wasm of the program");
    folder.write(
        "page.js",
        "import * as parts from \"./page_split.js\"\n\"./page_split.js\": parts\n'./page_bg.wasm'",
    );
    folder.write(
        "page_split.js",
        "import { initSync } from \"./page.js\"; \"./chunk_1.wasm\"; \"./chunk_10.wasm\"; \"./split_game.wasm\"",
    );
    for part in ["chunk_1", "chunk_10", "split_game"] {
        folder.write(&format!("{part}.wasm"), part);
    }
    let finished = folder.finished();
    let part = |name: &str| folder.only(&format!("{name}-"), ".wasm");
    let (one, ten, game) = (part("chunk_1"), part("chunk_10"), part("split_game"));
    assert!(
        finished.contains(&format!("content=\"./{one} ./{game}\"")),
        "{finished}"
    );
    let loader = folder.only("page-", "_split.js");
    let script = loader.replace("_split.js", ".js");
    let program = loader.replace("_split.js", "_bg.wasm");
    assert!(finished.contains(&loader), "{finished}");
    assert_eq!(
        folder.read(&loader),
        format!(
            "import {{ initSync }} from \"./{script}\"; \"./{one}\"; \"./{ten}\"; \"./{game}\""
        )
    );
    assert_eq!(
        folder.read(&script),
        format!("import * as parts from \"./{loader}\"\n\"./page_split.js\": parts\n'./{program}'")
    );
    let start = folder.only("page-", "_loader.js");
    assert!(
        finished.contains(&format!("./{loader} ./{start}")),
        "{finished}"
    );
    let start = folder.read(&start);
    assert!(
        start.contains(&script) && start.contains(&program),
        "{start}"
    );
}
