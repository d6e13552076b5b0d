// Studies: two browsers edit one, with and without a connection, and both have the text of the server in the end.
import { expectAccessible, openTab, phone, screenshot } from './browser.mjs';
import { expect, test } from './fixtures.mjs';

const east = `Game: ki-shogi
First: Ann

1. Gyoku*0,0
2. Gyoku*1,2 {They keep their distance.}
3. Cho*1,0!? {[shapes red:0,0>1,2] Black goes round.}
   (3. Hi*-1,0 {This keeps the centre.}
    4. Myou*2,2)
4. Myou*2,2
`;
const file = `${east}\n${east.replace('First: Ann', 'First: Bob\nChapter: West')}`;

const link = (page, state = 'synced') => page.locator(`[data-link="${state}"][data-waiting="0"]`).waitFor();
const comment = (page) => page.getByLabel('Comment', { exact: true });

/** make makes a study and opens it. */
async function make(page, server, title, visibility) {
  await page.goto(`${server.url}/studies`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Visible to').selectOption(visibility);
  await page.getByRole('button', { name: 'Make study' }).click();
  await page.locator('.study').waitFor();
  return page.url().split('/').at(-1);
}

/** add adds all games of a text as chapters. */
async function add(page, text) {
  await page.getByRole('button', { name: 'Add chapters' }).click();
  await page.getByLabel(/^Records or a game/).fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).waitFor({ state: 'detached' });
}

const goTo = async (page, turn) => {
  await page.locator(`.turns a[data-turn="${turn}"]`).first().click();
  await page.locator(`.turns a[data-turn="${turn}"][aria-current]`).waitFor();
};

async function type(page, turn) {
  await page.locator('.typed details').evaluate((details) => {
    details.open = true;
  });
  await page.locator('.typed input').fill(turn);
  await page.locator('.typed input').press('Enter');
  await page.locator(`.turns a[data-turn="${turn}"][aria-current]`).waitFor();
}

/** write adds a paragraph to the comment of the shown turn. */
async function write(page, text) {
  const before = await comment(page).inputValue();
  await comment(page).fill(before ? `${before}\n\n${text}` : text);
  await comment(page).blur();
}

const exported = async (server, page, id) => {
  const answer = await page.request.get(`${server.url}/api/studies/${id}/record`);
  expect(answer.ok()).toBe(true);
  return answer.text();
};

/** shown returns what a page has of a chapter: its turns and comments. */
const shown = (page) =>
  page
    .locator('.turns')
    .evaluate((list) => [...list.querySelectorAll('[data-turn], .comment')].map((one) => one.textContent.trim()));

test('two browsers edit a study through lost connections and converge', async ({ server, openPage }) => {
  test.slow();
  const ann = await openPage();
  const id = await make(ann, server, 'Openings', 'private');
  await link(ann);
  await add(ann, file);
  await expect(ann.locator('[data-chapter]')).toHaveCount(2);
  await link(ann);
  await ann.getByText('Files and sharing').click();
  await ann.getByRole('button', { name: 'Link to edit together' }).click();
  const invitation = await ann.getByLabel(/^Everybody who has this link/).inputValue();

  const bob = await openPage();
  await bob.goto(`${server.url}/study/${id}`);
  await bob.locator('[role=alert]').waitFor(); // it is private
  await bob.goto('about:blank');
  await bob.goto(invitation);
  await link(bob);
  await bob.locator('[data-chapter]').nth(0).click();
  await bob.locator('.turns [data-turn]').first().waitFor();

  // With a connection, what one does the other sees.
  await goTo(ann, 'Gyoku*0,0');
  await write(ann, 'Ann begins.');
  await expect(bob.locator('.turns')).toContainText('Ann begins.');
  await goTo(bob, 'Gyoku*1,2');
  await type(bob, 'Kaku*1,0');
  await expect(ann.locator('.turns a[data-turn="Kaku*1,0"]')).toHaveCount(1);

  // Ann goes on without a network. Bob's connection is killed with the server, which comes back.
  for (let round = 0; round < 3; round++) {
    await ann.context().setOffline(true);
    await ann.locator('[data-link=away]').waitFor();
    await goTo(ann, 'Gyoku*1,2');
    await write(ann, `Ann, offline ${round}.`);
    await goTo(bob, 'Gyoku*1,2');
    await write(bob, `Bob, online ${round}.`);
    await ann.getByRole('button', { name: '!!', exact: true }).click();
    await server.kill();
    await bob.locator('[data-link=away]').waitFor();
    await goTo(bob, 'Kaku*1,0');
    await write(bob, `Bob, while the server is away ${round}.`);
    await server.start();
    await ann.context().setOffline(false);
    await link(ann);
    await link(bob);
  }

  // Bob deletes a turn on which Ann writes without a network: her words are not lost without notice.
  await ann.context().setOffline(true);
  await ann.locator('[data-link=away]').waitFor();
  await goTo(ann, 'Hi*-1,0');
  await write(ann, 'Words on a turn that goes.');
  await goTo(bob, 'Hi*-1,0');
  await bob.getByRole('button', { name: 'Delete from here' }).click();
  await expect(bob.locator('.turns a[data-turn="Hi*-1,0"]')).toHaveCount(0);
  await link(bob);
  await ann.context().setOffline(false);
  await ann.locator('[data-lost="1"]').waitFor();
  await expect(ann.locator('[data-lost]')).toContainText('Words on a turn that goes.');
  await link(ann);

  const text = await exported(server, ann, id);
  for (let round = 0; round < 3; round++) {
    for (const words of [`Ann, offline ${round}.`, `Bob, online ${round}.`, `Bob, while the server is away ${round}.`])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  }
  await expect.poll(() => shown(bob)).toEqual(await shown(ann));
  // What both downloads have is what the server has.
  for (const page of [ann, bob]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        if (page === bob) await page.getByText('Files and sharing').click();
        await page.getByRole('button', { name: 'Download study' }).click();
      })(),
    ]);
    const stream = await download.createReadStream();
    let got = '';
    for await (const part of stream) got += part;
    expect(got).toBe(text);
  }
  await expectAccessible(ann, 'a study');
  await screenshot(ann, 'study-wide');
  expect(ann.loads).toBe(2);
});

test('a study in one browser is edited without a server, and given to it later', async ({ server, openPage }) => {
  const page = await openPage({ viewport: phone });
  const id = await make(page, server, 'At home', 'local');
  await link(page, 'local');
  await page.locator('html[data-rules=here]').waitFor();
  await page.context().setOffline(true);
  await add(page, file);
  await goTo(page, 'Gyoku*0,0');
  await write(page, 'Written at home.');
  await page.getByText('Arrows and marks').click();
  await page.getByLabel('Place').fill('0,0');
  await page.getByLabel('Arrow to').fill('1,1');
  await page.getByLabel('Color').selectOption('blue');
  await page.getByRole('button', { name: 'Draw or remove' }).click();
  await expect(page.locator('.sketch > line.blue')).toHaveCount(1);
  await goTo(page, 'Hi*-1,0');
  await page.getByRole('button', { name: 'New chapter from this line' }).click();
  await expect(page.locator('[data-chapter]')).toHaveCount(3);
  await expect(page.locator('[data-chapter][aria-current]')).toContainText('Line of Ann');
  await expectAccessible(page, 'a study on a phone');
  await screenshot(page, 'study-phone');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('[data-chapter]')).toHaveCount(3);
  await page.getByText('Files and sharing').click();
  await page.getByLabel('Visible to').selectOption('public');
  await link(page);
  const text = await exported(server, page, id);
  expect(text).toContain('Written at home.');
  expect(text).toContain('[shapes blue:0,0>1,1]');
  expect(text.match(/^Chapter: /gm)).toHaveLength(3);
  const other = await openTab(page);
  await other.goto(`${server.url}/studies`);
  await expect(other.locator('[data-list=studies-public] a')).toHaveText(['At home']);
  await expectAccessible(other, 'the list of studies');
  await screenshot(other, 'studies');

  // Somebody else reads it, also a chapter that a program has added with nothing but the name of its game.
  const operation = { kind: 'chapter-add', chapter: 'bare', title: 'Bare', record: 'Game: quaterno\n\n1. Anchor@-4,1\n' };
  const added = await page.request.post(`${server.url}/api/studies/${id}/operations`, {
    data: { client: 'program', operations: [{ number: 1, operation }] },
  });
  expect(added.ok()).toBe(true);
  const reader = await openPage();
  await reader.goto(`${server.url}/study/${id}#bare`);
  await expect(reader.locator('.turns [data-turn]')).toHaveCount(1);
  await expect(reader.locator('[data-link=synced]')).toContainText('you may only read this study');
  await expect(reader.getByLabel('Comment', { exact: true })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Add chapters' })).toHaveCount(0);
  await expectAccessible(reader, 'a study that is read');
  await screenshot(reader, 'study-reader');
});

test('a chapter asks for its turns, by keys alone', async ({ server, openPage }) => {
  const page = await openPage();
  await make(page, server, 'Quiz', 'local');
  await page.locator('html[data-rules=here]').waitFor();
  await add(page, east);
  await page.locator('.turns [data-turn]').first().waitFor();
  // An arrow is drawn with the right button of the mouse, and taken away by drawing it again.
  await goTo(page, 'Gyoku*1,2');
  const board = await page.locator('.board-picture').boundingBox();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const draw = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + board.width / 4, y, { steps: 6 });
    await page.mouse.up({ button: 'right' });
  };
  await draw();
  await expect(page.locator('.sketch > line.green')).toHaveCount(1);
  await draw();
  await expect(page.locator('.sketch > *')).toHaveCount(0);

  await page.getByRole('button', { name: 'Quiz', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-quiz=ask]').waitFor();
  await expect(page.locator('.turns')).toHaveCount(0);
  const answer = async (turn, verdict) => {
    await page.locator('.typed details').evaluate((details) => {
      details.open = true;
    });
    await page.locator('.typed input').fill(turn);
    await page.locator('.typed input').press('Enter');
    await page.locator(`[data-quiz=${verdict}]`).waitFor();
  };
  await answer('Gyoku*0,0', 'right');
  await answer('Kaku*1,0', 'wrong');
  await expect(page.locator('.study .said').first()).toContainText('2');
  await answer('Hi*-1,0', 'variation');
  await expect(page.locator('.panel .comment')).toHaveText('This keeps the centre.');
  await answer('Cho*1,0', 'right');
  await expect(page.locator('.panel')).toContainText('The line ends here.');
  await page.getByRole('link', { name: 'Play from here' }).waitFor();
});

test('a game that was reviewed becomes a chapter', async ({ server, openPage }) => {
  const page = await openPage();
  await page.goto(`${server.url}/review`);
  await page.locator('textarea').fill(east);
  await page.getByRole('button', { name: 'Open game' }).click();
  await page.locator('.turns [data-turn]').first().waitFor();
  await page.getByText('Save and share').click();
  await page.getByRole('button', { name: 'Add to a study' }).click();
  await page.waitForURL(/\/studies$/);
  await page.getByLabel('Title').fill('From a review');
  await page.getByRole('button', { name: 'Make study' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-chapter]')).toHaveCount(1);
  await expect(page.locator('.turns [data-turn]')).toHaveCount(6);
});
