// A slow network between Chromium and a server: a bandwidth each way, shared by all connections,
// and a round trip before the first byte of each. Chromium's own emulation slows neither workers
// nor the opening of connections.
import { connect, createServer } from 'node:net';
import { freePort } from './server.mjs';

const PACKET = 1460;
/** WINDOW is how many bytes a sender sends before some have arrived. */
const WINDOW = 64 * 1024;

/** openSlowNetwork returns {url, close}: a proxy of the server with so many kbit/s and a round trip of so many ms. */
export async function openSlowNetwork(server, { kbits, ms }) {
  const up = new Direction(kbits, ms / 2),
    down = new Direction(kbits, ms / 2);
  const open = new Set();
  const proxy = createServer((client) => {
    const upstream = connect(server.port, '127.0.0.1');
    for (const end of [client, upstream]) {
      end.setNoDelay(true);
      open.add(end);
      end.on('close', () => open.delete(end)).on('error', () => end.destroy());
    }
    up.carry(client, upstream, ms); // the connection itself takes a round trip
    down.carry(upstream, client, 0);
  });
  const port = await freePort();
  await new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const end of open) end.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

// Direction carries data one way: packets of all connections take turns.
class Direction {
  #waiting = []; // connections that have something to send
  #free = 0; // when the next packet can be sent
  #timer;

  constructor(kbits, ms) {
    this.perByte = 8 / kbits;
    this.ms = ms;
  }

  carry(from, to, first) {
    const sender = { from, to, chunks: [], size: 0, inFlight: 0, not: performance.now() + first, ended: false };
    from.on('data', (chunk) => {
      sender.chunks.push(chunk);
      sender.size += chunk.length;
      if (sender.size + sender.inFlight > WINDOW) from.pause();
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
      sender.ended = 'sent';
      setTimeout(() => to.end(), this.ms);
      return;
    }
    const chunk = sender.chunks.shift(),
      packet = chunk.subarray(0, PACKET);
    if (chunk.length > PACKET) sender.chunks.unshift(chunk.subarray(PACKET));
    sender.size -= packet.length;
    sender.inFlight += packet.length;
    // The delay of a late timer does not reduce the bandwidth.
    this.#free = Math.max(this.#free, now - 20) + packet.length * this.perByte;
    setTimeout(() => {
      sender.inFlight -= packet.length;
      if (!to.destroyed) to.write(packet);
      if (sender.size + sender.inFlight <= WINDOW) sender.from.resume();
    }, this.ms);
  }
}
