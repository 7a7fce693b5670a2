import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, type I18nProvider, memoryStore } from 'ra-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { takingAhead } from '#api/requestFirstPage.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/detectLanguage.ts';
import { MessagesFailed } from '#signIn/MessagesFailed.tsx';
import { send } from './client.ts';
import { Layout } from './layout/Layout.tsx';
import { loadWords, type Words } from './layout/loadWords.ts';
import { theme } from './layout/theme.ts';
import { WithWords } from './layout/WithWords.tsx';
import { Crashed } from './pages/Crashed.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { ownPages } from './pages/ownPages.tsx';
import { Statistics } from './pages/statistics/Statistics.tsx';
import { resources } from './resources/resources.ts';
import { prefetchList } from './views/prefetchList.ts';
import { toResource } from './views/toResource.tsx';
import { withSamples } from './views/withSamples.ts';
import '#signIn/typography.css';

const dataProvider = withSamples(createDataProvider(takingAhead(send)), resources);
const authProvider = createAuthProvider(send);
const store = memoryStore();

// A failure is shown at once, and so is a lost connection: the screens offer another try themselves.
// What was asked for ahead of a screen is not asked for again by the screen itself.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 1_000 } },
});

const admin = (i18nProvider: I18nProvider) => (
  <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store, queryClient }}>
    <CoreAdminUI
      layout={Layout}
      dashboard={Statistics}
      catchAll={NotFound}
      error={Crashed}
      loginPage={false}
      disableTelemetry
    >
      {resources.map(toResource)}
      {ownPages}
    </CoreAdminUI>
  </CoreAdminContext>
);

// Only a data router can ask before unsaved changes are lost. It takes hold of the history, so it waits for its page:
// the login page loads this file ahead of time.
const createRouter = (words: Words) =>
  createBrowserRouter([{ path: '*', element: <WithWords first={words}>{admin}</WithWords> }], {
    basename: '/dashboard',
  });

function DashboardApp({ words }: { words: Words }) {
  const [router] = useState(() => createRouter(words));
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

/** Shows the dashboard, to an administrator who has passed the guard, once its words are there. */
export async function startDashboard(root: HTMLElement) {
  prefetchList(location, { queryClient, dataProvider, definitions: resources });
  const language = detectDashboardLanguage();
  const page = await loadWords(language).then(
    (words) => <DashboardApp words={words} />,
    () => <MessagesFailed language={language} />,
  );
  createRoot(root).render(page);
}
