import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeInlineSources } from '#scripts/build/inlineSources.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

/** A folder with a copy of the build, from which a server can be started while another one has the same data. */
export function copyBuild() {
  const project = temporaryFolder();
  cpSync('dist', join(project, 'dist'), { recursive: true });
  cpSync('package.json', join(project, 'package.json'));
  for (const folder of ['node_modules', 'server']) symlinkSync(resolve(folder), join(project, folder));
  return { project, command: [process.execPath, join(project, 'dist/server/main.js')] };
}

const isText = (name: string) => /\.(?:html|js|css|json)$/.test(name);

/** Turns the hash before the ending of a name into another one. */
const rename = (name: string) =>
  name.replace(/([\w-]{8})(\.\w+)$/, (_, hash: string, ending: string) => `Z${hash.slice(1, 7)}_${ending}`);

/** Gives each hashed file of a copied build another name, in each file that names it, as a build after a change does. */
export async function renameAssets({ project }: ReturnType<typeof copyBuild>) {
  const client = join(project, 'dist/client');
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name);
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const assets = readdirSync(join(client, 'assets')).filter((name) => !isCompressed(name));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (isCompressed(name)) rmSync(file);
    else if (isText(name)) {
      let text = readFileSync(file, 'utf8');
      for (const asset of assets) text = text.replaceAll(asset, rename(asset));
      writeFileSync(file, text);
    }
  }
  for (const asset of assets) renameSync(join(client, 'assets', asset), join(client, 'assets', rename(asset)));
  await writeInlineSources(client); // styles name fonts
}
