//! A game that is being played on this page.

use crate::app::dress::{self, Dress, Says};
use crate::app::i18n::{Lang, Locale, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::app::settings::{Settings, use_settings};
use crate::play::{Board, Erased, GameText, Open, Preview, Scene, Spot, Table, Verdict};
use crate::rules::Side;
use leptos::prelude::*;

/// A game in progress and how this page shows it. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    pub(super) id: StoredValue<String>,
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
    Refused(Erased, Vec<u8>),
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
    pub fn new(id: String, saved: &Saved, mut table: Box<dyn Table>) -> Option<Play> {
        let dress = dress::of(table.slug())?;
        table.make_forced();
        let said = Said::of_passes(&*table);
        let table = RwSignal::new_local(table);
        let looked_at = RwSignal::new(None);
        let scene = Memo::new(move |_| {
            table.with(|table| table.scene(looked_at.get().unwrap_or(table.plies())))
        });
        let open = Memo::new(move |_| match looked_at.get() {
            Some(_) => Open::default(),
            None => table.with(|table| table.open()),
        });
        let (pointed, focused) = (RwSignal::new(None::<Aim>), RwSignal::new(None::<Aim>));
        let aim = Memo::new(move |_| pointed.get().or(focused.get()));
        let preview = Memo::new(move |_| {
            let spot = aim.get()?.spot;
            let in_hand = open.with(|open| !open.in_hand.is_empty());
            in_hand.then(|| table.with(|table| table.preview(spot)))?
        });
        let shelf = use_shelf();
        let settings = use_settings();
        let turned = settings.with_untracked(|settings| settings.turn_board);
        let black = table.with_untracked(|table| table.turn()) == Side::Black;
        Some(Play {
            known: StoredValue::new(shelf.stored(&id)),
            id: StoredValue::new(id),
            dress,
            table,
            scene,
            open,
            pointed,
            focused,
            aim,
            preview,
            looked_at,
            names: RwSignal::new(saved.names.clone()),
            flipped: RwSignal::new(turned && black),
            still: RwSignal::new(true),
            said: RwSignal::new_local(said),
            announced: RwSignal::new(String::new()),
            shelf,
            notices: use_notices(),
            settings,
            lang: use_lang(),
        })
    }

    pub fn id(self) -> String {
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
            moves: Vec::new(),
            result: None,
            ..table.text()
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
