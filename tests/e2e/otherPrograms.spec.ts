import type { Page } from '@playwright/test';
import { expect, holdRoute, signInAtLogin, test } from '#tests/support/test.ts';
import { otherPrograms, recordFaults } from '#tests/support/translatePage.ts';

const field = (page: Page) => page.locator('#subscribe-email');

/** What a visitor sees and has done. `isSame` is whether the field is still the element that the server sent. */
const stateOf = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => ({
    value: input.value,
    isSame: input.matches('[data-served]'),
    isFocused: document.activeElement === input,
    cursor: document.querySelector<HTMLTextAreaElement>('#contact-message')?.selectionStart,
    scrollY: Math.round(scrollY),
    nodes: document.querySelectorAll('[data-manager], font').length > 0,
    text: document.querySelector('h2')?.textContent,
  }));

for (const [name, script] of Object.entries(otherPrograms)) {
  test(`what was typed and read before the page's program starts stays beside ${name}`, async ({ page }) => {
    const faults = recordFaults(page);
    await page.addInitScript(script);
    const release = await holdRoute(page, /\/assets\/landing-/);
    await page.goto('/');
    await field(page).evaluate((input) => input.setAttribute('data-served', ''));
    await page.locator('#contact-message').fill('Hello');
    await page.locator('#contact-message').press('ArrowLeft');
    await field(page).scrollIntoViewIfNeeded();
    await field(page).pressSequentially('ana@example.com');
    await expect(page.locator('html')).not.toHaveAttribute('data-below-fold');
    const before = await stateOf(page);
    expect(before).toMatchObject({ value: 'ana@example.com', isSame: true, isFocused: true });

    release();
    await expect(page.locator('#launch input[name="leave_blank"]')).toBeAttached(); // React has hydrated the page
    expect(await stateOf(page)).toEqual(before);

    await page.locator('#launch').getByRole('button').click();
    const toast = page.locator('.Toastify__toast');
    await toast.getByRole('button').click(); // it lies over the language button
    await expect(toast).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    await page.locator('button[popovertarget="languages"]').click();
    await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('사진보다');
    expect(faults).toEqual([]);
  });
}

test('the sign-in page and a form of the dashboard work beside a password manager', async ({ page }) => {
  const faults = recordFaults(page);
  await page.addInitScript(otherPrograms['a password manager that adds a node beside each field as it is parsed']);
  await page.goto('/dashboard/login');
  await expect(page.locator('[data-manager]')).toHaveCount(2);
  await signInAtLogin(page, { email: 'nobody@example.com', password: 'wrong password' });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByRole('button', { name: /^Show/ }).click();
  await signInAtLogin(page);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('link', { name: /^Add/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Is it free?');
  await dialog.getByLabel('Answer').fill('Yes.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
  expect(faults).toEqual([]);
});
