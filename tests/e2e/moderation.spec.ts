import { expect, test } from '#tests/support/test.ts';

test('from the queue to the next case it takes six keys, and a decision arrives though the page is left at once', async ({
  page,
  signIn,
  callApi,
}) => {
  const isReady = () => expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  const name = page.getByRole('heading', { level: 1 });
  await signIn('/dashboard/cases');
  await isReady();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Decide' })).toBeVisible();
  await isReady();
  const decided = page.url().match(/cases\/(\d+)\/show/)?.[1];
  const person = await name.innerText();

  await page.keyboard.press('w');
  await expect(page.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Reason' })).toHaveText('Guard privacy');
  await page.keyboard.press('Control+Enter');
  await expect(name).not.toHaveText(person);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto('/dashboard/faq');
  const made = { case_id: Number(decided), measure: 'warn', section: 'privacy' };
  await expect
    .poll(() => callApi('GET', `/admin/moderation/decision/list?cases=${decided}`))
    .toMatchObject({ data: { data: expect.arrayContaining([expect.objectContaining(made)]) } });
});
