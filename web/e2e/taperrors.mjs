// A person with a thumb: every tap misses what was meant by up to ten pixels. The person sees what the
// page shows, corrects what is not meant, and confirms what is.
import { viewOf } from './picks.mjs';

/** How far a tap misses, in pixels, at most, in x and in y. */
export const MISS = 10;
/** A person looks for so long before the next tap, and before a tap that confirms, in ms. */
const LOOK = 130,
  LOOK_CLOSELY = 420;
/** The radius of the loupe, and what of it shows places that a tap can mean, in pixels. */
const LOUPE = 60,
  SHOWN = LOUPE - MISS;

/** A person who needs more taps for a turn is lost: that would be a fault of the page. */
const MOST_TAPS = 40;
/** How often a person looks whether the page shows more of a pick that the loupe shows, before the next tap. */
const MOST_LOOKS = 40;

/** seeded returns random numbers from 0 to 1 that are the same in every run. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Thumb {
  #page;
  #session;
  #random;
  #centres = new Map();
  taps = 0;
  /** corrected is how often something else was shown than was meant. */
  corrected = 0;

  /** of returns the thumb of a person at a page. */
  static async of(page, random) {
    const thumb = new Thumb();
    thumb.#page = page;
    thumb.#random = random;
    thumb.#session = await page.context().newCDPSession(page);
    return thumb;
  }

  /** learn finds out where the places of the game line's board are. */
  async learn(url, line) {
    const { surface } = await viewOf(url, line);
    this.#centres = new Map((surface.places ?? []).map(({ name, centre }) => [name, centre]));
  }

  /** sees returns what the page shows: the picks, whether the turn waits, and the loupe. */
  async sees() {
    return this.#page.evaluate(() => {
      const loupe = document.querySelector('.loupe'),
        box = loupe?.getBoundingClientRect();
      return {
        path: [...document.querySelectorAll('[data-pick]')].map((one) => one.dataset.pick),
        waits: Boolean(document.querySelector('[data-send]')),
        refused: Boolean(document.querySelector('.refused')),
        turns: document.querySelectorAll('.turnlist li').length,
        busy: Boolean(document.querySelector('.table.waits')),
        loupe: box && {
          place: loupe.dataset.loupe,
          larger:
            loupe.querySelector('.world').getScreenCTM().a / document.querySelector('.board-offered .world').getScreenCTM().a,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        },
      };
    });
  }

  /** tap taps an element, and misses its middle. */
  async tap(selector) {
    const target = this.#page.locator(selector).first();
    await target.evaluate(async (element) => {
      const box = () => element.getBoundingClientRect();
      const { x, y, width, height } = box();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !element.contains(hit)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    });
    const { x, y, width, height } = await target.boundingBox();
    await this.#touch({ x: x + width / 2, y: y + height / 2 });
  }

  /**
   * tapPlace taps a place where it is seen: in the loupe, if it shows it, or on the board. It does not if the page shows another path by
   * now: on a busy machine the answer to the tap before may come while this one is prepared.
   */
  async tapPlace(place, path) {
    const at = await this.#seen(place);
    if ((await this.sees()).path.join() === path.join()) await this.#touch(at);
  }

  /** keepSet switches the pieces of a set on and off until they are those that are meant, and keeps them. */
  async keepSet({ id, pieces }) {
    const read = () =>
      this.#page
        .locator('[data-set-piece]')
        .evaluateAll((all) =>
          all.map((one) => ({ name: one.dataset.setPiece, on: one.getAttribute('aria-pressed') === 'true' })),
        );
    for (let tries = 0; tries < 2 * MOST_TAPS; tries++) {
      const wrong = (await read()).find(({ name, on }) => {
        const [kind, index] = name.split(' ');
        return on !== pieces.filter((one) => one === kind).length > Number(index);
      });
      if (!wrong) return this.tap(`[data-choice="${id}"]`);
      await this.tap(`[data-set-piece="${wrong.name}"]`);
    }
  }

  /** slide puts the thumb down at a place, and slides it until the page shows that it means this place. */
  async slide(place) {
    const meant = await this.#onBoard(place);
    let at = this.#missed(meant);
    await this.#send('touchStart', at);
    await this.#page.waitForTimeout(2 * LOOK);
    for (let tries = 0; tries < 8; tries++) {
      const aims = (await this.sees()).loupe?.place;
      if (aims === place || !aims) break;
      const now = await this.#onBoard(aims, true);
      // No thumb slides exactly as far as it should.
      const off = () => this.#random() * 4 - 2;
      at = { x: at.x + meant.x - now.x + off(), y: at.y + meant.y - now.y + off() };
      await this.#send('touchMove', at);
      await this.#page.waitForTimeout(LOOK);
    }
    await this.#send('touchEnd');
    this.taps++;
    await this.look();
  }

  /** look waits as long as a person looks, and longer before a tap that confirms. */
  async look(closely = false) {
    await this.#page.waitForTimeout(closely ? LOOK_CLOSELY : LOOK);
  }

  async #touch(at) {
    this.taps++;
    await this.#send('touchStart', this.#missed(at));
    await this.#send('touchEnd');
    await this.look();
  }

  #missed({ x, y }) {
    const miss = () => (2 * this.#random() - 1) * MISS;
    return { x: x + miss(), y: y + miss() };
  }

  #send(type, point) {
    return this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ ...point, id: 1 }] : [] });
  }

  /** #seen returns where a person sees a place. */
  async #seen(place) {
    const real = await this.#onBoard(place),
      { loupe } = await this.sees();
    if (!loupe) return real;
    const middle = await this.#onBoard(loupe.place, true),
      x = real.x - middle.x,
      y = real.y - middle.y;
    // In the loupe a tap is exact.
    if (Math.hypot(x, y) * loupe.larger <= SHOWN) return { x: loupe.x + x * loupe.larger, y: loupe.y + y * loupe.larger };
    const aside = { x: real.x - loupe.x, y: real.y - loupe.y },
      far = Math.hypot(aside.x, aside.y);
    if (far > LOUPE + MISS) return real;
    // What the loupe hides: the person taps beside the loupe first, which makes way.
    const by = (LOUPE + 2 * MISS) / Math.max(far, 1);
    return this.#inBoard({ x: loupe.x + aside.x * by, y: loupe.y + aside.y * by }, loupe);
  }

  /** #inBoard returns a point beside the loupe, on the other side of it if the point is not on the board. */
  async #inBoard(at, loupe) {
    const board = await this.#page.locator('.board-picture').boundingBox();
    const on = ({ x, y }) =>
      Math.hypot(x - board.x - board.width / 2, y - board.y - board.height / 2) < 0.42 * Math.min(board.width, board.height);
    return on(at) ? at : { x: 2 * loupe.x - at.x, y: 2 * loupe.y - at.y };
  }

  /** #onBoard returns the middle of a place on the screen. The page is scrolled so that nothing covers it. */
  async #onBoard(place, still = false) {
    const [x, y] = this.#centres.has(place)
      ? [this.#centres.get(place).x, this.#centres.get(place).y]
      : place.split(',').map(Number);
    return this.#page.evaluate(
      ([x, y, still]) => {
        const point = () => {
          const m = document.querySelector('.board-offered .world').getScreenCTM();
          return { x: m.a * x * 40 + m.e, y: -m.d * y * 40 + m.f };
        };
        const free = ({ x, y }) => y > 40 && [y - 14, y + 14].every((y) => document.elementFromPoint(x, y)?.closest('.middle'));
        const inside = ({ x, y }) => ({ x: Math.max(1, Math.min(x, innerWidth - 1)), y });
        if (!still && !free(inside(point()))) scrollBy({ top: point().y - 320, behavior: 'instant' });
        return point();
      },
      [x, y, still],
    );
  }
}

/** enter plays a turn with a thumb, pick by pick, or only shows it. */
export async function enter(thumb, path, { random, commit = true }) {
  const start = await thumb.sees(),
    began = thumb.taps;
  for (let looks = 0; ;) {
    const now = await thumb.sees();
    if (now.turns !== start.turns || now.busy) return;
    if (thumb.taps - began > MOST_TAPS) throw new Error(`${path.map(({ id }) => id).join(' ')}: the page shows ${now.path}`);
    let same = 0;
    while (same < path.length && now.path[same] === path[same].id) same++;
    if (same === path.length) {
      if (!commit) return;
      await confirm(thumb, path, now, random);
      continue;
    }
    // The loupe shows the place already, and the answer of the rules is on its way: another tap there would confirm it.
    if (now.path.length === same && now.loupe?.place === path[same].place && looks++ < MOST_LOOKS) {
      await thumb.look();
      continue;
    }
    looks = 0;
    if (now.path.length > same) await correct(thumb, path, now, same, random);
    else await pick(thumb, path[same], now, random);
  }
}

async function pick(thumb, one, now, random) {
  if (one.on === 'hand') await thumb.tap(`[data-hand="${one.id}"][data-offered], [data-choice="${one.id}"]`);
  else if (one.on === 'set') await thumb.keepSet(one);
  else if (one.on === 'choices') await thumb.tap(`[data-choice="${one.id}"]`);
  else if (random() < 0.25) await thumb.slide(one.place);
  else await thumb.tapPlace(one.place, now.path);
}

/** correct undoes or replaces what was not meant. */
async function correct(thumb, path, now, same, random) {
  const meant = path[same];
  thumb.corrected++;
  if (now.path.length === same + 1 && meant.on === 'board' && now.waits) {
    if (random() < 0.3) await thumb.slide(meant.place);
    else await thumb.tapPlace(meant.place, now.path);
  } else if (now.path.length > 1 && same > 0) await thumb.tap('.entering .button:not([data-send])');
  else await thumb.tap('.entering .button:last-of-type');
}

/** confirm plays the turn: with the button, or with another tap on the place that the loupe shows. */
async function confirm(thumb, path, now, random) {
  const last = path.at(-1);
  await thumb.look(true);
  if (now.loupe?.place === last.place && random() < 0.4) await thumb.tapPlace(last.place, now.path);
  else if (now.waits) await thumb.tap('[data-send]');
}
