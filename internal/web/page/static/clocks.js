// Counts the clocks of a page down between two looks at the server, whose word counts.
import { many, say } from "./words.js";

export const digits = (ms) => {
  const s = Math.max(0, Math.floor(ms / 1000)), two = (n) => String(n).padStart(2, "0");
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
};

// count shows the clocks as they are so many milliseconds after the page was made.
export function count(since) {
  for (const c of document.querySelectorAll("[data-running=true]")) {
    if (c.dataset.days === "true") continue;
    const period = +c.dataset.period;
    let left = c.dataset.clock - since, periods = +c.dataset.periods, inside = c.dataset.in === "true";
    while (left < 0 && period > 0 && periods > (inside ? 1 : 0)) {
      left += period;
      if (inside) periods--; // the first one follows the main time
      inside = true;
    }
    c.textContent = inside ? many("site.periods.left", periods, { time: digits(left) }) : digits(left);
    c.parentNode.classList.toggle("short", left < 10000);
  }
}

// presence shows who is here, and when a win can be claimed of who is away.
export function presence(present, since) {
  ["first", "second"].forEach((seat, i) => {
    const gone = present.here[i] ? 0 : present.gone_ms[i] + since + 1;
    const said = document.querySelector(`[data-presence=${seat}]`), claim = document.querySelector(`[data-claim=${seat}]`);
    if (said) said.textContent = present.here[i] ? "· " + say("match.here") : gone ? "· " + say("match.away", { time: digits(gone) }) : "";
    if (!claim) return;
    const wait = claim.dataset.after - gone;
    claim.hidden = !gone;
    claim.querySelector("button").disabled = wait > 0;
    claim.querySelector("[data-wait]").textContent = wait > 0 ? many("site.match.claim.in", Math.ceil(wait / 1000)) : say("site.match.claim.now");
  });
}
