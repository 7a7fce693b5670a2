import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const moduleSyntax = /^(?:import .*;|export \{.*\};|export )/gm;

async function readScript(file: string) {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { lang: 'ts' });
  return code.replaceAll(moduleSyntax, '');
}

/** An inline script that starts the scripts the way the file says, and tells when they do not arrive. */
export async function inlineScript(file: string, known: Record<string, unknown>) {
  const parts = await Promise.all(['src/brand/showLoadFailure.ts', file].map(readScript));
  const constants = Object.entries(known).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  const whole = `(()=>{${constants.join('')}${parts.join('\n')}})()`;
  const { code, errors } = await minify(file, whole, { module: true });
  if (errors.length > 0) throw new Error(`${file} could not be made an inline script`);
  return `<script>${code.trim()}</script>`;
}
