// A Teahouse of its own for a test: the real program on a free port, its data in a folder
// that is thrown away. It can be killed and opened again at the same address.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const program = process.env.TEAHOUSE ?? join(root, 'bin', 'teahouse');

/** openHouse starts the program. Whoever opens it closes it; if it does not open, nothing of it is left. */
export async function openHouse() {
  const house = new House(await mkdtemp(join(tmpdir(), 'teahouse-e2e-')), await freePort());
  try {
    await house.open();
  } catch (fault) {
    await house.kill();
    await house.close();
    throw fault;
  }
  return house;
}

class House {
  #running;
  #said = '';

  constructor(folder, port) {
    this.folder = folder;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** open starts the program and waits until it is ready. */
  async open() {
    const running = spawn(
      program,
      ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, '--scale-limits', '100'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#running = running;
    running.once('error', (fault) => {
      this.#said += fault.message;
    }); // there is no such program
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (said) => {
        this.#said = (this.#said + said).slice(-20_000);
      });
    }
    for (let tries = 0; tries < 200; tries++) {
      if (running.exitCode !== null) throw new Error(`the program ended by itself:\n${this.#said}`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the program did not get ready:\n${this.#said}`);
  }

  /** kill ends it without a warning, as a power cut does. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** freeze lets it do nothing any more: what it is sent stays on the way. */
  freeze() {
    this.#running.kill('SIGSTOP');
  }

  /** stop asks it to end. */
  async stop() {
    await this.#end('SIGTERM');
  }

  async #end(signal) {
    const running = this.#running;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  }

  /** close ends it and throws its data away. */
  async close() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** ask sends JSON to the API and returns the answer; who is the cookie of a person. */
  async ask(path, body, who) {
    const answer = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(who ? { Cookie: who } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}

/**
 * freePort is one that nobody listens at. It lies below those that connections are given, of
 * which one could otherwise have it while a house that was killed is opened again.
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    const free = await new Promise((done) => {
      const listener = createServer().once('error', () => done(false));
      listener.listen(port, '127.0.0.1', () => listener.close(() => done(true)));
    });
    if (free) return port;
  }
}
