//! A board on the page: what it shows, and whom it tells what a player does.

use crate::app::board_number::next_number;
use crate::app::dress::Dress;
use crate::app::followed::Pulse;
use crate::app::store::{Store, When};
use crate::play::{Board, Cause, Open, Preview, Scene, Spot, Verdict};
use crate::rules::Side;
use crate::session::{Arrow, BoardIntent, Hover, Model, Threats, Valued};
use leptos::prelude::*;
use std::rc::Rc;

/// A board on the page. Copies refer to the same board.
#[derive(Clone, Copy)]
pub struct BoardView {
    /// A number that is different for each board on the page.
    pub number: u32,
    pub dress: &'static dyn Dress,
    /// Whether it is a figure in a text, where a finger may want to scroll.
    pub is_diagram: bool,
    /// Whether a touch distinguishes the levels of a stack.
    pub levels: bool,
    pub scene: Memo<Scene>,
    /// The possible touches. None while an earlier position is shown.
    pub open: Memo<Open>,
    /// The preview of the move that is pointed at.
    pub preview: Memo<Option<Preview>>,
    pub hover: Memo<Option<Hover>>,
    pub flipped: Signal<bool>,
    /// What is pointed out to the player.
    pub arrows: Signal<Vec<Arrow>>,
    /// What the player has drawn.
    pub drawn: Signal<Vec<Arrow>>,
    pub threats: Signal<Option<Threats>>,
    /// The known results of the places to touch next.
    pub valued: Memo<Vec<Valued>>,
    /// How the game has ended, if its last position is shown.
    pub ended: Memo<Option<Ended>>,
    /// Whether the next change of the picture is not animated.
    pub still: RwSignal<bool>,
    /// Triggers one frame after a change of the board.
    pub pulse: Pulse,
    controls: StoredValue<Rc<dyn BoardControls>, LocalStorage>,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    pub winner: Option<Side>,
    /// Whether the position has decided it.
    pub by_position: bool,
}

/// What a board asks and tells the game on it.
pub trait BoardControls {
    fn send(&self, intent: BoardIntent);
    /// Reads something out at once.
    fn announce(&self, words: String);
    fn shape(&self) -> Board;
    fn spot_name(&self, spot: Spot) -> String;
    /// Whether this spot belongs to the selected piece.
    fn holds(&self, spot: Spot) -> bool;
    /// The scene before the last move, which is shown first.
    fn scene_before_last(&self) -> Scene;
    /// Whether the game is still on the page.
    fn is_there(&self) -> bool;
    /// Whether a finger only moves when it is lifted.
    fn moves_on_release(&self) -> bool;
    /// Whether moves are confirmed by a second touch.
    fn confirms(&self) -> bool;
}

/// What a game gives its board to follow.
pub struct BoardSignals {
    pub number: u32,
    pub scene: Memo<Scene>,
    pub open: Memo<Open>,
    pub preview: Memo<Option<Preview>>,
    pub hover: Memo<Option<Hover>>,
    pub flipped: Signal<bool>,
    pub arrows: Signal<Vec<Arrow>>,
    pub drawn: Signal<Vec<Arrow>>,
    pub threats: Signal<Option<Threats>>,
    pub valued: Memo<Vec<Valued>>,
    pub ended: Memo<Option<Ended>>,
    pub still: RwSignal<bool>,
    pub pulse: Pulse,
}

impl BoardView {
    pub fn new(
        dress: &'static dyn Dress,
        is_diagram: bool,
        signals: BoardSignals,
        controls: impl BoardControls + 'static,
    ) -> BoardView {
        BoardView {
            number: signals.number,
            dress,
            is_diagram,
            levels: signals.open.with_untracked(|open| open.levels),
            scene: signals.scene,
            open: signals.open,
            preview: signals.preview,
            hover: signals.hover,
            flipped: signals.flipped,
            arrows: signals.arrows,
            drawn: signals.drawn,
            threats: signals.threats,
            valued: signals.valued,
            ended: signals.ended,
            still: signals.still,
            pulse: signals.pulse,
            controls: StoredValue::new_local(Rc::new(controls)),
        }
    }

    /// The board of a model. `announced` is what is read out at once.
    pub fn of<M: Model>(
        store: Store<M>,
        dress: &'static dyn Dress,
        flipped: bool,
        announced: RwSignal<String>,
    ) -> BoardView {
        let is_diagram = store.read(|model| model.board().is_diagram()) == Some(true);
        let scene = store.memo(When::Now, move |model| {
            let mut scene = model.board().scene();
            // A figure or an exercise must not reveal its solution.
            scene.notes.retain(|note| !dress.is_hint(note, is_diagram));
            scene
        });
        let ended = move |model: &M| {
            let board = model.board();
            let verdict = board
                .table()
                .verdict()
                .filter(|_| !board.is_looking_back())?;
            Some(Ended::of(&verdict))
        };
        let arrows = move |model: &M| model.board().arrows().to_vec();
        let drawn = move |model: &M| model.board().drawn().to_vec();
        let threats = move |model: &M| model.board().threats().cloned();
        let signals = BoardSignals {
            number: next_number(),
            scene,
            open: store.memo(When::Now, |model| model.board().open()),
            preview: store.memo(When::Now, |model| model.board().preview()),
            hover: store.memo(When::Now, |model| model.board().hover()),
            flipped: Signal::stored(flipped),
            arrows: store.memo(When::Now, arrows).into(),
            drawn: store.memo(When::Now, drawn).into(),
            threats: store.memo(When::Now, threats).into(),
            valued: Memo::new(|_| Vec::new()),
            ended: store.memo(When::Now, ended),
            still: RwSignal::new(true),
            pulse: store.pulse(),
        };
        BoardView::new(
            dress,
            is_diagram,
            signals,
            ModelControls { store, announced },
        )
    }

    pub fn send(self, intent: BoardIntent) {
        self.ask(|controls| controls.send(intent));
    }

    pub fn announce(self, words: String) {
        self.ask(|controls| controls.announce(words));
    }

    pub fn shape(self) -> Board {
        self.controls.with_value(|controls| controls.shape())
    }

    pub fn spot_name(self, spot: Spot) -> String {
        self.controls
            .with_value(|controls| controls.spot_name(spot))
    }

    pub fn holds(self, spot: Spot) -> bool {
        self.ask(|controls| controls.holds(spot)) == Some(true)
    }

    pub fn scene_before_last(self) -> Scene {
        self.controls
            .with_value(|controls| controls.scene_before_last())
    }

    pub fn is_there(self) -> bool {
        self.ask(|controls| controls.is_there()) == Some(true)
    }

    pub fn moves_on_release(self) -> bool {
        self.ask(|controls| controls.moves_on_release()) == Some(true)
    }

    pub fn confirms(self) -> bool {
        self.ask(|controls| controls.confirms()) == Some(true)
    }

    /// Asks the game on the board, if it is still there.
    fn ask<T>(self, ask: impl FnOnce(&dyn BoardControls) -> T) -> Option<T> {
        let controls = self.controls.try_get_value()?;
        Some(ask(&*controls))
    }
}

impl Ended {
    pub fn of<E>(verdict: &Verdict<E>) -> Ended {
        Ended {
            winner: verdict.outcome.winner(),
            by_position: matches!(verdict.cause, Cause::Position(_)),
        }
    }
}

/// The controls of a model's board.
struct ModelControls<M: Model> {
    store: Store<M>,
    announced: RwSignal<String>,
}

impl<M: Model> BoardControls for ModelControls<M> {
    fn send(&self, intent: BoardIntent) {
        self.store.send(intent);
    }

    fn announce(&self, words: String) {
        self.announced.set(words);
    }

    fn shape(&self) -> Board {
        self.store.with_board(|board| board.table().board())
    }

    fn spot_name(&self, spot: Spot) -> String {
        self.store.with_board(|board| board.table().spot_name(spot))
    }

    fn holds(&self, spot: Spot) -> bool {
        self.store.with_board(|board| board.table().holds(spot))
    }

    fn scene_before_last(&self) -> Scene {
        self.store.with_board(|board| {
            let since = board.scene().since;
            board.table().scene(since)
        })
    }

    fn is_there(&self) -> bool {
        self.store.read(|_| ()).is_some()
    }

    fn moves_on_release(&self) -> bool {
        false
    }

    fn confirms(&self) -> bool {
        false
    }
}
