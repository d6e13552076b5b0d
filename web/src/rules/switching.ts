// Rules that the server answers until they are in this browser.
import { Gone, type Exchange } from './exchange';
import type { Picks, Questions, Rules } from './rules';
import type { AskServer } from './server';
import { t } from '../words/words';

export class Switching implements Rules {
  here = false;
  private exchange: Exchange | null = null;
  private loading: Promise<void> | null = null;
  private last: { kind: string; question: object } | null = null;

  constructor(
    private readonly server: AskServer,
    private readonly open: () => Exchange,
    private readonly lang: string,
    private readonly arrived: () => void = () => {},
  ) {}

  /** load brings the rules here; if that fails, the server goes on answering. */
  load(): Promise<void> {
    this.loading ??= (async () => {
      const exchange = this.open();
      try {
        await exchange.ready();
        await this.warm(exchange);
      } catch {
        this.loading = null; // the next load tries again
        return;
      }
      this.exchange = exchange;
      this.here = true;
      this.arrived();
    })();
    return this.loading;
  }

  /**
   * warm asks what has been asked last, and what somebody may ask next, so that the rules have
   * learned the language and laid the board before they are waited for. The answers do not matter.
   */
  private async warm(exchange: Exchange): Promise<void> {
    const ask = (kind: string, question: object): Promise<unknown> =>
      exchange.ask(kind, { ...question, lang: this.lang }).catch((why: unknown) => {
        if (why instanceof Gone) throw why;
      });
    if (!this.last) return void (await ask('view', { game: '', turns: [] }));
    const { kind, question } = this.last;
    const answer = (await ask(kind, question)) as Partial<Picks> | undefined;
    const next = kind === 'picks' && answer?.next?.at(-1);
    if (next) await ask(kind, { ...question, path: [next.id] });
  }

  async ask<K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal): Promise<Questions[K]['out']> {
    signal?.throwIfAborted();
    if (!this.here && kind !== 'art') this.last = { kind, question };
    if (this.exchange && kind !== 'art') {
      try {
        return (await this.exchange.ask(kind, { ...question, lang: this.lang }, { signal })) as Questions[K]['out'];
      } catch (why) {
        if (!(why instanceof Gone)) throw why;
      }
    }
    try {
      return (await this.server(kind, question, signal)) as Questions[K]['out'];
    } catch (why) {
      // Without a network, what is still on its way or was kept may answer.
      if (!(why instanceof TypeError) || signal?.aborted) throw why;
      await this.load();
      if (!this.exchange) throw new Error(t('board.away'), { cause: why });
      return (await this.exchange.ask(kind, { ...question, lang: this.lang }, { signal })) as Questions[K]['out'];
    }
  }
}
