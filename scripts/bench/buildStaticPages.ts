import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeInlineSources } from '#scripts/build/inlineSources.ts';
import { append, parseHtml, style, writeHtml } from '#scripts/build/page.ts';
import { precompress } from '#scripts/build/precompress.ts';
import { copyBuild } from './copyBuild.ts';

const notText = 'script, style, link, template, noscript, svg, img, picture, meta[http-equiv]';

/** Every public page as static text: its words, without scripts, pictures, fonts and our style. Returns the folder of the build. */
export async function buildStaticPages() {
  const dist = copyBuild('static');
  const client = join(dist, 'client');
  for await (const path of glob('pages/*/*.html', { cwd: client })) {
    const file = join(client, path);
    const page = parseHtml(await readFile(file, 'utf8'));
    for (const element of page.querySelectorAll(notText)) element.remove();
    for (const element of page.querySelectorAll('[class], [style]')) {
      element.removeAttribute('class');
      element.removeAttribute('style');
    }
    append(page.head, style('body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}'));
    await writeHtml(file, page);
  }
  await precompress(client);
  await writeInlineSources(client);
  return dist;
}
