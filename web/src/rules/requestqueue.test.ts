import { expect, test } from 'vitest';
import { nextTask } from './fakeworker';
import { RequestQueue } from './requestqueue';

function queue() {
  const done: string[] = [];
  const fetches: Record<string, { resolve: (text: string) => void; reject: (reason: Error) => void }> = {};
  const made = new RequestQueue(
    (request) => done.push(JSON.stringify(request)),
    (tag, text) => done.push(`${tag}: ${text}`),
    (address) => new Promise((resolve, reject) => (fetches[address] = { resolve, reject })),
  );
  return { made, done, fetches };
}

test('requests wait for the program and for the texts of the language, which load at once', async () => {
  const { made, done, fetches } = queue();
  made.add({ language: 'es', texts: '/rules-es.ftl' });
  made.add({ stop: 1 });
  await nextTask();
  expect(Object.keys(fetches)).toEqual(['/rules-es.ftl']);
  let ready = false;
  void made.begin().then(() => (ready = true));
  await nextTask();
  expect([done, ready]).toEqual([[], false]);
  fetches['/rules-es.ftl']!.resolve('tea-a = A');
  await nextTask();
  expect([done, ready]).toEqual([['es: tea-a = A', '{"stop":1}'], true]);
  made.add({ pause: true });
  await nextTask();
  expect(done.at(-1)).toBe('{"pause":true}');
});

test('without the texts the program answers all the same', async () => {
  const { made, done, fetches } = queue();
  made.add({ language: 'es', texts: '/rules-es.ftl' });
  const ready = made.begin();
  fetches['/rules-es.ftl']!.reject(new Error('no network'));
  await ready;
  made.add({ stop: 2 });
  await nextTask();
  expect(done).toEqual(['{"stop":2}']);
});
