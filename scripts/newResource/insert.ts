/** Adds an entry at the end of the object, or the type, that a file exports under a name. */
export function insertEntry(source: string, exported: string, entry: string) {
  const [key = ''] = /^\w+/.exec(entry) ?? [];
  const lines = source.split('\n');
  const begin = lines.findIndex((line) => /^export (?:const|type) (\w+)/.exec(line)?.[1] === exported);
  const end = lines.findIndex((line, index) => index > begin && /^\}/.test(line));
  if (begin < 0 || end < 0) throw new Error(`there is no object called ${exported} to add to`);
  if (lines.slice(begin, end).some((line) => line.startsWith(`  ${key}:`) || line === `  ${key},`))
    throw new Error(`it has ${key} already`);
  return [...lines.slice(0, end), `  ${entry},`, ...lines.slice(end)].join('\n');
}

/** Adds a type at the end of a file that has none of that name. */
export function insertType(source: string, name: string, type: string) {
  if (new RegExp(`^(export )?type ${name}\\b`, 'm').test(source)) {
    throw new Error(`it has a type ${name} already: choose another name of one row by --words`);
  }
  return `${source}\nexport type ${name} = ${type};\n`;
}

/** Adds a definition to the list of resources, at the end of the menu. */
export function insertResource(source: string, name: string) {
  const list = /(export const resources(?:: [^=]+)? = \[[^\]]*?),?\s*\]/;
  if (!list.test(source)) throw new Error('there is no list of resources to add to');
  return `import { ${name} } from './${name}.ts';\n${source.replace(list, `$1, ${name}]`)}`;
}

/** Adds an icon to those that come with the first screen, unless it is there. */
export const insertMenuIcon = (source: string, icon: string) =>
  source.includes(`  ${icon},\n`)
    ? source
    : `import ${icon} from '@mui/icons-material/${icon}Outlined';\n${insertEntry(source, 'menuIcons', icon)}`;

/** Adds an icon to those that screens can download, unless it is there. */
export const insertIcon = (source: string, icon: string) =>
  source.includes(`  ${icon}: `)
    ? source
    : insertEntry(source, 'icons', `${icon}: () => import('@mui/icons-material/${icon}Outlined')`);
