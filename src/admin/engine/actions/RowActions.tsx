import MoreVertIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, use, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useRecordLabel } from '#admin/engine/record/recordText.ts';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useT } from '#i18n/useT.ts';
import { isOffered, RowActionContext, useRow } from './useRowActions.ts';

const RowMenuItems = lazyComponent(async () => (await import('./RowMenuItems.tsx')).RowMenuItems);

/** The actions of a row behind one button. The menu is downloaded when the button gets the pointer or the focus. */
function RowMenu() {
  const t = useT();
  const name = useRecordLabel(useRow());
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  const open = (event: MouseEvent<HTMLElement>) => {
    setWasOpened(true);
    setAnchor(event.currentTarget);
  };

  return (
    <>
      <IconButton
        aria-label={t('actions.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={RowMenuItems.preload}
        onFocus={RowMenuItems.preload}
        onClick={open}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {wasOpened && <RowMenuItems id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

// The icons' tooltips need a positioning library (9 kB), which lists with menus do not.
const RowIcons = lazyComponent(async () => (await import('./RowIcons.tsx')).RowIcons);

// Aligned at the top, because space below the baseline would make rows taller.
const space = { ...sizes.rowAction, display: 'inline-block', verticalAlign: 'top' };

/** The actions of the row around it as a menu or as icons, or their placeholder while the row loads. */
export function RowActions() {
  const definition = useDefinition();
  const record = useRecordContext();
  const { segment } = use(RowActionContext);
  const actions = actionsOf(definition, 'row');
  const isMenu = definition.list.actions === 'menu';
  const icons = isMenu ? 1 : actions.filter(([, action]) => !record || isOffered(action, record, segment)).length;
  const placeholder = <Box sx={{ ...space, width: icons * space.width }} />;
  if (actions.length === 0) return null;
  if (!record) return placeholder;
  if (isMenu) return <RowMenu />;
  return <RowIcons fallback={placeholder} />;
}
