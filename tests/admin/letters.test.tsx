import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import type { Letter } from '#api/extensions/wire.ts';
import type { PreLaunchUser } from '#api/wire.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { pageOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const product = extendProduct(ownProduct, everyExtension);

const draft = {
  id: 3,
  state: 'draft',
  subject_en: 'We are open',
  body_en: 'Come in.',
  created_at: '2026-01-02T03:04:05Z',
  begun_at: null,
  recipients: 1_200,
  sent: 0,
  failed: 0,
  preview: '/letter/key',
} as Letter;

const answering =
  (letter: () => Letter, others: Record<string, unknown> = {}): Respond =>
  ({ call }) =>
    call === 'GET /admin/letter/detail/{id}' ? letter() : (others[call] ?? null);

test('a letter is looked at in each language by day and by night, and sent off once it is said to how many', async () => {
  const { user, calls } = await renderProduct(
    product,
    '/letters/3/show',
    answering(() => draft),
  );

  const frame = await screen.findByTitle('The letter in English');
  expect(frame).toHaveAttribute('src', '/api/letter/key?lng=en&scheme=light');
  expect(frame).toHaveAttribute('sandbox', '');
  await user.click(screen.getByRole('button', { name: '한국어' }));
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByTitle('The letter in 한국어')).toHaveAttribute('src', '/api/letter/key?lng=ko&scheme=dark');

  await user.click(screen.getByRole('button', { name: 'Send to all' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send to all' });
  expect(dialog).toHaveTextContent('“We are open” goes to everybody who has confirmed');
  expect(await within(dialog).findByText('1,200')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send to all' }));
  expect(await screen.findByText('The letter is on its way')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /admin/letter/send/{id}')).toHaveLength(1);
});

test('a letter whose counts and preview have the wrong type is shown, and no address is made of them', async () => {
  const wrong = { ...draft, state: 'sending', sent: 'x', failed: {}, recipients: [], preview: { path: 1 } } as unknown;
  await renderProduct(
    product,
    '/letters/3/show',
    answering(() => wrong as Letter),
  );

  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(document.querySelector('iframe')).toBeNull();
});

test('how far a letter has come is read again while it is on its way', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let sent = 300;
  await renderProduct(
    product,
    '/letters/3/show',
    answering(() => ({ ...draft, state: sent < 1_200 ? 'sending' : 'sent', sent })),
  );
  expect(await screen.findByRole('progressbar', { name: '300 of 1200' })).toHaveAttribute('aria-valuenow', '25');

  sent = 1_200;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByRole('progressbar', { name: '1200 of 1200' })).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});

test('the waiting list says who has confirmed, and is filtered by the server', async () => {
  const ada: PreLaunchUser = { id: 1, name: null, email: 'ada@example.com', created_at: draft.created_at };
  const { user, calls } = await renderProduct(product, '/preLaunch', () => pageOf([{ ...ada, state: 'unsubscribed' }]));

  expect(await screen.findByRole('cell', { name: 'Unsubscribed' })).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Subscription' }));
  await user.click(screen.getByRole('option', { name: 'Confirmed' }));
  await vi.waitFor(() => expect(calls.at(-1)?.values).toMatchObject({ state: 'confirmed' }));
});
