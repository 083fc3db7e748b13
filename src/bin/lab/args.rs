//! The command line of `lab`.

use super::Failure;
use lexopt::prelude::{Long, Short, Value, ValueExt};
use tablero::games;
use tablero::play::{Family, GameText};

pub(super) const USAGE: &str = "\
usage: lab moves GAME [--options O]
           each line a position; its legal moves, or `= RESULT`, or `! WHY`
       lab play GAME [--options O] [--start POSITION] [--result]
           each line a game, moves separated by a space; the position after it
       lab perft GAME --depth N [--options O] [--position P] [--divide]
           the number of lines of exactly N plies
       lab games
           a line for each game and option: slug, options, start";

/// The greatest depth of perft; no count of that many plies would ever end.
const MOST_PLIES: u32 = 64;

/// What is asked for.
pub(super) enum Command {
    Games,
    Moves(Setting),
    Play {
        from: Setting,
        result: bool,
    },
    Perft {
        from: Setting,
        depth: u32,
        divide: bool,
    },
}

/// A game and where it begins, known to be good.
pub(super) struct Setting {
    pub family: &'static dyn Family,
    pub text: GameText,
}

#[derive(Default)]
struct Flags {
    options: Option<String>,
    start: Option<String>,
    position: Option<String>,
    depth: Option<u32>,
    divide: bool,
    result: bool,
}

impl Flags {
    /// Whether only flags of this list were given.
    fn only(&self, allowed: &[&str]) -> Result<(), Failure> {
        let given = [
            ("--options", self.options.is_some()),
            ("--start", self.start.is_some()),
            ("--position", self.position.is_some()),
            ("--depth", self.depth.is_some()),
            ("--divide", self.divide),
            ("--result", self.result),
        ];
        match given
            .into_iter()
            .find(|(name, given)| *given && !allowed.contains(name))
        {
            Some((name, _)) => Err(Failure::Call(format!("{name} does not belong here"))),
            None => Ok(()),
        }
    }

    fn setting(&self, game: Option<String>) -> Result<Setting, Failure> {
        let game = game.ok_or_else(|| Failure::Call("which game?".to_owned()))?;
        let family = games::family(&game)
            .ok_or_else(|| Failure::Call(format!("`{game}` is no game of this collection")))?;
        let text = GameText {
            game,
            options: self.options.clone().unwrap_or_default(),
            start: self.start.clone().or_else(|| self.position.clone()),
            ..GameText::default()
        };
        match family.open(&text) {
            Ok(_) => Ok(Setting { family, text }),
            Err(error) => Err(Failure::Call(error.to_string())),
        }
    }
}

pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, Failure> {
    let mut words = Vec::new();
    let mut flags = Flags::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(word) => words.push(word.string()?),
            Long("options") => flags.options = Some(parser.value()?.string()?),
            Long("start") => flags.start = Some(parser.value()?.string()?),
            Long("position") => flags.position = Some(parser.value()?.string()?),
            Long("depth") => flags.depth = Some(parser.value()?.parse()?),
            Long("divide") => flags.divide = true,
            Long("result") => flags.result = true,
            Long(_) | Short(_) => return Err(arg.unexpected().into()),
        }
    }
    let mut words = words.into_iter();
    let (command, game, extra) = (words.next(), words.next(), words.next());
    if let Some(extra) = extra {
        return Err(Failure::Call(format!("`{extra}` was not expected")));
    }
    match command.as_deref() {
        Some("games") => {
            flags.only(&[])?;
            match game {
                None => Ok(Command::Games),
                Some(extra) => Err(Failure::Call(format!("`{extra}` was not expected"))),
            }
        }
        Some("moves") => {
            flags.only(&["--options"])?;
            Ok(Command::Moves(flags.setting(game)?))
        }
        Some("play") => {
            flags.only(&["--options", "--start", "--result"])?;
            Ok(Command::Play {
                from: flags.setting(game)?,
                result: flags.result,
            })
        }
        Some("perft") => {
            flags.only(&["--options", "--position", "--depth", "--divide"])?;
            let depth = flags
                .depth
                .ok_or_else(|| Failure::Call("perft needs --depth".to_owned()))?;
            if depth > MOST_PLIES {
                return Err(Failure::Call(format!(
                    "depth {depth}, expected at most {MOST_PLIES}"
                )));
            }
            Ok(Command::Perft {
                from: flags.setting(game)?,
                depth,
                divide: flags.divide,
            })
        }
        Some(other) => Err(Failure::Call(format!("`{other}` is no command"))),
        None => Err(Failure::Call("which command?".to_owned())),
    }
}
