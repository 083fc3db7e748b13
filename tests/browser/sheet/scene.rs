//! An interesting moment of a game, and the touches that lead to it.

use tablero::games;
use tablero::play::{GameRecord, GameText, Spot, Touched};

/// A position, the touches in it, and the place that the pointer points at.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub game: &'static str,
    /// Unique within the game. It is used for file names.
    pub name: &'static str,
    /// The content of the picture.
    pub about: &'static str,
    options: &'static str,
    /// The start position. Empty means the usual one.
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

    /// The places to touch one after another, by the page's names. A stack has a height: `b2.4` is the fourth
    /// piece from below.
    pub const fn touch(self, touches: &'static [&'static str]) -> Self {
        Self { touches, ..self }
    }

    /// The final place of the pointer.
    pub const fn over(self, hover: &'static str) -> Self {
        Self { hover, ..self }
    }

    pub fn text(&self) -> GameText {
        GameText {
            game: self.game.to_owned(),
            options: self.options.to_owned(),
            start: (!self.start.is_empty()).then(|| self.start.to_owned()),
            moves: self.moves.split_whitespace().map(str::to_owned).collect(),
            ..GameText::default()
        }
    }

    /// The game with its forced moves, or the first error of the rules.
    pub fn record(&self) -> Result<GameRecord, String> {
        let mut record = games::open(&self.text()).map_err(|error| error.to_string())?;
        record.make_forced();
        Ok(record)
    }

    /// Makes the touches of the scene. Returns the touched places.
    pub fn take(&self, record: &mut GameRecord) -> Result<Vec<Spot>, String> {
        let mut taken = Vec::new();
        for name in self.touches {
            let spot = open_spot(record, name)?;
            match record.touch(spot) {
                Touched::Selected => taken.push(spot),
                other => return Err(format!("a touch of {name} takes nothing up: {other:?}")),
            }
        }
        Ok(taken)
    }

    /// The place of the pointer after the touches.
    pub fn pointed(&self, record: &GameRecord) -> Result<Option<Spot>, String> {
        let hover = self.hover;
        (!hover.is_empty())
            .then(|| open_spot(record, hover))
            .transpose()
    }
}

/// A place that can be touched now, by its name on the page.
fn open_spot(record: &GameRecord, name: &str) -> Result<Spot, String> {
    let (place, level) = match name.split_once('.') {
        Some((place, height)) => (
            place,
            height.parse::<u8>().ok().and_then(|h| h.checked_sub(1)),
        ),
        None => (name, Some(0)),
    };
    let open = record.possible_touches().targets;
    let found = open
        .iter()
        .flat_map(|target| target.touch.spots())
        .find(|spot| {
            let named = record.spot_name(spot.ground()) == place;
            named && (!record.distinguishes_levels() || Some(spot.level) == level)
        });
    found.copied().ok_or_else(|| {
        let first = open.iter().map(|target| target.touch.first().to_string());
        let names: Vec<String> = first.collect();
        format!("{name} cannot be touched, only {}", names.join(" "))
    })
}
