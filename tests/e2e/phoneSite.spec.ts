import { layoutHook } from '#start/contract.ts';
import { hasOwnFonts } from '#tests/support/hasOwnFonts.ts';
import { onPhone } from '#tests/support/onPhone.ts';
import { holdRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const flags = { name: /^(English|한국어|Español|हिन्दी)$/ };

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the sections stand behind a menu that closes when one is chosen', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const targets = { PreLaunch: 'launch', About: 'about', 'The App': 'app', Contact: 'contact', Home: 'home' };
    for (const [label, id] of Object.entries(targets)) {
      await header.getByRole('button', { name: 'Menu', exact: true }).click();
      await header.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
      await expect(header.getByRole('link', { name: label, exact: true })).toBeHidden();
    }
  });

  test('the menu closes before the scripts are there, too', async ({ page }) => {
    const release = await holdRoute(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await link.click();

    await expect(page).toHaveURL(/#about$/);
    await expect(link).toBeHidden();
    release();
  });

  test('the four flags stand in the menu in a row below a cross; a press outside closes it, and a choice is kept', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const hamburger = header.getByRole('button', { name: 'Menu', exact: true });
    await expect(header.getByRole('link', flags).first()).toBeHidden();

    await hamburger.click();
    await expect(header.getByRole('link', flags)).toHaveCount(4);
    const tops = await header
      .getByRole('link', flags)
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(hamburger.locator('span').first()).toHaveCSS('rotate', '45deg');
    await page.mouse.click(300, 700);
    await expect(header.getByRole('link', flags).first()).toBeHidden();
    await expect(hamburger.locator('span').first()).toHaveCSS('rotate', '-3deg');

    await hamburger.click();
    await header.getByRole('link', { name: '한국어' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('selected-language'))).toBe('ko');
  });

  test('a document’s contents follow the reading position, and a switch of language stays there', async ({ page }) => {
    await page.goto('/terms#refunds');
    await expect(page.locator('[data-contents] a[aria-current]')).toHaveAttribute('href', '#refunds');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();

    await expect(page).toHaveURL(/\/terms\?lng=ko#refunds$/);
    await expect(page.locator('#refunds')).toBeInViewport();
  });

  test('a card of the deck is swiped away', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#discover-profiles');
    await section.scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled'); // or nobody listens to the finger yet
    await expect(page.locator('html')).not.toHaveAttribute(layoutHook); // or the card is still to move
    await page.waitForFunction(hasOwnFonts);
    await page.evaluate(() => document.fonts.ready);
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
