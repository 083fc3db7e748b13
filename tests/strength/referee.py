"""The rules of both programs in parallel. They must agree at every ply."""

from lab import Rules
from notation import SIDES, action_of, move_of, pieces_of, position_of, start_of


class Referee:
    def __init__(self, lab, size):
        self.size = size
        self.rules = Rules(lab, start_of(size))

    def move_of(self, state, action):
        return move_of(state.action_to_string(action), self.size)

    def action_of(self, state, move):
        return state.string_to_action(action_of(move, self.size))

    def is_over(self, state, moves):
        """Whether the game is over after these moves, which lead to this state in OpenSpiel."""
        position, result = self.rules.after(moves)
        if state.is_terminal():
            winner = SIDES[state.returns().index(1)]
            agree(moves, "pieces", position.split(" ")[0], pieces_of(state))
            agree(moves, "result", result, winner)
            return True
        agree(moves, "result", result, None)
        agree(moves, "position", position, position_of(state))
        legal = state.legal_actions()
        names = {self.move_of(state, action): action for action in legal}
        agree(moves, "legal moves", sorted(self.rules.moves(position)), sorted(names))
        back = [self.action_of(state, move) for move in names]
        agree(moves, "actions read back", sorted(back), sorted(legal))
        return False

    def close(self):
        self.rules.close()


def agree(moves, what, ours, theirs):
    if ours != theirs:
        raise ValueError(f"the {what} after {moves}: Tablero says {ours}, OpenSpiel {theirs}")
