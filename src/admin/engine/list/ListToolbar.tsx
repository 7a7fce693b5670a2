import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { ToolbarActions } from '#admin/engine/actions/ActionButton.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { listPaths, useDialogLink } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { nextCondition } from '#admin/engine/schema/actionsOf.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { ToolbarButton } from '#admin/engine/ui/ToolbarButton.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { FilterButton } from './ListTools.tsx';
import { useApiList } from './useListController.ts';

const ExportAll = lazyComponent(async () => (await import('./allPages/ExportAll.tsx')).ExportAll);
const ListShortcuts = lazyComponent(async () => (await import('#admin/engine/actions/Shortcuts.tsx')).ListShortcuts);

/** Opens the form of a new record, where the API can create records. */
export function CreateButton(button: { label: string; icon?: ReactNode }) {
  const definition = useDefinition();
  const supports = useSupports();
  const linkTo = useDialogLink();
  if (!hasForm(definition, 'create') || !supports(definition.name, 'create')) return null;
  const link = linkTo(listPaths(definition).create);
  return <ToolbarButton variant="contained" color="secondary" component={Link} {...button} {...link} />;
}

/** The buttons of a list: filters on phones, export, the declared actions, and the form of a new record. */
export function ListToolbar() {
  const text = useResourceText();
  const notify = useNotify();
  const { data = [] } = useListContext<RaRecord>();
  const definition = useDefinition();
  const { exporter, hasMorePages } = useApiList();
  const { list } = definition;
  const download = () => exporter(data).catch(() => notify('ra.notification.http_error', { type: 'error' }));
  return (
    <>
      <FilterButton />
      {list.export && (
        <ToolbarButton
          label={text.sentence('list.export')}
          icon={<DownloadIcon />}
          disabled={data.length === 0}
          onClick={download}
        />
      )}
      {list.export && list.exportAll && hasMorePages !== false && (
        <Box sx={{ display: 'grid', ...sizes.exportAll }}>{hasMorePages && <ExportAll />}</Box>
      )}
      <ToolbarActions />
      {nextCondition(definition) && !definition.parent && <ListShortcuts />}
      <CreateButton label={text.sentence('create.add')} icon={<AddIcon />} />
    </>
  );
}
