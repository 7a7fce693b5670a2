import { expect, test } from '#tests/support/test.ts';

const flags = { name: /^(English|한국어|Español|हिन्दी)$/ };

test('the navigation is a row that scrolls to home, launch, about, app and contact', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  const links = header.locator('nav').getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(['Home', 'PreLaunch', 'About', 'The App', 'Contact']);

  const targets = { PreLaunch: 'launch', About: 'about', 'The App': 'app', Contact: 'contact', Home: 'home' };
  for (const [label, id] of Object.entries(targets)) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id} :is(h1, h2)`).first()).toBeInViewport();
  }
});

test('the four flags are a dropdown, which a press outside and a choice close', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const picker = header.getByRole('button', { name: 'Language' });
  await expect(header.getByRole('link', flags).first()).toBeHidden();

  await picker.click();
  await expect(header.getByRole('link', flags)).toHaveText(['English', '한국어', 'Español', 'हिन्दी']);
  await page.mouse.click(300, 700);
  await expect(header.getByRole('link', flags).first()).toBeHidden();

  await picker.click();
  await header.getByRole('link', { name: '한국어' }).click();
  await expect(header.getByRole('link', flags).first()).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
