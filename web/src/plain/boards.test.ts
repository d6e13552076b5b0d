import { expect, test } from 'vitest';
import { newer } from './boards';

test.each([
  ['/static/matches/a-light.svg', '"x1-gzip"', '/static/matches/a-light.svg?v=x1'],
  ['/static/matches/a-light.svg?v=x1', '"x2"', '/static/matches/a-light.svg?v=x2'],
  ['/static/matches/a-light.svg?v=x1', 'W/"x1-gzip"', ''],
  ['/static/matches/a-light.svg', null, ''],
])('%s, tagged %s, is found at "%s"', (shown, tag, address) => {
  expect(newer(shown, tag)).toBe(address);
});
