// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../board/board';
import type { Rules } from '../rules/rules';
import type { CommonBoot, Operation, StudyChapter } from '../wire';
import { t, type MessageID } from '../words/words';
import { MemoryDatabase } from './database';
import { EditedStudy, type Parts } from './edited.svelte';
import OpenStudy from './OpenStudy.svelte';

// Without a browser, svelte is what runs at a server, which mounts nothing.
vi.mock('svelte', () => import('../../node_modules/svelte/src/index-client.js' as string));
/** What the board is given. */
const board = vi.hoisted(() => ({
  props: {} as { line: { turns: string[] }; onplay: (turn: string) => void } & Pick<BoardProps, 'ondraw' | 'onclear'>,
}));
vi.mock('../entry/Table.svelte', () => ({ default: (_: unknown, props: typeof board.props) => void (board.props = props) }));

vi.mock('../review/hash', async (original) => ({ ...(await original<object>()), pack: async () => '' })); // needs a browser
// Parts that are loaded later are left out.
vi.mock('../idle', () => ({ idle: () => undefined }));
vi.mock('./Extract.svelte', () => ({ default: () => undefined }));
vi.mock('./Share.svelte', () => ({ default: () => undefined }));

const view = { situation: { status: { outcome: null } }, surface: { kind: 'field' }, turns: [] };
const rules = { ask: async (kind: string) => (kind === 'view' ? view : {}) } as unknown as Rules;
const boot = {
  look: { coordinates: 'off' },
  games: [{ name: 'tea', title: 'Tea', players: ['Host', 'Guest'], options: [] }],
} as unknown as CommonBoot;

const chapter = (id: string, ...turns: string[]): { id: string; content: StudyChapter } => ({
  id,
  content: { text: '', game: 'tea', options: {}, turns: turns.map((turn) => ({ turn })) } as unknown as StudyChapter,
});
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let edited: EditedStudy;
let shown: ReturnType<typeof mount>;
beforeEach(async () => {
  edited = new EditedStudy('s', { rules } as Parts);
  edited.right = 'own';
  edited.outline = { title: 'S', chapters: ['a', 'b'].map((id) => ({ id, title: id, game: 'tea', turns: 0 })) };
  edited.chapter = chapter('a');
  shown = mount(OpenStudy, { target: document.body, props: { edited, boot, rules, database: new MemoryDatabase() } });
  await settle();
});
afterEach(() => unmount(shown));

/** change changes the chapter, and returns the turns before the position that is shown then. */
async function change(to: ReturnType<typeof chapter>): Promise<string[]> {
  edited.chapter = to;
  await settle();
  return board.props.line.turns;
}
/** press presses the button with a text. */
function press(text: MessageID): void {
  [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === t(text))!.click();
}
async function play(turn: string): Promise<void> {
  board.props.onplay(turn);
  await settle();
}

test('the board goes to a turn that was played, and stays where it is with the changes of others', async () => {
  edited.do = async (...[operation]: Operation[]) => {
    edited.chapter = chapter('a', ...operation!.turns!);
    return true;
  };
  await play('one');
  expect(board.props.line.turns).toEqual(['one']);
  expect(await change(chapter('a', 'one', 'two'))).toEqual(['one']);
});

test('the board does not go again to a turn that was there when it was played', async () => {
  await change(chapter('a', 'one'));
  await play('one');
  expect(board.props.line.turns).toEqual(['one']);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  await settle();
  expect(await change(chapter('a', 'one', 'two'))).toEqual([]);
});

test('the board does not go to a turn that was refused when another plays it', async () => {
  edited.do = async () => false;
  await play('one');
  expect(await change(chapter('a', 'one'))).toEqual([]);
});

test('the board does not go to a turn of one chapter in another', async () => {
  edited.do = () => new Promise(() => undefined);
  await play('one');
  await change(chapter('b'));
  expect(await change(chapter('b', 'one'))).toEqual([]);
});

test('a click on the board deletes no shapes, which belong to all', () => {
  expect(board.props.ondraw).toBeDefined();
  expect(board.props.onclear).toBeUndefined();
});

test('nobody draws in the quiz, nor anyone who may only read', async () => {
  press('studies-quiz');
  await settle();
  expect(board.props.ondraw).toBeUndefined();
  press('studies-quiz');
  edited.right = 'read';
  await settle();
  expect(board.props.ondraw).toBeUndefined();
});

test('the board goes to a turn that was played also if a change of another comes first', async () => {
  edited.do = async (...[operation]: Operation[]) => {
    edited.chapter = chapter('a', 'other');
    await settle();
    edited.chapter = chapter('a', ...operation!.turns!);
    return true;
  };
  await play('one');
  await settle();
  expect(board.props.line.turns).toEqual(['one']);
});

/** begunAnew plays a turn. It reports whether the table begins anew, at the same position. */
async function begunAnew(turn: string): Promise<boolean> {
  const { line } = board.props;
  await play(turn);
  expect(board.props.line).toEqual(line);
  return board.props.line !== line;
}

test('another turn can be played after a wrong one in the quiz', async () => {
  await change(chapter('a', 'one'));
  press('studies-quiz');
  await settle();
  expect(await begunAnew('two')).toBe(true);
  expect(await begunAnew('two')).toBe(true);
});

test('another turn can be played after one that was refused', async () => {
  edited.do = async () => false;
  expect(await begunAnew('one')).toBe(true);
});

test('anyone who may only read is told why a turn is not kept', async () => {
  edited.right = 'read';
  expect(await begunAnew('one')).toBe(true);
  expect(document.body.textContent).toContain(t('studies-reading'));
});

test('a position that cannot be shown is said to be so, and turns are played where the board is', async () => {
  await change(chapter('a', 'one', 'two'));
  const fails = vi.spyOn(rules, 'ask').mockRejectedValue(new Error('No rules.'));
  await play('one');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('No rules.');
  fails.mockRestore();
  const made = vi.fn(async () => false);
  edited.do = made;
  await play('three');
  expect(made).toHaveBeenCalledWith({ kind: 'turns', chapter: 'a', path: [], turns: ['three'] });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  await settle();
  expect(document.querySelector('[role=alert]')).toBeNull();
});
