import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RowActionItem, useRowActions } from './useRowActions.ts';

type Props = { id: string; anchorEl: HTMLElement; open: boolean; onClose: () => void };

/** The menu of a row's actions. */
export function RowMenuItems(props: Props) {
  const items = useRowActions();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<RowActionItem>();

  const select = (item: RowActionItem) => {
    setSelected(item);
    props.onClose();
  };

  // The action starts once the menu has closed: by then its button has the focus, and a dialog can return it there.
  const startSelected = () => {
    setSelected(undefined);
    selected?.onClick?.();
    if (selected?.link) navigate(selected.link.to, { state: selected.link.state });
  };

  return (
    <Menu
      {...props}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{ transition: { onExited: startSelected } }}
    >
      {items.map((item) => (
        <MenuItem key={item.name} onClick={() => select(item)}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
