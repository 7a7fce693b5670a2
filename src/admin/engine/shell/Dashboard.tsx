import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CoreAdminContext, type CoreAdminContextProps, CoreAdminUI, type I18nProvider, useEvent } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Product, ProductContext, type Shell, ShellContext, useProduct } from '#admin/engine/context/contexts.ts';
import { downloadQuery, numberOf, whenDownloaded } from '#admin/engine/ui/Downloaded.tsx';
import { reloadAtNavigation } from '#admin/engine/ui/reloadAtNavigation.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import type { Language } from '#i18n/language.ts';
import { ErrorScreen, NotFound } from './fallbackScreens.tsx';
import { Layout } from './Layout.tsx';
import { emotionCache, theme } from './theme.ts';
import { screensOf } from './toResource.tsx';

type ContextProps = Omit<CoreAdminContextProps, 'children'>;

type DashboardOptions = Pick<ContextProps, 'authProvider'> &
  Pick<Shell, 'resumption' | 'connection'> &
  Required<Pick<ContextProps, 'queryClient'>> & {
    product: Product;
    /** Calls the product's API. `createDataProvider` makes it. */
    dataProvider: ApiDataProvider;
  };

type Props = DashboardOptions & { firstMessages: I18nProvider; router: ReturnType<typeof createBrowserRouter> };

const AdminContext = createContext<ContextProps>({});

/** The messages of a product, as a download. */
const messagesQuery = ({ loadMessages }: Product, language: Language) =>
  downloadQuery(() => loadMessages(language), `messages ${language} ${numberOf(loadMessages)}`);

/** Downloads i18next's detector. */
const detectorQuery = downloadQuery(() => import('#i18n/detectLanguage.ts'), 'detectLanguage');

/** The product and the messages on screen, and a function that changes product or language. */
function useShown({ product, dataProvider, firstMessages, queryClient }: Props) {
  const [shown, setShown] = useState({ product, dataProvider, i18nProvider: firstMessages });
  const language = shown.i18nProvider.getLocale() as Language;
  const wanted = useRef({ product, dataProvider, language });

  /** Shows a change once its messages are loaded, and saves a new language. A later change includes it and takes its place. */
  const show = useEvent(async (change: Partial<typeof wanted.current>) => {
    const next = { ...wanted.current, ...change };
    wanted.current = next;
    const [i18nProvider, detector] = await Promise.all([
      queryClient.fetchQuery(messagesQuery(next.product, next.language)),
      next.language === language ? undefined : queryClient.fetchQuery(detectorQuery),
    ]);
    if (wanted.current !== next) return;
    setShown({ ...next, i18nProvider });
    detector?.saveLanguage(next.language);
  });

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (product === wanted.current.product) return;
    const showProduct = () => show({ product, dataProvider });
    // The last product stays until the messages are there.
    showProduct().catch(() =>
      whenDownloaded(queryClient, messagesQuery(product, wanted.current.language), () => void showProduct()),
    );
  }, [product, dataProvider, queryClient, show]);
  return { shown, show };
}

function Screens() {
  const product = useProduct();
  return (
    <CoreAdminContext {...use(AdminContext)}>
      <CoreAdminUI
        layout={Layout}
        dashboard={product.dashboard}
        catchAll={NotFound}
        error={ErrorScreen}
        loginPage={false}
        disableTelemetry
      >
        {screensOf(product)}
      </CoreAdminUI>
    </CoreAdminContext>
  );
}

/** Provides what the screens show. Switching the language or the product keeps typed values. */
function Dashboard(props: Props) {
  const { authProvider, queryClient, router, resumption, connection } = props;
  const { shown, show } = useShown(props);
  const { product, dataProvider, i18nProvider } = shown;
  return (
    <ProductContext value={product}>
      <ShellContext value={{ resumption, connection, chooseLanguage: (language) => show({ language }) }}>
        <AdminContext value={{ authProvider, dataProvider, i18nProvider, queryClient }}>
          <CacheProvider value={emotionCache}>
            <ThemeProvider theme={theme} noSsr>
              <CssBaseline />
              <RouterProvider router={router} />
            </ThemeProvider>
          </CacheProvider>
        </AdminContext>
      </ShellContext>
    </ProductContext>
  );
}

/**
 * Returns a React element: the dashboard of a product, with its screens below `basename`. Rejects if the messages do not
 * load. To replace `product` and `dataProvider` later, clone the element with other props.
 */
export async function createDashboard(options: DashboardOptions, language: Language, basename?: string) {
  const firstMessages = await options.product.loadMessages(language);
  // Only a data router can block a navigation that would lose unsaved changes.
  const router = createBrowserRouter([{ path: '*', element: <Screens /> }], { basename });
  reloadAtNavigation(router, options.queryClient);
  return <Dashboard {...options} firstMessages={firstMessages} router={router} />;
}
