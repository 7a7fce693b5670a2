import { expect, test } from '#tests/support/test.ts';

const mailboxes = ['support@hullo.example', 'hello@hullo.example'];
const menu = /^Menu$/;

test('the sections stand in order, each with its anchor', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual([
    'home',
    'launch',
    'about',
    'app',
    'real-profiles',
    'love-reimagined',
    'discover-profiles',
    'draft-profile',
    'swap-profiles',
    'match-message-connect',
    'detailed-profiles',
    'contact',
  ]);
  await expect(page.locator('main + footer, main ~ footer')).toHaveCount(1);
});

test('header buttons scroll to home, launch, about, app, contact', async ({ page }, { project }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const targets = { PreLaunch: 'launch', About: 'about', 'The App': 'app', Contact: 'contact', Home: 'home' };
  for (const [label, id] of Object.entries(targets)) {
    if (project.name === 'phone') await header.getByRole('button', { name: menu }).click();
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
    if (project.name === 'phone') await expect(header.getByRole('link', { name: label, exact: true })).toBeHidden();
  }
});

test('scrolling is smooth, and at once for those who asked for less motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('a hamburger toggles the mobile menu, and the four flags stand in it in a row', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const hamburger = header.getByRole('button', { name: menu });
  const flags = header.getByRole('link', { name: /^(English|한국어|Español|हिन्दी)$/ });

  await expect(flags.first()).toBeHidden();
  await hamburger.click();
  await expect(flags).toHaveCount(4);
  const tops = await flags.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await hamburger.click();
  await expect(flags.first()).toBeHidden();
});

test('on a desktop the navigation is a row, and the four flags are a dropdown', async ({ page }) => {
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');

  await expect(header.getByRole('button', { name: menu })).toBeHidden();
  await expect(header.locator('nav').getByRole('link').filter({ visible: true })).toHaveText([
    'Home',
    'PreLaunch',
    'About',
    'The App',
    'Contact',
  ]);
  const flags = header.getByRole('link', { name: /^(English|한국어|Español|हिन्दी)$/ });
  await expect(flags.first()).toBeHidden();
  await header.getByRole('button', { name: 'Language' }).click();
  await expect(flags).toHaveText(['English', '한국어', 'Español', 'हिन्दी']);
});

test('the contact section has mailto links, social links and the form', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  for (const mailbox of mailboxes) {
    await expect(contact.getByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`);
  }
  for (const network of ['X', 'Facebook', 'Instagram', 'LinkedIn']) {
    await expect(contact.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(contact.getByLabel('Full Name')).toBeVisible();
  await expect(contact.getByLabel('Email Address')).toBeVisible();
  await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveAttribute('placeholder', /issue/);
  await expect(contact.getByRole('button', { name: 'Contact Us' })).toBeVisible();
});

test('the footer leads to the sections, the legal pages, the mailbox and the networks, and names the year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const hrefOf = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href');

  expect(await Promise.all(['Home', 'About', 'The App', 'Contact'].map(hrefOf))).toEqual([
    '#home',
    '#about',
    '#app',
    '#contact',
  ]);
  const legal = footer.getByRole('navigation', { name: 'The small print' }).getByRole('link');
  expect(await legal.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/terms',
    '/eula',
    '/privacy',
    '/disclaimer',
    '/guideliness',
    '/tolerance',
    '/report',
    '/user-disclaimer',
  ]);
  await expect(footer.getByRole('link', { name: 'hello@hullo.example' })).toHaveAttribute('href', /^mailto:/);
  for (const network of ['X', 'Instagram', 'YouTube', 'TikTok']) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Hullo`);
});

test('the app download button has no target, and the store badges are not linked', async ({ page }) => {
  await page.goto('/');
  const app = page.locator('#app');
  await expect(app.getByText('App Store')).toBeVisible();
  await expect(app.getByText('Google Play')).toBeVisible();
  await expect(app.getByRole('link')).toHaveCount(0);
  await app.getByRole('button', { name: 'Download the app' }).click();
  await expect(app).toContainText('Not out yet.');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('before the launch', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the countdown ticks every second toward the target in local time', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-28T21:56:50+05:30') });
    await page.goto('/');
    await page.mouse.wheel(0, 10);
    const timer = page.getByRole('timer');
    await page.clock.runFor(2_000);

    await expect(timer).toHaveText(/02\s*Days\s*02\s*Hours\s*03\s*Mins\s*0\d\s*Sec/);
    const seconds = async () => Number(/(\d\d)\s*Sec/.exec((await timer.textContent()) ?? '')?.[1]);
    const before = await seconds();
    await page.clock.runFor(1_000);
    await expect.poll(seconds).toBe(before - 1);
  });
});

for (const width of [320, 640, 2_560]) {
  test(`at ${width} pixels nothing is wider than the page, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en', 'es', 'ko', 'hi']) {
      await page.goto(`/?lng=${language}`);
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        texts: [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
          .filter((element) => !element.closest('figure') && element.getBoundingClientRect().width > 0)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      }));
      expect({ language, ...wide }).toEqual({ language, page: 0, texts: [] });
    }
  });
}
