import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import type { Conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { expectLoggedFailure, renderScreens } from '#tests/support/renderAdmin.tsx';

const conventions: Conventions = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { rows: { name: 'take', count: 2 } },
    response: { rows: 'items' },
  },
};

const product = {
  ...ownProduct,
  conventions,
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

const options = { base: 'http://other.test', token: () => null, language: () => 'en', conventions } as const;

const call = createClient({ ...options, fetch: respond });

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

const powerful = () => {
  const [faq] = ownProduct.resources.filter(({ name }) => name === 'faq');
  const list = { ...faq?.list, search: ['question'], searchAll: true, export: true, exportAll: true };
  return { ...product, resources: [{ ...faq, list } as AnyResource] };
};

test('its file says that there is more when a page cannot be read, and holds all when every page can', async () => {
  const saved = catchDownloads();
  const names = () => saved.map(({ name }) => name);
  let isClosed = true;
  const closing = createClient({
    ...options,
    fetch: (request) =>
      isClosed && request.url.includes('after=2') ? new Response('{}', { status: 403 }) : respond(request),
  });
  const { user } = await renderScreens({ product: powerful(), call: closing, path: '/faq' });
  const exportAll = async () => user.click(await screen.findByText('Export all pages', { selector: 'button' }));
  await exportAll();

  expect(await screen.findByText('Only 2 entries were read. The file would lack the others.')).toBeVisible();
  await user.click(screen.getByText('Export without the others'));
  await waitFor(() => expect(names()).toEqual(['faq-2-of-more.csv']));

  isClosed = false;
  await exportAll();
  await waitFor(() => expect(names()).toEqual(['faq-2-of-more.csv', 'faq-5-of-5.csv']));
  expectLoggedFailure();
});
