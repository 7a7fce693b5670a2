import { cloneElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiCall } from '#api/createClient.ts';
import type { Announced } from '#api/extensions/announcement.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { createLeaveForLogin, withSessionEnd } from '#session/withSessionEnd.ts';
import { MessagesFailed } from '#signIn/MessagesFailed.tsx';
import { call } from './client.ts';
import { createDashboard, createQueryClient, type Product, prefetchList, whenIdle } from './engine/dashboard.ts';
import type { FirstPage } from './engine/requestFirstPage.ts';
import { ownProduct } from './ownProduct.ts';
import '#signIn/typography.css';

const leaveForLogin = createLeaveForLogin();
const providerOf = (product: Product) => createDataProvider(withSessionEnd(call, leaveForLogin), product);
const authProvider = createAuthProvider(call, leaveForLogin);
const queryClient = createQueryClient();
const dataProvider = providerOf(ownProduct);

/** The data provider, whose API has already been called for the first page if it was requested. */
function firstProviderOf(firstPage: FirstPage) {
  if (!firstPage) return dataProvider;
  const requested: ApiCall = <T,>() => firstPage as Promise<ApiResult<T>>;
  return createDataProvider(withSessionEnd(requested, leaveForLogin), ownProduct);
}

/** The parts with what the server has announced; a program that cannot be downloaded adds nothing. */
async function extend(product: Product, announced: readonly Announced[]) {
  if (announced.length === 0) return product;
  return import('./extensions/extendProduct.ts').then(
    ({ extendProduct }) => extendProduct(product, announced),
    () => product,
  );
}

/** True for an address that the fixed API alone has a screen for. */
function isOwnPage({ pathname }: Pick<Location, 'pathname'>) {
  const path = `/${pathname.split('/')[2] ?? ''}`;
  const paths = ownProduct.resources.flatMap(({ name, detailPage, actions }) => [
    `/${name}`,
    detailPage?.path,
    actions?.view?.path,
  ]);
  return path === '/' || paths.includes(path);
}

type Requested = { firstPage: FirstPage; announced: Promise<Announced[]> };

/**
 * Renders the dashboard, for an administrator who has passed the guard, once its messages are loaded. What the server
 * announces is added to a page that the fixed API has, too, once that is shown.
 */
export async function startDashboard(root: HTMLElement, { firstPage, announced }: Requested) {
  prefetchList(location, { product: ownProduct, queryClient, dataProvider: firstProviderOf(firstPage) });
  const language = detectDashboardLanguage();
  const reactRoot = createRoot(root);
  const extendWhenAnnounced = async () => extend(ownProduct, await announced);
  const isOwn = isOwnPage(location);
  const product = isOwn ? ownProduct : await extendWhenAnnounced();
  const page = await createDashboard(
    { product, dataProvider: providerOf(product), authProvider, queryClient },
    language,
    '/dashboard',
  ).catch(() => <MessagesFailed language={language} />);
  const show = (changed: Product) => {
    if (changed !== product)
      reactRoot.render(cloneElement(page, { product: changed, dataProvider: providerOf(changed) }));
  };
  reactRoot.render(page);
  if (isOwn) void whenIdle().then(extendWhenAnnounced).then(show); // its rows come first
  if (import.meta.hot) showProduct = async (changed) => show(await extend(changed, await announced));
}

let showProduct: ((changed: Product) => void) | undefined;

// A definition that is saved while developing is shown at once: what has been typed and the address stay.
if (import.meta.hot) import.meta.hot.accept('./ownProduct.ts', (changed) => showProduct?.(changed?.ownProduct));
