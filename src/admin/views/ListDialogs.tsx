import { Navigate, Route, Routes } from 'react-router-dom';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { supports } from '#api/endpoints.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { DetailModal } from './DetailModal.tsx';
import { dialogPaths } from './dialogPaths.ts';
import { EditDialog } from './EditDialog.tsx';
import type { Row } from './useRows.ts';

export type DialogProps = { definition: AnyResource; rows?: Row[]; isLoaded: boolean };

/** The dialogs over a list, each at its own address. */
export function ListDialogs(props: DialogProps) {
  const { definition } = props;
  const { name, form, detail } = definition;
  return (
    <Routes>
      <Route index element={null} />
      {form && supports(name, 'create') && (
        <Route path="create" element={<CreateDialog definition={definition} form={form} />} />
      )}
      {form && supports(name, 'update') && <Route path=":id" element={<EditDialog {...props} form={form} />} />}
      {detail && <Route path=":id/show" element={<DetailModal {...props} title={detail.title} />} />}
      <Route path="*" element={<Navigate to={dialogPaths(name).list} replace />} />
    </Routes>
  );
}
