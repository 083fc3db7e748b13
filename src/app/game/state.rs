//! A game that is being played on this page.

use crate::app::dress::{self, Dress};
use crate::app::i18n::{Lang, Locale, say, use_lang};
use crate::app::notice::{Notice, Notices, use_notices};
use crate::app::place;
use crate::app::saved::{Saved, Shelf, use_shelf};
use crate::app::settings::{Settings, use_settings};
use crate::play::{Board, Cause, Erased, GameText, Scene, Spot, Table, Target, Touched, Verdict};
use crate::rules::Side;
use leptos::prelude::*;

/// A game in progress and how this page shows it. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Play {
    id: StoredValue<String>,
    pub dress: &'static dyn Dress,
    table: RwSignal<Box<dyn Table>, LocalStorage>,
    scene: Memo<Scene>,
    /// The ply that is looked at; the last one if none.
    looked_at: RwSignal<Option<usize>>,
    /// White's and Black's.
    pub names: RwSignal<[String; 2]>,
    pub flipped: RwSignal<bool>,
    /// The next change of the picture is not to be animated.
    pub still: RwSignal<bool>,
    said: RwSignal<Said, LocalStorage>,
    /// The last thing that happened on the board, to be read out at once.
    pub announced: RwSignal<String>,
    /// What storage held when this page last knew.
    known: StoredValue<Option<String>>,
    shelf: Shelf,
    notices: Notices,
    settings: RwSignal<Settings>,
    lang: Lang,
}

/// What the board has to say to the last touch.
#[derive(Clone, Debug)]
pub enum Said {
    Nothing,
    Refused(Erased),
    LookingBack,
    Over,
}

/// The touches that are open now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Open {
    pub in_hand: Vec<Spot>,
    pub targets: Vec<Target>,
}

impl Play {
    /// Sits down to a stored game.
    pub fn new(id: String, saved: &Saved, table: Box<dyn Table>) -> Option<Play> {
        let dress = dress::of(table.slug())?;
        let table = RwSignal::new_local(table);
        let looked_at = RwSignal::new(None);
        let scene = Memo::new(move |_| {
            table.with(|table| table.scene(looked_at.get().unwrap_or(table.plies())))
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
            looked_at,
            names: RwSignal::new(saved.names.clone()),
            flipped: RwSignal::new(turned && black),
            still: RwSignal::new(true),
            said: RwSignal::new_local(Said::Nothing),
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

    pub fn spot_name(self, spot: Spot) -> String {
        self.table.with_untracked(|table| table.spot_name(spot))
    }

    /// The picture that is looked at.
    pub fn scene(self) -> Memo<Scene> {
        self.scene
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
        self.table.with(|table| table.scene(0).turn)
    }

    /// How many pieces of a side stand on the board after a ply.
    pub fn count_pieces(self, ply: usize, side: Side) -> usize {
        let own = |scene: &Scene| {
            scene
                .pieces
                .iter()
                .filter(|piece| piece.side == Some(side))
                .count()
        };
        self.table.with(|table| own(&table.scene(ply)))
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

    pub fn who(self, locale: Locale, side: Side) -> String {
        self.names.with(|names| dress::who(locale, side, names))
    }

    /// The touches that are open; none while one looks back.
    pub fn open(self) -> Open {
        if self.looking_back() {
            return Open::default();
        }
        self.table.with(|table| Open {
            in_hand: table.in_hand(),
            targets: table.touchable(),
        })
    }

    /// Whether this spot is a part of what is in hand.
    pub fn in_hand(self, spot: Spot) -> bool {
        self.table
            .with_untracked(|table| table.in_hand().contains(&spot))
    }

    /// A touch; what it moves glides.
    pub fn touch(self, spot: Spot) {
        self.still.set(false);
        self.touch_as_is(spot);
    }

    /// A drop; what it moves is there already.
    pub fn drop_on(self, spot: Spot) {
        self.still.set(true);
        self.touch_as_is(spot);
    }

    pub fn let_go(self) {
        self.said.set(Said::Nothing);
        if self
            .table
            .with_untracked(|table| !table.in_hand().is_empty())
        {
            self.table.update(|table| table.let_go());
        }
    }

    fn touch_as_is(self, spot: Spot) {
        self.notices.forget_passing();
        if self.looked_at.get_untracked().is_some() {
            self.said.set(Said::LookingBack);
            return;
        }
        if self.changed_elsewhere() {
            self.reload();
            return;
        }
        let touched = self.table.try_update(|table| table.touch(spot));
        let moved = matches!(touched, Some(Touched::Moved));
        self.said.set(match touched {
            Some(Touched::Refused(reason)) => Said::Refused(reason),
            Some(Touched::Over) => Said::Over,
            _ => Said::Nothing,
        });
        if moved {
            self.announce_last();
            self.turn_to_mover();
            self.keep();
        }
    }

    /// Looks at a ply; the last one is where one plays.
    pub fn look_at(self, ply: usize) {
        self.still.set(false);
        self.said.set(Said::Nothing);
        let plies = self.table.with_untracked(|table| table.plies());
        let looked_at = (ply < plies).then_some(ply);
        if self.looked_at.get_untracked() != looked_at {
            self.let_go();
            self.looked_at.set(looked_at);
            let locale = self.lang.now();
            self.announced.set(match ply.min(plies) {
                0 => say!(locale, play.at_start),
                ply => self.told(ply),
            });
        }
    }

    /// Looks so many plies on, or back.
    pub fn step(self, by: isize) {
        let plies = self.table.with_untracked(|table| table.plies());
        let at = self.looked_at.get_untracked().unwrap_or(plies);
        self.look_at(at.saturating_add_signed(by).min(plies));
    }

    pub fn undo(self) {
        let told = self.last_act();
        self.change(
            |table| table.undo(),
            |locale| say!(locale, play.undone, what = told),
        );
    }

    pub fn redo(self) {
        let locale = self.lang.now();
        let text = self
            .table
            .with_untracked(|table| table.undone().first().cloned());
        let told = match text {
            Some(text) if text.contains(':') => say!(locale, play.resignation),
            Some(text) => self.dress.spoken(locale, &text),
            None => String::new(),
        };
        self.change(
            |table| table.redo(),
            |locale| say!(locale, play.redone, what = told),
        );
    }

    pub fn resign(self) {
        let side = self.table.with_untracked(|table| table.turn());
        let who = self
            .names
            .with_untracked(|names| dress::who(self.lang.now(), side, names));
        self.change(
            |table| table.resign(side),
            |locale| say!(locale, result.resigned, who = who),
        );
    }

    /// Takes back everything after the ply that is looked at.
    pub fn play_from_here(self) {
        let Some(ply) = self.looked_at.get_untracked() else {
            return;
        };
        self.change(
            |table| {
                while table.plies() > ply && table.undo() {}
                true
            },
            |_| String::new(),
        );
    }

    /// Begins a game like this one, in its place on the page; this one is kept.
    pub fn play_again(self) {
        let text = self.table.with_untracked(|table| table.text());
        let fresh = GameText {
            moves: Vec::new(),
            result: None,
            ..text
        };
        let names = self.names.get_untracked();
        let now = self.shelf.add(&Saved::new(&fresh, names));
        self.notices.add(Notice::NewGame {
            before: self.id(),
            now: now.clone(),
        });
        place::replace_game(&now);
    }

    /// The game as text, up to the ply that is looked at for a position alone.
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

    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.can_redo())
    }

    pub fn flip(self) {
        self.still.set(true);
        self.flipped.update(|flipped| *flipped = !*flipped);
    }

    pub fn rename(self, side: Side, name: String) {
        self.names.update(|names| names[side as usize] = name);
        self.keep();
    }

    /// Another tab has stored something under this game's key, or removed it.
    pub fn hear_of_change(self) {
        match self.shelf.stored(&self.id()) {
            None if self.known.with_value(Option::is_some) => {
                self.known.set_value(None);
                self.notices.add(Notice::RemovedElsewhere);
            }
            None => {}
            Some(_) if self.changed_elsewhere() => self.reload(),
            Some(_) => {}
        }
    }

    fn change(self, act: impl FnOnce(&mut dyn Table) -> bool, told: impl FnOnce(Locale) -> String) {
        self.notices.forget_passing();
        if self.changed_elsewhere() {
            self.reload();
            return;
        }
        self.still.set(false);
        self.said.set(Said::Nothing);
        self.looked_at.set(None);
        if self.table.try_update(|table| act(&mut **table)) == Some(true) {
            self.announced.set(told(self.lang.now()));
            self.turn_to_mover();
            self.keep();
        }
    }

    fn keep(self) {
        let names = self.names.get_untracked();
        let saved = self
            .table
            .with_untracked(|table| Saved::of(&**table, names));
        self.shelf.keep(&self.id(), &saved);
        self.known.set_value(self.shelf.stored(&self.id()));
    }

    fn changed_elsewhere(self) -> bool {
        let stored = self.shelf.stored(&self.id());
        stored.is_some()
            && self
                .known
                .with_value(|known| known.is_some() && *known != stored)
    }

    fn reload(self) {
        let id = self.id();
        if let Some((saved, table)) = self.shelf.load(&id) {
            self.known.set_value(self.shelf.stored(&id));
            self.still.set(false);
            self.looked_at.set(None);
            self.said.set(Said::Nothing);
            self.names.set(saved.names);
            self.table.set(table);
            self.turn_to_mover();
            self.notices.add(Notice::MovedElsewhere);
        }
    }

    fn turn_to_mover(self) {
        if self.settings.with_untracked(|settings| settings.turn_board) {
            let black = self.table.with_untracked(|table| table.turn()) == Side::Black;
            if self.flipped.get_untracked() != black {
                self.still.set(true);
                self.flipped.set(black);
            }
        }
    }

    fn announce_last(self) {
        let plies = self.table.with_untracked(|table| table.plies());
        self.announced.set(self.told(plies));
    }

    /// The move of a ply, as it is read out.
    fn told(self, ply: usize) -> String {
        let locale = self.lang.now();
        self.table.with_untracked(|table| {
            let what = table.moves().get(ply - 1).cloned().unwrap_or_default();
            let side = table.scene(ply - 1).turn;
            let who = self
                .names
                .with_untracked(|names| dress::who(locale, side, names));
            say!(
                locale,
                play.moved,
                who = who,
                what = self.dress.spoken(locale, &what)
            )
        })
    }

    /// What taking back would take back.
    fn last_act(self) -> String {
        let locale = self.lang.now();
        self.table.with_untracked(|table| {
            let cause = table.verdict().map(|verdict| verdict.cause);
            match table.moves().last() {
                _ if matches!(cause, Some(Cause::Resigned(_))) => say!(locale, play.resignation),
                Some(last) => self.dress.spoken(locale, last),
                None => String::new(),
            }
        })
    }
}
