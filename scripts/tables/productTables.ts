import { mergeTranslations } from 'react-admin';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { extendTables } from '#admin/extensions/extendTables.ts';
import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { type Language, languages } from '#i18n/language.ts';

async function messagesIn(language: Language) {
  const { resources: own } = await import(`#i18n/messages/${language}/resources.ts`);
  const { extensions: added } = await import(`#i18n/messages/${language}/extensions.ts`);
  return { own, all: mergeTranslations(own, added) };
}

const filesIn = (admin: string, api: string, catalogue: string) => ({
  definitions: `${admin}/resources`,
  endpoints: `${api}/endpoints.ts`,
  messages: (language: string) => `src/i18n/messages/${language}/${catalogue}.ts`,
});

/** The faults of this product without extensions. If it has none, those with every extension, each with its own message file. */
export async function checkProduct() {
  const messages = await Promise.all(languages.map(messagesIn));
  const byLanguage = (key: 'own' | 'all') =>
    Object.fromEntries(languages.map((language, index) => [language, messages[index]?.[key] ?? {}]));
  const faults = checkTables({
    endpoints,
    definitions: resources,
    messages: byLanguage('own'),
    files: filesIn('src/admin', 'src/api', 'resources'),
  });
  if (faults.length > 0) return faults;

  const announced = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));
  const extended = extendTables({ endpoints, resources }, announced);
  return checkTables({
    endpoints: extended.endpoints,
    definitions: extended.resources,
    messages: byLanguage('all'),
    files: filesIn('src/admin/extensions', 'src/api/extensions', 'extensions'),
  });
}
