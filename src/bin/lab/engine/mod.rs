//! `lab engine`: the Universal Game Interface over standard input and output, as specified in
//! <https://github.com/kz04px/ugi>.

mod clock;
mod known;
mod options;
mod order;
mod search;

use self::options::Options;
use self::order::{Order, QueryKind};
use self::search::Search;
use super::Failure;
use super::setting::Setting;
use super::tablebase::LoadedTablebase;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use tablero::games;
use tablero::play::{AnySearcher, GameRecord, GameText, Kind, SearchableGame};
use tablero::rules::{Outcome, Side};

/// Answers until the input ends or it gets the command to quit.
pub(super) fn run(
    setting: &Setting,
    input: impl Read + Send + 'static,
    output: impl Write,
) -> Result<(), Failure> {
    let searchable_game = games::searchable_game(&setting.text.game)
        .ok_or_else(|| Failure::Usage(format!("there is no engine for {}", setting.text.game)))?;
    let options = Options::new(setting, setting.kind.levels());
    Engine {
        kind: setting.kind,
        searchable_game,
        options,
        given: None,
        searcher: None,
        tablebase: None,
        output,
    }
    .serve(&lines_of(input))
}

/// The lines of the input, read on a separate thread so that they arrive while the engine is thinking.
fn lines_of(input: impl Read + Send + 'static) -> Receiver<String> {
    let (heard, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        let mut line = Vec::new();
        while input
            .read_until(b'\n', &mut line)
            .is_ok_and(|read| read > 0)
        {
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if heard.send(text).is_err() {
                return;
            }
            line.clear();
        }
    });
    lines
}

struct Engine<W> {
    kind: &'static dyn Kind,
    searchable_game: &'static dyn SearchableGame,
    options: Options,
    /// The position that was set: its start and its moves.
    given: Option<GameText>,
    /// Created when it is first needed.
    searcher: Option<Box<dyn AnySearcher>>,
    /// The same for the levels of a solved game.
    tablebase: Option<LoadedTablebase>,
    output: W,
}

/// Whether the engine continues.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NextStep {
    Go,
    Quit,
}

impl<W: Write> Engine<W> {
    fn serve(mut self, lines: &Receiver<String>) -> Result<(), Failure> {
        let mut waiting = VecDeque::new();
        while let Some(line) = waiting.pop_front().or_else(|| lines.recv().ok()) {
            let then = match Order::read(&line) {
                Ok(None) => NextStep::Go,
                Ok(Some(order)) => self.obey(order, lines, &mut waiting)?,
                Err(why) => self.refuse(&why)?,
            };
            if then == NextStep::Quit {
                break;
            }
        }
        Ok(())
    }

    fn obey(
        &mut self,
        order: Order,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
    ) -> Result<NextStep, Failure> {
        match order {
            Order::Ugi => {
                self.say(&format!("id name Tablero {}", env!("CARGO_PKG_VERSION")))?;
                self.say("id author the authors of Tablero")?;
                for line in self.options.listed() {
                    self.say(&line)?;
                }
                self.say("ugiok")?;
            }
            Order::IsReady => {
                self.searcher();
                self.say("readyok")?;
            }
            Order::NewGame => {
                self.searcher = None;
                self.given = None;
            }
            Order::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(table_is_new) if table_is_new => self.searcher = None,
                Ok(_) => {}
                Err(why) => return self.refuse(&why),
            },
            Order::Position { start, moves } => {
                let text = GameText {
                    moves,
                    ..match start {
                        Some(start) => self.options.from(start),
                        None => self.options.start(),
                    }
                };
                match self.kind.open(&text) {
                    Ok(_) => self.given = Some(text),
                    Err(error) => return self.refuse(&error.to_string()),
                }
            }
            Order::Query(asked) => match self.record() {
                Ok(record) => self.say(&format!("response {}", answer(&record, asked)))?,
                Err(why) => return self.refuse(&why),
            },
            Order::Go(go) => {
                let side = match self.record() {
                    Ok(record) if record.result().is_none() => record.turn(),
                    Ok(_) => {
                        self.refuse("the game is over: there is no move")?;
                        self.say("bestmove none")?;
                        return Ok(NextStep::Go);
                    }
                    Err(why) => return self.refuse(&why),
                };
                if let Some(exact_level) = self.options.exact_level(self.kind.exact_levels()) {
                    return self.play_solved(exact_level, lines, waiting);
                }
                let level = self.options.level(self.searchable_game.levels());
                let search = Search::new(&go, side, &self.options, level);
                return self.think(search, lines, waiting);
            }
            // Nothing is running.
            Order::Stop => {}
            Order::Quit => return Ok(NextStep::Quit),
        }
        Ok(NextStep::Go)
    }

    /// Thinks until the move is found. Commands that need an immediate answer get one, the others wait.
    fn think(
        &mut self,
        mut search: Search,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
    ) -> Result<NextStep, Failure> {
        let mut then = NextStep::Go;
        let text = self.text();
        self.searcher();
        let Some(searcher) = &mut self.searcher else {
            return Ok(then);
        };
        if let Err(error) = searcher.ask(&text, search.question()) {
            return self.refuse(&error.to_string());
        }
        loop {
            match lines.try_recv() {
                Ok(line) => match Order::read(&line) {
                    Ok(Some(Order::IsReady)) => say(&mut self.output, "readyok")?,
                    Ok(Some(Order::Stop)) => search.stop(),
                    Ok(Some(Order::Quit)) => {
                        then = NextStep::Quit;
                        search.stop();
                    }
                    _ => waiting.push_back(line),
                },
                // The input has ended, so no stop command can arrive.
                Err(TryRecvError::Disconnected) => search.bound(),
                Err(TryRecvError::Empty) => {}
            }
            let is_over = search.advance(searcher.as_mut());
            for line in search.output() {
                say(&mut self.output, &line)?;
            }
            if is_over {
                return Ok(then);
            }
        }
    }

    fn searcher(&mut self) {
        let (searchable_game, bytes) = (self.searchable_game, self.options.bytes());
        self.searcher
            .get_or_insert_with(|| searchable_game.searcher(bytes));
    }

    fn text(&self) -> GameText {
        let given = self.given.clone();
        given.unwrap_or_else(|| self.options.start())
    }

    fn record(&self) -> Result<GameRecord, String> {
        self.kind
            .open(&self.text())
            .map_err(|error| error.to_string())
    }

    fn refuse(&mut self, why: &str) -> Result<NextStep, Failure> {
        let line = format!("info string {why}").replace(char::is_control, " ");
        self.say(&line)?;
        Ok(NextStep::Go)
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        say(&mut self.output, line)
    }
}

/// Writes a line and flushes it, because the other program waits for it.
fn say(output: &mut impl Write, line: &str) -> Result<(), Failure> {
    writeln!(output, "{line}")?;
    output.flush()?;
    Ok(())
}

fn answer(record: &GameRecord, asked: QueryKind) -> &'static str {
    let result = record.result().map(|result| result.outcome);
    let printed = |is: bool| if is { "true" } else { "false" };
    match asked {
        QueryKind::FirstToMove => printed(record.turn() == Side::White),
        QueryKind::Over => printed(result.is_some()),
        QueryKind::Result => match result {
            None => "none",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Won(Side::White)) => "p1win",
            Some(Outcome::Won(Side::Black)) => "p2win",
        },
    }
}
