//! A board that is touched: the game on it, what is shown of it, and what is selected.

use super::announcement::Announcement;
use super::effect::Effect;
use super::feedback::Feedback;
use super::threats::Threats;
use crate::play::{Open, Preview, Scene, Spot, Table, Touched};
use crate::rules::Side;

/// What a board is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A figure of a text.
    Diagram,
    Exercise,
    Puzzle,
}

/// A place that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover {
    pub spot: Spot,
    /// Whether a finger was between two places. Repeating the touch confirms this place.
    pub in_doubt: bool,
}

/// An arrow over the places that a move touches; a ring if there is only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The name of its style.
    pub kind: &'static str,
    pub spots: Vec<Spot>,
}

/// What a person does with a board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardIntent {
    Touch(Spot),
    /// Point at a place with the pointer, or at none.
    Hover(Option<Hover>),
    /// The same with the cursor of the keys.
    Focus(Option<Hover>),
    LetGo,
    /// Show the position so many moves later or earlier.
    Step(isize),
    /// Draw an arrow, or remove it if it is there.
    Draw(Arrow),
    ClearDrawings,
    /// Show what the opponent could do: with the piece on this place, if it is the opponent's.
    ShowThreats(Option<Spot>),
    HideThreats,
}

/// A game on a board, and how it is shown.
#[derive(Debug)]
pub struct BoardModel {
    mode: Mode,
    table: Table,
    /// The shown ply. None means the last one.
    looked_at: Option<usize>,
    pointed: Option<Hover>,
    focused: Option<Hover>,
    feedback: Feedback,
    /// A hint, drawn on the board.
    arrows: Vec<Arrow>,
    /// What the player has drawn.
    drawn: Vec<Arrow>,
    threats: Option<Threats>,
    /// Whether touches have no effect for now.
    is_locked: bool,
}

impl BoardModel {
    /// Passes that are due are made.
    #[must_use]
    pub fn new(mode: Mode, mut table: Table) -> BoardModel {
        table.make_forced();
        BoardModel {
            mode,
            feedback: Feedback::of_passes(&table),
            table,
            looked_at: None,
            pointed: None,
            focused: None,
            arrows: Vec::new(),
            drawn: Vec::new(),
            threats: None,
            is_locked: false,
        }
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    #[must_use]
    pub fn is_diagram(&self) -> bool {
        self.mode == Mode::Diagram
    }

    /// The shown ply.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.looked_at.unwrap_or_else(|| self.table.plies())
    }

    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.looked_at.is_some()
    }

    #[must_use]
    pub fn scene(&self) -> Scene {
        self.table.scene(self.ply())
    }

    /// What can be touched: nothing while the board is locked or an earlier position is shown.
    #[must_use]
    pub fn open(&self) -> Open {
        match self.is_locked || self.is_looking_back() {
            true => Open {
                levels: self.table.levels(),
                ..Open::default()
            },
            false => self.table.open(),
        }
    }

    /// The place that is pointed at, by the pointer or else by the keys.
    #[must_use]
    pub fn hover(&self) -> Option<Hover> {
        self.pointed.or(self.focused)
    }

    /// What the move would do that a touch of the place pointed at makes.
    #[must_use]
    pub fn preview(&self) -> Option<Preview> {
        let is_held = !self.open().in_hand.is_empty();
        let hover = self.hover().filter(|_| is_held)?;
        self.table.preview(hover.spot)
    }

    #[must_use]
    pub fn feedback(&self) -> &Feedback {
        &self.feedback
    }

    #[must_use]
    pub fn arrows(&self) -> &[Arrow] {
        &self.arrows
    }

    #[must_use]
    pub fn drawn(&self) -> &[Arrow] {
        &self.drawn
    }

    #[must_use]
    pub fn threats(&self) -> Option<&Threats> {
        self.threats.as_ref()
    }

    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// Handles an intent. Returns whether the player has made a move.
    pub fn update(&mut self, intent: BoardIntent, effects: &mut Vec<Effect>) -> bool {
        match intent {
            BoardIntent::Touch(spot) => return self.touch(spot, effects),
            BoardIntent::Hover(hover) => self.point_at(hover),
            BoardIntent::Focus(hover) => self.focused = hover,
            BoardIntent::LetGo => self.let_go(),
            BoardIntent::Step(by) => self.step(by, effects),
            BoardIntent::Draw(arrow) => {
                let before = self.drawn.len();
                self.drawn.retain(|other| *other != arrow);
                if self.drawn.len() == before {
                    self.drawn.push(arrow);
                }
            }
            BoardIntent::ClearDrawings => self.drawn.clear(),
            BoardIntent::ShowThreats(at) => self.show_threats(at),
            BoardIntent::HideThreats => self.threats = None,
        }
        false
    }

    pub(super) fn lock(&mut self, is_locked: bool) {
        self.is_locked = is_locked;
    }

    /// Makes the move of another player, with the passes after it. A move that is not legal changes nothing.
    pub(super) fn make_move(&mut self, mv: &str, effects: &mut Vec<Effect>) {
        self.table.let_go();
        if self.table.play_text(mv).is_ok() {
            self.moved(effects);
        }
    }

    /// Takes back everything after a ply.
    pub(super) fn take_back_to(&mut self, ply: usize) {
        self.table.take_back_to(ply);
        self.position_changes();
        self.feedback = Feedback::Nothing;
        self.pointed = None;
        self.arrows.clear();
    }

    /// Points out a move on the board and in words: its piece only, or the whole move.
    pub(super) fn point_out(&mut self, mv: &str, whole: bool) {
        let mut spots = self.table.steps(self.table.plies(), mv);
        if !whole {
            spots.truncate(1);
        }
        self.feedback = match spots.first() {
            Some(spot) if !whole => Feedback::HintPiece(*spot),
            _ => Feedback::HintMove {
                mv: mv.to_owned(),
                analysed: false,
            },
        };
        self.arrows = vec![Arrow {
            kind: "hint",
            spots,
        }];
    }

    pub(super) fn clear_hint(&mut self) {
        self.arrows.clear();
    }

    pub(super) fn let_go(&mut self) {
        self.feedback = Feedback::Nothing;
        self.pointed = None;
        self.table.let_go();
    }

    /// Selects something at the start.
    pub(super) fn select(&mut self, spots: &[Spot]) {
        for spot in spots {
            self.table.touch(*spot);
        }
    }

    fn touch(&mut self, spot: Spot, effects: &mut Vec<Effect>) -> bool {
        if self.is_looking_back() {
            self.feedback = Feedback::LookingBack;
            return false;
        }
        let open = self.table.open();
        // The initial selection of a figure stays selected when it is touched, unless that makes a move.
        let stays = || {
            let is_held = !open.levels && self.table.holds(spot);
            self.is_diagram() && is_held && open.target(spot).is_none()
        };
        if self.is_locked || stays() {
            return false;
        }
        match self.table.touch(spot) {
            Touched::Refused(reason, rule) => {
                // The selection is kept, so that the player can go on.
                let since = open.in_hand.iter().skip(open.held.len());
                let held: Vec<Spot> = open
                    .held
                    .first()
                    .into_iter()
                    .chain(since)
                    .copied()
                    .collect();
                self.select(&held);
                let others = open.others.iter().filter(|(at, _)| *at == spot.ground());
                self.feedback = Feedback::Refused {
                    reason,
                    rule,
                    others: others.map(|(_, count)| *count).collect(),
                };
            }
            Touched::Over => self.feedback = Feedback::Over,
            Touched::Full => self.feedback = Feedback::Full,
            Touched::Held | Touched::LetGo => self.feedback = Feedback::of_passes(&self.table),
            Touched::Moved => {
                self.moved(effects);
                return true;
            }
        }
        false
    }

    /// After a move of any player.
    fn moved(&mut self, effects: &mut Vec<Effect>) {
        self.table.make_forced();
        self.position_changes();
        self.feedback = Feedback::of_passes(&self.table);
        effects.push(Effect::Announce(Announcement::LastMove));
    }

    /// Drawings belong to one position.
    fn position_changes(&mut self) {
        self.looked_at = None;
        self.drawn.clear();
    }

    /// Showing a preview replaces a refusal.
    fn point_at(&mut self, hover: Option<Hover>) {
        if self.pointed != hover {
            self.pointed = hover;
            if self.feedback.is_refusal() && self.preview().is_some() {
                self.feedback = Feedback::Nothing;
            }
        }
    }

    fn step(&mut self, by: isize, effects: &mut Vec<Effect>) {
        let plies = self.table.plies();
        let ply = self.ply().saturating_add_signed(by).min(plies);
        let looked_at = (ply < plies).then_some(ply);
        self.feedback = Feedback::Nothing;
        if self.looked_at != looked_at {
            self.let_go();
            self.position_changes();
            self.looked_at = looked_at;
            effects.push(Effect::Announce(Announcement::Shown(ply)));
        }
    }

    fn show_threats(&mut self, at: Option<Spot>) {
        if !self.is_looking_back() && self.table.verdict().is_some() {
            return;
        }
        let scene = self.scene();
        let side: Side = scene.turn.other();
        let reach = self.table.reach(scene.ply, side);
        self.threats = Some(Threats::of(side, at, &scene.pieces, reach));
    }
}
