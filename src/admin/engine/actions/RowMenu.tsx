import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useId, useState } from 'react';
import { useRecordLabel } from '#admin/engine/record/recordText.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useT } from '#i18n/useT.ts';
import { useRow } from './useRowActions.ts';

const RowMenuItems = lazyComponent(async () => (await import('./RowMenuItems.tsx')).RowMenuItems);

/** The actions of a row behind one button. The menu is downloaded when the button is near to being pressed. */
export function RowMenu() {
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
