//! Plays any game: the core computes the touches of each move and the board after it.

use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::path::Path;
use tablero::games;
use tablero::play::{
    GameRecord, GameText, Heights, Layout, Picture, Piece, Spot, Target, Touched, encode,
};

use crate::browser::{Key, Point, PointerStep};
use crate::page::Page;

const ARROWS: [(Key, (i8, i8)); 4] = [
    (Key::Left, (-1, 0)),
    (Key::Right, (1, 0)),
    (Key::Up, (0, 1)),
    (Key::Down, (0, -1)),
];

/// A game of the test vectors, with the result of its record.
pub struct FullGame {
    pub text: GameText,
    pub result: String,
}

impl FullGame {
    /// The first game with this number of moves in the vectors of a game.
    #[track_caller]
    pub fn of_length(slug: &str, plies: usize) -> FullGame {
        let path = format!("../vectors/{slug}.json");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = fs::read_to_string(path).expect("the vectors can be read");
        let vectors: Value = serde_json::from_str(&text).expect("the vectors are JSON");
        let games = vectors["games"].as_array().expect("a list of games");
        let moves = |game: &Value| strings(&game["moves"]);
        let game = games.iter().find(|game| moves(game).len() == plies);
        let game = game.unwrap_or_else(|| panic!("no game of {slug} has {plies} moves"));
        let field = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        FullGame {
            text: GameText {
                game: slug.to_owned(),
                options: field("options"),
                start: Some(field("start")),
                moves: moves(game),
                ..GameText::default()
            },
            result: field("record"),
        }
    }
}

impl Page<'_> {
    /// Opens a game by a link.
    #[track_caller]
    pub fn open_game(&self, text: &GameText) {
        self.open(&format!("#{}", encode(text)));
        self.arrive("game");
        self.see("svg[data-board]");
    }

    /// Makes every move of a game after the first `begun` plies by mouse (the page makes passes itself), and
    /// compares the board with the core's picture after each.
    #[track_caller]
    pub fn play_by_hand(&self, text: &GameText, begun: usize) {
        self.play_through(text, begun, false, Self::make_by_hand);
    }

    /// The same as [`Page::play_by_hand`], interrupted in the middle: a move is taken back and made again, the start is
    /// shown, and the page is reloaded.
    #[track_caller]
    pub fn play_by_hand_with_breaks(&self, text: &GameText, begun: usize) {
        let middle = begun.midpoint(text.moves.len());
        self.play_through(text, begun, false, |page, record, mv| {
            page.make_by_hand(record, mv);
            let before = record.plies() - 1;
            if before <= middle && middle < record.plies() {
                page.await_ply(record.plies());
                page.take_a_break(record);
            }
        });
    }

    #[track_caller]
    fn take_a_break(&self, record: &GameRecord) {
        let (plies, pieces) = (record.plies(), record.pieces(record.plies()));
        self.act("undo");
        self.act("redo");
        self.await_ply(plies);
        self.await_pieces(&pieces);
        self.act("first");
        self.await_ply(0);
        self.await_pieces(&record.pieces(0));
        self.act("last");
        self.await_ply(plies);
        self.reload();
        self.await_ply(plies);
        self.await_pieces(&pieces);
    }

    /// The same as [`Page::play_by_hand`], with keys only.
    #[track_caller]
    pub fn play_by_keys(&self, text: &GameText, begun: usize) {
        let is_first = Cell::new(true);
        self.play_through(text, begun, true, |page, record, mv| {
            if is_first.replace(false) {
                page.tab_to("[data-spot]");
            }
            page.make_by_keys(record, mv);
        });
    }

    #[track_caller]
    fn play_through(
        &self,
        text: &GameText,
        begun: usize,
        is_focused: bool,
        make: impl Fn(&Self, &mut GameRecord, &str),
    ) {
        let start = GameText {
            moves: text.moves[..begun].to_vec(),
            ..text.clone()
        };
        self.open_game(&start);
        let mut record = games::open(&start).expect("the game can be opened");
        record.make_forced();
        while let Some(mv) = text.moves.get(record.plies()) {
            make(self, &mut record, mv);
            self.await_position(&record, is_focused);
        }
    }

    /// Makes a move on the board and in a record of the core, including the passes after it.
    #[track_caller]
    pub fn make_by_hand(&self, record: &mut GameRecord, mv: &str) {
        for spot in touches(record, mv) {
            let point = self.spot_point(record, spot);
            self.session.mouse(&[
                PointerStep::Move(point),
                PointerStep::Press,
                PointerStep::Lift,
            ]);
        }
        record.make_forced();
    }

    /// Makes a move with only the board's cursor.
    #[track_caller]
    pub fn make_by_keys(&self, record: &mut GameRecord, mv: &str) {
        for spot in way_of(record, mv) {
            let mut keys = self.keys_to(record, spot);
            keys.push(Key::Enter);
            self.session.keys(&keys);
            record.touch(spot);
        }
        record.make_forced();
    }

    /// The keys that move the cursor to a spot, on a board that is not turned.
    #[track_caller]
    fn keys_to(&self, record: &GameRecord, goal: Spot) -> Vec<Key> {
        let (board, scene, open) = (
            record.board(),
            record.scene(record.plies()),
            record.possible_touches(),
        );
        let (layout, heights) = (Layout::new(&board, false), Heights::of(&scene.pieces));
        let picture = Picture::of(&scene, &open, None);
        let stops = |spot: Spot| {
            let mark = picture.mark(spot);
            mark.movable || mark.target || heights.at(spot) > 0
        };
        let focus = self.focus();
        let at = focus.strip_prefix("spot ");
        let at = board
            .spots
            .iter()
            .find(|spot| at == Some(&*record.spot_name(**spot)));
        let at = *at.unwrap_or_else(|| panic!("the focus is on no place but on {focus}"));
        let mut ways = BTreeMap::from([(at, Vec::new())]);
        let mut next = VecDeque::from([at]);
        while let Some(from) = next.pop_front() {
            for (key, way) in ARROWS {
                let to = layout.towards(&board, from, way, stops);
                if let Some(to) = to.filter(|to| !ways.contains_key(to)) {
                    let keys = [&ways[&from][..], &[key]].concat();
                    ways.insert(to, keys);
                    next.push_back(to);
                }
            }
        }
        let keys = ways.remove(&goal.ground());
        let mut keys = keys.unwrap_or_else(|| panic!("no arrows lead from {at} to {goal}"));
        // The cursor moves to the highest piece of a stack.
        let top = heights.top(goal);
        let alike = |target: &Target| target.touch.contains(goal) && target.touch.contains(top);
        if record.distinguishes_levels() && !open.targets.iter().any(alike) {
            keys.extend((goal.level..top.level).map(|_| Key::PageDown));
        }
        keys
    }

    /// Waits until the last position of a game is shown, with its pieces. If `is_focused`, the board's cursor must
    /// have the focus and show it.
    #[track_caller]
    fn await_position(&self, record: &GameRecord, is_focused: bool) {
        let wanted = sorted(&record.pieces(record.plies()));
        let check = "
            const plies = Array.from(document.querySelectorAll('[data-ply][aria-current=true]'),
                (one) => Number(one.dataset.ply));
            const all = document.querySelectorAll('[data-piece]:not([data-leaving])');
            const seen = Array.from(all, (one) => `${one.dataset.piece} ${one.dataset.at}`).sort();
            return plies.length === 1 && plies[0] === arguments[0]
                && seen.join() === arguments[1].join()
                && (!arguments[2] || document.activeElement.matches('[data-spot]:focus-visible'))
                || { not: [plies, seen, document.activeElement.outerHTML.slice(0, 100)] };";
        let arguments = vec![json!(record.plies()), json!(wanted), json!(is_focused)];
        self.session
            .until("the position of the game", check, arguments);
    }

    /// Waits until exactly these pieces are on the board.
    #[track_caller]
    pub fn await_pieces(&self, pieces: &[Piece]) {
        let wanted = sorted(pieces);
        let check = "
            const all = document.querySelectorAll('[data-piece]:not([data-leaving])');
            const seen = Array.from(all, (one) => `${one.dataset.piece} ${one.dataset.at}`).sort();
            return seen.join() === arguments[0].join() || { not: seen };";
        self.session
            .until("the pieces of the game", check, vec![json!(wanted)]);
    }

    /// The point at which a spot is touched: its piece in a stack, else its middle.
    #[track_caller]
    pub fn spot_point(&self, record: &GameRecord, spot: Spot) -> Point {
        let check = "
            const [name, ground, high] = arguments;
            const board = document.querySelector('svg[data-board]');
            const area = board?.querySelector(`[data-spot='${ground}']`);
            if (!area) return { not: `no spot ${ground}` };
            const gliding = board.getAnimations({ subtree: true })
                .filter((one) => one.id === 'glide' && one.playState === 'running').map((one) => one.id);
            if (gliding.length) return { not: gliding };
            board.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const piece = high && board.querySelector(`[data-at='${name}']:not([data-leaving])`);
            if (piece) {
                // Browsers disagree about the bounding box of a symbol, so its position is used.
                const place = new DOMMatrix(piece.style.transform);
                const at = new DOMPoint(place.e, place.f).matrixTransform(board.getScreenCTM());
                return [at.x, at.y];
            }
            const box = area.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        // The lowest piece of a stack also has its own height.
        let (name, ground) = (spot.to_string(), record.spot_name(spot.ground()));
        let arguments = vec![
            json!(name),
            json!(ground),
            json!(record.distinguishes_levels()),
        ];
        let point = self
            .session
            .until(&format!("the place {spot}"), check, arguments);
        crate::page::as_point(&point)
    }
}

/// The pieces in the page's terms, sorted.
fn sorted(pieces: &[Piece]) -> Vec<String> {
    let mut names: Vec<String> = pieces.iter().map(named).collect();
    names.sort();
    names
}

/// The piece in the page's terms: side, kind and place.
fn named(piece: &Piece) -> String {
    let side = piece
        .side
        .map(|side| format!("{side} "))
        .unwrap_or_default();
    format!("{side}{} {}", piece.kind, piece.spots[0])
}

/// The spots to touch for a move.
#[track_caller]
fn way_of(record: &mut GameRecord, mv: &str) -> Vec<Spot> {
    let mut way = Vec::new();
    assert!(find(record, mv, &mut way), "no hand makes {mv}");
    way
}

/// Makes a move in a record of the core and returns the touched spots.
#[track_caller]
pub fn touches(record: &mut GameRecord, mv: &str) -> Vec<Spot> {
    let way = way_of(record, mv);
    for spot in &way {
        let touched = record.touch(*spot);
        assert!(
            matches!(touched, Touched::Selected | Touched::Moved),
            "{mv}"
        );
    }
    way
}

/// Searches for the touches of a move. Nothing is selected afterwards.
fn find(record: &mut GameRecord, mv: &str, way: &mut Vec<Spot>) -> bool {
    let again = |record: &mut GameRecord, way: &[Spot]| {
        record.deselect();
        for spot in way {
            record.touch(*spot);
        }
    };
    again(record, way);
    for target in record.possible_touches().targets {
        way.push(target.touch.first());
        let found = match target.makes {
            Some(made) => made == mv,
            None => find(record, mv, way),
        };
        if found {
            record.deselect();
            return true;
        }
        way.pop();
        again(record, way);
    }
    record.deselect();
    false
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    list.map(|one| one.as_str().unwrap_or_default().to_owned())
        .collect()
}
