import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import { fillPage } from './fillPage.ts';
import { writeFonts } from './fonts.ts';
import { inlineScript } from './inlineScript.ts';
import { programTags, readStyles, scriptsOf } from './manifest.ts';
import { preloadFont, preloadScript, style, template } from './tags.ts';

const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, href = '']) => href);

type Parts = { manifest: Manifest; brand: { name: string }; renderFailure: (language: Language) => string };

/** The pages that the programs below /dashboard start from. They are empty without scripts, so these start at once. */
export async function writeProgramPages({ manifest, brand, renderFailure }: Parts, client: string) {
  const faces = (await writeFonts({ language: defaultLanguage, shown: [], later: [] }, client)).join('');
  const head = `<title>${brand.name}</title>${filesIn(faces).map(preloadFont).join('')}${style(faces)}`;
  const failure = renderFailure(defaultLanguage);

  const write = async (file: string, end: string) => {
    const html = await readFile(join(client, file), 'utf8');
    const { tags } = await readStyles(manifest, [file], client);
    await writeFile(join(client, file), fillPage(html, { head: head + tags, failure, end }));
  };

  const afterGuard = template('program', programTags(manifest, 'dashboard.html'));
  await write('dashboard.html', afterGuard + (await inlineScript('startWithSession')));

  const ahead = template('dashboard', scriptsOf(manifest, ['dashboard.html']).map(preloadScript).join(''));
  await write('session.html', (await inlineScript('startAtOnce')) + programTags(manifest, 'session.html') + ahead);
}
