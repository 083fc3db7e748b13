//! Plays the scripts of games on the page. The model gets the same lines. After each line, the page must show the same
//! state as the model, and the same texts as the native narration.

mod expected;
mod shown;

#[path = "../../session/script/mod.rs"]
mod script;

use serde_json::json;
use std::fs;
use std::path::Path;
use tablero::engine::Exact;
use tablero::games;
use tablero::play::{Probe, Spot};
use tablero::session::{Answer, BoardIntent, GameIntent, GameModel, Model, Panel, Purpose};
use tablero::words::{Locale, code};

use crate::browser::{Key, Point, PointerStep};
use crate::page::Page;
pub(crate) use expected::expected;
use script::{Line, ScriptRun, intents, lines};
pub(crate) use shown::SHOWN;

/// The name under which the game of a script is stored.
const ID: &str = "script";

/// Beside the board, where the pointer is over nothing.
const BESIDE: Point = (2.0, 2.0);

/// Plays a script of `tests/session/scripts` in a language.
///
/// # Panics
/// If the state or a text of the page differs from the model.
#[track_caller]
pub fn play(page: &Page, name: &str, locale: Locale) {
    let path = format!("../session/scripts/{name}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(&path).expect("the script can be read");
    let mut run = ScriptRun::default();
    let mut is_open = false;
    for line in lines(&text) {
        // Expectations of the model are tested natively.
        if line.verb == "expect" {
            continue;
        }
        match line.verb.as_str() {
            "open" => open(page, &run, locale),
            _ if is_open => perform(page, &mut run, &line),
            _ => {}
        }
        // The answers come from the page's engine.
        if line.verb != "engine" {
            let played = run.play(&line);
            played.unwrap_or_else(|fault| panic!("{name}, line {}: {fault}", line.number));
        }
        if is_open && line.verb != "hover" {
            point_beside(page, &mut run);
        }
        is_open |= line.verb == "open";
        // While something is under way, the page does not wait for the script, so nothing is compared.
        if is_open && !run.is_under_way() {
            let place = format!("{name}, line {}", line.number);
            compare(page, run.game(), locale, &place);
        }
    }
}

/// Stores the game and opens it.
#[track_caller]
fn open(page: &Page, run: &ScriptRun, locale: Locale) {
    let stored = serde_json::to_string(&run.stored()).expect("a game can be stored");
    let remove = "localStorage.removeItem(arguments[0])";
    let before = format!("{}{ID}", crate::page::GAME);
    page.session.run(remove, vec![json!(before)]);
    page.store(&format!("{}{ID}", crate::page::OLD_GAME), &stored);
    let env = run.env();
    let settings = json!({
        "version": 2,
        "language": code(locale),
        "confirm": env.confirms,
        "turn_board": env.turns_board,
    });
    page.store("tablero/v2/settings", &settings.to_string());
    page.open(&format!("#play={ID}"));
    page.arrive("game");
}

/// Performs a line on the page.
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
                let point = page.spot_point(run.game().board().record(), hover.spot);
                page.session.mouse(&[PointerStep::Move(point)]);
            }
            GameIntent::Board(BoardIntent::Deselect) => page.session.keys(&[Key::Escape]),
            GameIntent::Board(BoardIntent::Step(by)) => {
                let (action, times) = if by < 0 {
                    ("previous", -by)
                } else {
                    ("next", by)
                };
                let left = match by < 0 {
                    true => run.game().board().ply(),
                    false => run.game().board().record().plies() - run.game().board().ply(),
                };
                for _ in 0..left.min(times.unsigned_abs()) {
                    page.act(action);
                }
            }
            GameIntent::Show(ply) => match ply.min(run.game().board().record().plies()) {
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

/// The page's engine decides, and the model gets the same answer.
#[track_caller]
fn hear_engine(page: &Page, run: &mut ScriptRun, line: &Line) {
    match line.words[0].as_str() {
        "move" => {
            let plies = run.game().board().record().plies();
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
        // When a script requests a hint, there is one good move, which every engine finds.
        "hint" => {
            let check = "return !!document.querySelector('.arrow-hint')";
            page.session.until("a hint", check, vec![]);
            run.play(line).expect("the model hears the engine");
        }
        "analysis" if run.game().is_solved() => {
            let known = known(run.game());
            run.hear(Purpose::Analysis, Answer::Exact(Exact::Position(known)));
        }
        _ => run.play(line).expect("the model hears the engine"),
    }
}

/// The page's values for the shown position of a solved game.
#[track_caller]
fn known(game: &GameModel) -> Probe {
    let text = game.board().record().text_to(game.board().ply());
    let kind = games::solvable_game(&text.game).expect("a game");
    let solving = kind.solving(&text.options, None).expect("it is solved");
    let answers = solving.expect("a solved game").finish();
    let known = answers.explore(&text).expect("legal moves");
    known.expect("a position of the solved game")
}

/// Points beside the board, on the page and for the model.
#[track_caller]
fn point_beside(page: &Page, run: &mut ScriptRun) {
    page.session.mouse(&[PointerStep::Move(BESIDE)]);
    run.send(BoardIntent::Hover(None).into());
}

/// Touches a spot with the mouse.
#[track_caller]
fn touch(page: &Page, game: &GameModel, spot: Spot) {
    let point = page.spot_point(game.board().record(), spot);
    page.session.mouse(&[
        PointerStep::Move(point),
        PointerStep::Press,
        PointerStep::Lift,
    ]);
}

#[track_caller]
fn compare(page: &Page, game: &GameModel, locale: Locale, place: &str) {
    let key = format!("{}{ID}", crate::page::GAME);
    let arguments = vec![expected(game, locale), json!(key)];
    page.session
        .until(&format!("{place}: the model"), SHOWN, arguments);
    let (record, ply) = game.board().shown();
    page.await_pieces(&record.pieces(ply));
}
