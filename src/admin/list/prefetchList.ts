import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { listQueryOptions } from './listQuery.ts';
import { readListState } from './useListState.ts';

type Context = { queryClient: QueryClient; dataProvider: DataProvider; definitions: readonly AnyResource[] };

/** Fetches the list at an address before its screen renders. The screen repeats a failed request and shows its error. */
export function prefetchList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { queryClient, dataProvider, definitions }: Context,
) {
  const [, , resource] = pathname.split('/');
  const definition = definitions.find(({ name }) => name === resource);
  if (!definition) return;
  const state = readListState(definition, new URLSearchParams(search));
  void queryClient.prefetchQuery(listQueryOptions(dataProvider, definition, state));
}
