import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { users } from '#admin/resources/users.ts';
import { endpoints } from '#api/endpoints.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { productOf, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

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

test('a search finds the label of a value, and a reference by the title that its row has', async () => {
  const paying: AnyResource = {
    ...users,
    fields: {
      ...users.fields,
      isPaid: { kind: 'boolean', on: ['list'] },
      host: { kind: 'reference', to: 'users', text: 'host_name', on: ['list'] },
    },
    list: { ...users.list, search: ['isPaid', 'host'] },
  };
  const [ngozi, ada] = people;
  const rows = [
    { ...ngozi, isPaid: true, host: 'u-1', host_name: 'Noor Haddad' },
    { ...ada, isPaid: false, host: 'u-2', host_name: 'Iris Novak' },
  ];
  const { user } = await renderAdmin(paying, '/users?search=yes', () => pageOf(rows));
  await screen.findByText('Ngozi');
  expect(names()).toEqual(['Ngozi']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'novak');
  expect(names()).toEqual(['Ada']);
});
