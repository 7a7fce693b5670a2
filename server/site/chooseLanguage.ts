import { qualityValues } from './qualityValues.ts';

type Request = { query: URLSearchParams; cookie: string | null; acceptLanguage: string | null };

const cookieName = 'i18next';

const cookieValue = (header: string | null) =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/** `es` for `es-MX`; what is not written like a language code, script included, is none. */
const baseOf = (code: string | null | undefined) =>
  /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(code ?? '')?.[1]?.toLowerCase();

/** The first of the offered languages that the address, then the cookie, then the browser asks for (observed-behaviour.md, 8 and 9). */
export function chooseLanguage<Language extends string>(
  { query, cookie, acceptLanguage }: Request,
  offered: readonly Language[],
): Language | undefined {
  const find = (code: string | null | undefined) => offered.find((language) => language === baseOf(code));
  const ofBrowser = qualityValues(acceptLanguage ?? '')
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ name }) => find(name));

  return find(query.get('lng')) ?? find(cookieValue(cookie)) ?? ofBrowser.find((language) => language !== undefined);
}
