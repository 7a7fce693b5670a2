import { isOlder } from '#server/time/moments.ts';
import { type Build, programFile, readBuild } from './readBuild.ts';
import { readPageSetting, rewriteDashboard, rewriteLandingPages, setCalendarDate } from './rewriteBuild.ts';
import { serveFile } from './StaticFile.ts';

/** The built site in memory. */
export type StaticSite = ReturnType<typeof createSite>;

/** The URLs of the API and of the pictures, if the build's pages call another server for them. */
export type Bases = { apiBase?: string; mediaBase?: string };

type Options = {
  /** Replaces the launch date that the build contains. */
  launchDate?: string | null;
  now?: () => number;
  /** Off for a server with the fixed API alone: the landing pages and the dashboard then make no other calls. */
  extensions?: 'on' | 'off';
  /** Whether a subscription is confirmed by mail; the form of the landing page shows it. */
  sendsMail?: boolean;
};

const defaultLanguage = 'en';
const noindex = { 'X-Robots-Tag': 'noindex, nofollow' };

const plainNotFound = () =>
  new Response('There is no such page.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });

const inLanguage = (language: string) => ({
  headers: { 'Content-Language': language },
  vary: ['Accept-Language', 'Cookie'],
});

function serveNotFound(request: Request, language: string, { notFound }: Build) {
  const page = notFound.get(language) ?? notFound.get(defaultLanguage);
  if (!page) return plainNotFound();
  return serveFile(request, page, { status: 404, ...inLanguage(language) });
}

/** The origin of an absolute URL, as a source of a Content-Security-Policy. A path has the page's origin and needs none. */
const sourcesOf = (base = '/') => {
  const ownOrigin = 'https://page.invalid';
  const { origin } = new URL(base, ownOrigin);
  return origin === ownOrigin ? [] : [origin];
};

/** Serves the build in `folder`; a missing folder is a site without pages. */
export function createSite(folder: string, options: Bases & Options = {}) {
  const { apiBase, mediaBase, launchDate, now = Date.now, extensions, sendsMail } = options;
  const build = readBuild(folder, { connectSrc: sourcesOf(apiBase), imgSrc: sourcesOf(mediaBase) });
  if (launchDate) {
    setCalendarDate(build, launchDate);
    rewriteLandingPages(build, { launch: launchDate });
  }
  if (sendsMail) rewriteLandingPages(build, { mail: 'on' });
  if (extensions === 'off') {
    rewriteLandingPages(build, { extensions });
    rewriteDashboard(build, { extensions });
  }
  const [launched] = build.launched.values();
  const launchDay = launched && readPageSetting(launched.content.toString(), 'launch');
  const launch = new Date(launchDay ?? Number.NaN).getTime();
  const isPage = (path: string) => programFile(path) || [...build.pages.values()].some((pages) => pages.has(path));

  /** Responds to a GET or HEAD of any path; an unknown path gets the 404 page. */
  const respond = (request: Request, language: string) => {
    const { pathname, search } = new URL(request.url);
    const file = build.files.get(pathname);
    if (file) return serveFile(request, file);

    const withoutSlash = pathname.slice(0, -1);
    if (pathname.endsWith('/') && isPage(withoutSlash)) {
      return new Response(null, { status: 308, headers: { Location: withoutSlash + search } });
    }
    const program = build.programs.get(programFile(pathname) ?? '');
    if (program) return serveFile(request, program, { headers: noindex });

    const launchedPage =
      pathname === '/' && isOlder(launch, { within: 0, now: now() }) ? build.launched.get(language) : undefined;
    const page = launchedPage ?? build.pages.get(language)?.get(pathname);
    return page ? serveFile(request, page, inLanguage(language)) : serveNotFound(request, language, build);
  };

  return { languages: [...build.pages.keys()], respond };
}
