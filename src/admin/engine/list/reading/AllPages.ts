import { skipToken, type UseQueryOptions } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { ListParams } from '#admin/engine/list/state/listParams.ts';
import type { PagesRead } from './readAllPages.ts';

/** The rows of all pages of a list, as far as they have been read. */
export type AllPages = {
  /** In one array, where react-admin's mutations find and change them. */
  data: RaRecord[];
  read?: PagesRead;
  /** `left`: the screen was left while they were being read, which goes on when the screen is back. */
  status: 'reading' | 'stopped' | 'left' | 'done' | 'failed';
  error?: unknown;
};

/** What all pages are read for. */
export type Purpose = 'search' | 'export';

/**
 * What has been read of all pages: written by `useReading`, never fetched by itself. It is below react-admin's key of a
 * resource's lists, so that its mutations change these rows, too.
 */
export const allPagesQuery = (resource: string, { filter, sort }: ListParams, purpose: Purpose) =>
  ({
    queryKey: [resource, 'getList', purpose, { filter, sort }],
    queryFn: skipToken,
    structuralSharing: false, // thousands of rows would be compared at every progress
  }) satisfies UseQueryOptions<AllPages>;
