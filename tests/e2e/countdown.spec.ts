import { expect, test } from '#tests/support/test.ts';

test.use({ timezoneId: 'Asia/Kolkata' });

test('the countdown ticks every second toward the target in local time', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-11-28T21:56:50+05:30') });
  await page.goto('/');
  await page.mouse.wheel(0, 10);
  const timer = page.getByRole('timer');
  await page.clock.runFor(2_000);

  await expect(timer).toHaveText(/02\s*Days\s*02\s*Hours\s*03\s*Mins\s*0\d\s*Sec/);
  const seconds = async () => Number(/(\d\d)\s*Sec/.exec((await timer.textContent()) ?? '')?.[1]);
  const before = await seconds();
  await page.clock.runFor(1_000);
  await expect.poll(seconds).toBe(before - 1);
});
