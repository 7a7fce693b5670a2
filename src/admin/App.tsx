import { cloneElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiCall } from '#api/createClient.ts';
import type { AnnouncedExtension } from '#api/extensions/announcement.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';
import { keepReadable } from '#start/keepReadable.ts';
import { tolerateTranslation } from '#start/tolerateTranslation.ts';
import { baseProduct, replacedByExtensions } from './baseProduct.ts';
import { call, connection, resumption } from './client.ts';
import {
  createDashboard,
  createQueryClient,
  downloadQuery,
  type Product,
  prefetchScreen,
  whenDownloaded,
  whenIdle,
} from './engine/dashboard.ts';
import '#brand/typography.css';

const providerOf = (product: Product, apiCall = call) =>
  createDataProvider(withSessionEnd(apiCall, resumption), product);
const basename = '/dashboard';
const queryClient = createQueryClient();
const authProvider = createAuthProvider(call, resumption);

/** What adds the announced extensions to a product. */
const extensionsQuery = downloadQuery(() => import('./extensions/extendProduct.ts'), 'extensions');

async function extend(product: () => Product, announced: readonly AnnouncedExtension[]) {
  if (announced.length === 0) return product();
  const { extendProduct } = await queryClient.fetchQuery(extensionsQuery);
  return extendProduct(product(), announced);
}

/** True for lists and dialogs of the fixed API that no extension replaces. They are shown before the extensions arrive. */
function needsNoExtension({ pathname }: Pick<Location, 'pathname'>) {
  const [, , resource = ''] = pathname.split('/');
  return baseProduct.resources.some(({ name }) => name === resource && !replacedByExtensions.includes(name));
}

type Requested = {
  /** The response of the list in the URL, if it was requested before this code had loaded. */
  initialList?: Promise<ApiResult<unknown>>;
  announced: Promise<AnnouncedExtension[]>;
};

/** Calls the API. The first call gets the response of the initial list; after a 401 the list is requested again. */
function withInitialList(initialList: Requested['initialList']): ApiCall {
  let unused = initialList;
  return <T,>(...request: Parameters<ApiCall>) => {
    const response = unused as Promise<ApiResult<T>> | undefined;
    unused = undefined;
    return response ?? call<T>(...request);
  };
}

/**
 * Renders the dashboard once its messages are loaded. A screen that needs no extension is shown first and extended later;
 * any other waits for the extensions.
 */
export async function startDashboard(root: HTMLElement, { initialList, announced }: Requested) {
  const language = detectDashboardLanguage();
  tolerateTranslation();
  const reactRoot = createRoot(root, { onUncaughtError: keepReadable(root) });
  let definitions = baseProduct; // in development, the latest ones
  const extended = async () => extend(() => definitions, await announced);
  const isBase = needsNoExtension(location);
  const product: Product = isBase ? { ...baseProduct, isPartial: true } : await extended();
  const dataProvider = providerOf(product, withInitialList(initialList));
  prefetchScreen(location, basename, { product, queryClient, dataProvider });
  const page = await createDashboard(
    { product, dataProvider: providerOf(product), authProvider, queryClient, resumption, connection },
    language,
    basename,
  );
  /** Without what adds the extensions, shows the fixed API's screens and menu until it is there. */
  const showExtended = async () => {
    const changed = await extended().catch(() => {
      whenDownloaded(queryClient, extensionsQuery, () => void showExtended());
      return definitions;
    });
    if (changed !== product)
      reactRoot.render(cloneElement(page, { product: changed, dataProvider: providerOf(changed) }));
  };
  reactRoot.render(page);
  if (isBase) void whenIdle().then(showExtended); // after its rows
  if (import.meta.hot)
    showDefinitions = (changed) => {
      definitions = changed;
      void showExtended();
    };
}

let showDefinitions: ((changed: Product) => void) | undefined;

// In development the dashboard shows a saved definition at once. Typed values and the URL stay.
if (import.meta.hot) import.meta.hot.accept('./baseProduct.ts', (changed) => showDefinitions?.(changed?.baseProduct));
