//! A board on the page: what it shows, and whom it tells what a player does.

use crate::app::board_number::next_number;
use crate::app::dress::Dress;
use crate::app::followed::Pulse;
use crate::app::narration::scene_of;
use crate::app::notice::{Notices, use_notices};
use crate::app::settings::{Settings, use_settings};
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
    /// The possible touches: empty while nothing can be touched.
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
    pub settings: RwSignal<Settings>,
    pub controls: Controls,
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
    /// Whether moves are confirmed by a second touch.
    fn confirms(&self) -> bool {
        false
    }
}

/// The controls of a board. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct Controls(StoredValue<Rc<dyn BoardControls>, LocalStorage>);

impl Controls {
    pub fn new(controls: impl BoardControls + 'static) -> Controls {
        Controls(StoredValue::new_local(Rc::new(controls)))
    }

    /// Asks the game on the board, if it is still there.
    fn ask<T>(self, ask: impl FnOnce(&dyn BoardControls) -> T) -> Option<T> {
        let controls = self.0.try_get_value()?;
        Some(ask(&*controls))
    }
}

impl BoardView {
    /// The board of a model. `announced` is what is read out at once.
    pub fn of<M: Model>(
        store: Store<M>,
        dress: &'static dyn Dress,
        flipped: bool,
        announced: RwSignal<String>,
    ) -> BoardView {
        let ended = move |model: &M| {
            let board = model.board();
            let verdict = board.table().verdict();
            let shown = verdict.filter(|_| !board.is_looking_back())?;
            Some(Ended::of(&shown))
        };
        let arrows = |model: &M| model.board().arrows().to_vec();
        let drawn = |model: &M| model.board().drawn().to_vec();
        let threats = |model: &M| model.board().threats().cloned();
        let notices = use_notices();
        let controls = ModelControls {
            store,
            announced,
            notices,
        };
        BoardView {
            number: next_number(),
            dress,
            is_diagram: store.with_board(|board| board.is_diagram()),
            levels: store.with_board(|board| board.table().levels()),
            scene: store.memo(When::Now, move |model| scene_of(dress, model.board())),
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
            settings: use_settings(),
            controls: Controls::new(controls),
        }
    }

    pub fn send(self, intent: BoardIntent) {
        self.controls.ask(|controls| controls.send(intent));
    }

    pub fn announce(self, words: String) {
        self.controls.ask(|controls| controls.announce(words));
    }

    pub fn shape(self) -> Board {
        self.controls.0.with_value(|controls| controls.shape())
    }

    pub fn spot_name(self, spot: Spot) -> String {
        let controls = self.controls.0;
        controls.with_value(|controls| controls.spot_name(spot))
    }

    pub fn holds(self, spot: Spot) -> bool {
        self.controls.ask(|controls| controls.holds(spot)) == Some(true)
    }

    pub fn scene_before_last(self) -> Scene {
        let controls = self.controls.0;
        controls.with_value(|controls| controls.scene_before_last())
    }

    pub fn is_there(self) -> bool {
        self.controls.ask(|controls| controls.is_there()) == Some(true)
    }

    pub fn confirms(self) -> bool {
        self.controls.ask(|controls| controls.confirms()) == Some(true)
    }

    /// Whether a finger only moves when it is lifted.
    pub fn moves_on_release(self) -> bool {
        self.settings.with_untracked(|settings| settings.on_release)
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
    notices: Notices,
}

impl<M: Model> BoardControls for ModelControls<M> {
    fn send(&self, intent: BoardIntent) {
        let fulfilled = self.store.read(|model| model.board().is_fulfilled(&intent));
        // None once the screen is gone.
        if fulfilled != Some(false) {
            return;
        }
        if let BoardIntent::Touch(_) | BoardIntent::Step(_) = intent {
            self.notices.forget_passing();
        }
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
}
