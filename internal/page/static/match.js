// Keeps the page of a match live: docs/protocol.md says what goes over the socket. What the
// page shows always comes from the server; here it is only asked for anew and put in place.
const root = document.getElementById("match");
const client = crypto.getRandomValues(new Uint32Array(4)).join("-"); // the same after a reconnection
const seats = ["first", "second"];
const waiting = new Map(); // commands that are not answered yet, by their ids
let seq = +root.dataset.seq, line = +root.dataset.lines;
let socket, greeted = false, attempts = 0, heard = 0, lost = 0; // lost: when to try again
let shownAt = performance.now(), present, presentAt = 0, commands = 0, telling = "";

// The connection.
function connect() {
  lost = 0; greeted = false; heard = performance.now();
  const s = socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/api/matches/" + root.dataset.match + "/live");
  s.onopen = () => send({ type: "hello", protocol: 1, client, after: seq, lines: line });
  s.onmessage = (m) => { if (s === socket) { heard = performance.now(); take(JSON.parse(m.data)); } };
  s.onclose = () => { if (s === socket) again(); };
}
function send(message) { if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); }
function again() {
  socket = { close() {}, readyState: 3 }; greeted = false;
  lost = performance.now() + Math.min(30, 2 ** attempts++) * (700 + 600 * Math.random());
}
const answers = {
  welcome(m) {
    greeted = true; attempts = 0; here(m.present);
    for (const command of waiting.values()) send(command.message); // with their ids: none is carried out twice
  },
  event(m) {
    seq = Math.max(seq, m.event.seq);
    if (["played", "taken-back", "ended"].includes(m.event.kind)) forget("path", "turn");
    refresh();
  },
  line(m) { line = Math.max(line, m.line.n); refresh(); },
  present: here,
  pong(m) { if (m.seq > seq || m.line > line) socket.close(); }, // something was missed
  done(m) { answered(m.id); refresh(); },
  refused(m) { answered(m.id, m.text); if (m.code === "stale") { forget("path", "turn"); refresh(); } },
  failed(m) {
    telling = m.text;
    setTimeout(() => { if (waiting.has(m.id)) send(waiting.get(m.id).message); }, m.retry_ms || 1000);
  },
  bye(m) { telling = m.text; },
};
function take(m) { answers[m.type]?.(m); }
function answered(id, text = "") {
  const command = waiting.get(id);
  if (!command) return;
  waiting.delete(id); telling = text;
  delete command.form.dataset.busy;
  if (!text && command.message.command.kind === "say") command.form.reset();
}

// What the player does.
function submit(form) {
  if (form.dataset.busy) return;
  form.dataset.busy = "yes"; telling = "";
  const command = {}, fields = Object.fromEntries(new FormData(form));
  for (const name of ["kind", "turn", "offer", "text"]) if (fields[name] !== undefined) command[name] = fields[name];
  const message = { type: "do", id: String(++commands), expect: +fields.expect, command };
  if (fields.as) message.as = fields.as;
  waiting.set(message.id, { message, form });
  if (greeted) send(message); // otherwise it is sent when the connection is back
  tick();
}
function forget(...names) {
  const url = new URL(location);
  names.forEach((name) => url.searchParams.delete(name));
  history.replaceState(null, "", url);
}
async function go(href, picked) {
  history.replaceState(null, "", new URL(href, location));
  await refresh();
  const turn = document.querySelector("form[data-complete]");
  if (picked && turn && root.dataset.live === "true") submit(turn);
}
document.addEventListener("submit", (e) => {
  if (e.target.matches("[data-command]")) { e.preventDefault(); submit(e.target); }
  if (e.target.matches("[data-type]")) { e.preventDefault(); go("?turn=" + encodeURIComponent(e.target.turn.value)); }
});
document.addEventListener("click", (e) => {
  const a = e.target.closest("a[data-pick], a[data-ask], a[data-go]");
  if (e.target.matches("input.link")) e.target.select();
  if (!a || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault(); telling = "";
  go(a.getAttribute("href"), a.matches("[data-pick]"));
});
document.addEventListener("keydown", (e) => {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
  if (!way || e.target.matches("input, select") || e.altKey || e.ctrlKey || e.metaKey) return;
  const spot = e.target.closest(".spot");
  if (!spot && !way[0]) return;
  e.preventDefault();
  if (spot) return near(spot, way)?.focus();
  const step = document.querySelector(`a[data-step=${way[0] < 0 ? "back" : "next"}]`);
  if (step) go(step.getAttribute("href"));
});
function near(from, [x, y]) { // the nearest place that may be picked, in a direction
  const middle = (a) => { const r = a.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [fx, fy] = middle(from);
  let best, least = Infinity;
  for (const a of document.querySelectorAll("a.spot.on")) {
    const [ax, ay] = middle(a), along = (ax - fx) * x + (ay - fy) * y, aside = Math.abs((ax - fx) * y) + Math.abs((ay - fy) * x);
    if (a !== from && along > 1 && along + 2 * aside < least) [best, least] = [a, along + 2 * aside];
  }
  return best;
}

// The page.
let asking, askAgain = false;
async function refresh() {
  if (asking) { askAgain = true; return asking; }
  asking = (async () => {
    do {
      askAgain = false;
      const asked = location.href;
      try {
        const answer = await fetch(asked, { headers: { "X-Live": "1" }, credentials: "same-origin" });
        if (asked !== location.href) askAgain = true;
        else if (answer.ok) put(new DOMParser().parseFromString(await answer.text(), "text/html"));
      } catch { again(); } // it is asked for again when the connection is back
    } while (askAgain);
  })();
  await asking; asking = undefined;
}
function put(page) {
  const fresh = page.getElementById("match"), focus = document.activeElement;
  const mark = focus?.closest("[data-part]") && (focus.dataset.pick ? `[data-pick="${CSS.escape(focus.dataset.pick)}"]` : focus.dataset.step && `[data-step=${focus.dataset.step}]`);
  Object.assign(root.dataset, fresh.dataset);
  root.className = fresh.className;
  seq = Math.max(seq, +fresh.dataset.seq); line = Math.max(line, +fresh.dataset.lines);
  for (const part of document.querySelectorAll("[data-part]")) {
    const now = page.getElementById(part.id);
    if (!now || now.outerHTML === part.dataset.was) continue;
    for (const open of part.querySelectorAll("details[open]")) now.querySelector("#" + open.id)?.setAttribute("open", "");
    now.dataset.was = page.getElementById(part.id).outerHTML;
    part.replaceWith(now);
  }
  if (mark) document.querySelector(mark)?.focus();
  shownAt = performance.now();
  settle();
}
function settle() { // what is to be seen of long lists is their end
  for (const list of document.querySelectorAll(".lines, .turnlist")) {
    const at = list.querySelector(".here");
    list.scrollTop = at ? at.offsetTop - list.offsetTop - list.clientHeight / 2 : list.scrollHeight;
  }
  document.title = (root.dataset.turn === "true" ? "Your turn · " : "") + root.dataset.title + " · Teahouse";
  tick();
}
function here(m) { present = m; presentAt = performance.now(); tick(); }
const digits = (ms) => {
  const s = Math.max(0, Math.floor(ms / 1000)), two = (n) => String(n).padStart(2, "0");
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
};
function tick() {
  const now = performance.now(), connection = document.getElementById("connection");
  for (const c of document.querySelectorAll("[data-running=true]")) {
    if (c.dataset.days === "true") continue;
    let left = c.dataset.clock - (now - shownAt), periods = +c.dataset.periods, inside = c.dataset.in === "true";
    for (const period = +c.dataset.period; left < 0 && periods > (inside ? 1 : 0) && period > 0; inside = true) {
      left += period;
      if (inside) periods--;
    }
    c.textContent = digits(left) + (inside ? `, ${periods} ${periods === 1 ? "period" : "periods"} left` : "");
    c.parentNode.classList.toggle("short", left < 10000);
  }
  seats.forEach((seat, i) => {
    if (!present) return;
    const gone = present.here[i] || !present.gone_ms[i] ? 0 : present.gone_ms[i] + now - presentAt;
    const said = document.querySelector(`[data-presence=${seat}]`), claim = document.querySelector(`[data-claim=${seat}]`);
    if (said) said.textContent = present.here[i] ? "· here" : gone ? "· away for " + digits(gone) : "";
    if (!claim) return;
    claim.hidden = !gone;
    const wait = claim.dataset.after - gone;
    claim.querySelector("button").disabled = wait > 0;
    claim.querySelector("[data-wait]").textContent = wait > 0 ? `You can claim the win in ${digits(wait + 999)}.` : "You can claim the win, or wait.";
  });
  let said = "Connected";
  if (present?.watching) said += ` · ${present.watching} watching`;
  if (waiting.size) said = "Sending …";
  if (!greeted) said = lost ? `Reconnecting in ${Math.ceil(Math.max(0, lost - now) / 1000)} s` : "Connecting …";
  if (!greeted && !navigator.onLine) said = "Offline: this device has no network";
  if (telling) said += " · " + telling;
  if (connection.textContent !== said) connection.textContent = said;
  connection.classList.toggle("lost", !greeted || telling !== "");
}
setInterval(() => {
  const now = performance.now();
  if (lost && now > lost) connect();
  if (greeted && now - heard > 20000) send({ type: "ping", id: "p" + Math.floor(now) });
  if (!lost && now - heard > 35000) { socket.close(); again(); }
  tick();
}, 250);
addEventListener("online", () => { if (lost) connect(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden && lost) connect(); });
connect();
settle();
