import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { listPaths, useDialogLink } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { actionsOf, nextOf } from '#admin/engine/schema/actionsOf.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useApiList } from './useListController.ts';

const ExportAll = lazyComponent(async () => (await import('./allPages/ExportAll.tsx')).ExportAll);
const ListShortcuts = lazyComponent(async () => (await import('#admin/engine/actions/Shortcuts.tsx')).ListShortcuts);
const ToolbarActions = lazyComponent(
  async () => (await import('#admin/engine/actions/ActionButton.tsx')).ToolbarActions,
);

/** Export of the records on screen, and add, as far as the definition declares them and the API offers them. */
export function ListToolbar() {
  const text = useResourceText();
  const supports = useSupports();
  const notify = useNotify();
  const linkTo = useDialogLink();
  const { data = [] } = useListContext<RaRecord>();
  const definition = useDefinition();
  const { exporter, canExportAll, reserve } = useApiList();
  const { list, name } = definition;
  const download = () => exporter(data).catch(() => notify('ra.notification.http_error', { type: 'error' }));
  const actions = actionsOf(definition, 'toolbar');
  const placeholders = actions.map(([action]) => (
    <Button
      key={action}
      component="span"
      role="presentation"
      variant="outlined"
      startIcon={<DownloadIcon />}
      sx={{ visibility: 'hidden' }}
    >
      {text.action(action)}
    </Button>
  ));
  return (
    <>
      {list.export && (
        <Button variant="outlined" startIcon={<DownloadIcon />} disabled={data.length === 0} onClick={download}>
          {text.sentence('list.export')}
        </Button>
      )}
      {reserve.exportAll && <Box sx={{ display: 'grid', ...sizes.exportAll }}>{canExportAll && <ExportAll />}</Box>}
      {actions.length > 0 && <ToolbarActions fallback={placeholders} />}
      {nextOf(definition) && !definition.parent && <ListShortcuts />}
      {hasForm(definition, 'create') && supports(name, 'create') && (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          component={Link}
          {...linkTo(listPaths(definition).create)}
        >
          {text.sentence('create.add')}
        </Button>
      )}
    </>
  );
}
