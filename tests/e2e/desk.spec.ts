import type { CaseDecision, CaseEvidence } from '#api/extensions/wire.ts';
import { expect, fulfillWith, openNext, test } from '#tests/support/test.ts';

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

    const evidence = await loadRows<CaseEvidence>(`/admin/moderation/evidence/list?cases=${case_id}`);
    const pictures = evidence.filter(({ picture }) => picture);
    await press('e');
    if (pictures.length === 0) await expect(part('Evidence')).toBeFocused();
    else await expect(viewer.getByRole('status')).toHaveText(`1 of ${pictures.length}`);
    for (const { text } of evidence.filter((row) => row.text)) await expect(part('Evidence')).toContainText(text ?? '');
    if (pictures.length > 1) {
      await press('ArrowRight');
      await expect(viewer.getByRole('img').last()).toHaveAttribute('src', new RegExp(`${pictures[1]?.picture}$`));
    }
    await press('p'); // also from the viewer of the evidence
    await expect(viewer).toHaveAccessibleName(/^Photo 1 of \d of /);
    await expect(viewer.locator('[inert]')).toHaveCount(0); // the key asks for the picture
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
    (await loadRows<CaseDecision>(`/admin/moderation/decision/list?cases=${case_id}`))
      .filter((decision) => decision.case_id === case_id)
      .map(({ measure }) => ({ case_id, measure }));
  await expect.poll(async () => (await Promise.all(decided.map(stored))).flat()).toEqual(decided);
});

test('evidence that is longer than its box begins with the first message', async ({ page, signIn }) => {
  const sent_at = '2026-01-02T03:04:05Z';
  const messages = Array.from({ length: 20 }, (_, id) => ({ id, author: 'reported', text: `Message ${id}`, sent_at }));
  await fulfillWith(page, '**/evidence/list*', { data: messages, per_page: 25, next: null });
  await signIn('/dashboard/cases');
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  await page.getByRole('log', { name: 'Evidence' }).scrollIntoViewIfNeeded();

  await expect(page.getByText('Message 0')).toBeInViewport();
  await expect(page.getByText('Message 19')).not.toBeInViewport();
});
