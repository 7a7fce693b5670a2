import { expect, test } from '#tests/support/test.ts';

test('what is written in the contact form arrives, and the form is empty again', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');

  await page.getByLabel('Email Address', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Message', { exact: true }).fill('My photos do not load.');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByText('Your message has reached us')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});
