//! Plays the scripts of games on the page. The same lines go to the model, and after each line the page must show what
//! the model says.

#[path = "../../session/script/mod.rs"]
mod script;

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tablero::play::{Spot, Table};
use tablero::session::{BoardIntent, GameIntent, GameModel, Model, Panel};

use crate::browser::{Do, Key};
use crate::page::Page;
use script::{Line, ScriptRun, intents, lines};

/// What the page shows of a game, in the terms of [`expected`].
const SHOWN: &str = r"
    const all = (css) => Array.from(document.querySelectorAll(css));
    const of = (one) => one?.dataset ?? {};
    const stored = JSON.parse(localStorage.getItem(arguments[1]) ?? '{}');
    const line = (stored.text ?? '').split('\n').find((line) => line.startsWith('moves '));
    const plies = all('.move-list [data-ply]').filter((one) => one.dataset.ply !== '0');
    const seen = {
        moves: plies.map((one) => one.childNodes[0].textContent.trim()).join(' '),
        ply: Number(of(document.querySelector('[data-ply][aria-current=true]')).ply ?? -1),
        helped: plies.filter((one) => one.querySelector('.hinted')).map((one) => one.dataset.ply).join(' '),
        off: all('.actions [data-action]').filter((one) => one.getAttribute('aria-disabled') === 'true')
            .map((one) => one.dataset.action).join(' '),
        steps_off: all('.moves > [data-action]').filter((one) => one.getAttribute('aria-disabled') === 'true')
            .map((one) => one.dataset.action).join(' '),
        looking_back: !!document.querySelector('.status.looking-back'),
        result: of(document.querySelector('[data-result]')).result ?? '',
        refused: !!document.querySelector('[data-status].refused'),
        selected: all('[data-spot][data-state~=selected]').map((one) => one.dataset.spot).sort().join(' '),
        to_move: of(document.querySelector('.player.to-move')).side ?? '',
        thinking: of(document.querySelector('.player:has(.thinking)')).side ?? '',
        bottom: of(all('.player').at(-1)).side,
        analysis: !!document.querySelector('[data-analysis]'),
        report: !!document.querySelector('[data-report]'),
        saved: line ? line.slice(6) : '',
        undone: (stored.undone ?? []).join(' '),
        levels: (stored.levels ?? []).join(' '),
    };
    const wrong = Object.entries(arguments[0]).filter(([key, value]) => seen[key] !== value);
    return wrong.length === 0 || { not: wrong.map(([key, value]) => `${key}: ${seen[key]}, not ${value}`) };";

/// The name under which the game of a script is stored.
const ID: &str = "script";

/// Plays a script of `tests/session/scripts`.
///
/// # Panics
/// If the page shows anything else than the model.
#[track_caller]
pub fn play(page: &Page, name: &str) {
    let path = format!("../session/scripts/{name}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(&path).expect("the script can be read");
    let mut run = ScriptRun::default();
    let mut is_open = false;
    for line in lines(&text) {
        // What is expected of the model is tested natively.
        if line.verb == "expect" {
            continue;
        }
        match line.verb.as_str() {
            "open" => open(page, &run),
            _ if is_open => perform(page, &mut run, &line),
            _ => {}
        }
        // The engine's answers come from the page.
        if line.verb != "engine" {
            let played = run.play(&line);
            played.unwrap_or_else(|fault| panic!("{name}, line {}: {fault}", line.number));
        }
        is_open |= line.verb == "open";
        // The page does not wait for the script.
        if is_open && !run.is_under_way() {
            compare(page, run.game(), &format!("{name}, line {}", line.number));
        }
    }
}

/// Stores the game and opens it.
#[track_caller]
fn open(page: &Page, run: &ScriptRun) {
    let stored = serde_json::to_string(&run.stored()).expect("a game can be stored");
    page.store(&format!("{}{ID}", crate::page::OLD_GAME), &stored);
    let env = run.env();
    let settings = json!({"version": 1, "confirm": env.confirms, "turn_board": env.turns_board});
    page.store("tablero/v1/settings", &settings.to_string());
    page.open(&format!("#play={ID}"));
    page.arrive("game");
}

/// Does on the page what a line says.
#[track_caller]
fn perform(page: &Page, run: &mut ScriptRun, line: &Line) {
    if line.verb == "engine" {
        hear_engine(page, run, line);
        return;
    }
    let Some(intents) = intents(run.game(), line) else {
        return;
    };
    for intent in intents {
        match intent {
            GameIntent::Board(BoardIntent::Touch(spot)) => touch(page, run.game(), spot),
            GameIntent::Board(BoardIntent::Hover(Some(hover))) => {
                let point = page.spot_point(run.game().board().table(), hover.spot);
                page.session.mouse(&[Do::Move(point)]);
            }
            GameIntent::Board(BoardIntent::LetGo) => page.session.keys(&[Key::Escape]),
            GameIntent::Board(BoardIntent::Step(by)) => {
                let (action, times) = if by < 0 {
                    ("previous", -by)
                } else {
                    ("next", by)
                };
                let left = match by < 0 {
                    true => run.game().board().ply(),
                    false => run.game().board().table().plies() - run.game().board().ply(),
                };
                for _ in 0..left.min(times.unsigned_abs()) {
                    page.act(action);
                }
            }
            GameIntent::Show(ply) => match ply.min(run.game().board().table().plies()) {
                0 => page.act("first"),
                ply => page.press(&format!(".move-list [data-ply='{ply}']")),
            },
            GameIntent::Resume => page.act("resume"),
            GameIntent::Flip => page.act("flip"),
            GameIntent::Undo if run.game().can_undo() => page.act("undo"),
            GameIntent::Redo if run.game().can_redo() => page.act("redo"),
            GameIntent::Undo | GameIntent::Redo => {}
            GameIntent::Resign => {
                page.act("resign");
                page.act("resign-yes");
            }
            GameIntent::AgreeDraw => {
                page.act("resign");
                page.act("draw-yes");
            }
            GameIntent::Hint => page.press(".actions [data-action=hint]"),
            GameIntent::TogglePanel(toggle) => page.press(match toggle.panel {
                Panel::Analysis => ".actions [data-action=analyse]",
                Panel::Report => ".actions [data-action=report]",
            }),
            GameIntent::Agree(side) => page.press(&format!("[data-agree={side}]")),
            GameIntent::Rematch => page.act("rematch"),
            other => panic!("no script that the page plays does {other:?}"),
        }
    }
}

/// The page's engine decides, and the model hears the same.
#[track_caller]
fn hear_engine(page: &Page, run: &mut ScriptRun, line: &Line) {
    match line.words[0].as_str() {
        "move" => {
            let plies = run.game().board().table().plies();
            let check = r"
                const next = document.querySelector(`.move-list [data-ply='${arguments[0]}']`);
                return next && { mv: next.childNodes[0].textContent.trim() };";
            let seen = page
                .session
                .until("the computer's move", check, vec![json!(plies + 1)]);
            let mv = seen["mv"].as_str().unwrap_or_default();
            for line in lines(&format!("engine move {mv}\nwait")) {
                run.play(&line).expect("the model hears the engine");
            }
        }
        "hint" => {
            let check = "return !!document.querySelector('.arrow-hint')";
            page.session.until("a hint", check, vec![]);
            run.play(line).expect("the model hears the engine");
        }
        _ => run.play(line).expect("the model hears the engine"),
    }
}

/// Touches a spot with the mouse.
#[track_caller]
fn touch(page: &Page, game: &GameModel, spot: Spot) {
    let point = page.spot_point(game.board().table(), spot);
    page.session.mouse(&[Do::Move(point), Do::Press, Do::Lift]);
}

#[track_caller]
fn compare(page: &Page, game: &GameModel, place: &str) {
    let key = format!("{}{ID}", crate::page::GAME);
    let arguments = vec![expected(game), json!(key)];
    page.session
        .until(&format!("{place}: the model"), SHOWN, arguments);
    let (table, ply) = game.board().shown();
    page.await_pieces(&table.pieces(ply));
}

/// What the page has to show.
fn expected(game: &GameModel) -> Value {
    let (board, table) = (game.board(), game.board().table());
    let is_over = game.is_over();
    let plies = table.plies();
    let words = |words: Vec<String>| words.join(" ");
    let helped = table.hints().into_iter().filter(|ply| *ply < plies);
    let off = [
        ("undo", !game.can_undo()),
        ("redo", !is_over && !game.can_redo()),
        (
            "hint",
            !is_over && !game.players().is_watched() && !game.can_hint(),
        ),
    ];
    let (at_start, at_end) = (board.ply() == 0, !board.is_looking_back());
    let steps_off = [
        ("first", at_start),
        ("previous", at_start),
        ("next", at_end),
        ("last", at_end),
    ];
    let named = |all: &[(&str, bool)]| {
        let on = all
            .iter()
            .filter(|(_, is)| *is)
            .map(|(name, _)| (*name).to_owned());
        on.collect::<Vec<String>>().join(" ")
    };
    let result = game.verdict().filter(|_| !board.is_looking_back());
    let result = result.map(|verdict| verdict.outcome.to_string());
    let is_over_here = is_over && !board.is_looking_back();
    let bottom = if board.is_flipped() { "black" } else { "white" };
    json!({
        "moves": words(table.moves()),
        "ply": board.ply(),
        "helped": words(helped.map(|ply| (ply + 1).to_string()).collect()),
        "off": named(&off),
        "steps_off": named(&steps_off),
        "looking_back": board.is_looking_back(),
        "result": result.unwrap_or_default(),
        "refused": board.feedback().is_refusal(),
        "selected": selected(table, &board.open().in_hand),
        "to_move": if is_over_here { String::new() } else { board.scene().turn.to_string() },
        "thinking": game.computer().thinks_for().map(|side| side.to_string()).unwrap_or_default(),
        "bottom": bottom,
        "analysis": game.is_open(Panel::Analysis),
        "report": game.shows_report(),
        "saved": words(table.moves()),
        "undone": words(table.undone()),
        "levels": game.players().levels.map(|level| level.to_string()).join(" "),
    })
}

fn selected(table: &Table, spots: &[Spot]) -> String {
    let mut names: Vec<String> = spots
        .iter()
        .map(|spot| table.spot_name(spot.ground()))
        .collect();
    names.sort();
    names.dedup();
    names.join(" ")
}
