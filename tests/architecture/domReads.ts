import { type Node, Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

/** Methods that find elements, or read what another component has written into one. */
const methods = [
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'getElementById',
  'getElementsByClassName',
  'getElementsByName',
  'getElementsByTagName',
  'namedItem',
  'getAttribute',
  'hasAttribute',
];

const properties = ['activeElement', 'dataset', 'forms'];

const isProperty = (node: Node) => node.type === 'Identifier' && properties.includes(node.name);

/** Returns the source of each place that looks for elements in the page, or reads their attributes. */
export function domReads(file: string, source: string) {
  const { program } = parseSource(file, source);
  const found: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) => found.push(source.slice(start, end));

  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (methods.includes(callee.property.name)) add(callee);
    },
    MemberExpression: (node) => {
      if (isProperty(node.property)) add(node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      for (const property of id.properties) if (property.type === 'Property' && isProperty(property.key)) add(property);
    },
  }).visit(program);
  return found;
}
