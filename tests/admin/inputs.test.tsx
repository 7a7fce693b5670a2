import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';
import '#admin/fields/tags/TagsInput.tsx';

const on = ['form'] as const;

const fields: AnyResource['fields'] = {
  question: { kind: 'text', on, rules: { minLength: 3, pattern: '[A-Z]+' } },
  price: { kind: 'money', currency: 'EUR', minor: true, on },
  starts_on: { kind: 'date', on, rules: { min: '2026-01-01' } },
  state: { kind: 'choice', of: ['upcoming', 'past'], on },
  is_public: { kind: 'boolean', on },
  words: { kind: 'tags', on },
  answer: { kind: 'url', on },
};

const form = { ...faq, fields, list: { ...faq.list, layout: 'table' as const } };

const open = () => renderAdmin(form, '/faq/create', ({ call }) => (call.startsWith('GET') ? [] : null));

test('each input of a form has its name, and says what is wrong in words, one below the other', async () => {
  const { user, calls } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'ab');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'example.com');
  await user.type(screen.getByLabelText('starts_on'), '2025-12-31');
  await screen.findByRole('combobox', { name: 'words' });
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Must be 3 characters at least')).toBeVisible();
  expect(screen.getByText(/Must match a specific format/)).toBeVisible();
  expect(screen.getByText('Write the whole address, beginning with https://')).toBeVisible();
  expect(screen.getByText('Choose a day from 01-01-2026 on')).toBeVisible();
  expect(calls.some(({ call }) => call.includes('create'))).toBe(false);
  await expectAccessibleDom(screen.getByRole('dialog'));
});

test('an amount keeps its decimals, words end with a comma or Enter, and a choice is picked from its list', async () => {
  const { user } = await open();
  const amount = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'price' });
  await user.type(amount, '12.5');
  await user.tab();
  expect(amount.value).toBe('12.5');

  const words = await screen.findByRole('combobox', { name: 'words' });
  await user.type(words, 'quiet, outdoors{Enter}');
  expect(await screen.findByText('quiet')).toBeVisible();
  await waitFor(() => expect(screen.getByText('outdoors')).toBeVisible());

  await user.click(screen.getByRole('combobox', { name: 'state' }));
  await user.click(await screen.findByRole('option', { name: 'past' }));
  expect(screen.getByRole('combobox', { name: 'state' })).toHaveTextContent('past');
});
