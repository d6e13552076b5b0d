// Rules that the server answers until they are in this browser.
import { Gone, type Exchange } from './exchange';
import type { Questions, Rules } from './rules';
import type { AskServer } from './server';

export class Switching implements Rules {
  here = false;
  private exchange: Exchange | null = null;
  private loading: Promise<void> | null = null;

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

  /** warm asks for a refusal, so that the rules have learned the language before it is waited for. */
  private async warm(exchange: Exchange): Promise<void> {
    await exchange.ask('view', { game: '', turns: [], lang: this.lang }).catch((why: unknown) => {
      if (why instanceof Gone) throw why;
    });
  }

  async ask<K extends keyof Questions>(kind: K, question: Questions[K]['in'], signal?: AbortSignal): Promise<Questions[K]['out']> {
    signal?.throwIfAborted();
    if (this.exchange && kind !== 'art') {
      try {
        return (await this.exchange.ask(kind, { ...question, lang: this.lang }, signal)) as Questions[K]['out'];
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
      if (!this.exchange) throw new Error('There is no connection, and the rules are not in this browser yet.', { cause: why });
      return (await this.exchange.ask(kind, { ...question, lang: this.lang }, signal)) as Questions[K]['out'];
    }
  }
}
