import { QueryObserver } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#admin/engine/shell/createQueryClient.ts';
import { users } from '#admin/resources/users.ts';
import { endpoints } from '#api/endpoints.ts';
import { prefetchList } from './prefetchList.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aMinute = 60_000;

test('a prefetched list is not requested again by a slow first screen, but by a second visit', async () => {
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const dataProvider = { getList } as Partial<DataProvider> as DataProvider;
  const queryClient = createQueryClient();
  const product = { resources: [users], endpoints };
  prefetchList({ pathname: '/dashboard/users', search: '?page=3' }, { product, queryClient, dataProvider });
  const [query] = queryClient.getQueryCache().getAll();
  await vi.advanceTimersByTimeAsync(aMinute);

  const visit = () => {
    const options = { queryKey: query?.queryKey ?? [], queryFn: getList };
    return new QueryObserver(queryClient, options).subscribe(() => undefined);
  };
  const leave = visit();
  await vi.advanceTimersByTimeAsync(aMinute);
  expect(getList).toHaveBeenCalledTimes(1);
  expect(getList).toHaveBeenCalledWith('users', expect.objectContaining({ pagination: { page: 3, perPage: 10 } }));

  leave();
  visit();
  await vi.advanceTimersByTimeAsync(0);
  expect(getList).toHaveBeenCalledTimes(2);
  queryClient.clear();
});
