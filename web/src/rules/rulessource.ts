// The source of the rules: the server, until they have loaded in this browser.
import type { Questions, Rules } from './rules';
import type { AskServer } from './server';
import { WorkerLost, type WorkerClient } from './workerclient';
import { t } from '../words/words';
import type { NextPicks } from '../wire';

export class RulesSource implements Rules {
  here = false;
  private client: WorkerClient | null = null;
  private loading: Promise<void> | null = null;
  private last: { kind: string; question: object } | null = null;

  constructor(
    private readonly server: AskServer,
    private readonly open: () => WorkerClient,
    private readonly lang: string,
    private readonly onload: () => void = () => {},
  ) {}

  /** load starts the worker. If that fails, the server goes on answering. */
  load(): Promise<void> {
    this.loading ??= (async () => {
      const client = this.open();
      try {
        await client.ready();
        await this.warmUp(client);
      } catch {
        this.loading = null; // the next load tries again
        return;
      }
      this.client = client;
      this.here = true;
      this.onload();
    })();
    return this.loading;
  }

  /**
   * warmUp asks the last question again, and one that may come next, so that the worker has its
   * language and position ready before anyone waits for it. It ignores the answers.
   */
  private async warmUp(client: WorkerClient): Promise<void> {
    const ask = (kind: string, question: object): Promise<unknown> =>
      client.ask(kind, { ...question, lang: this.lang }).catch((reason: unknown) => {
        if (reason instanceof WorkerLost) throw reason;
      });
    if (!this.last) return void (await ask('view', { game: '', turns: [] }));
    const { kind, question } = this.last;
    const answer = (await ask(kind, question)) as Partial<NextPicks> | undefined;
    const next = kind === 'picks' && answer?.next?.at(-1);
    if (next) await ask(kind, { ...question, path: [next.id] });
  }

  async ask<K extends keyof Questions>(
    kind: K,
    question: Questions[K]['in'],
    signal?: AbortSignal,
  ): Promise<Questions[K]['out']> {
    signal?.throwIfAborted();
    const onlyHere = kind === 'edit' || kind === 'chapter' || kind === 'outline' || kind === 'split';
    if (onlyHere) {
      await this.load(); // the server does not know it
      if (!this.client) throw new Error(t('board-away'));
    }
    if (!this.here && kind !== 'art') this.last = { kind, question };
    if (this.client && kind !== 'art') {
      try {
        return (await this.client.ask(kind, { ...question, lang: this.lang }, { signal })) as Questions[K]['out'];
      } catch (reason) {
        if (!(reason instanceof WorkerLost)) throw reason;
        if (onlyHere) throw stoppedError(reason);
      }
    }
    try {
      return (await this.server(kind, question, signal)) as Questions[K]['out'];
    } catch (reason) {
      // Without a network, the worker may still load from a cache and answer.
      if (!(reason instanceof TypeError) || signal?.aborted) throw reason;
      await this.load();
      if (!this.client) throw new Error(t('board-away'), { cause: reason });
      try {
        return (await this.client.ask(kind, { ...question, lang: this.lang }, { signal })) as Questions[K]['out'];
      } catch (lost) {
        throw lost instanceof WorkerLost ? stoppedError(lost) : lost;
      }
    }
  }
}

/** stoppedError is the error without a worker and without a server that could answer, in the language of the page. */
const stoppedError = (cause: WorkerLost): Error => new Error(t('board-stopped'), { cause });
