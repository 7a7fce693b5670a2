import { ThemeProvider } from '@mui/material/styles';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, CoreAdminUI, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import { type Product, ProductContext, ShellContext } from '#admin/engine/context/contexts.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { createQueryClient } from '#admin/engine/shell/createQueryClient.ts';
import { Layout } from '#admin/engine/shell/Layout.tsx';
import { theme } from '#admin/engine/shell/theme.ts';
import { screensOf } from '#admin/engine/shell/toResource.tsx';
import type { ApiCall } from '#api/createClient.ts';
import type { Connection } from '#api/createConnection.ts';
import type { Endpoint, ResourceEndpoints } from '#api/Endpoint.ts';
import type { CallOptions } from '#api/request.ts';
import { isRecord, type Values } from '#api/values.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createResumption } from '#session/resumption.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';

// The dashboard's lazy imports: transformed before the first test, not within its time-out.
import.meta.glob(['/src/admin/{engine,pages}/**/*.tsx', '!**/*.test.tsx'], { eager: true });

type Call = { call: Endpoint['call']; values: Values } & Omit<CallOptions, 'signal'>;

/** Responds to the calls of a screen: it returns the data, or throws the failure. */
export type Respond = (call: Call, signal?: AbortSignal) => unknown;

type Options = {
  call: ApiCall;
  /** Its endpoints, definitions, icons and messages. */
  product: Product;
  path: string;
  connection?: Connection;
};

/** The dashboard of a product, on the real data provider and the calls it is given. */
export async function renderScreens({ product, call, path, connection }: Options) {
  cleanup();
  localStorage.setItem('administrator', 'admin@hullo.example');
  const signIn = vi.fn(async () => localStorage.setItem('userData', '{"role":"admin","token":"new"}'));
  const replace = vi.fn();
  const resumption = createResumption(signIn, { pathname: `/dashboard${path}`, search: '', hash: '', replace });
  const dataProvider = createDataProvider(withSessionEnd(call, resumption), product);
  const i18nProvider = await product.loadMessages('en');
  const queryClient = createQueryClient();
  const element = (
    <ProductContext value={product}>
      <ShellContext value={{ resumption, connection }}>
        <CoreAdminContext {...{ dataProvider, i18nProvider, queryClient }} store={memoryStore()}>
          <CoreAdminUI layout={Layout} dashboard={product.dashboard} disableTelemetry>
            {screensOf(product)}
          </CoreAdminUI>
        </CoreAdminContext>
      </ShellContext>
    </ProductContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, i18nProvider, signIn, replace, user: userEvent.setup() };
}

/** The menu of the extended product loads figures. Most tests do not respond to that call. */
export const noFigures = { open_cases: 0 };

/** Renders a product. Records its calls, and gets their responses from the test. */
export async function renderProduct(product: Product, path: string, respond: Respond, connection?: Connection) {
  const calls: Call[] = [];
  const call = (async (endpoint: Endpoint, values: Values = {}, { signal, ...options }: CallOptions = {}) => {
    const made = { call: endpoint.call, values, ...options };
    calls.push(made);
    const data = await respond(made, signal);
    return { data: endpoint.call === 'GET /admin/figures' && !isRecord(data) ? noFigures : data, message: '' };
  }) as ApiCall;
  const watched = connection?.watch(call) ?? call;
  return { calls, ...(await renderScreens({ product, call: watched, path, connection })) };
}

/** Renders this product with one resource. */
export const renderAdmin = (definition: AnyResource, path: string, respond: Respond) =>
  renderProduct({ ...baseProduct, resources: [definition] }, path, respond);

/** Returns to the tab of the dashboard a minute later, which loads its lists again. */
export function returnToTab() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  for (const isFocused of [false, true]) act(() => focusManager.setFocused(isFocused));
}

/** Checks that react-admin logged an expected failure, and clears the log, because a logged error fails the test. */
export function expectLoggedFailure() {
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
}

/** The base product with this one resource in place of all others. */
export const productOf = (resource: AnyResource, calls: ResourceEndpoints): Product => ({
  ...baseProduct,
  resources: [resource],
  endpoints: { [resource.name]: calls },
});
