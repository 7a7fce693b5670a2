import { expect, test } from '#tests/support/test.ts';

test('a card of the deck is thrown by button, arrow key and a drag', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#discover-profiles');
  await section.scrollIntoViewIfNeeded();
  const status = section.getByRole('status');
  await section.getByRole('button', { name: 'Say hello' }).click();
  await expect(status).toHaveText('You said hello to Maya. Next card.');

  await section.getByRole('button', { name: 'Pass' }).press('ArrowLeft');
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
