"""OpenSpiel's players, as opponents of the engine."""

import pyspiel
from open_spiel.python.algorithms import minimax

MEMORY_MB = 1000


class Mcts:
    """OpenSpiel's own MCTS bot in C++, with random rollouts and its usual settings."""

    def __init__(self, simulations):
        self.settings = {
            "bot": "pyspiel.MCTSBot",
            "simulations": simulations,
            "rollouts": 1,
            "uct_c": 2,
            "solve": True,
            "memory_mb": MEMORY_MB,
        }

    def player(self, game, seed):
        evaluator = pyspiel.RandomRolloutEvaluator(self.settings["rollouts"], seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            self.settings["uct_c"],
            self.settings["simulations"],
            MEMORY_MB,
            self.settings["solve"],
            seed,
            False,
        )
        return bot.step


class AlphaBeta:
    """OpenSpiel's alpha-beta in Python, because its C++ version cannot be called from Python."""

    # A win counts 1, so pieces must count less than that in total.
    PIECE = 0.01

    def __init__(self, depth):
        self.settings = {
            "bot": "open_spiel.python.algorithms.minimax.alpha_beta_search",
            "depth": depth,
            "value": f"{self.PIECE} for each piece more",
        }

    def player(self, game, seed):
        del seed  # This player is deterministic.

        def choose(state):
            me = state.current_player()
            sign = self.PIECE if me == 0 else -self.PIECE
            _, action = minimax.alpha_beta_search(
                game,
                state=state,
                value_function=lambda leaf: sign * more_pieces(leaf),
                maximum_depth=self.settings["depth"],
                maximizing_player_id=me,
            )
            return action

        return choose


def more_pieces(state):
    """The number of the first player's pieces minus the second player's."""
    board = str(state)
    # The last line has the names of the files, including b.
    board = board[: board.rindex("\n", 0, -1)]
    return board.count("b") - board.count("w")


OPPONENTS = {
    "mcts-1000": Mcts(1_000),
    "mcts-10000": Mcts(10_000),
    "alpha-beta-4": AlphaBeta(4),
}
