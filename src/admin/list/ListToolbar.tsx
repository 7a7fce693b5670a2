import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useDialogLink } from '#admin/record/dialogRoutes.ts';
import { supports } from '#api/endpoints.ts';
import { useT } from '#i18n/useT.ts';
import type { Exporter } from './useApiListController.ts';

/** Downloads the records on screen. */
function ExportButton({ label, exporter }: { label: string; exporter: Exporter }) {
  const notify = useNotify();
  const { data = [] } = useListContext<RaRecord>();
  const download = () => exporter(data).catch(() => notify('ra.notification.http_error', { type: 'error' }));
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={data.length === 0}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}

/** Export and add, as far as the definition declares them and the API offers them. */
export function ListToolbar({ exporter }: { exporter: Exporter }) {
  const t = useT();
  const linkTo = useDialogLink();
  const { list, form, name } = useDefinition();
  return (
    <>
      {list.export && <ExportButton label={t(list.export.label)} exporter={exporter} />}
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
