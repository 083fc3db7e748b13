//! The figures of a visit, and the combination of several visits.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result};

/// The two pages that are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Subject {
    /// A page with one small board and nothing else.
    Empty,
    /// The release page of Tablero.
    Page,
}

/// A measured figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Figure {
    FirstPicture,
    Ready,
    FirstMove,
    ToBoard,
    SecondPicture,
    SecondReady,
    Shift,
    LinkShift,
    MainThread,
    Script,
    Bytes,
    Requests,
    DepthOfHome,
    DepthOfLink,
    DepthOfRule,
    DepthOfPuzzle,
    ToAlive,
    Whole,
    Answer,
    GameMove,
    GameWhole,
    GameReply,
}

/// The median of some values, with the minimum and the maximum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    pub median: f64,
    pub min: f64,
    pub max: f64,
}

/// One value, as the visiting program prints it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub subject: Subject,
    pub figure: Figure,
    pub value: f64,
}

/// All values.
#[derive(Debug, Default)]
pub struct Measured(BTreeMap<(Subject, Figure), Vec<f64>>);

impl Subject {
    pub const ALL: [Self; 2] = [Self::Empty, Self::Page];

    pub fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Page => "page",
        }
    }
}

impl Figure {
    pub const ALL: [Self; 22] = [
        Self::FirstPicture,
        Self::Ready,
        Self::FirstMove,
        Self::ToBoard,
        Self::SecondPicture,
        Self::SecondReady,
        Self::Shift,
        Self::LinkShift,
        Self::MainThread,
        Self::Script,
        Self::Bytes,
        Self::Requests,
        Self::DepthOfHome,
        Self::DepthOfLink,
        Self::DepthOfRule,
        Self::DepthOfPuzzle,
        Self::ToAlive,
        Self::Whole,
        Self::Answer,
        Self::GameMove,
        Self::GameWhole,
        Self::GameReply,
    ];

    /// Its name with its unit, as used for a column.
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstPicture => "first_picture_ms",
            Self::Ready => "ready_ms",
            Self::FirstMove => "first_move_ms",
            Self::ToBoard => "to_board_ms",
            Self::SecondPicture => "second_picture_ms",
            Self::SecondReady => "second_ready_ms",
            Self::Shift => "shift",
            Self::LinkShift => "link_shift",
            Self::MainThread => "main_thread_ms",
            Self::Script => "script_ms",
            Self::Bytes => "bytes_kb",
            Self::Requests => "requests",
            Self::DepthOfHome => "depth_home",
            Self::DepthOfLink => "depth_link",
            Self::DepthOfRule => "depth_rule",
            Self::DepthOfPuzzle => "depth_puzzle",
            Self::ToAlive => "to_alive_ms",
            Self::Whole => "whole_ms",
            Self::Answer => "answer_ms",
            Self::GameMove => "game_move_ms",
            Self::GameWhole => "game_whole_ms",
            Self::GameReply => "game_reply_ms",
        }
    }

    pub fn about(self) -> &'static str {
        match self {
            Self::FirstPicture => "first picture with contents",
            Self::Ready => "ready: the program has drawn home",
            Self::FirstMove => "a move on a board of Breakthrough by link",
            Self::ToBoard => "from home to a board, once all is still",
            Self::SecondPicture => "first picture of a second visit",
            Self::SecondReady => "ready on a second visit",
            Self::Shift => "layout shift on home",
            Self::LinkShift => "layout shift by link",
            Self::MainThread => "main thread until all is still",
            Self::Script => "scripts in that",
            Self::Bytes => "on the wire until ready",
            Self::Requests => "requests ended until ready",
            Self::DepthOfHome => "requests one after another after index.html, for home",
            Self::DepthOfLink => "the same for a game's link",
            Self::DepthOfRule => "the same for a rule",
            Self::DepthOfPuzzle => "the same for a puzzle",
            Self::ToAlive => "from home until that board takes touches",
            Self::Whole => "by link, until the page's program has taken over",
            Self::Answer => "Play, pressed at the first picture: the game's board is drawn",
            Self::GameMove => "the same: a move on this board",
            Self::GameWhole => "the same: the page's program has taken over",
            Self::GameReply => "the same: the computer has answered the move",
        }
    }

    /// A value with enough digits to see differences.
    pub fn shown(self, value: f64) -> String {
        match self {
            Self::Shift | Self::LinkShift => format!("{value:.4}"),
            Self::ToBoard | Self::ToAlive | Self::Bytes => format!("{value:.1}"),
            _ => format!("{value:.0}"),
        }
    }
}

impl Spread {
    /// The spread of values in any order. `None` without values.
    pub fn of(values: &[f64]) -> Option<Self> {
        let mut values = values.to_vec();
        values.sort_by(f64::total_cmp);
        let middle = values.len() / 2;
        let median = match values.len() % 2 {
            0 => (values.get(middle.checked_sub(1)?)? + values[middle]) / 2.0,
            _ => values[middle],
        };
        Some(Self {
            median,
            min: *values.first()?,
            max: *values.last()?,
        })
    }
}

impl Measured {
    pub fn add(&mut self, sample: Sample) {
        let key = (sample.subject, sample.figure);
        self.0.entry(key).or_default().push(sample.value);
    }

    pub fn spread(&self, subject: Subject, figure: Figure) -> Option<Spread> {
        Spread::of(self.0.get(&(subject, figure))?)
    }

    pub fn median(&self, subject: Subject, figure: Figure) -> Option<f64> {
        Some(self.spread(subject, figure)?.median)
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (subject, figure) = (self.subject.name(), self.figure.name());
        write!(f, "{subject}\t{figure}\t{}", self.value)
    }
}

impl FromStr for Sample {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let read = || {
            let mut parts = line.split('\t');
            let (subject, figure, value) = (parts.next()?, parts.next()?, parts.next()?);
            Some(Self {
                subject: Subject::ALL.into_iter().find(|one| one.name() == subject)?,
                figure: Figure::ALL.into_iter().find(|one| one.name() == figure)?,
                value: value.parse().ok()?,
            })
        };
        read().with_context(|| format!("expected a page, a figure and a value, found {line:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_value_or_between_the_two_middle_ones() {
        let spread = |median, min, max| Spread { median, min, max };
        assert_eq!(Spread::of(&[3.0, 1.0, 9.0]), Some(spread(3.0, 1.0, 9.0)));
        let even = Spread::of(&[4.0, 1.0, 2.0, 9.0]);
        assert_eq!(even, Some(spread(3.0, 1.0, 9.0)));
        assert_eq!(Spread::of(&[5.0]), Some(spread(5.0, 5.0, 5.0)));
        assert_eq!(Spread::of(&[]), None);
    }

    #[test]
    fn a_sample_is_read_as_it_is_printed() {
        let sample = Sample {
            subject: Subject::Page,
            figure: Figure::ToBoard,
            value: 81.5,
        };
        assert_eq!(sample.to_string(), "page\tto_board_ms\t81.5");
        assert_eq!(sample.to_string().parse::<Sample>().unwrap(), sample);
        let error = "page\tbeauty\t1".parse::<Sample>().unwrap_err();
        assert!(error.to_string().contains("beauty"), "{error}");
    }

    #[test]
    fn every_figure_has_a_name_of_its_own() {
        let mut names = Figure::ALL.map(Figure::name).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Figure::ALL.len());
    }
}
