import { brand } from '#brand/brand.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';

/** As --color-paper in tokens.css, which a manifest cannot refer to. */
const paper = '#fff7ec';

const sizes = [192, 512];
const purposes = ['any', 'maskable'];

/** Where the manifest in a language is served. */
export const manifestPath = (language: Language) =>
  language === defaultLanguage ? '/site.webmanifest' : `/site.${language}.webmanifest`;

/** What a phone shows that keeps the site on its home screen. */
export const webManifest = (language: Language, description: string) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description,
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...purposes.flatMap((purpose) =>
      sizes.map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose })),
    ),
  ],
});
