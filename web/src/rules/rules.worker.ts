// The worker with the rules (Go program wasm/rules). It answers each request at once.
import program from '../../gen/rules.wasm?url';
import { exported, post, reportFailure, run } from './wasmprogram';

const name = 'teahouseRules';

void run(program, [name], (request) => {
  if (!('kind' in request)) return; // answers are immediate, so there is nothing to stop or pause
  let reply: unknown;
  try {
    reply = exported<(kind: string, question: string) => unknown>(name)(request.kind, request.question);
  } catch (reason) {
    reportFailure(String(reason));
    return;
  }
  if (typeof reply === 'string') post({ id: request.id, reply });
  else reportFailure('the program has ended');
});
