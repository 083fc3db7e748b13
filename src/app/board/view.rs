//! A board on the page: the values it shows, and where it sends the player's actions.

use crate::app::after_paint::AfterPaint;
use crate::app::board_number::next_number;
use crate::app::notice::{Notices, use_notices};
use crate::app::settings::{PageSettings, use_settings};
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::narration::scene_of;
use crate::play::{
    Board, DrawingColor, EndReason, GameResult, PossibleTouches, Preview, Scene, Spot,
};
use crate::rules::Side;
use crate::session::notices::NoticesMessage;
use crate::session::{Arrow, BoardIntent, BoardModel, Hover, Model, Role, SpotValue, Threats};
use leptos::prelude::*;
use std::rc::Rc;

/// A board on the page. Copies refer to the same board.
#[derive(Clone, Copy)]
pub struct BoardView {
    /// A number that is different for each board on the page.
    pub number: u32,
    pub game_words: &'static dyn GameWords,
    /// Whether it is a figure in a text, where a finger may want to scroll.
    pub is_diagram: bool,
    /// Whether a touch distinguishes the levels of a stack.
    pub distinguishes_levels: bool,
    pub scene: Memo<Scene>,
    /// The possible touches: empty while nothing can be touched.
    pub touches: Memo<PossibleTouches>,
    /// The preview of the move that is pointed at.
    pub preview: Memo<Option<Preview>>,
    pub hover: Memo<Option<Hover>>,
    pub flipped: Memo<bool>,
    pub marks: BoardMarks,
    /// How the game has ended, if its last position is shown.
    pub ended: Memo<Option<ShownResult>>,
    /// False until the last move is shown: a board first shows the position before it, and then animates it.
    pub shows_last_move: RwSignal<bool>,
    /// Triggers one frame after a change of the board.
    pub after_paint: AfterPaint,
    pub settings: PageSettings,
    controls: StoredValue<Rc<dyn BoardControls>, LocalStorage>,
}

/// The marks over the pieces of a board.
#[derive(Clone, Copy)]
pub struct BoardMarks {
    /// The arrows that point something out to the player.
    pub arrows: Memo<Vec<Arrow>>,
    /// The player's drawings.
    pub drawn: Memo<Vec<Arrow>>,
    pub threats: Memo<Option<Threats>>,
    /// The known results of the places to touch next.
    pub valued: Memo<Vec<SpotValue>>,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownResult {
    pub winner: Option<Side>,
    /// Whether the position has decided it.
    pub by_position: bool,
}

/// The controls of a board, without the type of its model.
trait BoardControls {
    fn send(&self, intent: BoardIntent);
    /// Reads something out immediately.
    fn announce(&self, words: String);
    /// Reads the board of the model, if it is still on the page.
    fn ask(&self, ask: &mut dyn FnMut(&BoardModel));
}

impl BoardView {
    /// The board of a model. `announced` is the text that is read out immediately.
    pub fn of<M: Model>(
        store: Store<M>,
        game_words: &'static dyn GameWords,
        announced: RwSignal<String>,
    ) -> BoardView {
        let scene = move |model: &M| (*scene_of(game_words, model.board())).clone();
        let preview = |model: &M| {
            let preview = model.board().preview();
            preview.map(|preview| (*preview).clone())
        };
        let ended = move |model: &M| {
            let board = model.board();
            let result = board.record().result();
            let shown = result.filter(|_| !board.is_looking_back())?;
            Some(ShownResult::of(&shown))
        };
        let position = store.memo(ReadTime::Now, |model| model.board().shown_position());
        let touches_key = store.memo(ReadTime::Now, |model| model.board().touches_key());
        let notices = use_notices();
        let controls: Rc<dyn BoardControls> = Rc::new(ModelControls {
            store,
            announced,
            notices,
        });
        BoardView {
            number: next_number(),
            game_words,
            is_diagram: store
                .with_board(|board| matches!(board.role(), Role::Diagram | Role::Embed)),
            distinguishes_levels: store.with_board(|board| board.record().distinguishes_levels()),
            scene: store.memo_by(position, scene),
            touches: store.memo_by(touches_key, |model| {
                (*model.board().possible_touches()).clone()
            }),
            preview: store.memo(ReadTime::Now, preview),
            hover: store.memo(ReadTime::Now, |model| model.board().hover()),
            flipped: store.memo_without_hover(ReadTime::Now, |model| model.board().is_flipped()),
            marks: BoardMarks {
                arrows: store.memo_without_hover(ReadTime::Now, Model::arrows),
                drawn: store.memo_without_hover(ReadTime::Now, |model| {
                    let drawn = model.board().drawn();
                    drawn.into_iter().map(Arrow::from).collect()
                }),
                threats: store
                    .memo_without_hover(ReadTime::Now, |model| model.board().threats().cloned()),
                valued: store.memo_without_hover(ReadTime::Now, Model::values),
            },
            ended: store.memo_without_hover(ReadTime::Now, ended),
            shows_last_move: RwSignal::new(false),
            after_paint: store.after_paint(),
            settings: use_settings(),
            controls: StoredValue::new_local(controls),
        }
    }

    pub fn send(self, intent: BoardIntent) {
        if let Some(controls) = self.controls.try_get_value() {
            controls.send(intent);
        }
    }

    pub fn announce(self, words: String) {
        if let Some(controls) = self.controls.try_get_value() {
            controls.announce(words);
        }
    }

    /// The shape of the board. It must be on the page.
    pub fn shape(self) -> Board {
        let shape = self.ask(|board| board.record().board());
        shape.expect("a board is only drawn while it is on the page")
    }

    pub fn spot_name(self, spot: Spot) -> String {
        let name = self.ask(|board| board.record().spot_name(spot));
        name.unwrap_or_default()
    }

    /// Whether this spot belongs to the selected piece.
    pub fn is_selected(self, spot: Spot) -> bool {
        self.ask(|board| board.record().is_selected(spot)) == Some(true)
    }

    /// The scene before the last move, which is shown first.
    pub fn scene_before_last(self) -> Scene {
        let scene = self.ask(|board| board.record().scene(board.scene().since));
        scene.expect("a board is only drawn while it is on the page")
    }

    /// Whether the board is still on the page.
    pub fn is_there(self) -> bool {
        self.ask(|_| ()).is_some()
    }

    /// Whether the pieces change their places without animation.
    pub fn skips_animation(self) -> bool {
        !self.shows_last_move.get_untracked() || self.ask(BoardModel::is_turned) == Some(true)
    }

    /// The colour that touches draw in, if they draw.
    pub fn pen(self) -> Option<DrawingColor> {
        self.ask(BoardModel::pen).flatten()
    }

    /// Whether moves are confirmed by a second touch.
    pub fn confirms(self) -> bool {
        let is_game = || self.ask(|board| board.role() == Role::Game) == Some(true);
        self.settings.with_untracked(|settings| settings.confirm) && is_game()
    }

    /// Whether a finger makes its move only when it is lifted.
    pub fn moves_on_release(self) -> bool {
        self.settings.with_untracked(|settings| settings.on_release)
    }

    fn ask<T>(self, ask: impl Fn(&BoardModel) -> T) -> Option<T> {
        let mut answer = None;
        let controls = self.controls.try_get_value()?;
        controls.ask(&mut |board| answer = Some(ask(board)));
        answer
    }
}

impl ShownResult {
    fn of<E>(result: &GameResult<E>) -> ShownResult {
        ShownResult {
            winner: result.outcome.winner(),
            by_position: matches!(result.reason, EndReason::Position(_)),
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
        if intent.ends_notices() {
            self.notices.send(NoticesMessage::Acted);
        }
        self.store.send(intent);
    }

    fn announce(&self, words: String) {
        self.announced.set(words);
    }

    fn ask(&self, ask: &mut dyn FnMut(&BoardModel)) {
        let _ = self.store.read(|model| ask(model.board()));
    }
}
