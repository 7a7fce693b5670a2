import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { Product } from '#admin/engine/record/contexts.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { users } from '#admin/resources/users.ts';
import { endpoints } from '#api/endpoints.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { pageOf, productOf, type Respond, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

const definition: AnyResource = {
  ...users,
  list: { ...users.list, sort: ['name', 'created_at'], filters: ['email', 'created_at'], searchAll: true },
};

const person = (name: string, day: string) => ({
  uuid: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  created_at: `${day}T12:00:00`,
});

const people = [person('Ngozi', '2025-08-09'), person('Ada', '2025-09-05'), person('Édouard', '2025-10-01')];

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByText(/^(?:Ada|Ngozi|Édouard|Zoë)$/)[0]?.textContent);

const heading = (name: string) => screen.getByRole('columnheader', { name });

test('a column sorts up, down, then in the API’s order, by the language’s alphabet; filters reduce the loaded rows; the URL has both', async () => {
  const { user, router, calls } = await renderAdmin(definition, '/users', () => pageOf(people, 1, 30));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const filters = await screen.findByRole('group', { name: 'Filters' });
  await press('User');
  expect(await screen.findByText('Sorts this page only')).toBeVisible();
  expect(names()).toEqual(['Ada', 'Édouard', 'Ngozi']);
  expect(heading('User')).toHaveAttribute('aria-sort', 'ascending');
  expect(router.state.location.search).toBe('?sort=name&order=ASC');
  await press('User');
  expect(names()).toEqual(['Ngozi', 'Édouard', 'Ada']);
  expect(heading('User')).toHaveAttribute('aria-sort', 'descending');
  await press('User');
  expect(names()).toEqual(['Ngozi', 'Ada', 'Édouard']);
  expect(heading('User')).not.toHaveAttribute('aria-sort');
  expect(router.state.location.search).toBe('');

  await user.type(within(filters).getByLabelText('Email'), 'ADA@');
  expect(names()).toEqual(['Ada']);
  expect(screen.getByText('Filters this page only')).toBeVisible();
  expect(screen.getByText('1 match on this page')).toBeVisible();
  expect(screen.queryByText(/Showing/)).toBeNull();
  expect(router.state.location.search).toBe('?filter.email=ADA%40');
  expect(screen.getByRole('button', { name: 'Search all 30 entries' })).toBeVisible();
  await user.type(within(filters).getByLabelText('Email'), 'x');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await press('Clear filters');
  expect(names()).toHaveLength(3);
  expect(router.state.location.search).toBe('');
  expect(calls).toHaveLength(1);
});

test('the heading of the API’s usual order has an arrow, and a click turns that order around', async () => {
  const list = { ...definition.list, order: { created_at: 'DESC' } } as const;
  const { user } = await renderAdmin({ ...definition, list }, '/users', () => pageOf(people));
  const day = await screen.findByRole('button', { name: 'Joined' });
  expect(heading('Joined')).toHaveAttribute('aria-sort', 'descending');
  expect(screen.queryByRole('columnheader', { name: 'Location' })).toBeNull(); // optional, and nobody has one

  await user.click(day);
  expect(heading('Joined')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Ngozi', 'Ada', 'Édouard']);
});

test('a range of days includes its first and its last day, and a list of one page has no note and no search of other pages', async () => {
  const url = '/users?filter.created_at_gte=2025-08-09&filter.created_at_lte=2025-09-05&sort=created_at&order=ASC';
  await renderAdmin(definition, url, () => pageOf(people));

  await screen.findByText('Ada');
  expect(names()).toEqual(['Ngozi', 'Ada']);
  expect(screen.getByLabelText('Joined: from')).toHaveValue('09-08-2025');
  expect(screen.queryByText(/^(Sorts|Filters) this page only/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Search all/ })).toBeNull();
});

test('sorting and filtering by the API uses its parameters and has no note about this page', async () => {
  const list = { ...endpoints.users.list, sorts: ['name'], filters: ['email'] };
  const product = productOf(definition, { ...endpoints.users, list });
  const { user, calls } = await renderProduct(product, '/users', () => pageOf(people, 1, 30));
  await user.click(await screen.findByRole('button', { name: 'User' }));
  await user.type(await screen.findByLabelText('Email'), 'a');

  const sort = { field: 'name', order: 'ASC', direction: 'asc', ascending: true, signed: 'name' };
  await waitFor(() => expect(calls.at(-1)?.values).toEqual({ email: 'a', sort }));
  await screen.findByText('Ada');
  expect(names()).toEqual(['Ngozi', 'Ada', 'Édouard']);
  expect(screen.queryByText('Sorts this page only')).toBeNull();
  expect(screen.queryByText('Filters this page only')).toBeNull();
});

const hosted: AnyResource = {
  ...preLaunch,
  title: 'email',
  fields: {
    email: { kind: 'email', on: ['list'] },
    plan: { kind: 'choice', of: ['f', 'p'], on: ['list'] },
    host: { kind: 'reference', to: 'users', text: 'host_name', on: ['list'] },
  },
  list: {
    ...preLaunch.list,
    search: ['plan', 'host'],
    searchAll: true,
    sort: ['host'],
    filters: ['host'],
    export: true,
  },
};

const ownMessages: Partial<Record<string, string>> = {
  'resources.preLaunch.choices.plan.f': 'Free of charge',
  'resources.preLaunch.choices.plan.p': 'Paid',
};

const product: Product = {
  ...baseProduct,
  resources: [users, hosted],
  loadMessages: async (language) => {
    const messages = await baseProduct.loadMessages(language);
    return { ...messages, translate: (key, options) => ownMessages[key] ?? messages.translate(key, options) };
  },
};

const rows = ['Noor Haddad', 'Ada Lovelace', 'Iris Novak', 'Theo Brandt'].map((host_name, id) => {
  return { id, email: `row${id}@example.com`, plan: id ? 'p' : 'f', host: `u${id}`, host_name };
});

/** Responds with pages of two rows. */
const respond: Respond = ({ page = 1 }) => pageOf(rows.slice((page - 1) * 2, page * 2), page, rows.length, 2);

const shown = () => screen.queryAllByText(/^row\d@example.com$/).map(({ textContent }) => textContent?.slice(0, 4));

test('a search finds the label of a choice and the title of another record, in all pages too, and the export contains them', async () => {
  const saved = catchDownloads();
  const { user } = await renderProduct(product, '/preLaunch?search=lovelace&sort=host&order=ASC', respond);
  const search = async (text: string) => {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), text);
  };
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(shown()).toEqual(['row1']);
  await search('of charge');
  expect(shown()).toEqual(['row0']);

  await search('brandt');
  await user.click(await screen.findByText('Search all 4 entries', { selector: 'button' }));
  expect(await screen.findByText('Theo Brandt')).toBeVisible();
  expect(shown()).toEqual(['row3']);
  await user.click(await screen.findByText('Export 1 user', { selector: 'button' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toContain('"row3@example.com","Paid","Theo Brandt"');
});
