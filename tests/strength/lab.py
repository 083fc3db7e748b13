"""Tablero's rules and its engine (by UGI), over standard input and output."""

import subprocess
import time


class Program:
    """A program with line-by-line communication."""

    def __init__(self, *words):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"{' '.join(self.process.args[1:])} has ended")
        return line.rstrip("\n")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Rules:
    """Tablero's rules for games of Breakthrough from one start."""

    def __init__(self, lab, start):
        self.played = Program(lab, "play", "breakthrough", "--start", start, "--result")
        self.legal = Program(lab, "moves", "breakthrough")

    def after(self, moves):
        """The position after these moves, and the winner or None."""
        self.played.tell(" ".join(moves))
        answer = self.played.hear()
        if answer.startswith("!"):
            raise ValueError(f"Tablero refuses {' '.join(moves)}: {answer[2:]}")
        position, _, result = answer.partition(" = ")
        return position, result or None

    def moves(self, position):
        self.legal.tell(position)
        return self.legal.hear().split(" ")

    def close(self):
        self.played.close()
        self.legal.close()


class Engine:
    """The engine, on a board of one size."""

    def __init__(self, lab, size):
        self.program = Program(lab, "engine", "breakthrough")
        self.program.tell("ugi")
        self.name = self.until("id name ").removeprefix("id name ")
        self.until("ugiok")
        self.program.tell(f"setoption name size value {size}x{size}")
        self.ready()

    def new_game(self):
        self.program.tell("uginewgame")
        self.ready()

    def choose(self, moves, go):
        """The engine's move after these moves, and its time in seconds."""
        self.place(moves)
        begun = time.perf_counter()
        self.program.tell(f"go {go}")
        move = self.until("bestmove ").split()[1]
        return move, time.perf_counter() - begun

    def result(self, moves):
        """The winner after these moves according to the engine, or None."""
        self.place(moves)
        self.program.tell("query result")
        word = self.until("response ").split()[1]
        return {"p1win": "white", "p2win": "black", "draw": "draw", "none": None}[word]

    def close(self):
        self.program.tell("quit")
        self.program.close()

    def place(self, moves):
        self.program.tell(" ".join(["position startpos", *(["moves"] if moves else []), *moves]))

    def ready(self):
        self.program.tell("isready")
        self.until("readyok")

    def until(self, beginning):
        """The first line that starts like this. Lines before it must not be errors."""
        while not (line := self.program.hear()).startswith(beginning):
            if line.startswith("info string"):
                raise ValueError(f"the engine says: {line}")
        return line
