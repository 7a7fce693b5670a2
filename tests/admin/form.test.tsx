import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';

const row = { id: 1, question: 'Is it free?', answer: 'Yes.' };

const question = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Question' });
const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });

test('a new FAQ is sent once, and the dialog leads back to the list', async () => {
  const { user, calls, router } = await renderAdmin(faq, '/faq/create', ({ call }) =>
    call.startsWith('GET') ? [] : null,
  );
  await user.type(await question(), 'Is it free?');
  await user.type(await answer(), 'Yes.');
  const button = await save();
  button.click();
  button.click();

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(calls.filter(({ call }) => call.includes('create'))).toEqual([
    { call: 'POST /admin/app/faq/create', values: { question: 'Is it free?', answer: 'Yes.' }, page: undefined },
  ]);
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
});

test('unsaved changes are asked about before the dialog is left', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/1', () => [row]);
  await user.type(await question(), '!');
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((await question()).value).toBe('Is it free?!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a dialog without changes is left without a question', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/1', () => [row]);
  await question();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('an address that names no dialog of the resource leads to its list', async () => {
  const { router } = await renderAdmin(faq, '/faq/1/show', () => [row]);

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('an empty list offers the first step', async () => {
  await renderAdmin(faq, '/faq', () => []);

  expect(await screen.findByText('No FAQs available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your first FAQ' }).getAttribute('href')).toBe('/faq/create');
});
