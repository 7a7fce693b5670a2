import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { Box } from '@mui/material';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { isOffered, RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useResource } from '#admin/engine/context/contexts.ts';
import { listPaths, useDialogLink } from '#admin/engine/context/dialogRoutes.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { useNotifyText } from '#admin/engine/context/messages.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { actionsOf, isDangerous, nextCondition } from '#admin/engine/schema/actionsOf.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { useKeepKeysOfPress } from '#admin/engine/ui/PendingDialog.tsx';
import { mainAction, ToolbarButton } from '#admin/engine/ui/ToolbarButton.tsx';
import { FilterButton } from './ListTools.tsx';
import { useApiList } from './useListController.ts';

const ExportDialog = lazyComponent(async () => (await import('./allPages/AllPages.tsx')).ExportDialog, pendingDialog);
const ListShortcuts = lazyComponent(async () => (await import('#admin/engine/actions/Shortcuts.tsx')).ListShortcuts);

/** Opens the form of a new record, where the API can create records. */
export function CreateButton(button: { label: string; icon?: ReactNode }) {
  const { definition, offers } = useResource();
  const linkTo = useDialogLink();
  const keepKeys = useKeepKeysOfPress();
  if (!offers('create')) return null;
  const link = linkTo(listPaths(definition).create);
  return <ToolbarButton {...mainAction} component={Link} {...button} {...link} onClick={keepKeys} />;
}

/** Two buttons in one frame, as MUI's ButtonGroup, which would add a kilobyte to the start. */
const joined = {
  display: 'flex',
  '& > :first-of-type:not(:last-of-type)': { borderRight: 0, borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& > :last-of-type:not(:first-of-type)': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
} as const;

/** Saves the rows on screen and, where a list has pages, all rows that match. The second button counts them once their number is known. */
function ExportButtons() {
  const t = useT();
  const { definition, text, endpoint } = useResource();
  const notifyText = useNotifyText();
  const isNarrow = useIsNarrow();
  const { apiPage, data, saveRows, isComplete, matches, matchesLocally } = useApiList();
  const [isOpen, setIsOpen] = useEntryState<boolean>();
  const hasPages = endpoint('list')?.paged || definition.list.pageSize !== undefined;
  const all = isComplete ? matches : undefined;
  const count = all?.length ?? (matchesLocally ? undefined : apiPage.info?.total);
  const allOfUnknown = t(matchesLocally ? 'export.matches' : 'export.allPages');
  const allLabel = !count ? allOfUnknown : text.sentence('list.exportAll', { smart_count: count });
  const download = (...rows: Parameters<typeof saveRows>) =>
    saveRows(...rows).catch(() => notifyText(t('export.failed'), 'error'));
  return (
    <>
      <Box role="group" sx={joined}>
        <ToolbarButton
          label={text.sentence('list.export')}
          icon={<DownloadIcon />}
          disabled={!data?.length}
          onClick={() => download(data ?? [])}
        />
        {hasPages && (
          <ToolbarButton
            label={allLabel}
            searchLabel={t('export.choice', { choice: allLabel })}
            icon={isNarrow && t('export.all')}
            disabled={!matches || count === 0}
            onClick={() => (all ? download(all) : setIsOpen(true))}
          />
        )}
      </Box>
      {isOpen && <ExportDialog save={download} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The actions on the whole list, a button each. */
function ToolbarActions() {
  const { definition, text } = useResource();
  const { segment, startAction } = use(RowActionContext);
  const { matches = [] } = useApiList();
  const isOfferedAbove = (action: AnyAction) =>
    (typeof action.when === 'object' ? matches : [{ id: '' }]).some((row) => isOffered(action, row, segment));
  const isMain = !definition.parent && !hasForm(definition, 'create'); // else the form of a new record is
  return actionsOf(definition, 'toolbar')
    .filter(([, action]) => isOfferedAbove(action))
    .map(([name, { icon }]) => (
      <ToolbarButton
        key={name}
        label={text.action(name)}
        icon={icon && <Icon name={icon} fontSize="small" />}
        {...(isDangerous(definition, name) ? { color: 'error' } : isMain && mainAction)}
        onClick={() => startAction({ name })}
      />
    ));
}

/** The buttons of a list: filters on phones, export, the declared actions, and the form of a new record, unless an empty list offers it. */
export function ListToolbar() {
  const { definition, text } = useResource();
  const { needsTools } = useApiList();
  return (
    <>
      {needsTools && <FilterButton />}
      {definition.list.export && needsTools && <ExportButtons />}
      <ToolbarActions />
      {nextCondition(definition) && !definition.parent && <ListShortcuts />}
      {(needsTools || definition.parent) && <CreateButton label={text.sentence('create.add')} icon={<AddIcon />} />}
    </>
  );
}
