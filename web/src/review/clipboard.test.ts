import { afterEach, expect, test, vi } from 'vitest';
import { t } from '../words/words';
import { copyText } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

test('a text that cannot be copied is said in the language of the page', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('Write permission denied.')) } });
  await expect(copyText('x')).rejects.toThrow(t('review-notcopied'));
  vi.stubGlobal('navigator', {}); // without a secure connection
  await expect(copyText('x')).rejects.toThrow(t('review-notcopied'));
});

test('a text that is copied is said, too', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('x')).toBe(t('review-copied'));
  expect(writeText).toHaveBeenCalledWith('x');
});
