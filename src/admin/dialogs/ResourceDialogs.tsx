import DialogContent from '@mui/material/DialogContent';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useSupports } from '#admin/product/ProductContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useCloseDialog } from '#admin/record/dialogRoutes.ts';
import { FieldSections } from '#admin/record/FieldSections.tsx';
import type { FormTexts } from '#admin/schema/texts.ts';
import { useT } from '#i18n/useT.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordForm } from './RecordForm.tsx';

function CreateDialog({ form }: { form: FormTexts }) {
  const t = useT();
  return (
    <DialogFrame title={t(form.createTitle ?? form.add)} onClose={useCloseDialog(useDefinition().name)}>
      <RecordForm form={form} />
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
  const t = useT();
  const supports = useSupports();
  const { name, form, detailDialog } = useDefinition();
  const toList = <Navigate to={dialogPaths(name).list} replace />;
  const edit = form && (
    <RecordDialog title={t(form.editTitle)}>
      {(record) => <RecordForm key={record.id} form={form} record={record} />}
    </RecordDialog>
  );
  const show = detailDialog && (
    <RecordDialog title={t(detailDialog.title)}>{(record) => <Details record={record} />}</RecordDialog>
  );
  return (
    <Routes>
      <Route path="create" element={form && supports(name, 'create') ? <CreateDialog form={form} /> : toList} />
      {edit && supports(name, 'update') && <Route path=":id" element={edit} />}
      {show && <Route path=":id/show" element={show} />}
      <Route path="*" element={toList} />
    </Routes>
  );
}
