import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, Paper } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellContext } from '#admin/engine/record/contexts.ts';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { idleComponent, lazyComponent, pendingDialog, whenIdle } from '#admin/engine/ui/lazyComponent.tsx';
import { useCommandKey } from '#admin/engine/ui/useShortcuts.ts';
import { useT } from '#i18n/useT.ts';
import { protectWork } from '#session/resumption.ts';
import { Sidebar, Wordmark } from './Sidebar.tsx';
import { type ShellDialog, sidebarWidth } from './useMenu.tsx';

const ConnectionBanner = idleComponent(async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner);
const Drawer = idleComponent(async () => (await import('@mui/material/Drawer')).default);
/** The browser downloads it ahead, because the server may be down when the session ends. */
const ResumeDialog = idleComponent(async () => (await import('./ResumeDialog.tsx')).ResumeDialog);
const SearchEverywhere = lazyComponent(
  async () => (await import('./SearchEverywhere.tsx')).SearchEverywhere,
  pendingDialog,
);
const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog, pendingDialog);
const Toasts = idleComponent(async () => (await import('./Toasts.tsx')).Toasts);

async function dropOldDrafts() {
  await whenIdle();
  const store = await import('#admin/engine/forms/draftStore.ts');
  await store.dropOldDrafts();
}

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

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  position: 'sticky',
  zIndex: 'appBar',
  top: 0,
  px: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

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

/** The layout of every screen, with the sidebar at the left. On narrow screens the sidebar is in a drawer. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [drawerPath, setDrawerPath] = useState<string>();
  const [dialog, setDialog] = useState<ShellDialog>();
  const [visited] = useState(() => new Set<string>());
  const { resumption, connection } = use(ShellContext);
  const queryClient = useQueryClient();

  useEffect(() => protectWork(() => queryClient.isMutating() > 0), [queryClient]);
  useEffect(() => void dropOldDrafts().catch(() => undefined), []); // the next start tries again
  useEffect(() => {
    visited.delete(pathname); // the latest visit is the last
    visited.add(pathname);
  }, [visited, pathname]);
  useCommandKey('k', () => setDialog('search'));

  const isDrawerOpen = drawerPath === pathname; // so the drawer closes when the route changes
  const close = () => setDrawerPath(undefined);

  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100dvh' }}>
      <Box component="a" href="#content" sx={hiddenUntilFocused}>
        {t('ra.navigation.skip_nav')}
      </Box>
      {isNarrow && (
        <Box component="header" sx={headerStyle}>
          <IconButton
            aria-label={t('ra.action.open_menu')}
            aria-expanded={isDrawerOpen}
            onClick={() => setDrawerPath(pathname)}
          >
            <MenuIcon />
          </IconButton>
          <Wordmark />
          <IconButton aria-label={t('search.title')} onClick={() => setDialog('search')} sx={{ ml: 'auto' }}>
            <SearchIcon />
          </IconButton>
        </Box>
      )}
      {!isNarrow && (
        <Box sx={{ width: sidebarWidth, flexShrink: 0 }}>
          <Paper component="aside" aria-label={t('frame.navigation')} elevation={0} square sx={sidebarStyle}>
            <Sidebar onOpen={setDialog} />
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
      {isNarrow && (
        <Drawer
          open={isDrawerOpen}
          onClose={close}
          slotProps={{ paper: { ...drawer, 'aria-label': t('frame.navigation') } }}
        >
          <Sidebar onClose={close} onOpen={setDialog} />
        </Drawer>
      )}
      {resumption && <ResumeDialog resumption={resumption} />}
      {connection && <ConnectionBanner connection={connection} />}
      {dialog === 'search' && <SearchEverywhere onOpen={setDialog} visited={visited} />}
      {dialog === 'signOut' && <SignOutDialog onClose={() => setDialog(undefined)} />}
      <Toasts isSigningOut={dialog === 'signOut'} />
    </Box>
  );
}
