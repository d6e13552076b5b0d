import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picks, Rules } from '../rules/rules';
import { Preview } from './preview.svelte';

const line = { game: 'toy', turns: [] };
const does = (text: string) => [{ text, message: { id: 'toy' } }];

function previewOf(answers: Record<string, Picks>, here = true) {
  const asked: string[] = [];
  const ask = (_kind: string, { path }: { path: string[] }): Promise<Picks> => {
    asked.push(path.join(' '));
    const answer = answers[path.join(' ')];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no such pick'));
  };
  const rules = { here, ask } as unknown as Rules;
  return {
    preview: new Preview(
      () => rules,
      () => line,
    ),
    asked,
  };
}

describe('the preview of a turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const rest = () => vi.advanceTimersByTimeAsync(200);

  it('shows what the turn would do, once a pointer rests', async () => {
    const { preview, asked } = previewOf({ 'a b': { next: [], turn: 'ab', does: does('it moves') } });
    preview.show(['a', 'b']);
    expect(asked).toEqual([]);
    await rest();
    expect(preview.shown).toEqual({ id: 'b', does: does('it moves') });
    preview.show(undefined);
    expect(preview.shown).toBeUndefined();
  });

  it('asks nothing for places that a pointer passes', async () => {
    const { preview, asked } = previewOf({ 'a c': { next: [], turn: 'ac', does: does('it stays') } });
    preview.show(['a', 'b']);
    preview.show(['a', 'c']);
    await rest();
    expect(asked).toEqual(['a c']);
  });

  it('ends a turn that could go on', async () => {
    const { preview } = previewOf({
      'a b': { next: [{ kind: 'button', id: 'end', label: 'end', spoken: 'end' }] },
      'a b end': { next: [], turn: 'ab', does: does('a Harmony') },
    });
    preview.show(['a', 'b']);
    await rest();
    expect(preview.shown?.does).toEqual(does('a Harmony'));
  });

  it('is nothing without an answer, and without rules in the browser', async () => {
    const unknown = previewOf({});
    unknown.preview.show(['a', 'b']);
    await rest();
    expect(unknown.preview.shown).toBeUndefined();
    const remote = previewOf({ 'a b': { next: [], turn: 'ab', does: does('it moves') } }, false);
    remote.preview.show(['a', 'b']);
    await rest();
    expect(remote.asked).toEqual([]);
  });
});
