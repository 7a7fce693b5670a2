import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { dashboardTemplate, messagesTemplate, programTemplate } from '#start/contract.ts';
import { fallbackFaces } from './fonts/fallbackFaces.ts';
import { writeFonts } from './fonts/writeFonts.ts';
import { type InlineScript, inlineScript } from './inlineScript.ts';
import { messageModules, programTags, readStyles, scriptsOf } from './manifest.ts';
import { append, openEntry, preloadScript, style, template, writeHtml } from './page.ts';

/** The dashboard's entry imports this module lazily, after requesting the first list. */
const dashboardApp = 'src/admin/App.tsx';

type Options = { manifest: Manifest; brand: { name: string }; renderFailure: (language: Language) => string };

/** Writes the pages of the programs below /dashboard. They are empty without scripts, so their scripts start at once. */
export async function writeProgramPages({ manifest, brand, renderFailure }: Options, client: string) {
  const fonts = await writeFonts({ language: defaultLanguage, pageTexts: [], scriptTexts: [] }, client);
  const fallbacks = await fallbackFaces();
  const faces = [...fonts, ...fallbacks].map(({ css }) => css).join('');
  const fontLinks = fonts.map(
    ({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const head = `<title>${brand.name}</title>${fontLinks.join('')}`;
  const preloads = (modules: readonly string[]) => scriptsOf(manifest, modules).map(preloadScript).join('');

  /** Templates before the inline script contain the program and its messages. The script appends them. */
  const write = async (
    file: string,
    inline: InlineScript,
    program: string,
    namespaces: readonly string[],
    ...needed: string[]
  ) => {
    const page = await openEntry(join(client, file));
    const { css, disabledSheets } = await readStyles(manifest, [file, ...needed], client);
    const messages = languages.map((language) =>
      template(messagesTemplate(language), renderFailure(language) + preloads(messageModules(language, namespaces))),
    );
    const start = await inlineScript(inline);
    append(page.head, head + style(faces + css) + disabledSheets + program + messages.join('') + start);
    await writeHtml(join(client, file), page);
  };

  const program = template(programTemplate, programTags({ manifest, client }, 'dashboard.html', dashboardApp));
  const messages = ['admin', 'resources', 'failures', 'reactAdmin'];
  await write('dashboard.html', 'startDashboard', program, messages, dashboardApp);

  const dashboard = template(dashboardTemplate, preloads(['dashboard.html', dashboardApp]));
  const session = programTags({ manifest, client }, 'session.html') + dashboard;
  await write('session.html', 'startSignIn', session, ['session', 'failures']);
}
