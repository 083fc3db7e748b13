//! Invalid addresses.

pub const CODES: &[&str] = &[
    "",
    "g",
    "g=",
    "g=0",
    "g=00000",
    "g=000000",
    "g=zzzzz",
    "g=-",
    "g=.",
    "g=..",
    "g=...",
    "#g=1HcTzApLiI3",
    "G=1HcTzApLiI3",
    "g=1HcTz ApLiI3",
    "g=\u{ff10}",
    "g=zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
];

pub const ADDRESSES: &[&str] = &[
    "play",
    "Play=abc",
    "#play=abc",
    "%70lay=abc",
    "rules",
    "puzzle",
    "edit",
    "javascript:alert(1)",
    "//example.org",
    "g=1HcTzApLiI3",
];

pub const DRAFTS: &[&str] = &[
    "~",
    "~;;;;",
    "~3x3",
    "~3x3;w",
    "~3x3;w;;;w_counter_z9",
    "~3x3;q;;;",
    "~300x3;w;;;",
    "~0x0;w;;;",
    "~-1x3;w;;;",
    "~3x3;w;;;nobody_counter_a1",
    "~3x3;w;;;w_nothing_a1",
    "~3x3;w;;w_counter_a1",
    "%7E",
    "%ff",
    "reach=any",
    "reach=all;bbb/3/WWW_Wb_w",
    "bbb/3/WWW_Wb_w;reach=any",
];
