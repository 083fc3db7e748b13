//! Joins the files of a split program, so that each of its parts consists of only a few files.
//!
//! A joined file is a WebAssembly module without code. Each module in it is a custom section, named after the
//! module's old file without its extension. So hosts compress the file like any program, and browsers can
//! find its contents.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};

/// The splitter's code that fetches a file, before and after the file name.
const ASKED: (&str, &str) = ("fetch(new URL(\"./", "\", import.meta.url))");

/// The first bytes of every WebAssembly module.
const HEADER: &[u8] = b"\0asm\x01\0\0\0";

/// The part that every board needs in addition to the part of its game.
const GAME: &str = "game";

/// The parts that do not belong to one game.
const NO_GAMES: [&str; 10] = [
    EDITOR, "embed", "engine", GAME, "import", "learn", PANELS, "puzzles", "review", SAVED,
];

/// The weight of a byte that a board loads without needing it, relative to one loaded by another part. Boards
/// have a budget, and players wait for them.
const BOARD_WEIGHT: usize = 96;

/// The same for the editor, which has a budget too.
const EDITOR_WEIGHT: usize = 3;
const EDITOR: &str = "editor";

/// The same for the part that every game shows around its board, and for the one with the games on home.
const SHOWN_WEIGHT: usize = 8;
const PANELS: &str = "panels";
const SAVED: &str = "saved";

/// A file that several modules are joined into.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Joined {
    modules: Vec<String>,
    /// The parts that load it.
    parts: BTreeSet<String>,
    /// The games whose board loads it.
    boards: BTreeSet<String>,
    /// The games whose editor loads it.
    editors: BTreeSet<String>,
    bytes: usize,
}

impl Joined {
    fn with(&self, other: &Joined) -> Joined {
        Joined {
            modules: [&self.modules[..], &other.modules].concat(),
            parts: self.parts.union(&other.parts).cloned().collect(),
            boards: self.boards.union(&other.boards).cloned().collect(),
            editors: self.editors.union(&other.editors).cloned().collect(),
            bytes: self.bytes + other.bytes,
        }
    }

    /// The weighted number of bytes that parts and boards load without needing them if the two files are
    /// joined.
    fn cost(&self, other: &Joined) -> usize {
        let weight = |parts: &BTreeSet<String>| {
            let shown = [PANELS, SAVED].iter().filter(|part| parts.contains(**part));
            parts.len() + (SHOWN_WEIGHT - 1) * shown.count()
        };
        let parts = weight(&self.parts.union(&other.parts).cloned().collect());
        let boards = self.boards.union(&other.boards).count();
        let editors = self.editors.union(&other.editors).count();
        let in_vain = |one: &Joined| {
            let (parts, boards) = (parts - weight(&one.parts), boards - one.boards.len());
            let editors = editors - one.editors.len();
            (parts + BOARD_WEIGHT * boards + EDITOR_WEIGHT * editors) * one.bytes
        };
        in_vain(self) + in_vain(other)
    }

    /// The name of the file: that of a part whose own module is in it, if there is one.
    fn name(&self, number: usize) -> String {
        let own = |module: &String| module.strip_prefix("split_").map(str::to_owned);
        match self.modules.iter().find_map(own) {
            Some(part) => format!("part_{part}"),
            None => format!("shared_{number}.wasm"),
        }
    }
}

/// The most files that parts consist of.
#[derive(Clone, Copy)]
pub struct MostFiles {
    /// The part of all boards, and that of each game. A board needs two of them.
    pub board: usize,
    /// Every other part.
    pub other: usize,
}

impl MostFiles {
    fn of(self, part: &str) -> usize {
        let is_other = part != GAME && NO_GAMES.contains(&part);
        let most = if is_other { self.other } else { self.board };
        most.max(1)
    }
}

/// Joins the files in a folder until no part has more than this. Updates the script and the
/// list of the parts.
pub fn program(folder: &Path, name: &str, most: MostFiles) -> Result<()> {
    let list = folder.join(format!("{name}_chunks.txt"));
    let text = read(&list)?;
    let size = |file: &str| -> Result<usize> {
        let path = folder.join(file);
        let bytes = fs::metadata(&path)
            .with_context(|| unreadable(&path))?
            .len();
        Ok(usize::try_from(bytes)?)
    };
    let joined = join(alone(&text, size)?, most);

    let mut places = BTreeMap::new();
    let mut parts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (number, one) in joined.iter().enumerate() {
        let file = one.name(number);
        let mut whole = HEADER.to_vec();
        for module in &one.modules {
            let path = folder.join(module);
            let bytes = fs::read(&path).with_context(|| unreadable(&path))?;
            whole.extend(section(stem(module), &bytes));
            fs::remove_file(&path).with_context(|| format!("{module} cannot be removed"))?;
            places.insert(module.as_str(), file.clone());
        }
        write(&folder.join(&file), &whole)?;
        for part in &one.parts {
            parts.entry(part).or_default().push(file.clone());
        }
    }

    let loader = folder.join(format!("{name}_split.js"));
    let script = take_from_joined(&read(&loader)?, &places)?;
    write(&loader, script.as_bytes())?;
    let lines = parts
        .iter()
        .map(|(part, files)| format!("{part} {}\n", files.join(" ")));
    write(&list, lines.collect::<String>().as_bytes())
}

/// Each module in a file of its own, from the list of the parts.
fn alone(list: &str, size: impl Fn(&str) -> Result<usize>) -> Result<Vec<Joined>> {
    let mut parts_of: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for line in list.lines() {
        let (part, files) = line.split_once(' ').context("a part has no files")?;
        for file in files.split(' ') {
            parts_of.entry(file).or_default().insert(part.to_owned());
        }
    }
    let parts = list.lines().filter_map(|line| line.split(' ').next());
    let games: BTreeSet<&str> = parts.filter(|part| !NO_GAMES.contains(part)).collect();
    let joined = parts_of.into_iter().map(|(file, parts)| {
        let loaded_with = |part: &str| {
            let loads = |game: &&&str| parts.contains(part) || parts.contains(**game);
            let games = games.iter().filter(loads);
            games.map(|game| (*game).to_owned()).collect()
        };
        Ok(Joined {
            modules: vec![file.to_owned()],
            boards: loaded_with(GAME),
            editors: loaded_with(EDITOR),
            parts,
            bytes: size(file)?,
        })
    });
    joined.collect()
}

/// Repeatedly joins the two files with the lowest cost, until no part has too many.
fn join(mut files: Vec<Joined>, most: MostFiles) -> Vec<Joined> {
    loop {
        let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
        for part in files.iter().flat_map(|file| &file.parts) {
            *counts.entry(part).or_default() += 1;
        }
        let Some((part, _)) = counts
            .into_iter()
            .find(|(part, count)| *count > most.of(part))
        else {
            return files;
        };
        let part = part.clone();
        let of_part = |at: &usize| files[*at].parts.contains(&part);
        let its: Vec<usize> = (0..files.len()).filter(of_part).collect();
        let pairs = its
            .iter()
            .flat_map(|&one| its.iter().map(move |&other| (one, other)));
        let cheapest = pairs
            .filter(|(one, other)| one < other)
            .min_by_key(|&(one, other)| files[one].cost(&files[other]));
        let Some((one, other)) = cheapest else {
            return files;
        };
        let both = files[one].with(&files[other]);
        files.remove(other);
        files[one] = both;
    }
}

/// The name of a file without its extension.
fn stem(file: &str) -> &str {
    file.trim_end_matches(".wasm")
}

/// A custom section with this name and these bytes.
fn section(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut content = number(name.len());
    content.extend(name.as_bytes());
    content.extend(bytes);
    let mut section = vec![0];
    section.extend(number(content.len()));
    section.extend(content);
    section
}

/// A number in the variable-length encoding of WebAssembly, seven bits in each byte.
fn number(mut value: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = u8::try_from(value & 0x7f).expect("seven bits");
        value >>= 7;
        if value == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

/// The splitter's script, changed to take its modules from the joined files.
fn take_from_joined(script: &str, places: &BTreeMap<&str, String>) -> Result<String> {
    let (before, after) = ASKED;
    let mut taken = String::new();
    let mut rest = script;
    let mut found = 0;
    while let Some((text, from_name)) = rest.split_once(before) {
        let (module, behind) = from_name
            .split_once(after)
            .ok_or_else(|| anyhow!("the splitter's script has changed: no {after}"))?;
        let file = places.get(module).with_context(|| {
            format!("the splitter's script asks for {module}, which does not exist")
        })?;
        taken += text;
        let module = stem(module);
        taken += &format!("taken(new URL(\"./{file}\", import.meta.url), \"{module}\")");
        rest = behind;
        found += 1;
    }
    ensure!(
        found == places.len(),
        "the splitter's script asks for {found} files of {}",
        places.len()
    );
    Ok(taken + rest + include_str!("taken.js"))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| unreadable(path))
}

fn unreadable(path: &Path) -> String {
    format!("{} cannot be read", path.display())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &str, bytes: usize) -> Vec<Joined> {
        alone(list, |_| Ok(bytes)).unwrap()
    }

    fn counts(files: &[Joined], part: &str) -> usize {
        files
            .iter()
            .filter(|file| file.parts.contains(part))
            .count()
    }

    fn at_most(files: usize) -> MostFiles {
        MostFiles {
            board: files,
            other: files,
        }
    }

    #[test]
    fn what_the_same_parts_load_is_joined_first() {
        let list = "game a.wasm b.wasm c.wasm\nlearn b.wasm c.wasm\n";
        let joined = join(files(list, 10), at_most(2));
        assert_eq!(joined.len(), 2);
        assert_eq!(joined[1].modules, ["b.wasm", "c.wasm"]);
        assert_eq!(joined[1].name(1), "shared_1.wasm");
    }

    #[test]
    fn what_only_others_need_stays_out_of_boards() {
        let list = "game 1 2 split_game.wasm\nlearn 1 3 split_learn.wasm\n\
                    puzzles 2 3 split_puzzles.wasm\nzoq 1 split_zoq.wasm\n";
        let joined = join(files(list, 10), at_most(3));
        let third = joined
            .iter()
            .find(|one| one.modules.contains(&"3".to_owned()));
        assert!(third.unwrap().boards.is_empty(), "{joined:?}");
    }

    #[test]
    fn a_file_is_named_after_the_part_whose_module_it_holds() {
        let joined = join(files("game chunk_1.wasm split_game.wasm", 10), at_most(1));
        assert_eq!(joined[0].name(0), "part_game.wasm");
    }

    #[test]
    fn every_part_comes_in_few_files() {
        let list = "a 1 2 3 4 5 a\nb 1 2 3 b\nc 2 4 5 c\n";
        for most in 1..5 {
            let joined = join(files(list, 10), at_most(most));
            for part in ["a", "b", "c"] {
                assert!(counts(&joined, part) <= most, "{most}: {joined:?}");
            }
            let mut modules: Vec<_> = joined.iter().flat_map(|file| &file.modules).collect();
            modules.sort();
            assert_eq!(modules, ["1", "2", "3", "4", "5", "a", "b", "c"]);
        }
    }

    #[test]
    fn a_module_is_a_section_with_a_name() {
        assert_eq!(section("ab", &[7; 3]), [0, 6, 2, b'a', b'b', 7, 7, 7]);
        assert_eq!(number(300), [0xac, 0x02]);
    }

    #[test]
    fn the_script_takes_what_it_asked_for() {
        let script = "const src = fetch(new URL(\"./chunk_1.wasm\", import.meta.url));";
        let places = BTreeMap::from([("chunk_1.wasm", "part_game.wasm".to_owned())]);
        let taken = take_from_joined(script, &places).unwrap();
        let expected =
            "const src = taken(new URL(\"./part_game.wasm\", import.meta.url), \"chunk_1\");";
        assert!(taken.starts_with(expected), "{taken}");
        assert!(taken.contains("function taken("));
        assert!(take_from_joined("", &places).is_err());
    }

    #[test]
    fn a_board_comes_in_fewer_files_than_other_parts() {
        let list = "game a b c\npogo d e f\nlearn g h i j";
        let most = MostFiles { board: 1, other: 3 };
        let joined = join(files(list, 10), most);
        let count = |part: &str| {
            joined
                .iter()
                .filter(|file| file.parts.contains(part))
                .count()
        };
        assert_eq!([count("game"), count("pogo"), count("learn")], [1, 1, 3]);
    }
}
