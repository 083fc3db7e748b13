//! The command line of `lab`.

mod proofs;

use super::Failure;
use super::arena::{Match, Player, PlayerKind};
use super::command::Command;
use super::flags::{self, Flags, threads};
use super::records;
use super::setting::Setting;
use super::solve;
use super::tune::Tuning;
use super::weights;
use super::{drawn, puzzles, trees};
use tablero::games;
use tablero::play::{Day, SolvableGame, puzzle_number};

pub(super) const USAGE: &str = "\
usage: lab moves GAME [--options O]
           for each line, a position: its legal moves, or `= RESULT`, or `! ERROR`
       lab play GAME [--options O] [--start POSITION] [--result]
           for each line, the moves of a game: the position after them
       lab tree GAME [--options O] [--start POSITION] [--from FILE] [--main | --json]
           for each game, a text or a line of moves, both with variations: the same in
           its one form, or the main line's moves, or the nodes as data
       lab link GAME [--options O] [--start POSITION]
           for each line, a link or the moves of a game: the game, or the link to it
       lab perft GAME --depth N [--options O] [--position P] [--divide]
           the number of move sequences of exactly N plies
       lab games
           a line for each game and option: slug, options, start
       lab home
           a line for each game, as home draws it: the file assets/games.txt
       lab match GAME PLAYER PLAYER [--options O] [--start POSITION] [--games N]
                 [--seed S] [--opening PLIES] [--threads T] [--games-to FILE]
           games from random openings, each opening played twice with sides swapped;
           wins-draws-losses of the first player, score, Elo; PLAYER is random, greedy,
           nodes:N, depth:D, level:K, time:MS, mcts:MS (leaves evaluated; all these also
           with ,weights=FILE) or rollouts:MS (leaves played out at random)
       lab match GAME --ladder [--games N] ...
           each level against the one below, the first against greedy
       lab tune GAME [--options O] [--start POSITION] [--games N] [--nodes N]
                [--seed S] [--opening PLIES] [--rounds R] [--weights FILE]
                [--unit NAME] [--threads T]
           fits the weights of the game's evaluation to games of self-play
       lab record GAME --plies N [--options O] [--start POSITION] [--seed S]
           an unfinished game of N plies, as text
       lab puzzles GAME [--seed S] [--count N] [--games N]
           positions from self-play with exactly one winning move, proven
       lab puzzles GAME [--count N] [--from DATE]
           for a solved game: the puzzles of the first numbers, or of days
       lab engine GAME [--options O] [--start POSITION]
           speaks the Universal Game Interface
       lab solve GAME [--options O] [--from FILE] [--to FILE]
           solves the game, or reads its solution from a file; counts, time, size
       lab verify GAME [--options O] [--positions N | all] [--seed S] [--threads T]
           checks a solution with the moves of the rules, position by position
       lab prove GAME [--size WxH] [--options O] [--start POSITION] [--minutes M]
                 [--hash MB] [--to FILE]
           finds who wins on a small board and in how many plies; writes a certificate
       lab verify GAME --from FILE [--size WxH] [--options O] [--start POSITION]
           checks a certificate with the moves of the rules";

/// The maximum depth of perft. Counting this many plies never finishes anyway.
const MAX_PLIES: u32 = 64;
/// The maximum number of games. More would never finish.
const MAX_GAMES: usize = 10_000_000;
const MAX_OPENING: usize = 100;
/// More plies than a record can have.
const MAX_RECORDED: usize = 20_000;

pub(super) fn parse(parser: lexopt::Parser) -> Result<Command, Failure> {
    let (words, flags) = flags::read(parser)?;
    let mut words = words.into_iter();
    let (command, game) = (words.next(), words.next());
    let rest: Vec<String> = words.collect();
    if command.as_deref() != Some("match")
        && let Some(extra) = rest.first()
    {
        return Err(Failure::Usage(format!("`{extra}` was not expected")));
    }
    match command.as_deref() {
        Some("games") => without_more(&flags, game, Command::Games),
        Some("home") => without_more(&flags, game, Command::Home),
        Some("moves") => {
            flags.only(&["options"])?;
            Ok(Command::Moves(flags.setting(game)?))
        }
        Some("play") => {
            flags.only(&["options", "start", "result"])?;
            Ok(Command::Play {
                from: flags.setting(game)?,
                result: flags.has("result"),
            })
        }
        Some("tree") => tree(&flags, game),
        Some("link") => {
            flags.only(&["options", "start"])?;
            Ok(Command::Link(flags.setting(game)?))
        }
        Some("perft") => perft(&flags, game),
        Some("match") => played(&flags, game, &rest),
        Some("record") => record(&flags, game),
        Some("puzzles") => puzzles_of(&flags, game),
        Some("tune") => tune(&flags, game),
        Some("engine") => {
            flags.only(&["options", "start"])?;
            Ok(Command::Engine(flags.setting(game)?))
        }
        Some("solve") => {
            flags.only(&["options", "from", "to"])?;
            Ok(Command::Solve(solve::Arguments {
                from: flags.text("from"),
                to: flags.text("to"),
                setting: flags.setting(game)?,
            }))
        }
        Some("verify") => proofs::verify(&flags, game),
        Some("prove") => proofs::prove(&flags, game),
        Some(other) => Err(Failure::Usage(format!("`{other}` is no command"))),
        None => Err(Failure::Usage("the command is missing".to_owned())),
    }
}

fn without_more(
    flags: &Flags,
    extra: Option<String>,
    command: Command,
) -> Result<Command, Failure> {
    flags.only(&[])?;
    match extra {
        None => Ok(command),
        Some(extra) => Err(Failure::Usage(format!("`{extra}` was not expected"))),
    }
}

fn tree(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    flags.only(&["options", "start", "from", "main", "json"])?;
    let form = match (flags.has("main"), flags.has("json")) {
        (false, false) => trees::Form::Text,
        (true, false) => trees::Form::Main,
        (false, true) => trees::Form::Json,
        (true, true) => return Err(Failure::Usage("--main or --json, not both".to_owned())),
    };
    let setting = flags.setting(game)?;
    Ok(Command::Tree(trees::Arguments {
        kind: setting.kind,
        begin: setting.text,
        file: flags.text("from"),
        form,
    }))
}

fn perft(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    flags.only(&["options", "position", "depth", "divide"])?;
    let depth = flags
        .value("depth")?
        .ok_or_else(|| Failure::Usage("perft needs --depth".to_owned()))?;
    if depth > MAX_PLIES {
        return Err(Failure::Usage(format!(
            "depth {depth}, expected at most {MAX_PLIES}"
        )));
    }
    Ok(Command::Perft {
        from: flags.setting(game)?,
        depth,
        divide: flags.has("divide"),
    })
}

fn record(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    flags.only(&["options", "start", "plies", "seed"])?;
    let plies = match flags.value("plies")? {
        None => return Err(Failure::Usage("record needs --plies".to_owned())),
        Some(plies) if plies > MAX_RECORDED => {
            return Err(Failure::Usage(format!(
                "--plies {plies}, expected at most {MAX_RECORDED}"
            )));
        }
        Some(plies) => plies,
    };
    Ok(Command::Record(records::Arguments {
        text: flags.setting(game)?.text,
        plies,
        seed: flags.value("seed")?.unwrap_or(1),
    }))
}

fn puzzles_of(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    let text = flags.setting(game)?.text;
    let count = flags.count("count", 100)?;
    if games::solvable_game(&text.game).is_some_and(SolvableGame::is_solved) {
        flags.only(&["count", "from"])?;
        let day = |date: String| {
            let day = puzzle_number(&date).and_then(Day::of);
            day.ok_or_else(|| Failure::Usage(format!("`{date}` is no date")))
        };
        return Ok(Command::Drawn(drawn::Arguments {
            game: text.game,
            count,
            from: flags.text("from").map(day).transpose()?,
        }));
    }
    flags.only(&["seed", "count", "games"])?;
    Ok(Command::Puzzles(puzzles::Arguments {
        text,
        count,
        games: flags.count("games", 20 * count)?,
        seed: flags.value("seed")?.unwrap_or(1),
    }))
}

fn played(flags: &Flags, game: Option<String>, names: &[String]) -> Result<Command, Failure> {
    flags.only(&[
        "options", "start", "games", "seed", "opening", "threads", "games-to", "ladder",
    ])?;
    let from = flags.setting(game)?;
    let players = match (names, flags.has("ladder")) {
        ([], true) => None,
        ([one, other], false) => {
            let player = |name: &String| Player::read(name, &from.text.game);
            Some([player(one)?, player(other)?])
        }
        (_, true) => return Err(Failure::Usage("--ladder takes no players".to_owned())),
        ([], _) => return Err(Failure::Usage("the players are missing".to_owned())),
        ([_], _) => return Err(Failure::Usage("the second player is missing".to_owned())),
        ([_, _, extra, ..], _) => {
            return Err(Failure::Usage(format!("`{extra}` was not expected")));
        }
    };
    Ok(Command::Match {
        call: call(flags, from, [200, 4], true)?,
        players,
        games_to: flags.text("games-to"),
    })
}

fn tune(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    flags.only(&[
        "options", "start", "games", "seed", "opening", "threads", "nodes", "rounds", "weights",
        "unit",
    ])?;
    let from = flags.setting(game)?;
    let game = &from.text.game;
    let weights = match flags.text("weights") {
        Some(file) => Some(weights::read(&file, game)?),
        None => None,
    };
    let unit = match flags.text("unit") {
        Some(name) => Some(weights::index(&name, game).map_err(Failure::Usage)?),
        None => None,
    };
    Ok(Command::Tune(Tuning {
        call: call(flags, from, [2_000, 8], false)?,
        player: Player {
            who: PlayerKind::Nodes(flags.count("nodes", 2_000)? as u64),
            weights,
            name: "itself".to_owned(),
        },
        rounds: flags.count("rounds", 1)?,
        unit,
    }))
}

/// The settings that a match and the tuner's games share.
fn call(
    flags: &Flags,
    from: Setting,
    [games, opening]: [usize; 2],
    twice: bool,
) -> Result<Match, Failure> {
    let at_most = |name: &str, count: usize, max: usize| match count > max {
        true => Err(Failure::Usage(format!(
            "--{name} {count}, expected at most {max}"
        ))),
        false => Ok(count),
    };
    Ok(Match {
        text: from.text,
        games: at_most("games", flags.count("games", games)?, MAX_GAMES)?,
        seed: flags.value("seed")?.unwrap_or(1),
        opening: at_most(
            "opening",
            flags.value("opening")?.unwrap_or(opening),
            MAX_OPENING,
        )?,
        twice,
        threads: threads(flags)?,
    })
}
