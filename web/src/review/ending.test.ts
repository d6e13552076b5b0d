import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chanceText } from './chance';
import { forReader } from './ending';
import { speak } from '../words/words';

beforeAll(() => speak('en'));
afterEach(() => speak('en'));

describe('the end of a game', () => {
  const lost = { winner: 'second', reason: 'ring' } as const,
    resigned = { winner: 'second', reason: 'resign' } as const,
    draw = { winner: 'draw', reason: 'ring' } as const;

  it('begins with You for a reader with a seat', async () => {
    const texts = () => [
      forReader('X', lost, 'second'),
      forReader('X', lost, 'first'),
      forReader('X', resigned, 'first'),
      forReader('X', resigned, 'second'),
    ];
    expect(texts()).toEqual(['You have won. X', 'You have lost. X', 'You resigned. X', 'You have won. X']);
    await speak('de');
    expect(texts()).toEqual(['Du hast gewonnen. X', 'Du hast verloren. X', 'Du hast aufgegeben. X', 'Du hast gewonnen. X']);
    await speak('es');
    expect(texts()).toEqual(['Has ganado. X', 'Has perdido. X', 'Has abandonado. X', 'Has ganado. X']);
  });

  it('is the sentence alone for watchers, and for a draw', () => {
    expect([forReader('X', lost), forReader('X', draw, 'first')]).toEqual(['X', 'X']);
  });
});

it('calls the chances of a reader with a seat yours', async () => {
  const texts = () => [
    chanceText({ chance: 0.3 }, ['Ann', 'Bob', 'second']),
    chanceText({ chance: 0.3 }, ['Ann', 'Bob', 'first']),
    chanceText({ chance: 1, proven: 'first', in: 3 }, ['Ann', 'Bob', 'first']),
    chanceText({ chance: 1, proven: 'first', in: 3 }, ['Ann', 'Bob']),
    chanceText({ chance: 0, proven: 'second' }, ['Ann', 'Bob', 'second']),
  ];
  expect(texts()).toEqual([
    '70% for you',
    '70% for Bob',
    'You win in 3 turns, counting both players',
    'Ann wins in 3 turns, counting both players',
    'You win',
  ]);
  await speak('de');
  expect(texts().map((text) => text.replaceAll('\u00a0', ' '))[2]).toBe('Du gewinnst in 3 Zügen beider Seiten');
});
