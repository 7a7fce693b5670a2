/** Puts lines at the end of the object that a file exports under a name: before the first line that closes it. */
export function insertEntry(source: string, exported: string, entry: string) {
  const lines = source.split('\n');
  const begin = lines.findIndex((line) => /^export (?:const|type) (\w+)/.exec(line)?.[1] === exported);
  const end = lines.findIndex((line, index) => index > begin && /^\}/.test(line));
  if (begin < 0 || end < 0) throw new Error(`there is no object called ${exported} to add to`);
  const [, key = ''] = /^ {2}(\w+):/.exec(entry) ?? [];
  if (lines.slice(begin, end).some((line) => line.startsWith(`  ${key}:`) || line === `  ${key},`)) {
    throw new Error(`it has ${key} already`);
  }
  return [...lines.slice(0, end), entry, ...lines.slice(end)].join('\n');
}

/** Adds a type at the end of a file that has none of that name. */
export function insertType(source: string, name: string, text: string) {
  if (new RegExp(`^(export )?type ${name}\\b`, 'm').test(source)) {
    throw new Error(`it has a type ${name} already: choose another name of one row by --words`);
  }
  return source + text;
}

/** Adds a definition to the list of resources, at the end of the menu. */
export function insertResource(source: string, name: string) {
  const list = /export const resources(?:: [^=]+)? = \[([^\]]*)\]/;
  if (!list.test(source)) throw new Error('there is no list of resources to add to');
  const added = source.replace(list, (found, names: string) =>
    found.replace(`[${names}]`, `[${names.trim().replace(/,$/, '')}, ${name}]`),
  );
  return `import { ${name} } from './${name}.ts';\n${added}`;
}

/** Adds the line that gives a resource its suite, after that of the last one. */
export const insertSuite = (source: string, name: string) =>
  source.replace(/^(describeResource\((\w+), '\w+'\);\n)(?!describeResource)/m, `$1describeResource($2, '${name}');\n`);

/** Has an icon come with the first screen. */
export function insertMenuIcon(source: string, icon: string) {
  if (new RegExp(`^  ${icon},`, 'm').test(source)) return source;
  return `import ${icon} from '@mui/icons-material/${icon}Outlined';\n${insertEntry(source, 'menuIcons', `  ${icon},`)}`;
}

/** Adds an icon to the icons that screens can download. */
export function insertIcon(source: string, icon: string) {
  if (new RegExp(`^  ${icon}: `, 'm').test(source)) return source;
  return source.replace(
    '} satisfies Record<string, Load>',
    `  ${icon}: () => import('@mui/icons-material/${icon}Outlined'),\n$&`,
  );
}
