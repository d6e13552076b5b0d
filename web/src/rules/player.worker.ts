// The worker with the computer players (Go program wasm/player).
import { serve } from './serve';
import program from '../../gen/player.wasm?url';

void serve(program, 'teahousePlayer');
