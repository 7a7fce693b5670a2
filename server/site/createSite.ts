import { answerWithFile } from './answerWithFile.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { inlineScriptHashes } from './inlineScriptHashes.ts';
import { type Build, readBuild } from './readBuild.ts';
import type { Site } from './Site.ts';
import type { StaticFile } from './StaticFile.ts';

const defaultLanguage = 'en';
const dashboardVerdict = { 'X-Robots-Tag': 'noindex, nofollow' };

const isDashboard = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/');

const languageOf = (request: Request, query: URLSearchParams, offered: string[]) =>
  chooseLanguage(
    { query, cookie: request.headers.get('cookie'), acceptLanguage: request.headers.get('accept-language') },
    offered,
  ) ?? defaultLanguage;

const plain = (status: 404 | 405, words: string, headers: Record<string, string> = {}) =>
  new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

const inLanguage = (language: string) => ({
  headers: { 'Content-Language': language },
  vary: ['Accept-Language', 'Cookie'],
});

function answerUnknown(request: Request, language: string, { notFound }: Build) {
  const page = notFound.get(language) ?? notFound.get(defaultLanguage);
  if (!page) return plain(404, 'There is no such page.', { 'Cache-Control': 'no-cache' });
  return answerWithFile(request, page, { status: 404, ...inLanguage(language) });
}

/** Serves what the build left in `folder`; a folder that is missing is a site without pages. */
export function createSite(folder: string): Site {
  const build = readBuild(folder);
  const languages = [...build.pages.keys()];
  const isPage = (path: string) =>
    isDashboard(path) || languages.some((language) => build.pages.get(language)?.has(path));

  const answer = (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD work here.', { Allow: 'GET, HEAD' });
    }

    const { pathname, search, searchParams } = new URL(request.url);
    const file = build.files.get(pathname);
    if (file) return answerWithFile(request, file);

    const withoutSlash = pathname.slice(0, -1);
    if (pathname.endsWith('/') && isPage(withoutSlash)) {
      return new Response(null, { status: 308, headers: { Location: withoutSlash + search } });
    }
    if (isDashboard(pathname) && build.dashboard) {
      return answerWithFile(request, build.dashboard, { headers: dashboardVerdict });
    }

    const language = languageOf(request, searchParams, languages);
    const page = build.pages.get(language)?.get(pathname);
    return page ? answerWithFile(request, page, inLanguage(language)) : answerUnknown(request, language, build);
  };

  return { answer, scriptHashes: inlineScriptHashes(htmlOf(build)) };
}

const htmlOf = ({ pages, notFound, dashboard }: Build) => {
  const files: StaticFile[] = [...pages.values()].flatMap((ofLanguage) => [...ofLanguage.values()]);
  return [...files, ...notFound.values(), ...(dashboard ? [dashboard] : [])].map(({ content }) => content.toString());
};
