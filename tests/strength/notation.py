"""Breakthrough in two notations: OpenSpiel's and Tablero's.

In OpenSpiel the first player has the letter b and begins at the top of the board, from the highest
rank. In Tablero White begins from rank 1. So one board is the other one upside down: `a7b6*` is
`a2xb3`.
"""

import re

ACTION = re.compile(r"([a-z])(\d+)([a-z])(\d+)(\*?)")
MOVE = re.compile(r"([a-z])(\d+)([-x])([a-z])(\d+)")

# The side of each of OpenSpiel's players.
SIDES = ["white", "black"]


def move_of(action, size):
    """Tablero's notation of an OpenSpiel action, given as text."""
    file, rank, to_file, to_rank, takes = ACTION.fullmatch(action).groups()
    rank, to_rank = size + 1 - int(rank), size + 1 - int(to_rank)
    return f"{file}{rank}{'x' if takes else '-'}{to_file}{to_rank}"


def action_of(move, size):
    """OpenSpiel's text for a move of Tablero."""
    file, rank, how, to_file, to_rank = MOVE.fullmatch(move).groups()
    rank, to_rank = size + 1 - int(rank), size + 1 - int(to_rank)
    return f"{file}{rank}{to_file}{to_rank}{'*' if how == 'x' else ''}"


def position_of(state):
    """Tablero's text of an unfinished state of OpenSpiel."""
    return f"{pieces_of(state)} {'wb'[state.current_player()]}"


def pieces_of(state):
    """Tablero's text of the pieces alone."""
    ranks = [line.lstrip("0123456789") for line in str(state).splitlines()[:-1]]
    ranks = [rank.translate(str.maketrans("bw", "Pp")) for rank in reversed(ranks)]
    return "/".join(re.sub(r"\.+", lambda gap: str(len(gap[0])), rank) for rank in ranks)


def start_of(size):
    """Tablero's text of the start position on a board of this size."""
    ranks = ["p" * size] * 2 + [str(size)] * (size - 4) + ["P" * size] * 2
    return f"{'/'.join(ranks)} w"
