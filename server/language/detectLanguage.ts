import { languageDetector } from 'hono/language';
import { languages } from '#api/wire.ts';

/** `es` for `es-MX` and `es_MX`; empty for other texts. */
const primaryLanguage = (code: string) => /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(code)?.[1] ?? '';

/** Gives handlers `c.var.language`: the first supported language of the request, else English (observed-behaviour.md, 8 and 9). */
export const detectLanguage = (
  order: ('querystring' | 'cookie' | 'header')[],
  supported: readonly string[] = languages,
) =>
  languageDetector({
    order,
    supportedLanguages: [...new Set(['en', ...supported])],
    fallbackLanguage: 'en',
    lookupQueryString: 'lng',
    lookupCookie: 'i18next',
    convertDetectedLanguage: primaryLanguage,
    caches: false,
  });
