//! The library: all games of this browser in a list that can be searched, filtered and sorted. Several games can be
//! deleted or exported together.

mod arrange;
mod fold;
mod message;
mod model;
mod opponent;
mod query;
mod row_text;
mod top;
mod visible_rows;

pub use fold::folded;
pub use message::{LibraryEffect, LibraryMessage, Step};
pub use model::LibraryModel;
pub use opponent::{OpponentKind, OwnResult};
pub use query::{LibraryOrder, LibraryQuery, OpponentFilter, ResultFilter};
pub use row_text::RowText;
pub use top::ListTop;
pub use visible_rows::ListMeasures;
