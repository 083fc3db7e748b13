//! Nothing: see `suite/`.
