import { type RaRecord, useGetOne, useListContext } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { segmentFilters } from '#admin/schema/segmentFilter.ts';

/** The record that a dialog's address names: from the page of the list behind it, else from the API. */
export function useDialogRecord() {
  const { id = '' } = useParams();
  const definition = useDefinition();
  const { data, isFetching } = useListContext<RaRecord>();
  const listed = data?.find((record) => String(record.id) === id);
  const query = useGetOne<RaRecord>(
    definition.name,
    { id, meta: { filters: segmentFilters(definition) } },
    { enabled: !isFetching && !listed },
  );
  return {
    record: listed ?? query.data,
    error: listed ? null : query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

export type DialogRecord = ReturnType<typeof useDialogRecord>;
