//! What a course consists of.

/// The course of a game.
pub struct Course {
    pub slug: &'static str,
    /// The rules in five to eight sentences, starting with the aim.
    pub summary: &'static [SummaryItem],
    /// All the rules, in the order in which their points are numbered.
    pub parts: &'static [Part],
    /// The exercises of the lesson, starting with the initial position.
    pub exercises: &'static [Exercise],
    /// The pieces. Each has a sentence that says what it can do, with the key `pieces.KIND`. A kind is the
    /// name of a symbol, with its pose if that matters (`square-lying`), or of a piece in hand
    /// (`counter-in-hand`).
    pub pieces: &'static [&'static str],
}

/// One or two sentences of the summary, with a picture. The key of its text is `summary.KEY`.
pub struct SummaryItem {
    pub key: &'static str,
    pub setting: Setting,
    /// Legal moves that the picture shows as arrows.
    pub arrows: &'static [&'static str],
}

/// A part of the rules. The key of its heading is `parts.KEY`.
pub struct Part {
    pub key: &'static str,
    pub points: &'static [Point],
}

/// A numbered point of the rules. The keys of its texts are `points.KEY.title` and `points.KEY.text`,
/// `points.KEY.ruling` if there is a ruling, and one for each diagram.
pub struct Point {
    pub key: &'static str,
    /// The rules that it explains, by their numbers in the rules document.
    pub rules: &'static [&'static str],
    /// Whether the rulebook leaves something open here that Tablero has decided.
    pub ruling: bool,
    pub diagrams: &'static [Diagram],
}

/// A position that can be touched. The key of its text is `points.POINT.KEY`.
pub struct Diagram {
    pub key: &'static str,
    /// Whether it is a special case, which most readers need not see.
    pub special: bool,
    /// The rules that it shows, by their numbers in the rules document.
    pub rules: &'static [&'static str],
    pub setting: Setting,
    /// The touches made when it is first shown.
    pub touched: &'static [&'static str],
    /// Legal moves that its text mentions.
    pub allows: &'static [&'static str],
    /// Moves that its text calls forbidden.
    pub forbids: &'static [Forbidden],
}

/// Touches that make no move, and the rule that forbids it.
pub struct Forbidden {
    pub touches: &'static [&'static str],
    pub rule: &'static str,
}

/// The start of a diagram or an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Empty for the default options.
    pub options: &'static str,
    /// The position. Empty for the usual start.
    pub start: &'static str,
    /// The moves played from there.
    pub moves: &'static [&'static str],
}

/// A small task. The keys of its texts are `exercises.KEY.title`, `.task`, `.hint` (what a wrong answer
/// misses), `.done` (what a right answer has shown), and `.rule` if it explains rules.
pub struct Exercise {
    pub key: &'static str,
    /// The rules that it explains before its task, by their numbers in the rules document.
    pub tells: &'static [&'static str],
    /// The rules that are needed to solve it, by their numbers in the rules document.
    pub needs: &'static [&'static str],
    pub setting: Setting,
    pub goal: Goal,
    /// The maximum number of the learner's moves.
    pub within: u32,
    /// The replies of the other side: the first of these that is legal. If none is, the move that delays the
    /// loss longest if the goal is to win, else the first legal move.
    pub replies: &'static [&'static str],
    /// The learner's moves in a right answer.
    pub solution: &'static [&'static str],
    /// The learner's moves in a wrong answer. Each of them is legal.
    pub wrong: &'static [&'static str],
}

/// What an exercise asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To win, whatever the other side does.
    Win,
    /// The other side must not be able to win with this many moves.
    Hold(u32),
    /// This many pieces of the other side must leave the game.
    Take(usize),
    /// A piece of this kind, the learner's own or an unowned one, must be the top piece on one of these
    /// places.
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
    /// The places to which a piece must be brought.
    #[must_use]
    pub fn places(self) -> Vec<&'static str> {
        match self {
            Goal::Bring { to, .. } => to.to_vec(),
            Goal::All(goals) => goals.iter().flat_map(|goal| goal.places()).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether winning is the goal, or one of several goals.
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

    /// A position with the default options.
    pub const fn at(start: &'static str) -> Setting {
        Setting {
            options: "",
            start,
            moves: &[],
        }
    }

    /// The same setting after some moves.
    pub const fn after(self, moves: &'static [&'static str]) -> Setting {
        Setting { moves, ..self }
    }

    /// The same setting with other options.
    pub const fn with(self, options: &'static str) -> Setting {
        Setting { options, ..self }
    }
}

impl Diagram {
    /// A diagram with the default values for everything else.
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
