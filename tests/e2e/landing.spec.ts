import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { layoutAttribute } from '#start/contract.ts';
import { excessWidth, expect, expectStyled, holdRoute, onPhone, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

const sections = { PreLaunch: 'launch', About: 'about', 'The App': 'app', Contact: 'contact', Home: 'home' };

test('the header is one line that leads to home, launch, about, app and contact', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  const links = header.locator('nav').getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(['Home', 'PreLaunch', 'About', 'The App', 'Contact']);
  await expectStyled(page);
  const boxes = [header.locator('svg').first(), links.first()].map((part) => part.boundingBox());
  const [logo, link] = (await Promise.all(boxes)).map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  expect(logo).toBeCloseTo(link ?? 0, 0);

  for (const [label, id] of Object.entries(sections)) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
  }
});

test('a choice closes the languages, and they open again at once', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled'); // the page's program runs
  const toggle = page.locator('button[popovertarget="languages"]');
  const languages = page.locator('#languages');
  await toggle.click();
  await languages.getByRole('link', { name: 'Español' }).evaluate((link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLElement>('button[popovertarget="languages"]')?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(languages).toBeVisible();
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(languages).toBeHidden();
});

test('the header changes after 20 pixels; a button leads back to the top after 300, and covers no link of the footer', async ({
  page,
}) => {
  await page.goto('/report');
  const header = page.getByRole('banner');
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expectStyled(page);
  await scrollTo(20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(21);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).not.toHaveAttribute('data-dark');

  await scrollTo(300);
  await expect(toTop).toBeHidden();
  await scrollTo(301);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();

  await scrollTo(1_000_000);
  await expect(toTop).toBeVisible();
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await toTop.boundingBox())?.y ?? 0);
});

test('the header is dark over the dark part only, and no card covers it', async ({ page }) => {
  const header = page.getByRole('banner');
  const contact = page.locator('#contact');
  const endContactAt = (y: number) =>
    contact.evaluate(
      (section, at) => scrollBy({ top: section.getBoundingClientRect().bottom - at, behavior: 'instant' }),
      y,
    );
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/#contact'); // the browser lays out all of the page for a URL that names a section
    await expect(header).toHaveAttribute('data-scrolled');
    await expectStyled(page); // else the section moves
    await endContactAt(705);
    await expect(header).not.toHaveAttribute('data-dark');
    await endContactAt(695);
    await expect(header).toHaveAttribute('data-dark');
    const background = await contact.evaluate((section) => getComputedStyle(section).backgroundColor);
    await expect(header).toHaveCSS('background-color', background);
    expect((await contact.boundingBox())?.y).toBeLessThanOrEqual(0);

    for (const id of ['home', 'discover-profiles']) {
      await page.goto(`/#${id}`);
      const cards = page.locator(`#${id}`).getByRole('list').first();
      await cards.evaluate((list) => scrollBy({ top: list.getBoundingClientRect().top + 40, behavior: 'instant' }));
      await expect(header).toHaveAttribute('data-scrolled');
      const covered = await header.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const points = Array.from({ length: 40 }, (_, index) => [(index + 0.5) * (width / 40), height / 2]);
        return points.filter(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y)));
      });
      expect({ id, covered }).toEqual({ id, covered: [] });
    }
  }
});

test('a visitor who asked for less motion has no smooth scrolling and no moving scene', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html).toHaveCSS('scroll-behavior', 'auto');

  await page.reload();
  await expectStyled(page);
  for (const id of ['about', 'real-profiles', 'draft-profile', 'swap-profiles']) {
    await page.locator(`#${id} figure`).scrollIntoViewIfNeeded();
    const moving = await page
      .locator(`#${id}`)
      .evaluate((section) => section.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length);
    expect({ id, moving }).toEqual({ id, moving: 0 });
  }
});

/** Returns the texts that a page cuts at its right edge. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
      .filter((element) => !element.closest('figure') && element.getBoundingClientRect().width > 0)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.textContent),
  );

test('in each language the landing page hydrates silently and fits any screen, and the languages of the menu are one row', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /landing-/.test(name)),
    );
    await page.mouse.wheel(0, 1_000);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    await expectStyled(page);

    for (const width of [320, 640, 2_560]) {
      await page.setViewportSize({ width, height: 800 });
      const fit = async () => ({ language, width, excess: await excessWidth(page), texts: await cutTexts(page) });
      await expect.poll(fit).toEqual({ language, width, excess: 0, texts: [] });
    }

    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('button[popovertarget="menu"]').click();
      const flags = page.locator('#languages a');
      await expect(flags.last()).toBeVisible();
      const rows = () =>
        flags.evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
      await expect.poll(rows, `rows at ${width} pixels`).toBe(1);
      await page.keyboard.press('Escape');
      await expect(flags.last()).toBeHidden();
    }
  }
  expect(logged).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the menu has the sections and the four flags; a link to a section and a press outside close it', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const hamburger = header.getByRole('button', { name: 'Menu', exact: true });
    const flags = header.getByRole('link', { name: /^(English|한국어|Español|हिन्दी)$/ });
    for (const [label, id] of Object.entries(sections)) {
      await hamburger.click();
      await header.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
      await expect(header.getByRole('link', { name: label, exact: true })).toBeHidden();
    }
    await expect(flags.first()).toBeHidden();
    await hamburger.click();
    await expect(flags).toHaveCount(4);
    await expect(hamburger.locator('span').first()).toHaveCSS('rotate', '45deg');
    await page.mouse.click(300, 700);
    await expect(flags.first()).toBeHidden();
    await expect(hamburger.locator('span').first()).toHaveCSS('rotate', '-3deg');

    await hamburger.click();
    await header.getByRole('link', { name: '한국어' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });

  test('a card of the deck is swiped away by a finger', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#discover-profiles');
    await section.scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled'); // before that nothing listens to the finger
    await expect(page.locator('html')).not.toHaveAttribute(layoutAttribute); // before that the card still moves
    await expectStyled(page);
    await section.getByRole('listitem').first().scrollIntoViewIfNeeded();
    const box = await section.getByRole('listitem').first().boundingBox();
    if (!box) throw new Error('The card is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });

    await send('touchStart', x);
    for (const moved of [10, 40, 90, 150]) await send('touchMove', x + moved);
    await send('touchEnd');
    await expect(section.getByRole('status')).toHaveText('You said hello to Maya. Next card.');
  });
});

test('a style sheet that fails once is asked for again with its part, and what is typed meanwhile stays', async ({
  page,
}) => {
  let requests = 0;
  await page.route('**/assets/toasts-*.css', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fallback();
  });
  const release = await holdRoute(page, '**/api/admin/app/contact/create');
  await page.goto('/');
  const message = page.locator('#contact-message');
  await page.locator('#contact input[name="name"]').fill('Ada');
  await page.locator('#contact input[name="email"]').fill('ada@example.com');
  await message.fill('First part');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await message.press('End');
  await message.pressSequentially(', and more');
  release();
  const toast = page.locator('.Toastify__toast-container');
  await expect(toast).toContainText('Thank you');
  await expect(toast).toHaveCSS('position', 'fixed');
  expect(requests).toBe(2);
  await expect(message).toHaveValue('First part, and more');
  await expect(page.locator('#contact input[name="name"]')).toHaveValue('');
});
