import type { Locator, Page } from '@playwright/test';
import type { CaseDecision } from '#api/extensions/wire.ts';
import { expect, expectLoaded, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

/** The keys that decide the cases, one after the other, with the measure of each. */
const decisions = { w: 'warn', x: 'dismiss', q: 'suspend90' };

/** A moderator who uses the keyboard alone, and counts the keys. */
function createWorker(page: Page) {
  let pressed = 0;
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  const isReady = () => expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  /** Makes a step that opens another record, and waits for its shortcuts: the URL changes before the screen. */
  const leadOn = async (step: () => Promise<unknown>) => {
    const heading = await page.locator('h1').elementHandle();
    await step();
    await page.waitForFunction((shown) => !shown?.isConnected, heading);
    await expect(dialog).toHaveCount(0);
    await isReady();
  };
  return {
    dialog,
    press,
    isReady,
    leadOn,
    dialogHasFocus: () => expect(dialog.locator(':focus')).toHaveCount(1),
    id: () => Number(/\/(\d+)(?:\/|$)/.exec(new URL(page.url()).pathname)?.[1]),
    countKeys: () => {
      const count = pressed;
      pressed = 0;
      return count;
    },
  };
}

type Worker = ReturnType<typeof createWorker>;

/** Decides the case in view, with the suggested reason or, the first time, with another. Then the next case is open. */
async function decideCase(page: Page, worker: Worker, key: string, isFirst: boolean) {
  const { press, dialogHasFocus, leadOn, dialog } = worker;
  const id = worker.id();
  await press(key);
  await dialogHasFocus();
  if (isFirst) {
    await press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await press('g');
    await press('Enter');
    await expect(dialog.getByRole('combobox').nth(1)).toHaveText('Guard privacy');
  }
  await leadOn(() => press('Control+Enter'));
  return id;
}

/** Replies to the ticket in view and closes it. Then another one is open. */
async function replyToTicket(page: Page, { press, dialogHasFocus, leadOn, id, dialog }: Worker, reply: string) {
  const ticketId = id();
  await press('a');
  await dialogHasFocus();
  await page.keyboard.type(reply);
  await press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await press('x');
  await dialogHasFocus();
  await press('Tab');
  await leadOn(() => press('Enter'));
  return ticketId;
}

/** The buttons of the page, or of a dialog over it, that the notification covers. */
const coveredIn = (part: Locator) =>
  part.locator('button').evaluateAll((buttons) => {
    const over = document.querySelector('.Toastify__toast')?.getBoundingClientRect() ?? new DOMRect();
    return buttons
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return bottom > over.top && top < over.bottom;
      })
      .map(({ textContent }) => textContent);
  });

test('a moderator decides cases with at most six keys each, replies to tickets and decides an appeal by keys alone', async ({
  page,
  signIn,
  callApi,
}) => {
  test.slow(); // dozens of keys, each of which waits for a screen
  const worker = createWorker(page);
  const { press, isReady, leadOn, dialogHasFocus, id, countKeys } = worker;
  const rows = async <Row>(path: string) => ((await callApi('GET', path)) as { data: { data: Row[] } }).data.data;
  const openFirst = async () => {
    await isReady();
    countKeys();
    await leadOn(() => press('n'));
  };
  const follow = async (path: string) => {
    await leadOn(() => page.locator(`nav a[href="/dashboard${path}"]`).press('Enter'));
    await openFirst();
  };

  await page.setViewportSize(desktop);
  await signIn('/dashboard/cases');
  await openFirst();
  const keys: number[] = [];
  const decided: { case_id: number; measure: string }[] = [];
  for (const [key, measure] of Object.entries(decisions)) {
    decided.push({ case_id: await decideCase(page, worker, key, decided.length === 0), measure });
    keys.push(countKeys());
  }
  expect(Math.max(...keys)).toBe(6);
  await follow('/ticket');
  const ticketId = await replyToTicket(page, worker, 'We are on it.');
  await follow('/appeals');
  const appeal = id();
  await press('s');
  await dialogHasFocus();
  await leadOn(() => press('Control+Enter'));

  await page.setViewportSize(phone);
  await page.goto('/dashboard/cases');
  await page.getByRole('main').getByRole('link').first().click();
  const toDecision = page.getByRole('main').getByRole('button', { name: 'Decide' });
  await toDecision.click();
  decided.push({ case_id: id(), measure: 'dismiss' });
  const before = page.url();
  await worker.dialog.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await worker.dialog.locator('[type="submit"]').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectLoaded(page);
  const coveredAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return coveredIn(page.getByRole('main'));
  };
  await expect.poll(coveredAtTheEnd).toEqual([]); // rows and their pages load one after the other
  await toDecision.click();
  await expect(worker.dialog.locator(':focus')).toHaveCount(1);
  expect(await coveredIn(worker.dialog)).toEqual([]);
  await page.goto('/'); // leaving the page sends the last decision

  const stored = async ({ case_id }: { case_id: number }) =>
    (await rows<CaseDecision>(`/admin/moderation/decision/list?cases=${case_id}`))
      .filter((decision) => decision.case_id === case_id)
      .map(({ measure }) => ({ case_id, measure }));
  await expect.poll(async () => (await Promise.all(decided.map(stored))).flat()).toEqual(decided);
  const messages = await rows<{ author: string }>(`/admin/conversation/message/list?ticket=${ticketId}`);
  expect(messages.at(-1)).toMatchObject({ author: 'support', text: 'We are on it.' });
  expect((await rows<{ id: number }>('/admin/moderation/appeal/list')).map((row) => row.id)).not.toContain(appeal);
});
