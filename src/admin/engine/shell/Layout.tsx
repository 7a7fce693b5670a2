import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Paper } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellContext } from '#admin/engine/record/ShellContext.ts';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent, useIsIdle } from '#admin/engine/ui/lazyComponent.tsx';
import { useT } from '#i18n/useT.ts';
import { protectWork, type Resumption } from '#session/resumption.ts';
import { Sidebar, sidebarWidth, Wordmark } from './Sidebar.tsx';

const ConnectionBanner = lazyComponent(async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner);
const Drawer = lazyComponent(async () => (await import('@mui/material/Drawer')).default);
const ResumeDialog = lazyComponent(async () => (await import('./ResumeDialog.tsx')).ResumeDialog);
const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const Toasts = lazyComponent(async () => (await import('./Toasts.tsx')).Toasts);

/** A failed download is harmless: the next start tries again. */
const dropOldDrafts = () =>
  import('#admin/engine/forms/draftStore.ts').then((store) => store.dropOldDrafts()).catch(() => undefined);

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

const sidebarStyle = {
  display: 'flex',
  flexDirection: 'column',
  position: 'fixed',
  zIndex: 'drawer',
  top: 0,
  left: 0,
  width: sidebarWidth,
  height: '100%',
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
} as const;

const drawer = { sx: { width: sidebarWidth }, role: 'dialog', 'aria-modal': true } as const;

/** Opens the dialog that resumes an ended session. The browser downloads it ahead, because the server may be down by then. */
function SessionEnd({ resumption, isIdle }: { resumption: Resumption; isIdle: boolean }) {
  const queryClient = useQueryClient();
  const isPaused = useSyncExternalStore(resumption.subscribe, resumption.isPaused);
  useEffect(() => protectWork(() => queryClient.isMutating() > 0), [queryClient]);
  useEffect(() => {
    if (isIdle) ResumeDialog.preload();
  }, [isIdle]);
  return isPaused ? <ResumeDialog resumption={resumption} /> : null;
}

/** The layout of every screen, with the sidebar at the left. On narrow screens the sidebar is in a drawer. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [drawerPath, setDrawerPath] = useState<string>();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { resumption, connection } = use(ShellContext);
  const isIdle = useIsIdle(); // the browser downloads toasts, drawer and banner after the first screen

  useEffect(() => {
    if (isIdle) void dropOldDrafts();
  }, [isIdle]);

  const isDrawerOpen = drawerPath === pathname; // so the drawer closes when the route changes
  const close = () => setDrawerPath(undefined);
  const signOut = () => setIsSigningOut(true);

  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100dvh' }}>
      <Box component="a" href="#content" sx={hiddenUntilFocused}>
        {t('ra.navigation.skip_nav')}
      </Box>
      {isNarrow && (
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
          <IconButton
            aria-label={t('ra.action.open_menu')}
            aria-expanded={isDrawerOpen}
            onClick={() => setDrawerPath(pathname)}
          >
            <MenuIcon />
          </IconButton>
          <Wordmark />
        </Box>
      )}
      {!isNarrow && (
        <Box sx={{ width: sidebarWidth, flexShrink: 0 }}>
          <Paper component="aside" aria-label={t('frame.navigation')} elevation={0} square sx={sidebarStyle}>
            <Sidebar onSignOut={signOut} />
          </Paper>
        </Box>
      )}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 4 }, outline: 'none' }}
      >
        <Box sx={{ maxWidth: 1120, mx: 'auto' }}>{children}</Box>
      </Box>
      {isNarrow && (isIdle || isDrawerOpen) && (
        <Drawer
          open={isDrawerOpen}
          onClose={close}
          slotProps={{ paper: { ...drawer, 'aria-label': t('frame.navigation') } }}
        >
          <Sidebar onClose={close} onSignOut={signOut} />
        </Drawer>
      )}
      {resumption && <SessionEnd resumption={resumption} isIdle={isIdle} />}
      {isIdle && connection && <ConnectionBanner connection={connection} />}
      {isSigningOut && <SignOutDialog onClose={() => setIsSigningOut(false)} />}
      {isIdle && <Toasts isSigningOut={isSigningOut} />}
    </Box>
  );
}
