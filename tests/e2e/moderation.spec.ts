import type { Locator, Page } from '@playwright/test';
import type { CaseDecision } from '#api/extensions/wire.ts';
import { expect, expectLoaded, test } from '#tests/support/test.ts';
import { phone } from '#tests/support/viewports.ts';

/** The keys that decide the cases, one after the other, with the measure of each. */
const decisions = { w: 'warn', x: 'dismiss', q: 'suspend90' };

/** The id of the record at a URL. */
const idIn = (url: string) => Number(/\/(\d+)(?:\/|$)/.exec(new URL(url).pathname)?.[1]);

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

/** Dismisses a case on a phone, where the notification covers no button of the next case. Returns the case's id. */
async function decideOnPhone(page: Page, dialog: Locator) {
  await page.setViewportSize(phone);
  await page.goto('/dashboard/cases');
  await page.getByRole('main').getByRole('link').first().click();
  const toDecision = page.getByRole('main').getByRole('button', { name: 'Decide' });
  await toDecision.click();
  const before = page.url();
  const decided = idIn(before);
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await dialog.locator('[type="submit"]').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectLoaded(page);
  const coveredAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return coveredIn(page.getByRole('main'));
  };
  await expect.poll(coveredAtTheEnd).toEqual([]); // rows and their pages load one after the other
  await toDecision.click();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await coveredIn(dialog)).toEqual([]);
  return decided;
}

test('a moderator decides cases with at most six keys each, replies to tickets and decides an appeal by keys alone', async ({
  page,
  signIn,
  loadRows,
}) => {
  test.slow(); // dozens of keys, each of which waits for a screen
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  const shortcuts = page.locator('[aria-keyshortcuts="?"]');
  const id = () => idIn(page.url());
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const openDialog = async (key: string) => {
    await press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  };
  /** Makes a step that opens another record, and waits for its shortcuts: the URL changes before the screen. */
  const leadOn = async (step: () => Promise<unknown>) => {
    const heading = await page.locator('h1').elementHandle();
    await step();
    await page.waitForFunction((shown) => !shown?.isConnected, heading);
    await expect(dialog).toHaveCount(0);
    await expect(shortcuts).toBeVisible();
  };
  const openFirst = async (path: string) => {
    await leadOn(() => page.locator(`nav a[href="/dashboard${path}"]`).press('Enter'));
    await leadOn(() => press('n'));
  };

  await signIn('/dashboard/cases');
  await expect(shortcuts).toBeVisible();
  await leadOn(() => press('n'));
  const decided: { case_id: number; measure: string }[] = [];
  for (const [key, measure] of Object.entries(decisions)) {
    decided.push({ case_id: id(), measure });
    await openDialog(key);
    if (key === 'w') {
      for (const chosen of ['ArrowDown', 'g', 'Enter']) await press(chosen); // a reason that is not the suggested one
      await expect(dialog.getByRole('combobox').nth(1)).toHaveText('Guard privacy');
    }
    await leadOn(() => press('Control+Enter'));
    expect(pressed).toBeLessThanOrEqual(6);
    pressed = 0;
  }

  await openFirst('/ticket');
  const ticketId = id();
  await openDialog('a');
  await page.keyboard.type('We are on it.');
  await press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await openDialog('x');
  await press('Tab');
  await leadOn(() => press('Enter'));

  await openFirst('/appeals');
  const appeal = id();
  await openDialog('s');
  await leadOn(() => press('Control+Enter'));

  decided.push({ case_id: await decideOnPhone(page, dialog), measure: 'dismiss' });
  await page.goto('/'); // leaving the page sends the last decision

  const stored = async ({ case_id }: { case_id: number }) =>
    (await loadRows<CaseDecision>(`/admin/moderation/decision/list?cases=${case_id}`))
      .filter((decision) => decision.case_id === case_id)
      .map(({ measure }) => ({ case_id, measure }));
  await expect.poll(async () => (await Promise.all(decided.map(stored))).flat()).toEqual(decided);
  const messages = await loadRows<object>(`/admin/conversation/message/list?ticket=${ticketId}`);
  expect(messages.at(-1)).toMatchObject({ author: 'support', text: 'We are on it.' });
  expect((await loadRows<{ id: number }>('/admin/moderation/appeal/list')).map((row) => row.id)).not.toContain(appeal);
});
