//! Empty. See `tests/`.
