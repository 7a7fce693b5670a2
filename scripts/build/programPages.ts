import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { dashboardTemplate, messagesTemplate, programTemplate } from '#start/contract.ts';
import { checkPage } from './checkPage.ts';
import { fillPage, openEntry, serializeHtml } from './fillPage.ts';
import { fallbackFaces } from './fonts/fallbackFaces.ts';
import { writeFonts } from './fonts/writeFonts.ts';
import { type InlineScript, inlineScript } from './inlineScript.ts';
import { programTags, readStyles, scriptsOf } from './manifest.ts';
import { preloadFont, preloadScript, style, template } from './tags.ts';

/** The messages of each language, of which an inline script preloads those of the chosen one. */
const messages = (manifest: Manifest, ...namespaces: string[]) =>
  languages
    .map((language) => {
      const files = namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`);
      return template(messagesTemplate(language), scriptsOf(manifest, files).map(preloadScript).join(''));
    })
    .join('');

/** What the dashboard's entry imports once it has requested the first list. */
const dashboardApp = 'src/admin/App.tsx';

type Parts = { manifest: Manifest; brand: { name: string }; renderFailure: (language: Language) => string };

/** The pages that the programs below /dashboard start from. They are empty without scripts, so these start at once. */
export async function writeProgramPages({ manifest, brand, renderFailure }: Parts, client: string) {
  const fonts = await writeFonts({ language: defaultLanguage, shown: [], later: [] }, client);
  const fallbacks = await fallbackFaces();
  const faces = [...fonts, ...fallbacks].map(({ css }) => css).join('');
  const head = `<title>${brand.name}</title>${fonts.map(({ href }) => preloadFont(href)).join('')}`;
  const failure = renderFailure(defaultLanguage);

  const write = async (file: string, inline: InlineScript, content: string, ...needed: string[]) => {
    const page = openEntry(await readFile(join(client, file), 'utf8'));
    const { css, known } = await readStyles(manifest, [file, ...needed], client);
    fillPage(page, { head: head + style(faces + css) + known, end: failure + content + (await inlineScript(inline)) });
    checkPage(page, css, inline);
    await writeFile(join(client, file), serializeHtml(page));
  };

  const program = template(programTemplate, programTags(manifest, 'dashboard.html', dashboardApp));
  const forDashboard = program + messages(manifest, 'admin', 'resources', 'failures', 'reactAdmin');
  await write('dashboard.html', 'startDashboard', forDashboard, dashboardApp);

  const dashboardScripts = scriptsOf(manifest, ['dashboard.html', dashboardApp]);
  const ahead = template(dashboardTemplate, dashboardScripts.map(preloadScript).join(''));
  const forSession = programTags(manifest, 'session.html') + ahead + messages(manifest, 'session', 'failures');
  await write('session.html', 'startSignIn', forSession);
}
