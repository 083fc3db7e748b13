//! The dialog that opens a game from a text.

use super::excerpt::Excerpt;
use super::new_games::AddedGames;
use super::report::GamesReport;
use super::run::GamesRun;
use crate::play::GameTree;
use crate::play::import::{
    ImportError, ImportFault, ReadableGame, Reading, SeveralGames, game_in, has_several_games, read,
};
use crate::play::limits;
use crate::play::tree::TreeFault;
use crate::session::backup::is_backup;
use crate::session::imported_game::ImportedGame;

/// Why a file cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is too large for a game or a text of several games.
    TooLong,
    /// The browser cannot read it.
    Unreadable,
    /// There is more than one, and none was read.
    Several,
}

/// The state of the dialog, shown below the text.
#[derive(Debug, Default)]
pub enum ImportState {
    #[default]
    Waiting,
    /// The rules of the games are being loaded, or a file is being read.
    Reading,
    /// The rules of a game could not be loaded.
    NotLoaded,
    File(FileFault),
    /// Asks whether a file of this many bytes may replace the written text.
    Replacing {
        bytes: f64,
    },
    Refused(ImportError),
    /// The text can be more than one game.
    Choosing(Vec<Reading>),
    Opened,
    /// The text is not a game but a backup of a browser.
    Backup(String),
    /// The text has several games, which are added to those of this browser.
    Adding(GamesReport),
}

/// Something that has happened to the dialog.
pub enum ImportMessage {
    /// The text was changed.
    Write(String),
    /// Only this game is tried, or every game.
    Game(Option<String>),
    /// A request to read the text.
    Read,
    /// A file of this many bytes was chosen in the dialog.
    File { bytes: f64 },
    /// A file was dropped, or passed by the system. It replaces written text only after [`ImportMessage::Replace`].
    Given { bytes: f64 },
    /// The given file may replace the text.
    Replace,
    /// Something other than one readable file was given.
    NoFile(FileFault),
    /// The answer to [`ImportEffect::ReadFile`]. None if the browser could not read it.
    FileRead(Option<String>),
    /// The answer to [`ImportEffect::LoadGames`]. None if they could not be loaded.
    Loaded(Option<Vec<ReadableGame>>),
    /// A request to open the part before the fault.
    OpenPart,
    /// A request to open the reading with this index.
    OpenReading(usize),
    /// The answer to [`ImportEffect::Add`].
    Added(AddedGames),
}

/// Something to be done.
#[derive(Debug)]
pub enum ImportEffect {
    /// Load the rules of this game, or of every game, and send [`ImportMessage::Loaded`].
    LoadGames(Option<String>),
    /// Read the file and send [`ImportMessage::FileRead`].
    ReadFile,
    /// Store the game and go to it.
    Open(Box<ImportedGame>),
    /// Add these games, perhaps none, to this browser's games, let the page react, and send [`ImportMessage::Added`].
    Add(Vec<ImportedGame>),
    /// All games that there is room for were added.
    AllAdded,
}

/// The dialog that opens a game from a text.
#[derive(Debug, Default)]
pub struct ImportModel {
    text: String,
    /// Whether somebody has typed or edited the text, so that it may not be in any file.
    is_written: bool,
    /// The game that is tried. None for every game.
    game: Option<String>,
    state: ImportState,
    /// The games of a text that has several.
    several: Option<GamesRun>,
}

impl ImportModel {
    /// An empty text, read as any game.
    #[must_use]
    pub fn new() -> ImportModel {
        ImportModel::default()
    }

    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn state(&self) -> &ImportState {
        &self.state
    }

    /// The last shown state.
    #[must_use]
    pub fn into_state(self) -> ImportState {
        self.state
    }

    /// The words around the fault of the text.
    #[must_use]
    pub fn excerpt(&self) -> Option<Excerpt> {
        match &self.state {
            ImportState::Refused(error) => Excerpt::of(&self.text, error),
            _ => None,
        }
    }

    /// Changes the dialog, and adds the effects to be done.
    pub fn update(&mut self, message: ImportMessage, effects: &mut Vec<ImportEffect>) {
        match message {
            ImportMessage::Added(added) => self.added(added, effects),
            ImportMessage::Write(text) => {
                self.text = text;
                self.is_written = true;
                if !matches!(self.state, ImportState::Replacing { .. }) && !self.is_adding() {
                    self.state = ImportState::Waiting;
                    self.several = None;
                }
            }
            // While games are being added, other messages are ignored.
            _ if self.is_adding() => {}
            ImportMessage::Game(game) => {
                self.game = game;
                self.state = ImportState::Waiting;
            }
            ImportMessage::Read => self.read(effects),
            ImportMessage::Given { bytes } if self.is_written && !self.text.trim().is_empty() => {
                self.state = ImportState::Replacing { bytes };
            }
            ImportMessage::Replace => {
                if let ImportState::Replacing { bytes } = self.state {
                    self.file(bytes, effects);
                }
            }
            ImportMessage::File { bytes } | ImportMessage::Given { bytes } => {
                self.file(bytes, effects);
            }
            ImportMessage::FileRead(Some(text)) => self.take_file(text, effects),
            ImportMessage::FileRead(None) => self.state = ImportState::File(FileFault::Unreadable),
            ImportMessage::NoFile(fault) => self.state = ImportState::File(fault),
            ImportMessage::Loaded(games) if matches!(self.state, ImportState::Reading) => {
                match games {
                    Some(games) => self.read_as(games, effects),
                    None => self.state = ImportState::NotLoaded,
                }
            }
            ImportMessage::Loaded(_) => {}
            ImportMessage::OpenPart => self.open_part(effects),
            ImportMessage::OpenReading(index) => self.open_reading(index, effects),
        }
    }

    /// Whether games are being added.
    #[must_use]
    pub fn is_adding(&self) -> bool {
        matches!(&self.state, ImportState::Adding(report) if !report.is_over)
    }

    /// Requests the reading of a file of this many bytes.
    fn file(&mut self, bytes: f64, effects: &mut Vec<ImportEffect>) {
        if bytes > limits::GAMES_BYTES as f64 {
            self.state = ImportState::File(FileFault::TooLong);
        } else {
            self.state = ImportState::Reading;
            effects.push(ImportEffect::ReadFile);
        }
    }

    /// Reads the text of a file. A long text of several games is not shown.
    fn take_file(&mut self, text: String, effects: &mut Vec<ImportEffect>) {
        self.is_written = false;
        self.several = None;
        self.text = String::new();
        if is_backup(&text) {
            self.state = ImportState::Backup(text);
        } else if text.len() <= limits::TEXT {
            self.text = text;
            self.read(effects);
        } else if has_several_games(&text) {
            self.read_several(&text, effects);
        } else {
            self.state = ImportState::File(FileFault::TooLong);
        }
    }

    /// Reads the text once the rules that it needs are loaded.
    fn read(&mut self, effects: &mut Vec<ImportEffect>) {
        if is_backup(&self.text) {
            self.state = ImportState::Backup(self.text.clone());
            return;
        }
        if has_several_games(&self.text) {
            let text = std::mem::take(&mut self.text);
            self.read_several(&text, effects);
            self.text = text;
            return;
        }
        // A file whose text is not shown is read again.
        if let Some(run) = self.several.as_ref().filter(|_| self.text.is_empty()) {
            self.state = ImportState::Reading;
            return effects.push(ImportEffect::LoadGames(run.kind()));
        }
        self.several = None;
        // A text that is refused because of its length needs no rules.
        let is_refused = self.text.trim().is_empty() || self.text.len() > limits::LINK;
        if is_refused {
            return self.read_as(Vec::new(), effects);
        }
        self.state = ImportState::Reading;
        let named = game_in(&self.text).or_else(|| self.game.clone());
        effects.push(ImportEffect::LoadGames(named));
    }

    /// Reads the games of a text once the rules that they need are loaded.
    fn read_several(&mut self, text: &str, effects: &mut Vec<ImportEffect>) {
        match SeveralGames::of(text) {
            Err(error) => {
                self.several = None;
                self.state = ImportState::Refused(error);
            }
            Ok(games) => {
                let run = GamesRun::new(games);
                effects.push(ImportEffect::LoadGames(run.kind()));
                self.state = ImportState::Reading;
                self.several = Some(run);
            }
        }
    }

    fn read_as(&mut self, games: Vec<ReadableGame>, effects: &mut Vec<ImportEffect>) {
        if let Some(run) = &mut self.several {
            let mut report = run.begin(games);
            effects.push(ImportEffect::Add(run.read_some(&mut report)));
            self.state = ImportState::Adding(report);
            return;
        }
        match read(&self.text, &games) {
            Err(error) => self.state = ImportState::Refused(error),
            Ok(mut readings) => match readings.pop() {
                Some(only) if readings.is_empty() => self.open(&only.tree, effects),
                last => {
                    readings.extend(last);
                    self.state = ImportState::Choosing(readings);
                }
            },
        }
    }

    /// Some of several games were added.
    fn added(&mut self, added: AddedGames, effects: &mut Vec<ImportEffect>) {
        let (ImportState::Adding(report), Some(run)) = (&mut self.state, &mut self.several) else {
            return;
        };
        report.takes(added);
        if report.is_over {
            self.several = None;
            effects.push(ImportEffect::AllAdded);
        } else {
            effects.push(ImportEffect::Add(run.read_some(report)));
        }
    }

    fn open_part(&mut self, effects: &mut Vec<ImportEffect>) {
        let part = match &mut self.state {
            ImportState::Refused(error) => error.part.take(),
            _ => None,
        };
        if let Some(tree) = part {
            self.open(&tree, effects);
        }
    }

    fn open_reading(&mut self, index: usize, effects: &mut Vec<ImportEffect>) {
        let chosen = match &mut self.state {
            ImportState::Choosing(readings) if index < readings.len() => {
                readings.swap_remove(index)
            }
            _ => return,
        };
        self.open(&chosen.tree, effects);
    }

    /// Opens a game. If there is no room for its variations, its main line can be opened.
    fn open(&mut self, tree: &GameTree, effects: &mut Vec<ImportEffect>) {
        match ImportedGame::of(tree) {
            Ok(game) => {
                self.state = ImportState::Opened;
                effects.push(ImportEffect::Open(Box::new(game)));
            }
            Err(fault) => {
                let main = tree.copy_line(tree.main_end(GameTree::ROOT));
                self.state = ImportState::Refused(whole_fault(fault, main.map(|(line, _)| line)));
            }
        }
    }
}

fn whole_fault(fault: TreeFault, part: Option<GameTree>) -> ImportError {
    ImportError {
        part: part.map(Box::new),
        ..ImportError::whole(ImportFault::Game(fault))
    }
}
