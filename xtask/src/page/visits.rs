//! The visits whose sizes are limited.

use super::games;

/// A visit with a budget.
pub struct Budget {
    pub visit: &'static str,
    /// The files that are loaded in addition to the files in `index.html`.
    pub parts: Parts,
    /// The limit in bytes.
    pub max: usize,
}

pub enum Parts {
    /// Nothing, not even the program.
    BeforeProgram,
    /// The early board of the game with the largest one, without the program.
    Early,
    /// The engine of the game with the largest one, and nothing else. It is loaded when it is first used, or when a game
    /// against the computer is opened.
    Engine,
    /// The program.
    None,
    /// The program and these parts.
    These(&'static [&'static str]),
    /// The program, these parts and the largest of the games' parts.
    AnyGame(&'static [&'static str]),
}

pub const BUDGETS: &[Budget] = &[
    Budget {
        visit: "home before its program, visible and alive",
        parts: Parts::BeforeProgram,
        max: 25_000,
    },
    Budget {
        visit: "a playable board of any game before the program, from home or by a link",
        parts: Parts::Early,
        max: 110_000,
    },
    Budget {
        visit: "home with its program",
        parts: Parts::None,
        max: 180_000,
    },
    Budget {
        visit: "home of somebody with stored settings or progress",
        parts: Parts::These(&["stored"]),
        max: 210_000,
    },
    Budget {
        // A small change of the program can change which files are joined, which changes the size by some kilobytes
        // here, and by more for the visits below.
        visit: "the program's own board of any game",
        parts: Parts::AnyGame(&[GAME]),
        max: 505_000,
    },
    Budget {
        visit: "the program's own board of any game, by the text in a link",
        parts: Parts::AnyGame(&[GAME, "text_links"]),
        max: 550_000,
    },
    Budget {
        visit: "the editor of any game",
        parts: Parts::AnyGame(&[EDITOR]),
        max: 430_000,
    },
    Budget {
        visit: "variations and notes of any game",
        parts: Parts::AnyGame(&[GAME, "panels", "stored", "review"]),
        max: 740_000,
    },
    Budget {
        visit: "any game from a text",
        parts: Parts::AnyGame(&[GAME, "import"]),
        max: 635_000,
    },
    Budget {
        visit: "all games in a list",
        parts: Parts::These(&["library", "saved"]),
        max: 485_000,
    },
    Budget {
        visit: "any game in a frame of another page",
        parts: Parts::AnyGame(&["embed"]),
        max: 510_000,
    },
    Budget {
        visit: "the engine of any game, in addition to a visit",
        parts: Parts::Engine,
        max: 145_000,
    },
];

/// The part of all games, and the editor of positions.
const GAME: &str = "game";
const EDITOR: &str = "editor";

impl Parts {
    /// The alternative lists of parts, of which one is loaded.
    pub fn lists(&self) -> Vec<Vec<String>> {
        match self {
            Self::BeforeProgram | Self::Early | Self::Engine | Self::None => vec![Vec::new()],
            Self::These(parts) => vec![parts.iter().map(|part| (*part).to_owned()).collect()],
            Self::AnyGame(parts) => {
                let of_game = |slug: &str| {
                    let parts = parts.iter().map(|part| (*part).to_owned());
                    parts.chain([games::module(slug)]).collect()
                };
                games::slugs().map(of_game).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_list_of_parts() {
        let lists = Parts::AnyGame(&[GAME]).lists();
        assert!(lists.contains(&vec!["game".to_owned(), "push_push".to_owned()]));
        assert!(lists.len() > 4);
    }
}
