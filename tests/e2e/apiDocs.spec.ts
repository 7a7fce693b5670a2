import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, expectFit, onPhone, test } from '#tests/support/test.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the page of the API fits, leads from a call to its type, and has no violation', async ({ page }) => {
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'moderation' }).click();
    await page.getByText('/admin/moderation/case/list').first().click();
    await page.locator('#getModerationCaseList').getByRole('link', { name: 'ModerationCase' }).click();

    await expect(page.locator('#schema-ModerationCase').getByText('hours_left', { exact: true }).first()).toBeVisible();
    await expectFit(page);
    await expectAccessible(page);
  });
});
