//! The icons: strokes of the same width on a grid of 24.

use leptos::prelude::*;

/// A drawing with or instead of text. The control that contains it has a text with its meaning.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    let strokes = match name {
        "back" => "M14.5 5.5 8 12l6.5 6.5",
        "close" => "M6 6l12 12M18 6 6 18",
        "first" => "M6 5.5v13M18 5.5 11.5 12l6.5 6.5",
        "previous" => "M14.5 5.5 8 12l6.5 6.5",
        "next" => "M9.5 5.5 16 12l-6.5 6.5",
        "last" => "M18 5.5v13M6 5.5l6.5 6.5L6 18.5",
        "note" => "M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3",
        "before" => "M6 15.5 12 9l6 6.5",
        "after" => "M6 8.5 12 15l6-6.5",
        "up" => "M12 19V5.5M6 11l6-6 6 6",
        "down" => "M12 5v13.5M6 13l6 6 6-6",
        "undo" => "M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-4",
        "redo" => "M15.5 5l4 4-4 4M19 9h-9a5.5 5.5 0 0 0 0 11h4",
        "flip" => "M8 4v14M4.5 14.5 8 18l3.5-3.5M16 20V6M12.5 9.5 16 6l3.5 3.5",
        "share" => "M12 15V4M8 7.5 12 3.5l4 4M6 11.5v8h12v-8",
        "draw" => "M5 9.5h14M5 14.5h14",
        "new" => "M12 5v14M5 12h14",
        "rematch" => {
            "M4.5 9.5a8 8 0 0 1 14-2.5M19 3.5V7h-3.5M19.5 14.5a8 8 0 0 1-14 2.5M5 20.5V17h3.5"
        }
        "puzzle" => "M5 5h5v5H5zM14 14h5v5h-5zM14 5h5v5h-5zM5 14h5v5H5z",
        "resign" => "M6 21V4M6 5h11.5l-3 4 3 4H6",
        "help" => {
            "M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.1M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17"
        }
        "settings" => {
            "M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
        }
        "hint" => {
            "M9.5 17.5h5M10.5 20.5h3M8.5 14.5a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2"
        }
        "analyse" => "M4 19.5h16M6.5 16v-4M11 16V6.5M15.5 16v-6M20 16v-8.5",
        "report" => "M4 19.5h16M4 15l5-5 4 3 7-8",
        "right" => "M4.5 12.5 10 18 19.5 7",
        "pause" => "M9 5.5v13M15 5.5v13",
        "go-on" => "M8 5.5v13l10.5-6.5z",
        "clear" => "M5 5h14v14H5z",
        "mirror" => "M12 3.5v17M9 7 4 12l5 5zM15 7l5 5-5 5z",
        "move" => {
            "M12 3.5v17M3.5 12h17M9.5 6 12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5"
        }
        "copy" => "M9 9h10v10.5H9zM15 9V5H5v10.5h4",
        "remove" => "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13",
        _ => "",
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=strokes/>
        </svg>
    }
}
