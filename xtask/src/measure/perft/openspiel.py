"""Runs through the tree of Breakthrough with OpenSpiel, and prints leaves and seconds.

usage: openspiel.py python|walk DEPTH

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
    state = pyspiel.load_game("breakthrough").new_initial_state()
    started = time.perf_counter()
    leaves = work(state, int(sys.argv[2]))
    print(leaves, time.perf_counter() - started)


main()
