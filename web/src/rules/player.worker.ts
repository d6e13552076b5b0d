// The worker with the engines (Go program wasm/player). It sends progress during a search and
// can be stopped.
import program from '../../gen/player.wasm?url';
import { exported, post, reportFailure, run } from './wasmprogram';

type Ask = (id: number, kind: string, question: string, callback: (message: string, last: boolean) => void) => void;
type Stop = (id: number) => void;
type Pause = (paused: boolean) => void;

const ask = 'teahousePlayer',
  stop = 'teahouseStop',
  pause = 'teahousePause';

void run(program, [ask, stop, pause], (request) => {
  try {
    if ('stop' in request) exported<Stop>(stop)(request.stop);
    else if ('pause' in request) exported<Pause>(pause)(request.pause);
    else {
      const { id, kind, question } = request;
      exported<Ask>(ask)(id, kind, question, (message, last) => post(last ? { id, reply: message } : { id, progress: message }));
    }
  } catch (reason) {
    reportFailure(String(reason));
  }
});
