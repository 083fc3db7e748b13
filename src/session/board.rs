//! A board that is touched: the game on it, what is shown of it, and what is selected.

use super::announcement::Announcement;
use super::effect::Effect;
use super::feedback::Feedback;
use super::intent::{Arrow, BoardIntent, Hover, toggle};
use super::threats::Threats;
use crate::play::{Open, Preview, Scene, Spot, Table, Touched};
use crate::rules::Side;

/// A game on a board, and how it is shown.
#[derive(Debug)]
pub struct BoardModel {
    /// Whether it is a figure of a text.
    is_diagram: bool,
    table: Table,
    /// The ply at the start.
    start: usize,
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
    pub fn new(mut table: Table) -> BoardModel {
        table.make_forced();
        BoardModel {
            is_diagram: false,
            start: table.plies(),
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

    /// The board of a figure.
    #[must_use]
    pub fn of_diagram(table: Table) -> BoardModel {
        BoardModel {
            is_diagram: true,
            ..BoardModel::new(table)
        }
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    #[must_use]
    pub fn is_diagram(&self) -> bool {
        self.is_diagram
    }

    /// The ply at the start.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start
    }

    /// Whether a move was made since the start.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.table.plies() > self.start
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
        let hover = self.hover()?;
        let can_touch = !self.is_locked && !self.is_looking_back();
        let is_held = can_touch && !self.table.is_empty_handed();
        is_held.then(|| self.table.preview(hover.spot))?
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

    /// Whether an intent would change nothing. Pointers send the same place again and again.
    #[must_use]
    pub fn is_fulfilled(&self, intent: &BoardIntent) -> bool {
        match intent {
            BoardIntent::Hover(hover) => self.pointed == *hover,
            BoardIntent::Focus(hover) => self.focused == *hover,
            BoardIntent::ClearDrawings => self.drawn.is_empty(),
            BoardIntent::HideThreats => self.threats.is_none(),
            _ => false,
        }
    }

    /// Handles an intent. Returns whether the player has made a move.
    pub fn update(&mut self, intent: BoardIntent, effects: &mut Vec<Effect>) -> bool {
        match intent {
            BoardIntent::Touch(spot) => return self.touch(spot, effects),
            BoardIntent::Hover(hover) => self.point_at(hover),
            BoardIntent::Focus(hover) => self.focused = hover,
            BoardIntent::LetGo => self.let_go(),
            BoardIntent::Step(by) => self.step(by, effects),
            BoardIntent::Draw(arrow) => toggle(&mut self.drawn, arrow),
            BoardIntent::ClearDrawings => self.drawn.clear(),
            BoardIntent::ShowThreats(at) => self.show_threats(at),
            BoardIntent::HideThreats => self.threats = None,
        }
        false
    }

    pub(super) fn lock(&mut self, is_locked: bool) {
        self.is_locked = is_locked;
    }

    /// Makes the move of another player, with the passes after it. Returns false if it is not legal.
    pub(super) fn make_move(&mut self, mv: &str, effects: &mut Vec<Effect>) -> bool {
        let is_made = self.table.play_text(mv).is_ok();
        if is_made {
            self.moved(effects);
        }
        is_made
    }

    /// Takes back everything since the start.
    pub(super) fn restart(&mut self) {
        self.take_back_to(self.start);
    }

    /// Takes back everything after a ply.
    pub(super) fn take_back_to(&mut self, ply: usize) {
        self.table.take_back_to(ply);
        self.position_changes();
        self.feedback = Feedback::of_passes(&self.table);
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

    /// Selects something by touching it.
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
        if self.is_locked {
            return false;
        }
        let open = self.table.open();
        // In a figure, what is selected stays selected when it is touched, unless that makes a move.
        let is_held = self.is_diagram && !open.levels && self.table.holds(spot);
        if is_held && open.target(spot).is_none() {
            return false;
        }
        match self.table.touch(spot) {
            Touched::Refused(reason, rule) => {
                // What was selected is selected again, so that the player can go on.
                if self.table.is_empty_handed() {
                    let since = open.in_hand.iter().skip(open.held.len());
                    let held = open.held.first().into_iter().chain(since);
                    self.select(&held.copied().collect::<Vec<_>>());
                }
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
        effects.push(Effect::Announce(Announcement::Moved(self.table.plies())));
    }

    /// Drawings and threats belong to one position.
    fn position_changes(&mut self) {
        self.looked_at = None;
        self.drawn.clear();
        self.threats = None;
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
