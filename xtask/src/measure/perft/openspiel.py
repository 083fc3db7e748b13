"""Counts lines of Breakthrough with OpenSpiel; prints leaves and seconds of each run.

usage: openspiel.py python|walk DEPTH RUNS

With `python` this is perft: legal actions and children through OpenSpiel's Python interface, the
last ply counted in bulk. With `walk`, OpenSpiel's own C++ goes through the tree (its expected
returns of random play), where every position down to the depth is made and none is counted.
"""

import sys
import time

import pyspiel


def perft(state, depth):
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(state.child(action), depth - 1) for action in actions)


def walk(state, depth):
    pyspiel.expected_returns(state, pyspiel.UniformPolicy(), depth, False)
    return 0


def main():
    work = {"python": perft, "walk": walk}[sys.argv[1]]
    depth, runs = int(sys.argv[2]), int(sys.argv[3])
    game = pyspiel.load_game("breakthrough")
    for _ in range(runs):
        state = game.new_initial_state()
        started = time.perf_counter()
        leaves = work(state, depth)
        print(leaves, time.perf_counter() - started, flush=True)


main()
