import DialogContent from '@mui/material/DialogContent';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { listPaths, useCloseDialog } from '#admin/engine/record/dialogRoutes.ts';
import { FieldSections } from '#admin/engine/record/FieldSections.tsx';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordForm } from './RecordForm.tsx';

function CreateDialog() {
  const text = useResourceText();
  return (
    <DialogFrame title={text.sentence('create.title')} onClose={useCloseDialog()}>
      <RecordForm />
    </DialogFrame>
  );
}

function Details({ record }: { record: RaRecord }) {
  return (
    <RecordContextProvider value={record}>
      <DialogContent>
        <FieldSections record={record} />
      </DialogContent>
    </RecordContextProvider>
  );
}

/** The dialogs over a list, each at its own address. What the API does not offer leads back to the list. */
export function ResourceDialogs() {
  const text = useResourceText();
  const supports = useSupports();
  const definition = useDefinition();
  const { name, detailDialog } = definition;
  const toList = <Navigate to={listPaths(definition).list} replace />;
  const edit = hasForm(definition, 'update') && (
    <RecordDialog title={text.sentence('update.title')}>
      {(record) => <RecordForm key={record.id} record={record} />}
    </RecordDialog>
  );
  const show = detailDialog && (
    <RecordDialog title={text.sentence('show.title')}>{(record) => <Details record={record} />}</RecordDialog>
  );
  return (
    <Routes>
      <Route
        path="create"
        element={hasForm(definition, 'create') && supports(name, 'create') ? <CreateDialog /> : toList}
      />
      {edit && supports(name, 'update') && <Route path=":id" element={edit} />}
      {show && <Route path=":id/show" element={show} />}
      <Route path="*" element={toList} />
    </Routes>
  );
}
