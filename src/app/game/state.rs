//! A game that is being played on this page.

use super::confirm::{self, Asked};
use super::machine::Machine;
use super::showing::Showing;
use super::walk::Way;
use crate::app::board_number::next_number;
use crate::app::dress::Dress;
use crate::app::followed::{Followed, Pulse};
use crate::app::games;
use crate::app::i18n::{Lang, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::app::seats::Seats;
use crate::app::settings::{Settings, use_settings};
use crate::play::{Open, Preview, Scene, Spot, Table};
use crate::rules::Side;
use crate::session::{Arrow, Feedback, Hover, Threats};
use leptos::prelude::*;

/// A game in progress and how the page shows it. Copies refer to the same game.
#[derive(Clone, Copy)]
pub struct Play {
    /// The name under which it is stored.
    pub(super) id: StoredValue<String>,
    /// A number that is different for each board on the page.
    pub number: u32,
    pub dress: &'static dyn Dress,
    /// `table` changes with the record, `hand` with the selection.
    pub(super) table: Followed<Table>,
    pub(super) hand: Followed<()>,
    pub(super) scene: Memo<Scene>,
    pub(super) open: Memo<Open>,
    /// The progress of the game.
    pub(super) reached: Reached,
    /// The place that a pointer is over.
    pub(super) pointed: RwSignal<Option<Hover>>,
    /// The place of the keyboard cursor.
    pub focused: RwSignal<Option<Hover>>,
    /// One of the two.
    pub hover: Memo<Option<Hover>>,
    pub(super) preview: Memo<Option<Preview>>,
    /// A piece that was touched while looking back.
    pub(super) probed: RwSignal<Option<Spot>>,
    /// The shown ply. None means the last one.
    pub(super) looked_at: Followed<Option<usize>>,
    /// A line that is being shown, as a separate game.
    pub(super) walked: Followed<Option<Table>>,
    /// That line, and the position in it.
    pub way: RwSignal<Option<Way>>,
    pub machine: Machine,
    /// Who knows everything about it, where it is played and solved.
    pub(super) is_solved: bool,
    /// When that is shown.
    pub(super) showing: Showing,
    /// What a person has drawn on the board.
    pub drawn: RwSignal<Vec<Arrow>>,
    /// A touched move that waits for a second touch.
    pub(super) asked: RwSignal<Option<Asked>>,
    /// Shown threats of the opponent.
    pub threats: RwSignal<Option<Threats>>,
    /// Whether only the board is shown.
    pub alone: RwSignal<bool>,
    /// Whether it is being printed.
    pub printing: RwSignal<bool>,
    /// Whether touches are disabled for now.
    pub locked: RwSignal<bool>,
    /// The players.
    pub seats: RwSignal<Seats>,
    pub flipped: RwSignal<bool>,
    /// Whether the next change of the picture is not animated.
    pub still: RwSignal<bool>,
    pub(super) said: Followed<Feedback>,
    /// The last event on the board, which is read out first.
    pub announced: Followed<String>,
    /// Triggers one frame after a change of the board.
    pub pulse: Pulse,
    /// The stored text as this page last knew it.
    pub(super) known: StoredValue<Option<String>>,
    pub(super) shelf: Shelf,
    pub(super) notices: Notices,
    pub(super) settings: RwSignal<Settings>,
    pub(super) lang: Lang,
}

/// The progress of a game.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub plies: Memo<usize>,
    /// The shown ply.
    pub ply: Memo<usize>,
    pub hints: Memo<Vec<usize>>,
    /// The side that moved first in this record.
    pub first: Memo<Side>,
}

impl Reached {
    fn of(table: Followed<Table>, looked_at: Followed<Option<usize>>) -> Reached {
        let plies = Memo::new(move |_| table.with(|table| table.plies()));
        Reached {
            plies,
            ply: Memo::new(move |_| looked_at.get().unwrap_or_else(|| plies.get())),
            hints: Memo::new(move |_| table.with(|table| table.hints())),
            first: Memo::new(move |_| table.with(|table| table.turn_at(0))),
        }
    }
}

impl Play {
    /// Opens a stored game.
    pub fn new(id: String, saved: &Saved, mut table: Table) -> Option<Play> {
        let dress = games::loaded(table.slug())?;
        let known = use_shelf().stored(&id);
        table.make_forced();
        let said = Feedback::of_passes(&table);
        let (said, announced) = (Followed::new(said), Followed::new(String::new()));
        let table = Followed::new(table);
        let looked_at = Followed::new(None);
        let walked = Followed::new(None::<Table>);
        let scene = Memo::new(move |_| {
            let ahead =
                walked.with(|walked| walked.as_ref().map(|table| table.scene(table.plies())));
            ahead.unwrap_or_else(|| {
                table.with(|table| table.scene(looked_at.get().unwrap_or(table.plies())))
            })
        });
        let (locked, hand) = (RwSignal::new(false), Followed::new(()));
        let open = Memo::new(move |_| match looked_at.get() {
            None if !locked.get() && walked.with(Option::is_none) => {
                hand.track();
                table.with(|table| table.open())
            }
            _ => Open {
                levels: table.with_untracked(Table::levels),
                ..Open::default()
            },
        });
        let (pointed, focused) = (RwSignal::new(None::<Hover>), RwSignal::new(None::<Hover>));
        let asked = RwSignal::new(None);
        let hover = Memo::new(move |_| {
            let waits = confirm::waiting(asked, open);
            confirm::hover(pointed.get(), waits, focused.get())
        });
        let preview = Memo::new(move |_| {
            let spot = hover.get()?.spot;
            let in_hand = open.with(|open| !open.in_hand.is_empty());
            hand.track();
            in_hand.then(|| table.with(|table| table.preview(spot)))?
        });
        let pulse = Pulse::new();
        let settings = use_settings();
        let turned = settings.with_untracked(|settings| settings.turn_board);
        let black = table.with_untracked(|table| table.turn()) == Side::Black;
        let seats = saved.seats();
        // A person who plays against the machine is at the bottom.
        let machine = Side::BOTH.map(|side| seats.level(side).is_some());
        let is_flipped = match machine[0] == machine[1] {
            true => turned && black,
            false => machine[0],
        };
        Some(Play {
            known: StoredValue::new(known),
            id: StoredValue::new(id),
            number: next_number(),
            dress,
            table,
            hand,
            scene,
            open,
            reached: Reached::of(table, looked_at),
            pointed,
            focused,
            hover,
            preview,
            probed: RwSignal::new(None),
            looked_at,
            walked,
            way: RwSignal::new(None),
            machine: Machine::new(),
            is_solved: !dress.kind().rungs().is_empty(),
            showing: Showing::new(),
            drawn: RwSignal::new(Vec::new()),
            asked,
            threats: RwSignal::new(None),
            alone: RwSignal::new(false),
            printing: RwSignal::new(false),
            locked,
            seats: RwSignal::new(seats),
            flipped: RwSignal::new(is_flipped),
            still: RwSignal::new(true),
            said,
            announced,
            pulse,
            shelf: use_shelf(),
            notices: use_notices(),
            settings,
            lang: use_lang(),
        })
    }

    /// The same game for the elements around its board: it follows the board's changes one frame later. The
    /// values that the board computes (`scene`, `open`, `hover`, `preview`, `reached`) are read as they were a
    /// frame ago. Everything else is read and set immediately.
    pub fn around(self) -> Play {
        let pulse = self.pulse;
        let (table, looked_at) = (self.table.late(pulse), self.looked_at.late(pulse));
        Play {
            table,
            hand: self.hand.late(pulse),
            scene: pulse.late(self.scene),
            open: pulse.late(self.open),
            reached: Reached::of(table, looked_at),
            hover: pulse.late(self.hover),
            preview: pulse.late(self.preview),
            looked_at,
            walked: self.walked.late(pulse),
            said: self.said.late(pulse),
            announced: self.announced.late(pulse),
            machine: Machine {
                thinking: self.machine.thinking.late(pulse),
                ..self.machine
            },
            ..self
        }
    }
}
