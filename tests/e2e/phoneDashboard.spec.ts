import { languages } from '#i18n/language.ts';
import {
  chooseLanguage,
  expect,
  expectDialogFocused,
  expectLoaded,
  onPhone,
  openScreen,
  test,
} from '#tests/support/test.ts';
import { phone } from '#tests/support/viewports.ts';

test.use(onPhone);

test('below 768 pixels the sidebar is a drawer that returns the focus and closes on a route change, and a form fills the screen', async ({
  page,
  signIn,
}) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const settings = page.getByRole('button', { name: 'Settings' });
  await page.setViewportSize({ width: 768, height: 800 });
  await signIn('/dashboard/faq');
  await expect(settings).toBeVisible();
  await expect(opener).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(settings).toBeHidden();
  await opener.click();
  await expect(settings).toBeVisible();
  await expectDialogFocused(page);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('link', { name: 'Category List' }).click();
  await expect(page).toHaveURL(/\/dashboard\/category$/);
  await expect(settings).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();

  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Add Category' }).click();
  const form = page.getByRole('dialog', { name: 'Add Category' });
  await expect(form).toBeVisible();
  await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
});

test('a touch opens the search, which fills the screen, and another one what it found', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await page.getByRole('button', { name: 'Search everywhere' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
  await page.getByRole('combobox', { name: 'Screens, actions, people and more' }).fill('audit');
  await page.getByRole('option', { name: 'Audit Log' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/audit$/);
  await expect(dialog).toBeHidden();
});

test('the first row of a list is at most 350 pixels below the top, in any language, and Korean words are not broken', async ({
  page,
  signIn,
}) => {
  const firstRow = page.getByRole('main').getByRole('list').getByRole('listitem').first();
  await signIn('/dashboard/faq');
  await expectLoaded(page);
  for (const language of languages) {
    await chooseLanguage(page, language);
    await page.setViewportSize(phone);
    for (const list of ['users', 'ticket', 'savedReplies', 'audit?events=all']) {
      await openScreen(page, `/dashboard/${list}`);
      const top = async () => (await firstRow.boundingBox())?.y ?? Number.NaN; // none while the list is drawn again
      await expect.poll(top, `${list} in ${language}`).toBeLessThan(350);
    }
    if (language === 'ko') await expect(page.getByRole('main')).toHaveCSS('word-break', 'keep-all'); // else a line ends within a word
  }
  await chooseLanguage(page, 'es');
  await openScreen(page, '/dashboard/savedReplies?filter.language=ko');
  await expect(page.locator('main p[lang="ko"]').first()).toHaveCSS('word-break', 'keep-all');
});
