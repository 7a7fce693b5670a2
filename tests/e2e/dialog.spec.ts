import { expect, test } from '#tests/support/test.ts';

test('a dialog has a URL, and asks about unsaved changes on Back and on a reload', async ({ page, signIn }) => {
  const question = page.getByRole('textbox', { name: 'Question' });
  await signIn('/dashboard/faq');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/faq\/\d+$/);
  const questionText = await question.inputValue();

  await page.reload();
  await expect(question).toHaveValue(questionText);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await page.goForward();
  await expect(question).toHaveValue(questionText);

  await question.fill('Half a thought');
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveValue('Half a thought');
  const warning = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await warning;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
});

test('focus is trapped in a dialog; Escape closes it, and focus returns to its opener', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  const opener = page.getByRole('link', { name: /^Edit / }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string | undefined>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      stops.add(
        (await page.evaluate(
          () => document.activeElement?.closest('.MuiDialog-root') && document.activeElement.outerHTML,
        )) ?? undefined,
      );
    }
    expect(stops).not.toContain(undefined); // the focus was never outside
    expect(stops.size, key).toBeGreaterThanOrEqual(4);
  }
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
