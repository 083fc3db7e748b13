//! The parts of the page that are separate files: their contents, and what they need in addition to their code.

/// The chunks of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types, reason = "the names of the files")]
pub enum Chunk {
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

impl Chunk {
    /// Whether it needs the style sheet that all parts of the page share.
    #[must_use]
    pub fn has_styles(self) -> bool {
        !matches!(
            self,
            Chunk::stored | Chunk::saved | Chunk::finished | Chunk::engine
        )
    }

    /// The files of texts that it uses.
    #[must_use]
    pub fn texts(self) -> &'static [&'static str] {
        match self {
            Chunk::game => &["game"],
            Chunk::panels => &["game", "panels"],
            Chunk::learn | Chunk::puzzles => &["game", "learn"],
            Chunk::editor => &["game", "panels", "editor"],
            Chunk::review => &["game", "panels", "review"],
            Chunk::import => &["game", "import"],
            Chunk::embed => &["game", "embed"],
            Chunk::links => &["game", "friend"],
            Chunk::backup => &["backup"],
            Chunk::library => &["game", "library"],
            Chunk::saved => &["game"],
            Chunk::stored | Chunk::finished | Chunk::engine => &[],
        }
    }
}
