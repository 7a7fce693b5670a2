import { DialogActions, DialogContent, Skeleton } from '@mui/material';
import { type ComponentProps, type ReactNode, use } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useListContext } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ActionRequests } from '#admin/engine/actions/ActionRequests.tsx';
import { ActionButtons } from '#admin/engine/actions/RecordActions.tsx';
import { RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useResource } from '#admin/engine/context/contexts.ts';
import { listPaths, useCloseDialog, useDialogId } from '#admin/engine/context/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import { DetailTitle, FieldSections } from '#admin/engine/fields/FieldSections.tsx';
import { RecordForm } from '#admin/engine/forms/RecordForm.tsx';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { groupBySection } from '#admin/engine/schema/Section.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { KeptKeys } from '#admin/engine/ui/PendingDialog.tsx';

type Props = Pick<ComponentProps<typeof DialogFrame>, 'title' | 'maxWidth'> & {
  children: (record: RaRecord) => ReactNode;
};

/**
 * A dialog about the record in the URL. The record comes from the list behind it, else from the API. It stays open if the
 * list reloads without the record, so that nothing typed is lost.
 */
function RecordDialog({ children, ...frame }: Props) {
  const { definition, text } = useResource();
  const id = useDialogId(definition) ?? '';
  const { data, isFetching } = useListContext<RaRecord>();
  const listed = data?.find((record) => String(record.id) === id);
  const query = useGetOne<RaRecord>(
    definition.name,
    { id, meta: { filters: segmentFilters(definition) } },
    { initialData: listed, enabled: !isFetching && !listed, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const record = listed ?? query.data;
  return (
    <RecordContextProvider value={record}>
      <DialogFrame {...frame} onClose={useCloseDialog()}>
        {record ? (
          children(record)
        ) : (
          <DialogContent>
            {query.error ? <LoadError query={query} text={text.failure('list')} /> : <Skeleton height={160} />}
          </DialogContent>
        )}
      </DialogFrame>
    </RecordContextProvider>
  );
}

/** The dialogs over a list, each at its own URL. URLs without a dialog lead back to the list. */
export function ResourceDialogs() {
  const { definition, text, offers } = useResource();
  const close = useCloseDialog();
  const { segment } = use(RowActionContext);
  // The sections of a form stand side by side.
  const widthOf = (form: 'create' | 'update') =>
    groupBySection(definition, fieldsOn(definition, form)).sections.length > 1 ? 'lg' : undefined;
  const toList = <Navigate to={listPaths(definition).list} replace />;
  const create = (
    <DialogFrame title={text.sentence('create.title')} maxWidth={widthOf('create')} onClose={close}>
      <KeptKeys />
      <RecordForm />
    </DialogFrame>
  );
  const edit = (
    <RecordDialog title={text.sentence('update.title')} maxWidth={widthOf('update')}>
      {(record) => (
        <>
          <KeptKeys />
          <RecordForm key={record.id} record={record} />
        </>
      )}
    </RecordDialog>
  );
  const show = (
    <RecordDialog title={<DetailTitle />}>
      {(record) => (
        <ActionRequests segment={segment} onSuccess={({ name }) => name === 'delete' && close()}>
          <DialogContent>
            <FieldSections record={record} />
          </DialogContent>
          <DialogActions>
            <ActionButtons />
          </DialogActions>
        </ActionRequests>
      )}
    </RecordDialog>
  );
  return (
    <Routes>
      <Route path="create" element={offers('create') ? create : toList} />
      {offers('update') && <Route path=":id" element={edit} />}
      {definition.detailDialog && <Route path=":id/show" element={show} />}
      <Route path="*" element={toList} />
    </Routes>
  );
}
