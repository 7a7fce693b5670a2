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
    await expect(panel).toBeFocused();
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

test('all messages of the evidence are shown without scrolling inside it, and its pictures side by side', async ({
  page,
  signIn,
  reportUser,
}) => {
  const row = { report_id: 1, picture: null, author: null, text: null, sent_at: null };
  const messages = Array.from({ length: 20 }, (_, id) => ({ ...row, id, author: 'reported', text: `Message ${id}` }));
  const pictures = [20, 21].map((id) => ({ ...row, id, picture: `evidence/${id}.webp` }));
  await fulfillWith(page, '**/evidence/list*', { data: [...messages, ...pictures], per_page: 25, next: null });
  await signIn(`/dashboard/cases/${await reportUser()}/show`);
  await expectLoaded(page);
  const log = page.getByRole('log', { name: 'Evidence' });

  await expect(log.getByRole('listitem')).toHaveCount(22);
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const tops = await log
    .getByRole('listitem')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops[21]).toBe(tops[20]);
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
  const focusedPanel = page.locator('section:focus:has(form)');
  await press('r');
  await expect(focusedPanel).toBeVisible();
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
    await expect(focusedPanel).toBeVisible();
    await openNext(page, () => press('Control+Enter'));
  }
  await page.goto('/');
  const left = async () => (await loadRows<Appeal>('admin/moderation/appeal/list')).length;
  await expect.poll(left).toBe(appeals.length - 2);
});

test('after a decision key the next key does what the list of keys says, also in a closed select, and Escape leaves a text', async ({
  page,
  signIn,
  loadRows,
  reportUser,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  const case_id = await reportUser();
  await signIn(`/dashboard/cases/${case_id}/show`);
  await expectLoaded(page);
  const panel = page.getByRole('region', { name: 'Decide', exact: true });
  const measure = panel.getByRole('combobox', { name: 'Decision' });
  const guideline = panel.getByRole('combobox', { name: 'Guideline' });
  const note = panel.getByRole('textbox');

  await press('w');
  await expect(measure).toHaveText('Warn');
  await expect(panel).toBeFocused();
  const suggested = (await guideline.textContent()) ?? '';
  await press('e');
  await expect(page.getByRole('region', { name: 'Evidence', exact: true })).toBeFocused();
  await press('3');
  await expect(measure).toHaveText('Suspend for 3 days');
  await expect(panel).toBeFocused();
  await press('Tab');
  await expect(measure).toBeFocused();
  await press('7');
  await expect(measure).toHaveText('Suspend for 7 days');
  await guideline.focus();
  await press('m');
  await expect(measure).toHaveText('Suspend for 30 days');
  await expect(guideline).toHaveText(suggested);

  await note.focus();
  await page.keyboard.type('3 more reports');
  await press('Escape');
  await expect(panel).toBeFocused();
  await press('q');
  await expect(measure).toHaveText('Suspend for 90 days');
  await expect(note).toHaveValue('3 more reports');
  await guideline.focus();
  await openNext(page, () => press('n'));
  expect(await loadRows<CaseDecision>(`admin/moderation/decision/list?cases=${case_id}`)).toEqual([]);

  await press('u');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('rosa');
  await press('Escape');
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('rosa');
  await openNext(page, () => press('n'));
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
