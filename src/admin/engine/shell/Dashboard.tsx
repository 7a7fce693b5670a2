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

type DashboardOptions = {
  product: Product;
  /** Calls the product's API. `createDataProvider` makes it. */
  dataProvider: ApiDataProvider;
  authProvider?: AuthProvider;
  queryClient: QueryClient;
};

/** The two options that change when the server announces extensions. */
type ProductOptions = Pick<DashboardOptions, 'product' | 'dataProvider'>;

const ProductOptionsContext = createContext<ProductOptions | null>(null);

type Props = Omit<DashboardOptions, keyof ProductOptions> & { first: ProductOptions; firstMessages: I18nProvider };

const store = memoryStore();

/** The product on screen and its messages. A changed product appears once its messages are loaded. */
function useShownProduct(first: ProductOptions, firstMessages: I18nProvider) {
  const latest = use(ProductOptionsContext) ?? first;
  const [shown, setShown] = useState({ options: first, i18nProvider: firstMessages });
  const language = shown.i18nProvider.getLocale() as Language;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (latest.product === shown.options.product) return;
    let isWanted = true;
    latest.product.loadMessages(language).then(
      // Ignore these messages if the administrator has switched the language, even before React renders the switch.
      (i18nProvider) =>
        setShown((current) =>
          isWanted && current.i18nProvider.getLocale() === language ? { options: latest, i18nProvider } : current,
        ),
      () => undefined, // keep the product on screen
    );
    return () => {
      isWanted = false;
    };
  }, [latest, shown.options.product, language]);
  return [shown, setShown] as const;
}

/** The screens of the product. Switching the language keeps typed values. */
function Screens({ first, firstMessages, ...providers }: Props) {
  const [{ options, i18nProvider }, setShown] = useShownProduct(first, firstMessages);
  const { product, dataProvider } = options;
  const lastChosen = useRef<Language>(undefined);

  const chooseLanguage = async (language: Language) => {
    const { saveLanguage } = await import('#i18n/detectLanguage.ts'); // downloads i18next's detector
    lastChosen.current = language;
    const i18nProvider = await product.loadMessages(language);
    if (lastChosen.current !== language) return;
    setShown({ options, i18nProvider });
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

type DashboardProps = ProductOptions & { router: ReturnType<typeof createBrowserRouter> };

function Dashboard({ product, dataProvider, router }: DashboardProps) {
  const options = useMemo(() => ({ product, dataProvider }), [product, dataProvider]);
  return (
    <ProductOptionsContext value={options}>
      <CacheProvider value={emotionCache}>
        <ThemeProvider theme={theme} noSsr>
          <CssBaseline />
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </ProductOptionsContext>
  );
}

/**
 * Returns a React element: the dashboard of a product, with its screens below `basename`. Rejects if the messages do not
 * load. To replace `product` and `dataProvider` later, clone the element with other props.
 */
export async function createDashboard(
  { product, dataProvider, ...providers }: DashboardOptions,
  language: Language,
  basename?: string,
) {
  const firstMessages = await product.loadMessages(language);
  // Only a data router can block a navigation that would lose unsaved changes.
  const element = <Screens {...providers} first={{ product, dataProvider }} firstMessages={firstMessages} />;
  const router = createBrowserRouter([{ path: '*', element }], { basename });
  return <Dashboard product={product} dataProvider={dataProvider} router={router} />;
}
