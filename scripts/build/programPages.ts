import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { dashboardTemplate, messagesTemplate, programTemplate } from '#start/contract.ts';
import { fallbackFaces } from './fonts/fallbackFaces.ts';
import { writeFonts } from './fonts/writeFonts.ts';
import { type InlineScript, inlineScript } from './inlineScript.ts';
import { messageModules, programTags, readStyles, scriptsOf } from './manifest.ts';
import { fillPage, openEntry, preloadFont, preloadScript, serializeHtml, style, template } from './page.ts';

/** Templates with preloads of each language's messages. An inline script inserts the template of the chosen language. */
const messages = (manifest: Manifest, ...namespaces: string[]) =>
  languages
    .map((language) => {
      const scripts = scriptsOf(manifest, messageModules(language, namespaces));
      return template(messagesTemplate(language), scripts.map(preloadScript).join(''));
    })
    .join('');

/** The dashboard's entry imports this module lazily, after requesting the first list. */
const dashboardApp = 'src/admin/App.tsx';

type Options = { manifest: Manifest; brand: { name: string }; renderFailure: (language: Language) => string };

/** Writes the pages of the programs below /dashboard. They are empty without scripts, so their scripts start at once. */
export async function writeProgramPages({ manifest, brand, renderFailure }: Options, client: string) {
  const fonts = await writeFonts({ language: defaultLanguage, pageTexts: [], scriptTexts: [] }, client);
  const fallbacks = await fallbackFaces();
  const faces = [...fonts, ...fallbacks].map(({ css }) => css).join('');
  const head = `<title>${brand.name}</title>${fonts.map(({ href }) => preloadFont(href)).join('')}`;
  const failure = renderFailure(defaultLanguage);
  const scheme = await inlineScript('startScheme');

  const write = async (file: string, inline: InlineScript, content: string, ...needed: string[]) => {
    const page = openEntry(await readFile(join(client, file), 'utf8'));
    const { css, disabledSheets } = await readStyles(manifest, [file, ...needed], client);
    fillPage(page, {
      head: head + style(faces + css) + disabledSheets + scheme,
      end: failure + content + (await inlineScript(inline)),
    });
    await writeFile(join(client, file), serializeHtml(page));
  };

  const program = template(programTemplate, programTags(manifest, 'dashboard.html', dashboardApp));
  const forDashboard = program + messages(manifest, 'admin', 'resources', 'failures', 'reactAdmin');
  await write('dashboard.html', 'startDashboard', forDashboard, dashboardApp);

  const dashboardScripts = scriptsOf(manifest, ['dashboard.html', dashboardApp]);
  const preloads = template(dashboardTemplate, dashboardScripts.map(preloadScript).join(''));
  const forSession = programTags(manifest, 'session.html') + preloads + messages(manifest, 'session', 'failures');
  await write('session.html', 'startSignIn', forSession);
}
