import { expect, test } from '#tests/support/test.ts';

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
