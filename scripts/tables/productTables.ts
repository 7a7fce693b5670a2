import { mergeTranslations } from 'react-admin';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { extendTables } from '#admin/extensions/extendTables.ts';
import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { extensions as enExtensions } from '#i18n/messages/en/extensions.ts';
import { resources as en } from '#i18n/messages/en/resources.ts';
import { extensions as esExtensions } from '#i18n/messages/es/extensions.ts';
import { resources as es } from '#i18n/messages/es/resources.ts';
import { extensions as hiExtensions } from '#i18n/messages/hi/extensions.ts';
import { resources as hi } from '#i18n/messages/hi/resources.ts';
import { extensions as koExtensions } from '#i18n/messages/ko/extensions.ts';
import { resources as ko } from '#i18n/messages/ko/resources.ts';

/** The endpoint table, definitions and messages of this product without extensions. */
const productTables = () => ({
  endpoints,
  definitions: resources,
  messages: { en, es, ko, hi },
  files: {
    definitions: 'src/admin/resources',
    endpoints: 'src/api/endpoints.ts',
    messages: (language: string) => `src/i18n/messages/${language}/resources.ts`,
  },
});

/** The endpoint table, definitions and messages with every extension. Extensions have their own message files. */
function extendedTables() {
  const announced = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));
  const { endpoints: calls, resources: definitions } = extendTables({ endpoints, resources }, announced);
  return {
    endpoints: calls,
    definitions,
    messages: {
      en: mergeTranslations(en, enExtensions),
      es: mergeTranslations(es, esExtensions),
      ko: mergeTranslations(ko, koExtensions),
      hi: mergeTranslations(hi, hiExtensions),
    },
    files: {
      definitions: 'src/admin/extensions/resources',
      endpoints: 'src/api/extensions/endpoints.ts',
      messages: (language: string) => `src/i18n/messages/${language}/extensions.ts`,
    },
  };
}

/** Returns the faults of this product without extensions. If it has none, returns those with every extension. */
export function checkProduct() {
  const faults = checkTables(productTables());
  return faults.length > 0 ? faults : checkTables(extendedTables());
}
