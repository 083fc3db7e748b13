//! The parts of a course. Its file has the same members. Members with a default may be left out. A member
//! `why`, a text, is only for people who edit the file.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// The course of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub slug: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    /// The pieces. Each has a sentence that says what it can do, with the key `pieces.KIND`. A kind is the
    /// name of a symbol, with its pose if that matters (`square-lying`), or of a piece in hand
    /// (`counter-in-hand`).
    pub pieces: Vec<String>,
    /// The rules in five to eight sentences, starting with the aim.
    pub summary: Vec<SummaryItem>,
    /// All the rules, in the order in which their points are numbered.
    pub parts: Vec<Part>,
    /// The exercises of the lesson, starting with the initial position.
    pub exercises: Vec<Exercise>,
}

/// One or two sentences of the summary, with a picture. The key of its text is `summary.KEY`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SummaryItem {
    pub key: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    #[serde(default)]
    pub setup: Setup,
    /// Legal moves that the picture shows as arrows.
    pub arrows: Vec<String>,
}

/// A part of the rules. The key of its heading is `parts.KEY`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub key: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    pub points: Vec<Point>,
}

/// A numbered point of the rules. The keys of its texts are `points.KEY.title` and `points.KEY.text`,
/// `points.KEY.ruling` if there is a ruling, and one for each diagram.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub key: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    /// The rules that it explains, by their numbers in `Game::RULES`.
    pub rules: Vec<String>,
    /// Whether the rulebook leaves something open here that Tablero has decided.
    #[serde(default)]
    pub ruling: bool,
    pub diagrams: Vec<Diagram>,
}

/// A position that can be touched. The key of its text is `points.POINT.KEY`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    pub key: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    /// Whether it is a special case, which most readers do not need.
    #[serde(default)]
    pub special: bool,
    /// The rules that it shows, by their numbers in `Game::RULES`.
    pub rules: Vec<String>,
    #[serde(default)]
    pub setup: Setup,
    /// The touches made when it is first shown.
    #[serde(default)]
    pub touched: Vec<String>,
    /// Legal moves that its text mentions.
    #[serde(default)]
    pub allows: Vec<String>,
    /// Moves that its text calls forbidden.
    #[serde(default)]
    pub forbids: Vec<Forbidden>,
}

/// Touches that make no move, and the rule that forbids it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbidden {
    pub touches: Vec<String>,
    pub rule: String,
}

/// The start of a diagram or an exercise.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Empty for the default options.
    pub options: String,
    /// The position. Empty for the usual start.
    pub start: String,
    /// The moves played from there.
    pub moves: Vec<String>,
}

/// A small task. The keys of its texts are `exercises.KEY.title`, `.task`, `.hint` (what a wrong answer
/// misses), `.done` (what a right answer has shown), and `.rule` if it explains rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    pub key: String,
    #[serde(default, rename = "why")]
    _why: IgnoredAny,
    /// The rules that it explains before its task, by their numbers in `Game::RULES`.
    #[serde(default)]
    pub tells: Vec<String>,
    /// The rules that are needed to solve it, by their numbers in `Game::RULES`.
    pub needs: Vec<String>,
    #[serde(default)]
    pub setup: Setup,
    pub goal: Goal,
    /// The maximum number of the learner's moves.
    #[serde(default = "one")]
    pub within: u32,
    /// The replies of the other side: the first of these that is legal. If none is, the move that delays the
    /// loss longest if the goal is to win, else the first legal move.
    #[serde(default)]
    pub replies: Vec<String>,
    /// The learner's moves in a right answer.
    pub solution: Vec<String>,
    /// The learner's moves in a wrong answer. Each of them is legal.
    pub wrong: Vec<String>,
}

fn one() -> u32 {
    1
}

/// The goal of an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Goal {
    /// To win, whatever the other side does.
    Win,
    /// The other side must not be able to win with this many moves.
    Hold(u32),
    /// This many pieces of the other side must leave the game.
    Take(usize),
    /// A piece of this kind, the learner's own or an unowned one, must be the top piece on one of these
    /// places.
    Bring { kind: String, to: Vec<String> },
    /// One of these moves.
    Make(Vec<String>),
    /// All of these goals.
    All(Vec<Goal>),
}

impl Goal {
    /// The places to which a piece must be brought.
    #[must_use]
    pub fn places(&self) -> Vec<&str> {
        match self {
            Goal::Bring { to, .. } => to.iter().map(String::as_str).collect(),
            Goal::All(goals) => goals.iter().flat_map(Goal::places).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether winning is the goal, or one of several goals.
    #[must_use]
    pub fn is_win(&self) -> bool {
        match self {
            Goal::Win => true,
            Goal::All(goals) => goals.iter().any(Goal::is_win),
            _ => false,
        }
    }
}

impl Course {
    /// Reads the file of a course.
    ///
    /// # Errors
    /// If it is not JSON, is cut off, lacks a member, or has one that does not exist.
    pub fn read(json: &str) -> Result<Course, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// The points of all parts, in order.
    pub fn points(&self) -> impl Iterator<Item = &Point> {
        self.parts.iter().flat_map(|part| &part.points)
    }
}

impl Setup {
    /// A position with the default options.
    #[must_use]
    pub fn at(start: &str) -> Setup {
        Setup {
            start: start.to_owned(),
            ..Setup::default()
        }
    }
}
