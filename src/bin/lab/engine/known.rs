//! The move of a level of a solved game.

use super::order::Order;
use super::{Engine, NextStep};
use crate::Failure;
use crate::tablebase::{LoadedTablebase, solved};
use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::Receiver;
use tablero::search::ExactLevel;

impl<W: Write> Engine<W> {
    /// Sends the move of a level once the game is solved. There is no answer before that, so only `quit` ends
    /// the wait.
    pub(super) fn play_solved(
        &mut self,
        exact_level: ExactLevel,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
    ) -> Result<NextStep, Failure> {
        let text = self.text();
        if self
            .tablebase
            .as_ref()
            .is_none_or(|one| !one.knows(&text.options))
        {
            let Some(kind) = solved(&text.game) else {
                return self.refuse("the game is not solved");
            };
            match LoadedTablebase::new(kind, &text.options) {
                Ok(tablebase) => self.tablebase = Some(tablebase),
                Err(why) => return self.refuse(&why),
            }
        }
        let choice = loop {
            if let Some(known) = self.tablebase.as_mut().and_then(LoadedTablebase::advance) {
                break known.choose(&text, exact_level, self.options.seed);
            }
            let Ok(line) = lines.try_recv() else {
                continue;
            };
            match Order::read(&line) {
                Ok(Some(Order::IsReady)) => self.say("readyok")?,
                Ok(Some(Order::Stop)) => {}
                Ok(Some(Order::Quit)) => return Ok(NextStep::Quit),
                _ => waiting.push_back(line),
            }
        };
        match choice {
            Ok(choice) => self.say(&format!("bestmove {}", choice.as_deref().unwrap_or("none")))?,
            Err(error) => return self.refuse(&error.to_string()),
        }
        Ok(NextStep::Go)
    }
}
