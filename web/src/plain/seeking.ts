// “Find an opponent” with script: the page waits for an opponent. Without script, and when somebody has left a seat open
// for the same, the form is sent as it is.
import { mount, unmount } from 'svelte';
import type { CommonBoot, SeekRequest } from '../wire';
import { newSearch } from './seek';

interface Listed {
  matches: {
    match: string;
    game: string;
    options: Record<string, string>;
    clock: string;
    rated: boolean;
    seats: { holder: string; person?: string }[];
  }[];
}

/** requestOf reads a form. */
export function requestOf(form: HTMLFormElement): SeekRequest {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const request: SeekRequest = { id: newSearch(), game: text('game'), clock: text('clock') };
  if (text('me')) request.seat = text('me');
  if (text('rated') === 'rated') request.rated = true;
  for (const limit of ['lowest', 'highest'] as const) if (Number(text(limit))) request[limit] = Number(text(limit));
  for (const name of data.keys()) {
    if (name.startsWith('option.') && text(name)) (request.options ??= {})[name.slice('option.'.length)] = text(name);
  }
  return request;
}

/** aboutOf says what a form asks for, with the words of its choices. */
export function aboutOf(form: HTMLFormElement, boot: CommonBoot, request: SeekRequest): string {
  const title = boot.games.find((game) => game.name === request.game)?.title ?? request.game;
  const chosen = (name: string): string =>
    form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions[0]?.text.trim() ?? '';
  const clock = chosen('clock') || form.dataset.clock || request.clock;
  return [title, clock, request.rated ? chosen('rated') : '', request.seat ? chosen('me') : ''].filter(Boolean).join(' · ');
}

/** isOffered reports whether somebody else has left a seat open for the same. */
async function isOffered(boot: CommonBoot, request: SeekRequest): Promise<boolean> {
  if (request.options || request.rated || request.lowest || request.highest || request.seat) return false;
  const answer = await fetch(`/api/matches?open=true&status=waiting&limit=50&game=${encodeURIComponent(request.game)}`);
  if (!answer.ok) return false;
  const { matches } = (await answer.json()) as Listed;
  const usual = boot.games.find((game) => game.name === request.game)?.options ?? [];
  return matches.some(
    (one) =>
      one.clock === request.clock &&
      !one.rated &&
      usual.every((option) => (one.options[option.name] ?? option.default) === option.default) &&
      one.seats.every((seat) => seat.person === undefined || seat.person !== boot.me?.id),
  );
}

/** offerSeeking has the forms of a page wait for an opponent. The waiting state takes the place of the first one. */
export function offerSeeking(boot: CommonBoot, main: HTMLElement): void {
  const forms = [...main.querySelectorAll<HTMLFormElement>('form[data-seek]')];
  const place = forms[0];
  if (!place) return;
  for (const field of main.querySelectorAll<HTMLElement>('[data-scripted]')) field.hidden = false;
  let waits = false;
  for (const form of forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (waits) return;
      waits = true;
      void wait(form).catch(() => form.submit());
    });
  }

  async function wait(form: HTMLFormElement): Promise<void> {
    const from = document.activeElement as HTMLElement | null;
    const request = requestOf(form);
    if (await isOffered(boot, request).catch(() => false)) return form.submit();
    const { default: Seeking } = await import('./Seeking.svelte');
    const target = document.createElement('div');
    place!.before(target);
    place!.hidden = true;
    const close = async (): Promise<void> => {
      await unmount(component);
      target.remove();
      place!.hidden = false;
      waits = false;
      from?.focus();
    };
    const component = mount(Seeking, {
      target,
      props: { request, about: aboutOf(form, boot, request), onclose: () => void close(), onopen: () => form.submit() },
    });
  }
}
