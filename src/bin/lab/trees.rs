//! Reads games with variations, checks every move and prints them in their standard form.

use super::Failure;
use super::one_line::in_one_line;
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};
use tablero::games;
use tablero::play::tree::Step;
use tablero::play::{GameText, GameTree, Kind, NodeId};

/// What to print for each game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    /// The moves of the main line.
    Main,
    /// The header and the nodes as JSON.
    Json,
}

pub(super) struct Arguments {
    pub kind: &'static dyn Kind,
    /// The start of games that are given as a line of moves. It is valid.
    pub begin: GameText,
    /// The file to read. None means standard input.
    pub file: Option<String>,
    pub form: Form,
}

/// Answers each game in the input. A game is a text that starts with a line `tablero` and ends at an empty
/// line or the next text, or a single line of moves from the given start.
pub(super) fn run(
    call: &Arguments,
    mut input: impl Read,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    match &call.file {
        Some(file) => {
            let read = fs::read(file);
            bytes = read.map_err(|error| Failure::Usage(format!("{file}: {error}")))?;
        }
        None => drop(input.read_to_end(&mut bytes)?),
    }
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.lines().enumerate().peekable();
    while let Some((first, line)) = lines.next() {
        if !line.starts_with("tablero ") {
            writeln!(output, "{}", of_moves(call, first, line))?;
            continue;
        }
        let mut game = line.to_owned();
        let goes_on = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with("tablero ");
        while let Some((_, line)) = lines.next_if(goes_on) {
            game.push('\n');
            game.push_str(line);
        }
        lines.next_if(|(_, line)| line.is_empty());
        writeln!(output, "{}", of_text(call, first, &game))?;
        if call.form == Form::Text && lines.peek().is_some() {
            writeln!(output)?;
        }
    }
    Ok(())
}

/// The answer to a text that starts at this line of the input, counted from 0.
fn of_text(call: &Arguments, first: usize, text: &str) -> String {
    let own = |slug: &str| games::kind(slug).filter(|kind| kind.slug() == call.kind.slug());
    match GameTree::read(text, own) {
        Ok(tree) if call.form == Form::Text => tree.to_string(),
        Ok(tree) => answer(call.form, &tree),
        Err(error) => {
            let line = first + error.line;
            let (column, fault) = (error.column, error.fault);
            in_one_line(&format!("! line {line}, column {column}: {fault}"))
        }
    }
}

fn of_moves(call: &Arguments, line: usize, moves: &str) -> String {
    let begin = &call.begin;
    let start = call.kind.start(&begin.options, begin.start.as_deref());
    let start = start.expect("the start was read before");
    let mut tree = GameTree::new(start);
    match tree.read_moves(moves) {
        Ok(()) if call.form == Form::Text => tree.moves_text(),
        Ok(()) => answer(call.form, &tree),
        Err((byte, fault)) => {
            let (line, column) = (line + 1, moves[..byte].chars().count() + 1);
            in_one_line(&format!("! line {line}, column {column}: {fault}"))
        }
    }
}

fn answer(form: Form, tree: &GameTree) -> String {
    match form {
        Form::Text => tree.to_string(),
        Form::Main => tree.line_to(tree.main_end(GameTree::ROOT)).moves.join(" "),
        Form::Json => json(tree).to_string(),
    }
}

/// The header, and the nodes depth first: a node, then its main line to the end, then its variations. `parent` is the
/// index of the parent in this list, from 0.
fn json(tree: &GameTree) -> Value {
    let begun = tree.begun_at(GameTree::ROOT);
    let header: serde_json::Map<String, Value> = tree
        .header()
        .lines()
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let mut nodes = Vec::new();
    let mut left = vec![(GameTree::ROOT, None)];
    while let Some((at, parent)) = left.pop() {
        let id = nodes.len();
        nodes.push(node(tree, at, parent));
        let children = tree.node(at).children().iter().rev();
        left.extend(children.map(|child| (*child, Some(id))));
    }
    json!({
        "game": begun.game,
        "options": begun.options,
        "header": header,
        "nodes": nodes,
    })
}

fn node(tree: &GameTree, at: NodeId, parent: Option<usize>) -> Value {
    let node = tree.node(at);
    let mut value = json!({
        "parent": parent,
        "ply": node.ply(),
        "position": node.position().text(),
    });
    let mut put = |name: &str, field: Value| value[name] = field;
    match node.step() {
        Step::Start => {}
        Step::Move { notation, .. } => put("move", notation.to_string().into()),
        Step::End(ended) => put("end", ended.to_string().into()),
    }
    if let Some(result) = node.result() {
        put("result", result.outcome.to_string().into());
    }
    if !node.comment().is_empty() {
        put("comment", node.comment().into());
    }
    if !node.glyphs().is_empty() {
        put("glyphs", node.glyphs().into());
    }
    if node.is_helped() {
        put("helped", true.into());
    }
    value
}
