//! TicTo's pieces, plain: a rectangle lies across, whichever way it is turned on the board.

use leptos::prelude::*;

#[component]
pub fn Symbols() -> impl IntoView {
    view! {
        <symbol id="ticto-round" viewBox="-50 -50 100 100">
            <circle class="piece-body" r="25"/>
            <circle class="piece-line" r="13"/>
        </symbol>
        // Flat pieces: as large as their cells, the groove between two of them covered.
        <symbol id="ticto-square" viewBox="-50 -50 100 100">
            <rect class="piece-body" x="-41" y="-41" width="82" height="82" rx="7"/>
        </symbol>
        <symbol id="ticto-rectangle" viewBox="-114 -50 228 100">
            <rect class="piece-body" x="-105" y="-41" width="210" height="82" rx="7"/>
            <path class="piece-line" d="M -92 0 H 92"/>
        </symbol>
        // Walls: a plank seen from above, on its long edge or, thicker, on its short one.
        <symbol id="ticto-square-lying" viewBox="-50 -14 100 28">
            <rect class="piece-body" x="-44" y="-7" width="88" height="14" rx="4"/>
        </symbol>
        <symbol id="ticto-rectangle-lying" viewBox="-114 -14 228 28">
            <rect class="piece-body" x="-108" y="-7" width="216" height="14" rx="4"/>
            <path class="piece-line" d="M -94 0 H 94"/>
        </symbol>
        <symbol id="ticto-rectangle-on-end" viewBox="-50 -14 100 28">
            <rect class="piece-body" x="-44" y="-12" width="88" height="24" rx="4"/>
            <path class="piece-line" d="M -34 -4 H 34 M -34 4 H 34"/>
        </symbol>
    }
}
