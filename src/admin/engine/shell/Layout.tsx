import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, Paper } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellContext } from '#admin/engine/context/contexts.ts';
import { EntryContext, useEntryNumber, useEntryState } from '#admin/engine/context/historyEntry.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { idleComponent, lazyComponent, pendingDialog, whenIdle } from '#admin/engine/ui/lazyComponent.tsx';
import { useEscape } from '#admin/engine/ui/Part.tsx';
import { createScreen, ScreenContext, useOverlay } from '#admin/engine/ui/screen.ts';
import { useCommandKey } from '#admin/engine/ui/useShortcuts.ts';
import { protectWork } from '#session/resumption.ts';
import { FailedParts } from './FailedParts.tsx';
import { ScreenBoundary } from './fallbackScreens.tsx';
import { Sidebar, Wordmark } from './Sidebar.tsx';
import { type ShellDialog, sidebarWidth } from './useMenu.tsx';

const withoutPlace = { hasPlace: false };
const ConnectionBanner = idleComponent(
  async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner,
  withoutPlace,
);
const Drawer = idleComponent(async () => (await import('@mui/material/Drawer')).default, withoutPlace);
/** The browser downloads it ahead, because the server may be down when the session ends. */
const ResumeDialog = idleComponent(async () => (await import('./ResumeDialog.tsx')).ResumeDialog, withoutPlace);
const SearchEverywhere = lazyComponent(
  async () => (await import('./SearchEverywhere.tsx')).SearchEverywhere,
  pendingDialog,
);
const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog, pendingDialog);
const Toasts = idleComponent(async () => (await import('./Toasts.tsx')).Toasts, withoutPlace);

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

const drawer = { sx: { width: sidebarWidth, maxWidth: '100%' }, role: 'dialog', 'aria-modal': true } as const;

/** The sidebar at the left, in a drawer on narrow screens, and what opens over every screen. */
function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const [isDrawerOpen = false, setIsDrawerOpen] = useEntryState<boolean>();
  const [dialog, setDialog] = useEntryState<ShellDialog>();
  const [visited] = useState(() => new Set<string>());
  const { resumption, connection } = use(ShellContext);
  const { content } = use(ScreenContext);
  const queryClient = useQueryClient();

  useEffect(() => protectWork(() => queryClient.isMutating() > 0), [queryClient]);
  useEffect(() => void dropOldDrafts().catch(() => undefined), []); // the next start tries again
  useEffect(() => {
    visited.delete(pathname); // the latest visit is the last
    visited.add(pathname);
  }, [visited, pathname]);
  useCommandKey('k', () => setDialog('search'));
  useOverlay(isNarrow && isDrawerOpen);

  const close = () => setIsDrawerOpen(false);

  return (
    <Box onKeyDown={useEscape(content)} sx={{ display: { md: 'flex' }, minHeight: '100dvh' }}>
      <Box component="a" href="#content" sx={hiddenUntilFocused}>
        {t('ra.navigation.skip_nav')}
      </Box>
      {isNarrow && (
        <Box component="header" sx={headerStyle}>
          <IconButton
            aria-label={t('ra.action.open_menu')}
            aria-expanded={isDrawerOpen}
            onClick={() => setIsDrawerOpen(true)}
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
        ref={content}
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 4 }, outline: 'none' }}
      >
        <Box sx={{ maxWidth: '70rem', mx: 'auto' }}>
          <ScreenBoundary>{children}</ScreenBoundary>
        </Box>
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
      <FailedParts />
    </Box>
  );
}

/** The layout of every screen. */
export function Layout(props: { children: ReactNode }) {
  const [screen] = useState(createScreen);
  return (
    <EntryContext value={useEntryNumber()}>
      <ScreenContext value={screen}>
        <Frame {...props} />
      </ScreenContext>
    </EntryContext>
  );
}
