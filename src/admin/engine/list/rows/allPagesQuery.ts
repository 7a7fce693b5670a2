import { skipToken, type UseQueryOptions } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { ListParams } from './listQuery.ts';

/** What has been read of a list so far. */
export type LoadedPages<Row extends RaRecord = RaRecord> = {
  /** The rows by the number of their page, none of them twice. */
  pages: ReadonlyMap<number, readonly Row[]>;
  /** How many pages there are; undefined where the API only says whether there are more. */
  lastPage?: number;
  /** There are pages after the last one that was read, where the API only says that. */
  hasMore: boolean;
  /** How many rows there are, as the API last said. */
  total?: number;
  /** The pages that could not be read, and why. */
  missing: readonly { page: number; error: unknown }[];
  /** A row came twice or the number of rows changed: somebody changed the list while it was being read. */
  hasChanged: boolean;
  /** The API has asked for a pause. */
  isPaused: boolean;
};

/** The rows of all pages of a list, as far as they have been read. */
export type AllPages = {
  /** In one array, where react-admin's mutations find and change them. */
  data: RaRecord[];
  read?: LoadedPages;
  /** `left`: the screen was left while they were being read, which goes on when the screen is back. */
  status: 'reading' | 'stopped' | 'left' | 'done' | 'failed';
  error?: unknown;
};

/** What all pages are read for. */
export type Purpose = 'search' | 'export';

/**
 * What has been read of all pages: written by `useAllPages`, never fetched by itself. It is below react-admin's key of a
 * resource's lists, so that its mutations change these rows, too.
 */
export const allPagesQuery = (resource: string, { filter, sort }: ListParams, purpose: Purpose) =>
  ({
    queryKey: [resource, 'getList', purpose, { filter, sort }],
    queryFn: skipToken,
    structuralSharing: false, // thousands of rows would be compared at every progress
  }) satisfies UseQueryOptions<AllPages>;
