import { Menu, MenuItem } from '@mui/material';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type RowActionItem, useRowActions } from './useRowActions.ts';

type Props = { id: string; anchorEl: HTMLElement; onClose: () => void };

/** The menu of a row's actions. */
export function RowMenuItems(props: Props) {
  const items = useRowActions();
  const navigate = useNavigate();
  const choose = ({ link, onClick }: RowActionItem) => {
    flushSync(props.onClose); // its button gets the focus back, so that a dialog can return it there
    onClick?.();
    if (link) navigate(link.to, { state: link.state });
  };
  return (
    <Menu open {...props} transitionDuration={{ enter: 120, exit: 0 }}>
      {items.map((item) => (
        <MenuItem key={item.name} onClick={() => choose(item)}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
