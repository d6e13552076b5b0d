// The connection of a page to its match, as docs/protocol.md has it: it comes back by
// itself, goes on after what was seen last, and sends again, with the same id, what has
// not been answered. The server carries out no id of a client twice.
export class Connection {
  client = crypto.getRandomValues(new Uint32Array(4)).join("-");
  waiting = new Map(); // commands that are not answered yet, by their ids
  greeted = false;
  retryAt = 0; // when to try again; 0 while there is a socket
  #socket; #heard = 0; #attempts = 0; #commands = 0;

  // seen says what the page has seen last, heard is called with each message, answered
  // with what became of a command.
  constructor(match, { seen, heard, answered }) {
    this.address = location.origin.replace(/^http/, "ws") + "/api/matches/" + match + "/live";
    Object.assign(this, { seen, heard, answered });
    setInterval(() => this.#watch(), 250);
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.#lost());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
    this.#open();
  }
  retry() { if (this.retryAt) this.#open(); }
  do(command, as, expect, about) {
    const message = { type: "do", id: String(++this.#commands), expect, command };
    if (as) message.as = as;
    this.waiting.set(message.id, { message, about });
    if (this.greeted) this.#send(message); // otherwise it is sent when the connection is back
  }

  #open() {
    this.retryAt = 0; this.greeted = false; this.#heard = performance.now();
    const socket = this.#socket = new WebSocket(this.address);
    socket.onopen = () => this.#send({ type: "hello", protocol: 1, client: this.client, ...this.seen() });
    socket.onmessage = (m) => { if (socket === this.#socket) this.#take(JSON.parse(m.data)); };
    socket.onclose = () => { if (socket === this.#socket) this.#lost(); };
  }
  #lost() {
    this.#socket?.close(); this.#socket = undefined; this.greeted = false;
    this.retryAt = performance.now() + Math.min(30, 2 ** this.#attempts++) * (700 + 600 * Math.random());
  }
  #send(message) { if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message)); }
  #take(m) {
    this.#heard = performance.now();
    const { after, lines } = this.seen();
    if (m.type === "welcome") {
      this.greeted = true; this.#attempts = 0;
      for (const { message } of this.waiting.values()) this.#send(message);
    } else if (m.type === "failed") {
      setTimeout(() => { const kept = this.waiting.get(m.id); if (kept && this.greeted) this.#send(kept.message); }, m.retry_ms || 1000);
    } else if (m.type === "pong" && (m.seq > after || m.line > lines)) {
      return this.#lost(); // something was missed
    } else if ((m.type === "done" || m.type === "refused") && this.waiting.has(m.id)) {
      const { message, about } = this.waiting.get(m.id);
      this.waiting.delete(m.id);
      this.answered(m, message.command, about);
    }
    this.heard(m);
  }
  #watch() {
    const now = performance.now(), quiet = now - this.#heard;
    if (this.retryAt) { if (now > this.retryAt) this.#open(); return; }
    if (quiet > 35000) return this.#lost();
    if (this.greeted && quiet > 20000 && !(now - this.pinged < 10000)) {
      this.pinged = now;
      this.#send({ type: "ping", id: "p" + Math.floor(now) });
    }
  }
}
