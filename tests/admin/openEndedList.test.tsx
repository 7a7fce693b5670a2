import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownProduct } from '#admin/ownProduct.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { createClient } from '#api/createClient.ts';
import type { Manners } from '#api/manners.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';

const manners: Manners = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { rows: { name: 'take', count: 2 } },
    answer: { rows: 'items' },
  },
};

const product = {
  ...ownProduct,
  manners,
  endpoints: { faq: { list: { call: 'GET /questions', paged: true } } },
} as const;

/** Five questions, of which nobody says how many they are. */
const respond = ({ url }: Request) => {
  const start = Number(new URL(url).searchParams.get('after') ?? 0);
  const items = [1, 2, 3, 4, 5]
    .slice(start, start + 2)
    .map((id) => ({ id, question: `Question ${id}`, answer: 'Yes.' }));
  return Response.json({ items, next: start + 2 < 5 ? String(start + 2) : null });
};

const call = createClient({
  base: 'http://other.test',
  token: () => null,
  language: () => 'en',
  manners,
  fetch: respond,
});

test('a list of unknown length by cursors goes on as long as there is more, and knows its end when it comes there', async () => {
  const { user } = await renderScreens({ product, call, path: '/faq' });
  await screen.findByText('Question 1');
  expect(await screen.findByText('Showing entries 1 to 2')).toBeVisible();

  await user.click(screen.getByText('Next'));
  await screen.findByText('Question 3');
  expect(await screen.findByText('Showing entries 3 to 4')).toBeVisible();

  await user.click(screen.getByText('Next'));
  await screen.findByText('Question 5');
  expect(await screen.findByText('Showing 5 to 5 of 5 entries')).toBeVisible();
  expect(screen.getByText('Next')).toBeDisabled();
});

test('a page that the list no longer has leads to its last one', async () => {
  const { router } = await renderScreens({ product, call, path: '/faq?page=9' });

  expect(await screen.findByText('Question 5')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
});

test('a segment says how many rows it has where the API tells, and nothing where it does not', async () => {
  const [faq] = ownProduct.resources.filter(({ name }) => name === 'faq');
  const list = { ...faq?.list, segments: { filter: 'shelf', of: ['open', 'closed'] } };
  const segmented = { ...product, resources: [{ ...faq, list } as AnyResource] };
  await renderScreens({ product: segmented, call, path: '/faq' });

  expect(await screen.findByText('open', { selector: '[role=tab]' })).toBeVisible();
});
