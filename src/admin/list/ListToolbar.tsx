import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useNotify } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSupports } from '#admin/product/ProductContext.ts';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useDialogLink } from '#admin/record/dialogRoutes.ts';
import { useT } from '#i18n/useT.ts';
import type { Exporter } from './useApiListController.ts';

const ToolbarActions = lazy(async () => ({
  default: (await import('#admin/rowActions/ToolbarActions.tsx')).ToolbarActions,
}));

/** Export of the records on screen, and add, as far as the definition declares them and the API offers them. */
export function ListToolbar({ exporter }: { exporter: Exporter }) {
  const t = useT();
  const supports = useSupports();
  const notify = useNotify();
  const linkTo = useDialogLink();
  const { data = [] } = useListContext<RaRecord>();
  const definition = useDefinition();
  const { list, form, name } = definition;
  const download = () => exporter(data).catch(() => notify('ra.notification.http_error', { type: 'error' }));
  return (
    <>
      {list.export && (
        <Button variant="outlined" startIcon={<DownloadIcon />} disabled={data.length === 0} onClick={download}>
          {t(list.export.label)}
        </Button>
      )}
      {actionsOf(definition, 'toolbar').length > 0 && (
        <Suspense>
          <ToolbarActions />
        </Suspense>
      )}
      {form && supports(name, 'create') && (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          component={Link}
          {...linkTo(dialogPaths(name).create)}
        >
          {t(form.add)}
        </Button>
      )}
    </>
  );
}
