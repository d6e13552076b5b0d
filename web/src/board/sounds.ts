// The sounds of a board: wood, paper, a small bell. Browsers allow sounds only after the user's
// first gesture.
import { idle } from '../idle';

export type Sound = 'wood' | 'paper' | 'bell' | 'knock';

/** The context is made after this time without a gesture or a sound, and then within the second one, in ms: browsers stop for up
    to a tenth of a second to make it, in which nothing is drawn. */
const QUIET = 1000,
  IDLE_LIMIT = 1000;

let context: AudioContext | undefined;
let awake = false;
let due: Sound | undefined; // it is played as soon as there is a context
let cancel = (): void => {};

/** wake is called at the end of each gesture of the user on a page with sounds. */
export function wake(): void {
  awake = typeof AudioContext !== 'undefined';
  if (context) void context.resume();
  else if (awake) prepare();
}

/** play plays a sound if the browser allows it. */
export function play(sound: Sound): void {
  if (!awake) return;
  if (context) return makers[sound](context, context.currentTime + 0.005);
  due = sound;
  prepare();
}

/** prepare makes the context when the user and the page have nothing to do. */
function prepare(): void {
  cancel();
  const timer = setTimeout(() => {
    cancel = idle(() => {
      context = new AudioContext();
      if (due) play(due);
      due = undefined;
    }, IDLE_LIMIT);
  }, QUIET);
  cancel = () => clearTimeout(timer);
}

const makers: Record<Sound, (c: AudioContext, at: number) => void> = {
  // Two short resonances of a thin board, and the impact.
  wood(c, at) {
    tone(c, at, 540, 0.055, 0.3);
    tone(c, at, 1180, 0.03, 0.12);
    noise(c, at, 0.012, 2600, 1.2, 0.25);
  },
  paper(c, at) {
    noise(c, at, 0.11, 3800, 0.7, 0.16, 0.03);
    tone(c, at + 0.07, 420, 0.05, 0.2);
  },
  bell(c, at) {
    for (const [part, loud, long] of [
      [1, 0.16, 1.6],
      [2.76, 0.07, 0.9],
      [5.4, 0.03, 0.5],
    ] as const)
      tone(c, at, 880 * part, long, loud);
  },
  knock(c, at) {
    tone(c, at, 170, 0.09, 0.22);
  },
};

function tone(c: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const source = c.createOscillator(),
    level = c.createGain();
  source.frequency.value = pitch;
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(level).connect(c.destination);
  source.start(at);
  source.stop(at + long);
}

function noise(c: AudioContext, at: number, long: number, pitch: number, narrow: number, loud: number, rise = 0.001): void {
  const samples = Math.ceil(c.sampleRate * long),
    buffer = c.createBuffer(1, samples, c.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource(),
    filter = c.createBiquadFilter(),
    level = c.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  level.gain.setValueAtTime(0.0001, at);
  level.gain.linearRampToValueAtTime(loud, at + rise);
  level.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(filter).connect(level).connect(c.destination);
  source.start(at);
}
