// A server for tests: the real program on a free port, with its data in a temporary folder.
// It can be killed and started again at the same address.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** startServer starts the program, with more flags if there are any. The caller closes it. After an error nothing is
    left of it. */
export async function startServer({
  program = process.env.TEAHOUSE ?? join(root, 'bin', 'teahouse'),
  folder = tmpdir(),
  flags = [],
} = {}) {
  const server = new Server(program, await mkdtemp(join(folder, 'teahouse-e2e-')), await freePort(), flags);
  try {
    await server.start();
  } catch (error) {
    await server.kill();
    await server.close();
    throw error;
  }
  return server;
}

class Server {
  #running;
  #output = '';

  constructor(program, folder, port, flags) {
    this.program = program;
    this.flags = flags;
    this.folder = folder;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** start starts the program and waits until it is ready. */
  async start() {
    const running = spawn(
      this.program,
      ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, '--scale-limits', '100', ...this.flags],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#running = running;
    running.once('error', (error) => {
      this.#output += error.message; // there is no such program
    });
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (text) => {
        this.#output = (this.#output + text).slice(-20_000);
      });
    }
    for (let tries = 0; tries < 200; tries++) {
      if (running.exitCode !== null) throw new Error(`the program ended by itself:\n${this.#output}`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the program did not get ready:\n${this.#output}`);
  }

  /** kill ends the program without a warning, as a power cut does. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** freeze stops the program from running: requests arrive and are not answered. */
  freeze() {
    this.#running.kill('SIGSTOP');
  }

  /** stop asks the program to end and waits for that. */
  async stop() {
    await this.#end('SIGTERM');
  }

  async #end(signal) {
    const running = this.#running;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  /** close stops the program and deletes its data. */
  async close() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** request sends JSON to the API, with a cookie, and returns the answer. */
  async request(path, body, cookie) {
    const answer = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(cookie ? { Cookie: cookie } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}

/** post sends something to the API as the person of a page, whose context keeps the cookies of the answer. */
export async function post(page, address, data = {}) {
  const answer = await page.context().request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** postTurn plays a turn in a match as the person of a page, not through the page; as is the seat of a person who has both. */
export async function postTurn(server, page, match, turn, as) {
  return post(page, `${server.url}/api/matches/${match}/commands`, {
    client: 'test',
    id: randomUUID(),
    expect: -1,
    command: { kind: 'play', turn },
    ...(as ? { as } : {}),
  });
}

/**
 * freePort returns a port that nothing listens on. It lies below the ports of outgoing
 * connections, so that none of those takes it while a server that was killed starts again.
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    const free = await new Promise((resolve) => {
      const listener = createServer().once('error', () => resolve(false));
      listener.listen(port, '127.0.0.1', () => listener.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
