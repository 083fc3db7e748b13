//! The dialog for a new game, and the dialog for changing players.

use serde_json::json;

use super::Page;

impl Page<'_> {
    /// Opens the dialog for a new game of a kind, from its card, for two people.
    #[track_caller]
    pub fn open_new_game(&self, slug: &str) {
        self.press(&format!("[data-game={slug}] [data-action=two-players]"));
        self.see(&format!("[data-new-game={slug}] [data-action=begin]"));
    }

    /// Starts the game of the dialog.
    #[track_caller]
    pub fn begin(&self) {
        self.press("[data-action=begin]");
        self.arrive("game");
        self.see("svg[data-board]");
    }

    /// Starts the usual game of a kind for two people, from its card.
    #[track_caller]
    pub fn two_players(&self, slug: &str) {
        self.open_new_game(slug);
        self.begin();
    }

    /// Starts the usual game of a kind with these levels (0 for a person), from its card.
    #[track_caller]
    pub fn seated(&self, slug: &str, levels: [u8; 2]) {
        self.open_new_game(slug);
        self.choose_levels(levels);
        self.begin();
    }

    /// Chooses White's and Black's levels in the dialog. 0 is a person.
    #[track_caller]
    pub fn choose_levels(&self, levels: [u8; 2]) {
        let (opponent, side) = match levels {
            [0, 0] => ("friend", None),
            [0, _] => ("computer", Some("white")),
            [_, 0] => ("computer", Some("black")),
            _ => ("watch", None),
        };
        self.press(&format!("[name=opponent][value={opponent}]"));
        if let Some(side) = side {
            self.press(&format!("[name=side][value={side}]"));
        }
        let fields = ["level", "level-black"].map(|name| format!("[data-field={name}]"));
        match levels {
            [0, 0] => {}
            [0, level] | [level, 0] => self.slide(&fields[0], level),
            levels => {
                for (field, level) in fields.iter().zip(levels) {
                    self.slide(field, level);
                }
            }
        }
    }

    /// Moves a slider.
    #[track_caller]
    fn slide(&self, css: &str, value: u8) {
        self.see(css);
        let slide = "const slider = document.querySelector(arguments[0]);
            slider.value = arguments[1];
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        self.session.run(slide, vec![json!(css), json!(value)]);
    }

    /// Changes a player in the middle of a game: a level, or 0 for a person.
    #[track_caller]
    pub fn reseat(&self, side: &str, level: u8) {
        self.open_players();
        let field = format!("dialog[data-panel=players] select[data-field=seat-{side}]");
        self.session.choose(&field, &level.to_string());
        self.close_players();
    }

    /// Opens the dialog for changing the players of a game.
    #[track_caller]
    pub fn open_players(&self) {
        self.press("[data-side=white] [data-action=players]");
        self.see("dialog[data-panel=players] [data-action=players-done]");
    }

    #[track_caller]
    pub fn close_players(&self) {
        self.press("[data-action=players-done]");
        self.see_no("dialog[data-panel=players]");
    }
}
