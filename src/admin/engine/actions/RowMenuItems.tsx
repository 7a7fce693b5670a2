import { Menu, MenuItem } from '@mui/material';
import { flushSync } from 'react-dom';
import { useOverlay } from '#admin/engine/ui/screen.ts';
import { useTakeKeys } from '#admin/engine/ui/useTakeKeys.ts';
import type { RowAction } from './useRowActions.ts';

type Props = { id: string; anchorEl: HTMLElement; actions: readonly RowAction[]; onClose: () => void };

/** The menu of a row's actions. */
export function RowMenuItems({ actions, ...props }: Props) {
  useOverlay(true);
  const run = (action?: () => void) => {
    flushSync(props.onClose); // its button gets the focus back, so that a dialog can return it there
    action?.();
  };
  return (
    <Menu open {...props} transitionDuration={{ enter: 120, exit: 0 }} onFocus={useTakeKeys()}>
      {actions.map(({ name, isDangerous, label, reason, link, onClick }) => (
        <MenuItem
          key={name}
          disabled={reason !== undefined}
          {...link}
          onClick={() => run(onClick)}
          sx={{ color: isDangerous ? 'error.main' : undefined }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
