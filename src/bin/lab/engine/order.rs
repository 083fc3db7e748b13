//! The commands of the other program:
//!
//! ```text
//! position fen pppp/4/4/4/PPPP w moves a1-a2 b5-b4
//! ```

use std::str::FromStr;
use std::time::Duration;

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// None means the usual start position.
        start: Option<String>,
        moves: Vec<String>,
    },
    Query(QueryKind),
    Go(Go),
    Stop,
    Quit,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum QueryKind {
    FirstToMove,
    Over,
    Result,
}

/// The limits of thinking. Without any limit, it continues until the stop command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub time: Option<Duration>,
    pub depth: Option<u16>,
    pub nodes: Option<u64>,
    /// The remaining times of the first and the second player, and their increments for each move.
    pub clocks: [Option<Duration>; 2],
    pub increments: [Duration; 2],
}

impl Order {
    /// Reads a command. None if the line is empty.
    pub(super) fn read(line: &str) -> Result<Option<Order>, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |order: Order| match rest {
            "" => Ok(Some(order)),
            _ => Err(format!("`{}` after {word} was not expected", short(rest))),
        };
        match word {
            "" => Ok(None),
            "ugi" => alone(Order::Ugi),
            "isready" => alone(Order::IsReady),
            "uginewgame" => alone(Order::NewGame),
            "stop" => alone(Order::Stop),
            "quit" => alone(Order::Quit),
            "setoption" => set_option(rest).map(Some),
            "position" => position(rest).map(Some),
            "query" => query(rest).map(Some),
            "go" => go(rest).map(Some),
            _ => Err(format!("`{}` is not a UGI command", short(word))),
        }
    }
}

fn set_option(rest: &str) -> Result<Order, String> {
    let named = rest.strip_prefix("name ").map(str::trim);
    let (name, value) = named
        .and_then(|named| named.split_once(" value"))
        .filter(|(_, value)| value.is_empty() || value.starts_with(' '))
        .ok_or("setoption, expected `name NAME value VALUE`")?;
    Ok(Order::SetOption {
        name: name.trim().to_owned(),
        value: value.trim().to_owned(),
    })
}

fn position(rest: &str) -> Result<Order, String> {
    // Positions contain spaces, so everything before ` moves ` belongs to the position.
    let (start, moves) = match rest.split_once(" moves ") {
        Some((start, moves)) => (start, moves),
        None => (rest.strip_suffix(" moves").unwrap_or(rest), ""),
    };
    let start = match start.trim().strip_prefix("fen ") {
        Some(fen) => Some(fen.trim().to_owned()),
        None if start.trim() == "startpos" => None,
        None => {
            return Err("position, expected `startpos` or `fen POSITION`, then `moves`".to_owned());
        }
    };
    Ok(Order::Position {
        start,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
    })
}

fn query(rest: &str) -> Result<Order, String> {
    match rest {
        "p1turn" => Ok(Order::Query(QueryKind::FirstToMove)),
        "gameover" => Ok(Order::Query(QueryKind::Over)),
        "result" => Ok(Order::Query(QueryKind::Result)),
        _ => Err(format!(
            "query `{}`, expected `p1turn`, `gameover` or `result`",
            short(rest)
        )),
    }
}

fn go(rest: &str) -> Result<Order, String> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "infinite" => {}
            "movetime" => go.time = Some(time(word, words.next())?),
            "depth" => go.depth = Some(number(word, words.next())?),
            "nodes" => go.nodes = Some(number(word, words.next())?),
            "p1time" => go.clocks[0] = Some(time(word, words.next())?),
            "p2time" => go.clocks[1] = Some(time(word, words.next())?),
            "p1inc" => go.increments[0] = time(word, words.next())?,
            "p2inc" => go.increments[1] = time(word, words.next())?,
            _ => return Err(format!("go `{}` is not understood", short(word))),
        }
    }
    Ok(Order::Go(go))
}

/// The maximum time in milliseconds for a move.
const LONGEST: u64 = 1_000_000_000;

fn time(word: &str, text: Option<&str>) -> Result<Duration, String> {
    let milliseconds = number::<u64>(word, text)?;
    Ok(Duration::from_millis(milliseconds.min(LONGEST)))
}

fn number<T: FromStr>(word: &str, text: Option<&str>) -> Result<T, String> {
    let text = text.unwrap_or_default();
    text.parse()
        .map_err(|_| format!("go {word} `{}`, expected a number", short(text)))
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Order {
        Order::read(line).unwrap().unwrap()
    }

    #[test]
    fn a_position_is_everything_before_its_moves() {
        let order = |start: Option<&str>, moves: &[&str]| Order::Position {
            start: start.map(str::to_owned),
            moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        };
        for (line, expected) in [
            ("position startpos", order(None, &[])),
            ("position startpos moves a b", order(None, &["a", "b"])),
            ("  position\tstartpos  moves  a\r", order(None, &["a"])),
            ("position startpos moves", order(None, &[])),
            ("position fen 7/7 w -", order(Some("7/7 w -"), &[])),
            (
                "position fen 7/7 w - moves a1-a2 --",
                order(Some("7/7 w -"), &["a1-a2", "--"]),
            ),
        ] {
            assert_eq!(read(line), expected, "{line}");
        }
    }

    #[test]
    fn the_limits_of_a_search_are_read() {
        let second = Duration::from_secs(1);
        for (line, expected) in [
            ("go", Go::default()),
            ("go infinite", Go::default()),
            (
                "go movetime 1000 depth 3",
                Go {
                    time: Some(second),
                    depth: Some(3),
                    ..Go::default()
                },
            ),
            (
                "go p1time 1000 p2time 2000 p1inc 0 p2inc 1000",
                Go {
                    clocks: [Some(second), Some(2 * second)],
                    increments: [Duration::ZERO, second],
                    ..Go::default()
                },
            ),
            (
                "go nodes 18446744073709551615",
                Go {
                    nodes: Some(u64::MAX),
                    ..Go::default()
                },
            ),
        ] {
            assert_eq!(read(line), Order::Go(expected), "{line}");
        }
    }

    #[test]
    fn an_option_has_a_name_and_a_value() {
        let order = |name: &str, value: &str| Order::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        assert_eq!(read("setoption name hash value 8"), order("hash", "8"));
        assert_eq!(read("setoption name a b value c d"), order("a b", "c d"));
        assert_eq!(read("setoption name reach value"), order("reach", ""));
    }

    #[test]
    fn an_empty_line_is_ignored_and_unknown_ones_are_refused() {
        assert_eq!(Order::read(" \r\n"), Ok(None));
        for line in [
            "uci",
            "ugi now",
            "position",
            "position fen",
            "position startposs",
            "setoption",
            "setoption name hash",
            "setoption name hash valued",
            "query",
            "query p2turn",
            "go fast",
            "go depth",
            "go depth x",
            "go depth -1",
            "go nodes 18446744073709551616",
            "\u{fffd}",
        ] {
            assert!(Order::read(line).is_err(), "{line}");
        }
    }
}
