// The worker with the rules of all games (Go program wasm/rules).
import { serve } from './serve';
import program from '../../gen/rules.wasm?url';

void serve(program, 'teahouseRules');
