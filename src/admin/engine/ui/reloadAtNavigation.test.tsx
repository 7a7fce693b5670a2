import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw/http';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { protectWork } from '#session/resumption.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';
import { downloadQuery } from './Downloaded.tsx';
import { reloadAtNavigation } from './reloadAtNavigation.ts';

const network = mockNetwork();
const reload = vi.fn();
let fetched: MockInstance<typeof fetch>;
let queryClient: QueryClient;

beforeEach(() => {
  reload.mockClear();
  network.use(http.head(location.href, () => new HttpResponse()));
  fetched = vi.spyOn(globalThis, 'fetch');
  queryClient = new QueryClient();
});

/** Opens another screen after a download that failed or not, and waits for what follows. */
async function navigate(to: string, { hasFailed = true } = {}) {
  const load = async () => {
    if (hasFailed) throw new Error('404');
    return 'part';
  };
  await queryClient.fetchQuery({ ...downloadQuery(load), retry: 0 }).catch(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/faq'] });
  const end = reloadAtNavigation(router, queryClient, reload);
  await router.navigate(to);
  await Promise.all(fetched.mock.results.map(({ value }) => value.catch(() => undefined)));
  await Promise.resolve();
  end();
}

test('the next screen after a failed download loads the page again', async () => {
  await navigate('/users');
  expect(reload).toHaveBeenCalledOnce();
});

test('nothing is loaded again without a failed download, or by another search of the same screen', async () => {
  await navigate('/users', { hasFailed: false });
  await navigate('/faq?q=free');
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('typed text and changes that can be undone keep the page', async () => {
  const release = protectWork(() => true);
  await navigate('/users');
  release();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a server that fails', () => new HttpResponse(null, { status: 503 })],
])('%s keeps the page', async (_, respond) => {
  network.use(http.head(location.href, respond));
  await navigate('/users');
  expect(fetched).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
