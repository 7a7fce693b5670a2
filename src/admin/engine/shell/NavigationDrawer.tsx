import Drawer from '@mui/material/Drawer';
import { useT } from '#i18n/useT.ts';
import { Sidebar, sidebarWidth } from './Sidebar.tsx';

type Props = { isOpen: boolean; onClose: () => void; onSignOut: () => void };

/** The sidebar on narrow screens, as a drawer over the screen. */
export function NavigationDrawer({ isOpen, onClose, onSignOut }: Props) {
  const t = useT();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: sidebarWidth },
          'aria-label': t('frame.navigation'),
          role: 'dialog',
          'aria-modal': true,
        },
      }}
    >
      <Sidebar onClose={onClose} onSignOut={onSignOut} />
    </Drawer>
  );
}
