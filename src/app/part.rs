//! The parts of the page that are separate files: their contents, and what they need in addition to their code.

/// The parts of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types, reason = "the names of the files")]
pub enum Part {
    /// A playable board, and everything else that is loaded with the rules of the games: most notices, and bringing the
    /// index of stored games up to date.
    game,
    /// The elements around a game: analysis, report, buttons, sharing, settings, keys, the dialog for a new
    /// game.
    panels,
    /// Rules and lessons.
    learn,
    puzzles,
    /// The editor of positions.
    editor,
    /// Variations and notes.
    review,
    /// Opening a game from a text.
    import,
    /// Opening links with the code of a game, and games with friends by links.
    links,
    /// Saving and restoring everything as a file.
    backup,
    /// A game in a frame of another page.
    embed,
    /// Reading and writing the settings and the progress.
    stored,
    /// The games that are stored.
    saved,
    /// Converting finished games to codes, and back.
    finished,
    /// All games in a list, and the statistics.
    library,
    /// The communication with the worker.
    engine,
}

impl Part {
    /// Whether it needs the style sheet that all parts of the page share.
    #[must_use]
    pub fn has_styles(self) -> bool {
        !matches!(
            self,
            Part::stored | Part::saved | Part::finished | Part::engine
        )
    }

    /// The files of texts that it uses.
    #[must_use]
    pub fn texts(self) -> &'static [&'static str] {
        match self {
            Part::game => &["game"],
            Part::panels => &["game", "panels"],
            Part::learn | Part::puzzles => &["game", "learn"],
            Part::editor => &["game", "panels", "editor"],
            Part::review => &["game", "panels", "review"],
            Part::import => &["game", "import"],
            Part::embed => &["game", "embed"],
            Part::links => &["game", "friend"],
            Part::backup => &["backup"],
            Part::library => &["game", "library"],
            Part::saved => &["game"],
            Part::stored | Part::finished | Part::engine => &[],
        }
    }
}
