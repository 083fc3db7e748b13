//! The board and its game.

use serde_json::{Value, json};

use super::Page;
use super::controls::as_point;
use crate::browser::{Key, Point, PointerStep};

impl Page<'_> {
    /// Starts a game of Breakthrough for two people from the home screen, on a board of this size.
    #[track_caller]
    pub fn start(&self, size: &str) {
        self.open_new_game("breakthrough");
        self.choose_size(size);
        self.begin();
    }

    /// Chooses the board in the dialog for a new game. A size that is not offered is typed.
    #[track_caller]
    pub fn choose_size(&self, size: &str) {
        let offered = format!("[name=start][value={size:?}]");
        let script = "return !!document.querySelector(arguments[0])";
        if self.session.run(script, vec![json!(offered)]) == json!(true) {
            self.press(&offered);
        } else {
            let (width, height) = size.split_once('x').expect("a size is like 4x10");
            self.write("input[data-field=width]", width);
            self.write("input[data-field=height]", height);
        }
    }

    /// The middle of a spot, which must be in view and not covered.
    #[track_caller]
    pub fn point(&self, spot: &str) -> Point {
        self.points(&[spot])[0]
    }

    #[track_caller]
    pub fn points(&self, spots: &[&str]) -> Vec<Point> {
        let check = r"
            const board = document.querySelector('svg[data-board]');
            if (!board) return { not: 'no board' };
            // WebKit also scrolls if the element is fully visible.
            const { top, bottom } = board.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight) {
                board.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            }
            const points = [];
            for (const name of arguments[0]) {
                const spot = board.querySelector(`[data-spot='${name}']`);
                if (!spot) return { not: `no spot ${name}` };
                const box = spot.getBoundingClientRect();
                const point = [box.x + box.width / 2, box.y + box.height / 2];
                const hit = document.elementFromPoint(...point);
                if (!board.contains(hit)) {
                    return { not: `${name} is under ${hit?.outerHTML.slice(0, 200)}` };
                }
                points.push(point);
            }
            return points;";
        let points = self.until("the board to lie open", check, vec![json!(spots)]);
        points
            .as_array()
            .expect("a list of points")
            .iter()
            .map(as_point)
            .collect()
    }

    /// Clicks a spot.
    #[track_caller]
    pub fn touch(&self, spot: &str) {
        let point = self.point(spot);
        self.session.mouse(&[
            PointerStep::Move(point),
            PointerStep::Press,
            PointerStep::Lift,
        ]);
    }

    /// Makes a move with two clicks and waits until it is the `ply`th.
    #[track_caller]
    pub fn click_move(&self, mv: &str, ply: usize) {
        let [from, to] = self.ends(mv);
        let press = [PointerStep::Press, PointerStep::Lift];
        self.session.mouse(
            &[
                &[PointerStep::Move(from)],
                &press[..],
                &[PointerStep::Move(to)],
                &press,
            ]
            .concat(),
        );
        self.await_move(ply);
    }

    /// Makes a move with two taps of a finger.
    #[track_caller]
    pub fn tap_move(&self, mv: &str, ply: usize) {
        for point in self.ends(mv) {
            self.session.finger(&[
                PointerStep::Move(point),
                PointerStep::Press,
                PointerStep::Lift,
            ]);
        }
        self.await_move(ply);
    }

    /// Presses on a spot, drags to another one in three steps, and releases there.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        let points = self.points(&[from, to]);
        self.session.mouse(&drag(points[0], points[1]));
    }

    #[track_caller]
    pub fn finger_drag(&self, from: &str, to: &str) {
        let points = self.points(&[from, to]);
        self.session.finger(&drag(points[0], points[1]));
    }

    #[track_caller]
    fn ends(&self, mv: &str) -> [Point; 2] {
        let (from, to) = spots_of(mv);
        let points = self.points(&[from, to]);
        [points[0], points[1]]
    }

    /// Makes moves with the mouse. The first of them is move number `first` of the game.
    #[track_caller]
    pub fn play(&self, first: usize, moves: &[&str]) {
        for (index, mv) in moves.iter().enumerate() {
            self.click_move(mv, first + index);
        }
    }

    /// Moves the cursor of the board to a spot with the arrow keys and touches it with Enter.
    #[track_caller]
    pub fn key_touch(&self, spot: &str, flipped: bool, touch: Key) {
        let focus = self.focus();
        let Some(cursor) = focus.strip_prefix("spot ") else {
            panic!("the focus is not on the board but on {focus}");
        };
        let mut keys = way(cursor, spot, flipped);
        keys.push(touch);
        self.session.keys(&keys);
    }

    /// Waits until the move of this number is made. The computer may have answered it by then.
    #[track_caller]
    fn await_move(&self, ply: usize) {
        let check = r"
            const shown = document.querySelector('[data-ply][aria-current=true]');
            return Number(shown?.dataset.ply ?? -1) >= arguments[0] || { not: shown?.dataset.ply };";
        self.until(&format!("move {ply}"), check, vec![json!(ply)]);
    }

    /// Waits until the position after this many moves is shown.
    #[track_caller]
    pub fn await_ply(&self, ply: usize) {
        let check = r"
            const shown = Array.from(document.querySelectorAll('[data-ply][aria-current=true]'));
            const plies = shown.map((one) => Number(one.dataset.ply));
            return plies.length === 1 && plies[0] === arguments[0] || { not: plies };";
        self.until(&format!("ply {ply}"), check, vec![json!(ply)]);
    }

    #[track_caller]
    pub fn ply(&self) -> usize {
        let script = "return Number(
            document.querySelector('[data-ply][aria-current=true]')?.dataset.ply ?? -1)";
        let ply = self.session.run(script, vec![]).as_f64().unwrap_or(-1.0);
        assert!(ply >= 0.0, "no ply is shown");
        ply as usize
    }

    /// The board in the notation of positions, read from the drawn pieces.
    #[track_caller]
    pub fn board(&self) -> String {
        let script = include_str!("board.js");
        let board = self.session.run(script, vec![]);
        board.as_str().expect("a board is drawn").to_owned()
    }

    /// Waits until the list of variations has these lines.
    #[track_caller]
    pub fn await_variations(&self, lines: &[&str]) {
        let check = "
            const moves = (line) => [...line.querySelectorAll('.move')].map((move) => move.textContent).join(' ');
            const lines = [...document.querySelectorAll('[data-line]')].map(moves);
            return JSON.stringify(lines) === JSON.stringify(arguments[0]) || { not: lines }";
        self.until("the variations", check, vec![json!(lines)]);
    }

    /// Waits until the board shows these pieces, in the notation of positions.
    #[track_caller]
    pub fn await_board(&self, board: &str) {
        let check = format!(
            "const read = () => {{ {} }};
            const board = read(); return board === arguments[0] || {{ not: board }}",
            include_str!("board.js")
        );
        self.until(&format!("the board {board}"), &check, vec![json!(board)]);
    }

    /// The spots with this mark: `movable`, `selected`, `target`, `take`, `last`.
    #[track_caller]
    pub fn spots(&self, state: &str) -> Vec<String> {
        let script = "return Array.from(document.querySelectorAll(
            `[data-spot][data-state~=${arguments[0]}]`)).map((one) => one.dataset.spot).sort()";
        strings(&self.session.run(script, vec![json!(state)]))
    }

    #[track_caller]
    pub fn await_spots(&self, state: &str, spots: &[&str]) {
        let check = "const spots = Array.from(document.querySelectorAll(
                `[data-spot][data-state~=${arguments[0]}]`)).map((one) => one.dataset.spot);
            return spots.sort().join() === arguments[1].join() || { not: spots }";
        let what = format!("{state} to be {spots:?}");
        self.until(&what, check, vec![json!(state), json!(spots)]);
    }

    /// Waits for the end of the game: the winner is `white` or `black`. Returns the text with the reason.
    #[track_caller]
    pub fn await_result(&self, winner: &str) -> String {
        super::controls::sentence(self.see(&format!("[data-result={winner}]")))
    }
}

/// The two spots of a move.
#[track_caller]
pub fn spots_of(mv: &str) -> (&str, &str) {
    mv.split_once(['-', 'x'])
        .unwrap_or_else(|| panic!("{mv} is no move"))
}

fn drag(from: Point, to: Point) -> Vec<PointerStep> {
    let part = |share: f64| {
        let between = |a: f64, b: f64| a + (b - a) * share;
        PointerStep::Move((between(from.0, to.0), between(from.1, to.1)))
    };
    vec![
        PointerStep::Move(from),
        PointerStep::Press,
        part(0.3),
        part(0.7),
        PointerStep::Move(to),
        PointerStep::Lift,
    ]
}

/// The arrow keys that lead from one cell to another on the screen.
fn way(from: &str, to: &str, flipped: bool) -> Vec<Key> {
    let (right, up) = (file(to) - file(from), rank(to) - rank(from));
    let (right, up) = if flipped { (-right, -up) } else { (right, up) };
    let mut keys = Vec::new();
    for (count, ahead, back) in [(right, Key::Right, Key::Left), (up, Key::Up, Key::Down)] {
        let key = if count > 0 { ahead } else { back };
        keys.extend((0..count.abs()).map(|_| key));
    }
    keys
}

fn file(spot: &str) -> i32 {
    i32::from(spot.as_bytes()[0])
}

fn rank(spot: &str) -> i32 {
    spot[1..].parse().expect("a cell has a rank")
}

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|one| one.as_str().unwrap_or_default().to_owned())
        .collect()
}
