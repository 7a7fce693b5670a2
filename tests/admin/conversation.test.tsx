import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

afterEach(cleanup);

const extended = extendProduct(ownProduct, everyExtension);

const ticket = {
  id: 7,
  user: { name: '김지훈', email: 'jihoon@example.com' },
  message: '사진이 바뀌지 않아요.',
  time: 1_764_000_000,
  state: 0,
  from: 'form',
  language: 'ko',
  claimed_by: null,
  claimed_until: null,
};

const savedReplies = [
  { id: 1, language: 'en', title: 'Fixed', text: 'Gone with [[version]].' },
  { id: 2, language: 'ko', title: '수정', text: '[[버전]] 버전에서 고쳐져요.' },
];

/** A server of one ticket. */
function answering(): Respond {
  const messages: { id: number; author: string; text: unknown }[] = [];
  return ({ call, values }) => {
    if (call.endsWith('/detail/{id}')) return ticket;
    if (call.endsWith('/saved-reply/list')) return savedReplies;
    if (call.endsWith('/message/list')) return { data: [...messages], per_page: 25, next: null };
    messages.push({ id: messages.length + 1, author: 'support', text: values.text });
    return null;
  };
}

test('a saved reply in the ticket’s language can be sent when its placeholders are filled in', async () => {
  const { calls, user } = await renderProduct(extended, '/ticket-detail/7', answering());
  expect(await screen.findByText('Nobody has answered yet.')).toBeVisible();
  expect(await screen.findByText('Contact form, unverified')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer Ticket' });
  const input = await within(dialog).findByRole('textbox', { name: /^Text/ });
  await waitFor(() => expect(input).toHaveFocus());

  await user.click(within(dialog).getByRole('combobox', { name: 'Ready-made answer' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['수정 · 한국어', 'ko'],
    ['Fixed · English', 'en'],
  ]);
  await user.click(options[0] as HTMLElement);
  expect(input).toHaveValue('[[버전]] 버전에서 고쳐져요.');
  await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
  expect(await within(dialog).findByText('First fill in what is in double brackets.')).toBeVisible();
  expect(calls.some(({ call }) => call.includes('/reply/'))).toBe(false);

  await user.clear(input);
  await user.type(input, '3.2 버전에서 고쳐져요.');
  await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('cell', { name: '3.2 버전에서 고쳐져요.' })).toBeVisible();
  expect(calls.find(({ call }) => call.includes('/reply/'))?.values).toMatchObject({ id: 7 });
});

test('a ticket that was opened before its page was announced is on that page', async () => {
  const { router } = await renderProduct(extended, '/chat', answering());
  expect(await screen.findByText(/^No ticket was chosen/)).toBeVisible();

  await act(() => router.navigate('/chat', { state: { ticket } }));
  expect(await screen.findByText('Nobody has answered yet.')).toBeVisible();
  expect(router.state.location.pathname).toMatch('/ticket-detail/7');
});

test('the question before an export names the ticket as a sentence can', async () => {
  const { user } = await renderProduct(extended, '/ticket-detail/7', answering());
  await user.click(await screen.findByRole('button', { name: 'Export data' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Ticket #7 will be saved as a file, without internal',
  );
});
