//! A moment of a game worth a picture, and how a hand comes to it.

use tablero::games;
use tablero::play::{GameText, Spot, Table, Touched};

/// A position, what a hand takes up in it, and where a pointer points then.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub game: &'static str,
    /// Its own within the game; file names are made of it.
    pub name: &'static str,
    /// What is to be seen.
    pub about: &'static str,
    options: &'static str,
    /// The first position; none is the usual one.
    start: &'static str,
    moves: &'static str,
    touches: &'static [&'static str],
    hover: &'static str,
}

impl Scene {
    pub const fn of(game: &'static str, name: &'static str, about: &'static str) -> Self {
        Self {
            game,
            name,
            about,
            options: "",
            start: "",
            moves: "",
            touches: &[],
            hover: "",
        }
    }

    pub const fn by(self, options: &'static str) -> Self {
        Self { options, ..self }
    }

    pub const fn from(self, start: &'static str) -> Self {
        Self { start, ..self }
    }

    pub const fn after(self, moves: &'static str) -> Self {
        Self { moves, ..self }
    }

    /// The places that are touched one after another, as the page names them; of a stack with the
    /// height: `b2.4` is the fourth piece from below.
    pub const fn touch(self, touches: &'static [&'static str]) -> Self {
        Self { touches, ..self }
    }

    /// Where the pointer is in the end.
    pub const fn over(self, hover: &'static str) -> Self {
        Self { hover, ..self }
    }

    pub fn text(&self) -> GameText {
        GameText {
            game: self.game.to_owned(),
            options: self.options.to_owned(),
            start: (!self.start.is_empty()).then(|| self.start.to_owned()),
            moves: self.moves.split_whitespace().map(str::to_owned).collect(),
            result: None,
            hints: Vec::new(),
        }
    }

    /// The game as a player finds it, or the first thing that the rules have against it.
    pub fn table(&self) -> Result<Table, String> {
        let mut table = games::open(&self.text()).map_err(|error| error.to_string())?;
        table.make_forced();
        Ok(table)
    }

    /// Takes up what the scene has in hand: the places touched.
    pub fn take(&self, table: &mut Table) -> Result<Vec<Spot>, String> {
        let mut taken = Vec::new();
        for name in self.touches {
            let spot = open_spot(table, name)?;
            match table.touch(spot) {
                Touched::Held => taken.push(spot),
                other => return Err(format!("a touch of {name} takes nothing up: {other:?}")),
            }
        }
        Ok(taken)
    }

    /// Where the pointer is, once the hand has taken up what it takes.
    pub fn pointed(&self, table: &Table) -> Result<Option<Spot>, String> {
        let hover = self.hover;
        (!hover.is_empty())
            .then(|| open_spot(table, hover))
            .transpose()
    }
}

/// A place that can be touched now, by its name on the page.
fn open_spot(table: &Table, name: &str) -> Result<Spot, String> {
    let (place, level) = match name.split_once('.') {
        Some((place, height)) => (
            place,
            height.parse::<u8>().ok().and_then(|h| h.checked_sub(1)),
        ),
        None => (name, Some(0)),
    };
    let open = table.open().targets;
    let found = open
        .iter()
        .flat_map(|target| target.touch.spots())
        .find(|spot| {
            let named = table.spot_name(spot.ground()) == place;
            named && (!table.levels() || Some(spot.level) == level)
        });
    found.copied().ok_or_else(|| {
        let first = open.iter().map(|target| target.touch.first().to_string());
        let names: Vec<String> = first.collect();
        format!("{name} cannot be touched, only {}", names.join(" "))
    })
}
