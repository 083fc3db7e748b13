"""Plays Tablero's engine against a player of OpenSpiel at Breakthrough, and stores every game.

usage: play.py LAB SIZE OPPONENT GO GAMES FILE
       play.py LAB 8 mcts-1000 'movetime 100' 200 games.jsonl

GO is the command that the engine gets at each move ('movetime MS', 'nodes N'). FILE gets the settings
in its first line and then a line for each game, so that an interrupted match can continue: games in
it are not played again. Two consecutive games begin with the same moves, chosen at random from a
seed, once with each side. At every ply both programs' rules must agree on the position, on the
legal moves and on the result.

Progress goes to standard error. At the end three numbers (games won, drawn and lost) go to standard
output. Needs the package open_spiel. `cargo xtask measure strength` installs it and calls this.
"""

import json
import os
import random
import sys
import time
from importlib.metadata import version

import pyspiel

from lab import Engine
from notation import SIDES
from opponents import OPPONENTS
from referee import Referee, agree

SEED = 1
OPENING_PLIES = 4


class Match:
    def __init__(self, lab, size, opponent, go):
        self.go = go
        self.opponent = OPPONENTS[opponent]
        self.game = pyspiel.load_game(f"breakthrough(rows={size},columns={size})")
        self.referee = Referee(lab, size)
        self.engine = Engine(lab, size)
        self.settings = {
            "size": size,
            "opponent": opponent,
            **self.opponent.settings,
            "open_spiel": version("open_spiel"),
            "engine": self.engine.name,
            "go": go,
            "opening_plies": OPENING_PLIES,
            "seed": SEED,
        }

    def play(self, number):
        """Plays the game with this number and returns the record to store."""
        ours = number % 2
        chance = random.Random(f"{SEED} {self.settings['size']} {number // 2}")
        they_choose = self.opponent.player(self.game, 1000 * SEED + number)
        state = self.game.new_initial_state()
        moves, our_times, their_times = [], [], []
        self.engine.new_game()
        while not self.referee.is_over(state, moves):
            agree(moves, "engine's result", self.engine.result(moves), None)
            if len(moves) < OPENING_PLIES:
                action = chance.choice(state.legal_actions())
            elif state.current_player() == ours:
                move, seconds = self.engine.choose(moves, self.go)
                action = self.referee.action_of(state, move)
                our_times.append(seconds)
            else:
                begun = time.perf_counter()
                action = they_choose(state)
                their_times.append(time.perf_counter() - begun)
            moves.append(self.referee.move_of(state, action))
            state.apply_action(action)
        winner = SIDES[state.returns().index(1)]
        agree(moves, "engine's result", self.engine.result(moves), winner)
        return {
            "game": number,
            "ours": SIDES[ours],
            "points": (1 + state.returns()[ours]) / 2,
            "plies": len(moves),
            "our_ms": mean_and_most(our_times),
            "their_ms": mean_and_most(their_times),
            "moves": " ".join(moves),
        }

    def close(self):
        self.referee.close()
        self.engine.close()


def mean_and_most(times):
    """The mean and the maximum of times in seconds, in milliseconds."""
    if not times:
        return None
    return [round(1000 * number, 1) for number in (sum(times) / len(times), max(times))]


def read(path, settings):
    """The games in a file, by number. Creates the file if it does not exist."""
    games = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        # A game that was cut off during writing is played again.
        lines = text[: text.rfind("\n") + 1].splitlines()
        if lines and json.loads(lines[0]) != settings:
            raise ValueError(f"{path} holds a match with other settings: {lines[0]}")
        games = {game["game"]: game for game in map(json.loads, lines[1:])}
    write(path, [settings, *games.values()])
    return games


def write(path, entries):
    """Replaces a file atomically."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.writelines(json.dumps(entry) + "\n" for entry in entries)
    os.replace(path + ".new", path)


def tally(games):
    points = [game["points"] for game in games]
    return [points.count(1), points.count(0.5), points.count(0)]


def main():
    lab, size, opponent, go, count, path = sys.argv[1:]
    match = Match(lab, int(size), opponent, go)
    games = read(path, match.settings)
    wanted = range(int(count))
    begun, played = time.perf_counter(), 0
    for number in wanted:
        if number in games:
            continue
        games[number] = match.play(number)
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps(games[number]) + "\n")
        played += 1
        there = [games[number] for number in wanted if number in games]
        won, _, lost = tally(there)
        left = len(wanted) - len(there)
        minutes = (time.perf_counter() - begun) / played * left / 60
        told = f"{len(there)} of {len(wanted)} games: won {won}, lost {lost}; "
        print(f"\r  {told}about {minutes:.0f} min left ", end="", file=sys.stderr, flush=True)
    if played:
        print(file=sys.stderr)
    match.close()
    print(*tally(games[number] for number in wanted))


if __name__ == "__main__":
    main()
