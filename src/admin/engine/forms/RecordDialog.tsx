import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useListContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/engine/record/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';

type Props = { title: string; children: (record: RaRecord) => ReactNode };

/** A dialog about the record that its address names: from the page of the list behind it, else from the API. */
export function RecordDialog({ title, children }: Props) {
  const { id = '' } = useParams();
  const text = useResourceText();
  const definition = useDefinition();
  const { data, isFetching } = useListContext<RaRecord>();
  const listed = data?.find((record) => String(record.id) === id);
  const query = useGetOne<RaRecord>(
    definition.name,
    { id, meta: { filters: segmentFilters(definition) } },
    { enabled: !isFetching && !listed },
  );
  const record = listed ?? query.data;
  return (
    <DialogFrame title={title} onClose={useCloseDialog()}>
      {record ? (
        children(record)
      ) : (
        <DialogContent>
          {query.error ? <LoadError query={query} text={text.failure('list')} /> : <Skeleton height={160} />}
        </DialogContent>
      )}
    </DialogFrame>
  );
}
