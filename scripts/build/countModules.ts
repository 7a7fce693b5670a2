import type { build } from 'vite';

/** The number of modules in each script of a build, by the URL path of the script. */
export function countModules(built: Awaited<ReturnType<typeof build>>) {
  if (!('output' in built)) throw new Error('The build has several outputs');
  const scripts = built.output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(scripts.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds.length]));
}
