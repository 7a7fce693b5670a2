import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type InlineSources, inlineSourcesName, type PageSources, pagePolicy } from './pagePolicy.ts';
import { isCompressedCopy, readStaticFile, type StaticFile } from './StaticFile.ts';

/** The build: files by path, prerendered pages by language and path, and the programs below /dashboard by file name. */
export type Build = {
  files: Map<string, StaticFile>;
  pages: Map<string, Map<string, StaticFile>>;
  notFound: Map<string, StaticFile>;
  /** The landing page once the launch date has passed. */
  launched: Map<string, StaticFile>;
  programs: Map<string, StaticFile>;
};

/** Light pages that load without the dashboard. */
const sessionPages = ['/dashboard/login', '/dashboard/changePassword', '/dashboard/invitation'];

/** The file of the build for a path below /dashboard. A plain static host needs the same rules. */
export function programFile(path: string): 'session.html' | 'dashboard.html' | undefined {
  if (sessionPages.includes(path)) return 'session.html';
  return path === '/dashboard' || path.startsWith('/dashboard/') ? 'dashboard.html' : undefined;
}

const programs = new Set(['/dashboard.html', '/session.html']);

const pathOf = (page: string) => (page === 'home' ? '/' : `/${page}`);

const isServed = (path: string) =>
  !isCompressedCopy(path) && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

const pathsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    : [];

/** Returns the policy of a page by its path; undefined for other files. */
function readPolicies(folder: string, sources: PageSources) {
  const file = join(folder, inlineSourcesName);
  const inline: Partial<Record<string, InlineSources>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path: string) =>
    path.endsWith('.html')
      ? pagePolicy(inline[path] ?? { scripts: [], styles: [] }, { ...sources, isStyledByScripts: programs.has(path) })
      : undefined;
}

/** Reads the whole build into memory, so that requests cannot reach other files. */
export function readBuild(folder: string, sources: PageSources): Build {
  const build: Build = {
    files: new Map(),
    pages: new Map(),
    notFound: new Map(),
    launched: new Map(),
    programs: new Map(),
  };

  const policyOf = readPolicies(folder, sources);

  for (const path of pathsIn(folder).filter(isServed)) {
    const file = readStaticFile(folder + path, path, policyOf(path));
    const [, language, page] = /^\/pages\/([^/]+)\/([^/]+)\.html$/.exec(path) ?? [];
    const apart = { 'not-found': build.notFound, launched: build.launched }[page ?? ''];
    if (language && apart) apart.set(language, file);
    else if (language && page) {
      build.pages.set(language, (build.pages.get(language) ?? new Map()).set(pathOf(page), file));
    } else if (programs.has(path)) build.programs.set(path.slice(1), file);
    else if (!path.endsWith('.html')) build.files.set(path, file);
  }
  return build;
}
