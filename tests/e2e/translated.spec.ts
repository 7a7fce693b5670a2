import type { Page } from '@playwright/test';
import { expect, expectStyled, fulfillWith, holdRoute, onPhone, refuseWith, test } from '#tests/support/test.ts';
import { recordFaults, translateAlways, translatePage } from '#tests/support/translatePage.ts';

/** Opens a public page and waits until its program runs. */
async function openSite(page: Page, path = '/') {
  await page.goto(path);
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await expectStyled(page);
}

/** The texts of a public page, without the scenes, which move by themselves, and the countdown. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, summary')]
      .filter((element) => !element.closest('figure, [role="timer"], [role="status"], [hidden]'))
      .map((element) => element.textContent),
  );

async function chooseLanguage(page: Page, name: string, language: string) {
  await page.locator('button[popovertarget="languages"]').click();
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const expectNotTranslated = (page: Page) => expect(page.locator('font')).toHaveCount(0);
const expectTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

/** One page is translated once, by the visitor; the other always, by the browser. */
const ways = {
  once: { before: async () => undefined, after: translatePage },
  always: { before: translateAlways, after: expectTranslated },
} as const;

for (const [way, { before, after }] of Object.entries(ways)) {
  test(`a landing page that is translated ${way} shows the texts of each language that is chosen`, async ({ page }) => {
    const expected: Record<string, string[]> = {};
    for (const language of ['en', 'ko', 'es']) {
      await openSite(page, `/?lng=${language}`);
      await expectNotTranslated(page);
      expected[language] = (await textsOf(page)) as string[];
    }
    const faults = recordFaults(page);
    await before(page);
    await openSite(page, '/?lng=en');
    await after(page);
    for (const [name, language] of [
      ['한국어', 'ko'],
      ['Español', 'es'],
      ['English', 'en'],
    ] as const) {
      await chooseLanguage(page, name, language);
      expect(await textsOf(page)).toEqual(expected[language]);
      await after(page);
    }
    expect(faults).toEqual([]);
  });

  test(`the forms of a landing page that is translated ${way} say what happens`, async ({ page }) => {
    const faults = recordFaults(page);
    await before(page);
    await openSite(page);
    await after(page);
    const launch = page.locator('#launch');
    const email = launch.getByRole('textbox');
    const notify = launch.getByRole('button');
    const toast = page.locator('.Toastify__toast').last();

    await email.fill('nobody');
    await notify.click();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    await email.fill(`translated.${way}@example.com`);
    const release = await holdRoute(page, '**/pre/create');
    await notify.click();
    await expect(notify).toHaveText('Sending…');
    await after(page);
    release();
    await expect(notify).toHaveText('Notify me');
    await expect(toast).toContainText('Subscription successful!');
    await after(page);

    await refuseWith(page, '**/pre/create', { message: 'The list is closed' });
    await email.fill('second@example.com');
    await notify.click();
    await expect(toast).toContainText('The list is closed');
    await after(page);
    await expect(notify).toHaveText('Notify me');
    for (const close of await page.locator('.toast-close').all()) await close.click();
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);

    const contact = page.locator('#contact form');
    const send = contact.getByRole('button');
    const write = async () => {
      await contact.getByLabel('Name').fill('Ana');
      await contact.getByLabel('Email').fill('ana@example.com');
      await contact.getByLabel('Message').fill('Hello');
      await send.click();
    };
    await fulfillWith(page, '**/contact/create', null);
    await write();
    await expect(contact.getByLabel('Name')).toHaveValue('');
    await expect(toast).toBeVisible();
    await after(page);
    await refuseWith(page, '**/contact/create', { message: 'Too many letters' });
    await write();
    await expect(toast).toContainText('Too many letters');
    await after(page);
    const hint = contact.locator('p');
    const before404 = await hint.textContent();
    await refuseWith(page, '**/contact/create', { status: 404 });
    await write();
    await expect(hint).not.toHaveText(before404 ?? '');
    await expect(contact.getByLabel('Message')).toHaveValue('Hello');
    expect(faults).toEqual([]);
  });

  test(`the scenes and the countdown of a landing page that is translated ${way} go on`, async ({ page }) => {
    const faults = recordFaults(page);
    await page.clock.install({ time: '2025-06-01' }); // before the launch
    await before(page);
    await openSite(page);
    await after(page);
    const timer = page.getByRole('timer');
    const first = (await timer.textContent()) ?? '';
    await expect(timer).not.toHaveText(first);
    await expect(timer).toHaveText(/^182 Days\s*\d\d Hours\s*\d\d Mins\s*\d\d Sec$/);

    const deck = page.locator('#discover-profiles');
    await deck.scrollIntoViewIfNeeded();
    await deck.getByRole('button', { name: 'Say hello' }).click();
    await expect(deck.getByRole('status')).toHaveText('You said hello to Maya. Next card.');
    await after(page);
    await deck.getByRole('button', { name: 'Pass' }).click();
    await expect(deck.getByRole('status')).toContainText('Theo');

    const draft = page.locator('#draft-profile');
    const kept = draft.getByRole('status');
    await draft.getByRole('button').first().click();
    await expect(kept).not.toBeEmpty();
    await after(page);
    await draft.getByRole('button').last().click();
    await expect(kept).toBeEmpty();

    const swap = page.locator('#swap-profiles').getByRole('button');
    const offered = (await swap.textContent()) ?? '';
    await swap.click();
    await expect(swap).not.toHaveText(offered);
    await after(page);
    await swap.click();
    await expect(swap).toHaveText(offered);

    const talk = page.locator('#match-message-connect');
    const reply = talk.getByRole('button').first();
    const text = (await reply.textContent()) ?? '';
    await reply.click();
    await expect(talk.getByRole('log')).toContainText(text);
    await after(page);
    await talk.getByRole('button').click();
    await expect(talk.getByRole('log')).not.toContainText(text);

    await page.locator('#app').getByRole('button').click();
    await expect(page.locator('#app').getByRole('status')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Back to the top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(faults).toEqual([]);
  });
}

for (const path of ['/nowhere', '/report']) {
  test(`a press on a translated button of ${path} counts, though its text is replaced before the release`, async ({
    page,
  }) => {
    const releaseScripts = await holdRoute(page, /\.(css|js)$/);
    await page.goto(path, { waitUntil: 'commit' });
    const toggle = page.locator('button[popovertarget="languages"]');
    await expect(toggle).toBeVisible();
    await translatePage(page);
    const box = await toggle.locator('font font').boundingBox();
    if (!box) throw new Error('The button has no translated text');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await toggle.evaluate((button) => {
      const text = button.querySelector('font');
      if (text) text.replaceWith(text.cloneNode(true));
    });
    releaseScripts();
    await page.mouse.up();
    await expect(page.locator('#languages')).toBeVisible();
  });
}

test('a translated page that was not found, and a translated document, work in another language', async ({ page }) => {
  const faults = recordFaults(page);
  await translateAlways(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page stood us up.');
  await page.locator('button[popovertarget="languages"]').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page stood us up.');
  await page.goto('/report?lng=en');
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the menu of a translated page leads to a section and switches the language', async ({ page }) => {
    const faults = recordFaults(page);
    await translateAlways(page);
    await openSite(page);
    const menu = page.locator('button[popovertarget="menu"]');
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/#about$/);
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('사진보다');
    expect(faults).toEqual([]);
  });
});
