import { expect, holdRoute, onPhone, test } from '#tests/support/test.ts';

test.use(onPhone);

test('before the scripts arrive, the menu closes after a choice, and a press is not lost, whatever the browser thinks of the address', async ({
  page,
}) => {
  const release = await holdRoute(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/#about$/);
  await expect(link).toBeHidden();

  const launch = page.locator('#launch');
  await launch.getByRole('textbox').fill('früh@example.com');
  await launch.getByRole('button').click();
  await expect(page).toHaveURL(/#about$/);
  release();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
});

test('scripts that do not load leave a readable page with a button to reload', async ({ page }) => {
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.locator('#about')).toContainText('hard to photograph');

  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/dashboard/login');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a program that fails leaves a readable page, with what was typed and a button to reload', async ({ page }) => {
  const reload = page.getByRole('button', { name: /Reload the page|새로고침/ });
  const email = page.locator('#subscribe-email');
  await page.goto('/');
  await email.fill('ana@example.com');
  await expect(page.locator('#launch input[name="leave_blank"]')).toBeAttached(); // the program runs
  await page.evaluate(() => {
    Date.now = () => {
      throw new Error('a fault of the countdown');
    };
  });
  await expect(reload).toBeVisible();
  await expect(page.locator('#about')).toContainText('hard to photograph');
  await expect(email).toHaveValue('ana@example.com');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeVisible();

  await page.goto('/dashboard/login');
  await page.getByLabel('Email address').fill('ana@example.com');
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      set() {
        throw new Error('a fault of the title');
      },
    });
  });
  await page.locator('select').selectOption('ko');
  await expect(reload).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('ana@example.com');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page and a document are complete, and the contents lead to a section', async ({ page }) => {
    await page.goto('/?lng=hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    for (const part of ['#home h1', '#launch form', '#detailed-profiles h2'])
      await expect(page.locator(part)).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden(); // it would stay at zeros

    await page.goto('/eula?lng=hi');
    await page.locator('[data-contents] a').last().click();
    await expect(page.locator('article section').last()).toBeInViewport();
  });
});
