//! The limits for a first visit.

use super::figures::{Figure, Measured, Subject};

/// The maximum of a figure of the page.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    figure: Figure,
    max: f64,
    /// The figure of the empty page by which the page's figure is divided. `None` if the limit is absolute.
    times: Option<Figure>,
}

/// The result of comparing a figure with its limit.
#[derive(Debug, PartialEq)]
pub struct Verdict {
    pub is_over: bool,
    /// A line that describes the result.
    pub line: String,
}

pub const LIMITS: [Limit; 13] = [
    times(Figure::FirstPicture, 1.2, Figure::FirstPicture),
    times(Figure::Ready, 2.5, Figure::Ready),
    times(Figure::Answer, 1.6, Figure::Ready),
    times(Figure::FirstMove, 2.0, Figure::Ready),
    times(Figure::GameMove, 3.5, Figure::Ready),
    times(Figure::GameReply, 9.5, Figure::Ready),
    at_most(Figure::ToBoard, 100.0),
    at_most(Figure::Shift, 0.01),
    at_most(Figure::LinkShift, 0.01),
    at_most(Figure::DepthOfHome, 2.0),
    at_most(Figure::DepthOfLink, 2.0),
    at_most(Figure::DepthOfRule, 2.0),
    at_most(Figure::DepthOfPuzzle, 2.0),
];

const fn times(figure: Figure, max: f64, of_empty: Figure) -> Limit {
    Limit {
        figure,
        max,
        times: Some(of_empty),
    }
}

const fn at_most(figure: Figure, max: f64) -> Limit {
    Limit {
        figure,
        max,
        times: None,
    }
}

impl Limit {
    /// Compares the medians. A figure that was not measured counts as over its limit.
    pub fn judge(&self, measured: &Measured) -> Verdict {
        let name = self.figure.name();
        let value = measured.median(Subject::Page, self.figure);
        let (value, what) = match self.times {
            None => (value, String::new()),
            Some(base) => {
                let empty = measured.median(Subject::Empty, base);
                let ratio = value.zip(empty).map(|(value, empty)| value / empty);
                (ratio, format!(" times the empty page's {}", base.name()))
            }
        };
        let is_over = value.is_none_or(|value| value.is_nan() || value > self.max);
        let verdict = if is_over { "over" } else { "ok" };
        let shown = match (value, self.times) {
            (None, _) => "not measured:".to_owned(),
            (Some(ratio), Some(_)) => format!("{ratio:.2}"),
            (Some(value), None) => self.figure.shown(value),
        };
        Verdict {
            is_over,
            line: format!("{verdict:5} {name:16} {shown}{what}, at most {}", self.max),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::figures::Sample;
    use super::*;

    fn measured(values: &[(Subject, Figure, f64)]) -> Measured {
        let mut measured = Measured::default();
        for &(subject, figure, value) in values {
            measured.add(Sample {
                subject,
                figure,
                value,
            });
        }
        measured
    }

    #[test]
    fn a_multiple_is_of_the_empty_pages_figure() {
        let limit = times(Figure::FirstMove, 3.5, Figure::Ready);
        let with = |value| {
            limit.judge(&measured(&[
                (Subject::Empty, Figure::Ready, 1000.0),
                (Subject::Page, Figure::Ready, 9.0),
                (Subject::Page, Figure::FirstMove, value),
            ]))
        };
        let verdict = with(3500.0);
        assert!(!verdict.is_over);
        assert_eq!(
            verdict.line,
            "ok    first_move_ms    3.50 times the empty page's ready_ms, at most 3.5"
        );
        let verdict = with(3600.0);
        assert!(verdict.is_over && verdict.line.starts_with("over "));
    }

    #[test]
    fn an_absolute_limit_needs_no_empty_page() {
        let limit = at_most(Figure::ToBoard, 100.0);
        let with = |value| limit.judge(&measured(&[(Subject::Page, Figure::ToBoard, value)]));
        assert!(!with(100.0).is_over);
        let verdict = with(100.1);
        assert!(verdict.is_over);
        assert_eq!(verdict.line, "over  to_board_ms      100.1, at most 100");
    }

    #[test]
    fn what_was_not_measured_is_over() {
        for limit in LIMITS {
            let verdict = limit.judge(&Measured::default());
            assert!(verdict.is_over && verdict.line.contains("not measured"));
        }
    }
}
