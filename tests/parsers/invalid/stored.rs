//! Invalid stored values.

pub const ROWS: &[&str] = &[
    "",
    "null",
    "{}",
    "{\"version\":2}",
    "{\"version\":2,\"text\":\"\"}",
    "{\"version\":2,\"revision\":-1,\"text\":\"\"}",
    "{\"version\":2,\"revision\":1.5,\"text\":\"\"}",
    "{\"version\":2,\"revision\":1,\"text\":null}",
    "{\"version\":2,\"revision\":1,\"text\":\"\",\"levels\":[0]}",
    "{\"version\":2,\"revision\":1,\"text\":\"\",\"levels\":[0,256]}",
    "{\"version\":2,\"revision\":1,\"text\":\"\",\"names\":[\"a\",\"b\",\"c\"]}",
    "{\"version\":2,\"revision\":1,\"replaces\":4294967296,\"text\":\"\"}",
    "{\"version\":3,\"revision\":1,\"text\":\"\"}",
];

pub const INDEXES: &[&str] = &[
    "",
    "null",
    "[]",
    "{\"version\":2}",
    "{\"version\":2,\"boards\":[],\"games\":[]}",
    "{\"version\":2,\"boards\":[\"3x3\"],\"games\":[{}]}",
    "{\"version\":2,\"boards\":[],\"games\":{}}",
    "{\"version\":3,\"boards\":[],\"games\":[]}",
];

pub const FINISHED_LINES: &[&str] = &[
    "",
    "|",
    "||||||||||||||||",
    "a|zoq||33b8|0|wr|1|0|0|||13noaX||||000000",
    "a|zoq||33b8|0|x|1|0|0||0|13noaX||||81a5c9",
    "a|zoq||33b8|0|wr|NaN|0|0||0|13noaX||||81a5c9",
    "a|zoq||33b8|0|wr|1|256|0||0|13noaX||||81a5c9",
    "a|zoq||33b8|0|wr|17000000000000007000|0|0||0|13noaX||||000000",
    "a|zoq||33b8|0|wr|1700000000000.1234567|0|0||0|13noaX||||000000",
];

pub const FINISHED_PAGES: &[&str] = &[
    "",
    "null",
    "[]",
    "{\"version\":2}",
    "{\"version\":2,\"texts\":[],\"games\":[]}",
    "{\"version\":2,\"texts\":[],\"games\":[\"\"]}",
    "{\"version\":2,\"texts\":[],\"games\":[7]}",
    "{\"version\":2,\"texts\":{},\"games\":[\"a|zoq\"]}",
    "{\"version\":3,\"texts\":[],\"games\":[]}",
];

pub const VARIATIONS: &[&str] = &[
    "",
    "null",
    "{\"version\":2}",
    "{\"version\":2,\"text\":7}",
    "{\"version\":1,\"text\":\"\"}",
    "{\"version\":3,\"text\":\"\"}",
    "{\"version\":2,\"text\":\"\"",
];

pub const SETTINGS: &[&str] = &[
    "",
    "null",
    "[]",
    "{}",
    "{\"version\":1}",
    "{\"version\":3}",
    "{\"version\":2,\"theme\":\"pink\"}",
    "{\"version\":2,\"sound\":1}",
    "{\"version\":2,\"choices\":[]}",
    "{\"version\":2,\"choices\":{\"zoq\":7}}",
    "{\"version\":2,\"language\":7}",
];

pub const PROGRESS: &[&str] = &[
    "",
    "null",
    "{\"version\":2}",
    "{\"version\":2,\"done\":[]}",
    "{\"version\":2,\"done\":{\"zoq\":{}}}",
    "{\"version\":2,\"done\":{\"zoq\":[1]}}",
    "{\"version\":1,\"done\":{}}",
    "{\"version\":3,\"done\":{}}",
];

pub const CORRESPONDENCES: &[&str] = &[
    "",
    " ",
    "3f9a01c27e",
    "3f9a01c27e white",
    "3f9a01c27e  white 1",
    "3F9A01C27E white 1",
    "3f9a01c27e black -1",
    "3f9a01c27e black 99999999999999999999",
    "3f9a01c27e black 1 ",
    "3f9a01c27e black 1 in=",
    "3f9a01c27e black 1 back=-1",
    "3f9a01c27e black 1\nsent",
];

pub const BACKUPS: &[&str] = &[
    "",
    "tablero",
    "tablero backup",
    "tablero backup 0",
    "tablero backup 3\nend 0",
    "tablero backup 11",
    "tablero 1\ngame zoq",
    "TABLERO BACKUP 1\nend 0",
];
