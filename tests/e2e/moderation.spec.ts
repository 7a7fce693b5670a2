import type { Locator } from '@playwright/test';
import type { Appeal, CaseDecision, CaseEvidence, ModerationCase } from '#api/extensions/wire.ts';
import {
  addModerator,
  expect,
  expectDialogFocused,
  expectLoaded,
  fulfillWith,
  onPhone,
  openAfterSignIn,
  openNext,
  test,
} from '#tests/support/test.ts';

/** The keys that decide ten cases, one after the other, with the measure of each. */
const decisions = [
  ['7', 'suspend7'],
  ['w', 'warn'],
  ['x', 'dismiss'],
  ['1', 'suspend1'],
  ['3', 'suspend3'],
  ['m', 'suspend30'],
  ['q', 'suspend90'],
  ['x', 'dismiss'],
  ['r', 'remove'],
  ['w', 'warn'],
] as const;

test('a moderator sees the evidence and photos of ten cases and decides them, with at most six keys each', async ({
  page,
  signIn,
  loadRows,
}) => {
  test.slow(); // dozens of keys, each of which waits for a screen
  const idOf = () => Number(/\/cases\/(\d+)/.exec(page.url())?.[1]);
  const shortcuts = page.locator('[aria-keyshortcuts="?"]');
  const viewer = page.getByRole('dialog');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const panel = part('Decide');

  await signIn('/dashboard/cases');
  await expect(shortcuts).toBeVisible();
  await openNext(page, () => page.keyboard.press('n'));
  const decided: { case_id: number; measure: string }[] = [];
  for (const [key, measure] of decisions) {
    const case_id = idOf();
    const pressed: string[] = [];
    const press = async (pressedKey: string) => {
      pressed.push(pressedKey);
      await page.keyboard.press(pressedKey);
    };

    const evidence = await loadRows<CaseEvidence>(`admin/moderation/evidence/list?cases=${case_id}`);
    const pictures = evidence.filter(({ picture }) => picture);
    await press('e');
    if (pictures.length === 0) await expect(part('Evidence')).toBeFocused();
    else {
      await expect(viewer.getByRole('img').last()).toHaveAttribute('src', new RegExp(`${pictures[0]?.picture}$`));
      await expect(viewer.getByRole('status')).toHaveText(pictures.length > 1 ? [`1 of ${pictures.length}`] : []);
      await expectDialogFocused(page);
    }
    for (const { text } of evidence.filter((row) => row.text)) await expect(part('Evidence')).toContainText(text ?? '');
    if (pictures.length > 1) {
      await press('ArrowRight');
      await expect(viewer.getByRole('img').last()).toHaveAttribute('src', new RegExp(`${pictures[1]?.picture}$`));
    }
    await press('p'); // also from the viewer of the evidence
    await expect(viewer).toHaveAccessibleName(/^Photo 1 of \d of /);
    await expect(viewer.locator('[inert]')).toHaveCount(0); // the key asks for the picture
    await expectDialogFocused(page);
    await press('Escape');
    await expect(viewer).toBeHidden();
    await expect(panel.getByRole('combobox')).toBeInViewport(); // beside the photos
    await press(key);
    await expect(panel.locator(':focus')).toHaveCount(1);
    await openNext(page, () => press('Control+Enter'));
    expect(pressed.length, String(pressed)).toBeLessThanOrEqual(6);
    decided.push({ case_id, measure });
  }

  await page.goto('/'); // leaving the page sends the last decision
  const stored = async ({ case_id }: { case_id: number }) =>
    (await loadRows<CaseDecision>(`admin/moderation/decision/list?cases=${case_id}`))
      .filter((decision) => decision.case_id === case_id)
      .map(({ measure }) => ({ case_id, measure }));
  await expect.poll(async () => (await Promise.all(decided.map(stored))).flat()).toEqual(decided);
});

test('evidence that is longer than its box begins with the first message', async ({ page, signIn, reportUser }) => {
  const sent_at = '2026-01-02T03:04:05Z';
  const messages = Array.from({ length: 20 }, (_, id) => ({ id, author: 'reported', text: `Message ${id}`, sent_at }));
  await fulfillWith(page, '**/evidence/list*', { data: messages, per_page: 25, next: null });
  await signIn(`/dashboard/cases/${await reportUser()}/show`);
  await expectLoaded(page); // parts above it move it
  await page.getByRole('log', { name: 'Evidence' }).scrollIntoViewIfNeeded();

  await expect(page.getByText('Message 0')).toBeInViewport();
  await expect(page.getByText('Message 19')).not.toBeInViewport();
});

const moderator = { email: 'moderator@example.com', password: 'kettle at dawn' };

test('a moderator hands a case over, and an administrator finds and decides it, after two appeals, by keys alone', async ({
  page,
  browser,
  baseURL,
  call,
  signIn,
  loadRows,
}) => {
  test.slow(); // dozens of keys, each of which waits for a screen
  const press = (key: string) => page.keyboard.press(key);
  const casesIn = async (state: string) =>
    (await loadRows<ModerationCase>(`admin/moderation/case/list?state=${state}`)).map(({ id }) => id);
  await addModerator(call, moderator);
  const other = await (await browser.newContext({ baseURL })).newPage();

  await openAfterSignIn(other, '/dashboard/cases', moderator);
  await expect(other.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  await openNext(other, () => other.keyboard.press('n'));
  const id = Number(/\/cases\/(\d+)/.exec(other.url())?.[1]);
  await other.keyboard.press('h');
  await expect(other.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await other.keyboard.type('She was threatened. Please remove him.');
  await openNext(other, () => other.keyboard.press('Control+Enter'));
  await other.goto('/'); // leaving the page sends the call
  await expect.poll(() => casesIn('handedOver')).toEqual([id]);
  await other.context().close();

  await signIn('/dashboard/cases');
  await expectLoaded(page);
  await page.getByRole('tab', { name: 'Open' }).focus();
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Handed over' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('row', { name: /She was threatened/ })).toBeVisible();
  await openNext(page, () => press('n'));
  await expect(page.getByRole('main')).toContainText('She was threatened. Please remove him.');
  const focused = page.getByRole('region').locator('form :focus');
  await press('r');
  await expect(focused).toHaveCount(1);
  await openNext(page, () => press('Control+Enter'));

  const appeals = await loadRows<Appeal>('admin/moderation/appeal/list');
  await page.goto('/dashboard/appeals'); // leaving the page sends the decision
  await expect.poll(() => casesIn('decided')).toContain(id);
  await expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  await openNext(page, () => press('n'));
  for (const key of ['s', 'b']) {
    await expect(page.getByRole('region', { name: 'Reports' })).toBeVisible();
    await press(key);
    await expect(page.getByText('What happens')).toBeVisible();
    await expect(focused).toHaveCount(1);
    await openNext(page, () => press('Control+Enter'));
  }
  await page.goto('/');
  const left = async () => (await loadRows<Appeal>('admin/moderation/appeal/list')).length;
  await expect.poll(left).toBe(appeals.length - 2);
});

/** The buttons of the page, or of a dialog over it, that the notification with Undo covers. */
const coveredIn = (part: Locator) =>
  part.locator('button').evaluateAll((buttons) => {
    const over =
      document.querySelector('.Toastify__toast:has(.MuiButton-root)')?.getBoundingClientRect() ?? new DOMRect();
    return buttons
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return bottom > over.top && top < over.bottom;
      })
      .map(({ textContent }) => textContent);
  });

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a moderator decides a case on a phone, where the notification covers no button', async ({
    page,
    signIn,
    loadRows,
    reportUser,
  }) => {
    const case_id = await reportUser();
    await signIn(`/dashboard/cases/${case_id}/show`);
    await page.setViewportSize({ width: 375, height: 667 }); // of a small phone, where the form is below the screen
    const panel = page.getByRole('region', { name: 'Decide', exact: true });
    const measure = panel.getByRole('combobox').first();
    await expectLoaded(page); // a page whose parts are loading takes no clicks
    await page.getByRole('main').getByRole('button', { name: 'Decide' }).first().click();
    await expect(measure).toBeFocused();
    await measure.click();
    const before = page.url();
    await page.getByRole('option').first().click();
    await panel.locator('[type="submit"]').click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectLoaded(page);
    const coveredAtTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return coveredIn(page.getByRole('main'));
    };
    await expect.poll(coveredAtTheEnd).toEqual([]); // rows and their pages load one after the other

    await page.goto('/'); // leaving the page sends the decision
    const stored = async () => (await loadRows<CaseDecision>(`admin/moderation/decision/list?cases=${case_id}`)).at(-1);
    await expect.poll(stored).toMatchObject({ case_id, measure: 'dismiss' });
  });
});
