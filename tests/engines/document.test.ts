import { desktop, phone } from '#tests/support/viewports.ts';
import { test } from './support/test.ts';

test.for([desktop, phone])(
  'a document opens at the section that its address names, at $width px',
  async (size, { open }) => {
    const page = await open(size);
    await page.goto('/terms#refunds');

    await page.hasInView('#refunds');
  },
);

test('Back leads from a document to where the landing page was left', async ({ open }) => {
  const page = await open();
  await page.goto('/#contact');
  await page.hasFonts();
  await page.click('link', 'Terms of Service');
  await page.isAt('/terms');
  await page.back();

  await page.isAt('/#contact');
});
