// A slow line to a house: so many kilobits a second each way, shared by all connections, and
// a round trip before the first byte of each. Other than what Chromium can pretend, it is as
// slow for workers, and for connections that have yet to be opened.
import { connect, createServer } from 'node:net';
import { freePort } from './house.mjs';

const PACKET = 1460;
/** A sender does not send more before this much has arrived. */
const WINDOW = 64 * 1024;

/** openLine returns {url, close}: what goes to that address arrives at the house, later. */
export async function openLine(house, { kbits, ms }) {
  const up = new Way(kbits, ms / 2),
    down = new Way(kbits, ms / 2);
  const open = new Set();
  const server = createServer((client) => {
    const upstream = connect(house.port, '127.0.0.1');
    for (const end of [client, upstream]) {
      end.setNoDelay(true);
      open.add(end);
      end.on('close', () => open.delete(end)).on('error', () => end.destroy());
    }
    up.carry(client, upstream, ms); // the connection itself takes a round trip
    down.carry(upstream, client, 0);
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const end of open) end.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

// Way is one direction of the line: packets of all connections take turns.
class Way {
  #waiting = []; // connections that have something to send
  #free = 0; // when the line is free for the next packet
  #timer;

  constructor(kbits, ms) {
    this.perByte = 8 / kbits;
    this.ms = ms;
  }

  carry(from, to, first) {
    const sender = { from, to, chunks: [], size: 0, flying: 0, not: performance.now() + first, ended: false };
    from.on('data', (chunk) => {
      sender.chunks.push(chunk);
      sender.size += chunk.length;
      if (sender.size + sender.flying > WINDOW) from.pause();
      this.#wait(sender);
    });
    from.on('end', () => {
      sender.ended = true;
      this.#wait(sender);
    });
    from.on('close', () => {
      if (!sender.ended) to.destroy();
    });
  }

  #wait(sender) {
    if (!this.#waiting.includes(sender)) this.#waiting.push(sender);
    this.#send();
  }

  #send() {
    clearTimeout(this.#timer);
    const now = performance.now();
    let next = Infinity;
    while (this.#waiting.length > 0 && this.#free <= now) {
      const i = this.#waiting.findIndex((sender) => sender.not <= now);
      if (i < 0) {
        next = Math.min(...this.#waiting.map((sender) => sender.not));
        break;
      }
      const [sender] = this.#waiting.splice(i, 1);
      this.#packet(sender, now);
      if (sender.size > 0 || sender.ended === true) this.#waiting.push(sender);
    }
    if (this.#waiting.length > 0)
      this.#timer = setTimeout(() => this.#send(), Math.max(1, Math.min(next, Math.max(this.#free, now)) - now));
  }

  #packet(sender, now) {
    const { to } = sender;
    if (sender.size === 0) {
      sender.ended = 'told';
      setTimeout(() => to.end(), this.ms);
      return;
    }
    const chunk = sender.chunks.shift(),
      packet = chunk.subarray(0, PACKET);
    if (chunk.length > PACKET) sender.chunks.unshift(chunk.subarray(PACKET));
    sender.size -= packet.length;
    sender.flying += packet.length;
    // What timers were late by is not lost to the line.
    this.#free = Math.max(this.#free, now - 20) + packet.length * this.perByte;
    setTimeout(() => {
      sender.flying -= packet.length;
      if (!to.destroyed) to.write(packet);
      if (sender.size + sender.flying <= WINDOW) sender.from.resume();
    }, this.ms);
  }
}
