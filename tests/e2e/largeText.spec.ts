import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { documents } from '#site/legalPages.ts';
import { findCutOff } from '#tests/support/cutOff.ts';
import {
  test as base,
  expect,
  expectDialogFocused,
  expectLoaded,
  expectStyled,
  openPath,
  openScreen,
  refuseWith,
} from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

/** The browser's default size of text is twice the usual one. */
const test = base.extend({
  page: async ({ page }, use) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await use(page);
    await browser.detach(); // the next page of the worker has the usual size again
  },
});

const narrowest = { ...phone, width: 320 };

/** A usual phone has the layout of the narrowest window, so one language looks at it. */
const windowsOf = (language: string) => (language === 'es' ? [narrowest, phone, desktop] : [narrowest, desktop]);

/** Looks at a page in windows of several widths, without loading it again. */
async function expectWhole(page: Page, name = page.url()) {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  for (const size of windowsOf(language)) {
    await page.setViewportSize(size);
    await expect.poll(() => findCutOff(page), `${name} in a window of ${size.width}`).toEqual([]);
  }
}

const lists = ['users', 'faq', 'category', 'preLaunch', 'growth', 'ticket', 'savedReplies', 'cases', 'appeals'];
const others = ['sanctions', 'administrators', 'audit?events=all', 'report', 'chat', 'settings', 'nowhere'];
const withPages = ['users', 'ticket', 'cases', 'appeals', 'sanctions'];
const withForms = ['faq', 'category', 'savedReplies'];

const chooseLanguage = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('selected-language', code), language);

/** A server's sentence with a word that is wider than a phone. */
const refusal = 'Das Verzeichnis der Vertragsverlängerungsangebote ist geschlossen';

for (const language of languages) {
  test(`no public page cuts off text that is twice as large, in ${language}`, async ({ page }) => {
    for (const path of [...documents, 'nothing-here', 'confirm?token=x']) {
      await page.goto(`/${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expectWhole(page);
    }
    await page.goto(`/?lng=${language}#launch`); // a fragment lays out every section
    await expectStyled(page);
    await expectWhole(page);

    await page.setViewportSize(phone);
    await page.locator('[popovertarget]').first().click();
    await expectWhole(page, 'the menu');
    await page.keyboard.press('Escape');
    await refuseWith(page, '**/api/**', { message: refusal });
    const launch = page.locator('#launch');
    await launch.getByRole('textbox').fill('ada@example.com');
    await launch.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectWhole(page, 'the toast');
  });

  test(`no screen cuts off text that is twice as large, in ${language}`, async ({ page, signIn }) => {
    test.slow(); // every screen
    await chooseLanguage(page, language);
    await page.goto('/dashboard/login');
    await expectWhole(page);
    for (const path of ['invitation#token', 'changePassword', '']) {
      await signIn(`/dashboard/${path}`);
      await expectWhole(page);
    }
    await expectLoaded(page);
    await expectWhole(page);

    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const faqs = '**/api/admin/app/faq/list*';
    await refuseWith(page, faqs, { message: refusal });
    await openScreen(page, '/dashboard/faq');
    await expect(main.getByRole('alert')).toBeVisible();
    await expectWhole(page, 'a failure');
    await page.unroute(faqs);
    for (const path of [...lists, ...others]) {
      await openScreen(page, `/dashboard/${path}`);
      await expectWhole(page);
    }
    for (const path of withPages) {
      await openScreen(page, `/dashboard/${path}`);
      const list = await heading.textContent();
      await main.getByRole('listitem').getByRole('link').first().click();
      await expect(heading).not.toHaveText(String(list));
      await expectLoaded(page);
      await expectWhole(page);
    }
    for (const path of withForms) {
      await openScreen(page, `/dashboard/${path}`);
      await openPath(page, `/dashboard/${path}/create`);
      await expectDialogFocused(page);
      await expectWhole(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }

    await openScreen(page, '/dashboard/audit?events=all');
    await main.getByRole('listitem').getByRole('link').first().click();
    await expectDialogFocused(page);
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await openScreen(page, '/dashboard/users');
    await main.getByRole('listitem').first().getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectWhole(page, 'the menu of a row');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expectDialogFocused(page);
    await expectWhole(page, 'the search');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').first().click();
    await expectDialogFocused(page);
    await expectWhole(page, 'the drawer');
  });
}
