import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { fillPage } from './fillPage.ts';
import { writeFonts } from './fonts.ts';
import { inlineScript } from './inlineScript.ts';
import { programTags, readStyles, scriptsOf } from './manifest.ts';
import { preloadFont, preloadScript, style, template } from './tags.ts';

const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, href = '']) => href);

/** The messages of each language, of which an inline script preloads those of the chosen one. */
const messages = (manifest: Manifest, ...namespaces: string[]) =>
  languages
    .map((language) => {
      const files = namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`);
      return template(`messages-${language}`, scriptsOf(manifest, files).map(preloadScript).join(''));
    })
    .join('');

/** What the dashboard's entry imports once it has requested the first list. */
const dashboardApp = 'src/admin/App.tsx';

type Parts = { manifest: Manifest; brand: { name: string }; renderFailure: (language: Language) => string };

/** The pages that the programs below /dashboard start from. They are empty without scripts, so these start at once. */
export async function writeProgramPages({ manifest, brand, renderFailure }: Parts, client: string) {
  const faces = (await writeFonts({ language: defaultLanguage, shown: [], later: [] }, client)).join('');
  const head = `<title>${brand.name}</title>${filesIn(faces).map(preloadFont).join('')}${style(faces)}`;
  const failure = renderFailure(defaultLanguage);

  const write = async (file: string, end: string, ...needed: string[]) => {
    const html = await readFile(join(client, file), 'utf8');
    const { css, known } = await readStyles(manifest, [file, ...needed], client);
    await writeFile(join(client, file), fillPage(html, { head: head + style(css) + known, failure, end }));
  };

  const program = template('program', programTags(manifest, 'dashboard.html', dashboardApp));
  const forDashboard = program + messages(manifest, 'admin', 'resources', 'failures', 'reactAdmin');
  await write('dashboard.html', forDashboard + (await inlineScript('startWithSession')), dashboardApp);

  const ahead = template(
    'dashboard',
    scriptsOf(manifest, ['dashboard.html', dashboardApp]).map(preloadScript).join(''),
  );
  const forSession = programTags(manifest, 'session.html') + ahead + messages(manifest, 'session', 'failures');
  await write('session.html', forSession + (await inlineScript('startAtOnce')));
}
