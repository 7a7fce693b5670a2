import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/test.ts';

const details = '**/api/admin/user/detail/*';

const ada = {
  uuid: '0b6e6c7a-0000-4000-8000-000000000001',
  name: 'Ada King Lovelace',
  email: 'ada@example.com',
  created_at: '2025-08-03T16:05:00.000Z',
  location: 'London, United Kingdom',
  profile_picture: null,
  status: 'Active',
  bio: 'Counts things.',
  age: 36,
  zodiacSign: 'Sagittarius',
  language: 'English',
  education: null,
  smoking: 'Never',
  drinking: null,
  shot_1: null,
};

const answerWith = (page: Page, user: object) =>
  page.route(details, (route) => route.fulfill({ json: { status: true, data: user, message: '' } }));

const answerTo = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd');

test('clicking a user opens the detail route, with the tabs Profile and Photos, and the way back', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/users?page=2');
  const user = page.locator('#content').getByRole('link').first();
  const name = (await user.textContent()) ?? '';
  await user.click();

  await expect(page).toHaveURL(/\/dashboard\/user-detail\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Photos']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Active Users' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users\?page=2$/);
});

test('the profile shows what is known, and says what is not', async ({ page, signIn }) => {
  await answerWith(page, ada);
  await signIn(`/dashboard/user-detail/${ada.uuid}`);

  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expect(page.locator('#content').getByText('Active', { exact: true })).toBeVisible();
  await expect(answerTo(page, 'Bio')).toHaveText('Counts things.');
  await expect(answerTo(page, 'Location')).toHaveText('London, United Kingdom');
  await expect(answerTo(page, 'Age')).toHaveText('36');
  await expect(answerTo(page, 'Zodiac sign')).toHaveText('Sagittarius');
  await expect(answerTo(page, 'Language')).toHaveText('English');
  await expect(answerTo(page, 'Education')).toHaveText('Not given');
  await expect(answerTo(page, 'Smoking')).toHaveText('Never');
  await expect(answerTo(page, 'Drinking')).toHaveText('Not given');
});

test('someone without a picture is shown by the initials of the first and last word of the name', async ({
  page,
  signIn,
}) => {
  await answerWith(page, ada);
  await signIn(`/dashboard/user-detail/${ada.uuid}`);

  await expect(page.locator('#content').getByText('AL', { exact: true })).toBeVisible();
});

test('a user without photos has none to show', async ({ page, signIn }) => {
  await answerWith(page, ada);
  await signIn(`/dashboard/user-detail/${ada.uuid}?tab=photos`);

  await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No photos yet.')).toBeVisible();
});

async function openPhotos(page: Page) {
  await page.locator('#content').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\?tab=photos$/);
  return page.getByRole('tabpanel').getByRole('link');
}

test('photos open in a viewer that the arrow keys move through and Escape closes; focus returns', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/users');
  const photos = await openPhotos(page);
  const count = await photos.count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(8);
  await expectAccessible(page);

  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const named = (number: number) => ({ name: new RegExp(`^Photo ${number} of ${count} of `) });
  await expect(page.getByRole('dialog', named(2)).getByRole('img', named(2))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', named(3))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', named(count))).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\?tab=photos$/);
});

test('an opened photo can be linked, reloaded and left with Back', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  const photos = await openPhotos(page);
  await photos.first().click();
  await expect(page).toHaveURL(/photo=1$/);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await page.reload();
  await expect(page.getByRole('dialog', { name: /^Photo 2 of / })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?tab=photos$/);
});

test('a user who cannot be fetched says Failed to fetch user details, and Retry works', async ({ page, signIn }) => {
  await page.route(details, (route) => route.abort());
  await signIn(`/dashboard/user-detail/${ada.uuid}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch user details');
  await expectAccessible(page);

  await page.unroute(details);
  await answerWith(page, ada);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Ada King Lovelace' })).toBeVisible();
});

test('without an id, or an answer without a user, it says No user data available', async ({ page, signIn }) => {
  await signIn('/dashboard/user-detail');
  await expect(page.getByText('No user data available')).toBeVisible();
  await expectAccessible(page);

  await page.route(details, (route) => route.fulfill({ json: { status: true, data: null, message: '' } }));
  await page.goto(`/dashboard/user-detail/${ada.uuid}`);
  await expect(page.getByText('No user data available')).toBeVisible();
});
