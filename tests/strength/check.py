"""Compares the rules and notations of the two programs in random games.

usage: check.py LAB SIZE GAMES
"""

import random
import sys

import pyspiel

from opponents import more_pieces
from referee import Referee, agree


def main():
    lab, size, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game = pyspiel.load_game(f"breakthrough(rows={size},columns={size})")
    referee = Referee(lab, size)
    chance = random.Random(f"{size} {games}")
    positions = 0
    for _ in range(games):
        state = game.new_initial_state()
        moves = []
        while not referee.is_over(state, moves):
            agree(moves, "pieces more", more_in_tensor(state), more_pieces(state))
            positions += 1
            action = chance.choice(state.legal_actions())
            moves.append(referee.move_of(state, action))
            state.apply_action(action)
    referee.close()
    print(f"{games} random games on {size}x{size}, {positions} positions: the rules agree")


def more_in_tensor(state):
    """Like `more_pieces`, computed from OpenSpiel's observation tensor."""
    planes = state.observation_tensor(0)
    cells = len(planes) // 3
    return round(sum(planes[:cells]) - sum(planes[cells : 2 * cells]))


main()
