import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a developer signs in on the page to try the API, and sends a call', async ({ page, product }) => {
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Try it' }).click();
  await page.getByRole('link', { name: 'fixed' }).click();
  const call = page.locator('#operations-fixed-getAppFaqList');
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('401');

  await page.getByRole('button', { name: 'Authorize' }).click();
  const session = page.locator('.auth-container').filter({ hasText: 'The token of a session.' });
  await session.getByRole('textbox').fill(product.token);
  await session.getByRole('button', { name: 'Apply credentials' }).click();
  await session.getByRole('button', { name: 'Close' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('"question"');
});

test.fail('a response that differs from the document fails its test', async ({ page }) => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"status":true,"data":[{"id":1}],"message":""}');
  }).listen();
  const { port } = server.address() as AddressInfo;
  const list = '/api/admin/app/faq/list';
  await page.route(`**${list}`, (route) => route.continue({ url: `http://localhost:${port}${list}` }));
  await page.goto('/api/docs');
  await page.evaluate((path) => fetch(path).then((response) => response.json()), list);
  server.close();
});
