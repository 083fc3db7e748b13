//! The player's actions in the lines of a script.

use super::Line;
use super::values::{number, side};
use tablero::lessons::spot_of;
use tablero::play::{Drawing, DrawingColor, Spot};
use tablero::session::{
    BoardIntent, GameIntent, GameModel, Hover, Model, Panel, PanelToggle, PlayerChange, QueryIntent,
};

/// The intents of a line, one after another. `None` if the verb is not an action of a player. A move is touched place
/// by place.
pub fn intents(game: &GameModel, line: &Line) -> Option<Vec<GameIntent>> {
    let words = &line.words;
    let first = || words.first().expect("a word after the verb").as_str();
    let place = |name: &String| spot(game, name);
    let one = |intent: GameIntent| Some(vec![intent]);
    let panel = |panel: Panel| {
        let hides_other = words.first().is_some_and(|word| word == "alone");
        one(GameIntent::TogglePanel(PanelToggle { panel, hides_other }))
    };
    let hover = |spot: Spot| Hover {
        spot,
        is_ambiguous: false,
    };
    match line.verb.as_str() {
        "touch" => Some(words.iter().map(|name| touch(spot(game, name))).collect()),
        "play" => {
            let record = game.board().record();
            let steps = record.steps(record.plies(), first());
            assert!(!steps.is_empty(), "{} is not legal", first());
            Some(steps.into_iter().map(touch).collect())
        }
        "hover" => one(BoardIntent::Hover(words.first().map(place).map(hover)).into()),
        "focus" => one(BoardIntent::Focus(words.first().map(place).map(hover)).into()),
        "let-go" => one(BoardIntent::Deselect.into()),
        "step" => one(BoardIntent::Step(first().parse().expect("a step")).into()),
        "threats" => one(BoardIntent::ShowThreats(words.first().map(place)).into()),
        "no-threats" => one(BoardIntent::HideThreats.into()),
        "draw" => {
            let to = words.get(1).map(place);
            let (color, from) = (DrawingColor::Green, place(&words[0]));
            one(BoardIntent::Draw(Drawing { color, from, to }).into())
        }
        "pen" => {
            let named = |color: &DrawingColor| color.letter().to_string() == *first();
            one(GameIntent::ChoosePen(
                DrawingColor::ALL.into_iter().find(named),
            ))
        }
        "erase" => one(GameIntent::RemoveDrawings),
        "wipe" => one(BoardIntent::ClearDrawings.into()),
        "show" => one(GameIntent::Show(number(first()))),
        "line" => one(GameIntent::ShowLine {
            from: Some(number(first())),
            shown: number(&words[1]),
            line: words[2..].to_vec(),
        }),
        "play-here" => {
            let (record, ply) = game.board().shown();
            let steps = record.steps(ply, first());
            assert!(!steps.is_empty(), "{} is not legal here", first());
            let made = record.touched().len();
            Some(steps.into_iter().skip(made).map(touch).collect())
        }
        "other-line" => one(GameIntent::ShowOtherLine {
            is_next: first() == "next",
        }),
        "keep-line" => one(GameIntent::AddShownLine),
        "add-line" => one(GameIntent::AddEngineLine(words.clone())),
        "add-better" => one(GameIntent::AddBetterMoves),
        "promote" => one(GameIntent::MoveVariation { is_up: true }),
        "demote" => one(GameIntent::MoveVariation { is_up: false }),
        "remove" => one(GameIntent::RemoveVariation),
        "restore" => one(GameIntent::RestoreVariation),
        "glyph" => one(GameIntent::ToggleGlyph(first().parse().expect("a glyph"))),
        "comment" => one(GameIntent::SetNote(game.board().node(), words.join(" "))),
        "play-from-here" => one(GameIntent::PlayFromHere),
        "try" => one(GameIntent::ShowMove(first().to_owned())),
        "resume" => one(GameIntent::Resume),
        "flip" => one(GameIntent::Flip),
        "undo" => one(GameIntent::Undo),
        "redo" => one(GameIntent::Redo),
        "resign" => one(GameIntent::Resign),
        "agree-draw" => one(GameIntent::AgreeDraw),
        "offer-draw" => one(GameIntent::OfferDraw),
        "hint" => one(GameIntent::Hint),
        "start-clock" => one(GameIntent::StartClock),
        "pause" => one(GameIntent::Pause(true)),
        "go-on" => one(GameIntent::Pause(false)),
        "analysis" => panel(Panel::Analysis),
        "report" => panel(Panel::Report),
        "mistake" => one(GameIntent::FindMistake { hides_other: false }),
        "agree" => one(GameIntent::Agree(side(first()))),
        "peek" => one(GameIntent::HoldValues(first() == "on")),
        "again" => one(GameIntent::AskAgain),
        "check" => one(GameIntent::Check),
        "rename" => {
            let name = words[1..].join(" ");
            one(GameIntent::Players(PlayerChange::Name(side(first()), name)))
        }
        "level" => {
            let level = words[1].parse().expect("a level");
            one(GameIntent::Players(PlayerChange::Level(
                side(first()),
                level,
            )))
        }
        "play-from" => one(GameIntent::PlayFrom(number(first()))),
        "perfect-from" => one(GameIntent::PlayPerfectlyFrom(number(first()))),
        "rematch" => one(GameIntent::Rematch),
        "ask" => one(GameIntent::Query(match first() {
            "own" => QueryIntent::OwnPieces,
            "reached" => QueryIntent::Reached,
            "time" => QueryIntent::Time,
            "position" => QueryIntent::Position,
            other => panic!("{other} is no question"),
        })),
        _ => None,
    }
}

fn touch(spot: Spot) -> GameIntent {
    BoardIntent::Touch(spot).into()
}

/// A place by its name.
fn spot(game: &GameModel, name: &str) -> Spot {
    let found = spot_of(game.board().record(), name);
    found.unwrap_or_else(|| panic!("no place is called {name}"))
}
