//! A game that is being played on this page.

use crate::app::dress::{self, Dress, Says};
use crate::app::i18n::{Lang, Locale, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::app::settings::{Settings, use_settings};
use crate::play::{Board, Erased, GameText, Open, Preview, Scene, Spot, Table, Verdict};
use crate::rules::Side;
use leptos::prelude::*;
use std::cell::Cell;

/// A game in progress and how this page shows it. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    /// The name under which it is kept; none where it is only tried out.
    pub(super) id: StoredValue<Option<String>>,
    /// Tells the boards of a page apart.
    pub number: u32,
    /// Whether it is a figure on a page that one reads: a finger there may want to scroll.
    pub figure: bool,
    pub dress: &'static dyn Dress,
    pub(super) table: RwSignal<Box<dyn Table>, LocalStorage>,
    pub(super) scene: Memo<Scene>,
    pub(super) open: Memo<Open>,
    /// What a pointer is over.
    pub(super) pointed: RwSignal<Option<Aim>>,
    /// What the keys have come to.
    pub focused: RwSignal<Option<Aim>>,
    /// The one or else the other.
    pub aim: Memo<Option<Aim>>,
    preview: Memo<Option<Preview>>,
    /// The ply that is looked at; the last one if none.
    pub(super) looked_at: RwSignal<Option<usize>>,
    /// Nothing can be touched for now.
    pub locked: RwSignal<bool>,
    /// White's and Black's.
    pub names: RwSignal<[String; 2]>,
    pub flipped: RwSignal<bool>,
    /// The next change of the picture is not to be animated.
    pub still: RwSignal<bool>,
    pub(super) said: RwSignal<Said, LocalStorage>,
    /// The last thing that happened on the board, to be read out at once.
    pub announced: RwSignal<String>,
    /// What storage held when this page last knew.
    pub(super) known: StoredValue<Option<String>>,
    pub(super) shelf: Shelf,
    pub(super) notices: Notices,
    pub(super) settings: RwSignal<Settings>,
    pub(super) lang: Lang,
}

/// A place that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    pub spot: Spot,
    /// A finger was between two places: this one is touched if it comes again.
    pub in_doubt: bool,
}

/// What the board has to say to the last touch.
#[derive(Clone, Debug)]
pub enum Said {
    Nothing,
    /// And how many pieces of the stack in hand could have gone there.
    Refused {
        reason: Erased,
        /// The number of the rule that forbids it, by the law.
        rule: Option<&'static str>,
        others: Vec<u8>,
    },
    /// This side had no move, and a pass was made for it.
    Passed(Side),
    LookingBack,
    Over,
}

impl Said {
    /// What there is to say of the pass that was made last, if the last move was one.
    pub(super) fn of_passes(table: &dyn Table) -> Said {
        let last = table.plies();
        if table.was_forced(last) {
            Said::Passed(table.turn_at(last - 1))
        } else {
            Said::Nothing
        }
    }
}

impl Play {
    /// Sits down to a stored game.
    pub fn new(id: String, saved: &Saved, table: Box<dyn Table>) -> Option<Play> {
        let known = use_shelf().stored(&id);
        let play = Play::sit_down(Some(id), false, table)?;
        play.known.set_value(known);
        play.names.set(saved.names.clone());
        Some(play)
    }

    /// Sits down to something that is tried out and not kept, perhaps a figure.
    pub fn trial(table: Box<dyn Table>, figure: bool) -> Option<Play> {
        let play = Play::sit_down(None, figure, table)?;
        play.flipped.set(false);
        Some(play)
    }

    fn sit_down(id: Option<String>, figure: bool, mut table: Box<dyn Table>) -> Option<Play> {
        let dress = dress::of(table.slug())?;
        table.make_forced();
        let said = Said::of_passes(&*table);
        let table = RwSignal::new_local(table);
        let (looked_at, kept) = (RwSignal::new(None), id.is_some());
        let scene = Memo::new(move |_| {
            let mut scene =
                table.with(|table| table.scene(looked_at.get().unwrap_or(table.plies())));
            // A figure or a task does not give its point away.
            scene
                .notes
                .retain(|note| kept || !dress.is_hint(note, figure));
            scene
        });
        let locked = RwSignal::new(false);
        let open = Memo::new(move |_| match looked_at.get() {
            None if !locked.get() => table.with(|table| table.open()),
            _ => Open::default(),
        });
        let (pointed, focused) = (RwSignal::new(None::<Aim>), RwSignal::new(None::<Aim>));
        let aim = Memo::new(move |_| pointed.get().or(focused.get()));
        let preview = Memo::new(move |_| {
            let spot = aim.get()?.spot;
            let in_hand = open.with(|open| !open.in_hand.is_empty());
            in_hand.then(|| table.with(|table| table.preview(spot)))?
        });
        let settings = use_settings();
        let turned = settings.with_untracked(|settings| settings.turn_board);
        let black = table.with_untracked(|table| table.turn()) == Side::Black;
        Some(Play {
            known: StoredValue::new(None),
            id: StoredValue::new(id),
            number: next_number(),
            figure,
            dress,
            table,
            scene,
            open,
            pointed,
            focused,
            aim,
            preview,
            looked_at,
            locked,
            names: RwSignal::default(),
            flipped: RwSignal::new(turned && black),
            still: RwSignal::new(true),
            said: RwSignal::new_local(said),
            announced: RwSignal::new(String::new()),
            shelf: use_shelf(),
            notices: use_notices(),
            settings,
            lang: use_lang(),
        })
    }

    pub fn id(self) -> Option<String> {
        self.id.get_value()
    }

    pub fn board(self) -> Board {
        self.table.with_untracked(|table| table.board())
    }

    /// Whether a hand tells the levels of a stack apart.
    pub fn levels(self) -> bool {
        self.table.with_untracked(|table| table.levels())
    }

    /// How many pieces are in hand.
    pub fn lifted(self) -> usize {
        self.scene.with(|scene| {
            let pieces = scene.pieces.iter();
            self.open
                .with(|open| pieces.filter(|piece| open.lifts(piece)).count())
        })
    }

    pub fn spot_name(self, spot: Spot) -> String {
        self.table.with_untracked(|table| table.spot_name(spot))
    }

    /// The picture that is looked at.
    pub fn scene(self) -> Memo<Scene> {
        self.scene
    }

    /// The picture before the last move, which is to be seen when a game is opened.
    pub fn scene_before_last(self) -> Scene {
        let since = self.scene.with(|scene| scene.since);
        self.table.with_untracked(|table| table.scene(since))
    }

    /// The ply that is looked at.
    pub fn ply(self) -> usize {
        self.looked_at.get().unwrap_or_else(|| self.plies())
    }

    pub fn plies(self) -> usize {
        self.table.with(|table| table.plies())
    }

    /// The same, not followed.
    pub fn plies_now(self) -> usize {
        self.table.with_untracked(|table| table.plies())
    }

    pub fn moves(self) -> Vec<String> {
        self.table.with(|table| table.moves())
    }

    /// The side that moved first in this record.
    pub fn first_side(self) -> Side {
        self.table.with(|table| table.turn_at(0))
    }

    /// How many pieces of a side stand on the board after a ply.
    pub fn count_pieces(self, ply: usize, side: Side) -> usize {
        let pieces = self.table.with(|table| table.pieces(ply));
        let own = pieces.iter().filter(|piece| piece.side == Some(side));
        own.count()
    }

    pub fn turn(self) -> Side {
        self.table.with(|table| table.turn())
    }

    pub fn verdict(self) -> Option<Verdict<Erased>> {
        self.table.with(|table| table.verdict())
    }

    pub fn looking_back(self) -> bool {
        self.looked_at.get().is_some()
    }

    pub fn said(self) -> Said {
        self.said.get()
    }

    /// Whether the last touch was refused.
    pub fn is_refused(self) -> bool {
        self.said.with(|said| matches!(said, Said::Refused { .. }))
    }

    /// Whether the board has nothing to say of a touch, of what is in hand or of what is pointed at.
    pub fn is_calm(self) -> bool {
        let quiet = self
            .said
            .with(|said| matches!(said, Said::Nothing | Said::Passed(_)));
        let empty = self.open.with(|open| open.in_hand.is_empty());
        quiet && empty && self.preview.with(Option::is_none)
    }

    /// Whether it is still on the page.
    pub fn is_there(self) -> bool {
        self.table.try_with_untracked(|_| ()).is_some()
    }

    /// Asks its table something.
    pub fn consult<T>(self, ask: impl FnOnce(&dyn Table) -> T) -> T {
        self.table.with_untracked(|table| ask(&**table))
    }

    pub fn sentence(self, locale: Locale, says: Says, side: Side) -> String {
        self.names
            .with(|names| dress::sentence(locale, says, side, names))
    }

    pub fn who(self, locale: Locale, side: Side) -> String {
        self.names.with(|names| dress::who(locale, side, names))
    }

    /// The touches that are open; none while one looks back.
    pub fn open(self) -> Memo<Open> {
        self.open
    }

    /// What the move would do that is pointed at.
    pub fn preview(self) -> Memo<Option<Preview>> {
        self.preview
    }

    /// Whether a hand at this spot is at the piece in hand.
    pub fn holds(self, spot: Spot) -> bool {
        self.table.with_untracked(|table| table.holds(spot))
    }

    /// The options by which it is played.
    pub fn options(self) -> String {
        self.table.with_untracked(|table| table.options())
    }

    /// The whole game as text.
    pub fn text(self) -> GameText {
        self.table.with(|table| table.text())
    }

    /// The position that is looked at, as a game that begins there.
    pub fn position(self) -> GameText {
        let ply = self.ply();
        self.table.with(|table| GameText {
            start: Some(table.position_text(ply)),
            ..table.text().unplayed()
        })
    }

    pub fn can_undo(self) -> bool {
        self.table.with(|table| table.can_undo())
    }

    pub fn can_agree_draw(self) -> bool {
        self.table.with(|table| table.can_agree_draw())
    }

    /// Whether the game knows draws by agreement at all.
    pub fn knows_agreed_draws(self) -> bool {
        self.dress.family().agreed_draws()
    }

    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.can_redo())
    }
}

fn next_number() -> u32 {
    thread_local! {
        static NEXT: Cell<u32> = const { Cell::new(0) };
    }
    NEXT.replace(NEXT.get() + 1)
}
