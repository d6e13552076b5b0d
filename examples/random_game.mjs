#!/usr/bin/env node
// Play one random game to its end by asking `teahouse pipe` what is legal.
//
//     examples/random_game.mjs ki-shogi -o ki=on --seed 7
//
// The program knows no rules: it sends the turns so far, one JSON line, reads what
// is legal, one JSON line, and picks one of them. Chance (the deal of Balance Pai
// Sho) is picked like any other turn.
//
// It ends with 0 if all went well, also when it stopped after --turns turns, with 1
// if teahouse answered with an error or not at all, and with 2 if the call is wrong.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const usage = `usage: random_game.mjs GAME [-o NAME=VALUE]... [--seed N] [--turns N] [--teahouse PATH]

Play one random game through "teahouse pipe".

  GAME             as "teahouse games" names it, e.g. ki-shogi
  -o NAME=VALUE    an option of the game
  --seed N         the same seed plays the same game (default: 1)
  --turns N        stop after so many turns (default: 400)
  --teahouse PATH  the program (default: $TEAHOUSE, or bin/teahouse of this repository)`;

/** What went wrong, as a sentence for a person. */
class Failure extends Error {}

/** A running `teahouse pipe`, which answers one position at a time. */
class Rules {
  constructor(program) {
    this.process = spawn(program, ["pipe"], { stdio: ["pipe", "pipe", "inherit"] });
    this.process.on("error", (err) => (this.broken = err));
    this.process.stdin.on("error", () => {}); // It has ended: the missing answer tells.
    this.closed = once(this.process, "close").catch(() => [null]);
    this.lines = createInterface({ input: this.process.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
    this.program = program;
  }

  async ask(game, options, turns) {
    this.process.stdin.write(JSON.stringify({ game, options, turns }) + "\n");
    const { value: line, done } = await this.lines.next();
    if (done) {
      const [code] = await this.closed;
      throw new Failure(
        this.broken
          ? `cannot start ${this.program}: ${this.broken.code} (make build makes bin/teahouse)`
          : `teahouse ended with code ${code} instead of answering`,
      );
    }
    let answer;
    try {
      answer = JSON.parse(line);
    } catch (err) {
      throw new Failure(`the answer is no JSON: ${JSON.stringify(line.slice(0, 80))}: ${err.message}`);
    }
    if (answer.error !== undefined) throw new Failure(`teahouse refused: ${answer.error}`);
    return answer;
  }

  /** End of input is how it is told to go. */
  close() {
    this.process.stdin.end();
    return this.closed;
  }
}

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function play(rules, { game, options, seed, limit }) {
  const random = seeded(seed);
  const turns = [];
  for (;;) {
    const { to_move: toMove, legal, outcome } = await rules.ask(game, options, turns);
    if (outcome !== null) {
      const winner = outcome.winner === "draw" ? "a draw" : `${outcome.winner} wins`;
      console.log(`${game}: ${winner} (${outcome.reason}) after ${turns.length} turns`);
      return;
    }
    if (turns.length === limit) {
      console.log(`${game}: stopped after ${limit} turns, not decided`);
      return;
    }
    const turn = legal[Math.floor(random() * legal.length)];
    turns.push(turn);
    console.log(`${String(turns.length).padStart(4)} ${toMove.padEnd(6)} ${turn}  (one of ${legal.length})`);
  }
}

function wrongCall(message) {
  console.error(`random_game.mjs: ${message}\n\n${usage}`);
  process.exit(2);
}

/** Reads the words of the call. */
function readCall() {
  let call;
  try {
    call = parseArgs({
      allowPositionals: true,
      options: {
        option: { type: "string", short: "o", multiple: true, default: [] },
        seed: { type: "string", default: "1" },
        turns: { type: "string", default: "400" },
        teahouse: {
          type: "string",
          default: process.env.TEAHOUSE || fileURLToPath(new URL("../bin/teahouse", import.meta.url)),
        },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (err) {
    wrongCall(err.message);
  }
  const { values, positionals } = call;
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (positionals.length !== 1) wrongCall("one game is needed");
  const options = {};
  for (const text of values.option) {
    const equals = text.indexOf("=");
    if (equals < 1) wrongCall(`${JSON.stringify(text)} is not name=value`);
    options[text.slice(0, equals)] = text.slice(equals + 1);
  }
  for (const name of ["seed", "turns"]) {
    if (!/^[0-9]+$/.test(values[name])) wrongCall(`--${name} ${JSON.stringify(values[name])} is not a number`);
  }
  return {
    game: positionals[0],
    options,
    seed: Number(values.seed),
    limit: Number(values.turns),
    program: values.teahouse,
  };
}

process.stdout.on("error", (err) => {
  if (err.code === "EPIPE") process.exit(0); // Nobody reads any longer: not an error.
  throw err;
});

const call = readCall();
const rules = new Rules(call.program);
try {
  await play(rules, call);
} catch (err) {
  if (!(err instanceof Failure)) throw err;
  console.error(`random_game.mjs: ${err.message}`);
  process.exitCode = 1;
} finally {
  await rules.close();
}
