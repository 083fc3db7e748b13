//! Checks whether an answer is legal by the rules of its game. An illegal answer counts as a lost worker.

use super::{Exact, Reply, Request, SearchResult};
use crate::play::{GameRecord, GameText, JudgedMove, Puzzle};

/// Opens a game by the rules. `None` if its rules are not loaded or its text is illegal: then nothing is checked.
pub type OpenGame = fn(&GameText) -> Option<GameRecord>;

/// Checks answers. It keeps the last game that it opened, since the next question is usually about the same game.
pub(super) struct AnswerChecker {
    rules: OpenGame,
    opened: Option<(GameText, GameRecord)>,
}

impl AnswerChecker {
    pub fn new(rules: OpenGame) -> AnswerChecker {
        AnswerChecker {
            rules,
            opened: None,
        }
    }

    /// The error in an answer to this question, in English. A game is opened only if the answer names moves.
    pub fn fault(&mut self, text: &GameText, request: &Request, reply: &Reply) -> Option<String> {
        if !is_answer_to(request, reply) {
            return Some("it answers another kind of question".to_owned());
        }
        let plies = text.moves.len();
        match reply {
            Reply::Found { found, .. } => first_moves(self.open(text)?, plies, found),
            Reply::Evaluation { ply, .. } if *ply > plies => {
                Some(format!("it judges ply {ply} of {plies}"))
            }
            Reply::Evaluation { ply, found, .. } => first_moves(self.open(text)?, *ply, found),
            // A report ends with the first position.
            Reply::Done { found, .. } if matches!(request, Request::Game { .. }) => {
                first_moves(self.open(text)?, 0, found)
            }
            Reply::Done { found, .. } => {
                let rules = self.rules;
                let record = self.open(text)?;
                first_moves(record, plies, found)
                    .or_else(|| missing_move(record, plies, request, found))
                    .or_else(|| illegal_line(rules, text, request, found))
            }
            Reply::Exact { exact, .. } => match exact {
                Exact::Position(known) => {
                    let record = self.open(text)?;
                    let mut moves = known.moves.iter().map(|one| &*one.mv);
                    let (named, count) = (known.moves.len(), record.legal_count(plies));
                    let illegal = moves.find_map(|mv| illegal(record, plies, mv));
                    illegal.or_else(|| {
                        (named < count).then(|| format!("it names {named} of {count} legal moves"))
                    })
                }
                Exact::Game(judged) => judged_moves(self.open(text)?, plies, judged),
                Exact::Puzzle(puzzle) => illegal_puzzle(self.rules, puzzle),
                Exact::Solving(_) | Exact::Checked(_) => None,
            },
            Reply::Ready | Reply::Refused { .. } | Reply::Lost { .. } => None,
        }
    }

    /// The game of a text, perhaps with more moves than the text has.
    fn open(&mut self, text: &GameText) -> Option<&GameRecord> {
        if let Some((opened, record)) = &mut self.opened
            && (&opened.game, &opened.options, &opened.start)
                == (&text.game, &text.options, &text.start)
        {
            if opened.moves.starts_with(&text.moves) {
                return self.opened.as_ref().map(|(_, record)| record);
            }
            if let Some(rest) = text.moves.strip_prefix(&*opened.moves) {
                let played = rest.iter().all(|mv| record.play_text(mv).is_ok());
                opened.moves.clone_from(&text.moves);
                if played {
                    return self.opened.as_ref().map(|(_, record)| record);
                }
            }
        }
        // Without the result, so that moves can be added.
        let text = GameText {
            result: None,
            hints: Vec::new(),
            ..text.clone()
        };
        self.opened = (self.rules)(&text).map(|record| (text, record));
        self.opened.as_ref().map(|(_, record)| record)
    }
}

/// Whether a reply is of the right kind for the question.
fn is_answer_to(request: &Request, reply: &Reply) -> bool {
    let exact = match reply {
        Reply::Found { .. } | Reply::Done { .. } => {
            return matches!(
                request,
                Request::Lines { .. }
                    | Request::Level { .. }
                    | Request::Game { .. }
                    | Request::PlayOut { .. }
            );
        }
        Reply::Evaluation { .. } => return matches!(request, Request::Game { .. }),
        Reply::Ready | Reply::Refused { .. } | Reply::Lost { .. } => return true,
        Reply::Exact { exact, .. } => exact,
    };
    match exact {
        Exact::Solving(_) => !matches!(request, Request::Lines { .. } | Request::Game { .. }),
        Exact::Position(_) => matches!(request, Request::Exact),
        Exact::Game(_) => matches!(request, Request::Judge),
        Exact::Checked(_) => matches!(request, Request::Check { .. }),
        Exact::Puzzle(_) => matches!(request, Request::Puzzle { .. }),
    }
}

/// The first move of each line and the chosen move must be legal after this ply.
fn first_moves(record: &GameRecord, ply: usize, found: &SearchResult) -> Option<String> {
    let firsts = found.lines.iter().map(|line| line.moves.first());
    let mut moves = firsts.chain(found.choice.as_ref().map(Some));
    moves.find_map(|mv| match mv {
        Some(mv) => illegal(record, ply, mv),
        None => Some("a line of it has no move".to_owned()),
    })
}

/// A question about a move must be answered with a move, if there is a legal one.
fn missing_move(
    record: &GameRecord,
    plies: usize,
    request: &Request,
    found: &SearchResult,
) -> Option<String> {
    let is_missing = match request {
        Request::Level { .. } | Request::Lines { nodes: Some(_), .. } => found.choice.is_none(),
        Request::PlayOut { .. } => found.lines.is_empty(),
        _ => false,
    };
    (is_missing && record.legal_count(plies) > 0).then(|| "it names no move".to_owned())
}

/// A line that will be played out must be legal to its end.
fn illegal_line(
    rules: OpenGame,
    text: &GameText,
    request: &Request,
    found: &SearchResult,
) -> Option<String> {
    let line = match request {
        Request::PlayOut { .. } => &found.lines.first()?.moves,
        _ => return None,
    };
    let mut text = text.clone();
    text.moves.extend(line.iter().cloned());
    let is_illegal = rules(&text).is_none();
    is_illegal.then(|| format!("its line is not legal: {}", line.join(" ")))
}

fn judged_moves(record: &GameRecord, plies: usize, judged: &[JudgedMove]) -> Option<String> {
    let named = judged.len();
    if named != plies {
        return Some(format!("it judges {named} moves of {plies}"));
    }
    let mut judged = judged.iter().enumerate();
    judged.find_map(|(ply, one)| one.best.iter().find_map(|mv| illegal(record, ply, mv)))
}

fn illegal_puzzle(rules: OpenGame, puzzle: &Puzzle) -> Option<String> {
    let is_legal = puzzle.text.parse().is_ok_and(|mut text: GameText| {
        text.moves.extend(puzzle.line.iter().cloned());
        !puzzle.line.is_empty() && rules(&text).is_some()
    });
    (!is_legal).then(|| format!("puzzle {} is not legal", puzzle.number))
}

fn illegal(record: &GameRecord, ply: usize, mv: &str) -> Option<String> {
    (!record.is_legal(ply, mv)).then(|| format!("{mv} is not legal after ply {ply}"))
}
