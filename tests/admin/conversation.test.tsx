import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { renderProduct } from '#tests/support/renderAdmin.tsx';

const ticket = {
  id: 7,
  user: { name: 'Ada', email: 'ada@example.com' },
  from: 'app',
  language: 'es',
  state: 0,
  waits_for: 'us',
};
const first = {
  id: 0,
  ticket_id: 7,
  author: 'person',
  name: 'Ada',
  email: null,
  text: 'Hola',
  language: 'es',
  created_at: '2026-01-02T03:04:05Z',
};
const replies = [
  { id: 1, language: 'en', title: 'Solved', text: 'It is solved.', placeholders: [] },
  { id: 2, language: 'es', title: 'Plazo', text: 'El [[día]] a las [[hora]].', placeholders: ['día', 'hora'] },
];

async function openTicket() {
  const messages = [first];
  const responses: Record<string, unknown> = {
    'GET /admin/conversation/ticket/detail/{id}': ticket,
    'GET /admin/conversation/message/list': { data: messages, per_page: 100, next: null },
    'GET /admin/conversation/saved-reply/list': replies,
  };
  const { user, calls } = await renderProduct(extendedProduct, '/ticket-detail/7', ({ call, values }) => {
    if (call.includes('/reply'))
      messages.push({ ...first, id: messages.length, author: 'support', text: String(values.text) });
    return responses[call] ?? (call.startsWith('GET') ? pageOf([]) : null);
  });
  const form = within(await screen.findByRole('region', { name: 'Reply' }));
  const box = () => form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
  await screen.findByText('Hola');
  const selected = () => box().value.slice(box().selectionStart, box().selectionEnd);
  const sent = () => calls.filter(({ call }) => call.includes('/reply')).map(({ call, values }) => [call, values.text]);
  return { user, form, box, selected, sent, responses };
}

test('a saved reply in another language is refused once; one in the ticket’s is filled in by Tab, and sent with the ticket closed', async () => {
  const { user, form, box, selected, sent } = await openTicket();
  await user.keyboard('s');
  const list = screen.getByRole('listbox');
  expect(list).toHaveTextContent('SpanishPlazoEnglishSolved'); // each language and its replies
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ lang }) => lang),
  ).toEqual(['es', 'en']);
  await user.keyboard('solved{Enter}'); // the first key opens the list, the others search it
  expect(form.getByRole('combobox')).toHaveAccessibleDescription('This text is in English, not Spanish.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await form.findByText('If this is the right language, send it again.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toEqual([['POST /admin/conversation/ticket/reply/{id}', 'It is solved.']]));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(await within(screen.getByRole('log')).findByText('It is solved.')).toBeVisible();

  await user.keyboard('s{Enter}');
  expect(form.getByRole('combobox')).toHaveValue('Plazo');
  expect(selected()).toBe('[[día]]');
  await user.keyboard('lunes{Control>}{Enter}{/Control}');
  expect(await form.findByText('Fill in first: hora')).toBeVisible();
  expect([sent().length, selected()]).toEqual([1, '[[hora]]']);
  await user.keyboard('9');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  const afterUndoWindow = { timeout: 10_000 };
  await waitFor(
    () => expect(sent()[1]).toEqual(['POST /admin/conversation/ticket/reply-and-close/{id}', 'El lunes a las 9.']),
    afterUndoWindow,
  );
  await waitFor(() => expect(box()).toHaveValue(''));
});

test.each(['a word of no saved reply', 'Sol'])(
  'Ctrl+K opens the search while suggestions for "%s" are open',
  async (text) => {
    const { user, form } = await openTicket();
    await user.type(form.getByRole('combobox'), text);
    await user.keyboard('{Control>}k{/Control}user');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('combobox')).toHaveValue('user');
    expect(screen.queryByText('Plazo')).not.toBeInTheDocument();
  },
);

test('a message, and the reply that is typed, are in the language of the ticket', async () => {
  const { box } = await openTicket();
  const message = screen.getByText('Hola');
  expect([message.lang, message.dir]).toEqual(['es', 'auto']);
  expect([box().lang, box().dir]).toEqual(['es', 'auto']);
});

test('the head of an open ticket loads again each minute, and the typed text stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, box, responses } = await openTicket();
  await user.type(box(), 'Half a sen');
  responses['GET /admin/conversation/ticket/detail/{id}'] = { ...ticket, waits_for: 'them' };
  act(() => void vi.advanceTimersByTime(60_000));

  expect(await screen.findByText('Waiting for them')).toBeVisible();
  expect(box()).toHaveValue('Half a sen');
});
