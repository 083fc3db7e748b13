//! Games as one text file, one after another.

use crate::app::games;
use crate::app::idle::pause;
use crate::app::lazy::lazy_code;
use crate::app::loading::NotLoaded;
use crate::app::save_file::save_text;
use crate::app::saved_games::SavedGames;
use crate::app::today::today;
use crate::narration::people_of;
use crate::play::{GameTree, SavedGame, puzzle_name};
use crate::session::Players;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The number of games that are read before the page can react again.
const AT_ONCE: usize = 100;

/// The state or the result of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportState {
    /// The number of games that were read, and of all games.
    Reading { count: usize, all: usize },
    /// The file was passed to the browser. `unread` is the number of games that could not be read.
    Saved { unread: usize },
    /// The browser refuses the file, or the rules could not be loaded.
    Failed,
}

/// Saves games as one file.
pub fn save_games(games: SavedGames, ids: Vec<String>, state: RwSignal<Option<ExportState>>) {
    spawn_local(async move {
        let result = match texts(games, &ids, state).await {
            Ok(texts) if texts.is_empty() => ExportState::Failed,
            Ok(texts) => {
                let unread = ids.len() - texts.len();
                let name = puzzle_name(today().number());
                let saved = save_text(&(texts.join("\n\n") + "\n"), &name);
                saved.map_or(ExportState::Failed, |()| ExportState::Saved { unread })
            }
            Err(NotLoaded) => ExportState::Failed,
        };
        // The screen may be gone by then.
        let _ = state.try_set(Some(result));
    });
}

/// The texts of games. Those that cannot be read are left out.
async fn texts(
    games: SavedGames,
    ids: &[String],
    state: RwSignal<Option<ExportState>>,
) -> Result<Vec<String>, NotLoaded> {
    let mut texts = Vec::new();
    let mut kinds: Vec<String> = games
        .library_rows()
        .into_iter()
        .map(|row| row.game)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in &kinds {
        games::load(kind).await?;
    }
    for (number, some) in ids.chunks(AT_ONCE).enumerate() {
        let (count, all) = (number * AT_ONCE + some.len(), ids.len());
        if all > AT_ONCE {
            let _ = state.try_set(Some(ExportState::Reading { count, all }));
            pause().await;
        }
        texts.extend(whole_texts(games, some.to_vec()).await?);
    }
    Ok(texts)
}

lazy_code! {
    /// The texts of games whose rules are loaded, with their variations. Finished games are read from their codes, so
    /// this code belongs to that part.
    finished: fn whole_texts(games: SavedGames, ids: Vec<String>) -> Vec<String> {
        let kind = |slug: &str| Some(games::loaded(slug)?.kind());
        let text = |(id, saved): (&String, Option<SavedGame>)| {
            let saved = saved?;
            let mut record = saved.resume(kind)?;
            let variations = games.variations(id).value;
            if let Some(Ok(tree)) = variations.map(|text| GameTree::read(&text, kind)) {
                record.add_variations(&tree);
            }
            let people = people_of(&Players::of(&saved));
            let [white, black] = &people.names;
            Some(record.whole_text([white, black]))
        };
        ids.iter().zip(games.stored_games(&ids)).filter_map(text).collect()
    }
}
