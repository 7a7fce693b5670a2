import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, signInAtLogin, test } from '#tests/support/test.ts';

/** Starts `npm run dev -- --mock` on a free port. */
async function startMock() {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--mock'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    url ||= /http:\S+/.exec(line)?.[0] ?? '';
    if (line.includes('any email address and password')) break;
  }
  return { url, [Symbol.asyncDispose]: async () => void (child.kill('SIGTERM') && (await once(child, 'exit'))) };
}

test('npm run dev -- --mock serves the dashboard without a server: a browser signs in, reads, creates and edits', async ({
  page,
}) => {
  test.setTimeout(180_000); // nothing is bundled: a first page is some thousand files
  await using mock = await startMock();
  await page.goto(`${mock.url}dashboard/faq`);
  await signInAtLogin(page, { email: 'someone@example.com', password: 'any password' });
  await expect(page.getByText('Amber faq question')).toBeVisible();

  await page.getByRole('link', { name: 'Add Frequently Asked Question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Is it a mock?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Is it a mock?', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit Amber faq question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Is it changed?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Is it changed?', exact: true })).toBeVisible();
  await expect(page.getByText('Amber faq question')).toHaveCount(0);

  await expect(page.getByRole('link', { name: 'Audit Log' })).toBeVisible();
});
