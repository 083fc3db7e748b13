//! `lab match`: the output.

use super::Failure;
use super::arena::{Match, Played, Player, PlayerKind, Score, play};
use super::setting;
use std::fs::File;
use std::io::{self, BufWriter, Write};

/// Plays a match of two players, or of each level against the one below.
pub(super) fn run(
    call: &Match,
    players: Option<&[Player; 2]>,
    games_to: Option<&str>,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut kept = match games_to {
        Some(path) => {
            let file =
                File::create(path).map_err(|error| Failure::Usage(format!("{path}: {error}")))?;
            Some(BufWriter::new(file))
        }
        None => None,
    };
    let ladder;
    let pairings = match players {
        Some(players) => std::slice::from_ref(players),
        None => {
            ladder = pairings(&call.text.game);
            &ladder
        }
    };
    for [one, other] in pairings {
        let games = play(call, [one, other], &mut io::stderr());
        let score = Score::of(&games);
        writeln!(
            output,
            "{} v {}: {score}{}",
            one.name,
            other.name,
            caveat(one, other)
        )?;
        output.flush()?;
        if let Some(kept) = &mut kept {
            keep(kept, &games)?;
        }
    }
    if let Some(mut kept) = kept {
        kept.flush()?;
    }
    Ok(())
}

/// The pairings of levels. The first level plays against a player that looks one ply ahead.
fn pairings(game: &str) -> Vec<[Player; 2]> {
    let level = |level| Player::of(PlayerKind::Level(level), format!("level:{level}"));
    let first = [
        level(1),
        Player::of(PlayerKind::Greedy, "greedy".to_owned()),
    ];
    let others = (2..=setting::levels(game)).map(|above| [level(above), level(above - 1)]);
    std::iter::once(first).chain(others).collect()
}

fn caveat(one: &Player, other: &Player) -> &'static str {
    let by_clock = |player: &Player| {
        matches!(
            player.who,
            PlayerKind::Time(_) | PlayerKind::Mcts(_) | PlayerKind::Rollouts(_)
        )
    };
    if by_clock(one) || by_clock(other) {
        ", by the clock: not reproducible"
    } else {
        ""
    }
}

/// Writes each game as one line, in the format that `lab play` reads.
fn keep(kept: &mut impl Write, games: &[Played]) -> io::Result<()> {
    games
        .iter()
        .try_for_each(|game| writeln!(kept, "{}", game.moves.join(" ")))
}
