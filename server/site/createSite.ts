import { isOlder } from '#server/time/time.ts';
import { applyYear, launchIn, type SiteSettings } from './applySettings.ts';
import { programFile, readBuild } from './readBuild.ts';
import { hasHashedName, type StaticFile, serveFile, withContent } from './StaticFile.ts';

/** The built site in memory. */
export type StaticSite = Pick<ReturnType<typeof createSite>, 'languages' | 'respond'>;

/** The URLs of the API and of the pictures, if the build's pages call another server for them. */
type BaseUrls = { apiBase?: string; mediaBase?: string };

const defaultLanguage = 'en';
const noindex = { 'X-Robots-Tag': 'noindex, nofollow' };

const inLanguage = (language: string) => ({
  headers: { 'Content-Language': language },
  vary: ['Accept-Language', 'Cookie'],
});

/** The origin of an absolute URL, as a source of a Content-Security-Policy. A path has the page's origin and needs none. */
const sourcesOf = (base = '/') => {
  const ownOrigin = 'https://page.invalid';
  const { origin } = new URL(base, ownOrigin);
  return origin === ownOrigin ? [] : [origin];
};

const fileOf = (language: string, page: string) => `/pages/${language}/${page}.html`;

/** Files of pages without a URL: the server sends them in place of others. */
const withoutUrl = ['/home', '/launched', '/not-found'];

const nameOf = (path: string) => (path === '/' ? 'home' : withoutUrl.includes(path) ? '' : path.slice(1));

/** Serves the build in `folder`; a missing folder is a site without pages. */
export function createSite(folder: string, options: BaseUrls & SiteSettings & { now?: () => number } = {}) {
  const { apiBase, mediaBase, now = Date.now, ...settings } = options;
  const files = readBuild(folder, settings, { connectSrc: sourcesOf(apiBase), imgSrc: sourcesOf(mediaBase) });
  const languages = [...files.keys()].flatMap((path) => /^\/pages\/(\w+)\/home\.html$/.exec(path)?.[1] ?? []);
  const launchDate = launchIn(files.get(fileOf(defaultLanguage, 'launched'))?.content.toString() ?? '');
  const launch = new Date(launchDate ?? Number.NaN).getTime();

  const shown = new Map<StaticFile, { year: number; page: StaticFile }>();

  /** The page with the current year. It is compressed again once a year. */
  const inThisYear = (file: StaticFile) => {
    const year = new Date(now()).getFullYear();
    const known = shown.get(file);
    if (known?.year === year) return known.page;
    const content = applyYear(file.content, year);
    const page = content === file.content ? file : withContent(file, content);
    shown.set(file, { year, page });
    return page;
  };

  const openPage = (language: string, name: string) => {
    const file = files.get(fileOf(language, name));
    return file && inThisYear(file);
  };

  const findPage = (path: string, language: string) => openPage(language, nameOf(path));
  const isPage = (path: string) => programFile(path) || languages.some((language) => findPage(path, language));

  /** The landing page from the launch date on. */
  const launchedPage = (path: string, language: string) =>
    path === '/' && isOlder(launch, { within: 0, now: now() }) ? openPage(language, 'launched') : undefined;

  const respondNotFound = (request: Request, language: string) => {
    const page = openPage(language, 'not-found') ?? openPage(defaultLanguage, 'not-found');
    return page && serveFile(request, page, { status: 404, ...inLanguage(language) });
  };

  /**
   * Responds to a GET or HEAD of any path. An unknown path gets the 404 page, if the build has one. A script or another
   * hashed file that this build lacks gets nothing: no person reads that response, and another build may have it.
   */
  const respond = (request: Request, language: string) => {
    const { pathname, search } = new URL(request.url);
    const file = pathname.endsWith('.html') ? undefined : files.get(pathname);
    if (file || hasHashedName(pathname)) return file && serveFile(request, file);

    const withoutSlash = pathname.slice(0, -1);
    if (pathname.endsWith('/') && isPage(withoutSlash)) {
      return new Response(null, { status: 308, headers: { Location: withoutSlash + search } });
    }
    const program = files.get(programFile(pathname) ?? '');
    if (program) return serveFile(request, program, { headers: noindex });

    const page = launchedPage(pathname, language) ?? findPage(pathname, language);
    return page ? serveFile(request, page, inLanguage(language)) : respondNotFound(request, language);
  };

  return { languages, respond, hashedFiles: new Map([...files].filter(([path]) => hasHashedName(path))) };
}
