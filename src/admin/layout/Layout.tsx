import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '#admin/parts/useIsIdle.ts';
import { useIsNarrow } from '#admin/parts/useIsNarrow.ts';
import { useT } from '#i18n/useT.ts';
import { Sidebar } from './Sidebar.tsx';
import { Wordmark } from './Wordmark.tsx';

const SignOutDialog = lazy(async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog }));
const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

const sidebarWidth = 248;

const hiddenUntilFocused = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'text.primary',
  color: 'background.default',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

/** The frame of every screen: the menu beside it, or in a drawer on a narrow screen. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const narrow = useIsNarrow();
  const [openAt, setOpenAt] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const isIdle = useIsIdle(); // notifications wait for their toasts

  const isOpen = openAt === pathname; // so it closes when the route changes
  const close = () => setOpenAt(undefined);

  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100dvh' }}>
      <Box component="a" href="#content" sx={hiddenUntilFocused}>
        {t('frame.skip')}
      </Box>
      {narrow && (
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <IconButton aria-label={t('frame.openMenu')} aria-expanded={isOpen} onClick={() => setOpenAt(pathname)}>
            <MenuIcon />
          </IconButton>
          <Wordmark />
        </Box>
      )}
      <Drawer
        variant={narrow ? 'temporary' : 'permanent'}
        open={!narrow || isOpen}
        onClose={close}
        sx={{ width: { md: sidebarWidth }, flexShrink: 0 }}
        slotProps={{
          paper: {
            sx: { width: sidebarWidth },
            'aria-label': t('frame.navigation'),
            ...(narrow ? { role: 'dialog', 'aria-modal': true } : { component: 'aside' }),
          },
        }}
      >
        <Sidebar onClose={narrow ? close : undefined} onSignOut={() => setIsLeaving(true)} />
      </Drawer>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 4 }, outline: 'none' }}
      >
        <Box sx={{ maxWidth: 1120, mx: 'auto' }}>{children}</Box>
      </Box>
      <Suspense>{isLeaving && <SignOutDialog onClose={() => setIsLeaving(false)} />}</Suspense>
      <Suspense>{isIdle && <Toasts />}</Suspense>
    </Box>
  );
}
