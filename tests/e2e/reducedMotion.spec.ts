import { expect, test } from '#tests/support/test.ts';

test('scrolling is smooth, and at once for those who asked for less motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('scenes stand still for those who asked for less motion', async ({ page }) => {
  await page.goto('/');
  for (const id of ['about', 'real-profiles', 'draft-profile', 'swap-profiles']) {
    await page.locator(`#${id} figure`).scrollIntoViewIfNeeded();
    const moving = await page
      .locator(`#${id}`)
      .evaluate((section) => section.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length);
    expect({ id, moving }).toEqual({ id, moving: 0 });
  }
});
