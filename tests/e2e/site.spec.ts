import { expect, test } from '#tests/support/test.ts';

const subscribeCall = '**/api/admin/app/pre/create';

test('nothing of the scripts or fonts is asked for before the page has been painted', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.fonts.check('800 20px "Bricolage Grotesque Variable"'),
  );

  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance.getEntriesByType('resource').find(({ name }) => /\.(?:js|woff2)$/.test(name))?.startTime ?? 0,
  }));
  expect(asked).toBeGreaterThan(painted);
});

test('a press that comes before the scripts is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const launch = page.locator('#launch');
  await launch.getByRole('textbox').fill('early.bird@example.com');
  await launch.getByRole('button').click();
  await expect(page).toHaveURL(/\/$/);

  release();

  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
});

test('hydration finds the page it expects, in every language', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  for (const language of ['en', 'ko', 'es', 'hi']) {
    await page.goto(`/?lng=${language}`);
    await expect(page.locator('main')).toBeVisible();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /landing-/.test(name)),
    );
    await page.mouse.wheel(0, 1_000);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  }
  expect(noise).toEqual([]);
});

test('the header changes after 20 pixels', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  await scrollTo(20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(21);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).not.toHaveAttribute('data-dark');
});

test('the header is dark from where the contact section ends 700 pixels down', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#contact'); // an address that names a section has all of the page laid out
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled');
  const endContactAt = (y: number) =>
    page
      .locator('#contact')
      .evaluate(
        (contact, at) => scrollBy({ top: contact.getBoundingClientRect().bottom - at, behavior: 'instant' }),
        y,
      );

  await endContactAt(705);
  await expect(header).not.toHaveAttribute('data-dark');
  await endContactAt(695);
  await expect(header).toHaveAttribute('data-dark');
});

test('a button leads back to the top after 300 pixels', async ({ page }) => {
  await page.goto('/');
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await toTop.click();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('the contact form sends nothing and keeps what was typed', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.getByLabel('Full Name').press('Enter');

  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
});

test('one press is one request, and the button waits for the answer', async ({ page }) => {
  let answered = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(subscribeCall, async (route) => {
    answered += 1;
    await held;
    await route.fulfill({ json: { status: true, data: null, message: 'Welcome aboard' } });
  });
  await page.goto('/');
  const launch = page.locator('#launch');
  await launch.getByRole('button').click();
  expect(answered).toBe(0);

  await launch.getByRole('textbox').fill('ada@example.com');
  await launch.getByRole('button').click();
  await expect(launch.getByRole('button')).toBeDisabled();
  release();

  await expect(page.getByText('Welcome aboard')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
  expect(answered).toBe(1);
});

test('a refusal is told in the words of the server, and an absent network in our own', async ({ page }) => {
  await page.goto('/');
  const launch = page.locator('#launch');
  const subscribe = async () => {
    await launch.getByRole('textbox').fill('ada@example.com');
    await launch.getByRole('button').click();
  };

  await page.route(subscribeCall, (route) =>
    route.fulfill({ status: 429, json: { status: false, data: null, message: 'Take a breath, then try again' } }),
  );
  await subscribe();
  await expect(page.getByText('Take a breath, then try again')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');

  await page.unroute(subscribeCall);
  await page.route(subscribeCall, (route) => route.abort());
  await subscribe();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
});

test('scripts that do not arrive leave a readable page with a button to reload', async ({ page }) => {
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.wheel(0, 200);

  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.locator('#about')).toContainText('hard to photograph');
});

test('the dashboard says so when its scripts do not arrive', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/dashboard/login');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test.describe('a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('reads Spanish, and that is not yet a choice', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBeNull();
  });

  test('who chose Korean before is turned to Korean, wherever the page came from', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('selected-language', 'ko'));
    await page.goto('/');

    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('사진보다');
    await expect(page).toHaveTitle(/사람을/);
  });

  test('a hostile language is no language', async ({ page }) => {
    await page.goto(`/?lng=${encodeURIComponent('ko"><script>alert(1)</script>')}`);
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('switching the language stays at the section being read and asks only for its words', async ({ page }, {
  project,
}) => {
  const words: string[] = [];
  page.on(
    'request',
    (request) => /\/(?:layout|landing|features|legal)-/.test(request.url()) && words.push(request.url()),
  );
  await page.goto('/');
  await page.evaluate(() => document.querySelector('#app')?.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  const before = await page.locator('#app').evaluate((section) => section.getBoundingClientRect().top);
  expect(words).toHaveLength(3);

  await page.getByRole('button', { name: project.name === 'phone' ? 'Menu' : 'Language' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await expect
    .poll(() => page.locator('#app').evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(before, 0);
  expect(words).toHaveLength(6);
});

test('the picker closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  const korean = page.getByRole('link', { name: '한국어' });
  await korean.click();

  await expect(korean).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('the picker and the menu close on a press outside', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone'; // there the languages are a row of the menu
  await page.goto('/');
  const korean = page.getByRole('link', { name: '한국어' });

  await page.getByRole('button', { name: isPhone ? 'Menu' : 'Language' }).click();
  await expect(korean).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(korean).toBeHidden();
});
