//! The dialog that opens a game from a text.

use tablero::games::{WORDS, readable_game};
use tablero::play::limits;
use tablero::session::import::{
    AddedGames, Excerpt, FileFault, GamesReport, ImportEffect, ImportMessage, ImportModel,
    ImportState,
};
use tablero::session::{ImportedGame, StorageError};

/// The dialog, which loads games immediately.
pub struct Opening {
    pub model: ImportModel,
    /// The games that it has requested to load.
    pub loaded: Vec<Option<String>>,
    pub opened: Vec<ImportedGame>,
    files: usize,
    /// The number of games that can still be added.
    pub room: usize,
    /// The number of games that were added at the same time.
    pub slices: Vec<usize>,
    pub ends: usize,
}

impl Opening {
    pub fn new() -> Opening {
        Opening {
            model: ImportModel::new(),
            loaded: Vec::new(),
            opened: Vec::new(),
            files: 0,
            room: usize::MAX,
            slices: Vec::new(),
            ends: 0,
        }
    }

    /// After a text was pasted and read.
    pub fn pasted(text: &str) -> Opening {
        let mut opening = Opening::new();
        opening.send(ImportMessage::Write(text.to_owned()));
        opening.send(ImportMessage::Read);
        opening
    }

    pub fn send(&mut self, message: ImportMessage) {
        let mut effects = Vec::new();
        self.model.update(message, &mut effects);
        for effect in effects {
            match effect {
                ImportEffect::LoadGames(named) => {
                    let is_wanted = |slug: &str| named.as_deref().is_none_or(|named| named == slug);
                    let wanted = WORDS.iter().filter(|words| is_wanted(words.slug()));
                    let games = wanted.map(|words| readable_game(*words)).collect();
                    self.loaded.push(named);
                    self.send(ImportMessage::Loaded(Some(games)));
                }
                ImportEffect::ReadFile => self.files += 1,
                ImportEffect::Open(game) => self.opened.push(*game),
                ImportEffect::Add(games) => {
                    let not_stored = self.room.checked_sub(games.len()).is_none();
                    let added = AddedGames {
                        added: if not_stored { 0 } else { games.len() },
                        not_stored: not_stored.then_some((games.len(), StorageError::Full)),
                        ..AddedGames::default()
                    };
                    self.room = self.room.saturating_sub(games.len());
                    self.slices.push(games.len());
                    self.send(ImportMessage::Added(added));
                }
                ImportEffect::AllAdded => self.ends += 1,
            }
        }
    }

    /// The text of the only game that was opened.
    #[track_caller]
    fn text(&self) -> String {
        let [game] = &self.opened[..] else {
            panic!("{} games, {:?}", self.opened.len(), self.model.state());
        };
        let [white, black] = &game.names;
        game.record.whole_text([white, black])
    }

    /// The results for several games.
    #[track_caller]
    pub fn report(&self) -> &GamesReport {
        match self.model.state() {
            ImportState::Adding(report) => report,
            state => panic!("{state:?}"),
        }
    }

    fn refused(&self) -> bool {
        matches!(self.model.state(), ImportState::Refused(_))
    }
}

#[test]
fn a_text_is_opened_as_it_is() {
    let text = "tablero 2\ngame zoq\nstart bbb/3/WWW Wb w\nwhite Ada\ndate 2026-11-26\n\
        moves @b2 $1 (a1-b2 {a try}) a3-a2";
    let opening = Opening::pasted(text);
    assert_eq!(opening.text(), text);
    assert_eq!(opening.loaded, [Some("zoq".to_owned())]);
    assert!(matches!(opening.model.state(), ImportState::Opened));
}

#[test]
fn what_names_no_game_is_tried_as_every_game() {
    let opening = Opening::pasted("a2-a3 a7-a6");
    assert_eq!(opening.loaded, [None]);
    assert!(opening.text().starts_with("tablero 1\ngame breakthrough\n"));
}

#[test]
fn the_part_before_a_fault_is_opened() {
    let mut opening = Opening::pasted("a2-a3 a7-a6\r\na3-a4 a6-a3 b2-b3");
    assert!(opening.refused());
    let excerpt = Excerpt {
        before: "a3-a4 ".to_owned(),
        found: "a6-a3".to_owned(),
        after: " b2-b3".to_owned(),
    };
    assert_eq!(opening.model.excerpt(), Some(excerpt));
    opening.send(ImportMessage::OpenPart);
    assert!(opening.text().ends_with("moves a2-a3 a7-a6 a3-a4"));
    // The second press of a double press opens nothing.
    opening.send(ImportMessage::OpenPart);
    assert_eq!(opening.opened.len(), 1);
}

#[test]
fn which_game_is_asked_where_a_text_fits_two() {
    let mut opening = Opening::pasted("a7a6 a2a3");
    let ImportState::Choosing(readings) = opening.model.state() else {
        panic!("{:?}", opening.model.state());
    };
    assert_eq!(readings.len(), 2);
    opening.send(ImportMessage::OpenReading(2));
    assert_eq!(opening.opened.len(), 0);
    opening.send(ImportMessage::OpenReading(1));
    assert!(opening.text().ends_with("moves a7-a6 a2-a3"));
}

#[test]
fn the_chosen_game_says_what_is_wrong() {
    let mut opening = Opening::pasted("bb,bb/w");
    assert!(opening.refused());
    opening.send(ImportMessage::Game(Some("pogo".to_owned())));
    assert!(matches!(opening.model.state(), ImportState::Waiting));
    opening.send(ImportMessage::Read);
    let ImportState::Refused(error) = opening.model.state() else {
        panic!("{:?}", opening.model.state());
    };
    assert_eq!(error.game.as_deref(), Some("pogo"));
}

#[test]
fn a_file_is_read_unless_it_is_too_long() {
    let mut opening = Opening::new();
    opening.send(ImportMessage::File { bytes: 3e7 });
    assert!(matches!(
        opening.model.state(),
        ImportState::File(FileFault::TooLong)
    ));
    assert_eq!(opening.files, 0);
    opening.send(ImportMessage::File { bytes: 10.0 });
    assert_eq!(opening.files, 1);
    opening.send(ImportMessage::FileRead(None));
    assert!(matches!(
        opening.model.state(),
        ImportState::File(FileFault::Unreadable)
    ));
    opening.send(ImportMessage::FileRead(Some("@b2 a3-a2".to_owned())));
    assert!(opening.text().contains("game zoq"));
}

#[test]
fn a_given_file_replaces_a_written_text_only_if_it_may() {
    let mut opening = Opening::pasted("a2-a3 a7-a6\na6-a3");
    assert!(opening.refused());
    opening.send(ImportMessage::Given { bytes: 10.0 });
    // The question stays while the text is changed.
    opening.send(ImportMessage::Write("a2-a3".to_owned()));
    let state = opening.model.state();
    assert!(matches!(state, ImportState::Replacing { .. }), "{state:?}");
    assert_eq!((opening.model.text(), opening.files), ("a2-a3", 0));
    opening.send(ImportMessage::Replace);
    // The second press of a double press reads nothing.
    opening.send(ImportMessage::Replace);
    assert_eq!(opening.files, 1);
    opening.send(ImportMessage::FileRead(Some("no game".to_owned())));
    assert!(opening.refused());
    // The text of the first file was not typed by a person.
    opening.send(ImportMessage::Given { bytes: 10.0 });
    assert_eq!(opening.files, 2);
}

#[test]
fn several_files_leave_the_text() {
    let mut opening = Opening::pasted("no game");
    opening.send(ImportMessage::NoFile(FileFault::Several));
    assert_eq!((opening.model.text(), opening.files), ("no game", 0));
    let state = opening.model.state();
    let said = matches!(state, ImportState::File(FileFault::Several));
    assert!(said, "{state:?}");
}

#[test]
fn what_is_too_long_or_empty_is_refused_without_loading_anything() {
    for text in [
        String::new(),
        " \n".to_owned(),
        "x".repeat(limits::LINK + 1),
    ] {
        let opening = Opening::pasted(&text);
        assert!(opening.refused());
        assert!(opening.loaded.is_empty());
    }
}

#[test]
fn games_that_cannot_be_loaded_are_asked_for_again() {
    let mut model = ImportModel::new();
    let mut effects = Vec::new();
    model.update(ImportMessage::Write("@b2".to_owned()), &mut effects);
    model.update(ImportMessage::Read, &mut effects);
    model.update(ImportMessage::Loaded(None), &mut effects);
    assert!(matches!(model.state(), ImportState::NotLoaded));
    // A late answer changes nothing.
    model.update(ImportMessage::Loaded(Some(Vec::new())), &mut effects);
    assert!(matches!(model.state(), ImportState::NotLoaded));
    model.update(ImportMessage::Read, &mut effects);
    assert_eq!(effects.len(), 2);
}

#[test]
fn what_has_no_room_for_its_variations_offers_its_moves() {
    // Longer than a record with variations may be, but not longer than a text may be.
    let others = "(b2-b3)".repeat(2) + &format!("(c2-c3 {{{}}} c7-c6)", "x".repeat(250_000));
    let mut opening = Opening::pasted(&format!(
        "tablero 2\ngame breakthrough\nmoves a2-a3 {others} a7-a6"
    ));
    assert!(opening.refused(), "{:?}", opening.opened.len());
    opening.send(ImportMessage::OpenPart);
    assert!(opening.text().ends_with("moves a2-a3 a7-a6"));
}

#[test]
fn a_backup_is_recognised_and_not_taken_for_a_game() {
    let backup = "tablero backup 1\nend 0\n";
    for text in [backup, "\u{feff}tablero backup 2\n", "\ntablero backup 9\n"] {
        let mut opening = Opening::pasted(text);
        let is_backup = |opening: &Opening| {
            let found = opening.model.state();
            matches!(found, ImportState::Backup(whole) if whole == text)
        };
        assert!(is_backup(&opening), "{text}");
        assert!(opening.loaded.is_empty() && opening.opened.is_empty());
        opening.send(ImportMessage::Write(String::new()));
        assert!(matches!(opening.model.state(), ImportState::Waiting));
        opening.send(ImportMessage::FileRead(Some(text.to_owned())));
        assert!(is_backup(&opening) && opening.model.text().is_empty());
    }
    // A file longer than any game.
    let long = backup.to_owned() + &"x".repeat(limits::TEXT);
    let mut opening = Opening::new();
    opening.send(ImportMessage::FileRead(Some(long)));
    assert!(matches!(opening.model.state(), ImportState::Backup(_)));
}
