import type { I18nProvider } from 'react-admin';
import { vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Language } from '#i18n/language.ts';
import { createResourceText, type Translate } from '#i18n/resourceText.ts';
import { createLeaveForLogin, withSessionEnd } from '#session/withSessionEnd.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';
import { type ApiServer, createApiServer } from './createApiServer.ts';
import type { TestedProduct } from './TestedProduct.ts';

type Options = { language?: Language; server?: ApiServer };

/** The text of a resource and of all dashboards. */
function textOf({ translate }: I18nProvider, { name }: AnyResource) {
  const t = (key: string, options?: Record<string, string | number>) =>
    translate(key.startsWith('ra.') ? key : `admin.${key}`, options);
  return { t, text: createResourceText(translate as Translate, name), offline: translate('failures.offline') };
}

/** Renders the dashboard of a product at a path, on a server whose responses the test can override. */
export async function openScreen(tested: TestedProduct, definition: AnyResource, path: string, options: Options = {}) {
  const { language = 'en', server = createApiServer(tested) } = options;
  const client = tested.createCall(server.fetch);
  const replace = vi.fn();
  const leave = createLeaveForLogin({ pathname: `/dashboard${path}`, search: '', hash: '', replace });
  const { product } = tested;
  const sampleRows = definition.sampleRows && (() => server.sample(definition.name));
  const samples = [{ ...definition, sampleRows }];
  const screen = await renderScreens({ call: withSessionEnd(client, leave), product, samples, language, path });
  return { ...screen, server, replace, ...textOf(screen.i18nProvider, definition) };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;
