import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** The file of the icons that a screen downloads when it draws them. */
export const icons = 'src/admin/engine/schema/icons.ts';

/** The file of the icons that come with the first screen. */
export const menuIcons = 'src/admin/menuIcons.ts';

/** The names in the records of a source: to import it would load every component. */
export function namesIn(file: string, source = readFileSync(file, 'utf8')) {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator: ({ init: value }) => {
      const init = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
      if (init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') names.push(property.key.name);
      }
    },
  }).visit(parseSync(file, source).program);
  if (names.length === 0) throw new Error(`${file} has no record to read names from`);
  return names;
}

/** The names of the field kinds. */
export const readKinds = () => namesIn('src/admin/engine/fields/fieldKinds.ts');

/** The names of the icons. */
export const readIcons = () => namesIn(icons);

/** The names of the icons that come with the first screen. */
export const readMenuIcons = () => namesIn(menuIcons);
