import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton } from '@mui/material';
import { useId } from 'react';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { useRecordLabel } from '#admin/engine/fields/recordText.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { type RowAction, useRow, useRowActions } from './useRowActions.ts';

const RowMenuItems = lazyComponent(async () => (await import('./RowMenuItems.tsx')).RowMenuItems, pendingDialog);

/** Actions, if any, behind one button. The menu is downloaded when the button gets the pointer or the focus. */
export function RowMenu({ actions }: { actions: readonly RowAction[] }) {
  const t = useT();
  const name = useRecordLabel(useRow());
  const menuId = useId();
  const [anchor, setAnchor] = useEntryState<HTMLElement>();
  if (actions.length === 0) return null;

  return (
    <>
      <IconButton
        aria-label={t('actions.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onPointerEnter={RowMenuItems.preload}
        onFocus={RowMenuItems.preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {anchor && <RowMenuItems id={menuId} anchorEl={anchor} actions={actions} onClose={() => setAnchor()} />}
    </>
  );
}

/** Each action as an icon button. Aligned at the top, because space below the baseline would make rows taller. */
const RowIcons = ({ actions }: { actions: readonly RowAction[] }) => (
  <Box sx={{ display: 'inline-flex', verticalAlign: 'top', flexShrink: 0 }}>
    {actions.map(({ name, icon = 'PlayArrow', label, fullLabel, link, onClick }) => (
      <IconButton key={name} title={label} aria-label={fullLabel} {...(link ?? { onClick })}>
        <Icon name={icon} fontSize="small" />
      </IconButton>
    ))}
  </Box>
);

/** The actions of the row around it as a menu or as icons. */
export function RowActions() {
  const actions = useRowActions();
  return useDefinition().list.actions === 'icons' ? <RowIcons actions={actions} /> : <RowMenu actions={actions} />;
}
