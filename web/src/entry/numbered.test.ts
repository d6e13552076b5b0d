import { describe, expect, it } from 'vitest';
import { numbersOf, shownNumbers, split } from './numbered';

const message = (...places: string[]) => ({ id: 'x', args: { places: { places } } });

it('numbers each place of the sentences once, in their order', () => {
  const numbers = numbersOf([
    { text: 'A Rose goes from 0,-8 to 0,-5.', message: message('0,-5', '0,-8') },
    {
      text: 'It stands beside 0,-8 and j10.',
      message: { id: 'y', args: { piece: { piece: 'R3', place: 'j10' }, at: { place: '0,-8' } } },
    },
  ]);
  expect([...numbers]).toEqual([
    ['0,-8', 1],
    ['0,-5', 2],
    ['j10', 3],
  ]);
});

it('finds places in messages within messages', () => {
  const inner = { id: 'inner', args: { at: { place: '1,2' } } };
  expect([
    ...numbersOf([{ text: 'Why: 1,2', message: { id: 'outer', args: { why: { message: inner }, all: { list: [inner] } } } }]),
  ]).toEqual([['1,2', 1]]);
});

it('leaves turns, other numbers and sentences without data as they are', () => {
  expect(numbersOf([{ text: 'Play 0,-8-0,-5 or R3@0,-8 or 0,-8.5.', message: message('0,-8', '0,-5') }]).size).toBe(0);
  expect(numbersOf([{ text: 'The text 3,4' }]).size).toBe(0);
});

describe('the numbers on the board', () => {
  const sentence = (...places: string[]) => ({ text: places.join(' and '), message: message(...places) });
  const few = [sentence('0,1', '0,2'), sentence('0,2', '0,3')];
  const many = [sentence('0,1', '0,2', '0,3', '0,4', '0,5'), sentence('1,1', '1,2', '0,5', '1,4', '1,5', '1,6')];

  it('are all where they are few', () => {
    expect([...shownNumbers(numbersOf(few), few.slice(1))]).toEqual([
      ['0,1', 1],
      ['0,2', 2],
      ['0,3', 3],
    ]);
  });

  it('are those of the sentence that is pointed at where they are many', () => {
    expect([...shownNumbers(numbersOf(many), many.slice(1))]).toEqual([
      ['0,5', 5],
      ['1,1', 6],
      ['1,2', 7],
      ['1,4', 8],
      ['1,5', 9],
      ['1,6', 10],
    ]);
  });
});

it('splits a sentence at its places and loses nothing', () => {
  const text = 'From 0,-8 to 0,-5.';
  const parts = split(text, new Map([['0,-5', 1]]));
  expect(parts).toEqual([{ text: 'From 0,-8 to ' }, { text: '0,-5', place: '0,-5' }, { text: '.' }]);
});
