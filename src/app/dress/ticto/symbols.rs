//! TicTo's pieces, plain: a rectangle lies across, whichever way it is turned on the board.

use leptos::prelude::*;

#[component]
pub fn Symbols() -> impl IntoView {
    view! {
        <symbol id="ticto-round" viewBox="-50 -50 100 100">
            <circle class="piece-body" r="26"/>
            <circle class="piece-line" r="14"/>
        </symbol>
        <symbol id="ticto-square" viewBox="-50 -50 100 100">
            <rect class="piece-body" x="-38" y="-38" width="76" height="76" rx="6"/>
        </symbol>
        <symbol id="ticto-square-lying" viewBox="-50 -50 100 100">
            <rect class="piece-body" x="-38" y="-8" width="76" height="16" rx="4"/>
        </symbol>
        <symbol id="ticto-rectangle" viewBox="-100 -50 200 100">
            <rect class="piece-body" x="-88" y="-38" width="176" height="76" rx="6"/>
        </symbol>
        <symbol id="ticto-rectangle-lying" viewBox="-100 -50 200 100">
            <rect class="piece-body" x="-88" y="-8" width="176" height="16" rx="4"/>
        </symbol>
        // As long as a square in the groove, but higher: a second edge runs along it.
        <symbol id="ticto-rectangle-on-end" viewBox="-50 -50 100 100">
            <rect class="piece-body" x="-38" y="-14" width="76" height="28" rx="4"/>
            <path class="piece-line" d="M -32 0 H 32"/>
        </symbol>
    }
}
