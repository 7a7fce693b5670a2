import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

/** A scene waits for its script; the first answer to a press shows that it has come. */
async function deck(section: Locator) {
  await section.scrollIntoViewIfNeeded();
  return { status: section.getByRole('status'), press: (name: string) => section.getByRole('button', { name }) };
}

test('a card of the deck is thrown by button, arrow key and a drag', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#discover-profiles');
  const { status, press } = await deck(section);
  await press('Say hello').click();
  await expect(status).toHaveText('You said hello to Maya. Next card.');

  await press('Pass').press('ArrowLeft');
  await expect(status).toHaveText('Theo goes back into the deck. Next card.');

  const card = section.getByRole('listitem').filter({ hasText: 'You will know me by' });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 5 });
  await page.mouse.move(x + 220, y, { steps: 5 });
  await page.mouse.up();
  await expect(status).toHaveText('You said hello to Noor. Next card.');
});

test('turning a card over shows who wrote it', async ({ page }) => {
  await page.goto('/');
  const { press } = await deck(page.locator('#discover-profiles'));
  await press('Turn over').click();
  await expect(press('Turn over')).toHaveAttribute('aria-pressed', 'true');
});

test('a phrase is crossed out for what a person would say', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#real-profiles');
  await section.scrollIntoViewIfNeeded();
  const phrase = section.getByRole('button', { name: 'I love to travel.' });
  const was = await phrase.getAttribute('aria-pressed');
  await phrase.press('Enter');
  await expect(phrase).not.toHaveAttribute('aria-pressed', was ?? '');
});

test('each opened strip gives an answer and a part of the face', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const section = page.locator('#love-reimagined');
  await section.scrollIntoViewIfNeeded();
  const strips = section.getByRole('button');
  await expect(strips).toHaveCount(3);
  for (const strip of await strips.all()) {
    if ((await strip.getAttribute('aria-expanded')) === 'false') await strip.press('Enter');
    await expect(strip).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(section.getByRole('img', { name: /Drawing of Kabir/ })).toBeVisible();
});

test('a friend writes a draft; it can be kept or written anew', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#draft-profile');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Write another' }).click();
  await section.getByRole('button', { name: 'Keep this draft' }).click();
  await expect(section.getByRole('button', { name: 'Keep this draft' })).toBeDisabled();
  await expect(section.getByRole('status')).not.toBeEmpty();
});

test('a third person swaps two profiles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const section = page.locator('#swap-profiles');
  await section.scrollIntoViewIfNeeded();
  const swap = section.getByRole('button');
  const first = await swap.textContent();
  await swap.press('Enter');
  await expect(swap).not.toHaveText(first ?? '');
  await expect(section.getByRole('status')).not.toBeEmpty();
});

test('a match begins with messages, and the visitor chooses the next', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#match-message-connect');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Maybe the ferry is shy.' }).press('Enter');
  await expect(section.getByRole('log')).toContainText('Maybe the ferry is shy.');
  await expect(section.getByRole('button')).toBeFocused();
});

test('a detailed profile unfolds, one fold at a time', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#detailed-profiles');
  const fold = (title: string) => section.locator('details', { hasText: title });
  await section.getByText('Habits, good and other').click();
  await expect(fold('Habits, good and other')).toHaveAttribute('open');
  await expect(fold('The basics')).not.toHaveAttribute('open');
});

test('scenes stand still for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const id of ['about', 'real-profiles', 'draft-profile', 'swap-profiles']) {
    await page.locator(`#${id} figure`).scrollIntoViewIfNeeded();
    const moving = await page
      .locator(`#${id}`)
      .evaluate((section) => section.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length);
    expect({ id, moving }).toEqual({ id, moving: 0 });
  }
});
