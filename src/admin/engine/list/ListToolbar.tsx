import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import { type ReactNode, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOffered, RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useResource } from '#admin/engine/record/contexts.ts';
import { listPaths, useDialogLink } from '#admin/engine/record/dialogRoutes.ts';
import { useNotifyText } from '#admin/engine/record/messages.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { actionsOf, isDangerous, nextCondition } from '#admin/engine/schema/actionsOf.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { mainAction, ToolbarButton } from '#admin/engine/ui/ToolbarButton.tsx';
import { useT } from '#i18n/useT.ts';
import { FilterButton } from './ListTools.tsx';
import { useApiList } from './useListController.ts';

const ExportDialog = lazyComponent(async () => (await import('./allPages/AllPages.tsx')).ExportDialog, pendingDialog);
const ListShortcuts = lazyComponent(async () => (await import('#admin/engine/actions/Shortcuts.tsx')).ListShortcuts);

/** Opens the form of a new record, where the API can create records. */
export function CreateButton(button: { label: string; icon?: ReactNode }) {
  const { definition, offers } = useResource();
  const linkTo = useDialogLink();
  if (!offers('create')) return null;
  const link = linkTo(listPaths(definition).create);
  return <ToolbarButton {...mainAction} component={Link} {...button} {...link} />;
}

/** Saves all rows that match, also those of other pages. The label counts them once their number is known. */
function ExportButton() {
  const t = useT();
  const { text } = useResource();
  const notifyText = useNotifyText();
  const { apiPage, saveRows, isComplete, matches, matchesLocally } = useApiList();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = isComplete ? matches : undefined;
  const count = loaded?.length ?? (matchesLocally ? undefined : apiPage.info?.total);
  const unknown = matchesLocally ? 'export.matches' : 'export.allPages';
  const download = (...rows: Parameters<typeof saveRows>) =>
    saveRows(...rows).catch(() => notifyText(t('export.failed'), 'error'));
  return (
    <>
      <ToolbarButton
        label={count === undefined ? t(unknown) : text.sentence('list.export', { smart_count: count })}
        icon={<DownloadIcon />}
        disabled={!matches || count === 0}
        onClick={() => (loaded ? download(loaded) : setIsOpen(true))}
      />
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
      {definition.list.export && needsTools && <ExportButton />}
      <ToolbarActions />
      {nextCondition(definition) && !definition.parent && <ListShortcuts />}
      {(needsTools || definition.parent) && <CreateButton label={text.sentence('create.add')} icon={<AddIcon />} />}
    </>
  );
}
