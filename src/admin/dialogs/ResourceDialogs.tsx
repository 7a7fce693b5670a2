import { Navigate, Route, Routes } from 'react-router-dom';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { supports } from '#api/endpoints.ts';
import { useT } from '#i18n/useT.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

/** The dialogs over a list, each at its own address. What the API does not offer leads back to the list. */
export function ResourceDialogs() {
  const t = useT();
  const { name, form, detailDialog } = useDefinition();
  const toList = <Navigate to={dialogPaths(name).list} replace />;
  return (
    <Routes>
      <Route path="create" element={form && supports(name, 'create') ? <CreateDialog form={form} /> : toList} />
      {form && supports(name, 'update') && <Route path=":id" element={<EditDialog form={form} />} />}
      {detailDialog && <Route path=":id/show" element={<DetailDialog title={t(detailDialog.title)} />} />}
      <Route path="*" element={toList} />
    </Routes>
  );
}
