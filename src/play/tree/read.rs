//! Reading a tree from its text in either form, with the place of the first fault.

use super::fault::{TreeError, TreeFault};
use super::game_tree::GameTree;
use super::header::is_name;
use super::node::NodeId;
use super::place::At;
use super::repetitions::Repetitions;
use super::scan::{Token, scan};
use crate::play::termination::Termination;
use crate::play::{GameText, Kind, OpenError, Pos, TextError, limits};
use crate::rules::Outcome;

impl GameTree {
    /// Reads a game in form 1 or 2 and checks every move. `kind` finds a kind of game by its name. The time is
    /// proportional to the length of the text.
    ///
    /// # Errors
    /// The first fault, with its place. A text that is too long or nested too deep is rejected before any move is
    /// read.
    pub fn read(
        text: &str,
        kind: impl FnOnce(&str) -> Option<&'static dyn Kind>,
    ) -> Result<GameTree, TreeError> {
        let whole = |fault| TreeError {
            line: 1,
            column: 1,
            fault,
        };
        if text.len() > limits::TEXT {
            let bytes = text.len();
            return Err(whole(TreeFault::Text(TextError::TooLong { bytes })));
        }
        if text != "tablero 2" && !text.starts_with("tablero 2\n") {
            let in_form_1 = |fault| At::in_form_1(text, &fault).error(fault);
            let line = text.parse::<GameText>().map_err(|error| match error {
                TextError::Newer(version) => whole(TreeFault::Newer(version)),
                error => in_form_1(TreeFault::Text(error)),
            })?;
            let no_game = || TreeFault::Open(OpenError::no_game(&line.game));
            let kind = kind(&line.game).ok_or_else(|| in_form_1(no_game()))?;
            let read = GameTree::read_line(kind, &line);
            return read
                .map(|(tree, _)| tree)
                .map_err(|error| in_form_1(TreeFault::Open(error)));
        }
        let parts = Parts::of(text)?;
        let (game_at, game) = parts.game.ok_or_else(|| whole(TreeFault::NoGame))?;
        let kind = kind(game);
        let no_game = || game_at.error(TreeFault::Open(OpenError::no_game(game)));
        let kind = kind.ok_or_else(no_game)?;
        let (options_at, options) = parts.options.unwrap_or((game_at, ""));
        let start = parts.start.map(|(_, start)| start);
        let start_at = parts.start.map_or(options_at, |(at, _)| at);
        let start = kind.start(options, start).map_err(|error| {
            let of_options = matches!(
                error,
                OpenError::Options(_)
                    | OpenError::TooLong {
                        part: "options",
                        ..
                    }
            );
            let at = if of_options { options_at } else { start_at };
            at.error(TreeFault::Open(error))
        })?;
        let mut tree = GameTree::new(start);
        for (at, name, value) in parts.header {
            if !tree.header.get(name).is_empty() || !tree.header.set(name, value) {
                return Err(at.error(TreeFault::Line(shortened(name))));
            }
        }
        let header = std::mem::take(&mut tree.header);
        if !tree.set_header(header) {
            return Err(whole(TreeFault::Full));
        }
        if let Some((at, moves)) = parts.moves {
            tree.read_moves(moves)
                .map_err(|(byte, fault)| at.beyond(moves, byte).error(fault))?;
        }
        if let Some((at, stated)) = parts.result {
            let outcome: Option<Outcome> = stated.parse().ok();
            let unread = || at.error(TreeFault::Text(TextError::Result(shortened(stated))));
            let outcome = outcome.ok_or_else(unread)?;
            let end = tree.main_end(GameTree::ROOT);
            let stated = tree.apply_result(end, Some(outcome), false);
            stated.map_err(|error| at.error(TreeFault::Open(error)))?;
        }
        Ok(tree)
    }

    /// Plays moves with variations from the first position.
    ///
    /// # Errors
    /// The first fault, and the byte where it is; the moves before it were played.
    pub fn read_moves(&mut self, text: &str) -> Result<(), (usize, TreeFault)> {
        self.play_tokens(&scan(text)?, &|_, word| word.to_owned())
    }

    /// Plays tokens, each with its byte offset, from the first position. `own` converts a word to the notation of form
    /// 2, given the word and the position before it.
    ///
    /// # Errors
    /// The first fault, and the byte where it is; the moves before it were played.
    pub(in crate::play) fn play_tokens(
        &mut self,
        tokens: &[(usize, Token<'_>)],
        own: &dyn Fn(&Pos, &str) -> String,
    ) -> Result<(), (usize, TreeFault)> {
        let mut at = GameTree::ROOT;
        let mut repetitions = Repetitions::at(self, GameTree::ROOT);
        // The node to continue from when each open variation is closed, and whether the last one has a move.
        let mut open: Vec<NodeId> = Vec::new();
        let mut has_moved = true;
        for &(byte, ref token) in tokens {
            match token {
                Token::Open => {
                    let parent = self.node(at).parent().filter(|_| has_moved);
                    let parent = parent.ok_or((byte, TreeFault::NoAlternative))?;
                    open.push(at);
                    repetitions.go_back(self, at, parent);
                    at = parent;
                    has_moved = false;
                }
                Token::Close if has_moved => {
                    let main = open.pop().ok_or((byte, TreeFault::ClosedUnopened))?;
                    let parent = self.node(main).parent().unwrap_or(GameTree::ROOT);
                    repetitions.go_back(self, at, parent);
                    repetitions.enter(self, main);
                    at = main;
                }
                Token::Close => return Err((byte, TreeFault::EmptyVariation)),
                Token::Word(word) => {
                    let own = own(self.node(at).position(), word);
                    let played = match Termination::read(&own) {
                        Some(ended) => self.end(at, ended),
                        None => repetitions.play_text(self, at, &own),
                    };
                    let before = at;
                    at = played.map_err(|error| {
                        let refused = OpenError::Move {
                            number: self.node(at).ply() + 1,
                            first: self.node(GameTree::ROOT).position().turn(),
                            text: shortened(word),
                            error,
                        };
                        (byte, TreeFault::Open(refused))
                    })?;
                    if !has_moved && self.node(before).children().first() == Some(&at) {
                        return Err((byte, TreeFault::Repeats));
                    }
                    has_moved = true;
                }
                _ if !has_moved => return Err((byte, TreeFault::NoMove)),
                note => match self.write_note(at, note) {
                    true => {}
                    false => return Err((byte, TreeFault::Full)),
                },
            }
        }
        Ok(())
    }

    /// Writes a note on a node. Returns false if the text would become too long. An existing note is not written
    /// again, so that a long text with many notes is read in time proportional to its length.
    fn write_note(&mut self, at: NodeId, note: &Token<'_>) -> bool {
        let node = self.node(at);
        match note {
            Token::Comment(comment) => self.append_comment(at, comment),
            Token::Glyph(glyph) if node.glyphs().contains(glyph) => true,
            Token::Glyph(glyph) => {
                let glyphs = [node.glyphs(), &[*glyph]].concat();
                self.set_glyphs(at, &glyphs).is_some()
            }
            Token::Helped => node.is_helped() || node.is_end() || self.note_help(at),
            Token::Open | Token::Close | Token::Word(_) => true,
        }
    }
}

/// The lines of form 2, each value with its place.
#[derive(Default)]
struct Parts<'a> {
    game: Option<(At, &'a str)>,
    options: Option<(At, &'a str)>,
    start: Option<(At, &'a str)>,
    header: Vec<(At, &'a str, &'a str)>,
    moves: Option<(At, &'a str)>,
    result: Option<(At, &'a str)>,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Result<Parts<'a>, TreeError> {
        let mut parts = Parts::default();
        for (index, line) in text.split('\n').enumerate().skip(1) {
            let begin = At {
                line: index + 1,
                column: 1,
            };
            let unexpected = || begin.error(TreeFault::Line(shortened(line)));
            let (name, value) = line.split_once(' ').ok_or_else(unexpected)?;
            let at = begin.beyond(line, name.len() + 1);
            let is_late = parts.moves.is_some() || parts.result.is_some();
            let place = match name {
                "game" => &mut parts.game,
                "options" => &mut parts.options,
                "start" => &mut parts.start,
                "moves" => &mut parts.moves,
                "result" => &mut parts.result,
                _ if !is_name(name) || value.is_empty() || is_late => return Err(unexpected()),
                _ => {
                    parts.header.push((at, name, value));
                    continue;
                }
            };
            let is_early = name != "result";
            if value.is_empty() || place.is_some() || is_late && is_early {
                return Err(unexpected());
            }
            *place = Some((at, value));
        }
        Ok(parts)
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
