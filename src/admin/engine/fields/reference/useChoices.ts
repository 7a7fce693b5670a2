import { createFilterOptions } from '@mui/material/Autocomplete';
import { useEffect } from 'react';
import { type RaRecord, useGetRecordRepresentation, useInfiniteGetList, useReference } from 'react-admin';

/** So many matches are enough to choose from; reading goes on with what is typed next. */
const enough = 20;

const filter = createFilterOptions<RaRecord>();

type Options = { to: string; id: string | number | null; search: string; isOpen: boolean };

/**
 * The records of another resource whose titles match what is typed. An API that can do nothing but list is read page by
 * page, one at a time, as far as is needed for enough matches; the chosen record is known by its own.
 */
export function useChoices({ to, id, search, isOpen }: Options) {
  const represent = useGetRecordRepresentation(to);
  const chosen = useReference<RaRecord>({ reference: to, id: id ?? '', options: { enabled: id !== null } });
  const query = useInfiniteGetList<RaRecord>(to, {}, { enabled: isOpen });
  const { fetchNextPage, hasNextPage, isFetching, error } = query;

  const read = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const titleOf = (record: RaRecord) => String(represent(record) || record.id);
  const matches = filter(read, { inputValue: search, getOptionLabel: titleOf });
  const needsMore = isOpen && matches.length < enough && hasNextPage && !isFetching && !error;

  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return { matches, chosen: chosen.referenceRecord, titleOf, isFetching, error, refetch: query.refetch };
}
