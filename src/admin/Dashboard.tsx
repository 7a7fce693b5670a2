import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, CoreAdminContext, CoreAdminUI, type I18nProvider, memoryStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageContext } from './layout/LanguageSwitch.tsx';
import { Layout } from './layout/Layout.tsx';
import { theme } from './layout/theme.ts';
import { Crashed } from './pages/Crashed.tsx';
import { NotFound } from './pages/NotFound.tsx';
import type { Product } from './product/Product.ts';
import { ProductContext, useProduct } from './product/ProductContext.ts';
import { toResource } from './toResource.tsx';

type Parts = {
  product: Product;
  /** Speaks to the product's API: `createDataProvider` makes it. */
  dataProvider: ApiDataProvider;
  authProvider?: AuthProvider;
  queryClient: QueryClient;
};

type Props = Omit<Parts, 'product'> & { initial: I18nProvider };

const store = memoryStore();

/** The messages as state which, while developing, is loaded again when the product changes. */
function useLiveMessages(initial: I18nProvider) {
  const product = useProduct();
  const [i18nProvider, setI18nProvider] = useState(initial);
  const language = i18nProvider.getLocale() as Language;
  useEffect(() => {
    loadMessages(product, language).then(setI18nProvider);
  }, [product, language]);
  return [i18nProvider, setI18nProvider] as const;
}

const useMessages = import.meta.hot ? useLiveMessages : useState<I18nProvider>;

/** The language that was chosen is shown once its messages are there; what has been typed stays as it is. */
function Screens({ initial, ...providers }: Props) {
  const product = useProduct();
  const [i18nProvider, setI18nProvider] = useMessages(initial);

  const chooseLanguage = async (language: Language) => {
    const { saveLanguage } = await import('#i18n/detectLanguage.ts'); // brings i18next's detector
    setI18nProvider(await loadMessages(product, language));
    saveLanguage(language);
  };

  return (
    <LanguageContext value={chooseLanguage}>
      <CoreAdminContext {...providers} i18nProvider={i18nProvider} store={store}>
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
  );
}

/** Downloads the product's messages and sets the language of the document. Rejects when they cannot be had. */
async function loadMessages({ loadMessages: load }: Product, language: Language) {
  const i18nProvider = await load(language);
  document.documentElement.lang = language;
  return i18nProvider;
}

type DashboardProps = { product: Product; router: ReturnType<typeof createBrowserRouter> };

const Dashboard = ({ product, router }: DashboardProps) => (
  <ProductContext value={product}>
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </ProductContext>
);

/**
 * A whole dashboard, of any product, once its messages are loaded; it rejects when they cannot be had. Its screens are at
 * the paths below `basename`. Another `product` may take the place of the first while developing.
 */
export async function createDashboard({ product, ...providers }: Parts, language: Language, basename?: string) {
  const initial = await loadMessages(product, language);
  // Only a data router can block a navigation that would lose unsaved changes.
  const element = <Screens {...providers} initial={initial} />;
  return <Dashboard product={product} router={createBrowserRouter([{ path: '*', element }], { basename })} />;
}
