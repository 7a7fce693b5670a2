import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { faq } from '#admin/resources/faq.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';

/** An answer is asked for, and shown, only for one question. */
const conditional: AnyResource = {
  ...faq,
  fields: {
    question: { kind: 'text', on: ['list', 'detail', 'form'] },
    answer: {
      kind: 'text',
      on: ['list', 'detail', 'form'],
      rules: { required: true },
      when: { question: 'Why?' },
    },
  },
  list: { ...category.list },
  detailDialog: true,
};

test('a field appears in a form once its condition holds; while it is hidden it is neither asked for nor sent', async () => {
  const { user, calls, router } = await renderAdmin(conditional, '/faq/create', ({ call }) =>
    call.startsWith('GET') ? [] : null,
  );
  const question = await screen.findByRole('textbox', { name: 'Question' });
  expect(screen.queryByText('Fields marked with * are required.')).toBeNull();
  await user.type(question, 'Why?');
  const answer = await screen.findByRole('textbox', { name: 'Answer' });
  expect(answer).toBeRequired();
  expect(screen.getByText('Fields marked with * are required.')).toBeVisible();
  await user.type(answer, 'Because.');
  await user.type(question, '!');

  expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(calls.find(({ call }) => call.includes('create'))?.values).toEqual({ question: 'Why?!' });
});

test('a detail and a row show a field only where its condition holds', async () => {
  const rows = [
    { id: 1, question: 'Why?', answer: 'Because.' },
    { id: 2, question: 'When?', answer: 'Then.' },
  ];
  await renderAdmin(conditional, '/faq/2/show', () => rows);
  const dialog = await screen.findByRole('dialog');

  expect(await within(dialog).findByText('When?')).toBeVisible();
  expect(within(dialog).queryByText('Answer')).toBeNull();
  expect(screen.getByText('Because.')).toBeInTheDocument();
  expect(screen.queryByText('Then.')).toBeNull();
});
