//! Writes games as links and reads them.

use super::one_line::in_one_line;
use super::setting::Setting;
use std::fmt::{Display, Write as _};
use tablero::games;
use tablero::games::codes::{decode_link, encode_link};
use tablero::play::game_code::{CodedGame, LinkMessage};
use tablero::play::tree::Termination;
use tablero::play::{GameText, GameTree, decode_text};
use tablero::rules::Side;

/// The answer to a line: the game of a link, or the link to a game. Only links to the game of the setting are read.
///
/// A game is written as its moves, perhaps followed by an end, and then fields of the form `id=…`, all separated by
/// tabs. Values that are the same as in the setting are not printed.
pub(super) fn answer(setting: &Setting, line: &str) -> String {
    let fragment = line.rsplit_once('#').map_or(line, |(_, fragment)| fragment);
    let answer = match fragment {
        code if code.starts_with("g=") => of_code(code),
        text if text.starts_with("tablero=") => of_text(text),
        _ => return linked(setting, line).unwrap_or_else(refusal),
    };
    let game = answer.and_then(|game| match game.text.game == setting.text.game {
        true => Ok(game),
        false => Err(format!("a link to a game of {}", game.text.game)),
    });
    match game {
        Ok(game) => in_one_line_but_tabs(&printed(setting, &game)),
        Err(error) => refusal(error),
    }
}

fn refusal(error: String) -> String {
    in_one_line(&format!("! {error}"))
}

fn message_of(error: impl Display) -> String {
    error.to_string()
}

fn of_code(fragment: &str) -> Result<CodedGame, String> {
    decode_link(fragment).map_err(message_of)
}

/// The main line of a link of the older forms.
fn of_text(fragment: &str) -> Result<CodedGame, String> {
    let text = decode_text(fragment).map_err(message_of)?;
    let tree = games::read_tree(&text).map_err(message_of)?;
    Ok(CodedGame::of_line(&tree, tree.main_end(GameTree::ROOT)))
}

/// The link to the game in a line.
fn linked(setting: &Setting, line: &str) -> Result<String, String> {
    encode_link(&read(setting, line)?)
        .map(|fragment| format!("#{fragment}"))
        .map_err(message_of)
}

/// Reads what [`printed`] prints.
fn read(setting: &Setting, line: &str) -> Result<CodedGame, String> {
    let mut fields = line.split('\t');
    let words = fields.next().unwrap_or_default();
    let mut moves: Vec<&str> = match words {
        "" => Vec::new(),
        words => words.split(' ').collect(),
    };
    let ended = moves.last().and_then(|word| Termination::read(word));
    if ended.is_some() {
        moves.pop();
    }
    let mut game = CodedGame {
        text: GameText {
            moves: moves.into_iter().map(str::to_owned).collect(),
            ..setting.text.clone()
        },
        ended,
        ..CodedGame::default()
    };
    for field in fields {
        read_field(&mut game, field).ok_or_else(|| format!("`{field}` is no field of a game"))?;
    }
    Ok(game)
}

fn read_field(game: &mut CodedGame, field: &str) -> Option<()> {
    let (name, value) = field.split_once('=')?;
    let owned = || value.to_owned();
    match name {
        "options" => game.text.options = owned(),
        "start" => game.text.start = Some(owned()),
        "helped" => {
            let plies: Result<_, _> = value.split(' ').map(str::parse).collect();
            game.text.hints = plies.ok()?;
        }
        "id" => game.id = Some(value.parse().ok()?),
        "sender" => game.sender = Some(value.parse::<Side>().ok()?),
        "message" => {
            let mut all = LinkMessage::ALL.into_iter();
            game.message = Some(all.find(|message| message.to_string() == value)?);
        }
        "white" => game.names[0] = owned(),
        "black" => game.names[1] = owned(),
        _ => return None,
    }
    Some(())
}

fn printed(setting: &Setting, game: &CodedGame) -> String {
    let text = &game.text;
    let mut line = text.moves.join(" ");
    if let Some(ended) = game.ended {
        let space = if line.is_empty() { "" } else { " " };
        line.push_str(&format!("{space}{ended}"));
    }
    let mut field = |name: &str, value: &dyn Display| {
        // Writing to a text never fails.
        let _ = write!(line, "\t{name}={value}");
    };
    let usual = &setting.text;
    let start = |text: &GameText| setting.kind.start(&text.options, text.start.as_deref());
    if let (Ok(own), Ok(usual)) = (start(text), start(usual)) {
        if own.options() != usual.options() {
            field("options", &own.options());
        }
        if own.text() != usual.text() {
            field("start", &own.text());
        }
    }
    if !text.hints.is_empty() {
        let plies: Vec<String> = text.hints.iter().map(ToString::to_string).collect();
        field("helped", &plies.join(" "));
    }
    if let Some(id) = game.id {
        field("id", &id);
    }
    if let Some(sender) = game.sender {
        field("sender", &sender);
    }
    if let Some(message) = game.message {
        field("message", &message);
    }
    for (name, value) in ["white", "black"].iter().zip(&game.names) {
        if !value.is_empty() {
            field(name, value);
        }
    }
    line
}

/// As [`in_one_line`], with the tabs between the fields. Names have no control characters.
fn in_one_line_but_tabs(text: &str) -> String {
    let fields: Vec<String> = text.split('\t').map(in_one_line).collect();
    fields.join("\t")
}
