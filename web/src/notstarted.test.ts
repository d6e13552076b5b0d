// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { reportNotStarted } from './notstarted';

it('a page that does not start says so in the words of the server, and keeps what it shows', () => {
  document.body.innerHTML =
    '<main><h1>Match</h1></main><template id="not-started"><p>Part is missing.</p><button>Reload now</button></template>';
  reportNotStarted(document.querySelector('main')!);
  expect(document.querySelector('main > [role=alert]')?.textContent).toBe('Part is missing.Reload now');
  expect(document.querySelector('h1')?.textContent).toBe('Match');
});
