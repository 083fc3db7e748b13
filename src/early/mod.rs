//! The early board: the position of a link, or a game begun on home, which can be played before the page's program is
//! loaded.
//!
//! A small separate program (`src/bin/early`) draws it into the frame of the screen and takes touches. Once the page's
//! program is loaded, it makes the same touches again (`painted.js`). The rules, the meaning of touches and the drawing
//! are shared with the page: `play::GameRecord`, `play::Picture` and `play::markup`.

mod drawing;
#[cfg(test)]
mod tests;

use crate::play::{GameChoice, GameRecord, Heights, Kind, Layout, Preview, Spot, Touched, decode};
use crate::rules::Side;

/// A game, and the touches since it was opened.
#[derive(Debug)]
pub struct EarlyBoard {
    record: GameRecord,
    /// The side of the person who plays against the computer. None if two persons play.
    person: Option<Side>,
    /// The target that was touched once and needs a second touch.
    asked: Option<Spot>,
}

impl EarlyBoard {
    /// The game of a link, without `#`. None if it is another game, if the link is broken, or if it does not have the
    /// text of a single line of moves: only the page reads all links, and reports what is wrong with one.
    #[must_use]
    pub fn open(kind: &dyn Kind, link: &str) -> Option<EarlyBoard> {
        let text = decode(link).ok()?;
        let mut record = kind.open(&text).ok()?;
        record.make_forced();
        Some(EarlyBoard {
            record,
            person: None,
            asked: None,
        })
    }

    /// The first game of a visitor against the computer. It can be played until it is the computer's turn: only the page
    /// has the engine.
    #[must_use]
    pub fn first_game(kind: &dyn Kind) -> Option<EarlyBoard> {
        let choice = GameChoice::default();
        Some(EarlyBoard {
            record: kind.open(&choice.text(kind.slug())).ok()?,
            person: Some(choice.person(true)),
            asked: None,
        })
    }

    /// The name of the game in links.
    #[must_use]
    pub fn slug(&self) -> &'static str {
        self.record.slug()
    }

    /// The place at a point of the drawing, by its name.
    #[must_use]
    pub fn place_at(&self, point: (f64, f64)) -> Option<String> {
        let (board, layout, heights) = (self.record.board(), self.layout(), self.heights());
        let touches = self.record.possible_touches();
        let spot = touches.spot_under(point, &board, &layout, &heights, false)?;
        Some(self.record.spot_name(spot.ground()))
    }

    /// Whether a place belongs to the selected piece.
    #[must_use]
    pub fn is_selected(&self, place: &str) -> bool {
        self.spot(place)
            .is_some_and(|spot| self.record.is_selected(spot))
    }

    /// Touches a place. Returns whether the page should make the touch as well. A move that loses something or moves more
    /// than one other piece needs a second touch. The page asks only after a quick tap; here nothing is shown before a touch.
    pub fn touch(&mut self, place: &str) -> bool {
        let Some(spot) = self.spot(place).filter(|_| self.is_persons_turn()) else {
            return false;
        };
        let asked = self.asked.take();
        if self.affects_other_places(spot) && asked != Some(spot) {
            self.asked = Some(spot);
            return false;
        }
        self.make(spot)
    }

    /// Repeats touches that were recorded before, one after another.
    pub fn repeat<'a>(&mut self, places: impl Iterator<Item = &'a str>) {
        for place in places {
            if let Some(spot) = self.spot(place) {
                self.make(spot);
            }
        }
    }

    /// The spot that a touch of a place means: in a stack, its highest piece.
    fn spot(&self, place: &str) -> Option<Spot> {
        let mut spots = self.record.board().spots.into_iter();
        let spot = spots.find(|spot| self.record.spot_name(*spot) == place)?;
        Some(match self.record.distinguishes_levels() {
            true => self.heights().top(spot),
            false => spot,
        })
    }

    fn make(&mut self, spot: Spot) -> bool {
        match self.record.touch(spot) {
            Touched::Over | Touched::Full => false,
            // The page shows why.
            Touched::Selected | Touched::Deselected | Touched::Refused(..) => true,
            Touched::Moved => {
                if self.is_persons_turn() {
                    self.record.make_forced();
                }
                true
            }
        }
    }

    /// False if it is the computer's turn: then the board takes no touches.
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.person
            .is_none_or(|person| person == self.record.turn())
    }

    fn affects_other_places(&self, spot: Spot) -> bool {
        let touches = self.record.possible_touches();
        let target = touches.target(spot).filter(|_| !touches.touched.is_empty());
        let Some(target) = target.filter(|target| target.makes.is_some()) else {
            return false;
        };
        target.consequence.loses
            || self
                .record
                .preview(spot)
                .as_ref()
                .is_some_and(Preview::is_chain)
    }

    fn layout(&self) -> Layout {
        Layout::new(&self.record.board(), false)
    }

    fn heights(&self) -> Heights {
        Heights::of(&self.record.pieces(self.record.plies()))
    }
}
