import { qualityValues } from './qualityValues.ts';

type Request = { query: URLSearchParams; cookie: string | null; acceptLanguage: string | null };

const cookieName = 'i18next';

const cookieValue = (header: string | null) =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/** The first of the offered languages that the address, then the cookie, then the browser asks for. */
export function chooseLanguage<Language extends string>(
  { query, cookie, acceptLanguage }: Request,
  offered: readonly Language[],
): Language | undefined {
  const find = (code: string | null | undefined) => offered.find((language) => language === code);
  const ofBrowser = qualityValues(acceptLanguage ?? '')
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ name }) => find(name.split('-')[0]));

  return find(query.get('lng')) ?? find(cookieValue(cookie)) ?? ofBrowser.find((language) => language !== undefined);
}
