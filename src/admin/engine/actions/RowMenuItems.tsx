import { Menu, MenuItem } from '@mui/material';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RowActionItem, useRowActions } from './useRowActions.ts';

type Props = { id: string; anchorEl: HTMLElement; open: boolean; onClose: () => void };

/** The menu of a row's actions. */
export function RowMenuItems(props: Props) {
  const items = useRowActions();
  const navigate = useNavigate();
  const selected = useRef<RowActionItem>(undefined);

  // The action starts once the menu has closed: by then its button has the focus, and a dialog can return it there.
  const startSelected = () => {
    const { onClick, link } = selected.current ?? {};
    selected.current = undefined;
    onClick?.();
    if (link) navigate(link.to, { state: link.state });
  };

  return (
    <Menu
      {...props}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{ transition: { onExited: startSelected } }}
    >
      {items.map((item) => (
        <MenuItem
          key={item.name}
          onClick={() => {
            selected.current = item;
            props.onClose();
          }}
        >
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
