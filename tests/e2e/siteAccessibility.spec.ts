import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { test } from '#tests/support/test.ts';

const pages = ['/', '/terms', '/privacy', '/report', '/user-disclaimer', '/nothing-here'];

for (const language of ['en', 'es', 'ko', 'hi']) {
  for (const path of pages) {
    test(`${path} in ${language} has no violation of WCAG 2.2 AA`, async ({ page }) => {
      await page.goto(`${path}?lng=${language}`);
      await expectAccessible(page);
    });
  }
}

test('the open menu and the open picker have none either', async ({ page }, { project }) => {
  await page.goto('/');
  await page.getByRole('button', { name: project.name === 'phone' ? 'Menu' : 'Language' }).click();
  await expectAccessible(page);
});
