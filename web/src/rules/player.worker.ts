// The worker with the engines (Go program wasm/player): they say what they find while they
// think, and can be stopped.
import program from '../../gen/player.wasm?url';
import { fail, given, run, say } from './program';

type Ask = (id: number, kind: string, question: string, say: (said: string, last: boolean) => void) => void;
type Stop = (id: number) => void;
type Rest = (on: boolean) => void;

const ask = 'teahousePlayer', stop = 'teahouseStop', rest = 'teahouseRest';

void run(program, [ask, stop, rest], (told) => {
  try {
    if ('stop' in told) given<Stop>(stop)(told.stop);
    else if ('rest' in told) given<Rest>(rest)(told.rest);
    else given<Ask>(ask)(told.id, told.kind, told.question, (said, last) => say(last ? { id: told.id, reply: said } : { id: told.id, news: said }));
  } catch (why) {
    fail(String(why));
  }
});
