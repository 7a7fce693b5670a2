import { signIn, test } from './support/test.ts';

test('whoever signs out is on the login page', async ({ open }) => {
  const page = await open();
  await signIn(page, '/dashboard');
  await page.click('button', 'Settings');
  await page.click('button', 'Sign Out');
  await page.click('button', 'Yes, Sign Out');

  await page.isAt('/dashboard/login');
  await page.shows('button', 'Sign in');
});
