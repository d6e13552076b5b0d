// The progress on the pages that list courses and steps.
import { t } from '../words/words';
import { doneOf, loadDone, syncDone, useAccount } from './progress';

/** showProgress marks the steps that the reader has done, with an account or as a guest. The button of a course leads to the first step that is left. */
export async function showProgress(main: HTMLElement, account?: string): Promise<void> {
  useAccount(account);
  const done = await syncDone().catch(loadDone);
  for (const course of main.querySelectorAll<HTMLElement>('[data-course]')) {
    const game = course.dataset.course!,
      steps = course.dataset.steps!.split(' '),
      finished = doneOf(done, game, steps);
    if (finished.length === 0) continue;
    course.querySelector('[data-progress]')!.textContent = t('learn-progress', { done: finished.length, all: steps.length });
    const next = steps.find((step) => !finished.includes(step));
    const begin = course.querySelector<HTMLAnchorElement>('[data-begin]');
    if (begin && next) {
      begin.href = `/learn/${game}/${next}`;
      begin.textContent = t('learn-next');
    }
    for (const step of course.querySelectorAll<HTMLElement>('[data-step]')) {
      if (!finished.includes(step.dataset.step!)) continue;
      step.classList.add('done');
      const mark = document.createElement('span');
      mark.className = 'spoken';
      mark.textContent = ` (${t('learn-step-done')})`;
      step.append(mark);
    }
  }
}
