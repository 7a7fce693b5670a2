import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Product } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { users } from '#admin/resources/users.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { pageOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const definition: AnyResource = {
  ...preLaunch,
  title: 'email',
  fields: {
    email: { kind: 'email', on: ['list'] },
    plan: { kind: 'choice', of: ['f', 'p'], on: ['list'] },
    host: { kind: 'reference', to: 'users', on: ['list'] },
  },
  list: {
    ...preLaunch.list,
    search: ['plan', 'host'],
    searchAll: true,
    sort: ['host'],
    filters: ['host'],
    export: true,
    exportAll: true,
  },
};

const words: Partial<Record<string, string>> = {
  'resources.preLaunch.choices.plan.f': 'Free of charge',
  'resources.preLaunch.choices.plan.p': 'Paid',
};

const product: Product = {
  ...ownProduct,
  resources: [users, definition],
  loadMessages: async (language) => {
    const messages = await ownProduct.loadMessages(language);
    return { ...messages, translate: (key, options) => words[key] ?? messages.translate(key, options) };
  },
};

const people: Record<string, string> = { u1: 'Noor Haddad', u2: 'Ada Lovelace', u3: 'Iris Novak', u4: 'Theo Brandt' };

const rows = Object.keys(people).map((host, id) => ({ id, email: `row${id}@example.com`, plan: id ? 'p' : 'f', host }));

/** Two rows on a page, and the people whom they name by their keys, one call each. */
const respond: Respond = ({ call, values, page = 1 }) => {
  if (call.includes('pre/list')) return pageOf(rows.slice((page - 1) * 2, page * 2), page, rows.length, 2);
  return { uuid: values.id, name: people[String(values.id)], email: '', created_at: '' };
};

const shown = () => screen.queryAllByText(/^row\d@example.com$/).map(({ textContent }) => textContent?.slice(0, 4));

test('a search finds what is seen: the word of a choice, and the title of another record', async () => {
  const { user } = await renderProduct(product, '/preLaunch', respond);
  await screen.findByText('Ada Lovelace');
  const search = screen.getByRole('searchbox');

  await user.type(search, 'of charge');
  expect(shown()).toEqual(['row0']);
  await user.clear(search);
  await user.type(search, 'lovelace');
  expect(shown()).toEqual(['row1']);
});

test('a link to a search by a title finds its row as soon as the title is there', async () => {
  await renderProduct(product, '/preLaunch?search=lovelace&sort=host&order=ASC', respond);

  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(shown()).toEqual(['row1']);
});

test('a search and an export of all pages know the titles of the rows that no page has shown', async () => {
  const saved = catchDownloads();
  const { user, calls } = await renderProduct(product, '/preLaunch?search=brandt&all=true', respond);

  expect(await screen.findByText('Theo Brandt')).toBeVisible();
  expect(shown()).toEqual(['row3']);
  const asked = calls.filter(({ call }) => call.includes('detail')).map(({ values }) => values.id);
  expect([...new Set(asked)].toSorted()).toEqual(['u1', 'u2', 'u3', 'u4']);

  await user.click(await screen.findByText('Export all matches', { selector: 'button' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toContain('"row3@example.com","Paid","Theo Brandt"');
});
