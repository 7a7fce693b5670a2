import { mergeTranslations } from 'react-admin';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { extendTables } from '#admin/extensions/extendTables.ts';
import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { languages } from '#i18n/language.ts';

/** The texts of a message file by language. */
async function readTexts(name: 'resources' | 'extensions') {
  const files = await Promise.all(languages.map((language) => import(`#i18n/messages/${language}/${name}.ts`)));
  return Object.fromEntries(languages.map((language, index) => [language, files[index][name]]));
}

const filesIn = (admin: string, api: string, catalogue: string) => ({
  definitions: `${admin}/resources`,
  endpoints: `${api}/endpoints.ts`,
  messages: (language: string) => `src/i18n/messages/${language}/${catalogue}.ts`,
});

/** The faults of this product without extensions. If it has none, those with every extension, each with its own message file. */
export async function checkProduct() {
  const messages = await readTexts('resources');
  const faults = checkTables({
    endpoints,
    definitions: resources,
    messages,
    files: filesIn('src/admin', 'src/api', 'resources'),
  });
  if (faults.length > 0) return faults;

  const announced = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));
  const extended = extendTables({ endpoints, resources }, announced);
  return checkTables({
    endpoints: extended.endpoints,
    definitions: extended.resources,
    messages: mergeTranslations(messages, await readTexts('extensions')),
    files: filesIn('src/admin/extensions', 'src/api/extensions', 'extensions'),
  });
}
