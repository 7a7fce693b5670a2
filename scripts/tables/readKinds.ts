import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

const file = 'src/admin/fields/fieldKinds.ts';

/** The names of the field kinds, read from the records of kinds: to import them would load every component. */
export function readKinds(source = readFileSync(file, 'utf8')) {
  const kinds: string[] = [];
  new Visitor({
    VariableDeclarator: ({ init }) => {
      if (init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') kinds.push(property.key.name);
      }
    },
  }).visit(parseSync(file, source).program);
  if (kinds.length === 0) throw new Error(`${file} has no record of kinds`);
  return kinds;
}
