//! A game that is being played on this page.

use super::confirm::{self, Asked};
use super::machine::{Arrow, Machine};
use super::showing::Showing;
use super::threats::Threats;
use super::walk::Way;
use crate::app::dress::Dress;
use crate::app::followed::{Followed, Pulse};
use crate::app::games;
use crate::app::i18n::{Lang, use_lang};
use crate::app::notice::{Notices, use_notices};
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::app::seats::Seats;
use crate::app::settings::{Settings, use_settings};
use crate::play::{Erased, Open, Preview, Scene, Spot, Table};
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
    /// Changes with the record; `hand` with what is in hand over it.
    pub(super) table: Followed<Table>,
    pub(super) hand: Followed<()>,
    pub(super) scene: Memo<Scene>,
    pub(super) open: Memo<Open>,
    /// How far it has come.
    pub(super) reached: Reached,
    /// What a pointer is over.
    pub(super) pointed: RwSignal<Option<Aim>>,
    /// What the keys have come to.
    pub focused: RwSignal<Option<Aim>>,
    /// The one or else the other.
    pub aim: Memo<Option<Aim>>,
    pub(super) preview: Memo<Option<Preview>>,
    /// A piece that was touched while one looks back.
    pub(super) probed: RwSignal<Option<Spot>>,
    /// The ply that is looked at; the last one if none.
    pub(super) looked_at: Followed<Option<usize>>,
    /// A line that one walks along, as a game of its own.
    pub(super) walked: Followed<Option<Table>>,
    /// That line, and how far one has come.
    pub way: RwSignal<Option<Way>>,
    pub machine: Machine,
    /// Who knows everything about it, where it is played and solved.
    pub(super) is_solved: bool,
    /// When that is shown.
    pub(super) showing: Showing,
    /// What a person has drawn on the board.
    pub drawn: RwSignal<Vec<Arrow>>,
    /// Where a move was touched that waits to be touched once more.
    pub(super) asked: RwSignal<Option<Asked>>,
    /// What the opponent could do is shown.
    pub threats: RwSignal<Option<Threats>>,
    /// Nothing but the board is shown.
    pub alone: RwSignal<bool>,
    /// It is being put on paper.
    pub printing: RwSignal<bool>,
    /// Nothing can be touched for now.
    pub locked: RwSignal<bool>,
    /// Who plays.
    pub seats: RwSignal<Seats>,
    pub flipped: RwSignal<bool>,
    /// The next change of the picture is not to be animated.
    pub still: RwSignal<bool>,
    pub(super) said: Followed<Said>,
    /// The last thing that happened on the board, to be read out before anything else.
    pub announced: Followed<String>,
    /// Beats a picture after the board has changed.
    pub pulse: Pulse,
    /// What storage held when this page last knew.
    pub(super) known: StoredValue<Option<String>>,
    pub(super) shelf: Shelf,
    pub(super) notices: Notices,
    pub(super) settings: RwSignal<Settings>,
    pub(super) lang: Lang,
}

/// How far a game has come.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub plies: Memo<usize>,
    /// The ply that is looked at.
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
    /// A good move is looked for.
    Thinking,
    /// The first step of a hint: the piece.
    HintWhich(Spot),
    /// The second: the move, and whether it is more than a quick opinion.
    HintWhole {
        mv: String,
        analysed: bool,
    },
    /// The machine looks at the position, to agree on a draw or not.
    DrawOffered,
    /// It did not agree.
    DrawDeclined,
    LookingBack,
    /// The moves of a piece here show where they lead.
    Probed(Spot),
    /// An answer to a question about the position.
    Told(String),
    Over,
    /// The record has no room for the move.
    Full,
}

impl Said {
    /// What there is to say of the pass that was made last, if the last move was one.
    pub(super) fn of_passes(table: &Table) -> Said {
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
    pub fn new(id: String, saved: &Saved, table: Table) -> Option<Play> {
        let known = use_shelf().stored(&id);
        let play = Play::sit_down(Some(id), false, table)?;
        play.known.set_value(known);
        let seats = saved.seats();
        // Who plays against the machine sits at the bottom.
        let machine = Side::BOTH.map(|side| seats.level(side).is_some());
        if machine[0] != machine[1] {
            play.flipped.set(machine[0]);
        }
        play.seats.set(seats);
        Some(play)
    }

    /// Sits down to something that is tried out and not kept, perhaps a figure.
    pub fn trial(table: Table, figure: bool) -> Option<Play> {
        let play = Play::sit_down(None, figure, table)?;
        play.flipped.set(false);
        Some(play)
    }

    fn sit_down(id: Option<String>, figure: bool, mut table: Table) -> Option<Play> {
        let dress = games::loaded(table.slug())?;
        table.make_forced();
        let said = Said::of_passes(&table);
        let (said, announced) = (Followed::new(said), Followed::new(String::new()));
        let table = Followed::new(table);
        let (looked_at, kept) = (Followed::new(None), id.is_some());
        let walked = Followed::new(None::<Table>);
        let scene = Memo::new(move |_| {
            let ahead =
                walked.with(|walked| walked.as_ref().map(|table| table.scene(table.plies())));
            let mut scene = ahead.unwrap_or_else(|| {
                table.with(|table| table.scene(looked_at.get().unwrap_or(table.plies())))
            });
            // A figure or a task does not give its point away.
            scene
                .notes
                .retain(|note| kept || !dress.is_hint(note, figure));
            scene
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
        let (pointed, focused) = (RwSignal::new(None::<Aim>), RwSignal::new(None::<Aim>));
        let asked = RwSignal::new(None);
        let aim = Memo::new(move |_| {
            let waits = confirm::waiting(asked, open);
            confirm::aim(pointed.get(), waits, focused.get())
        });
        let preview = Memo::new(move |_| {
            let spot = aim.get()?.spot;
            let in_hand = open.with(|open| !open.in_hand.is_empty());
            hand.track();
            in_hand.then(|| table.with(|table| table.preview(spot)))?
        });
        let pulse = Pulse::new();
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
            hand,
            scene,
            open,
            reached: Reached::of(table, looked_at),
            pointed,
            focused,
            aim,
            preview,
            probed: RwSignal::new(None),
            looked_at,
            walked,
            way: RwSignal::new(None),
            machine: Machine::new(),
            is_solved: kept && !dress.kind().rungs().is_empty(),
            showing: Showing::new(),
            drawn: RwSignal::new(Vec::new()),
            asked,
            threats: RwSignal::new(None),
            alone: RwSignal::new(false),
            printing: RwSignal::new(false),
            locked,
            seats: RwSignal::default(),
            flipped: RwSignal::new(turned && black),
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

    /// The same game for what stands around its board: it follows what the board shows a picture later.
    /// Of what the board itself works out (`scene`, `open`, `aim`, `preview`, `reached`) it also reads what
    /// was there a picture ago; all else is read and set at once.
    pub fn around(self) -> Play {
        let pulse = self.pulse;
        let (table, looked_at) = (self.table.late(pulse), self.looked_at.late(pulse));
        Play {
            table,
            hand: self.hand.late(pulse),
            scene: pulse.late(self.scene),
            open: pulse.late(self.open),
            reached: Reached::of(table, looked_at),
            aim: pulse.late(self.aim),
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

fn next_number() -> u32 {
    thread_local! {
        static NEXT: Cell<u32> = const { Cell::new(0) };
    }
    NEXT.replace(NEXT.get() + 1)
}
