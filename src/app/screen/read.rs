//! Reads addresses other than the address of a stored game. Each kind is read by the part that shows it, and the text
//! of a game by a small one, so that its board is shown soon.

use crate::app::games;
use crate::app::lazy::lazy_code;
use crate::app::loading::NotLoaded;
use crate::app::progress::{PageProgress, puzzle_games};
use crate::app::saved_games::SavedGames;
use crate::app::today::today;
use crate::games::CODE_RULES;
use crate::games::words::GameWords;
use crate::lessons::{Contents, contents};
use crate::play::OpenError;
use crate::play::game_code::{CodeError, SealedGame, unseal};
use crate::session::ImportedGame;
use crate::session::notices::BrokenLink;
use crate::session::progress::Progress;
use crate::session::route::{
    LinkResult, OpenedLink, Resolved, Route, RouteFacts, Screen, ScreenMessage, ScreenModel,
    decode_link, game_named_in, is_code, resolve,
};
use leptos::prelude::*;
use leptos::task::tick;
use std::future::Future;
use std::pin::Pin;

/// The screen of a route that is not a link.
///
/// # Errors
/// If the reader could not be loaded.
pub async fn resolve_route(
    route: Route,
    exercises: PageProgress,
    puzzles: PageProgress,
) -> Result<ScreenMessage, NotLoaded> {
    let resolved = match route {
        Route::Rules(..) | Route::Lesson(..) => learn_place(route.clone(), exercises).await?,
        Route::Edit(..) => editor_place(route.clone(), puzzles).await?,
        _ => puzzle_place(route.clone(), puzzles).await?,
    };
    Ok(ScreenMessage::Resolved(route, resolved))
}

/// Opens the game of a link, which is stored as a game of this browser immediately.
///
/// # Errors
/// If the reader could not be loaded.
pub async fn resolve_link(
    screen: RwSignal<ScreenModel, LocalStorage>,
    saved_games: SavedGames,
    link: String,
) -> Result<ScreenMessage, NotLoaded> {
    let opening = match is_code(&link) {
        true => open_code(screen, saved_games, link.clone()).await?,
        false => open_text(screen, saved_games, link.clone()).await?,
    };
    Ok(ScreenMessage::LinkOpened(link, opening.await?))
}

/// A link that is being opened.
type Opening = Pin<Box<dyn Future<Output = Result<Result<OpenedLink, BrokenLink>, NotLoaded>>>>;

lazy_code! {
    learn: fn learn_place(route: Route, exercises: PageProgress) -> Resolved {
        untrack(|| exercises.with(|solved| place_of(&route, &contents(), solved, solved)))
    }

    editor: fn editor_place(route: Route, none: PageProgress) -> Resolved {
        untrack(|| none.with(|none| place_of(&route, &[], none, none)))
    }

    puzzles: fn puzzle_place(route: Route, puzzles: PageProgress) -> Resolved {
        untrack(|| puzzles.with(|solved| place_of(&route, &[], solved, solved)))
    }

    text_links: fn open_text(screen: RwSignal<ScreenModel, LocalStorage>, saved_games: SavedGames, link: String) -> Opening {
        Box::pin(open_text_link(screen, saved_games, link))
    }

    links: fn open_code(screen: RwSignal<ScreenModel, LocalStorage>, saved_games: SavedGames, link: String) -> Opening {
        Box::pin(open_coded_link(screen, saved_games, link))
    }
}

async fn open_text_link(
    screen: RwSignal<ScreenModel, LocalStorage>,
    saved_games: SavedGames,
    link: String,
) -> Result<Result<OpenedLink, BrokenLink>, NotLoaded> {
    let text = match decode_link(&link) {
        Ok(text) => text,
        Err(broken) => return Ok(Err(broken)),
    };
    games::load(game_named_in(&text)).await?;
    let open = move || store_text(&text, saved_games);
    Ok(open_if_wanted(screen, saved_games, link, open).await)
}

async fn open_coded_link(
    screen: RwSignal<ScreenModel, LocalStorage>,
    saved_games: SavedGames,
    link: String,
) -> Result<Result<OpenedLink, BrokenLink>, NotLoaded> {
    // A game that is open is closed first, so that it is opened with the additions of the link.
    tick().await;
    let sealed = match unseal(&link, CODE_RULES) {
        Ok(sealed) => sealed,
        Err(error) => return Ok(Err(BrokenLink::Code(String::new(), error))),
    };
    games::load(sealed.game()).await?;
    let fragment = link.clone();
    let open = move || open_sealed(&fragment, sealed, saved_games);
    Ok(open_if_wanted(screen, saved_games, link, open).await)
}

/// Opens a link under the lock of the games, unless another address was followed while something was loaded.
async fn open_if_wanted(
    screen: RwSignal<ScreenModel, LocalStorage>,
    saved_games: SavedGames,
    link: String,
    open: impl FnOnce() -> Result<OpenedLink, BrokenLink> + 'static,
) -> Result<OpenedLink, BrokenLink> {
    let route = Route::Link(link);
    let open = move || {
        let is_wanted = screen.with_untracked(|screen| screen.waiting_for() == Some(&route));
        is_wanted.then(|| untrack(open))
    };
    saved_games
        .under_lock(open)
        .await
        .flatten()
        .unwrap_or_else(|| {
            // Nobody waits for the answer.
            Ok(OpenedLink {
                id: String::new(),
                result: LinkResult::Shared(Vec::new()),
            })
        })
}

fn place_of(
    route: &Route,
    contents: &[Contents],
    solved_exercises: &Progress,
    solved_puzzles: &Progress,
) -> Resolved {
    let games: Vec<&str> = games::INTROS.iter().map(|intro| intro.slug()).collect();
    let facts = RouteFacts {
        contents,
        puzzle_games: &puzzle_games(),
        games: &games,
        today: today(),
        solved_exercises,
        solved_puzzles,
    };
    // This is None only for a link, which is opened elsewhere.
    resolve(route, &facts).unwrap_or(Resolved {
        screen: Screen::Home,
        is_nearest: true,
    })
}

/// Begins the text of a link as a game of this browser, unless the same game is already stored.
fn store_text(text: &str, saved_games: SavedGames) -> Result<OpenedLink, BrokenLink> {
    let kind = |slug: &str| Some(games::loaded(slug)?.kind());
    let game = crate::session::route::read_linked_game(text, kind)?;
    Ok(shared(game, saved_games))
}

/// Opens a game in a code, which is from a friend or from somebody who shares it.
fn open_sealed(
    fragment: &str,
    sealed: SealedGame,
    saved_games: SavedGames,
) -> Result<OpenedLink, BrokenLink> {
    let slug = sealed.game();
    let broken = |error| BrokenLink::Code(slug.to_owned(), error);
    let kind = games::loaded(slug).map(GameWords::kind);
    let kind = kind.ok_or_else(|| broken(CodeError::Open(OpenError::no_game(slug))))?;
    let link = sealed.open(kind).map_err(broken)?;
    let record = kind.open(&link.text);
    let record = record.map_err(CodeError::Open).map_err(broken)?;
    if let Some(opened) = saved_games.open_from_friend(fragment, &link, &record) {
        return Ok(opened);
    }
    let tree = link.tree(kind).map_err(CodeError::Open).map_err(broken)?;
    let game = ImportedGame::of(&tree).map_err(|fault| BrokenLink::Game(slug.to_owned(), fault))?;
    Ok(shared(game, saved_games))
}

fn shared(game: ImportedGame, saved_games: SavedGames) -> OpenedLink {
    let related = saved_games.related(&game.record);
    let id = saved_games.begin_imported(game);
    OpenedLink {
        // If the game is already in this browser, there is nothing to choose.
        result: LinkResult::Shared(match saved_games.is_beginning(&id) {
            true => related,
            false => Vec::new(),
        }),
        id,
    }
}
