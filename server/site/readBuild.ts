import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SiteSettings } from './applySettings.ts';
import { type InlineSources, inlineSourcesFileName, type PageSources, pagePolicy } from './pagePolicy.ts';
import { isCompressedCopy, readStaticFile, type StaticFile } from './StaticFile.ts';

/** Light pages that load without the dashboard. */
const sessionPages = ['/dashboard/login', '/dashboard/changePassword', '/dashboard/invitation'];

/** The file of the build for a path below /dashboard. A plain static host needs the same rules. */
export function programFile(path: string): '/session.html' | '/dashboard.html' | undefined {
  if (sessionPages.includes(path)) return '/session.html';
  return path === '/dashboard' || path.startsWith('/dashboard/') ? '/dashboard.html' : undefined;
}

const isServed = (path: string) =>
  !isCompressedCopy(path) && !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

const pathsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    : [];

const programs = ['/dashboard.html', '/session.html'];

/** Reads the files of the build by path, with the server's settings. All are in memory, so that requests cannot reach other files. */
export function readBuild(folder: string, settings: SiteSettings, sources: PageSources) {
  const file = join(folder, inlineSourcesFileName);
  const inline: Partial<Record<string, InlineSources>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const policyOf = (path: string) => {
    const ofPage = { ...sources, isStyledByScripts: programs.includes(path) };
    return path.endsWith('.html') ? pagePolicy(inline[path] ?? { scripts: [], styles: [] }, ofPage) : undefined;
  };
  const paths = pathsIn(folder).filter(isServed);
  return new Map<string, StaticFile>(
    paths.map((path) => [path, readStaticFile(folder + path, path, settings, policyOf(path))]),
  );
}
