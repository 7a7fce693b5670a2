import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language, selectedLanguageKey } from '#i18n/language.ts';
import { writeFonts } from './fonts.ts';
import { inlineScript } from './inlineScript.ts';
import { scriptsOf, stylesOf } from './manifest.ts';
import { preloadFont, preloadScript, style } from './tags.ts';

const scriptTags = /\s*<script type="module"[^>]*><\/script>/g;

const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, href = '']) => href);

/** What the two programs behind the shell download while the entry is still on its way. */
function downloadsAhead(manifest: Manifest, languages: readonly Language[]) {
  const ahead = (program: string, areas: string[]) => {
    const scripts = scriptsOf(manifest, ['src/admin/enterDashboard.ts', program]);
    const styles = stylesOf(manifest, [program]).map((file) => `/${file}`);
    const words = languages.map((language) => {
      const files = areas.map((area) => `src/i18n/messages/${language}/${area}.ts`);
      return [language, scriptsOf(manifest, files).filter((file) => !scripts.includes(file))];
    });
    return { scripts, styles, words: Object.fromEntries(words) };
  };
  const session = ahead('src/signIn/SessionApp.tsx', ['session', 'failures']);
  const dashboard = ahead('src/admin/App.tsx', ['admin', 'failures', 'reactAdmin']);
  const both = session.scripts.filter((file) => dashboard.scripts.includes(file));
  const rest = (scripts: string[]) => scripts.filter((file) => !both.includes(file));
  return {
    both,
    likely: {
      session: { ...session, scripts: rest(session.scripts) },
      dashboard: { ...dashboard, scripts: rest(dashboard.scripts) },
    },
  };
}

type Parts = {
  shell: string;
  manifest: Manifest;
  entry: string;
  languages: readonly Language[];
  brand: { name: string };
  renderFailure: (language: Language) => string;
};

/** The page that all of the dashboard starts from. Its scripts start at once: it is empty without them. */
export async function writeDashboardShell(parts: Parts, client: string) {
  const { shell, manifest, entry, languages, brand, renderFailure } = parts;
  const { both, likely } = downloadsAhead(manifest, languages);
  const faces = (await writeFonts({ language: defaultLanguage, shown: [], later: [] }, client)).join('');
  const head = [
    `<title>${brand.name}</title>`,
    '<meta name="robots" content="noindex">',
    ...[entry, ...both].map(preloadScript), // as tags, they are found before any script can run
    ...filesIn(faces).map(preloadFont),
    // before the style sheets, which an inline script after them would wait for
    await inlineScript('src/site/loaders/preloadLikely.ts', { ahead: likely, selectedLanguageKey, defaultLanguage }),
    style(faces),
  ];
  const startAtOnce = await inlineScript('src/site/loaders/startAtOnce.ts', { entry });
  const page = shell
    .replaceAll(scriptTags, '')
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--page-->', '')
    .replace('<!--failure-->', () => renderFailure(defaultLanguage) + startAtOnce);
  await writeFile(join(client, 'dashboard.html'), page);
}
