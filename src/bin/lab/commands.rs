//! The output of `lab`.

use super::Failure;
use super::command::Command;
use super::one_line::in_one_line;
use super::setting::Setting;
use super::{drawn, engine, links, matches, prove, puzzles, records, solve, trees, tune, verify};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use tablero::games::{self, GAMES};
use tablero::play::{GameText, HomeGame, OpenError};

pub(super) fn run(
    command: &Command,
    input: impl Read + Send + 'static,
    output: impl Write,
) -> Result<(), Failure> {
    let mut output = BufWriter::new(output);
    match command {
        Command::Games => games(&mut output)?,
        Command::Home => home(&mut output)?,
        Command::Moves(from) => each_line(input, &mut output, |line| moves(from, line))?,
        Command::Play { from, result } => {
            each_line(input, &mut output, |line| play(from, line, *result))?;
        }
        Command::Tree(call) => trees::run(call, input, &mut output)?,
        Command::Link(from) => each_line(input, &mut output, |line| links::answer(from, line))?,
        Command::Perft {
            from,
            depth,
            divide,
        } => perft(from, *depth, *divide, &mut output)?,
        Command::Match {
            call,
            players,
            games_to,
        } => matches::run(call, players.as_ref(), games_to.as_deref(), &mut output)?,
        Command::Engine(setting) => engine::run(setting, input, &mut output)?,
        Command::Record(wanted) => records::run(wanted, &mut output)?,
        Command::Puzzles(wanted) => puzzles::run(wanted, &mut output)?,
        Command::Drawn(wanted) => drawn::run(wanted, &mut output)?,
        Command::Tune(tuning) => tune::run(tuning, &mut output)?,
        Command::Solve(call) => solve::run(call, &mut output)?,
        Command::Prove(task) => prove::run(task, &mut output)?,
        Command::VerifyProof(check) => verify::proof(check, &mut output)?,
        Command::Verify(check) => verify::run(check, &mut output)?,
    }
    output.flush()?;
    Ok(())
}

/// Writes one line for every line read. A line need not be UTF-8. Only its line feed is removed.
fn each_line(
    input: impl Read,
    output: &mut impl Write,
    mut answer: impl FnMut(&str) -> String,
) -> Result<(), Failure> {
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        writeln!(output, "{}", answer(&String::from_utf8_lossy(&line)))?;
        line.clear();
        // A script may wait for this answer before it sends the next line.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    Ok(())
}

fn games(output: &mut impl Write) -> Result<(), Failure> {
    for kind in GAMES {
        for options in kind.options() {
            let text = GameText {
                game: kind.slug().to_owned(),
                options: options.clone(),
                ..GameText::default()
            };
            let record = kind
                .open(&text)
                .map_err(|error| Failure::Usage(error.to_string()))?;
            let start = record.position_text(0);
            writeln!(output, "{}\t{options}\t{start}", kind.slug())?;
        }
    }
    Ok(())
}

fn home(output: &mut impl Write) -> Result<(), Failure> {
    for kind in GAMES {
        let game = HomeGame::of(*kind).map_err(|error| Failure::Usage(error.to_string()))?;
        writeln!(output, "{game}")?;
    }
    Ok(())
}

fn moves(from: &Setting, line: &str) -> String {
    let text = GameText {
        start: Some(line.to_owned()),
        ..from.text.clone()
    };
    match from.kind.open(&text) {
        Err(error) => refusal(&error),
        Ok(record) => match record.result() {
            Some(result) => format!("= {}", result.outcome),
            None => record.legal().join(" "),
        },
    }
}

fn play(from: &Setting, line: &str, with_result: bool) -> String {
    let text = GameText {
        moves: match line {
            "" => Vec::new(),
            moves => moves.split(' ').map(str::to_owned).collect(),
        },
        ..from.text.clone()
    };
    match from.kind.open(&text) {
        Err(error) => refusal(&error),
        Ok(record) => {
            let position = record.position_text(record.plies());
            match record.result() {
                Some(result) if with_result => format!("{position} = {}", result.outcome),
                _ => position,
            }
        }
    }
}

fn perft(from: &Setting, depth: u32, divide: bool, output: &mut impl Write) -> Result<(), Failure> {
    let perft = games::perft(&from.text, depth, divide)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    for (mv, leaves) in perft.split {
        writeln!(output, "{mv} {leaves}")?;
    }
    writeln!(output, "{}", perft.leaves)?;
    Ok(())
}

fn refusal(error: &OpenError) -> String {
    in_one_line(&format!("! {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::{Arc, Mutex};

    type Written = Arc<Mutex<Vec<u8>>>;

    /// Sends its second line only after the first is answered.
    struct Patient(Written, u8);

    impl Read for Patient {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let answers = self
                .0
                .lock()
                .unwrap()
                .iter()
                .filter(|&&b| b == b'\n')
                .count();
            assert_eq!(answers, usize::from(self.1), "questions without an answer");
            self.1 += 1;
            let question: &[u8] = if self.1 < 3 { b"x w\n" } else { b"" };
            into[..question.len()].copy_from_slice(question);
            Ok(question.len())
        }
    }

    struct Shared(Written);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn commands_are_answered_in_order() {
        let written = Written::default();
        let from = Setting {
            kind: GAMES[0],
            text: GameText {
                game: GAMES[0].slug().to_owned(),
                ..GameText::default()
            },
        };
        let asked = Patient(Arc::clone(&written), 0);
        let mut output = BufWriter::new(Shared(Arc::clone(&written)));
        // Not through `run`: with all other commands, the tests would take twenty seconds more to compile.
        each_line(asked, &mut output, |line| moves(&from, line)).unwrap();
        assert_eq!(
            written
                .lock()
                .unwrap()
                .iter()
                .filter(|&&b| b == b'\n')
                .count(),
            2
        );
    }
}
