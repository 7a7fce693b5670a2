import { cloneElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiCall } from '#api/createClient.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { withSampleRows } from '#dataProvider/withSampleRows.ts';
import { detectDashboardLanguage } from '#i18n/selectedLanguage.ts';
import { createLeaveForLogin } from '#session/leaveForLogin.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';
import { MessagesFailed } from '#signIn/MessagesFailed.tsx';
import { call } from './client.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createDashboard } from './Dashboard.tsx';
import { prefetchList } from './list/state/prefetchList.ts';
import { ownProduct as product } from './ownProduct.ts';
import type { Product } from './product/Product.ts';
import type { FirstPage } from './requestFirstPage.ts';
import '#signIn/typography.css';

const leaveForLogin = createLeaveForLogin();
const dataProvider = withSampleRows(
  createDataProvider(withSessionEnd(call, leaveForLogin), product),
  product.resources,
);
const authProvider = createAuthProvider(call, leaveForLogin);
const queryClient = createQueryClient();

/** The data provider, whose API has already been called for the first page if it was requested. */
function providerOf(firstPage: FirstPage) {
  if (!firstPage) return dataProvider;
  const requested: ApiCall = <T,>() => firstPage as Promise<ApiResult<T>>;
  return createDataProvider(withSessionEnd(requested, leaveForLogin), product);
}

/** Renders the dashboard, for an administrator who has passed the guard, once its messages are loaded. */
export async function startDashboard(root: HTMLElement, firstPage: FirstPage) {
  prefetchList(location, { product, queryClient, dataProvider: providerOf(firstPage) });
  const language = detectDashboardLanguage();
  const reactRoot = createRoot(root);
  const page = await createDashboard(
    { product, dataProvider, authProvider, queryClient },
    language,
    '/dashboard',
  ).catch(() => <MessagesFailed language={language} />);
  reactRoot.render(page);
  if (import.meta.hot) showProduct = (changed) => reactRoot.render(cloneElement(page, { product: changed }));
}

let showProduct: ((changed: Product) => void) | undefined;

// A definition that is saved while developing is shown at once: what has been typed and the address stay.
if (import.meta.hot) import.meta.hot.accept('./ownProduct.ts', (changed) => showProduct?.(changed?.ownProduct));
