import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, CoreAdminContext, CoreAdminUI, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Layout } from '#admin/layout/Layout.tsx';
import { theme } from '#admin/layout/theme.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { toResource } from '#admin/toResource.tsx';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/endpoints.ts';
import type { Values } from '#api/values.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { withSampleRows } from '#dataProvider/withSampleRows.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
// What the dashboard imports lazily: transformed before the first test and not within its time-out.
import '#admin/detail/DetailScreen.tsx';
import '#admin/dialogs/ResourceDialogs.tsx';
import '#admin/layout/SignOutDialog.tsx';
import '#admin/layout/Toasts.tsx';
import '#admin/rowActions/RowActionDialog.tsx';
import '#admin/rowActions/RowMenuItems.tsx';

type Call = { call: Endpoint['call']; values: Values; page?: number };

/** Answers the calls of a screen: what is returned is the answer's data, what is thrown its failure. */
export type Respond = (call: Call) => unknown;

type Parts = {
  send: ApiCall;
  samples?: readonly AnyResource[];
  authProvider?: AuthProvider;
  screens: ReactNode;
  path: string;
};

/** The frame of the dashboard around some screens, on the real data provider and the calls it is given. */
export async function renderScreens({ send, samples = [], authProvider, screens, path }: Parts) {
  cleanup();
  window.scrollTo = () => undefined; // jsdom has none
  const dataProvider = withSampleRows(createDataProvider(send), samples);
  const i18nProvider = await loadPolyglot('en');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const element = (
    <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, queryClient }} store={memoryStore()}>
      <CoreAdminUI layout={Layout} disableTelemetry>
        {screens}
      </CoreAdminUI>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, user: userEvent.setup() };
}

/** The dashboard with one resource, on a data provider whose calls are recorded and answered by the test. */
export async function renderAdmin(definition: AnyResource, path: string, respond: Respond) {
  const calls: Call[] = [];
  const send = (async (endpoint: Endpoint, values: Values = {}, { page }: { page?: number } = {}) => {
    const call = { call: endpoint.call, values, page };
    calls.push(call);
    return { data: await respond(call), message: '' };
  }) as ApiCall;
  return { calls, ...(await renderScreens({ send, samples: [definition], screens: toResource(definition), path })) };
}

/** react-admin logs what its data provider rejects with; a test that expects the failure takes it off the record. */
export function expectLoggedFailure() {
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
}

/** One page of a list as the API sends it. */
export const pageOf = <Row,>(data: Row[], page = 1, total = data.length, perPage = 10) => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
  per_page: perPage,
  from: data.length ? (page - 1) * perPage + 1 : null,
  to: data.length ? (page - 1) * perPage + data.length : null,
});
