// Keeps the page of a match live. What it shows always comes from the server: when
// something has happened the page is asked for anew, and what has changed is put in place.
import { Connection } from "./connection.js";
import { count, presence } from "./clocks.js";
import { many, say } from "./words.js";

const root = document.getElementById("match"), state = document.getElementById("connection");
let seq = +root.dataset.seq, line = +root.dataset.lines; // what has been seen
let madeAt = performance.now(), present, presentAt = 0, telling = "", news = "", late = false;

const connection = new Connection(root.dataset.match, {
  seen: () => ({ after: seq, lines: line }),
  heard(m) {
    switch (m.type) {
      case "event":
        seq = Math.max(seq, m.event.seq);
        if (["played", "taken-back", "ended"].includes(m.event.kind)) forget("path", "turn");
        news = newsOf(m.event);
        if (m.event.kind === "rematched" && root.dataset.mine === "true" && location.pathname === "/match/" + root.dataset.match) return location.assign("/match/" + m.event.match);
        return refresh();
      case "line": line = Math.max(line, m.line.n); return refresh();
      case "welcome": present = m.present; presentAt = performance.now(); telling = ""; return tick();
      case "present": present = m; presentAt = performance.now(); return tick();
      case "failed": case "bye": telling = m.text; return tick();
    }
  },
  answered(m, command, form) {
    telling = m.type === "refused" ? m.text : "";
    if (!telling && command.kind === "say") form.reset();
    if (m.code === "stale") forget("path", "turn");
    refresh();
  },
});

// newsOf is what the board alone would not tell.
function newsOf({ kind, seat, by, added_ms }) {
  if (!root.dataset.you.includes(seat)) return "";
  if (kind === "declined" && by !== seat) return say("match.declined");
  return kind === "time-added" ? say("match.given", { n: added_ms / 1000 }) : "";
}

// What the player does.
function submit(form) {
  const fields = Object.fromEntries(new FormData(form)), command = {};
  for (const name of ["kind", "turn", "offer", "text"]) if (name in fields) command[name] = fields[name];
  const same = ({ message, about }) => about === form || command.kind !== "say" && message.command.kind === command.kind;
  if ([...connection.waiting.values()].some(same)) return; // a second click
  telling = "";
  connection.do(command, fields.as, +fields.expect, form);
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
  document.querySelector(picked ? ".entry .trouble, .choices" : ".entry .trouble")?.scrollIntoView({ block: "nearest" });
  const turn = document.querySelector("form[data-complete]");
  if (picked && turn && root.dataset.live === "true") submit(turn); // on a live clock every second counts
}
document.addEventListener("submit", (e) => {
  if (e.target.matches("[data-command]")) { e.preventDefault(); submit(e.target); }
  if (e.target.matches("[data-type]")) { e.preventDefault(); forget("path"); go(withTurn(e.target.turn.value)); }
});
function withTurn(turn) {
  const url = new URL("/match/" + root.dataset.match + location.search, location);
  url.searchParams.set("turn", turn);
  return url.href;
}
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
const middleOf = (a) => { const r = a.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
function near(from, [x, y]) { // the nearest place that may be picked, in a direction
  const [fx, fy] = middleOf(from);
  let best, least = Infinity;
  for (const a of document.querySelectorAll("a.spot.on")) {
    const [ax, ay] = middleOf(a), along = (ax - fx) * x + (ay - fy) * y, aside = Math.abs((ax - fx) * y) + Math.abs((ay - fy) * x);
    if (a !== from && along > 1 && along + 2 * aside < least) [best, least] = [a, along + 2 * aside];
  }
  return best;
}

// The page.
let asking, again = false;
// The content policy takes pages from a policy alone. What is read here was sent by this site.
const pages = globalThis.trustedTypes?.createPolicy("teahouse-page", { createHTML: (text) => text }) ?? { createHTML: (text) => text };
function refresh() {
  again = true;
  return asking ??= ask().finally(() => { asking = undefined; });
}
async function ask() {
  while (again) {
    again = false;
    const address = location.href;
    try {
      const answer = await fetch(address, { headers: { "X-Live": "1" } }), text = await answer.text();
      late = !answer.ok;
      if (address !== location.href) again = true;
      else if (answer.ok) put(new DOMParser().parseFromString(pages.createHTML(text), "text/html"));
      else setTimeout(refresh, 1000 * (answer.headers.get("Retry-After") || 5));
    } catch { late = true; setTimeout(refresh, 3000); }
  }
}
function put(page) {
  const fresh = page.getElementById("match"), focus = document.activeElement?.closest("[data-part] *");
  const part = focus?.closest("[data-part]").id, middle = focus && middleOf(focus), keys = focus?.matches(":focus-visible");
  Object.assign(root.dataset, fresh.dataset);
  root.className = fresh.className;
  for (const part of document.querySelectorAll("[data-part]")) {
    const now = page.getElementById(part.id), made = now && shape(now);
    if (!now || made === part.made) continue;
    for (const open of part.querySelectorAll("details[open]")) now.querySelector("#" + open.id)?.setAttribute("open", "");
    now.made = made;
    part.replaceWith(now);
  }
  if (focus && !focus.isConnected) following(focus, part, middle, keys)?.focus({ preventScroll: !keys });
  speak();
  seq = Math.max(seq, +root.dataset.seq); line = Math.max(line, +root.dataset.lines);
  madeAt = performance.now();
  settle();
}
// following is where the focus goes when what had it has been replaced: to the same
// thing, or else, for who uses the keyboard, to what comes next in the turn.
function following(old, part, [x, y], keys) {
  const { pick, step } = old.dataset, same = (a) => a.tagName === old.tagName && a.textContent === old.textContent;
  const again = pick ? `[data-pick="${CSS.escape(pick)}"]` : step && `[data-step="${step}"]`;
  const far = (a) => { const [ax, ay] = middleOf(a); return Math.hypot(ax - x, ay - y); };
  return again && document.querySelector(again)
    || keys && pick && (document.querySelector(".ready .button, .choices a") || [...document.querySelectorAll("a.spot.on")].sort((a, b) => far(a) - far(b))[0])
    || [...document.getElementById(part)?.querySelectorAll("a, button, summary") ?? []].find(same)
    || keys && (document.querySelector(".ready .button") || document.getElementById("board"));
}
// speak lets a screen reader say what is new: a region that is replaced would stay silent.
let spoken, lastLine;
function speak() {
  const now = [...document.querySelectorAll(".said, .last, .offer > p")].map((p) => p.textContent).join(" "), lines = root.dataset.lines;
  const news = [now !== spoken && spoken !== undefined && now, lines !== lastLine && lastLine !== undefined && document.querySelector(".lines li:last-child")?.textContent];
  [spoken, lastLine] = [now, lines];
  if (news.some(Boolean)) document.getElementById("spoken").textContent = news.filter(Boolean).join(" ");
}
// shape is what a part says. The names of senders differ each time it is made.
function shape(part) { return part.outerHTML.replace(/name="client" value="[^"]*"/g, ""); }
function settle() { // of long lists the end is to be seen, or the turn that is shown
  for (const list of document.querySelectorAll(".lines, .turnlist")) {
    const here = list.querySelector(".here");
    list.scrollTop = here ? here.offsetTop - list.offsetTop - list.clientHeight / 2 : list.scrollHeight;
  }
  document.title = (root.dataset.turn === "true" ? say("match.turntitle") + " · " : "") + root.dataset.title + " · Teahouse";
  tick();
}
function tick() {
  const now = performance.now(), { greeted, retryAt, waiting } = connection;
  count(now - madeAt);
  if (present) presence(present, now - presentAt);
  let said = waiting.size ? say("match.sending") : say("match.connected") + (present?.watching ? " · " + many("match.watching", present.watching) : "");
  if (!greeted) said = retryAt ? say("match.reconnecting", { n: Math.ceil(Math.max(0, retryAt - now) / 1000) }) : say("match.connecting");
  if (!greeted && !navigator.onLine) said = say("match.offline");
  if (!greeted && waiting.size) said += ". " + say("match.commandwaits");
  if (late && greeted) said += " · " + say("match.late");
  if (telling || news) said += " · " + (telling || news);
  if (state.textContent !== said) state.textContent = said;
  state.classList.toggle("lost", !greeted || telling !== "");
}
for (const part of document.querySelectorAll("[data-part]")) part.made = shape(part);
setInterval(tick, 250);
speak();
settle();
