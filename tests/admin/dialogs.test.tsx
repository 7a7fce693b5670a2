import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectLoggedFailure, pageOf, renderAdmin } from '#tests/support/renderAdmin.tsx';

const question = { id: 1, question: 'Is it free?', answer: 'Yes.' };

afterEach(() => {
  Reflect.deleteProperty(endpoints, 'notes');
});

test('the address of a dialog opens, whichever segment its record is in', async () => {
  const closed = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1_754_211_900 };
  const definition = {
    ...ticket,
    fields: {
      message: { kind: 'longText' as const, on: ['list', 'detail'] as const },
    },
    detailDialog: true as const,
  };
  await renderAdmin(definition, '/ticket/7/show', ({ values }) => pageOf(values.state === 1 ? [closed] : []));

  const dialog = await screen.findByRole('dialog', { name: 'Ticket details' });
  expect(await within(dialog).findByText('Help')).toBeVisible();
});

test('Add is not offered, and its address leads to the list, where the API can update but not create', async () => {
  Object.assign(endpoints, { notes: { list: endpoints.faq.list, update: endpoints.faq.update } });
  const { router } = await renderAdmin({ ...faq, name: 'notes' }, '/notes/create', () => []);

  await waitFor(() => expect(router.state.location.pathname).toBe('/notes'));
  expect(await screen.findByText('No notes found.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

test('after a refusal the focus is on the field that the API names, with each of its errors on a line', async () => {
  const { user } = await renderAdmin(faq, '/faq/1', ({ call }) => {
    if (call.startsWith('GET')) return [question];
    throw new ApiError('refused', { status: 422, errors: { answer: 'Too short\nAsked before' } });
  });
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const answer = screen.getByRole('textbox', { name: 'Answer' });
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).toHaveAccessibleDescription(/^Too short ?Asked before$/); // the space between lines comes with the styles
  expect(screen.getByText('Asked before')).toBeVisible();
  expectLoggedFailure();
});

test('after a refusal that names no field the focus is back on Save', async () => {
  const { user } = await renderAdmin(faq, '/faq/1', ({ call }) => {
    if (call.startsWith('GET')) return [question];
    throw new ApiError('refused', { status: 500, message: 'The disk is full' });
  });
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expectLoggedFailure();
});
