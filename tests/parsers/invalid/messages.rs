//! Invalid messages between the page and its worker.

pub const CALLS: &[&str] = &[
    "",
    "null",
    "{}",
    "[]",
    "\"ask\"",
    "{\"ask\":{}}",
    "{\"ask\":null}",
    "{\"ask\":{\"id\":-1,\"text\":\"\",\"request\":\"exact\"}}",
    "{\"ask\":{\"id\":18446744073709551616,\"text\":\"\",\"request\":\"exact\"}}",
    "{\"ask\":{\"id\":1,\"text\":7,\"request\":\"exact\"}}",
    "{\"ask\":{\"id\":1,\"text\":\"\",\"request\":\"everything\"}}",
    "{\"ask\":{\"id\":1,\"text\":\"\",\"request\":\"exact\",\"more\":1}}",
    "{\"ask\":{\"id\":1,\"text\":\"\",\"request\":{\"lines\":{\"count\":-1}}}}",
    "{\"stop\":{\"id\":1}}{\"stop\":{\"id\":2}}",
    "{\"stop\":{\"id\":1},\"stop\":{\"id\":2}}",
    "{\"halt\":{\"id\":1}}",
    // The error would repeat a long word.
    "\"YskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYsk\
     YskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYsk\
     YskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYsk\
     YskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYskYsk\"",
    // The same with characters of several bytes.
    "{\"ask\":{\"id\":1,\"text€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€\
     €€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€\":\"\",\"request\":\"exact\"}}",
];

pub const REPLIES: &[&str] = &[
    "",
    "null",
    "ready",
    "\"Ready\"",
    "{\"ready\":1}",
    "{\"done\":{\"id\":1}}",
    "{\"done\":{\"id\":1,\"found\":null}}",
    "{\"done\":{\"id\":1,\"found\":{\"depth\":1,\"nodes\":1,\"millis\":0.0,\"lines\":[{}]}}}",
    "{\"done\":{\"id\":1,\"found\":{\"depth\":70000,\"nodes\":1,\"millis\":0.0,\"lines\":[]}}}",
    "{\"found\":{\"id\":1,\"found\":{\"depth\":1,\"nodes\":1,\"millis\":NaN,\"lines\":[]}}}",
    "{\"exact\":{\"id\":1,\"exact\":{\"solving\":\"half\"}}}",
    "{\"exact\":{\"id\":1,\"exact\":\"position\"}}",
    "{\"refused\":{\"id\":1}}",
    "{\"lost\":{}}",
    "{\"lost\":{\"sentence\":\"a\"},\"ready\":null}",
];
