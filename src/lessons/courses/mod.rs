//! What is taught of each game, as data without a line of code: the build reads it as well, to see
//! that every language has its words.
//!
//! The words of a point, an exercise or a diagram stand in `locales/courses`, in a file for each
//! game and language, under the keys that are given here. The names of places, positions and moves
//! are the game's own notation.

pub mod breakthrough;
pub mod pogo;
pub mod push_push;
pub mod ticto;
mod words;
pub mod zoq;

/// The course of every game, in the order of the shelf.
pub static COURSES: &[&Course] = &[
    &breakthrough::COURSE,
    &pogo::COURSE,
    &push_push::COURSE,
    &ticto::COURSE,
    &zoq::COURSE,
];

/// What is taught of a game.
pub struct Course {
    pub slug: &'static str,
    /// The rules in five to eight sentences, the aim first.
    pub summary: &'static [SummaryItem],
    /// All the rules, in the order in which their points are numbered.
    pub parts: &'static [Part],
    /// The lesson, from the starting position on.
    pub exercises: &'static [Exercise],
    /// The pieces, each with a sentence on what it can do: `pieces.KIND`. A kind is the name of a
    /// symbol, with its pose where that matters (`square-lying`), or of a piece in hand
    /// (`counter-in-hand`).
    pub pieces: &'static [&'static str],
}

/// One or two sentences of the summary, with a picture. Its words: `summary.KEY`.
pub struct SummaryItem {
    pub key: &'static str,
    pub setting: Setting,
    /// Legal moves that the picture shows as arrows.
    pub arrows: &'static [&'static str],
}

/// A part of the rules. Its heading: `parts.KEY`.
pub struct Part {
    pub key: &'static str,
    pub points: &'static [Point],
}

/// A numbered point of the rules. Its words: `points.KEY.title`, `points.KEY.text`, where there is a
/// ruling also `points.KEY.ruling`, and one for each diagram.
pub struct Point {
    pub key: &'static str,
    /// The rules that it tells, by the numbers of the law.
    pub rules: &'static [&'static str],
    /// Whether the rulebook leaves something open there, and Tablero has decided.
    pub ruling: bool,
    pub diagrams: &'static [Diagram],
}

/// A position that can be touched. Its words: `points.POINT.KEY`.
pub struct Diagram {
    pub key: &'static str,
    /// Whether it is a special case, which most readers need not see.
    pub special: bool,
    /// The rules that it shows, by the numbers of the law.
    pub rules: &'static [&'static str],
    pub setting: Setting,
    /// What is in hand when it is first seen, touch by touch.
    pub touched: &'static [&'static str],
    /// Legal moves that its words speak of.
    pub allows: &'static [&'static str],
    /// What its words say is forbidden.
    pub forbids: &'static [Forbidden],
}

/// Touches that make no move, and the rule that says so.
pub struct Forbidden {
    pub touches: &'static [&'static str],
    pub rule: &'static str,
}

/// Where something begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Empty for the usual ones.
    pub options: &'static str,
    /// The position; empty for the usual start.
    pub start: &'static str,
    /// What was played from there.
    pub moves: &'static [&'static str],
}

/// A small task. Its words: `exercises.KEY.title`, `.task`, `.hint` (what a wrong answer misses),
/// `.done` (what a right one has shown), and `.rule` where it tells rules.
pub struct Exercise {
    pub key: &'static str,
    /// The rules that it tells before its task, by the numbers of the law.
    pub tells: &'static [&'static str],
    /// The rules that one has to know to solve it, by the numbers of the law.
    pub needs: &'static [&'static str],
    pub setting: Setting,
    pub goal: Goal,
    /// With how many moves of the learner, at most.
    pub within: u32,
    /// What the other side answers: the first of these that is legal, else where winning is the goal
    /// what holds out longest, else its first move.
    pub replies: &'static [&'static str],
    /// The learner's moves of one right answer.
    pub solution: &'static [&'static str],
    /// The learner's moves of a wrong answer; every one of them is legal.
    pub wrong: &'static [&'static str],
}

/// What an exercise asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To win, whatever the other side does.
    Win,
    /// That the other side cannot win with so many moves.
    Hold(u32),
    /// That so many pieces of the other side leave the game.
    Take(usize),
    /// That a piece of this kind, the learner's own or nobody's, lies highest on one of these places.
    Bring {
        kind: &'static str,
        to: &'static [&'static str],
    },
    /// One of these moves.
    Make(&'static [&'static str]),
    /// All of these.
    All(&'static [Goal]),
}

impl Goal {
    /// The places where something is to be brought.
    #[must_use]
    pub fn places(self) -> Vec<&'static str> {
        match self {
            Goal::Bring { to, .. } => to.to_vec(),
            Goal::All(goals) => goals.iter().flat_map(|goal| goal.places()).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether winning is asked for, be it among other things.
    #[must_use]
    pub fn is_win(self) -> bool {
        match self {
            Goal::Win => true,
            Goal::All(goals) => goals.iter().any(|goal| goal.is_win()),
            _ => false,
        }
    }
}

impl Course {
    /// The points of all parts, in order.
    pub fn points(&self) -> impl Iterator<Item = &'static Point> + use<> {
        self.parts.iter().flat_map(|part| part.points)
    }
}

impl Setting {
    /// The usual start.
    pub const START: Setting = Setting::at("");

    /// A position, with the usual options.
    pub const fn at(start: &'static str) -> Setting {
        Setting {
            options: "",
            start,
            moves: &[],
        }
    }

    /// The same, some moves later.
    pub const fn after(self, moves: &'static [&'static str]) -> Setting {
        Setting { moves, ..self }
    }

    /// The same under other options.
    pub const fn with(self, options: &'static str) -> Setting {
        Setting { options, ..self }
    }
}

impl Diagram {
    /// A diagram of which nothing more is said.
    pub const fn of(
        key: &'static str,
        rules: &'static [&'static str],
        setting: Setting,
    ) -> Diagram {
        Diagram {
            key,
            special: false,
            rules,
            setting,
            touched: &[],
            allows: &[],
            forbids: &[],
        }
    }
}
