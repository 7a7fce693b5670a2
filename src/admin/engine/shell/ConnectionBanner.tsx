import WifiIcon from '@mui/icons-material/Wifi';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import { Box, GlobalStyles } from '@mui/material';
import { type RefetchQueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '#admin/engine/text/useT.ts';
import type { Connection } from '#api/createConnection.ts';
import { sidebarWidth } from './useMenu.tsx';

const probeIntervalInMs = 5_000;
const backInMs = 4_000;

const banner = {
  position: 'fixed',
  zIndex: 'snackbar', // above dialogs
  bottom: 0,
  minHeight: { xs: '3.5rem', md: 0 },
  right: 0,
  left: { xs: 0, md: sidebarWidth },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  px: 2,
  py: { xs: 1, md: 0.5 }, // the space below a dialog on wide screens is 32 px
  bgcolor: 'text.primary',
  color: 'background.default',
  typography: 'body2',
} as const;

/** Space for the banner below the page, toasts, and dialogs that fill a narrow screen. */
const spaceForBanner = {
  'body .Toastify__toast-container--bottom-right': { bottom: '4rem' },
  '#content': { paddingBottom: '4.5rem' },
  '@media (width < 48em)': { '.MuiDialog-container': { paddingBottom: '3.5rem' } },
};

/** The failed queries on screen. */
const failed: RefetchQueryFilters = { type: 'active', predicate: ({ state }) => state.status === 'error' };

/** Screen readers announce a text that is added to a status, but not always a status that appears with its text. */
function Status({ isLost }: { isLost: boolean }) {
  const t = useT();
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => setIsAnnounced(true), []);
  const Icon = isLost ? WifiOffIcon : WifiIcon;
  return (
    <Box sx={banner}>
      <Icon fontSize="small" />
      <span role="status" aria-live="polite">
        {isAnnounced && t(isLost ? 'connection.lost' : 'connection.back')}
      </span>
    </Box>
  );
}

/** Stays on the page while the browser is offline: the browser would replace it by a page of its own. The router prevents its links itself. */
function stayOffline(event: MouseEvent) {
  const { defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const isPageLink = link && link.href !== '' && link.target === '' && link.download === '';
  if (isPageLink && !defaultPrevented && !ctrlKey && !metaKey && !shiftKey && !navigator.onLine) event.preventDefault();
}

/**
 * Says that the connection is lost, probes the API, says that it is back, and loads again what failed. Each status is a new
 * element at the end of the body, because an open dialog hides the earlier ones from screen readers.
 */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const queryClient = useQueryClient();
  const status = useSyncExternalStore(connection.subscribe, connection.status);

  useEffect(() => {
    const { lose, probe } = connection;
    if (!navigator.onLine) lose();
    const listening = new AbortController();
    window.addEventListener('offline', lose, { signal: listening.signal });
    window.addEventListener('online', probe, { signal: listening.signal });
    window.addEventListener('click', stayOffline, { signal: listening.signal });
    return () => listening.abort();
  }, [connection]);

  useEffect(() => {
    if (status !== 'lost') return;
    const timer = setInterval(connection.probe, probeIntervalInMs);
    return () => clearInterval(timer);
  }, [connection, status]);

  useEffect(() => {
    if (status !== 'back') return;
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
    const timer = setTimeout(connection.settle, backInMs);
    return () => clearTimeout(timer);
  }, [connection, queryClient, status]);

  if (status === 'connected') return null;
  return (
    <>
      <GlobalStyles styles={spaceForBanner} />
      {createPortal(<Status key={status} isLost={status === 'lost'} />, document.body)}
    </>
  );
}
