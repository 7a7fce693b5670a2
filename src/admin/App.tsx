import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, type I18nProvider, memoryStore } from 'ra-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ApiCall } from '#api/createClient.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { withSampleRows } from '#dataProvider/withSampleRows.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import type { Language } from '#i18n/language.ts';
import { detectDashboardLanguage } from '#i18n/selectedLanguage.ts';
import { createLeaveForLogin } from '#session/leaveForLogin.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';
import { MessagesFailed } from '#signIn/MessagesFailed.tsx';
import { call } from './client.ts';
import { createQueryClient } from './createQueryClient.ts';
import { LanguageContext } from './layout/LanguageSwitch.tsx';
import { Layout } from './layout/Layout.tsx';
import { theme } from './layout/theme.ts';
import { prefetchList } from './list/prefetchList.ts';
import { Crashed } from './pages/Crashed.tsx';
import { customRoutes } from './pages/customRoutes.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Statistics } from './pages/statistics/Statistics.tsx';
import type { FirstPage } from './requestFirstPage.ts';
import { resources } from './resources/resources.ts';
import { toResource } from './toResource.tsx';
import '#signIn/typography.css';

const leaveForLogin = createLeaveForLogin();
const dataProvider = withSampleRows(createDataProvider(withSessionEnd(call, leaveForLogin)), resources);
const authProvider = createAuthProvider(call, leaveForLogin);
const store = memoryStore();
const queryClient = createQueryClient();

/** The language that was chosen is shown once its messages are there; what has been typed stays as it is. */
function DashboardApp({ initial }: { initial: I18nProvider }) {
  const [i18nProvider, setI18nProvider] = useState(initial);

  const chooseLanguage = async (language: Language) => {
    const { saveLanguage } = await import('#i18n/detectLanguage.ts'); // brings i18next's detector
    setI18nProvider(await loadMessages(language));
    saveLanguage(language);
  };

  return (
    <LanguageContext value={chooseLanguage}>
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
          {customRoutes}
        </CoreAdminUI>
      </CoreAdminContext>
    </LanguageContext>
  );
}

/** Downloads the dashboard's messages and sets the language of the document. Rejects when they cannot be had. */
async function loadMessages(language: Language) {
  const i18nProvider = await loadPolyglot(language);
  document.documentElement.lang = language;
  return i18nProvider;
}

/** Only a data router can block a navigation that would lose unsaved changes. */
const createRouter = (i18nProvider: I18nProvider) =>
  createBrowserRouter([{ path: '*', element: <DashboardApp initial={i18nProvider} /> }], { basename: '/dashboard' });

/** The data provider, whose API has already been called for the first page if it was requested. */
function providerOf(firstPage: FirstPage) {
  if (!firstPage) return dataProvider;
  const requested: ApiCall = <T,>() => firstPage as Promise<ApiResult<T>>;
  return createDataProvider(withSessionEnd(requested, leaveForLogin));
}

/** Renders the dashboard, for an administrator who has passed the guard, once its messages are loaded. */
export async function startDashboard(root: HTMLElement, firstPage: FirstPage) {
  prefetchList(location, queryClient, providerOf(firstPage));
  const language = detectDashboardLanguage();
  const page = await loadMessages(language).then(
    (i18nProvider) => (
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
        <RouterProvider router={createRouter(i18nProvider)} />
      </ThemeProvider>
    ),
    () => <MessagesFailed language={language} />,
  );
  createRoot(root).render(page);
}
