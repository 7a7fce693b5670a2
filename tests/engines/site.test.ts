import { expect } from 'vitest';
import { desktop, phone } from '#tests/support/viewports.ts';
import { test } from './support/test.ts';

test.for([desktop, phone])(
  'the landing page opens at its top and its scripts run, at $width px',
  async (size, { open }) => {
    const page = await open(size);
    await page.goto('/');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.evaluate(() => scrollTo(0, 400));
    await page.followsScrolling();
  },
);

test('the scripts and fonts of the landing page also load at a section', async ({ open }) => {
  const page = await open();
  await page.goto('/#contact');

  await page.followsScrolling();
  await page.hasFonts();
});

test('on a desktop the header leads to a section', async ({ open }) => {
  const page = await open(desktop);
  await page.goto('/');
  await page.click('link', 'Contact', 'header');
  await page.isAt('/#contact');
  await page.hasInView('#contact h2');
});

test('on a phone the menu leads to a section and closes', async ({ open }) => {
  const page = await open(phone);
  await page.goto('/');
  await page.click('button', 'Menu');
  await page.click('link', 'Contact', '#menu');
  await page.isAt('/#contact');
  await page.hasInView('#contact h2');
  await page.hides('link', 'PreLaunch');
});

test('a visitor subscribes', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await page.fill('Email address', 'another.engine@example.com');
  await page.press('Enter');

  await page.says('Subscription successful!');
});

test.for([desktop, phone])('a document opens at the section in its URL, at $width px', async (size, { open }) => {
  const page = await open(size);
  await page.goto('/terms#refunds');

  await page.hasInView('#refunds');
});

test('Back from a document returns to the section of the landing page', async ({ open }) => {
  const page = await open();
  await page.goto('/#contact');
  await page.hasFonts();
  await page.click('link', 'Terms of Service');
  await page.isAt('/terms');
  await page.back();

  await page.isAt('/#contact');
});
