import { describe, expect, it } from 'vitest';
import type { Pick } from '../game/types';
import type { View } from '../rules/rules';
import { pickText, readyText, turnText } from './spoken';

const place = (name: string): Pick => ({ kind: 'place', id: name, place: name, label: name, spoken: `to ${name}` });
const word = (spoken: string): Pick => ({ kind: 'face', id: spoken, label: spoken, spoken });

describe('what is said at a table', () => {
  const view = (last: string[], verdict: string[], notes: string[], over: boolean): View =>
    ({
      last: last.map((text) => ({ text })),
      verdict: verdict.map((text) => ({ text })),
      situation: { status: { notes, outcome: over ? { winner: 'first', reason: 'ring' } : null } },
    }) as unknown as View;

  it('is the turn and who is to move', () => {
    expect(turnText(view(['Black drops a Cho.'], [], ['1 harmony'], false), 'It is your turn.')).toBe(
      'Black drops a Cho. It is your turn.',
    );
  });
  it('is how things stand where nothing was played', () => {
    expect(turnText(view([], [], ['1 harmony'], false), '')).toBe('1 harmony.');
  });
  it('says nothing twice at the end', () => {
    expect(turnText(view(['A ring.', 'Guest wins.'], ['Guest wins.', 'The ring is closed.'], [], true), '')).toBe(
      'A ring. Guest wins. The ring is closed.',
    );
  });
  it('counts places once each, and reads out few choices', () => {
    expect(pickText([word('the Fan')], [place('1,1'), place('1,2'), { ...place('1,2'), id: 'x' }])).toBe(
      'The Fan. 2 places can be picked.',
    );
    expect(pickText([word('to 1,1')], [word('as Hi'), word('as Cho')])).toBe('To 1,1. Choose one of these. As Hi; as Cho.');
    expect(pickText([], [place('1,1')])).toBe('');
  });
  it('says how a turn is played that waits for a yes', () => {
    expect(readyText({ does: [{ text: 'Black drops a Cho.' }] })).toBe(
      'Black drops a Cho. Press Enter to play this turn, or Escape to cancel it.',
    );
  });
});
