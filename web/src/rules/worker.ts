// The worker with the rules (Go program wasm/rules), which answers each question at once.
import program from '../../gen/rules.wasm?url';
import { fail, given, run, say } from './program';

const name = 'teahouseRules';

void run(program, [name], (told) => {
  if (!('kind' in told)) return; // an answer that comes at once needs no stop
  let reply: unknown;
  try {
    reply = given<(kind: string, question: string) => unknown>(name)(told.kind, told.question);
  } catch (why) {
    fail(String(why));
    return;
  }
  if (typeof reply === 'string') say({ id: told.id, reply });
  else fail('the program has ended'); // it answers nothing any more
});
