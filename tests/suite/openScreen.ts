import type { I18nProvider } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { createResourceText, type Translate } from '#admin/engine/text/resourceText.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';
import type { ApiServer } from './createApiServer.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** The text of a resource and of all dashboards. */
function textOf({ translate }: I18nProvider, { name }: AnyResource) {
  const t = (key: string, options?: Record<string, string | number>) =>
    translate(key.startsWith('ra.') ? key : `admin.${key}`, options);
  return { t, text: createResourceText(translate as Translate, name) };
}

/** Renders the dashboard of a product at a path, on a server whose responses the test can override. */
export async function openScreen(tested: TestedProduct, definition: AnyResource, path: string, server: ApiServer) {
  const withSamples = (resource: AnyResource) =>
    resource.sampleRows ? { ...resource, sampleRows: () => server.sample(resource.name) } : resource;
  const product = { ...tested.product, resources: tested.product.resources.map(withSamples) };
  const screen = await renderScreens({ call: tested.createCall(server.fetch), product, path });
  return { ...screen, server, ...textOf(screen.i18nProvider, definition) };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;
