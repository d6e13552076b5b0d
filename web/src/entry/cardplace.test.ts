import { expect, test } from 'vitest';
import { cornerFor, type Box } from './cardplace';

const card = { width: 350, height: 150 },
  wide = { width: 1280, height: 720 },
  board: Box = { left: 0, top: 52, right: 650, bottom: 702 },
  hand: Box = { left: 720, top: 60, right: 1280, bottom: 200 };
const column = (top: number, bottom: number): Box => ({ left: 720, top, right: 1264, bottom });

test.each<[string, Box, Box, string]>([
  ['is below what is read where there is room', column(300, 540), board, 'right bottom'],
  ['is above what is read that reaches to the end', column(300, 700), board, 'right top'],
  ['covers no hand that is looked at', column(300, 700), hand, 'left bottom'],
  ['covers the board rather than what is read', column(52, 720), board, 'left bottom'],
])('a card %s', (_, read, looked, corner) => {
  const { side, end } = cornerFor(card, wide, read, looked);
  expect(`${side} ${end}`).toBe(corner);
});
