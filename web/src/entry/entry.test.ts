import { describe, expect, it } from 'vitest';
import type { Pick } from '../game/types';
import { Refused } from '../rules/rules';
import { nextTask } from '../rules/fakeworker';
import type { Picks, Rules } from '../rules/rules';
import { Entry } from './entry.svelte';

const pick = (id: string, kind: Pick['kind'] = 'place'): Pick => ({
  kind,
  id,
  place: kind === 'place' ? id : undefined,
  label: id,
  spoken: id,
});

/** The turns of a small game: a to b or c, d to e and then a face. */
const tree: Record<string, Picks> = {
  '': { next: [pick('a'), pick('d'), pick('H', 'hand'), pick('K', 'hand')] },
  a: { next: [pick('b'), pick('c')] },
  'a b': { next: [], turn: 'a-b', does: [{ text: 'It goes.', message: { id: 'tea-goes' } }] },
  'a c': { next: [], turn: 'a-c' },
  d: { next: [pick('e')] },
  'd e': { next: [pick('Up', 'face'), pick('Down', 'face')] },
  'd e Up': { next: [], turn: 'd-e=Up' },
  H: { next: [pick('f')] },
  K: { next: [pick('Up', 'face'), pick('Down', 'face')] },
  'K Up': { next: [pick('f'), pick('g')] },
  'K Up g': { next: [], turn: 'K=Up-g' },
  'K Down': { next: [pick('f')] },
};

/** The refusal of what belongs to no turn, typed or picked. */
const unwritten = () =>
  new Refused({ status: 422, code: 'rule', detail: 'Pick a place.', heading: 'How a turn is written', rule: 'turn-text' });

function table(confirm = false, wait?: (path: string) => Promise<void>) {
  const played: string[] = [],
    asked: string[] = [];
  const rules = {
    here: true,
    async ask(kind: string, question: { path?: string[]; text?: string; turn?: string }) {
      if (kind === 'read') {
        if (question.text === 'ad') return { turn: 'a-d' };
        if (question.text === '?') throw unwritten();
        if (question.text !== 'ab') throw new Refused({ status: 422, code: 'invalid', detail: 'That is no turn.' });
        return { turn: 'a-b' };
      }
      if (kind === 'why' && question.turn === 'a-d')
        return { turn: 'a-d', legal: false, rule: 'reach', title: 'Reach', reasons: [{ text: 'It does not.', places: ['d'] }] };
      if (kind === 'why') return { turn: question.turn, legal: true, reasons: [{ text: 'It goes.' }] };
      const path = question.path!.join(' ');
      asked.push(path);
      await wait?.(path);
      const picks = tree[path];
      if (path.endsWith('?')) throw unwritten();
      if (!picks) throw new Refused({ status: 422, code: 'rule', detail: 'It does not.', heading: 'Reach', places: ['z'] });
      return picks;
    },
  } as unknown as Rules;
  const entry = new Entry({
    rules: () => rules,
    line: () => ({ game: 'toy', turns: [] }),
    confirm: () => confirm,
    onplay: (turn) => played.push(turn),
  });
  return { entry, played, asked };
}
const ids = (picks: Pick[]) => picks.map((one) => one.id).join(' ');

describe('an entry', () => {
  it('plays a turn as nextTask as it is complete', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('a');
    expect(ids(entry.next)).toBe('b c');
    await entry.pick('b');
    expect(played).toEqual(['a-b']);
    expect(entry.begun).toBe(false);
    expect(entry.next).toEqual([]);
  });
  it('waits for a yes where it should, saying what the turn does', async () => {
    const { entry, played } = table(true);
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b');
    expect([entry.turn, entry.does[0]?.text, played.length]).toEqual(['a-b', 'It goes.', 0]);
    entry.send();
    entry.send();
    expect(played).toEqual(['a-b']);
  });
  it('begins again with another piece, and lets go of one picked twice', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.ask('d');
    expect(ids(entry.path)).toBe('d');
    await entry.ask('d');
    expect(ids(entry.path)).toBe('');
    expect(ids(entry.next)).toBe('a d H K');
  });
  it('says why not, with the places, and keeps what was picked', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.ask('z');
    expect(entry.refused).toEqual({ heading: 'Reach', text: 'It does not.', places: ['z'] });
    expect(ids(entry.path)).toBe('a');
    await entry.clear();
    expect([entry.refused, entry.begun]).toEqual([undefined, false]);
  });
  it('asks for another end of a turn that is complete', async () => {
    const { entry, asked } = table(true);
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b');
    await entry.ask('z');
    expect(asked.at(-1)).toBe('a z');
    expect(entry.turn).toBe('a-b');
  });
  it('takes back the last pick', async () => {
    const { entry, asked } = table();
    await entry.begin(true);
    for (const id of ['d', 'e']) await entry.pick(id);
    await entry.back();
    expect([ids(entry.path), ids(entry.next)]).toEqual(['d', 'e']);
    expect(asked.filter((path) => path === 'd')).toHaveLength(1); // it was remembered
  });
  it('lets the latest question win', async () => {
    const gates = new Map<string, () => void>();
    const { entry } = table(false, (path) => (path === '' ? Promise.resolve() : new Promise((go) => gates.set(path, go))));
    await entry.begin(true);
    const a = entry.pick('a'),
      d = entry.ask('d');
    gates.get('d')!();
    await d;
    gates.get('a')!();
    await a;
    expect([ids(entry.path), ids(entry.next)]).toEqual(['d', 'e']);
  });
  it('keeps what was pressed before the answer was there', async () => {
    const gates = new Map<string, () => void>();
    const { entry, played } = table(false, (path) => new Promise((go) => gates.set(path, go)));
    const begun = entry.begin(true);
    await entry.ask('a');
    gates.get('')!();
    await nextTask();
    await entry.ask('b');
    gates.get('a')!();
    await nextTask();
    gates.get('a b')!();
    await begun;
    expect(played).toEqual(['a-b']);
  });
  it('says why not, where that was pressed before the answer was there', async () => {
    const gates = new Map<string, () => void>();
    const { entry } = table(false, (path) => (path === 'a' ? new Promise((go) => gates.set(path, go)) : Promise.resolve()));
    await entry.begin(true);
    const a = entry.pick('a');
    await entry.ask('z');
    gates.get('a')!();
    await a;
    expect([entry.refused?.text, ids(entry.path), ids(entry.next)]).toEqual(['It does not.', 'a', 'b c']);
  });
  it('asks again for the first picks when something is pressed, if they could not be had', async () => {
    let away = true;
    const { entry } = table(false, () => (away ? Promise.reject(new Error('no connection')) : Promise.resolve()));
    await entry.begin(true);
    await entry.ask('a');
    expect([entry.refused?.text, ids(entry.next)]).toEqual(['no connection', '']);
    away = false;
    await entry.ask('a');
    expect([entry.refused, ids(entry.path), ids(entry.next)]).toEqual([undefined, 'a', 'b c']);
  });
  it('takes nothing when it is not this person’s turn', async () => {
    const { entry, asked } = table();
    await entry.begin(false);
    await entry.pick('a');
    await entry.ask('a');
    expect([entry.next.length, asked.length, entry.refused]).toEqual([0, 0, undefined]);
  });
  it('reads what is typed, or says what is wrong with it', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    expect(await entry.type('nonsense')).toBe(false);
    expect(entry.refused?.text).toBe('That is no turn.');
    expect(await entry.type('ad')).toBe(false);
    expect(entry.refused).toEqual({ heading: 'Reach', text: 'It does not.', places: ['d'], rule: 'reach' });
    expect(await entry.type('ab')).toBe(true);
    expect(played).toEqual(['a-b']);
  });
  it('names the rule about how a turn is written only where one is typed', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.ask('?');
    expect(entry.refused).toEqual({ heading: '', text: 'Pick a place.', places: [] });
    await entry.type('?');
    expect(entry.refused).toEqual({ heading: 'How a turn is written', text: 'Pick a place.', places: [], rule: 'turn-text' });
  });
  it('drops the turn that waits when another is typed, also one that is refused', async () => {
    for (const refused of ['ad', 'nonsense']) {
      const { entry, played } = table(true);
      await entry.begin(true);
      await entry.type('ab');
      expect([entry.turn, played]).toEqual(['a-b', []]);
      expect(await entry.type(refused)).toBe(false);
      expect([entry.turn, entry.begun, ids(entry.next)], 'another turn can be picked').toEqual([undefined, false, 'a d H K']);
      expect(entry.refused, 'the text is refused').toBeDefined();
      entry.send();
      expect(played).toEqual([]);
    }
  });
});

describe('an unsure pick', () => {
  it('plays no turn: it waits, and another place may be picked instead', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b', true);
    expect([entry.turn, played.length]).toEqual(['a-b', 0]);
    expect(ids(entry.alternatives)).toBe('b c');
    await entry.ask('c', true);
    expect([entry.turn, entry.path.map((one) => one.id)]).toEqual(['a-c', ['a', 'c']]);
    await entry.ask('z', true);
    expect([entry.turn, entry.refused?.heading]).toEqual(['a-c', 'Reach']);
    entry.send();
    expect(played).toEqual(['a-c']);
  });
});

describe('a finger that slides', () => {
  it('picks one place instead of another, and plays nothing', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b', true);
    await entry.aim('c');
    expect([entry.turn, ids(entry.path)]).toEqual(['a-c', 'a c']);
    await entry.aim('nowhere');
    expect([entry.turn, played]).toEqual(['a-c', []]);
  });
  it('picks another place of a turn that is not complete', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('a', true);
    await entry.aim('d');
    expect(ids(entry.path)).toBe('d');
  });
  it('plays nothing while the place it shows is not picked, and keeps what was shown until it is', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b', true);
    const before = entry.turn;
    entry.hold();
    entry.send();
    expect([played, entry.turn]).toEqual([[], before]);
    const asked = entry.aim('c');
    expect([entry.turn, ids(entry.path)], 'the answer is still to come').toEqual([before, 'a b']);
    entry.send();
    await asked;
    expect([entry.turn, ids(entry.path), played]).toEqual(['a-c', 'a c', []]);
    entry.send();
    expect(played).toEqual(['a-c']);
  });
  it('plays the turn again when it comes back to the place that is picked', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('a');
    await entry.pick('b', true);
    const turn = entry.turn;
    entry.hold();
    const asked = entry.aim('c');
    await entry.aim('b');
    await asked;
    expect([entry.turn, ids(entry.path)]).toEqual([turn, 'a b']);
    entry.send();
    expect(played).toEqual([turn]);
  });
  it('leaves the turn waiting, whatever completes it', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('d');
    await entry.pick('e', true);
    await entry.pick('Up');
    expect([entry.turn, played]).toEqual(['d-e=Up', []]);
  });
});

describe('a dropped piece', () => {
  it('is played on its place when its face is chosen', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('K');
    entry.drop('g');
    expect([entry.dropped, ids(entry.next)]).toEqual(['g', 'Up Down']);
    await entry.pick('Up');
    expect([played, entry.dropped]).toEqual([['K=Up-g'], undefined]);
  });
  it('waits where a finger may have missed its place', async () => {
    const { entry, played } = table();
    await entry.begin(true);
    await entry.pick('K');
    entry.drop('g', true);
    await entry.pick('Up');
    expect([entry.turn, played]).toEqual(['K=Up-g', []]);
  });
  it('is refused where its face cannot stand', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('K');
    entry.drop('g');
    await entry.pick('Down');
    expect([entry.refused?.text, ids(entry.next)]).toEqual(['It does not.', 'f']);
    await entry.clear();
    expect(entry.dropped).toBeUndefined();
  });
  it('goes back to the hand if it waits for nothing', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('H');
    entry.drop('g');
    expect([ids(entry.path), entry.dropped]).toEqual(['', undefined]);
  });
  it('is put back where it is dropped on no place', async () => {
    const { entry } = table();
    await entry.begin(true);
    await entry.pick('K');
    entry.drop(undefined);
    expect([entry.begun, entry.dropped]).toEqual([false, undefined]);
  });
});

describe('the gains of picks', () => {
  it('are asked for once the picks are shown', async () => {
    const { entry, asked } = table();
    await entry.begin(true);
    tree.a!.next[0]!.gain = 2;
    await entry.pick('a');
    expect(entry.gains.size).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([...entry.gains]).toEqual([
      ['b', 2],
      ['c', 0],
    ]);
    await entry.clear();
    expect(entry.gains.size).toBe(0);
    await entry.pick('a');
    expect([entry.gains.get('b'), asked.filter((path) => path === 'a').length]).toEqual([2, 2]);
    entry.close();
  });
});
