import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type AuthProvider, CoreAdminContext, CoreAdminUI, type I18nProvider, memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Product, ProductContext } from '#admin/engine/record/ProductContext.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import type { Language } from '#i18n/language.ts';
import { Crashed, NotFound } from './fallbackScreens.tsx';
import { Layout } from './Layout.tsx';
import { LanguageContext } from './Sidebar.tsx';
import { emotionCache, theme } from './theme.ts';
import { toResource } from './toResource.tsx';

type Parts = {
  product: Product;
  /** Calls the product's API. `createDataProvider` makes it. */
  dataProvider: ApiDataProvider;
  authProvider?: AuthProvider;
  queryClient: QueryClient;
};

/** The parts that are replaced when the server announces extensions. */
type ApiParts = Pick<Parts, 'product' | 'dataProvider'>;

const ApiPartsContext = createContext<ApiParts | null>(null);

type Props = Omit<Parts, keyof ApiParts> & { first: ApiParts; initial: I18nProvider };

const store = memoryStore();

/** The parts on screen and their messages. Replaced parts appear once their messages are loaded. */
function useShown(first: ApiParts, initial: I18nProvider) {
  const parts = use(ApiPartsContext) ?? first;
  const [shown, setShown] = useState({ parts: first, i18nProvider: initial });
  const language = shown.i18nProvider.getLocale() as Language;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (parts.product === shown.parts.product) return;
    let isWanted = true;
    parts.product.loadMessages(language).then(
      // The administrator may have switched the language meanwhile, with the switch not yet rendered.
      (i18nProvider) =>
        setShown((now) => (isWanted && now.i18nProvider.getLocale() === language ? { parts, i18nProvider } : now)),
      () => undefined, // keep the parts on screen
    );
    return () => {
      isWanted = false;
    };
  }, [parts, shown.parts.product, language]);
  return [shown, setShown] as const;
}

/** The screens of the product. A switch of the language keeps what has been typed. */
function Screens({ first, initial, ...providers }: Props) {
  const [{ parts, i18nProvider }, setShown] = useShown(first, initial);
  const { product, dataProvider } = parts;
  const lastChosen = useRef<Language>(undefined);

  const chooseLanguage = async (language: Language) => {
    const { saveLanguage } = await import('#i18n/detectLanguage.ts'); // brings i18next's detector
    lastChosen.current = language;
    const i18nProvider = await product.loadMessages(language);
    if (lastChosen.current !== language) return;
    setShown({ parts, i18nProvider });
    saveLanguage(language);
  };

  return (
    <ProductContext value={product}>
      <LanguageContext value={chooseLanguage}>
        <CoreAdminContext {...providers} dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
          <CoreAdminUI
            layout={Layout}
            dashboard={product.dashboard}
            catchAll={NotFound}
            error={Crashed}
            loginPage={false}
            disableTelemetry
          >
            {product.resources.map(toResource)}
            {product.customRoutes}
          </CoreAdminUI>
        </CoreAdminContext>
      </LanguageContext>
    </ProductContext>
  );
}

type DashboardProps = ApiParts & { router: ReturnType<typeof createBrowserRouter> };

function Dashboard({ product, dataProvider, router }: DashboardProps) {
  const parts = useMemo(() => ({ product, dataProvider }), [product, dataProvider]);
  return (
    <ApiPartsContext value={parts}>
      <CacheProvider value={emotionCache}>
        <ThemeProvider theme={theme} noSsr>
          <CssBaseline />
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </ApiPartsContext>
  );
}

/**
 * Returns the dashboard of a product, with its screens below `basename`. Rejects when the messages cannot be loaded. To
 * replace `product` and `dataProvider` later, clone the element with other props.
 */
export async function createDashboard(
  { product, dataProvider, ...providers }: Parts,
  language: Language,
  basename?: string,
) {
  const initial = await product.loadMessages(language);
  // Only a data router can block a navigation that would lose unsaved changes.
  const element = <Screens {...providers} first={{ product, dataProvider }} initial={initial} />;
  const router = createBrowserRouter([{ path: '*', element }], { basename });
  return <Dashboard product={product} dataProvider={dataProvider} router={router} />;
}
