import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';
import '#admin/fields/tags/TagsInput.tsx';

const on = ['form'] as const;

const fields: AnyResource['fields'] = {
  question: { kind: 'text', label: 'fields.user', on, rules: { minLength: 3, pattern: '[A-Z]+' } },
  price: { kind: 'money', label: 'fields.id', currency: 'EUR', minor: true, on },
  starts_on: { kind: 'date', label: 'fields.email', on, rules: { min: '2026-01-01' } },
  state: { kind: 'choice', label: 'fields.status', of: ['upcoming', 'past'], on },
  is_public: { kind: 'boolean', label: 'fields.active', on },
  words: { kind: 'tags', label: 'fields.category', on },
  answer: { kind: 'url', label: 'fields.location', on },
};

const form = { ...faq, fields, list: { ...faq.list, layout: 'table' as const } };

const open = () => renderAdmin(form, '/faq/create', ({ call }) => (call.startsWith('GET') ? [] : null));

test('each input of a form has its name, and says what is wrong in words, one below the other', async () => {
  const { user, calls } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'User' }), 'ab');
  await user.type(screen.getByRole('textbox', { name: 'Location' }), 'example.com');
  await user.type(screen.getByLabelText('Email'), '2025-12-31');
  await screen.findByRole('combobox', { name: 'Category' });
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
  const amount = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'ID' });
  await user.type(amount, '12.5');
  await user.tab();
  expect(amount.value).toBe('12.5');

  const words = await screen.findByRole('combobox', { name: 'Category' });
  await user.type(words, 'quiet, outdoors{Enter}');
  expect(await screen.findByText('quiet')).toBeVisible();
  await waitFor(() => expect(screen.getByText('outdoors')).toBeVisible());

  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'past' }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('past');
});
