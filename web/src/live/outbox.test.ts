// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { takeAbandoned, findOutbox, pendingClients, Outbox } from './outbox';

const play = (id: string) => ({ id, expect: 4, command: { kind: 'play' as const, turn: 'x' } });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps commands until they are answered', () => {
  const box = new Outbox('m1', 'c1');
  box.add(play('a'));
  box.add(play('b'));
  expect(new Outbox('m1', 'c1').open.map((c) => c.id)).toEqual(['a', 'b']);
  expect(box.answered('a')).toMatchObject(play('a'));
  expect(box.answered('a')).toBeUndefined();
  box.answered('b');
  expect(pendingClients('m1')).toEqual([]);
});

it('forgets what is too old, and does not mind what cannot be read', () => {
  localStorage.setItem('teahouse.outbox.m1.c1', JSON.stringify([{ ...play('a'), at: 0 }]));
  localStorage.setItem('teahouse.outbox.m1.c2', '{');
  expect(new Outbox('m1', 'c1').open).toEqual([]);
  expect(new Outbox('m1', 'c2').open).toEqual([]);
});

it('finds its own outbox again after a reload, and a new one in another tab', async () => {
  const box = await findOutbox('m1');
  box.add(play('a'));
  sessionStorage.clear(); // another tab, while this one lives
  const second = await findOutbox('m1');
  expect(second.client).not.toBe(box.client);
  expect(await takeAbandoned('m1', second.client)).toEqual([]);
  box.release(); // this tab dies
  second.release();
  const third = await findOutbox('m1');
  expect(third.client).toBe(box.client);
  expect(third.open.map((c) => c.id)).toEqual(['a']);
  third.release();
});

it('adopts what a dead tab has left', async () => {
  const dead = new Outbox('m1', 'dead');
  dead.add(play('a'));
  const [found] = await takeAbandoned('m1', 'me');
  expect(found?.client).toBe('dead');
  expect(await takeAbandoned('m1', 'me')).toEqual([]); // it is taken
  found?.release();
});
