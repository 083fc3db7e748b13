//! Boards as text, for example `4/3p/2P1/4`: the highest rank first, each run of empty cells as its length.

use std::fmt;

/// Writes a board of the given number of files and ranks, with a slash between ranks. The callback returns
/// the letter of a cell by its file and rank, both from 0, or `None` if the cell is empty.
///
/// # Errors
/// If writing to `out` fails.
pub fn write_ranks(
    out: &mut impl fmt::Write,
    (width, height): (u8, u8),
    letter: impl Fn(u8, u8) -> Option<char>,
) -> fmt::Result {
    for rank in (0..height).rev() {
        let mut run = 0;
        for file in 0..width {
            let Some(letter) = letter(file, rank) else {
                run += 1;
                continue;
            };
            write_run(out, run)?;
            run = 0;
            out.write_char(letter)?;
        }
        write_run(out, run)?;
        if rank > 0 {
            out.write_char('/')?;
        }
    }
    Ok(())
}

/// Writes the length of a run of empty cells, or nothing if the run is empty.
fn write_run(out: &mut impl fmt::Write, run: u8) -> fmt::Result {
    match run {
        0 => Ok(()),
        run => write!(out, "{run}"),
    }
}

#[cfg(test)]
mod tests {
    use super::write_ranks;

    /// Ranks from the highest, a dot for an empty cell.
    fn written(ranks: &[&str]) -> String {
        let size = |count: usize| u8::try_from(count).unwrap();
        let mut text = String::new();
        write_ranks(
            &mut text,
            (size(ranks[0].len()), size(ranks.len())),
            |file, rank| {
                let rank = ranks[ranks.len() - 1 - usize::from(rank)];
                let letter = char::from(rank.as_bytes()[usize::from(file)]);
                (letter != '.').then_some(letter)
            },
        )
        .unwrap();
        text
    }

    #[test]
    fn ranks_are_printed_from_the_highest() {
        assert_eq!(written(&["ab", "cd", "ef"]), "ab/cd/ef");
        assert_eq!(written(&["a"]), "a");
    }

    #[test]
    fn empty_cells_are_counted_within_a_rank() {
        assert_eq!(written(&[".a..b...", "........"]), "1a2b3/8");
        assert_eq!(written(&["a..", "..."]), "a2/3");
        assert_eq!(written(&["..a", "..b"]), "2a/2b");
    }

    #[test]
    fn a_run_can_have_two_digits() {
        assert_eq!(written(&["............"]), "12");
        assert_eq!(written(&["..........a."]), "10a1");
    }
}
