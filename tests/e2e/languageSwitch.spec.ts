import { recordRequests } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test('a switch of language stays at the section being read, asks only for its messages, and is kept', async ({
  page,
}) => {
  const messages = recordRequests(page, /\/(?:layout|landing|features|legal)-/);
  await page.goto('/');
  await page.evaluate(() => document.querySelector('#app')?.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  const sectionTop = () => page.locator('#app').evaluate((section) => section.getBoundingClientRect().top);
  const before = await sectionTop();
  await expect.poll(() => messages).toHaveLength(3);

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(sectionTop).toBeCloseTo(before, 0);
  expect(messages).toHaveLength(6);

  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected-language'))).toBe('es');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
