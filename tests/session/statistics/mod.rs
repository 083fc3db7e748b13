//! Statistics of one's own results, and the estimate of one's strength.

mod counts;
mod estimates;
