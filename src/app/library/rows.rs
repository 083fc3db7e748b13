//! The rows of the list that are on the page. A row that stays is not touched, so it keeps the focus: the keyed lists
//! of Leptos remove rows and insert them again when others are added before them.

use super::context::Library;
use super::row::GameRow;
use crate::app::effect::effect;
use crate::words::Locale;
use leptos::html;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The key that distinguishes rows. A row is made again if its key changes.
#[derive(Clone, PartialEq, Debug)]
pub struct RowKey {
    pub id: String,
    pub saved: u64,
    pub plies: usize,
    pub locale: Locale,
}

/// A row on the page.
struct MadeRow {
    key: RowKey,
    view: <AnyView as Render>::State,
    owner: Owner,
}

impl MadeRow {
    fn remove(mut self) {
        self.view.unmount();
        self.owner.cleanup();
    }
}

/// Keeps these rows, by their place, in an element, for as long as the list is on the page.
pub fn follow(
    library: Library,
    tab_place: Memo<usize>,
    outer: NodeRef<html::Div>,
    rows: impl Fn() -> BTreeMap<usize, RowKey> + 'static,
) {
    let parent = Owner::new();
    let mut made: BTreeMap<usize, MadeRow> = BTreeMap::new();
    effect(move || {
        let Some(outer) = outer.get() else {
            return;
        };
        let rows = rows();
        let is_gone = |place: &usize, row: &mut MadeRow| rows.get(place) != Some(&row.key);
        let gone: Vec<MadeRow> = made.extract_if(.., is_gone).map(|(_, row)| row).collect();
        gone.into_iter().for_each(MadeRow::remove);
        // From the last one up, so that the row below exists already.
        for (place, key) in rows.into_iter().rev() {
            if made.contains_key(&place) {
                continue;
            }
            let owner = parent.with(Owner::new);
            let locale = key.locale;
            let mut view = owner.with(|| {
                untrack(|| {
                    view! { <GameRow library place locale tab_place/> }
                        .into_any()
                        .build()
                })
            });
            let below = made.range(place..).next();
            let is_in = below.is_some_and(|(_, below)| below.view.insert_before_this(&mut view));
            if !is_in {
                view.mount(&outer, None);
            }
            made.insert(place, MadeRow { key, view, owner });
        }
    });
}
