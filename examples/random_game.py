#!/usr/bin/env python3
"""Play one random game to its end by asking `teahouse pipe` what is legal.

    examples/random_game.py ki-shogi -o ki=on --seed 7

The program knows no rules: it sends the turns so far, one JSON line, reads what
is legal, one JSON line, and picks one of them. Chance (the deal of Balance Pai
Sho) is picked like any other turn.

It ends with 0 if all went well, also when it stopped after --turns turns, with 1
if teahouse answered with an error or not at all, and with 2 if the call is wrong.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys

BUILT = pathlib.Path(__file__).resolve().parent.parent / "bin" / "teahouse"


class Failure(Exception):
    """What went wrong, as a sentence for a person."""


class Rules:
    """A running `teahouse pipe`, which answers one position at a time."""

    def __init__(self, program):
        try:
            self.process = subprocess.Popen(
                [program, "pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as err:
            raise Failure(f"cannot start {program}: {err.strerror} (make build makes bin/teahouse)") from err

    def ask(self, game, options, turns):
        request = json.dumps({"game": game, "options": options, "turns": turns})
        try:
            self.process.stdin.write(request + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # It has ended: the missing answer tells.
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise Failure(f"teahouse ended with code {self.process.wait()} instead of answering")
        try:
            answer = json.loads(line)
        except ValueError as err:
            raise Failure(f"the answer is no JSON: {line[:80]!r}: {err}") from err
        if "error" in answer:
            raise Failure(f"teahouse refused: {answer['error']}")
        return answer

    def close(self):
        """End of input is how it is told to go."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.stdout.close()
        self.process.wait()


def play(rules, game, options, pick, limit):
    turns = []
    while True:
        answer = rules.ask(game, options, turns)
        outcome = answer["outcome"]
        if outcome is not None:
            winner = "a draw" if outcome["winner"] == "draw" else f"{outcome['winner']} wins"
            print(f"{game}: {winner} ({outcome['reason']}) after {len(turns)} turns")
            return
        if len(turns) == limit:
            print(f"{game}: stopped after {limit} turns, not decided")
            return
        turn = pick(answer["legal"])
        turns.append(turn)
        print(f"{len(turns):4} {answer['to_move']:6} {turn}  (one of {len(answer['legal'])})", flush=True)


def option(text):
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not name=value")
    return name, value


def count(text):
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of turns")
    return int(text)


def main():
    parser = argparse.ArgumentParser(description="Play one random game through “teahouse pipe”.")
    parser.add_argument("game", help="as “teahouse games” names it, e.g. ki-shogi")
    parser.add_argument("-o", "--option", metavar="NAME=VALUE", type=option, action="append", default=[])
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same game (default: 1)")
    parser.add_argument("--turns", type=count, default=400, help="stop after so many turns (default: 400)")
    parser.add_argument(
        "--teahouse",
        metavar="PATH",
        default=os.environ.get("TEAHOUSE") or str(BUILT),
        help="the program (default: $TEAHOUSE, or bin/teahouse of this repository)",
    )
    call = parser.parse_args()
    rules = None
    try:
        rules = Rules(call.teahouse)
        play(rules, call.game, dict(call.option), random.Random(call.seed).choice, call.turns)
        sys.stdout.flush()
    except Failure as err:
        print(f"random_game.py: {err}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Nobody reads any longer: not an error, but the interpreter would complain on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    finally:
        if rules:
            rules.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
