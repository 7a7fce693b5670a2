import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { resources as en } from '#i18n/messages/en/resources.ts';
import { resources as es } from '#i18n/messages/es/resources.ts';
import { resources as hi } from '#i18n/messages/hi/resources.ts';
import { resources as ko } from '#i18n/messages/ko/resources.ts';
import { menuIcons, readIcons, readKinds, readMenuIcons } from './readNames.ts';

/** The tables of this product, for the check that they agree. */
export const productTables = () => ({
  endpoints,
  definitions: resources,
  kinds: readKinds(),
  icons: readIcons(),
  menuIcons: readMenuIcons(),
  words: { en, es, ko, hi },
  files: {
    definitions: 'src/admin/resources',
    menuIcons,
    endpoints: 'src/api/endpoints.ts',
    words: (language: string) => `src/i18n/messages/${language}/resources.ts`,
  },
});
