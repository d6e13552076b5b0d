import { expect, it } from 'vitest';
import { titled } from './bell';

it.each<[string, number, string]>([
  ['Games · Teahouse', 0, 'Games · Teahouse'],
  ['Games · Teahouse', 2, '(2) Games · Teahouse'],
  ['(2) Games · Teahouse', 3, '(3) Games · Teahouse'],
  ['(12) Games · Teahouse', 0, 'Games · Teahouse'],
])('the title %s with %d unread notices is %s', (title, unread, want) => expect(titled(title, unread)).toBe(want));
