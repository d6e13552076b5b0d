// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Preferences } from '../wire';
import { t } from '../words/words';
import { paint } from './picture';

afterEach(() => vi.unstubAllGlobals());

const painted = (answer: () => Promise<unknown>): Promise<Blob> => {
  vi.stubGlobal('fetch', answer);
  return paint({ lang: 'en' } as Preferences, { game: 'tea', turns: [] }, 'png');
};

test('why there is no picture is said in the language of the page', async () => {
  await expect(painted(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(t('review-nopicture-away'));
  const page = { ok: false, json: () => Promise.reject(new SyntaxError('Unexpected token')) };
  await expect(painted(() => Promise.resolve(page))).rejects.toThrow(t('review-nopicture'));
  const problem = { ok: false, json: () => Promise.resolve({ detail: 'Zu groß.' }) };
  await expect(painted(() => Promise.resolve(problem))).rejects.toThrow('Zu groß.');
});
